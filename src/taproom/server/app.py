"""The application: lobby, socket, health and metrics, and the browser client."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from taproom.server import schema
from taproom.server.calls import AtOnce, Desk
from taproom.server.guard import SecurityHeaders
from taproom.server.house import House
from taproom.server.lobby import Lobby
from taproom.server.pages import Pages
from taproom.server.probes import Probe
from taproom.server.reception import Reception
from taproom.server.sockets import Sockets
from taproom.server.store import StoreAway


def make_app(house: House, origins: frozenset[str] = frozenset()) -> Starlette:
    """Everything the server answers. `origins` are further sites whose pages may ask, besides its own."""
    sockets = Sockets(house, origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        sockets.dismiss_all()
        await house.close()

    async def health(request: Request) -> Response:
        """Whether something can be stored and read back now, and if not, why."""
        try:
            await house.store.check()
        except StoreAway as problem:
            return PlainTextResponse(f"{problem.reason}\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        gauges = {
            "tables": len(house.rooms),
            "tables_set_aside": len(house.aside),
            "clients": len(sockets.guests),
            "bots_thinking": sum(len(room.thinkers.tasks) for room in house.rooms.values()),
            "bots_waiting": house.crew.waiting(),
            "commits": house.store.groups,
            "store_up": int(house.store.trouble is None),
            "store_writer_up": int(house.store.writes()),
            "store_waiting": house.store.waiting(),
            "tasks": len(asyncio.all_tasks()),
        }
        return PlainTextResponse(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    places = Desk(house, origins).places({**Lobby(house).answers(), **Reception(house).answers()})
    routes: list[BaseRoute] = [
        WebSocketRoute("/ws/{table}", sockets),
        *[Route(path, place) for path, place in places.items() if _varies(path)],
        _document("/api/openapi.json", json.dumps(schema.openapi())),
        _document("/api/schema.json", json.dumps(schema.json_schema())),
        Route("/healthz", Probe(house, health).answer),
        Route("/metrics", Probe(house, metrics).answer),
        Mount("/", Pages()),
    ]
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AtOnce, {path: place for path, place in places.items() if not _varies(path)}),
        ],
        exception_handlers={HTTPException: _plain_error},
        lifespan=lifespan,
    )


def _varies(path: str) -> bool:
    return "{" in path


def _document(path: str, text: str) -> Route:
    async def answer(request: Request) -> Response:
        return Response(text, media_type="application/json")

    return Route(path, answer)


def _plain_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return PlainTextResponse(f"{status}\n", status)

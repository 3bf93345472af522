"""The application: the HTTP API, the socket, health and metrics, and the browser client."""

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute

from taproom.server.http.accounts import AccountCalls
from taproom.server.http.documents import documents
from taproom.server.http.link_previews import LinkPreviews
from taproom.server.http.monitoring import Monitoring
from taproom.server.http.pages import Pages
from taproom.server.http.routing import routes
from taproom.server.http.tables import TableCalls
from taproom.server.registry import Registry
from taproom.server.security import SecurityHeaders
from taproom.server.socket.endpoint import Sockets


def make_app(registry: Registry, origins: frozenset[str] = frozenset()) -> Starlette:
    """Everything the server answers. `origins` are further sites whose pages may ask, besides its own."""
    sockets = Sockets(registry, origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        yield
        sockets.dismiss_all()
        await registry.close()

    answering = (TableCalls(registry), AccountCalls(registry))
    all_routes: list[BaseRoute] = [
        WebSocketRoute("/ws/{table}", sockets),
        *routes(registry, origins, answering),
        *documents(),
        *Monitoring(registry, sockets).routes(),
        Mount("/", Pages(links=LinkPreviews(registry))),
    ]
    return Starlette(
        routes=all_routes,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: _plain_error},
        lifespan=lifespan,
    )


def _plain_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return PlainTextResponse(f"{status}\n", status)

"""What an operator's programs ask for again and again: health and metrics, each looked up once at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from taproom.server.clocks import RealClock
from taproom.server.limits import Buckets
from taproom.server.registry import Registry
from taproom.server.security import guest_of
from taproom.server.socket.endpoint import Sockets
from taproom.server.storage.store import StoreAway


class Monitoring:
    """Answers `/healthz` and `/metrics`."""

    def __init__(self, registry: Registry, sockets: Sockets) -> None:
        self._registry: Final = registry
        self._sockets: Final = sockets

    def routes(self) -> list[Route]:
        """Both routes, each behind its probe."""
        health, metrics = _Probe(self._registry, self._health), _Probe(self._registry, self._metrics)
        return [Route("/healthz", health.answer), Route("/metrics", metrics.answer)]

    async def _health(self) -> Response:
        """Whether something can be stored and read back now, and if not, why."""
        try:
            await self._registry.store.check()
        except StoreAway as problem:
            return PlainTextResponse(f"{problem.reason}\n", 503)
        return PlainTextResponse("ok\n")

    async def _metrics(self) -> Response:
        registry = self._registry
        gauges = {
            "tables": len(registry.actors),
            "tables_set_aside": len(registry.aside),
            "clients": len(self._sockets.connections),
            "bots_thinking": sum(len(actor.thinkers.tasks) for actor in registry.actors.values()),
            "bots_waiting": registry.crew.waiting(),
            "commits": registry.store.groups,
            "store_up": int(registry.store.trouble is None),
            "store_writer_up": int(registry.store.writes()),
            "store_waiting": registry.store.waiting(),
            "tasks": len(asyncio.all_tasks()),
        }
        return PlainTextResponse(registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")


class _Probe:
    """One such question. Requests that arrive while it is being answered share the answer."""

    def __init__(self, registry: Registry, look_up: Callable[[], Awaitable[Response]]) -> None:
        self._limited: Final = registry.metrics
        self._look_up: Final = look_up
        self._buckets = Buckets(RealClock(), registry.allowance.probes, registry.allowance.probes_at_once)
        self._looking: asyncio.Task[Response] | None = None

    async def answer(self, request: Request) -> Response:
        """The answer, or 429 for a client that asks too often."""
        if not self._buckets.take_token(guest_of(request)):
            self._limited.count("limited")
            return PlainTextResponse("429\n", 429)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_once())
        # A client that disconnects must not cancel it for the others.
        return await asyncio.shield(self._looking)

    async def _look_once(self) -> Response:
        try:
            return await self._look_up()
        finally:
            self._looking = None

"""What an operator's programs ask for again and again: however often that is, it is looked up once at a time."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from taproom.server.calls import Answer
from taproom.server.clocks import RealClock
from taproom.server.guard import guest_of
from taproom.server.house import House
from taproom.server.limits import Buckets


class Probe:
    """One such thing. Whoever asks while it is being looked up gets the same answer."""

    def __init__(self, house: House, look: Answer) -> None:
        self._metrics: Final = house.metrics
        self._look: Final = look
        self._buckets = Buckets(RealClock(), house.allowance.probes, house.allowance.probes_at_once)
        self._looking: asyncio.Task[Response] | None = None

    async def answer(self, request: Request) -> Response:
        """The answer, or 429 for whoever asks too often."""
        if not self._buckets.take(guest_of(request)):
            self._metrics.count("limited")
            return PlainTextResponse("429\n", 429)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_once(request))
        # Who leaves takes nothing away from the others.
        return await asyncio.shield(self._looking)

    async def _look_once(self, request: Request) -> Response:
        try:
            return await self._look(request)
        finally:
            self._looking = None

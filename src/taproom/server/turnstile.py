"""Where guests are counted before anything is told to them, whichever way they ask."""

import asyncio
from typing import Final

from taproom.server.clocks import RealClock
from taproom.server.limits import Allowance, Buckets
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal

_MOST_WAITING: Final = 8
MANY_WAITING: Final = 200
"""A socket that waits costs little, and as long as it waits it does not come again."""


class Turnstile:
    """Lets so many requests of each guest through; whoever asks too fast waits for the refusal."""

    def __init__(self, allowance: Allowance, metrics: Metrics) -> None:
        self._buckets = Buckets(RealClock(), allowance.requests, allowance.requests_at_once)
        self._late = allowance.late
        self._metrics = metrics
        self._waiting: dict[str, int] = {}
        """How many requests of each guest wait for their refusal."""

    def is_open(self, guest: str) -> bool:
        """Whether the guest may ask for one more; it counts."""
        return self._buckets.take(guest)

    async def admit(self, guest: str) -> None:
        """Let one request through; Refusal, and that late, if there were too many."""
        if not self.is_open(guest):
            await self.turn_away(guest)

    async def turn_away(self, guest: str, most: int = _MOST_WAITING) -> None:
        """Refuse, but only so many requests of one guest wait for it: that, too, would be a way to ask for too much."""
        self._metrics.count("limited")
        waiting = self._waiting.get(guest, 0)
        if waiting < most:
            self._waiting[guest] = waiting + 1
            try:
                await asyncio.sleep(self._late)
            finally:
                self._waiting[guest] -= 1
                if not self._waiting[guest]:
                    del self._waiting[guest]
        raise Refusal("too-fast")

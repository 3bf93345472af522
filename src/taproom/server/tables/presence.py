"""Who is connected to a table, and how long the others have been away."""

import asyncio
from typing import Final

from taproom.server.clocks import Clock
from taproom.server.tables import entries
from taproom.server.tables.subscribers import Subscribers

_GRACE: Final = 15_000
"""Milliseconds a person who lost the connection has to come back."""


class Presence:
    """Keeps count, and tells everybody when somebody comes or goes."""

    def __init__(self, subscribers: Subscribers, clock: Clock, seats: int) -> None:
        self._subscribers = subscribers
        self._clock = clock
        self._left = {seat: clock.now() for seat in range(seats)}
        """When each seat's person was last connected."""
        self._changed = False
        """Whether somebody came or went and the others will be told in a moment."""

    def left(self, viewer: int) -> None:
        """A viewer's connection has just ended."""
        self._left[viewer] = self._clock.now()

    def follow(self, entry: entries.AnyEntry) -> None:
        """Connections go where their people go; those to a seat taken up elsewhere end."""
        if isinstance(entry, entries.Moved):
            self._reseat({entry.seat: entry.to})
        elif isinstance(entry, entries.Reseated):
            self._reseat({before: seat for seat, before in enumerate(entry.order) if before != seat})
        elif isinstance(entry, entries.Returned):
            self._subscribers.dismiss(entry.seat)

    def _reseat(self, where: dict[int, int]) -> None:
        self._left |= {to: self._left[seat] for seat, to in where.items()}
        self._subscribers.reseat(where)

    def alone_for(self) -> int:
        """How many milliseconds nobody has been connected."""
        return 0 if self._subscribers.all() else self._clock.now() - max(self._left.values())

    def expected(self) -> set[int]:
        """The seats whose people are here or may be back any moment: nobody is replaced for a lost connection."""
        now = self._clock.now()
        return self._subscribers.seats() | {seat for seat, since in self._left.items() if now - since < _GRACE}

    def tell_soon(self) -> None:
        """One notice for all who come or go together, as a party does."""
        if not self._changed:
            self._changed = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._changed = False
        self._subscribers.tell_presence()

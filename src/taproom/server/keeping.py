"""Writing a running table's position down now and then: a version with other rules goes on from there."""

import asyncio
import logging
from typing import Final

from taproom.server import positions
from taproom.server.clocks import Clock
from taproom.server.store import Row, Store, StoreAway
from taproom.server.tables import PLAYING, Table

_log = logging.getLogger("taproom.server")
_EVERY: Final = 50
"""After so many entries the position is written down;"""
_AFTER: Final = 10_000
"""but not before so many milliseconds have passed: people never play that fast."""


class Keeper:
    """See the module."""

    def __init__(self, row: Row, table: Table, store: Store, clock: Clock) -> None:
        self._row = row
        self._table = table
        self._store = store
        self._clock = clock
        self._kept = 0
        """How many entries the position holds that was written down last, as far as is known here."""
        self._at = clock.now() - _AFTER
        self._keeping: asyncio.Task[None] | None = None

    def keep_if_due(self) -> None:
        """After every entry."""
        table = self._table
        if table.entries - self._kept < _EVERY or table.phase != PLAYING:
            return
        if self._clock.now() - self._at >= _AFTER:
            self._keep()

    async def finish(self) -> None:
        """The table is closed: whatever has happened since is written down, and all that was is stored."""
        if self._table.phase == PLAYING and self._kept < self._table.entries:
            self._keep()
        if self._keeping is not None:
            await self._keeping

    def _keep(self) -> None:
        """Written down now, stored behind the game's back: nobody waits for it."""
        before, number, body = self._keeping, self._table.entries, positions.write(self._table)

        async def keep() -> None:
            if before is not None:
                await before
            try:
                await self._store.keep_position(self._row.key, number, body)
            except StoreAway as problem:
                _log.warning("table %s could not be written down: %s", self._row.code, problem)

        self._kept, self._at = number, self._clock.now()
        self._keeping = asyncio.get_running_loop().create_task(keep())

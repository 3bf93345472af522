"""What is done from time to time: tables nobody comes to are cleared, what has ended is thrown away."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from taproom.server import entries
from taproom.server.packs import SHELF_SECONDS
from taproom.server.refusals import Refusal
from taproom.server.store import StoreAway
from taproom.server.tables import GATHERING, OVER, Table

if TYPE_CHECKING:
    from taproom.server.house import House
    from taproom.server.rooms import Room

_log = logging.getLogger("taproom.server")
_EVERY: Final = 600
"""Seconds."""
_HOUR: Final = 3_600_000
_DAY: Final = 86_400
_CROWDED: Final = 0.75
"""From so much of the house being taken on, tables at which nobody sits are cleared early."""
_EARLY: Final = 600_000
"""Milliseconds without anybody connected after which such a table is."""


@dataclass(frozen=True)
class Terms:
    """For how long things are good."""

    gathering_hours: float = 24
    """After so long without anybody connected a table whose game has not begun is cleared."""
    link_days: float = 90
    """So long after a table was laid its seats' and its spectators' links end. What is over stays to be replayed."""
    playing_days: float = 30
    """After so long without anybody connected, or with its links, a game that stands still is over; nobody has won."""


def has_ended(table: Table, terms: Terms, wall: int) -> bool:
    """Whether the table's links are no longer good."""
    return bool(table.opened.laid) and wall >= table.opened.laid + terms.link_days * _DAY


async def keep_tidy(house: "House") -> None:
    """For ever."""
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await sweep(house)
        except StoreAway as problem:
            _log.warning("nothing could be tidied up: %s", problem)


async def sweep(house: "House") -> None:
    """Once."""
    await clear_abandoned(house)
    for room in list(house.rooms.values()):
        house.forget(room)
    wall = house.clock.wall()
    await house.store.commit(
        [
            ("DELETE FROM sessions WHERE until <= ?", (wall,)),
            ("DELETE FROM packs WHERE made < ?", (wall - SHELF_SECONDS,)),
        ]
    )


async def clear_abandoned(house: "House") -> None:
    """Clear the tables nobody comes to any more; those that were left first, first."""
    for room in sorted(house.unfinished(), key=lambda room: -room.alone_for()):
        if _is_abandoned(room, house):
            try:
                await room.act(lambda table, at, room=room: _clear(room, house, at))  # type: ignore[misc]
            except Refusal:
                # Somebody has just come.
                continue
            house.forget(room)


def _is_abandoned(room: "Room", house: "House") -> bool:
    """Whether nobody is at the table, and has not been for long or cannot come any more."""
    table, terms = room.table, house.terms
    if table.phase == OVER or room.audience.all():
        return False
    waited = room.now() - table.at
    if table.phase == GATHERING:
        early = house.fullness() >= _CROWDED and room.alone_for() >= _EARLY
        return early or waited >= terms.gathering_hours * _HOUR
    return waited >= terms.playing_days * 24 * _HOUR or has_ended(table, terms, house.clock.wall())


def _clear(room: "Room", house: "House", at: int) -> entries.AnyEntry:
    if not _is_abandoned(room, house):
        raise Refusal("already-started")
    return entries.Abandoned(at)

"""What is done from time to time: tables nobody came to are cleared, what has ended is thrown away."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from taproom.server import entries
from taproom.server.packs import SHELF_SECONDS
from taproom.server.refusals import Refusal
from taproom.server.store import StoreAway
from taproom.server.tables import GATHERING, Table

if TYPE_CHECKING:
    from taproom.server.house import House
    from taproom.server.rooms import Room

_log = logging.getLogger("taproom.server")
_EVERY: Final = 600
"""Seconds."""
_HOUR: Final = 3_600_000
_DAY: Final = 86_400


@dataclass(frozen=True)
class Terms:
    """For how long things are good."""

    gathering_hours: float = 24
    """After so long without anybody connected a table whose game has not begun is cleared."""
    link_days: float = 90
    """So long after a table was laid its seats' and its spectators' links end. What is over stays to be replayed."""


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
    for room in list(house.rooms.values()):
        if _is_abandoned(room, house.terms):
            try:
                await room.act(lambda table, at, room=room: _clear(room, house.terms, at))  # type: ignore[misc]
            except Refusal:
                # Somebody has just come.
                continue
        house.forget(room)
    wall = house.clock.wall()
    await house.store.commit(
        [
            ("DELETE FROM sessions WHERE until <= ?", (wall,)),
            ("DELETE FROM packs WHERE made < ?", (wall - SHELF_SECONDS,)),
        ]
    )


def _is_abandoned(room: "Room", terms: Terms) -> bool:
    waited = room.now() - room.table.at
    return room.table.phase == GATHERING and not room.audience.all() and waited >= terms.gathering_hours * _HOUR


def _clear(room: "Room", terms: Terms, at: int) -> entries.AnyEntry:
    if not _is_abandoned(room, terms):
        raise Refusal("already-started")
    return entries.Abandoned(at)

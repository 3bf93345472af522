"""What the operator asks of a running server: to close a table, or to delete one that is over.

Whoever may write to the database is its operator. `taproom tables close` and `delete` leave an errand there, the server
that has the database looks for some every other second, and an errand that is done is gone. Where no server runs the
command carries its errand out itself, by the same functions.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from taproom.server import entries
from taproom.server.audience import NO_TABLE, notify
from taproom.server.refusals import Refusal
from taproom.server.store import Row, Statement, StoreAway
from taproom.server.tables import OVER, Table

if TYPE_CHECKING:
    from taproom.server.house import House

_log = logging.getLogger("taproom.server")
CLOSE: Final = "close"
DELETE: Final = "delete"
_EVERY: Final = 2.0
"""Seconds."""


def leaving(key: str, what: str) -> Statement:
    """Leaves an errand; a table has one at most, the last that was left."""
    sql = "INSERT INTO errands (key, what) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET what = excluded.what"
    return (sql, (key, what))


def taking_back(key: str) -> Statement:
    """Done, or not wanted any more."""
    return ("DELETE FROM errands WHERE key = ?", (key,))


async def attend(house: "House") -> None:
    """For ever."""
    while True:
        await asyncio.sleep(_EVERY)
        # While the store is away the tables say so, and errands wait.
        with contextlib.suppress(StoreAway):
            await run_all(house)


async def run_all(house: "House") -> None:
    """Whatever there is to do. What cannot be done is gone as well: whoever asked looks at what became of it."""
    for key, what in await house.store.read("SELECT key, what FROM errands ORDER BY key", ()):
        try:
            await _run(house, str(key), str(what))
        except StoreAway:
            raise
        except Exception:
            _log.exception("an errand of the operator has failed")
        await house.store.commit([taking_back(str(key))])


async def _run(house: "House", key: str, what: str) -> None:
    row = await house.store.find(key)
    if row is None:
        return
    if what == CLOSE and not row.over:
        await _close(house, row)
        _log.info("table %s was closed by the operator", row.code)
    elif what == DELETE and row.over:
        await _delete(house, row)
        _log.info("table %s was deleted by the operator", row.code)


async def _close(house: "House", row: Row) -> None:
    """The game is over, and nobody has won; everybody at the table is told by whom."""
    try:
        room = await house.find(row.key)
    except Refusal:
        # It is set aside, and to a log that cannot be read nothing is added.
        await house.store.commit([("UPDATE tables SET over = 1 WHERE key = ?", (row.key,))])
        return
    try:
        await room.act(_closing)
    except Refusal:
        # Its game has just ended by itself.
        return
    for listener in room.audience.all():
        notify(listener, "closed")
    await room.quiet()
    house.forget(room)


def _closing(table: Table, at: int) -> entries.AnyEntry:
    if table.phase == OVER:
        raise Refusal("not-found")
    return entries.Abandoned(at)


async def _delete(house: "House", row: Row) -> None:
    """Nothing is left of it: no log, no replay, no line in anybody's history."""
    await _send_away(house, row.key)
    deleted = [(f"DELETE FROM {part} WHERE key = ?", (row.key,)) for part in ("games", "positions", "log", "tables")]
    await house.store.commit([*deleted])
    # Whoever came to look in between.
    await _send_away(house, row.key)
    house.aside.pop(row.key, None)


async def _send_away(house: "House", key: str) -> None:
    room = house.rooms.get(key)
    if room is not None:
        for listener in room.audience.all():
            listener.dismiss(NO_TABLE)
        await house.dismantle(room)

"""What the operator asks of a running server: to close a table, or to delete one that is over.

An operator may write to the database. `taproom tables close` and `delete` leave an errand there, the server
that has the database looks for some every other second, and an errand that is done is gone. Where no server runs the
command carries its errand out itself, by the same functions.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from taproom.server.refusals import Refusal
from taproom.server.storage.store import Row, Statement, StoreAway
from taproom.server.tables import entries
from taproom.server.tables.subscribers import NO_TABLE, notify
from taproom.server.tables.table import OVER, Table

if TYPE_CHECKING:
    from taproom.server.registry import Registry

_log = logging.getLogger("taproom.server")
CLOSE: Final = "close"
DELETE: Final = "delete"
_EVERY: Final = 2.0
"""Seconds."""


def leaving(key: str, what: str) -> Statement:
    """Leave an errand; a table has at most one, the latest."""
    sql = "INSERT INTO errands (key, what) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET what = excluded.what"
    return (sql, (key, what))


def taking_back(key: str) -> Statement:
    """Remove an errand that is done or no longer wanted."""
    return ("DELETE FROM errands WHERE key = ?", (key,))


async def attend(registry: "Registry") -> None:
    """Look for errands until cancelled."""
    while True:
        await asyncio.sleep(_EVERY)
        # While the store is away the tables say so, and errands wait.
        with contextlib.suppress(StoreAway):
            await run_all(registry)


async def run_all(registry: "Registry") -> None:
    """Do everything there is to do. A failed errand is removed as well: the command that left it checks the outcome."""
    for key, what in await registry.store.read("SELECT key, what FROM errands ORDER BY key", ()):
        try:
            await _run(registry, str(key), str(what))
        except StoreAway:
            raise
        except Exception:
            _log.exception("an errand of the operator has failed")
        await registry.store.commit([taking_back(str(key))])


async def _run(registry: "Registry", key: str, what: str) -> None:
    row = await registry.store.find(key)
    if row is None:
        return
    if what == CLOSE and not row.over:
        await _close(registry, row)
        _log.info("table %s was closed by the operator", row.code)
    elif what == DELETE and row.over:
        await _delete(registry, row)
        _log.info("table %s was deleted by the operator", row.code)


async def _close(registry: "Registry", row: Row) -> None:
    """End the game without a winner and tell everybody at the table who closed it."""
    try:
        actor = await registry.find(row.key)
    except Refusal:
        # The table is set aside, and nothing may be added to a log that cannot be read.
        await registry.store.commit([("UPDATE tables SET over = 1 WHERE key = ?", (row.key,))])
        return
    try:
        await actor.act(_closing)
    except Refusal:
        # The game has just ended by itself.
        return
    for listener in actor.subscribers.all():
        notify(listener, "closed")
    await actor.quiet()
    registry.forget(actor)


def _closing(table: Table, at: int) -> entries.AnyEntry:
    if table.phase == OVER:
        raise Refusal("not-found")
    return entries.Abandoned(at)


async def _delete(registry: "Registry", row: Row) -> None:
    """Delete the table for good: log, replay, and its line in everybody's history."""
    await _send_away(registry, row.key)
    deleted = [(f"DELETE FROM {part} WHERE key = ?", (row.key,)) for part in ("games", "positions", "log", "tables")]
    await registry.store.commit([*deleted])
    # Somebody came to look in the meantime.
    await _send_away(registry, row.key)
    registry.aside.pop(row.key, None)


async def _send_away(registry: "Registry", key: str) -> None:
    actor = registry.actors.get(key)
    if actor is not None:
        for listener in actor.subscribers.all():
            listener.dismiss(NO_TABLE)
        await registry.dismantle(actor)

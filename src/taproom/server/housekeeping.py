"""Periodic cleaning: abandoned tables are closed, expired sessions and packs deleted."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from taproom.server.refusals import Refusal
from taproom.server.storage.store import StoreAway
from taproom.server.tables import entries
from taproom.server.tables.packs import SHELF_SECONDS
from taproom.server.tables.table import GATHERING, OVER, Table

if TYPE_CHECKING:
    from taproom.server.registry import Registry
    from taproom.server.tables.actor import TableActor

_log = logging.getLogger("taproom.server")
_EVERY: Final = 600
"""Seconds."""
_HOUR: Final = 3_600_000
_DAY: Final = 86_400
_CROWDED: Final = 0.75
"""Above this share of the permitted number of tables, empty tables are cleared early."""
_EARLY: Final = 600_000
"""How long nobody must have been connected to such a table, in milliseconds."""


@dataclass(frozen=True)
class Terms:
    """How long things are kept."""

    gathering_hours: float = 24
    """A table whose game has not begun is cleared after this long without anybody connected."""
    link_days: float = 90
    """The links of seats and spectators expire this long after the table was laid. Finished games stay replayable."""
    playing_days: float = 30
    """A game is ended without a winner after this long without anybody connected or without valid links."""


def has_ended(table: Table, terms: Terms, wall: int) -> bool:
    """Whether the table's links have expired."""
    return bool(table.opened.laid) and wall >= table.opened.laid + terms.link_days * _DAY


async def keep_tidy(registry: "Registry") -> None:
    """Sweep every ten minutes while the server runs."""
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await sweep(registry)
        except StoreAway as problem:
            _log.warning("nothing could be tidied up: %s", problem)


async def sweep(registry: "Registry") -> None:
    """Clean up once."""
    await clear_abandoned(registry)
    for actor in list(registry.actors.values()):
        registry.forget(actor)
    wall = registry.clock.wall()
    await registry.store.commit(
        [
            ("DELETE FROM sessions WHERE until <= ?", (wall,)),
            ("DELETE FROM packs WHERE made < ?", (wall - SHELF_SECONDS,)),
        ]
    )


async def clear_abandoned(registry: "Registry") -> None:
    """Close abandoned tables, those left longest ago first."""
    for actor in sorted(registry.unfinished(), key=lambda actor: -actor.presence.alone_for()):
        if _is_abandoned(actor, registry):
            try:
                await actor.act(lambda table, at, actor=actor: _clear(actor, registry, at))  # type: ignore[misc]
            except Refusal:
                # Somebody has just come.
                continue
            registry.forget(actor)


def _is_abandoned(actor: "TableActor", registry: "Registry") -> bool:
    """Whether nobody is at the table, and either nobody has been for a long time or nobody can come any more."""
    table, terms = actor.table, registry.terms
    if table.phase == OVER or actor.subscribers.all():
        return False
    waited = actor.now() - table.at
    if table.phase == GATHERING:
        early = registry.fullness() >= _CROWDED and actor.presence.alone_for() >= _EARLY
        return early or waited >= terms.gathering_hours * _HOUR
    return waited >= terms.playing_days * 24 * _HOUR or has_ended(table, terms, registry.clock.wall())


def _clear(actor: "TableActor", registry: "Registry", at: int) -> entries.AnyEntry:
    if not _is_abandoned(actor, registry):
        raise Refusal("already-started")
    return entries.Abandoned(at)

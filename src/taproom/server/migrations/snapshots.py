"""Bringing the games' positions in a database forward, with all that goes by the same numbers beside them.

Which steps there are the games know (`Game.migrations`). Here is where positions lie: in a table's last position, in
the positions a game was carried over in, and in what people were told last. Beside them facts and armed cards name
cards by number, and so do the entries of the log that arm and disarm them.
"""

import logging
import zlib

import msgspec

from taproom.server import entries, positions
from taproom.server.migrations.database import Database
from taproom.server.positions import KeptPlay, KeptTable
from taproom.table.events import Event
from taproom.table.game import game, games
from taproom.table.migrations import Migrations
from taproom.table.verdicts import Malformed

_log = logging.getLogger("taproom.server")
Options = dict[str, object]


async def bring_forward(database: Database, found: dict[str, int]) -> None:
    """All tables of the games whose positions are of an earlier version; `found` has them."""
    behind = [key for key in games() if found.get(key, game(key).migrations().version) < game(key).migrations().version]
    for key, body in await database.read("SELECT key, body FROM log WHERE number = 0 ORDER BY key"):
        try:
            opened = entries.decode(_bytes(body))
        except (msgspec.DecodeError, UnicodeDecodeError, AssertionError):
            continue
        if isinstance(opened, entries.Opened) and opened.game in behind:
            try:
                await _migrate_table(database, str(key), game(opened.game).migrations(), found[opened.game])
            except (
                Malformed,
                msgspec.DecodeError,
                ValueError,
                KeyError,
                TypeError,
                AssertionError,
                zlib.error,
            ) as problem:
                # It stays as it is, and cannot be set up; the others can.
                said = problem if isinstance(problem, Malformed) else type(problem).__name__
                _log.error("a table of %s could not be brought forward: %s", opened.game, said)


async def _migrate_table(database: Database, key: str, migrations: Migrations, version: int) -> None:
    changes: list[tuple[object, ...]] = []
    options: Options = {}
    for number, found in await database.read("SELECT number, body FROM log WHERE key = ? ORDER BY number", (key,)):
        entry = entries.decode(_bytes(found))
        if isinstance(entry, entries.Started):
            options = entry.options
        changed = migrated_entry(entry, migrations, version, options)
        if changed != entry:
            changes.append((entries.encode(changed), key, number))
    positions_found = await database.read("SELECT body FROM positions WHERE key = ?", (key,))
    kept = [(migrated_position(_bytes(body), migrations), key) for (body,) in positions_found]
    await database.write("UPDATE log SET body = ? WHERE key = ? AND number = ?", changes)
    await database.write("UPDATE positions SET body = ? WHERE key = ?", kept)


def migrated_entry(entry: entries.AnyEntry, migrations: Migrations, version: int, options: Options) -> entries.AnyEntry:
    """An entry of a log that was written when positions were of this version."""
    if isinstance(entry, entries.Armed | entries.Disarmed):
        return msgspec.structs.replace(entry, card=migrations.card(version, options, entry.card))
    if isinstance(entry, entries.CarriedOver):
        return msgspec.structs.replace(entry, position=migrated_position(entry.position, migrations))
    return entry


def migrated_position(body: bytes, migrations: Migrations) -> bytes:
    """A table that was written down."""

    def change(kept: KeptTable) -> None:
        if kept.play is not None:
            _migrate_play(kept.play, migrations)

    return positions.changed(body, change)


def _migrate_play(play: KeptPlay, migrations: Migrations) -> None:
    version, options = int(play.position["version"]), play.record.options
    play.position = migrations.snapshot(play.position)
    for carried in play.record.carried:
        carried.position = migrations.snapshot(carried.position)
    if play.seen is not None:
        play.seen.position = migrations.snapshot(play.seen.position)
    events = [migrations.event(version, options, Event(*numbers)) for numbers in play.events]
    play.events = [positions.numbers_of(event) for event in events]
    play.armed = [
        {migrations.card(version, options, card): targets for card, targets in armed.items()} for armed in play.armed
    ]


def _bytes(found: object) -> bytes:
    assert isinstance(found, bytes), "a body is bytes"
    return found

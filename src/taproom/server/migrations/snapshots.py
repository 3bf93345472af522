"""Runs each game's own snapshot migrations (`Game.migrations`) over the whole database.

Snapshots are in a table's saved position, in the positions a game was carried over from, and in what people were shown
last. Saved events, armed cards, and the log entries that arm and disarm cards go by the same card numbers.
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


async def migrate(database: Database, found: dict[str, int]) -> None:
    """Migrate the tables of every game whose snapshots, by `found`, are older than the current version."""
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
                # This table can't be opened, but the others can.
                said = problem if isinstance(problem, Malformed) else type(problem).__name__
                _log.error("a table of %s could not be migrated: %s", opened.game, said)


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
    """A log entry from the time of this snapshot version."""
    if isinstance(entry, entries.Armed | entries.Disarmed):
        return msgspec.structs.replace(entry, card=migrations.card(version, options, entry.card))
    if isinstance(entry, entries.CarriedOver):
        return msgspec.structs.replace(entry, position=migrated_position(entry.position, migrations))
    return entry


def migrated_position(body: bytes, migrations: Migrations) -> bytes:
    """A saved position of a table."""

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

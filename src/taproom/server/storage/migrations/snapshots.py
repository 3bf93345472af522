"""Runs each game's own snapshot migrations (`Game.migrations`) over the whole database.

Snapshots of a game are in a table's saved position, in the positions a game was carried over from, and in what people
were shown last. Saved events, armed cards, and the log entries that arm and disarm cards go by the same card numbers.
Like all steps this one works on plain JSON.
"""

import base64
import json
import logging
import zlib
from typing import Any

from taproom.kernel.events import Event
from taproom.kernel.game import game, games
from taproom.kernel.migrations import Migrations
from taproom.kernel.verdicts import Malformed
from taproom.server.storage.migrations.database import Database, as_bytes, packed, unpacked

_log = logging.getLogger("taproom.server")
Options = dict[str, object]
_UNREADABLE = (ValueError, KeyError, TypeError, AssertionError, zlib.error)


async def migrate(database: Database, found: dict[str, int]) -> None:
    """Migrate the tables of every game whose snapshots, by `found`, are older than the current version."""
    behind = [key for key in games() if found.get(key, game(key).migrations().version) < game(key).migrations().version]
    for key, body in await database.read("SELECT key, body FROM log WHERE number = 0 ORDER BY key"):
        try:
            game_key = str(json.loads(as_bytes(body))["game"])
        except _UNREADABLE:
            continue
        if game_key in behind:
            try:
                await _migrate_table(database, str(key), game(game_key).migrations(), found[game_key])
            except _UNREADABLE as problem:
                # This table can't be opened, but the others can.
                said = problem if isinstance(problem, Malformed) else type(problem).__name__
                _log.error("a table of %s could not be migrated: %s", game_key, said)


async def _migrate_table(database: Database, key: str, migrations: Migrations, version: int) -> None:
    changes: list[tuple[object, ...]] = []
    options: Options = {}
    for number, found in await database.read("SELECT number, body FROM log WHERE key = ? ORDER BY number", (key,)):
        entry = json.loads(as_bytes(found))
        if entry["type"] == "started":
            options = entry["options"]
        if _migrate_entry(entry, migrations, version, options):
            changes.append((packed(entry), key, number))
    positions_found = await database.read("SELECT body FROM positions WHERE key = ?", (key,))
    kept = [(migrated_position(as_bytes(body), migrations), key) for (body,) in positions_found]
    await database.write("UPDATE log SET body = ? WHERE key = ? AND number = ?", changes)
    await database.write("UPDATE positions SET body = ? WHERE key = ?", kept)


def _migrate_entry(entry: dict[str, Any], migrations: Migrations, version: int, options: Options) -> bool:
    """Change a log entry from the time of this snapshot version, if needed."""
    if entry["type"] in ("armed", "disarmed"):
        entry["card"] = migrations.card(version, options, entry["card"])
    elif entry["type"] == "carried_over":
        position = base64.b64decode(str(entry["position"]))
        entry["position"] = base64.b64encode(migrated_position(position, migrations)).decode()
    else:
        return False
    return True


def migrated_position(body: bytes, migrations: Migrations) -> bytes:
    """A saved position of a table; an unreadable one stays as it is."""
    kept = unpacked(body)
    if kept is None:
        return body
    if kept["play"] is not None:
        _migrate_session(kept["play"], migrations)
    return zlib.compress(packed(kept), 1)


def _migrate_session(session: dict[str, Any], migrations: Migrations) -> None:
    version, options = int(session["position"]["version"]), session["record"]["options"]
    for part in (session, *session["record"]["carried"], session.get("seen")):
        if part is not None:
            part["position"] = migrations.snapshot(part["position"])
    events = [migrations.event(version, options, _event(*numbers)) for numbers in session["events"]]
    session["events"] = [
        (event.kind, event.seat, event.other, event.subject, event.amount, event.cards, event.shown_to)
        for event in events
    ]
    session["armed"] = [
        {str(migrations.card(version, options, int(card))): targets for card, targets in armed.items()}
        for armed in session["armed"]
    ]


def _event(kind: int, seat: int, other: int, subject: int, amount: int, cards: list[int], shown_to: int) -> Event:
    return Event(kind, seat, other, subject, amount, tuple(cards), shown_to)

"""Version 1 to 2: rules versions replace rules hashes, and the database records its own version.

A database without the table `versions` has version 1. There, the entries that start a game or carry it over name the
rules by a hash, and so do saved positions. Positions also identified each open question by a hash over card numbers,
which is useless once cards are renumbered; the migration only keeps the fact that there was a question.
"""

import base64
import json
import logging
import zlib
from typing import Final

from taproom.kernel.record import number_rules
from taproom.server.storage.migrations.database import Database, as_bytes, packed, unpacked

_log = logging.getLogger("taproom.server")
SNAPSHOTS: Final = {"inn": 2, "dragonstones": 1}
"""The snapshot versions of that time."""
_NAMING_RULES: Final = (b'{"type":"started"', b'{"type":"carried_over"')
_QUICKLY: Final = 1
_A_QUESTION: Final = "?"


async def migrate(database: Database) -> None:
    """Rewrite every table's log and position, and fill in the rules version of finished games."""
    await database.write("CREATE TABLE versions (part TEXT PRIMARY KEY, version INTEGER NOT NULL)")
    await database.write("ALTER TABLE games ADD COLUMN rules INTEGER NOT NULL DEFAULT 0")
    for (key,) in await database.read("SELECT key FROM tables ORDER BY key"):
        try:
            await _migrate_table(database, str(key))
        except (ValueError, KeyError, TypeError, AttributeError, AssertionError) as problem:
            # It stays as it is and cannot be set up; the others can.
            _log.error("a table could not be brought forward: %s", type(problem).__name__)


async def _migrate_table(database: Database, key: str) -> None:
    log = await database.read("SELECT number, body FROM log WHERE key = ? ORDER BY number", (key,))
    if not log:
        return
    game_key = str(json.loads(as_bytes(log[0][1]))["game"])
    rules: object = None
    for number, found in log:
        body = as_bytes(found)
        if body.startswith(_NAMING_RULES):
            entry = number_rules(game_key, json.loads(body))
            rules = entry["rules"]
            if entry["type"] == "carried_over":
                position = base64.b64decode(str(entry["position"]))
                entry["position"] = base64.b64encode(position_of_version_2(game_key, position)).decode()
            changed = packed(entry)
            await database.write("UPDATE log SET body = ? WHERE key = ? AND number = ?", [(changed, key, number)])
    if rules is not None:
        await database.write("UPDATE games SET rules = ? WHERE key = ?", [(rules, key)])
    for (found,) in await database.read("SELECT body FROM positions WHERE key = ?", (key,)):
        changed = position_of_version_2(game_key, as_bytes(found))
        await database.write("UPDATE positions SET body = ? WHERE key = ?", [(changed, key)])


def position_of_version_2(game_key: str, body: bytes) -> bytes:
    """A saved position; returns the body unchanged if it isn't a readable position of version 1."""
    kept = unpacked(body)
    if kept is None or kept.get("version") != 1:
        return body
    kept["version"] = 2
    session = kept["play"]
    if session is not None:
        session["record"] = number_rules(game_key, session["record"])
        session["record"]["carried"] = [number_rules(game_key, one) for one in session["record"]["carried"]]
        for part in (session, session.get("seen")):
            for ask in () if part is None else part["asks"].values():
                ask["decision"] = _A_QUESTION if ask["decision"] else ""
    return zlib.compress(packed(kept), _QUICKLY)

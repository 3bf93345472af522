"""Migrates an older database when the server opens it, and refuses a newer one.

The table `versions` holds the version of the database and, per game, of the snapshots in it. A step leads from one
version to the next. All steps run in one transaction, so a failed migration changes nothing. Steps work on plain JSON
instead of today's message types, because those will change again.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from taproom.kernel.game import game, games
from taproom.server.storage.migrations import numbered_rules, snapshots
from taproom.server.storage.migrations.database import Database
from taproom.server.storage.store import SCHEMA, TooNew

_log = logging.getLogger("taproom.server")


async def add_checks(database: Database) -> None:
    """Version 2 to 3: a place for test writes that show whether something can be stored."""
    await database.write(f"CREATE TABLE checks (part TEXT PRIMARY KEY, body {database.binary} NOT NULL)")


async def add_errands(database: Database) -> None:
    """Version 3 to 4: a place for what the operator asks of the server that owns the database."""
    await database.write("CREATE TABLE errands (key TEXT PRIMARY KEY, what TEXT NOT NULL)")


STEPS: Final[tuple[Callable[[Database], Awaitable[None]], ...]] = (
    numbered_rules.migrate,
    add_checks,
    add_errands,
)
"""The first leads from version 1 to version 2."""
VERSION: Final = 1 + len(STEPS)
_DATABASE: Final = "database"
"""The row of `versions` for the database itself; the other rows are games."""


async def migrate(database: Database) -> None:
    """Create or migrate the tables; raises TooNew if a newer program wrote them."""
    present = {_DATABASE: VERSION, **{key: game(key).migrations().version for key in games()}}
    tables = await database.tables()
    if "tables" not in tables:
        await _set_up(database, present)
        return
    found = await _versions(database) if "versions" in tables else {_DATABASE: 1, **numbered_rules.SNAPSHOTS}
    for part, version in found.items():
        if version > present.get(part, version):
            raise TooNew(_too_new(part, version, present[part]))
    if any([found.get(part) != version for part, version in present.items()]):
        _log.info("migrating the database from %s to %s", found, present)
        for step in STEPS[found[_DATABASE] - 1 :]:
            await step(database)
        await snapshots.migrate(database, found)
        await _note(database, {**found, **present})


async def _set_up(database: Database, present: dict[str, int]) -> None:
    for statement in SCHEMA.split(";"):
        if statement.strip():
            await database.write(statement.replace("BLOB", database.binary))
    await _note(database, present)


async def _versions(database: Database) -> dict[str, int]:
    rows = await database.read("SELECT part, version FROM versions ORDER BY part")
    return {str(part): int(str(version)) for part, version in rows}


async def _note(database: Database, versions: dict[str, int]) -> None:
    await database.write("DELETE FROM versions")
    await database.write("INSERT INTO versions (part, version) VALUES (?, ?)", list(versions.items()))


def _too_new(part: str, version: int, readable: int) -> str:
    what = "database version" if part == _DATABASE else f"{part} snapshot version"
    return (
        f"{what} {version} is newer than this program supports (up to {readable}). "
        "Run the newer Taproom again, or restore a backup from before the upgrade"
    )

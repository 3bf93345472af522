"""Bringing an older database forward when a server opens it, and refusing a newer one.

A database has a version, and so have the positions of each game in it; the table `versions` names them. A step leads
from one version to the next, and all steps are done in one transaction: either the database is of this version
afterwards, or it is as it was. A step reads and writes plain data, never the types of today, which will be others one
day.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from taproom.server.migrations import checks, numbered_rules, snapshots
from taproom.server.migrations.database import Database
from taproom.server.store import SCHEMA, TooNew
from taproom.table.game import game, games

_log = logging.getLogger("taproom.server")
STEPS: Final[tuple[Callable[[Database], Awaitable[None]], ...]] = (numbered_rules.migrate, checks.migrate)
"""The first leads from version 1 to version 2."""
VERSION: Final = 1 + len(STEPS)
_DATABASE: Final = "database"
"""What the table `versions` calls the database as a whole; its other rows are games."""


async def bring_forward(database: Database) -> None:
    """A new database is set up, an older one brought forward; TooNew if it was written by a later program."""
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
        _log.info("the database is brought forward from %s to %s", found, present)
        for step in STEPS[found[_DATABASE] - 1 :]:
            await step(database)
        await snapshots.bring_forward(database, found)
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
    """One line: what was found, what is read here, what to do."""
    what = "it is a database" if part == _DATABASE else f"its positions of {part} are"
    return (
        f"{what} of version {version}, this program reads up to version {readable}: a later Taproom has served it. "
        "Start that one again, or restore the backup made before it"
    )

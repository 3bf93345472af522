"""Looking at a database as its operator, while a server has it or not: which tables there are, and what is damaged."""

import contextlib
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from taproom.server import entries, recovery, walfile
from taproom.server.migrations import VERSION
from taproom.server.positions import CannotStand
from taproom.server.running import is_address, shown, store_at
from taproom.server.sqlite import findings_of
from taproom.server.store import DAMAGED, Damaged, Row, Store, StoreAway
from taproom.table.verdicts import Malformed


@dataclass(frozen=True)
class TableState:
    """A table as the database has it."""

    code: str
    over: bool
    entries: int
    game: str = ""
    seats: int = 0
    laid: int = 0
    """In seconds since 1970; this and the game are not known if the log's first entry cannot be read."""
    problem: str = ""
    """Why it cannot be set up, if it was tried."""


@dataclass
class Inspection:
    """What was found."""

    findings: list[str] = field(default_factory=list)
    """Damage that is not, or not only, a single table's."""
    tables: list[TableState] = field(default_factory=list)

    def is_sound(self) -> bool:
        """Whether nothing is damaged, as far as was looked."""
        return not self.findings and not any(table.problem for table in self.tables)


async def look(database: str, check: bool) -> Inspection:
    """List the tables; with `check`, look at the database's pages and set every table up once."""
    found = Inspection()
    store = store_at(database)
    try:
        if check and not is_address(database) and Path(database).is_file():
            found.findings += _look_at_file(Path(database))
        await know_database(store, database)
        for row, count, first in await _tables(store):
            problem = await _problem(store, row) if check else ""
            found.tables.append(TableState(row.code, row.over, count, *_opening(first), problem))
    except (StoreAway, sqlite3.Error) as error:
        raise Malformed(f"{shown(database)}: {error}") from None
    finally:
        await store.close()
    return found


def _look_at_file(path: Path) -> list[str]:
    left_over = walfile.lost(path.resolve())
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        return list(findings_of(connection, left_over))


async def know_database(store: Store, database: str) -> None:
    """What another version of the program wrote is not ours to judge; Malformed says so."""
    if not is_address(database) and not Path(database).is_file():
        raise Malformed(f"{database} is not there")
    try:
        ((version,),) = await store.read("SELECT version FROM versions WHERE part = ?", ("database",))
    except (StoreAway, ValueError):
        version = None
    if version != VERSION:
        raise Malformed(f"{shown(database)} is no database of version {VERSION}; a server of this version makes it one")


async def _tables(store: Store) -> list[tuple[Row, int, object]]:
    """Each with the number of its entries, and the first of them."""
    sql = (
        "SELECT key, code, listed, over, (SELECT count(*) FROM log WHERE log.key = tables.key), "
        "(SELECT body FROM log WHERE log.key = tables.key AND number = 0) FROM tables ORDER BY over, code"
    )
    rows = await store.read(sql, ())
    return [
        (Row(str(key), str(code), bool(listed), bool(over)), int(str(count)), first)
        for key, code, listed, over, count, first in rows
    ]


def _opening(first: object) -> tuple[str, int, int]:
    """The game, how many seats, and when the table was laid."""
    if isinstance(first, bytes):
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            opened = entries.decode(first)
            if isinstance(opened, entries.Opened):
                return opened.game, opened.seats, opened.laid
    return "", 0, 0


async def _problem(store: Store, row: Row) -> str:
    try:
        await recovery.find(store, row.key)
    except (Damaged, CannotStand) as problem:
        return str(problem)
    except StoreAway as problem:
        if problem.reason != DAMAGED:
            raise
        return "it is on a damaged page"
    except Exception as problem:
        # What else went wrong may hold anything: a log is secret.
        return f"it cannot be set up ({type(problem).__name__})"
    return ""

"""What the operator does with a database, while a server has it or not: list, check, close and delete tables."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from taproom.kernel.verdicts import Malformed
from taproom.server import errands
from taproom.server.registry import Registry
from taproom.server.storage import walfile
from taproom.server.storage.databases import is_address, shown, store_at
from taproom.server.storage.migrations import VERSION
from taproom.server.storage.sqlite import findings_of
from taproom.server.storage.store import DAMAGED, Damaged, NotOurs, Row, Store, StoreAway
from taproom.server.tables import entries, recovery
from taproom.server.tables.snapshots import CannotStand

_PATIENCE: Final = 30.0
"""Seconds a running server has to do it; it looks every two seconds."""
_LOOK_AGAIN: Final = 0.1


async def order(database: str, codes: Sequence[str], what: str, patience: float = _PATIENCE) -> list[str]:
    """Close or delete these tables; returns their codes. If one cannot be, Malformed names it and nothing is done."""
    store = store_at(database, patient=False)
    try:
        await know_database(store, database)
        rows = [await _find(store, code, what) for code in codes]
        for row in rows:
            await store.write_beside(*errands.leaving(row.key, what))
        try:
            await store.open()
        except NotOurs:
            await _wait(store, rows, patience)
        else:
            registry = Registry(store)
            await errands.run_all(registry)
            await registry.close_actors()
        for row in rows:
            found = await store.find(row.key)
            if found is not None and (what == errands.DELETE or not found.over):
                raise Malformed(f"table {row.code} could not be {_DONE[what]}: the server's log may say why")
    except (StoreAway, sqlite3.Error) as error:
        raise Malformed(f"{shown(database)}: {error}") from None
    finally:
        await store.close()
    return [row.code for row in rows]


_DONE: Final = {errands.CLOSE: "closed", errands.DELETE: "deleted"}


async def _find(store: Store, code: str, what: str) -> Row:
    row = await store.find(code) or await store.find(code.upper())
    if row is None:
        raise Malformed(f"there is no table {code}: taproom tables lists them")
    if what == errands.CLOSE and row.over:
        raise Malformed(f"table {row.code} is over already")
    if what == errands.DELETE and not row.over:
        raise Malformed(f"table {row.code} is running: taproom tables close {row.code} first")
    return row


async def _wait(store: Store, rows: Sequence[Row], patience: float) -> None:
    """Wait until the server has done it; if it does not, withdraw the errand so that it is not done later either."""
    try:
        async with asyncio.timeout(patience):
            while {key for (key,) in await store.read("SELECT key FROM errands", ())} & {row.key for row in rows}:
                await asyncio.sleep(_LOOK_AGAIN)
    except TimeoutError:
        for row in rows:
            await store.write_beside(*errands.taking_back(row.key))


# ---- looking ----


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
    """Why it cannot be set up, if that was tried."""


@dataclass
class Inspection:
    """What was found."""

    findings: list[str] = field(default_factory=list)
    """Damage that is not confined to a single table."""
    tables: list[TableState] = field(default_factory=list)

    def is_sound(self) -> bool:
        """Whether no damage was found."""
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
    """Leave alone what another version of the program wrote; Malformed says so."""
    if not is_address(database) and not Path(database).is_file():
        raise Malformed(f"{database} is not there")
    try:
        ((version,),) = await store.read("SELECT version FROM versions WHERE part = ?", ("database",))
    except (StoreAway, ValueError):
        version = None
    if version != VERSION:
        raise Malformed(f"{shown(database)} is no database of version {VERSION}; a server of this version makes it one")


async def _tables(store: Store) -> list[tuple[Row, int, object]]:
    """Each table with the number of its entries and the first of them."""
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
        # The message of any other error may quote a log, and logs are secret.
        return f"it cannot be set up ({type(problem).__name__})"
    return ""

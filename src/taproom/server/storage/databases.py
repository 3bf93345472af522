"""A database by its path or address: opening its store, and copying a SQLite file while a server writes to it."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from taproom.kernel.verdicts import Malformed
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import Store

_PAGES: Final = 256
"""Pages copied at a time; in between the server writes."""
_PAUSE: Final = 0.005


def is_address(database: str) -> bool:
    """Whether it names a server rather than a file."""
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """The database as it may be printed: an address without its password."""
    if "://" not in database:
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def store_at(database: str, patient: bool = True) -> Store:
    """The store that a path or an address names, not yet opened; Malformed says why it cannot be one.

    Opening it waits for a server that may just be stopping, or does not.
    """
    if is_address(database):
        try:
            from taproom.server.storage.postgres import PostgresStore
        except ImportError:
            raise Malformed("PostgreSQL needs a further package: pip install 'taproom[postgres]'") from None
        return PostgresStore(database) if patient else PostgresStore(database, taking_over=0)
    if "://" in database:
        raise Malformed(f"{shown(database)}: a database is a file's path or begins with postgresql://")
    path = Path(database)
    if not path.absolute().parent.is_dir():
        raise Malformed(f"{path.parent} is not a folder")
    return SqliteStore(path)


def back_up(database: str, target: Path) -> int:
    """Copy the database as of one instant; returns the number of tables. An existing file is never overwritten."""
    if is_address(database):
        raise Malformed(f"{shown(database)}: PostgreSQL is backed up by its own pg_dump (docs/hosting.md)")
    source = Path(database)
    if not source.is_file():
        raise Malformed(f"{source} is not there")
    if target.exists():
        raise Malformed(f"{target} is there already: a backup overwrites nothing")
    if not target.absolute().parent.is_dir():
        raise Malformed(f"{target.parent} is not a folder")
    # Written under another name until it is complete: an interrupted backup must not look like a good one.
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as running,
            contextlib.closing(sqlite3.connect(unfinished)) as copy,
        ):
            running.backup(copy, pages=_PAGES, sleep=_PAUSE)
            copy.execute("PRAGMA journal_mode = DELETE")
            (fault,) = copy.execute("PRAGMA quick_check").fetchone()
            if fault != "ok":
                raise Malformed(f"{source}: {fault}")
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise Malformed(f"{source}: {error}") from None
    unfinished.rename(target)
    return int(tables)

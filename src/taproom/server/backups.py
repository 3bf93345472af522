"""A copy of the database while the server runs, and back: SQLite's own way of copying pages behind a writer's back."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from taproom.server.running import is_address, shown
from taproom.table.verdicts import Malformed

_PAGES: Final = 256
"""Copied at a time; between times the server writes."""
_PAUSE: Final = 0.005


def back_up(database: str, target: Path) -> int:
    """Copy the database as it is at one instant; how many tables are in it. An existing file is never overwritten."""
    if is_address(database):
        raise Malformed(f"{shown(database)}: PostgreSQL is backed up by its own pg_dump (docs/hosting.md)")
    source = Path(database)
    if not source.is_file():
        raise Malformed(f"{source} is not there")
    if target.exists():
        raise Malformed(f"{target} is there already: a backup overwrites nothing")
    if not target.absolute().parent.is_dir():
        raise Malformed(f"{target.parent} is not a folder")
    # Under another name until it is whole: a backup that was interrupted must not look like one.
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

"""One server, one SQLite database: a lock in the file itself, whatever path leads to it.

It is a lock on one byte, far behind everything SQLite ever writes or locks, and so it follows the file through symbolic
links, hard links and bind mounts. The system gives it back when the process ends, however it ends. It belongs to the
open file and not to the process: SQLite opens and closes the same file all the time, and a lock of the common kind
would be gone with the first of those. Only Linux has such locks; elsewhere a file beside the database's real path is
locked, which a hard link evades.
"""

import os
import sqlite3
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from taproom.server.storage.store import NotOurs

_BYTE: Final = 1 << 62
_held: Final[set[tuple[int, int]]] = set()
"""The files this process has open: closing one a second time would drop SQLite's own locks on it."""


class Ownership:
    """Owns a database until it is released."""

    def __init__(self, path: Path) -> None:
        """Take the file at this path, creating it if need be; NotOurs if another server has it."""
        self._path = path
        if path.exists() and _identity(path.stat()) in _held:
            raise NotOurs("another server has this database open")
        try:
            self._unlock = _locked(path)
        except (BlockingIOError, sqlite3.OperationalError):
            raise NotOurs("another server has this database open") from None
        self._is = _identity(path.stat())
        _held.add(self._is)

    def is_in_place(self) -> bool:
        """Whether the path still leads to the file: anything stored in a removed or replaced file is lost."""
        try:
            return _identity(os.stat(self._path)) == self._is
        except OSError:
            return False

    def give_up(self) -> None:
        """Release it, after the last connection was closed."""
        _held.discard(self._is)
        self._unlock()


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _locked(path: Path) -> Callable[[], None]:
    """Lock it; returns how to unlock it."""
    # Works also where a link points to a file that is yet to be created.
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    if sys.platform != "linux":
        os.close(file)
        beside = sqlite3.connect(f"{path.resolve()}-server", timeout=0, isolation_level=None, check_same_thread=False)
        beside.execute("BEGIN EXCLUSIVE")
        return beside.close
    import fcntl

    # What the system calls struct flock: kind, from where, which byte, how many, nobody's process.
    one_byte = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, one_byte)
    except BaseException:
        os.close(file)
        raise
    return lambda: os.close(file)

"""Where the tables' logs are kept. What was appended is there for good before anybody is told of it."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    key TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (key, number)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS running ON tables (over) WHERE over = 0;
"""
_LARGEST_GROUP: Final = 512
_PATIENCE: Final = 2.0
"""Seconds to wait for another process that has locked the database."""


class StoreAway(Exception):
    """Nothing can be stored just now; whatever was to be stored has not happened."""


@dataclass(frozen=True)
class Row:
    """A table as the store knows it."""

    key: str
    code: str
    listed: bool
    over: bool


class Store(Protocol):
    """What the server needs of a database."""

    async def open_table(self, row: Row, bodies: list[bytes]) -> None:
        """A new table and the beginning of its log."""

    async def append(self, key: str, number: int, body: bytes) -> None:
        """One more entry of a log. Returns when it is on the disk; StoreAway if it is not."""

    async def mark_over(self, key: str) -> None:
        """The table need not be set up again after a restart."""

    async def running(self) -> list[Row]:
        """All tables whose games are not over."""

    async def find(self, key_or_code: str) -> Row | None:
        """A table by its key or its code."""

    async def log(self, key: str) -> list[bytes]:
        """A table's log."""

    async def close(self) -> None:
        """Finish what was begun."""


Statement = tuple[str, tuple[object, ...]]
_Job = tuple[list[Statement], asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class SqliteStore:
    """One file. One thread writes; whatever arrives while it waits for the disk is committed together."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.groups = 0
        self.appended = 0
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="taproom store", daemon=True)
        connection = _connect(path)
        connection.executescript(_SCHEMA)
        connection.close()
        self._writer.start()

    async def open_table(self, row: Row, bodies: list[bytes]) -> None:
        """The row and the entries in one commit."""
        statements: list[Statement] = [
            ("INSERT INTO tables (key, code, listed) VALUES (?, ?, ?)", (row.key, row.code, row.listed))
        ]
        statements += [_append(row.key, number, body) for number, body in enumerate(bodies)]
        await self._commit(statements)

    async def append(self, key: str, number: int, body: bytes) -> None:
        """The key and the number are unique: two servers cannot both go on with a table."""
        await self._commit([_append(key, number, body)])

    async def mark_over(self, key: str) -> None:
        """The log stays."""
        await self._commit([("UPDATE tables SET over = 1 WHERE key = ?", (key,))])

    async def running(self) -> list[Row]:
        """In the order of their keys."""
        found = await self._read("SELECT key, code, listed, over FROM tables WHERE over = 0 ORDER BY key", ())
        return [_row(one) for one in found]

    async def find(self, key_or_code: str) -> Row | None:
        """Codes are short and in capitals; keys are neither."""
        sql = "SELECT key, code, listed, over FROM tables WHERE key = ? OR code = ?"
        found = await self._read(sql, (key_or_code, key_or_code))
        return _row(found[0]) if found else None

    async def log(self, key: str) -> list[bytes]:
        """From the first entry to the last."""
        found = await self._read("SELECT body FROM log WHERE key = ? ORDER BY number", (key,))
        return [body for (body,) in found if isinstance(body, bytes)]

    async def close(self) -> None:
        """Wait until all that was handed over is on the disk."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

    async def _commit(self, statements: list[Statement]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((statements, loop, done))
        # Shielded: whether or not anybody still waits, it will be in the log.
        await asyncio.shield(done)

    async def _read(self, sql: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        def read() -> list[tuple[object, ...]]:
            connection = _connect(self.path)
            try:
                return connection.execute(sql, values).fetchall()
            finally:
                connection.close()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error

    # ---- the writer's thread ----

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < _LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                group.append(following)
            connection = self._commit_jobs(connection, group)
        if connection is not None:
            connection.close()

    def _commit_jobs(self, connection: sqlite3.Connection | None, group: list[_Job]) -> sqlite3.Connection | None:
        """Together; if that fails, one by one, so that nobody suffers for another's statement."""
        problem: Exception | None = None
        try:
            connection = connection or _connect(self.path)
            self.commit_group(connection, [statement for statements, _, _ in group for statement in statements])
        except sqlite3.Error as error:
            problem = StoreAway(str(error))
            if connection is not None:
                connection.close()
                connection = None
            if len(group) > 1:
                for job in group:
                    connection = self._commit_jobs(connection, [job])
                return connection
        _tell(group, problem)
        return connection

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        """All of them or none; on the disk when it returns."""
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
        self.groups += 1
        self.appended += len(statements)


def _tell(group: list[_Job], problem: Exception | None) -> None:
    """Wake those who wait, all on one event loop at once."""

    def wake(done: list["asyncio.Future[None]"]) -> Callable[[], None]:
        def call() -> None:
            for future in done:
                if not future.done():
                    if problem is None:
                        future.set_result(None)
                    else:
                        future.set_exception(problem)

        return call

    loops = {loop for _, loop, _ in group}
    for loop in loops:
        futures = [future for _, other, future in group if other is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake(futures))


def _append(key: str, number: int, body: bytes) -> Statement:
    return ("INSERT INTO log (key, number, body) VALUES (?, ?, ?)", (key, number, body))


def _row(found: tuple[object, ...]) -> Row:
    key, code, listed, over = found
    return Row(str(key), str(code), bool(listed), bool(over))


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection

"""The store in one SQLite file. One thread writes; whatever arrives while the disk works is committed together."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from taproom.server.store import APPEND, LARGEST_GROUP, PATIENCE, SCHEMA, NotOurs, Statement, Store, StoreAway, Values

_ROW: Final = "(?, ?, ?)"
_MOST_ROWS: Final = 128
"""As many as a statement of every SQLite may have values for, and as many statements as a connection keeps prepared."""
_Job = tuple[list[Statement], asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class SqliteStore(Store):
    """See the module. `patience` is how long to wait for another process that has locked the file."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self._patience = patience
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="taproom store", daemon=True)
        self._owner: sqlite3.Connection | None = None

    async def open(self) -> None:
        """The file beside the database is locked for as long as this process lives and has it open."""
        with contextlib.closing(self._connect()) as connection:
            connection.executescript(SCHEMA)
        owner = sqlite3.connect(f"{self.path}-server", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            owner.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            owner.close()
            raise NotOurs("another server has this database open") from None
        self._owner = owner
        self._writer.start()

    async def close(self) -> None:
        """Wait until all that was handed over is on the disk."""
        if self._owner is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._owner.close()

    async def commit(self, statements: list[Statement]) -> None:
        """Handed to the writer's thread."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((statements, loop, done))
        # Whether or not anybody still waits, it will be in the log.
        await done

    async def read(self, sql: str, values: Values) -> list[Values]:
        """On a connection of its own: readers do not wait for the writer."""

        def read() -> list[Values]:
            with contextlib.closing(self._connect()) as connection:
                return connection.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self._patience, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    # ---- the writer's thread ----

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                group.append(following)
            connection = self._commit_jobs(connection, group)
        if connection is not None:
            connection.close()

    def _commit_jobs(self, connection: sqlite3.Connection | None, group: list[_Job]) -> sqlite3.Connection | None:
        """Together; if one of them cannot be, one by one, so that nobody suffers for another's statement."""
        problem: Exception | None = None
        try:
            connection = connection or self._connect()
            self.commit_group(connection, [statement for statements, _, _ in group for statement in statements])
        except sqlite3.Error as error:
            problem = StoreAway(str(error))
            if connection is not None:
                connection.close()
                connection = None
            if isinstance(error, sqlite3.IntegrityError) and len(group) > 1:
                for job in group:
                    connection = self._commit_jobs(connection, [job])
                return connection
        _tell(group, problem)
        return connection

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        """All of them or none; on the disk when it returns.

        Most groups are entries of logs: these go in with one statement, which is its own transaction. The fewer calls,
        the less often this thread has to get hold of the interpreter, and the event loop has to let go of it.
        """
        appends = [values for sql, values in statements if sql == APPEND]
        if 0 < len(appends) == len(statements) <= _MOST_ROWS:
            rows = ", ".join([_ROW] * len(appends))
            connection.execute(APPEND.replace(_ROW, rows), [value for values in appends for value in values])
        else:
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

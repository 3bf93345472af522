"""The store in one SQLite file. One thread writes; whatever arrives while the disk works is committed together."""

import asyncio
import contextlib
import itertools
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from taproom.server.migrations import bring_forward
from taproom.server.migrations.database import Database
from taproom.server.ownership import Ownership
from taproom.server.store import (
    APPEND,
    LARGEST_GROUP,
    PATIENCE,
    Statement,
    Store,
    StoreAway,
    Then,
    Values,
    answer,
)

_ROW: Final = "(?, ?, ?)"
_MOST_ROWS: Final = 128
"""As many as a statement of every SQLite may have values for, and as many statements as a connection keeps prepared."""
_Job = tuple[list[Statement], Then]
_Outcome = tuple[Then, StoreAway | None]


class SqliteStore(Store):
    """See the module. `patience` is how long to wait for another process that has locked the file."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self._patience = patience
        self._waiting: list[_Job] = []
        self._writing = False
        """Whether the writer's thread has a group, or is about to get one."""
        self._groups: queue.SimpleQueue[tuple[list[_Job], asyncio.AbstractEventLoop] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="taproom store", daemon=True)
        self._owner: Ownership | None = None

    async def open(self) -> None:
        """The file is locked for as long as this process lives and has it open."""
        try:
            owner = Ownership(self.path)
        except OSError as error:
            raise StoreAway(error.strerror or str(error)) from error
        try:
            with contextlib.closing(self._connect()) as connection:
                await _bring_forward(connection)
        except BaseException:
            owner.give_up()
            raise
        self._owner = owner
        self._writer.start()

    async def close(self) -> None:
        """Wait until all that was handed over is on the disk."""
        if self._owner is not None:
            while self._waiting:
                self._hand_over(asyncio.get_running_loop())
            self._groups.put(None)
            await asyncio.to_thread(self._writer.join)
            self._owner.give_up()

    def submit(self, statements: list[Statement], then: Then) -> None:
        """With everything else that comes until the writer's thread is free; it is handed one group at a time."""
        self._waiting.append((statements, then))
        if not self._writing:
            self._writing = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        group = self._waiting[:LARGEST_GROUP]
        del self._waiting[:LARGEST_GROUP]
        self._writing = bool(group)
        if group:
            self._groups.put((group, loop))

    def _answer(self, loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome]) -> None:
        """A group is done with: tell those who wait for it, then hand over the next one, with what came meanwhile."""
        for then, problem in outcomes:
            answer(then, problem)
        loop.call_soon(self._hand_over, loop)

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
        """To the file that is there: were it gone, SQLite would make an empty one in its place."""
        file = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(
            file, timeout=self._patience, isolation_level=None, check_same_thread=False, uri=True
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    # ---- the writer's thread ----

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        while (found := self._groups.get()) is not None:
            group, loop = found
            connection, outcomes = self._commit_jobs(connection, group)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._answer, loop, outcomes)
        if connection is not None:
            connection.close()

    def _commit_jobs(
        self, connection: sqlite3.Connection | None, group: list[_Job]
    ) -> tuple[sqlite3.Connection | None, list[_Outcome]]:
        """Together; if one of them cannot be, one by one, so that nobody suffers for another's statement."""
        problem: StoreAway | None = None
        if self._owner is None or not self._owner.is_in_place():
            # What is stored in a file that was taken away nobody finds again.
            gone = StoreAway("the database's file was moved or replaced")
            return connection, [(then, gone) for _, then in group]
        try:
            connection = connection or self._connect()
            self.commit_group(connection, [statement for statements, _ in group for statement in statements])
        except sqlite3.Error as error:
            problem = StoreAway(str(error))
            if connection is not None:
                connection.close()
                connection = None
            if isinstance(error, sqlite3.IntegrityError) and len(group) > 1:
                outcomes: list[_Outcome] = []
                for job in group:
                    connection, one = self._commit_jobs(connection, [job])
                    outcomes += one
                return connection, outcomes
        return connection, [(then, problem) for _, then in group]

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        """All of them or none; on the disk when it returns.

        The fewer calls, the less often this thread has to get hold of the interpreter, and the event loop has to let
        go of it: most groups become one statement, which is its own transaction.
        """
        fewer = _joined(statements)
        if len(fewer) == 1:
            connection.execute(*fewer[0])
        else:
            connection.execute("BEGIN IMMEDIATE")
            for sql, values in fewer:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        self.groups += 1
        self.appended += len(statements)


class _Inside(Database):
    """The database in the one transaction in which it is brought forward."""

    binary = "BLOB"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> set[str]:
        """Named by SQLite's own table."""
        return {str(name) for (name,) in await self.read("SELECT name FROM sqlite_master WHERE type = 'table'")}

    async def read(self, sql: str, values: Values = ()) -> list[Values]:
        """At once: the server does nothing else yet."""
        return self._connection.execute(sql, values).fetchall()

    async def write(self, sql: str, rows: Sequence[Values] = ((),)) -> None:
        """At once."""
        for values in rows:
            self._connection.execute(sql, values)


async def _bring_forward(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        await bring_forward(_Inside(connection))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _joined(statements: list[Statement]) -> list[Statement]:
    """The same in the same order, where entries of logs that follow one another go in with one statement."""
    fewer: list[Statement] = []
    for is_append, found in itertools.groupby(statements, lambda statement: statement[0] == APPEND):
        run = list(found)
        if not is_append:
            fewer += run
            continue
        for first in range(0, len(run), _MOST_ROWS):
            rows = [values for _, values in run[first : first + _MOST_ROWS]]
            sql = APPEND.replace(_ROW, ", ".join([_ROW] * len(rows)))
            fewer.append((sql, tuple([value for values in rows for value in values])))
    return fewer

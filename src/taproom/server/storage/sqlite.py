"""The store in one SQLite file. One thread writes; whatever arrives while the disk works is committed together."""

import asyncio
import contextlib
import itertools
import logging
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from taproom.server.storage import walfile
from taproom.server.storage.migrations import migrate
from taproom.server.storage.migrations.database import Database
from taproom.server.storage.ownership import Ownership
from taproom.server.storage.store import (
    APPEND,
    DAMAGED,
    FAILING,
    FULL,
    LARGEST_GROUP,
    LOCKED,
    PATIENCE,
    READ_ONLY,
    REFUSING,
    REPLACED,
    SILENT,
    STOPPED,
    UNREACHABLE,
    Statement,
    Store,
    StoreAway,
    Then,
    Values,
    answer,
)

_log = logging.getLogger("taproom.server")
_ROW: Final = "(?, ?, ?)"
_MOST_ROWS: Final = 128
"""The most values every SQLite allows in a statement, and the number of prepared statements a connection keeps."""
_Job = tuple[list[Statement], Then]
_Outcome = tuple[Then, StoreAway | None]
_Committed = tuple[sqlite3.Connection | None, list[_Outcome], StoreAway | None]
"""The connection if it is still good, the outcome of each job, and why nothing at all can be stored."""
_DEADLINE: Final = 10.0
"""Seconds after which nobody waits for the disk any more."""
_REASONS: Final = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
}
_MOST_FINDINGS: Final = 20
_OF_ONE: Final = (REFUSING, DAMAGED)
"""Errors of one statement that leave all others unaffected."""


class SqliteStore(Store):
    """A SQLite file, written by one thread.

    `patience` is how long to wait for another process that has locked the file, `deadline` for the writer's thread.
    """

    def __init__(self, path: Path, patience: float = PATIENCE, deadline: float = _DEADLINE) -> None:
        self.path = path
        self._patience = patience
        self._deadline = deadline
        self._waiting: list[_Job] = []
        self._in_hand: list[_Job] = []
        """Jobs that are with the writer's thread."""
        self._writing = False
        """Whether it has a group, or is about to get one."""
        self._overdue = False
        """Whether nobody waits for it any more."""
        self._watch: asyncio.TimerHandle | None = None
        self._done: asyncio.Future[None] | None = None
        """Set when the store is being closed: it waits for the last group."""
        self._groups: queue.SimpleQueue[tuple[list[_Job], asyncio.AbstractEventLoop] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="taproom store", daemon=True)
        self._owner: Ownership | None = None

    async def open(self) -> None:
        """The file stays locked as long as this process has it open."""
        try:
            owner = Ownership(self.path)
        except OSError as error:
            raise StoreAway(UNREACHABLE, error.strerror or "") from error
        try:
            left_over = await asyncio.to_thread(walfile.lost, self.path.resolve())
            with contextlib.closing(self._connect()) as connection:
                await _migrate(connection)
                self.findings = await asyncio.to_thread(findings_of, connection, left_over)
        except BaseException:
            owner.give_up()
            raise
        self._owner = owner
        self._writer.start()

    async def close(self) -> None:
        """Wait a limited time until everything submitted is on disk."""
        if self._owner is None or self._done is not None:
            return
        self._done = asyncio.get_running_loop().create_future()
        if self._writing:
            # After the deadline those who wait have been told.
            await asyncio.wait([self._done], timeout=self._deadline + 1)
        self._groups.put(None)
        await asyncio.to_thread(self._writer.join, 0 if self._overdue else self._deadline)
        if self._writer.is_alive():
            _log.error("the disk does not answer: the server stops without it")
            return
        self._owner.give_up()

    def submit(self, statements: list[Statement], then: Then) -> None:
        """Groups everything that arrives until the writer's thread is free; it gets one group at a time."""
        if self._overdue or self._done is not None:
            problem = StoreAway(SILENT if self._overdue else STOPPED)
            asyncio.get_running_loop().call_soon(answer, then, problem)
            return
        self._waiting.append((statements, then))
        if not self._writing:
            self._writing = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        group = self._in_hand = self._waiting[:LARGEST_GROUP]
        del self._waiting[:LARGEST_GROUP]
        self._writing = bool(group)
        if group:
            self._watch = loop.call_later(self._deadline, self._stop_waiting)
            self._groups.put((group, loop))
        elif self._done is not None and not self._done.done():
            self._done.set_result(None)

    def _stop_waiting(self) -> None:
        """The disk hangs. The current group may still be stored: the next to continue checks whether it was."""
        self._overdue = True
        late = [*self._in_hand, *self._waiting]
        self._in_hand = []
        self._waiting.clear()
        self.trouble = StoreAway(SILENT)
        for _, then in late:
            answer(then, self.trouble)

    def _answer(self, loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome], trouble: StoreAway | None) -> None:
        """A group is finished: tell those who wait for it, then hand over the next one."""
        if self._watch is not None:
            self._watch.cancel()
        self.trouble = trouble
        if not self._overdue:
            for then, problem in outcomes:
                answer(then, problem)
        self._overdue = False
        loop.call_soon(self._hand_over, loop)

    def waiting(self) -> int:
        """Including those whose group is being written."""
        return len(self._waiting) + len(self._in_hand)

    def writes(self) -> bool:
        """The thread lives as long as the store is open."""
        return self._writer.is_alive() and not self._overdue

    def connect_anew(self) -> None:
        """Every reader has its own connection, and the writer gets a new one after every failure."""

    async def read(self, sql: str, values: Values) -> list[Values]:
        """On its own connection: readers do not wait for the writer."""

        def read() -> list[Values]:
            with contextlib.closing(self._connect()) as connection:
                return connection.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise _away(error) from error

    def _connect(self) -> sqlite3.Connection:
        """Only to an existing file: otherwise SQLite would create an empty one in its place."""
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
            connection, outcomes, trouble = self._commit_jobs(connection, group)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._answer, loop, outcomes, trouble)
        if connection is not None:
            connection.close()

    def _commit_jobs(self, connection: sqlite3.Connection | None, group: list[_Job]) -> _Committed:
        """Together; if one of them cannot be, one by one, so that nobody suffers for another's statement.

        Whatever goes wrong, the thread lives on, and those who wait are told.
        """
        try:
            if self._owner is None or not self._owner.is_in_place():
                # What is stored in a file that was removed is lost.
                raise StoreAway(REPLACED)
            connection = connection or self._connect()
            self.commit_group(connection, [statement for statements, _ in group for statement in statements])
        except Exception as error:
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    connection.close()
            problem = error if isinstance(error, StoreAway) else _away(error)
            if problem.reason in _OF_ONE:
                if len(group) > 1:
                    return self._commit_one_by_one(group)
                return None, [(group[0][1], problem)], None
            return None, [(then, problem) for _, then in group], problem
        return connection, [(then, None) for _, then in group], None

    def _commit_one_by_one(self, group: list[_Job]) -> _Committed:
        connection: sqlite3.Connection | None = None
        outcomes: list[_Outcome] = []
        trouble: StoreAway | None = None
        for job in group:
            if trouble is None:
                connection, one, trouble = self._commit_jobs(connection, [job])
                outcomes += one
            else:
                outcomes.append((job[1], trouble))
        return connection, outcomes, trouble

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
    """The database inside the migration's transaction."""

    binary = "BLOB"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> set[str]:
        """From SQLite's own list."""
        return {str(name) for (name,) in await self.read("SELECT name FROM sqlite_master WHERE type = 'table'")}

    async def read(self, sql: str, values: Values = ()) -> list[Values]:
        """Blocks, which is fine before the server starts."""
        return self._connection.execute(sql, values).fetchall()

    async def write(self, sql: str, rows: Sequence[Values] = ((),)) -> None:
        """Blocks as well."""
        for values in rows:
            self._connection.execute(sql, values)


async def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        await migrate(_Inside(connection))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def findings_of(connection: sqlite3.Connection, left_over: walfile.Lost) -> tuple[str, ...]:
    """What is damaged, as far as SQLite can tell, and which tables lost what through a damaged write-ahead log."""
    found: list[str] = []
    try:
        for (line,) in connection.execute(f"PRAGMA quick_check({_MOST_FINDINGS})"):
            found += [] if line == "ok" else [str(line)]
        if left_over.frames:
            found.append(f"{left_over.frames} pages that were written last cannot be read")
        found += [line for key, last in sorted(left_over.entries.items()) if (line := _loss(connection, key, last))]
    except sqlite3.DatabaseError as error:
        found.append(str(error))
    return tuple(found)


def _loss(connection: sqlite3.Connection, key: str, last: int) -> str:
    """What a table has lost from this number on; empty if the entry is still there."""
    sql = "SELECT code, (SELECT count(*) FROM log WHERE log.key = tables.key) FROM tables WHERE key = ?"
    code, kept = connection.execute(sql, (key,)).fetchone() or ("", 0)
    if kept > last:
        return ""
    return (
        f"{f'table {code}' if code else 'a table of which nothing is left'} has lost its entries from {kept} to {last}"
    )


def _away(error: Exception) -> StoreAway:
    """The lowest eight bits of an SQLite error code are its kind."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreAway(_REASONS.get(code, REFUSING), f"{type(error).__name__}: {error}")


def _joined(statements: list[Statement]) -> list[Statement]:
    """The same statements in the same order, with consecutive log entries combined into one statement."""
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

"""The store in a PostgreSQL database. One connection writes; whatever arrives meanwhile is committed together.

The writing connection holds an advisory lock for as long as it lives. So nobody else writes, and when it was lost, the
next one waits until the database has done with what the lost one had begun: nothing is stored behind our back.
"""

import asyncio
import contextlib
import itertools
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final

import asyncpg
from asyncpg import Connection

from taproom.server.storage.migrations import migrate
from taproom.server.storage.migrations.database import Database
from taproom.server.storage.store import (
    DAMAGED,
    FULL,
    LARGEST_GROUP,
    LOCKED,
    PATIENCE,
    READ_ONLY,
    REFUSING,
    SILENT,
    STOPPED,
    UNREACHABLE,
    NotOurs,
    Statement,
    Store,
    StoreAway,
    Then,
    TooNew,
    Values,
    answer,
)

_log = logging.getLogger("taproom.server")
_OURS: Final = 0x7461_7072_6F6F_6D
"""The advisory lock of the server that owns a database."""
_TAKING_OVER: Final = 10.0
"""Seconds within which the database notices that its server is gone."""
_TRY_AGAIN: Final = 0.05
_SETTINGS: Final = {
    "application_name": "taproom",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_REASONS: Final = (
    (asyncpg.ReadOnlySQLTransactionError, READ_ONLY),
    (asyncpg.DiskFullError, FULL),
    (asyncpg.DataCorruptedError, DAMAGED),
    (asyncpg.IndexCorruptedError, DAMAGED),
    (asyncpg.IntegrityConstraintViolationError, REFUSING),
    (TimeoutError, SILENT),
)
_OF_STATEMENTS: Final = ("22", "42")
"""The beginnings of error codes that blame a statement or its values."""
_OF_ONE: Final = (REFUSING, DAMAGED)
"""Errors of one statement that leave all others unaffected."""

_Job = tuple[list[Statement], Then]


class PostgresStore(Store):
    """A PostgreSQL database; `patience` is how long to wait for it, `taking_over` for another server to be gone."""

    def __init__(self, url: str, patience: float = PATIENCE, taking_over: float = _TAKING_OVER) -> None:
        self.url = url
        self._patience = patience
        self._taking_over = taking_over
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._one_reader = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None
        self._in_hand: list[_Job] = []
        """Jobs that are with the writer."""
        self._closing = False

    async def open(self) -> None:
        """Take the lock, migrate the tables, start the writer."""
        async with self._answers():
            connection = await self._connect()
        try:
            await self._take_over(connection)
            await self._migrate(connection)
        except BaseException:
            connection.terminate()
            raise
        self._writing = connection
        self._begin_to_write()

    async def close(self) -> None:
        """Wait a limited time until everything submitted is stored; tasks still waiting are told."""
        if self._writer is not None and not self._closing:
            self._closing = True
            self._jobs.put_nowait(None)
            await asyncio.wait([self._writer], timeout=2 * self._patience + 1)
            self._writer.cancel()
            await asyncio.wait([self._writer])
            self._give_up(StoreAway(STOPPED))
        for connection in (self._writing, self._reading):
            if connection is not None:
                await self._let_go(connection)

    def submit(self, statements: list[Statement], then: Then) -> None:
        """Hand the job to the writer task."""
        if self._closing:
            asyncio.get_running_loop().call_soon(answer, then, StoreAway(STOPPED))
        else:
            self._jobs.put_nowait((statements, then))

    def waiting(self) -> int:
        """Including those whose group is being written."""
        return self._jobs.qsize() + len(self._in_hand)

    def writes(self) -> bool:
        """The task lives as long as the store is open."""
        return self._writer is not None and not self._writer.done()

    def connect_anew(self) -> None:
        """After a failover one of them may still lead to the former server."""
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.terminate()

    async def read(self, sql: str, values: Values) -> list[Values]:
        """On the connection for reading, one after the other."""
        async with self._answers(), self._one_reader:
            if self._reading is None or self._reading.is_closed():
                self._reading = await self._connect()
            try:
                return [tuple(row) for row in await self._reading.fetch(_numbered(sql), *values)]
            except BaseException:
                self._reading.terminate()
                raise

    # ---- connections ----

    @contextlib.asynccontextmanager
    async def _answers(self) -> AsyncIterator[None]:
        """Turn everything that means "the database does not answer in time" into StoreAway."""
        try:
            async with asyncio.timeout(self._patience):
                yield
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            # Nobody cancelled us: it came from inside the connection.
            raise StoreAway(UNREACHABLE, "cancelled") from error
        except Exception as error:
            raise _away(error) from error

    async def _connect(self) -> Connection:
        try:
            return await asyncpg.connect(self.url, timeout=self._patience, server_settings=dict(_SETTINGS))
        except ValueError as error:
            details = f"the address is wrong ({error}); right would be postgresql://user@host:5432/name"
            raise StoreAway(UNREACHABLE, details) from None

    async def _take_over(self, connection: Connection) -> None:
        """Wait for a server that has just gone; NotOurs if it stays."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._taking_over
        while not await self._lock(connection):
            if loop.time() >= until:
                raise NotOurs("another server has this database open")
            await asyncio.sleep(_TRY_AGAIN)

    async def _migrate(self, connection: Connection) -> None:
        """Without a time limit: migrating a large database takes a while."""
        try:
            async with connection.transaction():
                await migrate(_Inside(connection))
        except TooNew:
            raise
        except Exception as error:
            raise _away(error) from error

    async def _lock(self, connection: Connection) -> bool:
        async with self._answers():
            return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", _OURS))

    async def _writable(self) -> Connection:
        """The connection that holds the lock; if it was lost, a new one."""
        if self._writing is not None and not self._writing.is_closed():
            return self._writing
        connection = await self._connect()
        if not await self._lock(connection):
            connection.terminate()
            details = "what was begun on a lost connection is not done with, or another server has the database"
            raise StoreAway(LOCKED, details)
        self._writing = connection
        return connection

    async def _let_go(self, connection: Connection) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await connection.close()
        except Exception:
            connection.terminate()

    # ---- writing ----

    def _begin_to_write(self) -> None:
        self._writer = asyncio.get_running_loop().create_task(self._write())
        self._writer.add_done_callback(self._ended)

    def _ended(self, writer: asyncio.Task[None]) -> None:
        """The writer runs until the store is closed. If it ends earlier, waiting tasks are told and another starts."""
        if self._closing or writer.cancelling():
            return
        _log.error("the writer has ended: %r", "cancelled" if writer.cancelled() else writer.exception())
        self.connect_anew()
        self._give_up(StoreAway(REFUSING, "the writer has ended"))
        self._begin_to_write()

    def _give_up(self, problem: StoreAway) -> None:
        """Tell everything that is not stored yet."""
        jobs, self._in_hand = self._in_hand, []
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is not None:
                jobs.append(job)
        for _, then in jobs:
            answer(then, problem)

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            group = self._in_hand = [job]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    self._jobs.put_nowait(None)
                    break
                group.append(following)
            outcomes = await self._commit_jobs(group)
            self._in_hand = []
            for (_, then), problem in zip(group, outcomes, strict=True):
                answer(then, problem)

    async def _commit_jobs(self, group: list[_Job]) -> list[StoreAway | None]:
        """Commit them together; if one fails, one by one, so that nobody suffers from another's statement."""
        try:
            async with self._answers():
                connection = await self._writable()
                await self.commit_group(connection, [one for statements, _ in group for one in statements])
        except StoreAway as problem:
            if not isinstance(problem.__cause__, asyncpg.IntegrityConstraintViolationError):
                if self._writing is not None:
                    self._writing.terminate()
                    self._writing = None
                self.trouble = problem
            if len(group) == 1 or problem.reason not in _OF_ONE:
                return [problem] * len(group)
            return await self._commit_one_by_one(group)
        self.trouble = None
        return [None] * len(group)

    async def _commit_one_by_one(self, group: list[_Job]) -> list[StoreAway | None]:
        outcomes: list[StoreAway | None] = []
        for number, job in enumerate(group):
            outcomes += await self._commit_jobs([job])
            problem = outcomes[-1]
            if problem is not None and problem.reason not in _OF_ONE:
                return outcomes + [problem] * (len(group) - number - 1)
        return outcomes

    async def commit_group(self, connection: Connection, statements: list[Statement]) -> None:
        """All of them or none; on disk when it returns. Statements of one kind go out together."""
        await connection.execute("BEGIN")
        try:
            for sql, several in itertools.groupby(statements, key=lambda one: one[0]):
                await connection.executemany(_numbered(sql), [values for _, values in several])
        except asyncpg.IntegrityConstraintViolationError:
            await connection.execute("ROLLBACK")
            raise
        await connection.execute("COMMIT")
        self.groups += 1
        self.appended += len(statements)


class _Inside(Database):
    """The database inside the migration's transaction."""

    binary = "BYTEA"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def tables(self) -> set[str]:
        """The tables in the schema where ours are created."""
        sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        return {str(name) for (name,) in await self.read(sql)}

    async def read(self, sql: str, values: Values = ()) -> list[Values]:
        """All rows."""
        return [tuple(row) for row in await self._connection.fetch(_numbered(sql), *values)]

    async def write(self, sql: str, rows: Sequence[Values] = ((),)) -> None:
        """Sent together."""
        await self._connection.executemany(_numbered(sql), rows)


def _away(error: Exception) -> StoreAway:
    """Turn any error into one that says: not stored, as far as is known."""
    if isinstance(error, StoreAway):
        return error
    details = f"{type(error).__name__}: {error}"
    for kind, reason in _REASONS:
        if isinstance(error, kind):
            return StoreAway(reason, details)
    is_statement = isinstance(error, asyncpg.PostgresError) and str(error.sqlstate)[:2] in _OF_STATEMENTS
    return StoreAway(REFUSING if is_statement else UNREACHABLE, details)


def _numbered(sql: str) -> str:
    """PostgreSQL numbers its placeholders."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))

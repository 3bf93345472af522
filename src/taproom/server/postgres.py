"""The store in a PostgreSQL database. One connection writes; whatever arrives meanwhile is committed together.

The writing connection holds an advisory lock for as long as it lives. So nobody else writes, and when it was lost, the
next one waits until the database has done with what the lost one had begun: nothing is stored behind our back.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Sequence
from typing import Final

import asyncpg
from asyncpg import Connection

from taproom.server.migrations import migrate
from taproom.server.migrations.database import Database
from taproom.server.store import (
    LARGEST_GROUP,
    PATIENCE,
    NotOurs,
    Statement,
    Store,
    StoreAway,
    Then,
    Values,
    answer,
)

_OURS: Final = 0x7461_7072_6F6F_6D
"""The advisory lock of a database's server."""
_TAKING_OVER: Final = 10.0
"""Seconds within which the database notices that a server which had it is gone."""
_TRY_AGAIN: Final = 0.05
_SETTINGS: Final = {
    "application_name": "taproom",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_AWAY: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

_Job = tuple[list[Statement], Then]


class PostgresStore(Store):
    """See the module. `patience` is how long to wait for an answer, `taking_over` for another server to be gone."""

    def __init__(self, url: str, patience: float = PATIENCE, taking_over: float = _TAKING_OVER) -> None:
        self.url = url
        self._patience = patience
        self._taking_over = taking_over
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._one_reader = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take the lock, see to the tables, begin to write."""
        async with self._answers():
            connection = await self._connect()
        try:
            await self._take_over(connection)
            await self._migrate(connection)
        except BaseException:
            connection.terminate()
            raise
        self._writing = connection
        self._writer = asyncio.get_running_loop().create_task(self._write())

    async def close(self) -> None:
        """Wait until all that was handed over is stored."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        for connection in (self._writing, self._reading):
            if connection is not None:
                await self._let_go(connection)

    def submit(self, statements: list[Statement], then: Then) -> None:
        """Handed to the task that writes."""
        self._jobs.put_nowait((statements, then))

    async def read(self, sql: str, values: Values) -> list[Values]:
        """On the connection for reading, one after the other."""
        async with self._one_reader, self._answers():
            if self._reading is None or self._reading.is_closed():
                self._reading = await self._connect()
            try:
                return [tuple(row) for row in await self._reading.fetch(_numbered(sql), *values)]
            except _AWAY:
                self._reading.terminate()
                raise

    # ---- connections ----

    @contextlib.asynccontextmanager
    async def _answers(self) -> AsyncIterator[None]:
        """The database answers in time, or it is away."""
        try:
            async with asyncio.timeout(self._patience):
                yield
        except _AWAY as error:
            raise StoreAway(str(error) or "the database does not answer") from error

    async def _connect(self) -> Connection:
        try:
            return await asyncpg.connect(self.url, timeout=self._patience, server_settings=dict(_SETTINGS))
        except ValueError as error:
            raise StoreAway(
                f"the address is wrong ({error}); right would be postgresql://user@host:5432/name"
            ) from None

    async def _take_over(self, connection: Connection) -> None:
        """Wait for a server that has just gone; NotOurs if it stays."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._taking_over
        while not await self._lock(connection):
            if loop.time() >= until:
                raise NotOurs("another server has this database open")
            await asyncio.sleep(_TRY_AGAIN)

    async def _migrate(self, connection: Connection) -> None:
        """Without a time limit: a large database takes a while."""
        try:
            async with connection.transaction():
                await migrate(_Inside(connection))
        except _AWAY as error:
            raise StoreAway(str(error) or "the database does not answer") from error

    async def _lock(self, connection: Connection) -> bool:
        async with self._answers():
            return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", _OURS))

    async def _writable(self) -> Connection:
        """The connection that has the lock; after it was lost, another."""
        if self._writing is not None and not self._writing.is_closed():
            return self._writing
        connection = await self._connect()
        if not await self._lock(connection):
            connection.terminate()
            raise StoreAway("what was begun on a lost connection is not done with, or another server has the database")
        self._writing = connection
        return connection

    async def _let_go(self, connection: Connection) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await connection.close()
        except _AWAY:
            connection.terminate()

    # ---- writing ----

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            group = [job]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    self._jobs.put_nowait(None)
                    break
                group.append(following)
            await self._commit_jobs(group)

    async def _commit_jobs(self, group: list[_Job]) -> None:
        """Together; if one of them cannot be, one by one, so that nobody suffers for another's statement."""
        problem: StoreAway | None = None
        try:
            async with self._answers():
                connection = await self._writable()
                await self.commit_group(connection, [one for statements, _ in group for one in statements])
        except StoreAway as away:
            problem = away
            if isinstance(away.__cause__, asyncpg.IntegrityConstraintViolationError):
                if len(group) > 1:
                    for job in group:
                        await self._commit_jobs([job])
                    return
            elif self._writing is not None:
                self._writing.terminate()
                self._writing = None
        for _, then in group:
            answer(then, problem)

    async def commit_group(self, connection: Connection, statements: list[Statement]) -> None:
        """All of them or none; on the disk when it returns. Statements of one kind go out together."""
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


def _numbered(sql: str) -> str:
    """PostgreSQL numbers its values."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))

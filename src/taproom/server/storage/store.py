"""Where the tables' logs are kept. What was appended is there for good before anybody is told of it.

Every question to the database is asked here, in SQL that SQLite and PostgreSQL both understand; `sqlite.py` and
`postgres.py` know how to talk to theirs. One server at a time owns a database. Should two ever have the same table all
the same, they cannot both go on with it: an entry's place in a log is a primary key, so that the second one's entry is
not stored, and what is not stored does not happen.
"""

import asyncio
import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_log = logging.getLogger("taproom.server")
SCHEMA: Final = """
CREATE TABLE versions (
    part TEXT PRIMARY KEY,
    version INTEGER NOT NULL
);
CREATE TABLE tables (
    key TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE log (
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (key, number)
);
CREATE TABLE positions (
    key TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE TABLE accounts (
    key TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE games (
    account TEXT NOT NULL,
    key TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    character TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    won INTEGER NOT NULL,
    place INTEGER NOT NULL,
    cause TEXT NOT NULL,
    laid BIGINT NOT NULL,
    seconds BIGINT NOT NULL,
    turns INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    rules INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key, seat)
);
CREATE TABLE packs (
    key TEXT PRIMARY KEY,
    body BLOB NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE checks (
    part TEXT PRIMARY KEY,
    body BLOB NOT NULL
);
CREATE TABLE errands (
    key TEXT PRIMARY KEY,
    what TEXT NOT NULL
);
CREATE INDEX games_of_table ON games (key);
CREATE INDEX running ON tables (over) WHERE over = 0;
"""
"""For a new database. A change here needs a migration step for existing ones (`storage/migrations`)."""
APPEND: Final = "INSERT INTO log (key, number, body) VALUES (?, ?, ?)"
LARGEST_GROUP: Final = 512
"""How many requests are committed together at most."""
PATIENCE: Final = 2.0
"""Seconds to wait for a database that does not answer."""
CHECKED: Final = 16_384
"""Bytes written to see whether something can be stored: no entry and hardly any position is larger."""

# Why nothing can be stored, in words that tell a stranger no more than that.
UNREACHABLE: Final = "the database cannot be reached"
SILENT: Final = "the database does not answer"
LOCKED: Final = "the database is locked"
FULL: Final = "the disk is full"
READ_ONLY: Final = "the database is read-only"
FAILING: Final = "the disk fails"
DAMAGED: Final = "the database is damaged"
REPLACED: Final = "the database's file was moved or replaced"
FORGETFUL: Final = "the database does not have what was stored"
STOPPED: Final = "the server stops"
REFUSING: Final = "the database does not store it"

Values = tuple[object, ...]
Statement = tuple[str, Values]
"""SQL with a question mark for each value. Truth values are stored as 0 and 1."""


class StoreAway(Exception):
    """Nothing can be stored just now; what was to be stored has not happened, as far as is known."""

    def __init__(self, reason: str = REFUSING, details: str = "") -> None:
        """The details are for the operator only: they may name hosts and tables."""
        super().__init__(f"{reason} ({details})" if details else reason)
        self.reason = reason


Then = Callable[[StoreAway | None], None]
"""Called when something is on disk, or with the reason why it may not be."""


class NotOurs(Exception):
    """Another server owns the database."""


class Damaged(Exception):
    """The stored data of one table can no longer be read; other tables are not affected."""


class TooNew(Exception):
    """A newer version of the program wrote the database."""


@dataclass(frozen=True)
class Row:
    """A table as the store knows it."""

    key: str
    code: str
    listed: bool
    over: bool


class Store(ABC):
    """What the server needs from a database."""

    groups = 0
    """Number of commits."""
    appended = 0
    """Number of committed statements."""
    findings: tuple[str, ...] = ()
    """Damage found when the database was opened."""
    trouble: StoreAway | None = None
    """Why the last write failed."""
    _checking: asyncio.Task[None] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Lock the database and migrate it.

        Raises NotOurs if another server has it, TooNew if a newer one wrote it, StoreAway if it doesn't answer.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    def submit(self, statements: list[Statement], then: Then) -> None:
        """Store all of them or none, after everything submitted before; `then` is called on the event loop."""

    @abstractmethod
    async def read(self, sql: str, values: Values) -> list[Values]:
        """The rows found; StoreAway if the database does not answer."""

    async def write_beside(self, sql: str, values: Values) -> None:
        """Write without owning the database: only for what an operator leaves for the server that does."""
        # Readers have their own connections, and each statement there is its own transaction.
        await self.read(sql, values)

    async def commit(self, statements: list[Statement]) -> None:
        """Store all of them or none. Returns when they are on disk; StoreAway if they may not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(problem: StoreAway | None) -> None:
            # It is in the log whether or not anybody still waits.
            if not done.done():
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)

        self.submit(statements, settle)
        await done

    @abstractmethod
    def waiting(self) -> int:
        """How many jobs wait to be stored."""

    @abstractmethod
    def writes(self) -> bool:
        """Whether the writer is alive and not stuck."""

    @abstractmethod
    def connect_anew(self) -> None:
        """Replace every connection."""

    async def check(self) -> None:
        """Whether something can be stored and read back now; StoreAway if not. Concurrent callers share the answer."""
        if self._checking is None:
            self._checking = asyncio.get_running_loop().create_task(self._check())
            self._checking.add_done_callback(self._checked)
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        body = os.urandom(CHECKED)
        sql = "INSERT INTO checks (part, body) VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET body = excluded.body"
        await self.commit([(sql, ("store", body))])
        if await self.read("SELECT body FROM checks WHERE part = ?", ("store",)) != [(body,)]:
            self.connect_anew()
            raise StoreAway(FORGETFUL)

    def _checked(self, checking: asyncio.Task[None]) -> None:
        self._checking = None
        problem = None if checking.cancelled() else checking.exception()
        if isinstance(problem, StoreAway):
            self.trouble = problem

    # ---- tables and their logs ----

    async def open_table(self, row: Row, bodies: list[bytes]) -> None:
        """A new table and the beginning of its log, in one commit."""
        statements: list[Statement] = [
            ("INSERT INTO tables (key, code, listed) VALUES (?, ?, ?)", (row.key, row.code, int(row.listed)))
        ]
        statements += [_append(row.key, number, body) for number, body in enumerate(bodies)]
        await self.commit(statements)

    async def append(self, key: str, number: int, body: bytes) -> None:
        """Append an entry to a log. Returns when it is on disk; StoreAway if it is not."""
        await self.commit([_append(key, number, body)])

    def submit_entry(self, key: str, number: int, body: bytes, then: Then) -> None:
        """The same without waiting: most writes are log entries, thousands a second."""
        self.submit([_append(key, number, body)], then)

    async def mark_over(self, key: str, number: int, position: bytes) -> None:
        """The table need not be set up after a restart; its final position is kept for those who look."""
        await self.commit([("UPDATE tables SET over = 1 WHERE key = ?", (key,)), _keep(key, number, position)])

    async def running(self) -> list[Row]:
        """All tables whose games are not over, in the order of their keys."""
        found = await self.read("SELECT key, code, listed, over FROM tables WHERE over = 0 ORDER BY key", ())
        return [_row(one) for one in found]

    async def find(self, key_or_code: str) -> Row | None:
        """A table by its key or its code. Codes are short and upper case; keys are neither."""
        sql = "SELECT key, code, listed, over FROM tables WHERE key = ? OR code = ?"
        found = await self.read(sql, (key_or_code, key_or_code))
        return _row(found[0]) if found else None

    async def log(self, key: str, first: int = 0) -> list[bytes]:
        """A table's log from the entry with this number to the last."""
        found = await self.read("SELECT body FROM log WHERE key = ? AND number >= ? ORDER BY number", (key, first))
        return [body for (body,) in found if isinstance(body, bytes)]

    async def whole_log(self, key: str) -> list[bytes]:
        """A table's log from its beginning; Damaged says what is missing."""
        try:
            found = await self.read("SELECT number, body FROM log WHERE key = ? ORDER BY number", (key,))
        except StoreAway as problem:
            if problem.reason == DAMAGED:
                raise Damaged("its log is on a damaged page") from problem
            raise
        if not found:
            raise Damaged("its log is missing")
        bodies: list[bytes] = []
        for place, (number, body) in enumerate(found):
            if number != place:
                raise Damaged(f"of its log entry {place} is missing")
            if not isinstance(body, bytes):
                raise Damaged(f"entry {place} of its log cannot be read")
            bodies.append(body)
        return bodies

    # ---- positions, for versions that cannot replay a log any more ----

    async def keep_position(self, key: str, number: int, body: bytes) -> None:
        """Keep the position after this many entries; only the latest is kept."""
        await self.commit([_keep(key, number, body)])

    async def position(self, key: str) -> tuple[int, bytes] | None:
        """The latest position kept, and after how many entries it was taken."""
        found = await self.read("SELECT number, body FROM positions WHERE key = ?", (key,))
        for number, body in found:
            assert isinstance(number, int) and isinstance(body, bytes)
            return number, body
        return None


def answer(then: Then, problem: StoreAway | None) -> None:
    """Tell the waiting tasks; an error in one of them must not affect the others."""
    try:
        then(problem)
    except Exception:
        _log.exception("what follows on something stored has failed")


def _append(key: str, number: int, body: bytes) -> Statement:
    return (APPEND, (key, number, body))


def _keep(key: str, number: int, body: bytes) -> Statement:
    sql = (
        "INSERT INTO positions (key, number, body) VALUES (?, ?, ?) "
        "ON CONFLICT (key) DO UPDATE SET number = excluded.number, body = excluded.body"
    )
    return (sql, (key, number, body))


def _row(found: Values) -> Row:
    key, code, listed, over = found
    return Row(str(key), str(code), bool(listed), bool(over))

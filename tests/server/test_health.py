"""Health that is true: while nothing can be stored nobody says that it can be, and everybody says why."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from taproom.server.clocks import VirtualClock
from taproom.server.storage.postgres import PostgresStore
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import DAMAGED, FORGETFUL, FULL, READ_ONLY, Statement, Store, Values
from tests.server.guests import Guest, Server, run, serving
from tests.server.postgres import Cluster

RETRY = 500
PROBES = 20
SMALL = "4m"


class Troubled(SqliteStore):
    """A real file that SQLite finds read-only when it is told to; or it says that the disk is full."""

    pragma = ""
    full = False

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        if self.full:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        if self.pragma:
            connection.execute(self.pragma)
        super().commit_group(connection, statements)


class Trouble:
    """A store, and how nothing can be stored in it any more."""

    def __init__(self, store: Store, reason: str) -> None:
        self.store = store
        self.reason = reason

    async def begin(self) -> None:
        raise NotImplementedError

    async def end(self) -> None:
        raise NotImplementedError


class ReadOnlyFile(Trouble):
    def __init__(self, folder: Path) -> None:
        self.file = Troubled(folder / "taproom.db")
        super().__init__(self.file, READ_ONLY)

    async def begin(self) -> None:
        self.file.pragma = "PRAGMA query_only = ON"

    async def end(self) -> None:
        self.file.pragma = "PRAGMA query_only = OFF"


class SaidToBeFull(Trouble):
    """For where no disk can be mounted that is small enough to be filled."""

    def __init__(self, folder: Path) -> None:
        self.file = Troubled(folder / "taproom.db")
        super().__init__(self.file, FULL)

    async def begin(self) -> None:
        self.file.full = True

    async def end(self) -> None:
        self.file.full = False


class FullDisk(Trouble):
    """A disk of its own that somebody else fills to the last byte."""

    def __init__(self, disk: Path) -> None:
        self.filling = disk / "filling"
        super().__init__(SqliteStore(disk / "taproom.db"), FULL)

    async def begin(self) -> None:
        with self.filling.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    async def end(self) -> None:
        self.filling.unlink()


class ReadOnlyServer(Trouble):
    """After a failover the address leads to a server that stores nothing."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        address = cluster.new_database()
        self.name = address.partition("?")[0].rpartition("/")[2]
        super().__init__(PostgresStore(address), READ_ONLY)

    async def begin(self) -> None:
        self._set("SET default_transaction_read_only = on")

    async def end(self) -> None:
        self._set("RESET default_transaction_read_only")

    def _set(self, what: str) -> None:
        self.cluster.query("postgres", f"ALTER DATABASE {self.name} {what}")
        self.store.connect_anew()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(disk)]
    if os.geteuid() != 0 or shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.fixture(params=["full disk", "said to be full", "read-only file", "read-only server"])
def trouble(request: pytest.FixtureRequest, folder: Path) -> Iterator[Trouble]:
    if request.param == "full disk":
        with small_disk(folder) as disk:
            yield FullDisk(disk)
    elif request.param == "read-only server":
        yield ReadOnlyServer(request.getfixturevalue("cluster"))
    else:
        yield (SaidToBeFull if request.param == "said to be full" else ReadOnlyFile)(folder)


def notices(guest: Guest) -> list[str]:
    return [message["reason"] for message in guest.messages if message["type"] == "notice"]


async def metric(server: Server, name: str) -> int:
    text = (await server.http.get("/metrics")).text
    (line,) = [line for line in text.splitlines() if line.startswith(f"taproom_{name} ")]
    return int(line.split()[1])


@contextlib.asynccontextmanager
async def waiting_for_the_store(
    trouble: Trouble, folder: Path, clock: VirtualClock
) -> AsyncIterator[tuple[Server, Guest, str]]:
    """A person among bots has answered, and it could not be stored."""
    async with serving(folder, clock, trouble.store) as server:
        table, (guest,) = await server.table_of(1, seats=2, bots=1)
        await guest.done(type="start")
        await server.quiet(table)
        question = await guest.question()
        assert (await server.http.get("/healthz")).text == "ok\n"
        assert await metric(server, "store_up") == await metric(server, "store_writer_up") == 1
        await trouble.begin()
        answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
        assert await guest.refused(**answer) == "store"
        yield server, guest, table


def test_nobody_says_that_something_can_be_stored_while_nothing_can(trouble: Trouble, folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with waiting_for_the_store(trouble, folder, clock) as (server, guest, table):
            for _ in range(PROBES):
                health = await server.http.get("/healthz")
                assert (health.status_code, health.text) == (503, f"{trouble.reason}\n")
                assert await metric(server, "store_up") == 0
                clock.move(clock.now() + RETRY)
                await server.quiet(table)
            await guest.ask(type="ping")
            assert notices(guest) == ["store-away"], "told once, and nothing else"
            await trouble.end()
            clock.move(clock.now() + RETRY)
            await server.quiet(table)
            assert (await server.http.get("/healthz")).status_code == 200
            assert await metric(server, "store_up") == 1 and await metric(server, "store_waiting") == 0
            await guest.ask(type="ping")
            assert notices(guest) == ["store-away", "store-back"]
            question = guest.house["question"]
            await guest.done(type="choose", question=question["number"], choice=question["least"])

    run(scenario())


class SmallRowsOnly(SqliteStore):
    """A store that has room for whatever is checked, and for no entry."""

    entries = True

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        if not self.entries and any("INTO log" in sql for sql, _ in statements):
            raise sqlite3.OperationalError("database or disk is full")
        super().commit_group(connection, statements)


def test_back_is_told_only_after_what_was_to_be_stored_is(folder: Path) -> None:
    """The clock has closed a window, and that cannot be stored although the check can."""

    async def scenario() -> None:
        clock, store = VirtualClock(), SmallRowsOnly(folder / "taproom.db")
        async with serving(folder, clock, store) as server:
            timers = {"fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True, "decision": 30_000, "bank": 0}
            taken = await server.lay(seats=2, bots=1, timers=timers)
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            await server.quiet(taken["table"])
            first = (await guest.question())["number"]
            store.entries = False
            for _ in range(PROBES):
                clock.move(clock.now() + 30_000)
                await server.quiet(taken["table"])
            await guest.ask(type="ping")
            assert notices(guest) == ["store-away"] and guest.house["question"]["number"] == first
            store.entries = True
            clock.move(clock.now() + RETRY)
            await server.quiet(taken["table"])
            await guest.until(lambda message: message["type"] == "notice")
            await guest.question(first)
            assert notices(guest) == ["store-away", "store-back"]

    run(scenario())


class Elsewhere(SqliteStore):
    """What is read is not what is written: a connection leads to a former server, a disk forgets."""

    elsewhere = False

    async def read(self, sql: str, values: Values) -> list[Values]:
        found = await super().read(sql, values)
        return [] if self.elsewhere else found


def test_what_was_stored_must_be_read_back(folder: Path) -> None:
    async def scenario() -> None:
        store = Elsewhere(folder / "taproom.db")
        async with serving(folder, store=store) as server:
            store.elsewhere = True
            health = await server.http.get("/healthz")
            assert (health.status_code, health.text) == (503, f"{FORGETFUL}\n")
            store.elsewhere = False
            assert (await server.http.get("/healthz")).status_code == 200

    run(scenario())


def test_a_damaged_database_is_not_healthy(folder: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(folder / "taproom.db")
        async with serving(folder, store=store) as server:
            assert (await server.http.get("/healthz")).status_code == 200
            with contextlib.closing(sqlite3.connect(folder / "taproom.db")) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                (page,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'checks'").fetchone()
            with (folder / "taproom.db").open("r+b") as file:
                file.seek((page - 1) * 4096)
                file.write(b"\xff" * 4096)
            health = await server.http.get("/healthz")
            assert (health.status_code, health.text) == (503, f"{DAMAGED}\n")

    run(scenario())

"""The connection to PostgreSQL is lost in every way; whatever fails, people are told, and play goes on by itself."""

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path

import asyncpg
import pytest

from taproom.server.storage.postgres import PostgresStore, _Job
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import Statement, StoreAway
from tests.server.guests import play_to_the_end, run, serving
from tests.server.postgres import Cluster
from tests.server.reckoning import compare
from tests.server.sieges import PostgresSiege, besieged

TERMINATIONS = 8
TABLES = 6
PATIENCE = 20


def test_people_play_on_whatever_is_done_to_the_database(cluster: Cluster) -> None:
    """`make soak` does it at twenty tables, 200 times."""

    async def scenario() -> None:
        async with besieged(PostgresSiege(cluster, 7, TABLES)) as siege:
            for _ in range(TERMINATIONS):
                await siege.strike("termination", siege.terminate, 40)
            await siege.strike("restart", siege.restart, 80)
            await siege.strike("freeze", siege.freeze, 80)
            await siege.strike("read-only server", siege.turn_read_only, 80)
            assert await siege.health() == (200, "ok\n")
            players = siege.tavern.players
        assert sum(player.notices["store-back"] for player in players) > 0
        assert await compare(siege.database, players) > 0
        assert sum(len(player.acknowledged) for player in players) > 100

    run(scenario())


def test_a_standby_stores_nothing_until_it_is_promoted_and_then_play_goes_on(cluster: Cluster) -> None:
    async def scenario() -> None:
        with Cluster(cluster) as standby:
            async with besieged(PostgresSiege(cluster, 8, TABLES)) as siege:
                await siege.play(100)
                await siege.strike("failover", lambda: siege.fail_over(standby), 200)
                assert await siege.health() == (200, "ok\n")
            assert await compare(siege.database, siege.tavern.players) > 0

    try:
        run(scenario())
    finally:
        # The tests that follow use it again.
        cluster.stop()
        cluster.start()


class Failing(PostgresStore):
    """A store whose connection fails once in its own way."""

    failure: BaseException | None = None

    async def commit_group(self, connection: "asyncpg.Connection", statements: list[Statement]) -> None:
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure
        await super().commit_group(connection, statements)


@pytest.mark.parametrize(
    "failure",
    [
        asyncpg.InternalClientError("got result for unknown protocol state 3"),
        asyncpg.InterfaceError("cannot perform operation: another operation is in progress"),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        ConnectionResetError(),
        RuntimeError("anything else"),
        AssertionError(),
        asyncio.CancelledError(),
    ],
    ids=lambda failure: type(failure).__name__,
)
def test_any_failure_of_a_commit_is_away_and_nothing_else(postgres: str, failure: BaseException) -> None:
    async def scenario() -> None:
        store = Failing(postgres)
        await store.open()
        store.failure = failure
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StoreAway):
                await store.append("k", 0, b"not stored")
            await back(store)
            await store.append("k", 0, b"stored")
            assert await store.log("k") == [b"stored"] and store.writes()
            await store.close()

    run(scenario())


async def back(store: PostgresStore) -> None:
    """Until PostgreSQL has done with the connection that was lost, and its lock can be had again."""
    while True:
        with contextlib.suppress(StoreAway):
            await store.check()
            return


class Ending(PostgresStore):
    """A store whose writer ends once."""

    ends = False

    async def _commit_jobs(self, group: list[_Job]) -> list[StoreAway | None]:
        if self.ends:
            self.ends = False
            raise RuntimeError("a mistake of ours")
        return await super()._commit_jobs(group)


def test_a_writer_that_ended_is_replaced_and_whoever_waited_is_told(folder: Path, postgres: str) -> None:
    async def scenario() -> None:
        store = Ending(postgres)
        async with serving(folder, store=store) as server:
            _, guests = await server.table_of(1, seats=2, bots=1)
            await guests[0].done(type="start")
            question = await guests[0].question()
            store.ends = True
            answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
            assert await guests[0].refused(**answer) == "store"
            await guests[0].until(lambda message: message.get("reason") == "store-back")
            guests[0].house["question"] = question
            await play_to_the_end(guests)
            assert store.writes()

    run(scenario())


def test_what_comes_after_the_end_is_refused_and_nobody_waits_for_ever(database: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(database) if "://" in database else SqliteStore(Path(database))
        await store.open()
        await store.close()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StoreAway, match="stops"):
                await store.append("k", 0, b"too late")

    run(scenario())


def test_a_server_stops_although_its_database_hangs(folder: Path, cluster: Cluster, postgres: str) -> None:
    """All that it had said is in the log; it waits for nothing else."""

    async def scenario() -> None:
        store = PostgresStore(postgres, patience=0.3)
        async with asyncio.timeout(PATIENCE):
            async with serving(folder, store=store) as server:
                _, guests = await server.table_of(1, seats=2, bots=1)
                await guests[0].done(type="start")
                question = await guests[0].question()
                cluster.freeze()
                answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
                assert await guests[0].refused(**answer) == "store"
        cluster.thaw()

    try:
        run(scenario())
    finally:
        cluster.thaw()


class Hanging(SqliteStore):
    """A store whose disk hangs until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, deadline=0.1)
        self.disk = threading.Event()
        self.disk.set()

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        self.disk.wait()
        super().commit_group(connection, statements)


def test_a_disk_that_hangs_is_away_and_what_it_stores_later_has_happened(folder: Path) -> None:
    async def scenario() -> None:
        store = Hanging(folder / "taproom.db")
        async with asyncio.timeout(PATIENCE), serving(folder, store=store) as server:
            table, guests = await server.table_of(1, seats=2, bots=1)
            await guests[0].done(type="start")
            question = await guests[0].question()
            store.disk.clear()
            answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
            assert await guests[0].refused(**answer) == "store"
            assert not store.writes()
            health = await server.http.get("/healthz")
            assert (health.status_code, health.text) == (503, "the database does not answer\n")
            store.disk.set()
            await guests[0].until(lambda message: message.get("reason") == "store-back")
            actor = server.registry.actors[table]
            assert actor.table.session is not None
            assert actor.table.session.answered[0] == (question["number"], question["least"]), "it was stored after all"
            guests[0].house["question"] = None
            await play_to_the_end(guests)

    run(scenario())


def test_a_server_stops_although_its_disk_hangs(folder: Path) -> None:
    async def scenario() -> None:
        store = Hanging(folder / "taproom.db")
        async with asyncio.timeout(PATIENCE), serving(folder, store=store) as server:
            _, guests = await server.table_of(1, seats=2, bots=1)
            await guests[0].done(type="start")
            store.disk.clear()
        store.disk.set()

    run(scenario())


class Mistaken(SqliteStore):
    """A store whose writer runs into something that is no error of SQLite's."""

    mistakes = 0

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        if self.mistakes:
            self.mistakes -= 1
            raise MemoryError
        super().commit_group(connection, statements)


def test_the_writers_thread_outlives_whatever_happens_in_it(folder: Path) -> None:
    async def scenario() -> None:
        store = Mistaken(folder / "taproom.db")
        await store.open()
        store.mistakes = 1
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StoreAway):
                await store.append("k", 0, b"not stored")
            await store.append("k", 0, b"stored")
            assert await store.log("k") == [b"stored"] and store.writes()
            await store.close()

    run(scenario())

"""The log on the disk, in SQLite and in a real PostgreSQL."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from taproom.server.postgres import PostgresStore
from taproom.server.running import is_address
from taproom.server.sqlite import SqliteStore
from taproom.server.store import NotOurs, Row, Statement, Store, StoreAway
from tests.server.guests import run, serving


def store_of(database: str) -> Store:
    """An impatient one: whoever has the database has it for the length of the test."""
    return PostgresStore(database, taking_over=0) if is_address(database) else SqliteStore(Path(database))


async def opened(database: str) -> Store:
    store = store_of(database)
    await store.open()
    return store


def test_what_was_appended_is_read_back_in_order(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        await store.open_table(Row("k", "CODE", True, False), [b"0", b"1"])
        await asyncio.gather(*[store.append("k", number, str(number).encode()) for number in range(2, 300)])
        assert await store.log("k") == [str(number).encode() for number in range(300)]
        assert await store.log("k", 298) == [b"298", b"299"]
        assert store.groups < 299, "appends that arrive together are committed together"
        assert await store.find("CODE") == await store.find("k") == Row("k", "CODE", True, False)
        await store.mark_over("k", 300, b"the end")
        assert await store.running() == []
        await store.close()
        again = await opened(database)
        assert len(await again.log("k")) == 300 and await again.find("k") == Row("k", "CODE", True, True)
        await again.close()

    run(scenario())


def test_whatever_was_handed_over_is_on_the_disk_when_the_store_is_closed(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        await store.open_table(Row("k", "CODE", True, False), [b"0"])
        waiting = [asyncio.ensure_future(store.append("k", number, b"x")) for number in range(1, 1500)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        again = await opened(database)
        assert len(await again.log("k")) == 1500
        await again.close()

    run(scenario())


def test_whatever_is_committed_together_happens_in_its_order(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        bodies = [str(number).encode() for number in range(300)]
        rename = ("UPDATE log SET body = ? WHERE key = ?", (b"renamed", "k"))
        waiting = [store.append("k", number, body) for number, body in enumerate(bodies)]
        waiting += [store.commit([rename]), store.open_table(Row("l", "CODE", False, False), [b"0", b"1"])]
        waiting += [store.append("k", 300, b"last"), store.append("l", 2, b"2"), store.mark_over("l", 3, b"the end")]
        await asyncio.gather(*waiting)
        assert store.groups < 10 and await store.log("k") == [b"renamed"] * 300 + [b"last"]
        assert await store.log("l") == [b"0", b"1", b"2"] and await store.position("l") == (3, b"the end")
        assert await store.find("l") == Row("l", "CODE", False, True)
        await store.close()

    run(scenario())


def test_an_entry_is_appended_once(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        await store.open_table(Row("k", "CODE", True, False), [b"0"])
        results = await asyncio.gather(
            *[store.append("k", 1, text) for text in (b"a", b"b")], store.append("k", 2, b"c"), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), StoreAway, type(None)]
        assert await store.log("k") == [b"0", b"a", b"c"]
        await store.close()

    run(scenario())


def test_only_the_latest_position_is_kept(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        await store.open_table(Row("k", "CODE", True, False), [b"0"])
        assert await store.position("k") is None
        await store.keep_position("k", 7, b"after seven")
        await store.keep_position("k", 9, b"after nine")
        assert await store.position("k") == (9, b"after nine")
        await store.mark_over("k", 10, b"the end")
        assert await store.position("k") == (10, b"the end")
        await store.close()

    run(scenario())


def test_two_servers_never_have_the_same_database(database: str) -> None:
    async def scenario() -> None:
        first, second = await opened(database), store_of(database)
        with pytest.raises(NotOurs, match="another server"):
            await second.open()
        await first.append("k", 0, b"still ours")
        await first.close()
        await second.close()
        third = await opened(database)
        assert await third.log("k") == [b"still ours"]
        await third.close()

    run(scenario())


def test_commits_are_forced_to_the_disk(folder: Path) -> None:
    connection = SqliteStore(folder / "log.db")._connect()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_postgres_is_asked_to_force_commits_to_the_disk(postgres: str) -> None:
    async def scenario() -> None:
        store = PostgresStore(postgres)
        await store.open()
        assert store._writing is not None
        assert await store._writing.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    run(scenario())


class Moody(SqliteStore):
    """A store that is away when told to be."""

    away = False

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        if self.away:
            raise sqlite3.OperationalError("disk I/O error")
        super().commit_group(connection, statements)


class Forgetful(Moody):
    """A store that commits and then says that it did not."""

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        SqliteStore.commit_group(self, connection, statements)
        if self.away:
            raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("kind", [Moody, Forgetful])
def test_while_the_store_is_away_nothing_happens_and_then_all_goes_on(folder: Path, kind: type[Moody]) -> None:
    async def scenario() -> None:
        store = kind(folder / "taproom.db")
        async with serving(folder, store=store) as server:
            taken, guests = await server.table_of(1, seats=2, bots=1)
            guest = guests[0]
            await guest.done(type="start")
            question = await guest.question()
            number = guest.number
            store.away = True
            assert await guest.refused(type="choose", question=question["number"], choice=question["least"]) == "store"
            assert guest.number == number
            answer = await server.http.post("/api/tables", json={"name": "Eve"})
            assert answer.status_code == 503 and answer.json()["reason"] == "store"
            store.away = False
            await guest.done(type="choose", question=question["number"], choice=question["least"])
            following = await guest.question(question["number"])
            await server.quiet(taken)
            play = server.house.rooms[taken].table.play
            assert play is not None and not play.record.replay().over()
            assert len(play.own) == 1 and following["number"] == question["number"] + 1

    run(scenario())

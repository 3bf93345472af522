"""The log on the disk, in SQLite and in a real PostgreSQL."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from taproom.server.storage.databases import is_address
from taproom.server.storage.postgres import PostgresStore
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import NotOurs, Row, Statement, Store, StoreAway
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


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a hard link leads to another lock")
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_no_other_path_lets_a_second_server_in(folder: Path, link: Callable[[Path, Path], None]) -> None:
    """Nor a second process: the lock is in the file, and SQLite's own opening and closing does not lose it."""

    async def scenario() -> None:
        first = await opened(str(folder / "taproom.db"))
        link(folder / "taproom.db", folder / "other.db")
        with pytest.raises(NotOurs, match="another server"):
            await opened(str(folder / "other.db"))
        await first.append("k", 0, b"still ours")
        assert await first.log("k") == [b"still ours"]
        program = "import sys; from taproom.cli.main import main; sys.exit(main())"
        arguments = ("-c", program, "serve", "--port", "0", "--database", str(folder / "other.db"))
        second = await asyncio.create_subprocess_exec(sys.executable, *arguments, stderr=asyncio.subprocess.PIPE)
        _, said = await second.communicate()
        assert (second.returncode, b"another server has this database open" in said) == (2, True)
        await first.close()
        third = await opened(str(folder / "other.db"))
        assert await third.log("k") == [b"still ours"]
        await third.close()

    run(scenario())


def test_a_link_to_a_database_that_is_yet_to_be_made_leads_there(folder: Path) -> None:
    async def scenario() -> None:
        (folder / "other.db").symlink_to(folder / "taproom.db")
        first = await opened(str(folder / "other.db"))
        with pytest.raises(NotOurs, match="another server"):
            await opened(str(folder / "taproom.db"))
        await first.close()

    run(scenario())


def test_nothing_is_stored_in_a_file_that_was_taken_away(folder: Path) -> None:
    """It would be stored where nobody finds it again."""

    async def scenario() -> None:
        store = await opened(str(folder / "taproom.db"))
        await store.append("k", 0, b"kept")
        (folder / "taproom.db").rename(folder / "moved.db")
        with pytest.raises(StoreAway, match="moved or replaced"):
            await store.append("k", 1, b"lost")
        with pytest.raises(StoreAway):
            await store.log("k")
        assert not (folder / "taproom.db").exists()
        (folder / "moved.db").rename(folder / "taproom.db")
        await store.append("k", 1, b"not lost")
        assert await store.log("k") == [b"kept", b"not lost"]
        await store.close()

    run(scenario())


def test_commits_are_forced_to_the_disk(folder: Path) -> None:
    (folder / "log.db").touch()
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
            play = server.registry.actors[taken].table.session
            assert play is not None and not play.record.replay().over()
            assert len(play.own) == 1 and following["number"] == question["number"] + 1

    run(scenario())

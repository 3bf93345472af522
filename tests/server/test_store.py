"""The log on the disk."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from taproom.server.store import Row, SqliteStore, StoreAway
from tests.server.guests import run, serving


def test_what_was_appended_is_read_back_in_order(folder: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(folder / "log.db")
        await store.open_table(Row("k", "CODE", True, False), [b"0", b"1"])
        await asyncio.gather(*[store.append("k", number, str(number).encode()) for number in range(2, 300)])
        assert await store.log("k") == [str(number).encode() for number in range(300)]
        assert store.groups < 299, "appends that arrive together are committed together"
        assert await store.find("CODE") == await store.find("k") == Row("k", "CODE", True, False)
        await store.mark_over("k")
        assert await store.running() == []
        await store.close()

    run(scenario())


def test_an_entry_is_appended_once(folder: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(folder / "log.db")
        await store.open_table(Row("k", "CODE", True, False), [b"0"])
        results = await asyncio.gather(
            *[store.append("k", 1, text) for text in (b"a", b"b")], store.append("k", 2, b"c"), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), StoreAway, type(None)]
        assert await store.log("k") == [b"0", b"a", b"c"]
        await store.close()

    run(scenario())


def test_commits_are_forced_to_the_disk(folder: Path) -> None:
    from taproom.server import store as module

    connection = module._connect(folder / "log.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


class Moody(SqliteStore):
    """A store that is away when told to be."""

    away = False

    def commit_group(self, connection: sqlite3.Connection, statements: list[tuple[str, tuple[object, ...]]]) -> None:
        if self.away:
            raise sqlite3.OperationalError("disk I/O error")
        super().commit_group(connection, statements)


class Forgetful(Moody):
    """A store that commits and then says that it did not."""

    def commit_group(self, connection: sqlite3.Connection, statements: list[tuple[str, tuple[object, ...]]]) -> None:
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

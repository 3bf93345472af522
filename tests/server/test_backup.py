"""A backup made while people play is how all tables stood at one instant, and can be played on."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from taproom.cli import main
from taproom.server import recovery
from taproom.server.backups import back_up
from taproom.server.clocks import VirtualClock
from taproom.server.running import store_at
from tests.server.guests import Guest, run, serving, some_choice
from tests.server.postgres import Cluster

TABLES = 6


async def play(guest: Guest, lot: random.Random) -> None:
    while guest.scene["phase"] != "over":
        question = guest.scene["question"]
        if question is None:
            await guest.hear()
        else:
            await guest.ask(type="choose", question=question["number"], choice=some_choice(question, lot))


async def back_up_while_playing(
    folder: Path, database: str, restored: str, copy: Callable[[], Awaitable[None]]
) -> None:
    """Play at several tables, copy the database meanwhile, play on, and see what the copy holds."""
    async with serving(folder, store=store_at(database)) as server:
        seatings = [await server.table_of(2, seats=3, bots=1) for _ in range(TABLES)]
        for _, guests in seatings:
            await guests[0].done(type="start")
        everybody = [guest for _, guests in seatings for guest in guests]
        playing = [asyncio.create_task(play(guest, random.Random(n))) for n, guest in enumerate(everybody)]
        tables = {key: server.house.rooms[key].table for key, _ in seatings}
        before = {key: table.entries for key, table in tables.items()}
        await copy()
        after = {key: table.entries for key, table in tables.items()}
        await asyncio.gather(*playing)
        logs = {key: await server.house.store.log(key) for key in tables}
    store = store_at(restored)
    await store.open()
    kept = {key: await store.log(key) for key in logs}
    await store.close()
    for key, log in logs.items():
        # An entry is stored before it is carried out: one more may be in the copy.
        assert before[key] <= len(kept[key]) <= after[key] + 1 and kept[key] == log[: len(kept[key])]
    async with serving(folder, VirtualClock(), store_at(restored)) as server:
        assert server.house.rooms.keys() == logs.keys(), "every table can be played on"
        for key, room in server.house.rooms.items():
            choices = recovery.add_up(key, recovery.read_log(kept[key])).play
            assert choices is not None and room.table.play is not None
            stood = len(choices.record.choices)
            assert room.table.play.record.choices[:stood] == choices.record.choices


def test_a_backup_of_sqlite(folder: Path) -> None:
    async def copy() -> None:
        assert await asyncio.to_thread(back_up, str(folder / "taproom.db"), folder / "copy.db") == TABLES

    run(back_up_while_playing(folder, str(folder / "taproom.db"), str(folder / "copy.db"), copy))


def test_a_backup_of_postgres(folder: Path, cluster: Cluster, postgres: str) -> None:
    """As docs/hosting.md says: pg_dump, and psql into a new database."""
    restored = cluster.new_database()
    source, target = (address.partition("?")[0].rpartition("/")[2] for address in (postgres, restored))

    async def copy() -> None:
        dump = await asyncio.to_thread(cluster.run, "pg_dump", "--no-owner", "-d", source)
        (cluster.folder / "dump.sql").write_text(dump, encoding="utf-8")
        await asyncio.to_thread(
            cluster.run, "psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", target, "-f", str(cluster.folder / "dump.sql")
        )

    run(back_up_while_playing(folder, postgres, restored, copy))


def test_the_command_says_what_it_did_and_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            await server.lay(seats=2)
            assert await asyncio.to_thread(main, ["backup", str(folder / "b.db"), "--database", database]) == 0

    database = str(folder / "taproom.db")
    run(scenario())
    assert "b.db holds 1 tables" in capsys.readouterr().out
    assert not list(folder.glob("*.unfinished"))
    (folder / "not.db").write_bytes(b"something else entirely" * 100)
    for arguments, words in (
        ([str(folder / "b.db"), "--database", database], "overwrites nothing"),
        ([str(folder / "c.db"), "--database", str(folder / "no.db")], "is not there"),
        ([str(folder / "c.db"), "--database", str(folder / "not.db")], "file is not a database"),
        ([str(folder / "no" / "c.db"), "--database", database], "is not a folder"),
        ([str(folder / "c.db"), "--database", "postgresql://anna:secret@host/name"], "pg_dump"),
    ):
        assert main(["backup", *arguments]) == 2
        said = capsys.readouterr().err
        assert words in said and "secret" not in said
    assert not (folder / "c.db").exists()

"""A backup made while people play is how all tables stood at one instant, and can be played on."""

import asyncio
import os
import random
import shlex
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from taproom.cli.main import main
from taproom.server.clocks import VirtualClock
from taproom.server.storage.databases import store_at
from taproom.server.tables import recovery
from tests.docs.blocks import ROOT, blocks, commands
from tests.server.guests import PATIENCE, Guest, run, serving, some_choice
from tests.server.postgres import Cluster, programs

TABLES = 6
PAGE = ROOT / "docs" / "hosting.md"
DAY = "tables-2026-11-15"
"""How the page names a backup."""


async def play(guest: Guest, lot: random.Random) -> None:
    while guest.house["phase"] != "over":
        question = guest.house["question"]
        if question is None:
            await guest.hear()
        else:
            await guest.ask(type="choose", question=question["number"], choice=some_choice(question, lot))


async def back_up_while_playing(
    folder: Path, database: str, restore: Callable[[], str], copy: Callable[[], Awaitable[None]]
) -> None:
    """Play at several tables, copy the database meanwhile, play on, and see what the copy holds."""
    async with serving(folder, store=store_at(database)) as server:
        seatings = [await server.table_of(2, seats=3, bots=1) for _ in range(TABLES)]
        for _, guests in seatings:
            await guests[0].done(type="start")
        everybody = [guest for _, guests in seatings for guest in guests]
        playing = [asyncio.create_task(play(guest, random.Random(n))) for n, guest in enumerate(everybody)]
        tables = {key: server.registry.actors[key].table for key, _ in seatings}
        before = {key: table.entries for key, table in tables.items()}
        await copy()
        after = {key: table.entries for key, table in tables.items()}
        await asyncio.gather(*playing)
        logs = {key: await server.registry.store.log(key) for key in tables}
    restored = restore()
    store = store_at(restored)
    await store.open()
    kept = {key: await store.log(key) for key in logs}
    await store.close()
    for key, log in logs.items():
        # An entry is stored before it is carried out: one more may be in the copy.
        assert before[key] <= len(kept[key]) <= after[key] + 1 and kept[key] == log[: len(kept[key])]
    async with serving(folder, VirtualClock(), store_at(restored)) as server:
        assert server.registry.actors.keys() == logs.keys(), "every table can be played on"
        for key, actor in server.registry.actors.items():
            choices = recovery.add_up(key, recovery.read_log(kept[key])).session
            assert choices is not None and actor.table.session is not None
            stood = len(choices.record.choices)
            assert actor.table.session.record.choices[:stood] == choices.record.choices


def documented(*kind: str) -> list[str]:
    """The commands of the page's blocks of this kind that make a backup or restore one."""
    page = [block for block in blocks(PAGE) if block.kind == kind and DAY in block.text]
    return [command for block in page for command in commands(block.text)]


def run_commands(some: list[str], folder: Path, environment: dict[str, str]) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{programs()}{os.pathsep}{os.environ['PATH']}"
    for command in some:
        done = subprocess.run(
            shlex.split(command),
            cwd=folder,
            env={**os.environ, **environment, "PATH": path},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, ""), command


def test_a_backup_of_sqlite(folder: Path) -> None:
    """As docs/hosting.md says: the copy is put in the place of the file."""
    backup, *restoring = documented("sh")
    assert backup.startswith("taproom backup") and len(restoring) == 2

    async def copy() -> None:
        await asyncio.to_thread(run_commands, [backup], folder, {})

    def restore() -> str:
        run_commands(restoring, folder, {})
        return str(folder / "taproom.db")

    run(back_up_while_playing(folder, str(folder / "taproom.db"), restore, copy))


def test_a_backup_of_postgres(folder: Path, cluster: Cluster) -> None:
    """As docs/hosting.md says: pg_dump, and psql into a new database."""
    backup, *restoring = documented("sh", "postgres")
    assert backup.startswith("pg_dump") and len(restoring) == 2
    to_us = {"PGHOST": str(cluster.folder), "PGUSER": "taproom"}
    cluster.query("postgres", "CREATE DATABASE taproom")

    async def copy() -> None:
        await asyncio.to_thread(run_commands, [backup], folder, to_us)

    def restore() -> str:
        run_commands(restoring, folder, to_us)
        return cluster.address("restored")

    run(back_up_while_playing(folder, cluster.address("taproom"), restore, copy))
    for name in ("taproom", "restored"):
        cluster.query("postgres", f"DROP DATABASE {name}")


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

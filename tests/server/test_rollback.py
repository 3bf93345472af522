"""Upgrading from versions that hosts run, and going back: as docs/hosting.md says, with the old programs themselves.

Their sources come out of the repository's history.
"""

import asyncio
import contextlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taproom.server.storage.migrations import VERSION
from tests.server.fixtures.pruning import differences, stands
from tests.server.guests import AT_ONCE, PATIENCE, Door, Guest, Message, run
from tests.server.players import still
from tests.server.postgres import Cluster

ROOT = Path(__file__).parents[2]
LANDED = "fe0fd2579835f0d49b62133a081160028a8d5331"
"""The version that hosts have; when another one is published, its commit goes here."""
UNVERSIONED = "e604f0f1011356ffefd4a8e16bc3d632e120ed01"
"""The last one before databases had versions: it does not notice that a newer program wrote one."""
PROGRAM = """
import sys

try:
    from taproom.cli.main import main
except ImportError:
    from taproom.cli import main
sys.exit(main())
"""
# In older versions `taproom.cli` is one module.
SEATINGS = (("inn", 3), ("dragonstones", 3))
TIMERS = {name: value for name, value in {**AT_ONCE, "limited": False}.items() if name != "quick"}
"""What the programs of older commits know too."""
CHOICES = 15
"""So many are made at a table before the upgrade and again after it: guests may not speak faster than people do."""


def git(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True)


@pytest.fixture(scope="module", params=[LANDED, UNVERSIONED], ids=["landed", "unversioned"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of an old version's sources."""
    commit = str(request.param)
    if git("rev-parse", "--is-shallow-repository").stdout.strip() != b"false":
        pytest.skip("this is no clone with the whole history: git fetch --unshallow")
    archive = git("archive", commit, "src")
    assert archive.returncode == 0, archive.stderr.decode()
    folder = tmp_path_factory.mktemp(commit[:7])
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    return str(folder / "src")


class Program:
    """A version of Taproom, from its sources or as it is installed here."""

    def __init__(self, sources: str) -> None:
        self.environment = {**os.environ, "PYTHONPATH": sources} if sources else dict(os.environ)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.python(PROGRAM, *arguments)

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", *words]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE)

    @contextlib.asynccontextmanager
    async def serve(self, database: str) -> AsyncIterator[Door]:
        """Until the block ends; then it is told to stop, and does so in good order."""
        arguments = ["serve", "--port", "0", "--database", database]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", PROGRAM, *arguments),
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            line = (await process.stdout.readline()).decode()
            assert "is open at" in line, (await process.communicate())[1].decode()
            door = Door(int(line.rpartition(":")[2].strip(" /\n")))
            yield door
            await door.close()
            process.terminate()
            _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert b'"error"' not in said, said.decode()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


Seats = dict[str, list[str]]
"""The tokens of a table's people."""
Scenes = dict[str, list[Message]]


async def lay(door: Door) -> Seats:
    """A table of each game at which people sit, and the game is on."""
    seats: Seats = {}
    for game, people in SEATINGS:
        taken = await door.lay(game=game, seats=people, timers=TIMERS)
        others = [await door.sit(taken["code"], f"Guest {number}") for number in range(1, people)]
        host = await door.join(taken["table"], taken["token"])
        await host.done(type="start")
        seats[taken["table"]] = [one["token"] for one in (taken, *others)]
    return seats


async def play(door: Door, seats: Seats) -> None:
    """At each table some choices are made, by whoever is asked."""
    for table, tokens in seats.items():
        guests = [await door.join(table, token) for token in tokens]
        left = asyncio.Semaphore(CHOICES)
        choosing = [asyncio.create_task(choose(guest, left)) for guest in guests]
        done, others = await asyncio.wait(choosing, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert done, "play goes on"
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in done:
            task.result()
        for guest in guests:
            await guest.close()


async def choose(guest: Guest, left: asyncio.Semaphore) -> None:
    """Until enough choices are made at the table and it waits for one that no time takes away, as a window would."""
    asked = 0
    while True:
        question = await guest.question(asked)
        if left.locked() and guest.house["moment"]["kind"] == "question":
            return
        asked = question["number"]
        if not left.locked():
            await left.acquire()
        await guest.ask(type="choose", question=asked, choice=question["least"])


async def look(door: Door, seats: Seats) -> Scenes:
    """What everybody sees once the tables wait for somebody."""
    scenes: Scenes = {}
    for table, tokens in seats.items():
        guests = [await door.join(table, token) for token in tokens]
        asked = [asyncio.create_task(guest.question()) for guest in guests]
        await asyncio.wait(asked, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert any([task.done() for task in asked]), "somebody is asked"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        for guest in guests:
            await guest.ask(type="ping")
        scenes[table] = [still({**guest.scene, "house": {**guest.house, "undo": 0}}) for guest in guests]
    return scenes


def changes(stood: Scenes, found: Scenes) -> list[str]:
    """What must survive an upgrade and did not: not wording, not what a newer version shows besides."""
    return [
        change
        for table, seen in stood.items()
        for seat, (before, after) in enumerate(zip(seen, found[table], strict=True))
        for change in differences(outline(before), outline(after), f"{table} for {seat}")
    ]


def outline(scene: Message) -> Message:
    """How the table stands, without the prices of open cards: the version that hosts have told some of them wrong."""
    outlined = stands({"scene": scene, "facts": [], "remarks": []})
    for seat in (outlined["view"] or {}).get("seats", []):
        for card in seat.get("open", []):
            card.pop("price", None)
    return outlined


def back_up(program: Program, database: str, cluster: Cluster | None, copy: Path) -> None:
    if cluster is None:
        assert program.run("backup", str(copy), "--database", database).returncode == 0
    else:
        copy.write_text(cluster.run("pg_dump", "--no-owner", "-d", name_of(database)), encoding="utf-8")


def restore(database: str, cluster: Cluster | None, copy: Path) -> str:
    """Where the copy is served from."""
    if cluster is None:
        for suffix in ("-wal", "-shm"):
            Path(database + suffix).unlink(missing_ok=True)
        shutil.copy(copy, database)
        return database
    restored = cluster.new_database()
    (cluster.folder / copy.name).write_text(copy.read_text(encoding="utf-8"), encoding="utf-8")
    cluster.run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", name_of(restored), "-f", str(cluster.folder / copy.name))
    return restored


def name_of(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]


async def open_again(program: Program, database: str, seats: Seats, stood: Scenes) -> None:
    """An older program serves what the newer one has left if it can read that, and else says so in one line."""
    asked = program.python("from taproom.server.storage.migrations import VERSION; print(VERSION)")
    if asked.returncode:
        # It knows of no versions: docs/hosting.md says not to try.
        return
    if int(asked.stdout) < VERSION:
        refused = program.run("serve", "--port", "0", "--database", database)
        assert (refused.returncode, refused.stdout) == (2, "")
        said = refused.stderr.splitlines()[-1]
        assert "newer than this program supports" in said and "restore a backup" in said
    else:
        async with program.serve(database) as door:
            assert await look(door, seats) == stood


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_go_on_after_an_upgrade_and_after_going_back(
    folder: Path, kind: str, old: str, request: pytest.FixtureRequest
) -> None:
    cluster: Cluster | None = request.getfixturevalue("cluster") if kind == "postgres" else None
    database = str(folder / "taproom.db") if cluster is None else cluster.new_database()
    before, now = Program(old), Program("")

    async def scenario() -> None:
        async with before.serve(database) as door:
            seats = await lay(door)
            await play(door, seats)
            stood = await look(door, seats)
        back_up(before, database, cluster, folder / "before-the-upgrade")
        async with now.serve(database) as door:
            found = await look(door, seats)
            assert changes(stood, found) == []
            await play(door, seats)
            later = await look(door, seats)
            assert changes(stood, later)
        await open_again(before, database, seats, later)
        again = restore(database, cluster, folder / "before-the-upgrade")
        async with before.serve(again) as door:
            assert await look(door, seats) == stood
            await play(door, seats)

    run(scenario())

"""The database goes away under running tables, in every way; the people's clients journal what they are told.

Used by the test (a short form) and by `make soak` (`tests/server/soak.py`).
"""

import asyncio
import contextlib
import signal
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from tests.server.kills import Process, Tavern, free_port
from tests.server.players import unless
from tests.server.postgres import Cluster
from tests.server.reckoning import compare

HANGS = 120.0
"""Seconds after which something that should go on by itself has failed."""
LAID = 24
TERMINATIONS = 200
RESTARTS = 5
FREEZE = 20.0
FILLINGS = 10
PROBES = 10
Round = dict[str, Any]
OURS = "application_name = 'taproom' AND datname = current_database()"


@dataclass
class Blow:
    """Something that was done to the database, for the log."""

    kind: str
    told: int
    """How many messages clients were told afterwards, before the next one."""


class Siege:
    """A server, its tables, and the database that is taken away from it."""

    def __init__(self, database: str, seed: int, tables: int) -> None:
        self.database = database
        self.tavern = Tavern(free_port(), seed, tables)
        self.server = Process(self.tavern.port, self.database)
        self.blows: list[Blow] = []
        self.fewest = tables
        """How many tables there were when there were fewest."""

    async def play(self, messages: int) -> int:
        """Games go on by themselves until so many messages were told; fails if they do not."""
        before = self.tavern.tally.told
        async with asyncio.timeout(HANGS):
            await self.tavern.tally.more(messages)
        self.tavern.check()
        return self.tavern.tally.told - before

    async def strike(self, kind: str, blow: Callable[[], Awaitable[None]], messages: int) -> None:
        self.fewest = min(self.fewest, self.tavern.running())
        await blow()
        self.blows.append(Blow(kind, await self.play(messages)))
        await self.tavern.fill()

    async def told_away(self) -> None:
        async with asyncio.timeout(HANGS):
            await self.tavern.tally.away.wait()

    async def health(self) -> tuple[int, str]:
        return await asyncio.to_thread(ask_health, self.tavern.port)

    def result(self) -> Round:
        """What became of it, in figures."""
        players = self.tavern.players
        return {
            "blows": [asdict(blow) for blow in self.blows],
            "tables": self.fewest,
            "away": sum(player.notices["store-away"] for player in players),
            "back": sum(player.notices["store-back"] for player in players),
            "told": sum(len(player.journal) for player in players),
            "done": sum(len(player.acknowledged) for player in players),
            "repeated": sum(player.put_off for player in players),
            "finished": len({player.table for player in players if player.over()}),
        }


class PostgresSiege(Siege):
    """In PostgreSQL."""

    def __init__(self, cluster: Cluster, seed: int, tables: int) -> None:
        self.name = cluster.new_database().partition("?")[0].rpartition("/")[2]
        self.cluster = cluster
        self.way = cluster.folder / f"way-to-{self.name}"
        """Leads to the server of the moment."""
        self.way.symlink_to(cluster.folder)
        super().__init__(f"postgresql://taproom@/{self.name}?host={self.way}", seed, tables)

    async def query(self, sql: str) -> str:
        return await asyncio.to_thread(self.cluster.query, self.name, sql)

    async def terminate(self) -> None:
        """Every connection of the server is ended from outside."""
        await self.query(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {OURS}")

    async def restart(self) -> None:
        self.tavern.tally.away.clear()
        await asyncio.to_thread(self.cluster.stop)
        await self.told_away()
        await asyncio.to_thread(self.cluster.start)

    async def freeze(self, seconds: float = 0) -> None:
        """Every process of PostgreSQL stands still, so long and until people were told."""
        self.tavern.tally.away.clear()
        self.cluster.freeze()
        try:
            await asyncio.sleep(seconds)
            await self.told_away()
        finally:
            self.cluster.thaw()

    async def turn_read_only(self) -> None:
        """What the address leads to is a server that stores nothing, until it is told to."""
        self.tavern.tally.away.clear()
        await self.alter("SET default_transaction_read_only = on")
        await self.terminate()
        await self.told_away()
        health = await self.health()
        unless(health[0] == 503, "health is not true", health)
        await self.alter("RESET default_transaction_read_only")
        await self.terminate()

    async def fail_over(self, standby: Cluster) -> None:
        """The server is gone and the address leads to its standby, which stores nothing until it is promoted."""
        self.tavern.tally.away.clear()
        await asyncio.to_thread(self.cluster.stop)
        other = self.way.with_name("other")
        other.symlink_to(standby.folder)
        other.replace(self.way)
        await self.told_away()
        health = await self.health()
        unless(health[0] == 503, "health is not true", health)
        self.cluster = standby
        await self.query("SELECT pg_promote()")

    async def alter(self, what: str) -> None:
        """From another database: this one may be read-only."""
        await asyncio.to_thread(self.cluster.query, "postgres", f"ALTER DATABASE {self.name} {what}")


class DiskSiege(Siege):
    """In SQLite, on a small disk that somebody else fills to the last byte."""

    def __init__(self, disk: Path, seed: int, tables: int) -> None:
        super().__init__(str(disk / "taproom.db"), seed, tables)
        self.filling = disk / "filling"
        self.probes: list[tuple[int, str]] = []

    async def fill_disk(self) -> None:
        """Until people were told and for some probes; whatever room SQLite finds is filled at once."""
        self.tavern.tally.away.clear()
        fill(self.filling)
        try:
            await self.told_away()
            for _ in range(PROBES):
                fill(self.filling)
                self.probes.append(await self.health())
        finally:
            self.filling.unlink()


def fill(path: Path) -> None:
    """To the last byte."""
    with path.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)) == 4096:
            pass


def ask_health(port: int) -> tuple[int, str]:
    """Status and words."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=HANGS) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as answer:
        with answer:
            return answer.code, answer.read().decode()


AnySiege = TypeVar("AnySiege", bound=Siege)


@asynccontextmanager
async def besieged(siege: AnySiege) -> AsyncIterator[AnySiege]:
    """Tables at which people play; in the end the server is told to stop, and does."""
    try:
        await siege.server.start()
        await siege.tavern.fill()
        siege.tavern.tally.open.set()
        yield siege
        siege.tavern.check()
        await siege.tavern.leave()
        assert siege.server.process is not None
        siege.server.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(HANGS):
            await siege.server.died()
        unless(siege.server.process.returncode in (0, -signal.SIGTERM), "it did not stop in good order")
    finally:
        await siege.tavern.leave()
        siege.server.kill()
        await siege.server.died()


async def besiege_postgres(cluster: Cluster, seed: int) -> Round:
    """Everything that is done to PostgreSQL in the long form, and what became of it."""
    with Cluster(cluster) as standby:
        async with besieged(PostgresSiege(cluster, seed, LAID)) as siege:
            for _ in range(TERMINATIONS):
                await siege.strike("termination", siege.terminate, siege.tavern.lot.randint(20, 120))
            for _ in range(RESTARTS):
                await siege.strike("restart", siege.restart, 300)
            await siege.strike("freeze", lambda: siege.freeze(FREEZE), 300)
            await siege.strike("read-only server", siege.turn_read_only, 300)
            await siege.strike("failover", lambda: siege.fail_over(standby), 600)
            health = await siege.health()
            unless(health == (200, "ok\n"), "it is not healthy in the end", health)
        return siege.result() | {"scenes": await compare(siege.database, siege.tavern.players)}


async def besiege_disk(disk: Path, seed: int) -> Round:
    """The disk is full again and again."""
    async with besieged(DiskSiege(disk, seed, LAID)) as siege:
        for _ in range(FILLINGS):
            await siege.strike("full disk", siege.fill_disk, 300)
        health = await siege.health()
        unless(health == (200, "ok\n"), "it is not healthy in the end", health)
    refused = [words for status, words in siege.probes if status == 503]
    unless(len(refused) > 0, "a full disk was said to be healthy", siege.probes)
    return siege.result() | {
        "probes": len(siege.probes),
        "refused": len(refused),
        "scenes": await compare(siege.database, siege.tavern.players),
    }

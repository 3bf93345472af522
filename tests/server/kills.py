"""Tables of people whose server is killed again and again.

Used by the test (20 kills) and by `make soak` (200 kills, `tests/server/soak.py`).
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

import httpx2
from websockets.asyncio.client import connect

from tests.server.players import Player, Tally, unless

ROOT = Path(__file__).parents[2]
TABLES = 50
LAID = 60
"""Some more, because games end while others are played."""
SEATINGS = (("inn", 3, 1), ("dragonstones", 2, 1))
"""By turns: the game, how many people, how many bots."""
TIMERS = {"fewest_pause": 0, "most_pause": 5, "bot": 0, "quick": True, "window": 20_000, "decision": 600_000}


class Process:
    """The server's process."""

    def __init__(self, port: int, database: str) -> None:
        self.port = port
        self.database = database
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        arguments = ["-m", "tests.server.killing", str(self.port), self.database]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        unless(line == b"open\n", "the server did not start", line)

    def doom(self, entries: int) -> None:
        """Let it die by its own hand when so many further entries are committed."""
        assert self.process is not None and self.process.stdin is not None
        with contextlib.suppress(ConnectionError):
            self.process.stdin.write(f"{entries}\n".encode())

    async def died(self) -> None:
        assert self.process is not None
        await self.process.wait()

    def kill(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Tavern:
    """All tables and their people."""

    def __init__(self, port: int, seed: int, tables: int = LAID) -> None:
        self.port = port
        self.tables = tables
        self.lot = random.Random(seed)
        self.tally = Tally()
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.laid = 0
        self.wrong = asyncio.Event()
        """Set when a client has seen something it should not have."""

    def running(self) -> int:
        """How many tables somebody still plays at."""
        return len({player.table for player in self.players if not player.over() and not player.aside})

    async def lay(self, http: httpx2.AsyncClient) -> None:
        """Another table, with its people on their way."""
        game, people, bots = SEATINGS[self.laid % len(SEATINGS)]
        self.laid += 1
        wish = {"game": game, "name": "Anna", "seats": people + bots, "bots": bots, "timers": TIMERS}
        taken = (await http.post("/api/tables", json=wish)).json()
        seats = [taken]
        for number in range(1, people):
            name = f"Guest {number}"
            seats.append((await http.post("/api/seats", json={"table": taken["code"], "name": name})).json())
        address = f"ws://127.0.0.1:{self.port}/ws/{taken['table']}"
        async with connect(address, proxy=None, open_timeout=60) as host:
            await host.send(json.dumps({"type": "hello", "token": taken["token"]}))
            await host.send(json.dumps({"type": "start", "id": 1}))
            while json.loads(await host.recv()).get("id") != 1:
                pass
        for one in seats:
            lot = random.Random(self.lot.random())
            player = Player(address, one["table"], one["seat"], one["token"], lot, self.tally)
            self.players.append(player)
            task = asyncio.create_task(player.play())
            task.add_done_callback(self._look_at)
            self.playing.append(task)

    def _look_at(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.wrong.set()

    async def fill(self) -> None:
        """See that all tables are taken: a finished game makes room for another."""
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            while self.running() < self.tables:
                await self.lay(http)

    def check(self) -> None:
        """No client has seen anything it should not have."""
        for task in self.playing:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


@dataclass
class Kill:
    """One kill, for the log."""

    between: bool
    """Between a commit and the telling of it."""
    tables: int
    told: int
    """How many messages clients had been told since the restart."""


async def kill_once(tavern: Tavern, server: Process, between: bool) -> Kill:
    """Start, let them play for a random while, kill."""
    tally, lot = tavern.tally, tavern.lot
    await server.start()
    await tavern.fill()
    tally.open.set()
    before = tally.told
    if between:
        server.doom(lot.randint(1, 250))
        dying = asyncio.create_task(server.died())
    else:
        dying = asyncio.create_task(tally.more(lot.randint(1, 700)))
    wrong = asyncio.create_task(tavern.wrong.wait())
    await asyncio.wait((dying, wrong), return_when=asyncio.FIRST_COMPLETED)
    wrong.cancel()
    tavern.check()
    tables = tavern.running()
    tally.open.clear()
    server.kill()
    await server.died()
    return Kill(between, tables, tally.told - before)


async def kill_often(tavern: Tavern, database: str, kills: int) -> list[Kill]:
    """Again and again, every other time between a commit and the telling of it."""
    server = Process(tavern.port, database)
    try:
        return [await kill_once(tavern, server, number % 2 == 0) for number in range(kills)]
    finally:
        await tavern.leave()
        server.kill()
        await server.died()

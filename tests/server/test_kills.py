"""The server is killed again and again; every table stands where its people saw it, and they play on by themselves."""

import asyncio
import json
import random
import socket
import sys
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from taproom.server import entries
from taproom.server.sqlite import SqliteStore
from taproom.server.tables import Table
from tests.server.guests import Message, some_choice

KILLS = 20
TABLES = 6
PEOPLE = 3
ORDERS = {"stop_for": ["drink"]}
"""They pass nothing, so that every answer is one that somebody gave."""


class Tally:
    """How much all clients together have been told; somebody may wait until it is enough."""

    def __init__(self) -> None:
        self.told = 0
        self.wanted = 0
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        """Set while the server is there."""

    def add(self) -> None:
        self.told += 1
        if self.told >= self.wanted:
            self.reached.set()

    async def more(self, count: int) -> None:
        self.wanted = self.told + count
        self.reached.clear()
        await self.reached.wait()


class Player:
    """A person's client: it journals what it is told, reconnects by itself, and answers what it is asked."""

    def __init__(self, port: int, table: str, token: str, lot: random.Random, tally: Tally) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{table}"
        self.table = table
        self.token = token
        self.lot = lot
        self.tally = tally
        self.journal: list[tuple[int, list[Message]]] = []
        """For each piece of news its number and its facts."""
        self.scene: Message = {}
        self.acknowledged: list[Message] = []
        """Commands the server said were done."""
        self.reconnected = 0

    @property
    def number(self) -> int:
        return self.journal[-1][0] if self.journal else -1

    async def play(self) -> None:
        """Until cancelled or the game is over; whenever the server is gone, wait for it to come back."""
        while self.scene.get("phase") != "over":
            try:
                async with connect(self.address, proxy=None, max_queue=None, open_timeout=30) as connection:
                    await self.talk(connection)
            except (ConnectionClosed, InvalidMessage, OSError, EOFError):
                self.reconnected += 1
                await self.tally.open.wait()

    async def talk(self, connection: Any) -> None:
        hello = {"type": "hello", "token": self.token}
        await connection.send(json.dumps(hello | ({"after": self.number} if self.journal else {})))
        sent: dict[int, Message] = {}
        asked = -1
        while self.scene.get("phase") != "over":
            message = json.loads(await connection.recv())
            if message["type"] == "done":
                self.acknowledged.append(sent[message["id"]])
            if message["type"] not in ("news", "everything"):
                continue
            self.take(message)
            question = message["scene"]["question"]
            if question is not None and question["number"] != asked:
                asked = question["number"]
                for command in self.wishes(question):
                    command["id"] = len(sent) + 1
                    sent[command["id"]] = command
                    await connection.send(json.dumps(command))

    def take(self, message: Message) -> None:
        """What was told once is never told otherwise, and nothing is left out."""
        assert message["number"] >= self.number, "the server forgot what it had told"
        assert message["type"] == "news" or not self.journal, "whoever comes back can catch up"
        if message["number"] > self.number:
            self.journal.append((message["number"], message["facts"]))
        self.scene = message["scene"]
        self.tally.add()

    def wishes(self, question: Message) -> list[Message]:
        """The answer, and now and then something else that must not be lost."""
        answer = {"type": "choose", "question": question["number"], "choice": some_choice(question, self.lot)}
        others: list[Message] = [
            {"type": "order", "orders": ORDERS},
            {"type": "arm", "card": self.lot.randint(1000, 9999)},
            {"type": "say", "text": f"remark {self.lot.random()}"},
        ]
        return [self.lot.choice(others), answer] if self.lot.random() < 0.3 else [answer]


class Process:
    """The server's process."""

    def __init__(self, port: int, database: Path) -> None:
        self.port = port
        self.database = database
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, commits: int) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.server.killing",
            str(self.port),
            str(self.database),
            str(commits),
            cwd=Path(__file__).parents[2],
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        assert await self.process.stdout.readline() == b"open\n"

    async def died(self) -> None:
        assert self.process is not None
        await self.process.wait()

    def kill(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()


async def seat_people(port: int, lot: random.Random, tally: Tally) -> list[Player]:
    timers = {"fewest_pause": 0, "most_pause": 5, "bot": 0}
    players = []
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(TABLES):
            wish = {"name": "Anna", "seats": PEOPLE + 1, "bots": 1, "timers": timers}
            taken = (await http.post("/api/tables", json=wish)).json()
            seats = [taken]
            for number in range(1, PEOPLE):
                name = f"Guest {number}"
                seats.append((await http.post("/api/seats", json={"table": taken["code"], "name": name})).json())
            players += [Player(port, one["table"], one["token"], random.Random(lot.random()), tally) for one in seats]
            async with connect(players[-PEOPLE].address, proxy=None) as host:
                await host.send(json.dumps({"type": "hello", "token": taken["token"]}))
                await host.send(json.dumps({"type": "start", "id": 1}))
                while json.loads(await host.recv()).get("id") != 1:
                    pass
    return players


def test_after_every_kill_all_goes_on_where_it_stood(folder: Path) -> None:
    lot = random.Random(20)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    async def scenario() -> list[Player]:
        tally = Tally()
        server = Process(port, folder / "taproom.db")
        await server.start(0)
        players = await seat_people(port, lot, tally)
        playing = [asyncio.create_task(player.play()) for player in players]
        await tally.more(100)
        tally.open.clear()
        server.kill()
        await server.died()
        for number in range(KILLS):
            by_own_hand = number % 2 == 0
            await server.start(lot.randint(1, 40) if by_own_hand else 0)
            tally.open.set()
            dying = asyncio.create_task(server.died() if by_own_hand else tally.more(lot.randint(1, 60)))
            await asyncio.wait((dying, *playing), return_when=asyncio.FIRST_COMPLETED)
            assert dying.done(), "the games go on to the last kill"
            tally.open.clear()
            server.kill()
            await server.died()
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError | None) for result in results), results
        return players

    players = asyncio.run(scenario())
    assert min(player.reconnected for player in players) > 3
    assert sum(len(player.journal) for player in players) > 300
    asyncio.run(compare(folder / "taproom.db", players))


async def compare(database: Path, players: list[Player]) -> None:
    """Set every table up from its log alone, entry by entry: it tells what the journals say."""
    store = SqliteStore(database)
    await store.open()
    for table in dict.fromkeys(player.table for player in players):
        log = [entries.decode(body) for body in await store.log(table)]
        opened = log[0]
        assert isinstance(opened, entries.Opened)
        stood = Table(table, opened)
        told: dict[int, dict[int, int]] = {seat: {} for seat in range(PEOPLE)}
        for entry in log[1:]:
            stood.apply(entry)
            for seat in range(PEOPLE):
                told[seat][stood.journals[seat].number] = stood.journals[seat].events
        assert stood.play is not None
        for seat, player in enumerate([player for player in players if player.table == table]):
            events = stood.play.events
            before = 0
            for number, facts in player.journal:
                after = told[seat][number]
                first = max(before, after - len(facts))
                seen = stood.play.presenter.facts(stood.play.state, events, first, after, seat, "en")
                assert [(f["kind"], f["seat"], tuple(f["cards"])) for f in facts] == [
                    (fact.kind, fact.seat, fact.cards) for fact in seen
                ]
                before = after
            kept = [entry for entry in log if getattr(entry, "seat", -1) == seat]
            for command in player.acknowledged:
                assert _kept(command, kept), command
    await store.close()


def _kept(command: Message, log: list[entries.AnyEntry]) -> bool:
    """Whether what the server said was done is in the log."""
    wanted: dict[str, tuple[type, dict[str, object]]] = {
        "choose": (entries.Chose, {"question": command.get("question"), "choice": command.get("choice")}),
        "say": (entries.Said, {"text": command.get("text")}),
        "arm": (entries.Armed, {"card": command.get("card")}),
        "order": (entries.Ordered, {}),
    }
    kind, values = wanted[command["type"]]
    return any(
        isinstance(entry, kind) and all(getattr(entry, name) == value for name, value in values.items())
        for entry in log
    )

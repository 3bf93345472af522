"""Tables of people whose server is killed again and again, and the people's clients, which journal what they are told.

Used by the test (20 kills) and by `make soak` (200 kills, `tests/server/soak.py`).
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from taproom.server import entries, recovery
from taproom.server.playing import Play
from taproom.server.running import store_at
from taproom.server.sockets import SET_ASIDE
from taproom.server.tables import Table
from taproom.server.telling import Teller
from tests.server.guests import some_choice
from tests.server.scenes import Message, scene_after

ROOT = Path(__file__).parents[2]
TABLES = 50
LAID = 60
"""Some more, because games end while others are played."""
SEATINGS = (("inn", 3, 1), ("dragonstones", 2, 1))
"""By turns: the game, how many people, how many bots."""
TIMERS = {"fewest_pause": 0, "most_pause": 5, "bot": 0, "quick": True, "window": 20_000, "decision": 600_000}
ORDERS = ({"stop_for": ["drink"]}, {"pass_own": True}, {"stop_for": ["card"], "ask_always": True})
SECRETS_OF_TIME = ("left", "bank")
"""What goes on while nobody is told."""


class Broken(AssertionError):
    """Something that was told does not hold any more."""


def unless(held: bool, words: str, *details: object) -> None:
    if not held:
        raise Broken(f"{words}: {' '.join(str(detail) for detail in details)}"[:2000])


def still(told: Any) -> Any:
    """What does not change by itself."""
    if isinstance(told, dict):
        return {name: still(value) for name, value in told.items() if name not in SECRETS_OF_TIME}
    if isinstance(told, list | tuple):
        return [still(one) for one in told]
    return told


class Tally:
    """How much all clients together have been told; somebody may wait until it is enough."""

    def __init__(self) -> None:
        self.told = 0
        self.wanted = 0
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        """Set while the server is there."""
        self.away = asyncio.Event()
        """Set when somebody was told that nothing can be stored,"""
        self.back = asyncio.Event()
        """and when that it can be again."""

    def hear_notice(self, reason: str) -> None:
        (self.away if reason == "store-away" else self.back).set()

    def add(self) -> None:
        self.told += 1
        if self.told >= self.wanted:
            self.reached.set()

    async def more(self, count: int) -> None:
        self.wanted = self.told + count
        self.reached.clear()
        await self.reached.wait()


@dataclass
class Told:
    """A piece of news as a client journals it; of the last before a kill also the scenes it saw, before and after."""

    number: int
    facts: list[Message]
    scenes: list[Message] = field(default_factory=list)


@dataclass
class Player:
    """A person's client: it journals what it is told, reconnects by itself, and answers what it is asked."""

    address: str
    table: str
    seat: int
    token: str
    lot: random.Random
    tally: Tally
    journal: list[Told] = field(default_factory=list)
    scene: Message = field(default_factory=dict)
    acknowledged: list[Message] = field(default_factory=list)
    """Commands the server said were done."""
    clocks: dict[int, int] = field(default_factory=dict)
    """For each question the most time that was ever left. (After a kill, time since the last entry is given back.)"""
    notices: Counter[str] = field(default_factory=Counter)
    """How often it was told that nothing can be stored, and that it can be again."""
    reconnected = 0
    aside = False
    """Whether it was told that its table is set aside."""
    put_off = 0
    """How many of its commands could not be stored and were given again."""
    compared = 0
    """How often it could be seen that nothing had changed."""

    def number(self) -> int:
        return self.journal[-1].number if self.journal else -1

    def over(self) -> bool:
        return self.scene.get("phase") == "over"

    async def play(self) -> None:
        """Until cancelled or the game is over; whenever the server is gone, wait for it to come back."""
        while not self.over():
            try:
                await self.tally.open.wait()
                async with connect(self.address, proxy=None, max_queue=None, open_timeout=60) as connection:
                    await self.talk(connection)
            except (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError) as gone:
                if isinstance(gone, ConnectionClosed) and gone.rcvd is not None and gone.rcvd.code == SET_ASIDE:
                    self.aside = True
                    return
                self.reconnected += 1
                self.note_scene()
                # The server is gone although nobody has noticed yet: give whoever notices a chance.
                await asyncio.sleep(0.02)

    def note_scene(self) -> None:
        """What it sees now must be in the log."""
        if self.journal:
            self.journal[-1].scenes.append(still(self.scene))

    async def talk(self, connection: Any) -> None:
        hello = {"type": "hello", "token": self.token}
        await connection.send(json.dumps(hello | ({"after": self.number()} if self.journal else {})))
        sent: dict[int, Message] = {}
        asked = -1
        back = bool(self.journal)
        while not self.over():
            message = json.loads(await connection.recv())
            if message["type"] == "done":
                self.acknowledged.append(sent[message["id"]])
            if message["type"] == "notice":
                self.hear_notice(message["reason"])
            if message["type"] == "refused" and message["reason"] == "store":
                # It has not happened: the news that come when the store is back ask for it again.
                asked = -1
                self.put_off += 1
                self.note_scene()
            if message["type"] not in ("news", "everything"):
                continue
            self.take(message, back)
            back = False
            question = self.scene["question"]
            if question is not None and question["number"] != asked:
                asked = question["number"]
                for command in self.wishes(question):
                    command["id"] = len(sent) + 1
                    sent[command["id"]] = command
                    await connection.send(json.dumps(command))

    def hear_notice(self, reason: str) -> None:
        """Away and back are told by turns, and the table's time stands still in between."""
        away, back = self.notices["store-away"], self.notices["store-back"]
        unless(reason != "store-back" or back < away, "the store is back without having been away")
        self.notices[reason] += 1
        self.tally.hear_notice(reason)

    def take(self, message: Message, back: bool) -> None:
        """What was told once is never told otherwise, and nothing is left out."""
        number, before = message["number"], self.number()
        now = scene_after(self.scene, message)
        unless(number >= before, "the server forgot what it had told", number, before)
        unless(message["type"] == "news" or not self.journal, "whoever comes back can catch up")
        if number > before:
            self.journal.append(Told(number, message["facts"]))
        elif back:
            unless(still(now) == still(self.scene), "the same number shows another scene", self.table, number)
            self.compared += 1
        question = now["question"]
        if question is not None:
            number = question["number"]
            self.clocks[number] = max(question["left"], self.clocks.get(number, 0))
        self.scene = now
        self.tally.add()

    def wishes(self, question: Message) -> list[Message]:
        """The answer, and now and then something else that must not be lost."""
        answer = {"type": "choose", "question": question["number"], "choice": some_choice(question, self.lot)}
        if self.lot.random() < 0.7:
            return [answer]
        cards = [option["number"] for option in question["options"] if option.get("number", -1) >= 0]
        others: list[Message] = [
            {"type": "order", "orders": self.lot.choice(ORDERS)},
            {"type": "arm", "card": self.lot.choice([*cards, self.lot.randint(1000, 9999)])},
            {"type": "hold"},
            {"type": "say", "text": f"remark {self.lot.random()}"},
        ]
        return [self.lot.choice(others), answer]


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


async def compare(database: str, players: list[Player]) -> int:
    """Add every table's log up, entry by entry: it tells what the journals say. How many scenes were compared."""
    store = store_at(database)
    await store.open()
    compared = 0
    for key in dict.fromkeys(player.table for player in players):
        people = {player.seat: player for player in players if player.table == key}
        compared += _compare_table(key, recovery.read_log(await store.log(key)), people)
    await store.close()
    return compared


def _compare_table(key: str, log: list[entries.AnyEntry], people: dict[int, Player]) -> int:
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    table = Table(key, opened)
    told: dict[int, dict[int, int]] = {seat: {} for seat in people}
    wanted = {seat: {one.number: one.scenes for one in player.journal} for seat, player in people.items()}
    seen: set[tuple[int, int, int]] = set()
    answered: set[tuple[int, tuple[int, int]]] = set()
    clocks: dict[tuple[int, int], int] = {}
    for entry in log[1:]:
        table.apply(entry)
        if table.play is not None:
            # By the person, or by what the person had ordered or armed.
            answered |= set(enumerate(table.play.answered))
            _note_clocks(table.play, table.at, clocks)
        for seat in people:
            journal = table.journals[seat]
            told[seat][journal.number] = journal.events
            scenes = wanted[seat].get(journal.number, [])
            if scenes:
                stood = _scene(table, seat)
                seen |= {(seat, journal.number, place) for place, scene in enumerate(scenes) if scene == stood}
    count = sum(len(scenes) for seat in people for scenes in wanted[seat].values())
    unless(len(seen) == count, "a scene is not in the log", key, count, len(seen))
    for seat, player in people.items():
        for number, left in player.clocks.items():
            unless(left <= clocks[seat, number], "a clock was set anew", key, seat, number)
        _compare_facts(table, player, told[seat])
        kept = [entry for entry in log if getattr(entry, "seat", -1) == seat]
        for command in player.acknowledged:
            is_answer = command["type"] == "choose"
            found = (
                (seat, (command["question"], command["choice"])) in answered if is_answer else _is_kept(command, kept)
            )
            unless(found, "what was done is not in the log", command)
    return len(seen)


def _note_clocks(play: Play, at: int, clocks: dict[tuple[int, int], int]) -> None:
    """The most time each question left."""
    for seat, ask in play.asks.items():
        deadline = play.deadline(seat, ask)
        if deadline is not None:
            clocks[seat, ask.number] = max(deadline - at, clocks.get((seat, ask.number), 0))


def _scene(table: Table, seat: int) -> Any:
    frame, _ = Teller(table, table.at).everything(seat, "en")
    return still(msgspec.json.decode(frame)["scene"])


def _compare_facts(table: Table, player: Player, told: dict[int, int]) -> None:
    play = table.play
    assert play is not None
    before = 0
    for one in player.journal:
        after = told[one.number]
        facts = play.presenter.facts(
            play.state, play.events, max(before, after - len(one.facts)), after, player.seat, "en"
        )
        unless(
            [(fact["kind"], fact["seat"], tuple(fact["cards"])) for fact in one.facts]
            == [(fact.kind, fact.seat, fact.cards) for fact in facts],
            "facts are not in the log",
            player.table,
            one.number,
        )
        before = after


def _is_kept(command: Message, log: list[entries.AnyEntry]) -> bool:
    """Whether what the server said was done is in the log."""
    wanted: dict[str, tuple[type, dict[str, object]]] = {
        "say": (entries.Said, {"text": command.get("text")}),
        "arm": (entries.Armed, {"card": command.get("card")}),
        "order": (entries.Ordered, {}),
        "hold": (entries.Held, {}),
    }
    kind, values = wanted[command["type"]]
    return any(
        isinstance(entry, kind) and all(getattr(entry, name) == value for name, value in values.items())
        for entry in log
    )

"""A real server on a real socket with a real database, and guests who remember everything they were told."""

import asyncio
import contextlib
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from taproom.protocol.scenes import Json, scene_after
from taproom.server.clocks import Clock, VirtualClock
from taproom.server.limits import UNLIMITED, Allowance
from taproom.server.passwords import Passwords
from taproom.server.registry import Registry
from taproom.server.running import Setting, configuration
from taproom.server.socket.transport import Transport
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import Store
from taproom.server.tables.bots import Crew

PATIENCE = 20
"""Seconds after which a test that waits for something has failed."""
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Tests need not wait as long as a thief would."""
AT_ONCE = {"fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}
"""Timers of a table where only people take time."""

Message = Json


class Gone(Exception):
    """The connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


def in_two(message: Message) -> None:
    """Before protocol 4 scenes and their changes had all fields in one object."""
    name = "scene" if message["type"] == "everything" else "changes"
    house = dict(message[name])
    game = {"game": house.pop("view")} if "view" in house else {}
    message[name] = {"house": house, **game}


class Guest:
    """One connection. `heard` is everything the server said, as text."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self.scene: Message = {}
        self._is_old = False
        """Whether a server before protocol 4 speaks."""
        self.number = -1
        self._read = 0
        self._ids = itertools.count(1)

    @property
    def house(self) -> Message:
        """The table and its people, of the scene."""
        found: Message = self.scene.get("house", {})
        return found

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message."""
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self.connection.recv()
        except ConnectionClosed as closed:
            raise Gone(closed.rcvd.code if closed.rcvd else 1006) from None
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.heard.append(text)
        self.messages.append(message)
        if message["type"] == "welcome":
            self._is_old = message["protocol"] < 4
        if message["type"] in ("everything", "news"):
            if self._is_old:
                in_two(message)
            self.scene = message["scene"] = scene_after(self.scene, message)
            self.number = message["number"]
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is the wanted one."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def ask(self, **message: Any) -> Message:
        """Say something and wait for its answer."""
        number = next(self._ids)
        await self.say(id=number, **message)
        answer = await self.until(lambda one: one.get("id") == number)
        question = self.house.get("question")
        answered = message["type"] == "choose" and answer["type"] == "done"
        if answered and question and question["number"] == message["question"]:
            # The news of it may come later.
            self.house["question"] = None
        return answer

    async def done(self, **message: Any) -> None:
        answer = await self.ask(**message)
        assert answer["type"] == "done", answer

    async def refused(self, **message: Any) -> str:
        answer = await self.ask(**message)
        assert answer["type"] == "refused" and answer["text"], answer
        return str(answer["reason"])

    async def question(self, after: int = 0) -> Message:
        """Wait until there is a question later than that one; it."""
        while self.house.get("question") is None or self.house["question"]["number"] <= after:
            await self.hear()
        question: Message = self.house["question"]
        return question

    async def close(self) -> None:
        await self.connection.close()


class Door:
    """A running server as its guests know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx2.AsyncClient(base_url=self.address)
        self._guests: list[Guest] = []

    async def lay(self, **wish: Any) -> Message:
        """Lay a table; the answer with the token."""
        answer = await self.http.post("/api/tables", json={"name": "Anna", "timers": AT_ONCE, **wish})
        assert answer.status_code == 201, answer.text
        taken: Message = answer.json()
        return taken

    async def sit(self, table: str, name: str = "Boris", **wish: Any) -> Message:
        answer = await self.http.post("/api/seats", json={"table": table, "name": name, **wish})
        assert answer.status_code == 201, answer.text
        taken: Message = answer.json()
        return taken

    async def connect(self, table: str, origin: str | None = None) -> Guest:
        headers = {} if origin is None else {"Origin": origin}
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        guest = Guest(await connect(address, additional_headers=headers, proxy=None, max_queue=None))
        self._guests.append(guest)
        return guest

    async def join(self, table: str, token: str, **hello: Any) -> Guest:
        """Connect and say hello; the guest knows everything."""
        guest = await self.connect(table)
        await guest.say(type="hello", token=token, **hello)
        await guest.until(lambda message: message["type"] in ("everything", "news"))
        return guest

    async def table_of(self, people: int, **wish: Any) -> tuple[str, list[Guest]]:
        """A table with so many people connected, ready to start."""
        taken = await self.lay(**wish)
        seats = [taken, *[await self.sit(taken["code"], f"Guest {number}") for number in range(1, people)]]
        return taken["table"], [await self.join(one["table"], one["token"]) for one in seats]

    async def close(self) -> None:
        for guest in self._guests:
            await guest.close()
        await self.http.aclose()


class Server(Door):
    """One that runs in this process."""

    def __init__(self, registry: Registry, port: int) -> None:
        super().__init__(port)
        self.registry = registry

    async def quiet(self, table: str) -> None:
        await self.registry.actors[table].quiet()


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    clock: Clock | None = None,
    store: Store | None = None,
    allowance: Allowance = UNLIMITED,
    crew: Crew | None = None,
    transport: Transport = "fast",
) -> AsyncIterator[Server]:
    store = store or SqliteStore(folder / "taproom.db")
    await store.open()
    registry = Registry(store, clock, allowance, passwords=Passwords(CHEAP), crew=crew)
    bound = socket.create_server(("127.0.0.1", 0))
    setting = Setting("127.0.0.1", 0, str(folder / "taproom.db"), frozenset(), logs=False, transport=transport)
    config = configuration(setting, registry)
    config.load()
    running = uvicorn.Server(config)
    running.lifespan = config.lifespan_class(config)
    await running.startup(sockets=[bound])
    server = Server(registry, bound.getsockname()[1])
    try:
        yield server
    finally:
        await server.close()
        await running.shutdown(sockets=[bound])


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


async def pass_time(server: Server, table: str, clock: VirtualClock) -> bool:
    """Let the clock go on to what happens next by itself; whether there was anything."""
    await server.quiet(table)
    when = clock.next_alarm()
    if when is None:
        return False
    clock.move(when)
    await server.quiet(table)
    return True


def some_choice(question: Message, lot: random.Random) -> int:
    """Any answer to the question."""
    if not question["most"]:
        return int(lot.choice(question["options"])["choice"])
    taken = lot.sample(question["options"], lot.randint(question["fewest"], min(question["most"], 3)))
    return sum(option["choice"] for option in taken)


async def play_to_the_end(guests: list[Guest]) -> None:
    """Everybody answers whatever they are asked, by lot, until the game is over."""

    async def play(guest: Guest, lot: random.Random) -> None:
        while guest.house["phase"] != "over":
            question = guest.house["question"]
            if question is None:
                await guest.hear()
                continue
            choice = some_choice(question, lot)
            answer = await guest.ask(type="choose", question=question["number"], choice=choice)
            assert answer["type"] == "done", answer

    await asyncio.gather(*[play(guest, random.Random(number)) for number, guest in enumerate(guests)])

"""The clients of people whose server dies again and again: they journal what they are told, and come back."""

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from taproom.protocol.scenes import Json as Message
from taproom.protocol.scenes import scene_after
from taproom.server.socket.endpoint import SET_ASIDE
from tests.server.guests import some_choice

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
        return bool(self.scene.get("house", {}).get("phase") == "over")

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
            question = self.scene["house"]["question"]
            if question is not None and question["number"] != asked:
                asked = question["number"]
                for command in self.commands(question):
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
        question = now["house"]["question"]
        if question is not None:
            number = question["number"]
            self.clocks[number] = max(question["left"], self.clocks.get(number, 0))
        self.scene = now
        self.tally.add()

    def commands(self, question: Message) -> list[Message]:
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

"""Tables on the server's virtual clock whose people take their time, and what a spectator's watch tells of them.

Everything but the disk and the sockets is the server's own: actors, messages, clock. What the spectator notes down of a
window is taken from frames alone; what the window was like in truth is asked of the table.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from taproom.bots import make_bot
from taproom.inn.board.questions import PLAY
from taproom.kernel.bots import Bot, choice_of
from taproom.kernel.dice import QuickDice
from taproom.kernel.state import RESPONSE, SPECTATOR, State
from taproom.protocol import commands as cm
from taproom.protocol.settings import Timers
from taproom.server.clocks import VirtualClock
from taproom.server.metrics import Metrics
from taproom.server.storage.store import Row, Statement, Store, Then, Values
from taproom.server.tables import entries
from taproom.server.tables.actor import TableActor
from taproom.server.tables.bots import Crew, Said, answer
from taproom.server.tables.jobs import CommandJob
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.windows import UNASKED

SEATS = 4
LATEST = 0.8
"""Those who need longer hold when so much of the window has passed."""
Speed = tuple[int, int]
"""Milliseconds a person takes to answer: from, to."""


class Forgetful(Store):
    """Stores nothing, and says that it did."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def submit(self, statements: list[Statement], then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, None)

    async def read(self, sql: str, values: Values) -> list[Values]:
        return []

    def waiting(self) -> int:
        return 0

    def writes(self) -> bool:
        return True

    def connect_anew(self) -> None:
        pass


class Prompt(Crew):
    """Bots that answer at once, and the same every time."""

    async def choose(
        self, bot: Bot, game_key: str, level: str, state: State, seat: int, owner: str
    ) -> tuple[int, Said]:
        decision = state.decision(seat)
        assert decision is not None
        regular = make_bot(game_key, "regular", QuickDice(seat))
        return answer(regular, state.view(seat), decision)


@dataclass
class Window:
    """What a spectator saw of a window, and what it was like in truth."""

    number: int
    opened: int
    seats: tuple[int, ...]
    frames: list[int]
    """The lengths of all that was told while it was open; the first told that it is."""
    could: set[int]
    asked: set[int]
    closed: int = 0
    last: int = 0
    """The length of what told that it is over."""
    answered: dict[int, int] = field(default_factory=dict)
    """When the seat was seen to be done: when it stopped holding, or else when the window closed."""
    held: bool = False
    used: bool = False
    """Whether somebody played a card."""

    def lasted(self) -> int:
        return self.closed - self.opened


class Listener:
    """Somebody who is connected."""

    def __init__(self, viewer: int, hear: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.language = "en"
        self._hear = hear

    def send(self, message: bytes) -> None:
        self._hear(message)

    def dismiss(self, code: int) -> None:
        raise AssertionError(code)


class Evening:
    """A game of the Inn from its first moment to its last, or to the one that is enough."""

    def __init__(
        self, seed: int, speeds: Sequence[Speed | None], timers: Timers | None = None, crew: Crew | None = None
    ) -> None:
        """A seat without a speed is a bot's."""
        self.crew = crew or Prompt()
        self.clock = VirtualClock()
        self.speeds = speeds
        self.lot = random.Random(seed)
        opened = entries.Opened(0, "inn", SEATS, {}, timers or Timers(), False, "", f"{seed:064x}", f"{seed:032x}")
        self.table = Table("key", opened)
        for seat, speed in enumerate(speeds):
            self.table.apply(
                entries.BotSat(0, seat, "regular", "")
                if speed is None
                else entries.Sat(0, seat, f"Guest {seat}", str(seat), f"{seat:032x}", "")
            )
        self.players = [make_bot("inn", "regular", QuickDice(seed * SEATS + seat)) for seat in range(SEATS)]
        self.windows: list[Window] = []
        self.late = 0
        """Answers that came when the window was closed,"""
        self.given = 0
        """and those that came in time."""
        self._open: Window | None = None
        self._asked: dict[int, int] = {}
        self._armed = -1
        self._people: dict[int, Listener] = {}

    def session(self) -> GameSession:
        assert self.table.session is not None
        return self.table.session

    async def run(self, most: int = 10**9) -> list[Window]:
        """Play until so many windows have closed, or the game is over."""
        row = Row("key", "CODE", False, False)
        self.actor = TableActor(row, self.table, Forgetful(), self.clock, self.crew, Metrics(), _no_rematch)
        self._people = {
            seat: Listener(seat, lambda frame: None) for seat, speed in enumerate(self.speeds) if speed is not None
        }
        for listener in self._people.values():
            self.actor.join(listener, None)
        self.actor.join(Listener(SPECTATOR, self._watch), None)
        self.actor.open()
        self._say(min(self._people), cm.Start())
        await self.settled()
        while self.table.phase != OVER and len(self.windows) < most:
            self._think()
            when = self.clock.next_alarm()
            assert when is not None, "somebody does something"
            self.clock.move(when)
            await self.settled()
        await self.actor.close()
        return self.windows

    async def settled(self) -> None:
        """All that can happen without the clock going on has happened."""
        await self.actor.quiet()

    # ---- people ----

    def _say(self, seat: int, command: cm.Command) -> None:
        self.actor.submit(CommandJob(self._people[seat], command))

    def _think(self) -> None:
        """Everybody who is asked something new begins to think about it."""
        session = self.session()
        for seat, speed in enumerate(self.speeds):
            ask = session.asks.get(seat)
            if ask is None or speed is None or ask.decision is None:
                continue
            takes = self.lot.randint(*speed)
            if ask.number == UNASKED:
                if session.pause.kind == RESPONSE and self._armed != session.pause.number:
                    self._consider(seat, takes)
                continue
            if seat in session.sealed or self._asked.get(seat) == ask.number:
                continue
            self._asked[seat] = ask.number
            choice = choice_of(self.players[seat], session.state, seat, ask.decision)
            self._answer_at(self.clock.now() + takes, seat, ask.number, choice)
            closes = session.pause.deadline(session.timers)
            if closes is not None and self.clock.now() + takes > closes:
                self._hold_at(self.clock.now() + round(LATEST * (closes - self.clock.now())), seat, ask.number)
        self._armed = session.pause.number

    def _answer_at(self, when: int, seat: int, question: int, choice: int) -> None:
        def choose() -> None:
            in_time = seat in self.session().asks and self.session().asks[seat].number == question
            self.given += in_time
            self.late += not in_time
            self._say(seat, cm.Choose(question=question, choice=choice))

        self.clock.call_at(when, choose)

    def _hold_at(self, when: int, seat: int, question: int) -> None:
        def hold() -> None:
            if seat in self.session().asks and self.session().asks[seat].number == question:
                self._say(seat, cm.Hold())

        self.clock.call_at(when, hold)

    def _consider(self, seat: int, takes: int) -> None:
        """A person who is not asked, but would play a card that needs no occasion, clicks it after a while."""
        session = self.session()
        ask, moment = session.asks[seat], session.pause.number
        assert ask.decision is not None
        wanted = ask.decision.options[choice_of(self.players[seat], session.state, seat, ask.decision)]

        def arm() -> None:
            if self.session().pause.number == moment:
                self._say(seat, cm.Arm(card=wanted.subject, targets=wanted.targets))

        if wanted.verb == PLAY:
            self.clock.call_at(self.clock.now() + takes, arm)

    # ---- the spectator ----

    def _watch(self, frame: bytes) -> None:
        told: dict[str, Any] = json.loads(frame)
        if told["type"] not in ("news", "everything"):
            return
        house = (told["scene"] if told["type"] == "everything" else told["changes"]).get("house", {})
        moment, window = house.get("moment"), self._open
        if window is not None:
            if moment is not None and moment["number"] == window.number:
                window.frames.append(len(frame))
                self._watch_holders(window, moment["holders"])
                return
            if moment is None and house.get("phase") != "over":
                window.frames.append(len(frame))
                return
            self._close(window, told, len(frame))
        if moment is not None and moment["kind"] == "response":
            self.note(moment, len(frame))

    def _watch_holders(self, window: Window, holders: list[int]) -> None:
        window.held |= bool(holders)
        for seat in window.seats:
            if seat in holders:
                window.answered[seat] = 0
            elif window.answered.get(seat) == 0:
                window.answered[seat] = self.clock.now() - window.opened

    def note(self, moment: dict[str, Any], length: int) -> None:
        """A window opens."""
        session = self.session()
        could = {seat for seat, ask in session.asks.items() if ask.decision is not None}
        asked = {seat for seat in could if session.asks[seat].number != UNASKED}
        seats = tuple(moment["seats"])
        self._open = Window(moment["number"], self.clock.now(), seats, [length], could, asked)

    def _close(self, window: Window, told: dict[str, Any], length: int) -> None:
        window.closed, window.last = self.clock.now(), length
        window.used = any([fact["kind"] == "played" for fact in told["facts"]])
        for seat in window.seats:
            window.answered[seat] = window.answered.get(seat) or window.lasted()
        self.windows.append(window)
        self._open = None


async def _no_rematch(actor: TableActor) -> str:
    raise AssertionError("nobody asks for one")

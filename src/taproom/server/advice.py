"""What a seat may have worked out for it: previews of its answers, its odds, and why a bot chose what it chose.

Everything rests on positions drawn from what the seat can know; the real one is never tried out. Such positions are
drawn at once, the work on them is done beside the event loop.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from taproom.server import commands as cm
from taproom.server import messages as ms
from taproom.server.bots import Crew, Said, imagined
from taproom.server.playing import Play
from taproom.server.refusals import Refusal
from taproom.server.tables import PLAYING, Table
from taproom.server.telling import looked
from taproom.server.windows import Ask
from taproom.shown.previews import previews
from taproom.table.dice import QuickDice
from taproom.table.state import QUESTION, SPECTATOR
from taproom.wording import LANGUAGES

Advice = Callable[[], ms.Reply]
"""What is still to be worked out."""
_KEPT: Final = 2
_encode = msgspec.json.Encoder().encode


def _running(table: Table, viewer: int) -> Play:
    if viewer == SPECTATOR:
        raise Refusal("spectator")
    if table.phase != PLAYING or table.play is None:
        raise Refusal("not-playing")
    return table.play


def preview(table: Table, viewer: int, command: cm.Foresee, language: str) -> Advice:
    """What the answers to the seat's question would bring about; Refusal if it is not asked that."""
    play = _running(table, viewer)
    ask = play.asks.get(viewer)
    if ask is None or ask.number != command.question or table.chairs[viewer].stand_in:
        raise Refusal("late" if 0 < command.question <= play.questions[viewer] else "not-asked")
    choices = _choices(ask, command.choice)
    if not choices:
        return lambda: ms.Previewed(command.id, command.question, ())
    imagined = play.state.resample(viewer, _dice())
    return lambda: ms.Previewed(
        command.id,
        command.question,
        previews(play.game, play.presenter, imagined, viewer, language, choices),
    )


def _choices(ask: Ask, choice: int | None) -> list[int]:
    """One that was named, or all there are; a pick has too many, so that it must be named."""
    decision = ask.decision
    if decision is None:
        return []
    if choice is None:
        return [] if decision.is_pick() else list(range(len(decision.options)))
    if not decision.allows(choice):
        raise Refusal("not-offered")
    return [choice]


def _dice() -> QuickDice:
    return QuickDice(secrets.randbits(30))


class Listener(Protocol):
    """Whoever asks for advice."""

    viewer: int
    language: str

    def send(self, message: bytes) -> None:
        """Send a frame, in order, without waiting."""


class Adviser:
    """Answers those who want to know something and do nothing by it."""

    def __init__(self, table: Table, crew: Crew, owner: str) -> None:
        self._table = table
        self._crew = crew
        self._owner = owner
        self.reasons: Final = Reasons()
        self._working: dict[asyncio.Task[None], Listener] = {}
        """What is being worked out, and for whom."""
        self._reckoning: set[int] = set()
        """The seats whose odds are."""

    def answers(self, listener: Listener, command: cm.Command) -> bool:
        """Whether the command asks for advice; then it is given at once or later. Refusal if there is none to give."""
        viewer, language = listener.viewer, listener.language
        if isinstance(command, cm.Look):
            lines = self._lines(viewer, command.what, language)
            listener.send(_encode(ms.Looked(command.id, command.what, lines)))
        elif isinstance(command, cm.Foresee):
            task = preview(self._table, viewer, command, language)
            self._later(listener, lambda: self._crew.preview(self._owner, task))
        elif isinstance(command, cm.Odds):
            self._later(listener, self._odds(viewer, command.id), viewer)
        else:
            return False
        return True

    def _lines(self, viewer: int, what: str, language: str) -> tuple[str, ...]:
        if what == "bots":
            return self.reasons.lines(self._table, language)
        return looked(self._table, viewer, what, language)

    def _odds(self, viewer: int, number: int) -> Callable[[], Awaitable[ms.Reply]]:
        """How likely everybody is to win, from what the only person at the table can know."""
        play = _running(self._table, viewer)
        if not self._table.is_solo():
            raise Refusal("not-solo")
        if viewer in self._reckoning:
            raise Refusal("busy")
        world = imagined(play.state, viewer)

        async def work() -> ms.Reply:
            games, shares = await self._crew.odds(play.game.key, world, viewer, self._owner)
            return ms.OddsTold(number, games, tuple([round(share, 3) for share in shares]))

        return work

    def _later(self, listener: Listener, work: Callable[[], Awaitable[ms.Reply]], seat: int = SPECTATOR) -> None:
        """Send the advice when it is there; meanwhile the table goes on.

        With a seat, it is odds: one request at a time.
        """

        async def answer() -> None:
            listener.send(_encode(await work()))

        def forget(task: asyncio.Task[None]) -> None:
            self._working.pop(task, None)
            self._reckoning.discard(seat)

        task = asyncio.get_running_loop().create_task(answer())
        self._working[task] = listener
        if seat != SPECTATOR:
            self._reckoning.add(seat)
        task.add_done_callback(forget)

    def leave(self, listener: Listener) -> None:
        """Whoever asked is gone, and needs no answer any more."""
        for task, asker in list(self._working.items()):
            if asker is listener:
                task.cancel()

    def pending(self) -> list[asyncio.Task[None]]:
        """What is still being worked out."""
        return list(self._working)


def _what(play: Play, seat: int, ask: Ask, choice: int) -> dict[str, str]:
    """What a bot has chosen, in every language; nothing if it was asked too long ago to say."""
    if play.asks.get(seat) is not ask:
        return {}
    return {language: play.game.describe_option(play.state, seat, choice, language) for language in LANGUAGES}


class Reasons:
    """Why the bots chose what they chose. Told only of what was done: not of a card kept back, nor of a sealed one."""

    def __init__(self) -> None:
        self._said: list[tuple[int, int, dict[str, str], Said]] = []
        """The seat, at which moment of the game it chose, what that was, and its words."""

    def note(self, play: Play, seat: int, ask: Ask, choice: int, said: Said) -> None:
        """A bot has chosen."""
        assert ask.decision is not None
        if said and (play.pause.kind == QUESTION or choice != ask.decision.least):
            own = [one for one in self._said if one[0] == seat][-_KEPT + 1 :]
            others = [one for one in self._said if one[0] != seat]
            self._said = [*others, *own, (seat, play.pauses, _what(play, seat, ask, choice), said)]

    def lines(self, table: Table, language: str) -> tuple[str, ...]:
        """The last reasons of each bot whose choice has come about, the latest first."""
        play = table.play
        if play is None or not table.is_solo():
            raise Refusal("not-solo")
        told: dict[int, list[str]] = {}
        for seat, moment, chosen, said in reversed(self._said):
            if seat not in told and moment != play.pauses:
                name = play.game.seat_name(play.state, seat, language)
                what = f"{chosen[language]} — " if language in chosen else ""
                told[seat] = [f"{name}: {what}{line}" for line in said[language]]
        return tuple([line for lines in told.values() for line in lines])

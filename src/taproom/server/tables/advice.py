"""What a seat may have worked out for it: previews of its answers, its odds, and why a bot chose what it chose.

Everything rests on positions drawn from what the seat can know; the real one is never tried out. Such positions are
drawn at once, the work on them is done beside the event loop.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.dice import QuickDice
from taproom.kernel.state import QUESTION, SPECTATOR
from taproom.presentation.previews import previews
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.server.refusals import Refusal
from taproom.server.tables.bots import Crew, Said, imagined
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import PLAYING, Table
from taproom.server.tables.views import looked
from taproom.server.tables.windows import Ask

Advice = Callable[[], ms.Reply]
"""Work still to be done."""
_KEPT: Final = 2
_encode = msgspec.json.Encoder().encode


def _running(table: Table, viewer: int) -> GameSession:
    if viewer == SPECTATOR:
        raise Refusal("spectator")
    if table.phase != PLAYING or table.session is None:
        raise Refusal("not-playing")
    return table.session


def preview(table: Table, viewer: int, command: cm.Foresee, language: str) -> Advice:
    """What the answers to the seat's question would bring about; Refusal if it is not asked that question."""
    session = _running(table, viewer)
    ask = session.asks.get(viewer)
    if ask is None or ask.number != command.question or table.chairs[viewer].stand_in:
        raise Refusal("late" if 0 < command.question <= session.questions[viewer] else "not-asked")
    choices = _choices(ask, command.choice)
    if not choices:
        return lambda: ms.Previewed(command.id, command.question, ())
    imagined = session.state.resample(viewer, _dice())
    return lambda: ms.Previewed(
        command.id,
        command.question,
        previews(session.presenter, imagined, viewer, language, choices),
    )


def _choices(ask: Ask, choice: int | None) -> list[int]:
    """The named choice, or all of them; a pick has too many, so its choice must be named."""
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
    """The seat that asks for advice."""

    viewer: int
    language: str

    def send(self, message: bytes) -> None:
        """Send a frame, in order, without waiting."""


class Adviser:
    """Answers requests that change nothing."""

    def __init__(self, table: Table, crew: Crew, owner: str) -> None:
        self._table = table
        self._crew = crew
        self._owner = owner
        self.reasons: Final = Reasons()
        self._working: dict[asyncio.Task[None], Listener] = {}
        """Work in progress, and for whom."""
        self._reckoning: set[int] = set()
        """The seats whose odds are being worked out."""

    def answers(self, listener: Listener, command: cm.Command) -> bool:
        """Whether the command asks for advice, which is given at once or later. Refusal if there is none to give."""
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
        session = _running(self._table, viewer)
        if not self._table.is_solo():
            raise Refusal("not-solo")
        if viewer in self._reckoning:
            raise Refusal("busy")
        world = imagined(session.state, viewer)

        async def work() -> ms.Reply:
            games, shares = await self._crew.odds(session.game.key, world, viewer, self._owner)
            return ms.OddsTold(number, games, tuple([round(share, 3) for share in shares]))

        return work

    def _later(self, listener: Listener, work: Callable[[], Awaitable[ms.Reply]], seat: int = SPECTATOR) -> None:
        """Send the advice when it is ready; meanwhile the table goes on. With a seat it is odds: one request at a time.

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
        """The client that asked has disconnected and needs no answer."""
        for task, asker in list(self._working.items()):
            if asker is listener:
                task.cancel()

    def pending(self) -> list[asyncio.Task[None]]:
        """Work that is still in progress."""
        return list(self._working)


def _what(session: GameSession, seat: int, ask: Ask, choice: int) -> dict[str, str]:
    """What a bot chose, in every language; empty if it was asked too long ago to say."""
    if session.asks.get(seat) is not ask:
        return {}
    return {
        language: session.presenter.describe_option(session.state, seat, choice, language) for language in LANGUAGES
    }


class Reasons:
    """Why the bots chose what they chose. Tells only what was done: neither cards kept back nor sealed answers."""

    def __init__(self) -> None:
        self._said: list[tuple[int, int, dict[str, str], Said]] = []
        """The seat, the moment of the game, the choice, and the words for it."""

    def note(self, session: GameSession, seat: int, ask: Ask, choice: int, said: Said) -> None:
        """A bot has chosen."""
        assert ask.decision is not None
        if said and (session.pause.kind == QUESTION or choice != ask.decision.least):
            own = [one for one in self._said if one[0] == seat][-_KEPT + 1 :]
            others = [one for one in self._said if one[0] != seat]
            self._said = [*others, *own, (seat, session.pauses, _what(session, seat, ask, choice), said)]

    def lines(self, table: Table, language: str) -> tuple[str, ...]:
        """The last reasons of each bot whose choice has been carried out, latest first."""
        session = table.session
        if session is None or not table.is_solo():
            raise Refusal("not-solo")
        told: dict[int, list[str]] = {}
        for seat, moment, chosen, said in reversed(self._said):
            if seat not in told and moment != session.pauses:
                name = session.presenter.seat_name(session.state, seat, language)
                what = f"{chosen[language]} — " if language in chosen else ""
                told[seat] = [f"{name}: {what}{line}" for line in said[language]]
        return tuple([line for lines in told.values() for line in lines])

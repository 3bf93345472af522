"""The bots of a table, thinking about what they are asked."""

import asyncio
from typing import Final, Protocol

from taproom.exercises.scripted import Scripted
from taproom.kernel.bots import Bot, choice_of
from taproom.kernel.state import IDLE, QUESTION
from taproom.server.tables.advice import Reasons
from taproom.server.tables.bots import Crew, hire
from taproom.server.tables.exercises import scripted
from taproom.server.tables.jobs import BotAnswer, Job
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.windows import Ask, bot_pause


class Taker(Protocol):
    """The receiver of the answers."""

    def now(self) -> int:
        """The table's own time."""

    def submit_at(self, job: Job, when: int) -> None:
        """An answer, and when it counts."""


class Thinkers:
    """Gives each bot its questions, and hands its answers to the actor when they count."""

    def __init__(self, table: Table, crew: Crew, reasons: Reasons, owner: str) -> None:
        self.tasks: Final[dict[tuple[int, int], asyncio.Task[None]]] = {}
        """By seat and question."""
        self._table = table
        self._crew = crew
        self._reasons = reasons
        self._owner = owner
        self._bots: dict[tuple[int, str], Bot] = {}
        opened = table.opened
        self._script: Scripted | None = scripted(opened.game, opened.exercise) if opened.exercise else None
        """Who answers for the bots of an exercise."""
        self._asked: dict[int, int] = {}
        """The last question each seat's bot was given."""

    def ask(self, taker: Taker) -> None:
        """Give each bot the question it has now, once."""
        session = self._table.session
        if session is None or self._table.phase == OVER:
            return
        if self._script is not None and session.pause.kind == QUESTION and self._script.is_done(session.state):
            # Where only bots are asked nobody is told of the moment: it waits only where waiting is seen.
            return
        seats = [seat for seat in session.bots_to_ask() if self._asked.get(seat) != session.asks[seat].number]
        pause = self._crew.pause(self._owner) if seats else 0.0
        for seat in seats:
            ask = session.asks[seat]
            self._asked[seat] = ask.number
            task = asyncio.get_running_loop().create_task(self._think(seat, ask, taker, pause))
            self.tasks[seat, ask.number] = task

    def ask_again(self) -> None:
        """Their answers are dropped: they get the same questions again, unless they are still thinking."""
        self._asked = {seat: number for seat, number in self._asked.items() if (seat, number) in self.tasks}

    async def _think(self, seat: int, ask: Ask, taker: Taker, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            await self._answer(seat, ask, taker)
        finally:
            del self.tasks[seat, ask.number]

    async def _answer(self, seat: int, ask: Ask, taker: Taker) -> None:
        session = self._table.session
        if session is None or session.asks.get(seat) is not ask:
            return
        pause = session.pause
        level = session.chairs[seat].bot_level() if pause.kind != IDLE else session.game.bots.levels()[-1]
        step = bot_pause(pause, seat, session.chairs[seat].pace, session.timers, session.delays)
        if self._script is not None:
            choice = self._script.choice(session.record, session.state, seat)
        else:
            choice = await self._choose(session, seat, ask, level)
        taken = taker.now() - ask.since
        # Where the end of the moment is settled, nobody sees when an answer comes.
        after = taken if pause.closes else answers_after(taken, step, pause.kind == QUESTION)
        taker.submit_at(BotAnswer(seat, ask.number, choice), ask.since + after)

    async def _choose(self, session: GameSession, seat: int, ask: Ask, level: str) -> int:
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = hire(session.game, level)
        choice, said = await self._crew.choose(bot, session.game.key, level, session.state, seat, self._owner)
        self._reasons.note(session, seat, ask, choice, said)
        return choice

    def late_answer(self) -> BotAnswer | None:
        """The moment is over and a bot has not answered yet: nobody waits, and the regular answers in its place."""
        session = self._table.session
        waiting = [] if session is None else session.bots_to_ask()
        if session is None or not waiting:
            return None
        ask = session.asks[waiting[0]]
        assert ask.decision is not None, "a bot is asked something"
        if self._script is not None:
            return BotAnswer(waiting[0], ask.number, self._script.choice(session.record, session.state, waiting[0]))
        regular = hire(session.game, session.game.bots.levels()[-1])
        return BotAnswer(waiting[0], ask.number, choice_of(regular, session.state, waiting[0], ask.decision))


def answers_after(taken: int, step: int, in_public: bool) -> int:
    """When a bot's answer counts, after its question: at the end of its pause; if it took longer, of another.

    What is sealed anyway may be handed over at once: the moment lasts until everybody's pause is over.
    """
    if taken > step > 0:
        return step * -(-taken // step)
    return step if in_public else taken

"""The bots of a table, thinking about what they are asked."""

import asyncio
from typing import Final, Protocol

from taproom.server.advice import Reasons
from taproom.server.bots import Crew, hire
from taproom.server.tables import OVER, Table
from taproom.server.windows import Ask, bot_pause
from taproom.server.work import BotAnswer, Work
from taproom.table.bots import Bot, choice_of
from taproom.table.state import IDLE, QUESTION


class Taker(Protocol):
    """Whoever takes the answers."""

    def now(self) -> int:
        """The table's own time."""

    def take_at(self, work: Work, when: int) -> None:
        """An answer, and when it counts."""


class Thinkers:
    """See the module."""

    def __init__(self, table: Table, crew: Crew, reasons: Reasons, owner: str) -> None:
        self.tasks: Final[dict[tuple[int, int], asyncio.Task[None]]] = {}
        """By seat and question."""
        self._table = table
        self._crew = crew
        self._reasons = reasons
        self._owner = owner
        self._bots: dict[tuple[int, str], Bot] = {}
        self._asked: dict[int, int] = {}
        """For each seat the last question its bot was given."""

    def ask(self, taker: Taker) -> None:
        """Give each bot the question it has now, once."""
        play = self._table.play
        if play is None or self._table.phase == OVER:
            return
        seats = [seat for seat in play.bots_to_ask() if self._asked.get(seat) != play.asks[seat].number]
        pause = self._crew.pause(self._owner) if seats else 0.0
        for seat in seats:
            ask = play.asks[seat]
            self._asked[seat] = ask.number
            task = asyncio.get_running_loop().create_task(self._think(seat, ask, taker, pause))
            self.tasks[seat, ask.number] = task

    def ask_again(self) -> None:
        """What they have answered is lost: the next time they are given the same questions, unless they still think."""
        self._asked = {seat: number for seat, number in self._asked.items() if (seat, number) in self.tasks}

    async def _think(self, seat: int, ask: Ask, taker: Taker, wait: float) -> None:
        try:
            if wait:
                await asyncio.sleep(wait)
            await self._answer(seat, ask, taker)
        finally:
            del self.tasks[seat, ask.number]

    async def _answer(self, seat: int, ask: Ask, taker: Taker) -> None:
        play = self._table.play
        if play is None or play.asks.get(seat) is not ask:
            return
        pause = play.pause
        level = play.chairs[seat].bot_level() if pause.kind != IDLE else play.game.levels()[-1]
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = hire(play.game, level)
        step = bot_pause(pause, seat, play.chairs[seat].pace, play.timers, play.delays)
        choice, said = await self._crew.choose(bot, play.game.key, level, play.state, seat, self._owner)
        self._reasons.note(play, seat, ask, choice, said)
        taken = taker.now() - ask.since
        # Where the end of the moment is settled, nobody sees when an answer comes.
        after = taken if pause.closes else answers_after(taken, step, pause.kind == QUESTION)
        taker.take_at(BotAnswer(seat, ask.number, choice), ask.since + after)

    def late_answer(self) -> BotAnswer | None:
        """The moment is over, and a bot has not answered yet: nobody waits for it, the regular answers in its place."""
        play = self._table.play
        waiting = [] if play is None else play.bots_to_ask()
        if play is None or not waiting:
            return None
        ask = play.asks[waiting[0]]
        assert ask.decision is not None, "a bot is asked something"
        regular = hire(play.game, play.game.levels()[-1])
        return BotAnswer(waiting[0], ask.number, choice_of(regular, play.state, waiting[0], ask.decision))


def answers_after(taken: int, step: int, in_public: bool) -> int:
    """When a bot's answer counts, after its question: at the end of its pause; if it took longer, of another.

    What is sealed anyway may be handed over at once: the moment lasts until everybody's pause is over.
    """
    if taken > step > 0:
        return step * -(-taken // step)
    return step if in_public else taken

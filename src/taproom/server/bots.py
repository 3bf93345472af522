"""Bots on seats. They think beside the event loop, so that no table waits for another table's bot.

Those that answer at once do it in threads. Those that search hold on to the interpreter for as long as they think, so
they do it in processes of their own, and what they are sent is an imagined position: it holds no more than their seat
may know.
"""

import asyncio
import logging
import multiprocessing
import multiprocessing.process
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, TypeVar

from taproom.bots import make_bot, patience
from taproom.shown.odds import odds
from taproom.table.bots import Bot, Thinker
from taproom.table.decisions import Decision
from taproom.table.dice import Dice, QuickDice
from taproom.table.game import Game, game
from taproom.table.state import State, View
from taproom.wording import LANGUAGES

T = TypeVar("T")
Said = dict[str, tuple[str, ...]]
"""What a bot says about its choice, by language."""
_log = logging.getLogger("taproom.server")
_LONGEST: Final = 10.0
"""Seconds beyond its own budget after which a bot is no longer waited for."""


class Crew:
    """Where bots think."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="taproom bot")
        self._processes: Executor | None = None

    async def choose(self, bot: Bot, game_key: str, level: str, state: State, seat: int) -> tuple[int, Said]:
        """What the bot chooses, and why; whatever goes wrong inside it, the game goes on with the least."""
        decision = state.decision(seat)
        assert decision is not None, "a bot is given what it is asked"
        try:
            async with asyncio.timeout(_LONGEST + patience(level) / 1000):
                choice, said = await self._start(bot, game_key, level, state, seat, decision)
        except TimeoutError:
            _log.warning("a bot thought for too long")
            return decision.least, {}
        except BrokenExecutor:
            _log.exception("the bots' processes are gone")
            self._processes = None
            return decision.least, {}
        except Exception:
            _log.exception("a bot failed")
            return decision.least, {}
        return (choice, said) if decision.allows(choice) else (decision.least, {})

    def _start(
        self, bot: Bot, game_key: str, level: str, state: State, seat: int, decision: Decision
    ) -> "asyncio.Future[tuple[int, Said]]":
        loop = asyncio.get_running_loop()
        if not isinstance(bot, Thinker):
            return loop.run_in_executor(self._threads, answer, bot, state.view(seat), decision)
        world = imagined(state, seat)
        return loop.run_in_executor(self._pool(), think, game_key, level, world, seat, secrets.randbits(31))

    def _pool(self) -> Executor:
        if self._processes is None:
            spawning = multiprocessing.get_context("spawn")
            count = max(1, (os.cpu_count() or 2) - 1)
            self._processes = ProcessPoolExecutor(count, spawning, initializer=_live_and_die_with_server)
        return self._processes

    async def work(self, task: Callable[[], T]) -> T:
        """Something short that is not a bot's."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, task)

    async def odds(self, game_key: str, world: dict[str, object], seat: int) -> tuple[int, list[float]]:
        """How likely everybody is to win from an imagined position, and in how many games that was found."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool(), reckon, game_key, world, seat, secrets.randbits(30))

    def close(self) -> None:
        """Let them end."""
        for pool in (self._threads, self._processes):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def answer(bot: Bot, view: View, decision: Decision) -> tuple[int, Said]:
    """What a bot that answers at once chooses."""
    choice = bot.choose(view, decision)
    return choice, {language: (bot.why(language),) for language in LANGUAGES}


def think(game_key: str, level: str, world: dict[str, object], seat: int, seed: int) -> tuple[int, Said]:
    """What a bot that searches chooses in a position it could not tell from the real one."""
    chance = QuickDice(seed)
    state = game(game_key).load(world)
    bot = make_bot(game_key, level, chance)
    decision = state.decision(seat)
    assert isinstance(bot, Thinker) and decision is not None
    choice = bot.think(state, seat, decision)
    return choice, {language: (bot.why(language), *bot.lines(game_key, language)) for language in LANGUAGES}


def reckon(game_key: str, world: dict[str, object], seat: int, seed: int) -> tuple[int, list[float]]:
    """The odds of an imagined position."""
    return odds(game(game_key), game(game_key).load(world), seat, seed)


def imagined(state: State, seat: int) -> dict[str, object]:
    """A position that the seat could not tell from the real one, to be sent to another process."""
    return state.resample(seat, Dice(secrets.token_bytes(32))).dump()


def _live_and_die_with_server() -> None:
    """The server's own process decides when to stop. If it was killed, nobody else would end the processes it began."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_end_after, args=(server,), daemon=True).start()


def _end_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)


def hire(played: Game, level: str) -> Bot:
    """A bot of this level. What it decides by lot is nobody's business."""
    return make_bot(played.key, level, QuickDice(secrets.randbits(31)))

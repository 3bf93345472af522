"""Bots on seats. They think beside the event loop, so that no table waits for another table's bot.

Those that answer at once do it in threads. Those that search hold on to the interpreter for as long as they think, so
they do it in processes of their own, and what they are sent is an imagined position: it holds no more than their seat
may know. Whose table it is says in whose turn they think (`lanes`): one guest's tables do not keep another's waiting.
"""

import asyncio
import logging
import multiprocessing
import multiprocessing.process
import os
import secrets
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, TypeVar

from taproom.bots import make_bot, patience
from taproom.server.clocks import RealClock
from taproom.server.lanes import Lane
from taproom.server.limits import Allowance, Buckets
from taproom.shown.odds import GAMES, SECONDS, odds
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
_THREADS: Final = 2
_POLITE: Final = 10
"""How far odds stand back behind the bots that search, where both want the same core."""
_PIECES: Final = 8


def _spawned(workers: int, niceness: int) -> Executor:
    """Processes of our own."""
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, spawning, initializer=_live_and_die_with_server, initargs=(niceness,))


class Crew:
    """Where bots think and advice is worked out: four lanes, so that nothing of the one kind waits for the other."""

    def __init__(
        self, allowance: Allowance | None = None, processes: Callable[[int, int], Executor] = _spawned
    ) -> None:
        allowance = allowance or Allowance()
        searchers = max(1, (os.cpu_count() or 2) - 1)
        self.quick: Final = Lane(_THREADS, lambda: ThreadPoolExecutor(_THREADS, thread_name_prefix="taproom bot"))
        """Bots that answer at once,"""
        self.deep: Final = Lane(searchers, lambda: processes(searchers, 0))
        """those that search,"""
        self.previews: Final = Lane(1, lambda: ThreadPoolExecutor(1, thread_name_prefix="taproom preview"))
        self.reckoners: Final = Lane(1, lambda: processes(1, _POLITE))
        """and odds, which yield to the bots."""
        self._paces = Buckets(RealClock(), allowance.bots, allowance.bots_at_once)

    def pause(self, owner: str) -> float:
        """For how many seconds bots wait before they think: without pauses they would never do anything else."""
        return self._paces.owe(owner)

    async def choose(
        self, bot: Bot, game_key: str, level: str, state: State, seat: int, owner: str
    ) -> tuple[int, Said]:
        """What the bot chooses, and why. If it is late or fails the regular chooses; if that fails, it is the least."""
        decision = state.decision(seat)
        assert decision is not None, "a bot is given what it is asked"
        # What it knows is written down now: when its turn comes, the game may have gone on.
        view = state.view(seat)
        if isinstance(bot, Thinker):
            world, seconds = imagined(state, seat), patience(level) / 1000 + _LONGEST
            thought = self.deep.do(owner, think, game_key, level, world, seat, secrets.randbits(31))
        else:
            seconds, thought = _LONGEST, self.quick.do(owner, answer, bot, view, decision)
        found = await _in_time(thought, seconds)
        if found is None or not decision.allows(found[0]):
            regular = hire(game(game_key), game(game_key).levels()[-1])
            found = await _in_time(self.quick.do(owner, answer, regular, view, decision), _LONGEST)
        return found if found is not None and decision.allows(found[0]) else (decision.least, {})

    async def preview(self, owner: str, task: Callable[[], T]) -> T:
        """Something short that is not a bot's."""
        return await self.previews.do(owner, task)

    async def odds(self, game_key: str, world: dict[str, object], seat: int, owner: str) -> tuple[int, list[float]]:
        """How likely everybody is to win from an imagined position, and in how many games that was found.

        It is worked out piece by piece: others have their turns in between, and it ends when nobody waits for it.
        """
        seed, played = secrets.randbits(30), 0
        total: list[float] = []
        for _ in range(_PIECES):
            games, shares = await self.reckoners.do(owner, reckon, game_key, world, seat, seed + played, GAMES - played)
            total = [
                sum(both) for both in zip(total or [0.0] * len(shares), [games * one for one in shares], strict=True)
            ]
            played += games
            if played >= GAMES:
                break
        return played, [share / played for share in total]

    def waiting(self) -> int:
        """How many questions wait for a bot to have time for them."""
        return self.quick.waiting() + self.deep.waiting()

    def close(self) -> None:
        """Let them end."""
        for lane in (self.quick, self.deep, self.previews, self.reckoners):
            lane.close()


async def _in_time(thought: Awaitable[tuple[int, Said]], seconds: float) -> tuple[int, Said] | None:
    """None if it takes longer, or whatever goes wrong: the game goes on."""
    try:
        async with asyncio.timeout(seconds):
            return await thought
    except TimeoutError:
        _log.warning("a bot thought for too long")
    except BrokenExecutor:
        _log.exception("the bots' processes are gone")
    except Exception:
        _log.exception("a bot failed")
    return None


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


def reckon(game_key: str, world: dict[str, object], seat: int, seed: int, games: int) -> tuple[int, list[float]]:
    """A piece of the odds of an imagined position."""
    return odds(game(game_key), game(game_key).load(world), seat, seed, games, SECONDS / _PIECES)


def imagined(state: State, seat: int) -> dict[str, object]:
    """A position that the seat could not tell from the real one, to be sent to another process."""
    return state.resample(seat, Dice(secrets.token_bytes(32))).dump()


def _live_and_die_with_server(niceness: int) -> None:
    """The server's own process decides when to stop. If it was killed, nobody else would end the processes it began."""
    if hasattr(os, "nice"):
        os.nice(niceness)
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

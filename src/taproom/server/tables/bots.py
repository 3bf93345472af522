"""Bots on seats. They think beside the event loop, so that no table waits for another table's bot.

Those that answer at once do it in threads. Those that search hold on to the interpreter for as long as they think, so
they do it in processes of their own, and what they are sent is an imagined position: it holds no more than their seat
may know. Whose table it is says in whose turn they think (`lanes`): one guest's tables do not keep another's waiting.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.process
import os
import secrets
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from taproom.bots import make_bot, patience
from taproom.i18n.messages import LANGUAGES
from taproom.kernel.bots import Bot, Thinker
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Dice, QuickDice
from taproom.kernel.game import Game, game
from taproom.kernel.state import State, View
from taproom.presentation.odds import GAMES, SECONDS, odds
from taproom.server.clocks import RealClock
from taproom.server.limits import Allowance, Buckets

T = TypeVar("T")
Said = dict[str, tuple[str, ...]]
"""A bot's explanation of its choice, by language."""
_log = logging.getLogger("taproom.server")
_LONGEST: Final = 10.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
_THREADS: Final = 2
_POLITE: Final = 10
"""How much odds yield to the bots that search, where both want the same core."""
_PIECES: Final = 8


def _spawned(workers: int, niceness: int) -> Executor:
    """Our own processes."""
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, spawning, initializer=_live_and_die_with_server, initargs=(niceness,))


class Crew:
    """Where bots think and advice is worked out: four lanes, so that one kind of work does not hold up another."""

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
        """Seconds that bots wait before they think: without pauses they would never do anything else."""
        return self._paces.owe(owner)

    async def choose(
        self, bot: Bot, game_key: str, level: str, state: State, seat: int, owner: str
    ) -> tuple[int, Said]:
        """The bot's choice, and why. If it is late or fails, the regular chooses; if that fails, the least is done."""
        decision = state.decision(seat)
        assert decision is not None, "a bot is given what it is asked"
        # What it knows is captured now: by the time its turn comes, the game may have gone on.
        view = state.view(seat)
        if isinstance(bot, Thinker):
            world, seconds = imagined(state, seat), patience(level) / 1000 + _LONGEST
            thought = self.deep.do(owner, think, game_key, level, world, seat, secrets.randbits(31))
        else:
            seconds, thought = _LONGEST, self.quick.do(owner, answer, bot, view, decision)
        found = await _in_time(thought, seconds)
        if found is None or not decision.allows(found[0]):
            regular = hire(game(game_key), game(game_key).bots.levels()[-1])
            found = await _in_time(self.quick.do(owner, answer, regular, view, decision), _LONGEST)
        return found if found is not None and decision.allows(found[0]) else (decision.least, {})

    async def preview(self, owner: str, task: Callable[[], T]) -> T:
        """Some short work that is not a bot's."""
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
        """How many questions wait for a worker."""
        return self.quick.waiting() + self.deep.waiting()

    def close(self) -> None:
        """Shut the workers down."""
        for lane in (self.quick, self.deep, self.previews, self.reckoners):
            lane.close()


async def _in_time(thought: Awaitable[tuple[int, Said]], seconds: float) -> tuple[int, Said] | None:
    """None if it takes too long or fails: the game goes on."""
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
    """The choice of a bot that answers at once."""
    choice = bot.choose(view, decision)
    return choice, {language: (bot.why(language),) for language in LANGUAGES}


def think(game_key: str, level: str, world: dict[str, object], seat: int, seed: int) -> tuple[int, Said]:
    """The choice of a bot that searches, in a position it cannot tell from the real one."""
    chance = QuickDice(seed)
    state = game(game_key).load(world)
    bot = make_bot(game_key, level, chance)
    decision = state.decision(seat)
    assert isinstance(bot, Thinker) and decision is not None
    choice = bot.think(state, seat, decision)
    return choice, {language: (bot.why(language), *bot.lines(game_key, language)) for language in LANGUAGES}


def reckon(game_key: str, world: dict[str, object], seat: int, seed: int, games: int) -> tuple[int, list[float]]:
    """One piece of the odds of an imagined position."""
    return odds(game(game_key), game(game_key).load(world), seat, seed, games, SECONDS / _PIECES)


def imagined(state: State, seat: int) -> dict[str, object]:
    """A position that the seat cannot tell from the real one, to be sent to another process."""
    return state.resample(seat, Dice(secrets.token_bytes(32))).dump()


def _live_and_die_with_server(niceness: int) -> None:
    """The server's process decides when to stop. If it is killed, nobody else would end the processes it started."""
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
    """A bot of this level. Its random choices need not be repeatable."""
    return make_bot(played.key, level, QuickDice(secrets.randbits(31)))


class Lane:
    """A number of workers, and the work that waits for them."""

    def __init__(self, workers: int, hire: Callable[[], Executor]) -> None:
        self._workers: Final = workers
        self._hire: Final = hire
        self._executor: Executor | None = None
        self._busy = 0
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The waiting work of each owner; the owner whose turn is next comes first."""

    def waiting(self) -> int:
        """How many pieces of work wait for a worker."""
        return sum([not one.done() for queue in self._queues.values() for one in queue])

    async def do(self, owner: str, task: Callable[..., T], *arguments: Any) -> T:
        """Have it done when it is the owner's turn. Cancelling gives up the place in the queue."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()
            raise
        return await asyncio.wrap_future(self._begin(task, arguments))

    def _begin(self, task: Callable[..., T], arguments: tuple[Any, ...]) -> Future[T]:
        try:
            if self._executor is None:
                self._executor = self._hire()
            job = self._executor.submit(task, *arguments)
        except BaseException as problem:
            if isinstance(problem, BrokenExecutor):
                self._executor = None
            self._leave()
            raise
        loop = asyncio.get_running_loop()

        def done(job: Future[T]) -> None:
            # The caller may be gone, but only now is the worker free. At the end the loop is closed.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._finish, job)

        job.add_done_callback(done)
        return job

    def _finish(self, job: "Future[Any]") -> None:
        if not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            self._executor = None
        self._leave()

    def _leave(self) -> None:
        self._busy -= 1
        self._call_next()

    def _call_next(self) -> None:
        while self._busy < self._workers and self._queues:
            owner, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[owner] = queue
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def close(self) -> None:
        """Shut the workers down."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

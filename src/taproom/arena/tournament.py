"""Plays what is missing of a tournament, on as many cores as wanted."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from taproom.arena.plan import Plan, check
from taproom.arena.playing import GameResult, play_one
from taproom.arena.store import Store
from taproom.arena.words import WORDS
from taproom.i18n.messages import Mistake
from taproom.kernel.verdicts import Malformed

Part = TypeVar("Part")
Result = TypeVar("Result")

_LOOK: Final = 1.0
"""Seconds between two checks whether anybody still wants the work."""


def spread(work: Callable[[Part], Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """The result of `work` for each part, as it comes; in this process if there is too little work for two."""
    if jobs == 1 or len(parts) < 2:
        for part in parts:
            yield work(part)
        return
    with ProcessPoolExecutor(min(jobs, len(parts)), initializer=_leave_with, initargs=(os.getpid(),)) as pool:
        futures = [pool.submit(work, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_with(parent: int) -> None:
    """A worker whose parent was killed would wait for work for ever: it looks for it and goes too.

    Ctrl-C at a terminal is meant for all of us: a worker goes without a word.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def look() -> None:
        while os.getppid() == parent:
            gone.wait(_LOOK)
        os._exit(1)

    gone = threading.Event()
    threading.Thread(target=look, daemon=True).start()


_BATCH: Final = 20
"""Games that are written together: a kill costs at most this many per core."""


def check_amount(games: int, jobs: int) -> None:
    """Whether so many games can be played by so many processes."""
    if games < 1:
        raise Mistake(WORDS, "mistake-games", games=games)
    if jobs < 0:
        raise Mistake(WORDS, "mistake-jobs", jobs=jobs)


def play(plan: Plan, games: int, path: Path | None, jobs: int, progress: Callable[[int], None]) -> Store:
    """Play every game below `games` that the file does not have; tells `progress` how many were added.

    Without a file the games are kept in memory.
    """
    check_amount(games, jobs)
    check(plan)
    store = Store(path, plan)
    missing = store.missing(games)
    progress(games - len(missing))
    for results in _results(plan, missing, jobs or os.cpu_count() or 1):
        store.add(results)
        progress(len(results))
    return store


def recount(path: Path) -> Store:
    """Replay every record of a tournament and check that the games ended as its tables say."""
    if not path.is_file():
        raise Malformed(f"{path}: there is no such file; --out names the tournament to recount")
    store = Store(path)
    store.plan()
    shares: dict[int, list[float]] = {}
    for number, _, _, _, _, share, _, _ in store.seats():
        shares.setdefault(number, []).append(share)
    for number, seats, _, decisions in store.games():
        record = store.record(number)
        ended = record.replay()
        winners, teams = ended.winners(), ended.teams()
        part = 1 / max(1, len({teams[winner] for winner in winners}))
        replayed = [part if seat in winners else 0.0 for seat in range(seats)]
        if replayed != shares.get(number) or len(record.choices) != decisions:
            raise Malformed(f"{path}: game {number} does not end as its table says: replayed {replayed}")
    return store


def _results(plan: Plan, missing: list[int], jobs: int) -> Iterator[list[GameResult]]:
    batches = [missing[start : start + _BATCH] for start in range(0, len(missing), _BATCH)]
    return spread(partial(play_batch, plan), batches, jobs)


def play_batch(plan: Plan, numbers: list[int]) -> list[GameResult]:
    """Some games, one after the other: what a worker does."""
    return [play_one(plan, number) for number in numbers]

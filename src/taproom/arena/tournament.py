"""Playing what is missing of a tournament, on as many cores as wanted."""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from taproom.arena.plan import Plan, check
from taproom.arena.playing import GameResult, play_one
from taproom.arena.store import Store
from taproom.table.verdicts import Malformed

_BATCH: Final = 20
"""Games that are written together: a kill costs at most so many for each core."""
_LOOK: Final = 1.0
"""Seconds between two looks whether the tournament is still there."""


def play(plan: Plan, games: int, path: Path, jobs: int, progress: Callable[[int], None]) -> Store:
    """Play every game below `games` that the file does not have; tells `progress` how many were added."""
    if games < 1:
        raise Malformed(f"--games must be at least 1, not {games}")
    if jobs < 0:
        raise Malformed(f"--jobs must be at least 1, or 0 for all cores, not {jobs}")
    check(plan)
    store = Store(path, plan)
    missing = store.missing(games)
    progress(games - len(missing))
    for results in _results(plan, missing, jobs or os.cpu_count() or 1):
        store.add(results)
        progress(len(results))
    return store


def _results(plan: Plan, missing: list[int], jobs: int) -> Iterator[list[GameResult]]:
    batches = [missing[start : start + _BATCH] for start in range(0, len(missing), _BATCH)]
    if jobs == 1 or len(batches) < 2:
        for batch in batches:
            yield play_batch(plan, batch)
        return
    with ProcessPoolExecutor(min(jobs, len(batches)), initializer=_leave_with, initargs=(os.getpid(),)) as pool:
        futures = [pool.submit(play_batch, plan, batch) for batch in batches]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_batch(plan: Plan, numbers: list[int]) -> list[GameResult]:
    """Some games, one after the other: what a worker does."""
    return [play_one(plan, number) for number in numbers]


def _leave_with(parent: int) -> None:
    """A worker whose tournament was killed would wait for work for ever: it looks for its parent and goes too."""

    def look() -> None:
        while os.getppid() == parent:
            gone.wait(_LOOK)
        os._exit(1)

    gone = threading.Event()
    threading.Thread(target=look, daemon=True).start()

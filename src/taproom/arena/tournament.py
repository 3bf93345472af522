"""Playing what is missing of a tournament, on as many cores as wanted."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from taproom.arena.plan import Plan, check
from taproom.arena.playing import GameResult, play_one
from taproom.arena.store import Store
from taproom.arena.workers import spread
from taproom.table.verdicts import Malformed

_BATCH: Final = 20
"""Games that are written together: a kill costs at most so many for each core."""


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


def recount(path: Path) -> Store:
    """Replay every record of a tournament and see that the games ended as its tables say."""
    if not path.is_file():
        raise Malformed(f"{path}: there is no such file; --out names the tournament to recount")
    store = Store(path)
    store.plan()
    shares: dict[int, list[float]] = {}
    for number, _, _, _, _, share, _ in store.seats():
        shares.setdefault(number, []).append(share)
    for number, seats, _, decisions in store.games():
        record = store.record(number)
        winners = record.replay().winners()
        replayed = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if replayed != shares.get(number) or len(record.choices) != decisions:
            raise Malformed(f"{path}: game {number} does not end as its table says: replayed {replayed}")
    return store


def _results(plan: Plan, missing: list[int], jobs: int) -> Iterator[list[GameResult]]:
    batches = [missing[start : start + _BATCH] for start in range(0, len(missing), _BATCH)]
    return spread(partial(play_batch, plan), batches, jobs)


def play_batch(plan: Plan, numbers: list[int]) -> list[GameResult]:
    """Some games, one after the other: what a worker does."""
    return [play_one(plan, number) for number in numbers]

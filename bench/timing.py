"""How everything here is timed: whole games in windows of a few seconds, the median window counts."""

import json
import statistics
import time
from collections.abc import Callable

SECONDS = 2.0
WINDOWS = 3


def rates(play_one: Callable[[], tuple[int, int]], seconds: float = 0, windows: int = WINDOWS) -> dict[str, float]:
    """`play_one` plays one whole game and says how many decisions it had and how many steps.

    A decision is a choice between at least two things that a seat is asked for. A step is whatever the engine is asked
    to carry out for a seat, forced or not; ours are all decisions, because forced choices are taken silently.
    """
    play_one()
    found: list[tuple[float, float, float]] = []
    for _ in range(windows):
        games = decisions = steps = 0
        start = time.perf_counter()
        while True:
            real, all_steps = play_one()
            decisions += real
            steps += all_steps
            games += 1
            taken = time.perf_counter() - start
            if taken >= (seconds or SECONDS):
                break
        found.append((games / taken, decisions / taken, steps / taken))
    return {
        "games/s": statistics.median(rate[0] for rate in found),
        "decisions/s": statistics.median(rate[1] for rate in found),
        "steps/s": statistics.median(rate[2] for rate in found),
    }


def microseconds(call: Callable[[], object], repeat: int = 5) -> float:
    """The median time of one call."""
    number = 1000
    found = []
    for _ in range(repeat):
        start = time.perf_counter()
        for _ in range(number):
            call()
        found.append((time.perf_counter() - start) / number * 1e6)
    return statistics.median(found)


def calibration() -> float:
    """A fixed loop of the interpreter, in million steps a second: the machine's weather."""
    start = time.perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return 2 / (time.perf_counter() - start)


def report(name: str, figures: dict[str, float]) -> None:
    """One line of JSON for the caller."""
    print(json.dumps({"name": name, **figures}), flush=True)

"""Games as numbers, beside OpenSpiel: random play that looks at an observation before each decision.

Run it with the compiled engine: `.venv-compiled/bin/python bench/research.py` (`make compiled`).
Everything is measured in turn in one process, round after round, and the median round counts.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from taproom.kernel.dice import QuickDice
from taproom.research import Space, space
from taproom.research.batch import Batch, random_actions

TABLES = 256
PLAIN_BAR, BATCH_BAR = 3, 10
Count = tuple[int, int]
"""Decisions and steps: a step is one action that is taken, a decision a choice among at least two answers."""


def hearts() -> Count:
    """A game of hearts; the tensor is asked for where there is a choice."""
    lot = random.Random(time.perf_counter_ns())
    state = pyspiel.load_game("hearts").new_initial_state()
    decisions = steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(lot.random() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            np.asarray(state.information_state_tensor(state.current_player()), np.float32)
            decisions += 1
        steps += 1
        state.apply_action(lot.choice(legal))
    return decisions, steps


def plain(played: Space) -> Callable[[], Count]:
    """A game, one action after the other, each seat's row looked at before it acts."""
    seeds = iter(range(1, 1 << 30))

    def play() -> Count:
        seed = next(seeds)
        episode, lot = played.start(seed), QuickDice(seed)
        while episode.seat >= 0:
            np.frombuffer(episode.observe(episode.seat), np.uint8)
            legal = episode.legal()
            episode.act(legal[lot.below(len(legal))])
        return episode.decisions, episode.steps

    return play


def batch(played: Space, workers: int) -> Callable[[], Count]:
    """Fifty steps at many tables at once, into the same arrays."""
    tables = Batch(TABLES, played, seed=1, workers=workers)
    arrays, lot = tables.arrays(), np.random.default_rng(1)
    tables.reset(arrays)
    some = [plain(played)() for _ in range(40)]
    share = sum(decisions for decisions, _ in some) / sum(steps for _, steps in some)

    def play() -> Count:
        for _ in range(50):
            tables.step(random_actions(arrays, lot), arrays)
        return round(50 * TABLES * share), 50 * TABLES

    return play


def rate(play: Callable[[], Count], seconds: float) -> tuple[float, float]:
    """Decisions and steps a second."""
    decisions = steps = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        found = play()
        decisions += found[0]
        steps += found[1]
    return decisions / taken, steps / taken


def main() -> int:
    """Measure everything in turn, and say how it stands beside hearts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one timed window")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    seated = ("deirdre", "dimli", "zot", "fleck")
    spaces = {
        "inn, four seats of sets 1 and 2": space("inn", 4, seated, drinks="rdi1,rdi2"),
        "dragonstones, four seats": space("dragonstones", 4),
    }
    rows: dict[str, Callable[[], Count]] = {"OpenSpiel hearts, information_state_tensor": hearts}
    bars: dict[str, int] = {}
    for title, played in spaces.items():
        for name, play, bar in (
            ("plain loop", plain(played), PLAIN_BAR),
            ("batch", batch(played, 0), BATCH_BAR),
            ("batch, 2 workers", batch(played, 2), BATCH_BAR),
        ):
            rows[f"{title}: {name}"] = play
            bars[f"{title}: {name}"] = bar
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in rows}
    for play in rows.values():
        play()
    for _ in range(asked.rounds):
        for name, play in rows.items():
            rounds[name].append(rate(play, asked.seconds))
    peer = statistics.median(found[0] for found in rounds["OpenSpiel hearts, information_state_tensor"])
    print("| | decisions/s | steps/s | decisions beside hearts | bar |")
    print("|---|---:|---:|---:|---:|")
    for name, found in rounds.items():
        decisions = statistics.median(one for one, _ in found)
        steps = statistics.median(one for _, one in found)
        bar = f"{bars[name]}" if name in bars else ""
        print(f"| {name} | {decisions:,.0f} | {steps:,.0f} | {decisions / peer:.1f} | {bar} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())

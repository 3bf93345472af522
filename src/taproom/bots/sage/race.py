"""Which of some answers is best, by a race: all run in the same imagined positions, and the worse half drops out.

Running together takes most of the luck out of the comparison: what differs between two answers in one position is not
the cards. The favourite of the guide runs to the end, and every other answer is compared with it (sequential halving
with common random numbers). What is known of an answer is the guide's first sight, corrected by the laps it ran. Who is
hopeless drops out early, and once nobody can catch up the race is decided.
"""

import math
from typing import Final

from taproom.bots.sage.memory import Node
from taproom.kernel.bots import CERTAIN, Hint

_WARM_UP: Final = 8
"""Nobody is hopeless before this many laps."""
_HOPELESS: Final = 2.0
"""A runner this many times its uncertainty behind the best will hardly catch up."""
_ALIKE: Final = 1000.0
"""In millionths: a runner that can hardly be better than the best by more than this is not waited for."""
_LEAST_SPREAD: Final = CERTAIN / 500.0
"""Laps differ by at least this much, however alike the first few were."""


class Runner:
    """An answer in the race. `node` is where what follows it is remembered."""

    def __init__(self, hint: Hint, node: Node) -> None:
        self.hint: Final = hint
        self.node: Final = node
        self.laps = 0
        self.lead = 0.0
        """The sum over its laps of how much better it did than the favourite."""
        self.spread = 0.0
        """The sum of the squares of that."""
        self.expected = 0.0
        """How much better than the favourite it is thought to be, in millionths."""
        self.doubt = 0.0
        """The uncertainty of that."""


class Race:
    """Shares a number of visits out between answers; the first is the favourite."""

    def __init__(self, runners: list[Runner], visits: int, trust: int) -> None:
        self.running: list[Runner] = runners[:]
        self.trust: Final = float(trust)
        self.left = visits
        self.tried: Final = runners
        self._place = 0
        self._favourite_score = 0
        self._laps_left = 0
        self.is_decided = len(runners) == 1
        self._pair_up()

    def _pair_up(self) -> None:
        """How many laps until the worse half drops out, so that what is left is spent evenly on the rounds to come."""
        rounds = 0
        count = len(self.running)
        while count > 1:
            rounds += 1
            count = (count + 1) // 2
        self._laps_left = max(1, self.left // (max(1, rounds) * len(self.running)))

    def starts_lap(self) -> bool:
        """Whether the next runner is the first of a lap: all run in the same position."""
        return self._place == 0

    def next_runner(self) -> Runner:
        """Whose turn it is."""
        return self.running[self._place]

    def score(self, runner: Runner, outcome: int) -> None:
        """How it did on this lap."""
        if self._place == 0:
            self._favourite_score = outcome
        lead = float(outcome - self._favourite_score)
        runner.laps += 1
        runner.lead += lead
        runner.spread += lead * lead
        _judge(runner, self.trust)
        self.left -= 1
        self._place += 1
        if self._place == len(self.running):
            self._place = 0
            self._laps_left -= 1
            if self._laps_left == 0 and len(self.running) > 2:
                self._drop_out()
            elif runner.laps >= _WARM_UP:
                self._give_up()

    def _drop_out(self) -> None:
        others = sorted(self.running[1:], key=_by_expectation)
        self.running = [self.running[0], *others[: len(self.running) // 2]]
        self._pair_up()

    def _give_up(self) -> None:
        """The hopeless drop out. The favourite stays for comparison until it is clear who wins."""
        best = 0.0
        for runner in self.running:
            best = max(best, runner.expected)
        able: list[Runner] = []
        for runner in self.running[1:]:
            if runner.expected + _HOPELESS * runner.doubt >= best + _ALIKE:
                able.append(runner)
        if not able or (len(able) == 1 and able[0].expected + _ALIKE > _HOPELESS * able[0].doubt):
            self.is_decided = True
        elif len(able) < len(self.running) - 1:
            self.running = [self.running[0], *able]
            self._pair_up()

    def ranking(self) -> list[Runner]:
        """All that ran, the best first."""
        return sorted([runner for runner in self.tried if runner.laps], key=_by_expectation)


def _by_expectation(runner: Runner) -> float:
    return -runner.expected


def _judge(runner: Runner, trust: float) -> None:
    """First sight and laps, weighted by how certain each is."""
    laps = runner.laps
    mean = runner.lead / laps
    variance = max(runner.spread / laps - mean * mean, _LEAST_SPREAD * _LEAST_SPREAD) / laps
    weight = 1.0 / (trust * trust)
    sureness = 1.0 / variance + weight
    runner.expected = (mean / variance - runner.hint.behind * weight) / sureness
    runner.doubt = 1.0 / math.sqrt(sureness)

"""Which of some answers is best, by a race: all run in the same imagined positions, and the worse half drops out.

Running together takes most of the luck out of the comparison: what differs between two answers in one position is not
the cards. The favourite of the guide runs to the end, and every other answer is compared with it (sequential halving
with common random numbers). What is known of an answer is the guide's first sight, corrected by the laps it ran.
"""

from typing import Final

from taproom.sage.memory import Node
from taproom.table.guides import CERTAIN, Hint


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


class Race:
    """So many visits, shared out between answers; the first is the favourite."""

    def __init__(self, runners: list[Runner], visits: int, trust: int) -> None:
        self.running: list[Runner] = runners[:]
        self.trust: Final = float(trust)
        self.left = visits
        self.tried: Final = runners
        self._place = 0
        self._favourite_score = 0
        self._laps_left = 0
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
        """Whether the next runner is the first of a lap: they all run in the same position."""
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
        runner.expected = _expected(runner, self.trust)
        self.left -= 1
        self._place += 1
        if self._place == len(self.running):
            self._place = 0
            self._laps_left -= 1
            if self._laps_left == 0 and len(self.running) > 2:
                self._drop_out()

    def _drop_out(self) -> None:
        others = sorted(self.running[1:], key=_by_expectation)
        self.running = [self.running[0], *others[: len(self.running) // 2]]
        self._pair_up()

    def ranking(self) -> list[Runner]:
        """All that ran, the best first."""
        return sorted([runner for runner in self.tried if runner.laps], key=_by_expectation)


def _by_expectation(runner: Runner) -> float:
    return -runner.expected


def _expected(runner: Runner, trust: float) -> float:
    """First sight and laps, each by how sure it is."""
    laps = runner.laps
    mean = runner.lead / laps
    variance = max(runner.spread / laps - mean * mean, (CERTAIN / 200.0) ** 2) / laps
    weight = 1.0 / (trust * trust)
    return (mean / variance - runner.hint.behind * weight) / (1.0 / variance + weight)

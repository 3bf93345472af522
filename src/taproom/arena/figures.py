"""Shares with their intervals, and ratings."""

import math
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from taproom.arena.store import Row

_Z: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


@dataclass(frozen=True)
class Share:
    """A share of some trials, with the interval that contains the true share 95 times in 100."""

    won: float
    trials: int
    low: float
    high: float

    @property
    def part(self) -> float:
        """The part that was seen."""
        return self.won / self.trials if self.trials else 0.0

    @property
    def margin(self) -> float:
        """The longer arm of the interval."""
        return max(self.high - self.part, self.part - self.low)


def wilson(won: float, trials: int) -> Share:
    """Wilson's interval; it stays within 0 and 1 and is right for small numbers too."""
    if trials == 0:
        return Share(0.0, 0, 0.0, 1.0)
    part = won / trials
    width = 1 + _Z * _Z / trials
    middle = part + _Z * _Z / (2 * trials)
    arm = _Z * math.sqrt(max(0.0, part * (1 - part) / trials + _Z * _Z / (4 * trials * trials)))
    return Share(won, trials, max(0.0, (middle - arm) / width), min(1.0, (middle + arm) / width))


@dataclass(frozen=True)
class Lift:
    """How much more often one group won than another, with its 95 % interval."""

    difference: float
    low: float
    high: float


def lift(with_it: Share, without: Share) -> Lift:
    """Newcombe's interval for the difference of two shares, made of theirs."""
    difference = with_it.part - without.part
    below = math.hypot(with_it.part - with_it.low, without.high - without.part)
    above = math.hypot(with_it.high - with_it.part, without.part - without.low)
    return Lift(difference, difference - below, difference + above)


@dataclass(frozen=True)
class Rating:
    """An openskill rating: the mean, the uncertainty, and a conservative estimate."""

    mean: float
    deviation: float

    @property
    def sure(self) -> float:
        """Three deviations below the mean."""
        return self.mean - 3 * self.deviation


def ratings(rows: list[Row]) -> dict[str, Rating]:
    """Of the bots, game by game in their order; the winners come before all others, who are equal.

    Teammates are rated as a team. A bot on several seats of a game moves by the average of what happens to each.
    """
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for seats in _games(rows):
        names = [row[2] for row in seats]
        if len(set(names)) < 2:
            continue
        before = [known.setdefault(name, model.rating()) for name in names]
        order = list(dict.fromkeys([row[7] for row in seats]))
        members = [[place for place, row in enumerate(seats) if row[7] == team] for team in order]
        teams = [[model.rating(mu=before[one].mu, sigma=before[one].sigma) for one in team] for team in members]
        after = model.rate(teams, ranks=[0.0 if seats[team[0]][5] > 0 else 1.0 for team in members])
        rated = {place: after[team][at] for team, places in enumerate(members) for at, place in enumerate(places)}
        for name in set(names):
            moved = [rated[place] for place in range(len(names)) if names[place] == name]
            known[name] = model.rating(
                mu=sum([one.mu for one in moved]) / len(moved), sigma=sum([one.sigma for one in moved]) / len(moved)
            )
    return {name: Rating(one.mu, one.sigma) for name, one in known.items()}


def _games(rows: list[Row]) -> list[list[Row]]:
    games: list[list[Row]] = []
    for row in rows:
        if games and games[-1][0][0] == row[0]:
            games[-1].append(row)
        else:
            games.append([row])
    return games

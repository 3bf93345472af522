"""Simple opponents that know no game: first they choose what to do, then on whom."""

from taproom.table.decisions import Decision
from taproom.table.dice import Chance

_KEEP = 3
"""Of so many candidates of a pick all but one are left alone."""


def choose(decision: Decision, chance: Chance) -> int:
    """A choice at random, but fairer than all options alike: a card with many targets is not played more often."""
    if decision.is_pick():
        return _pick(decision, chance)
    deeds: list[tuple[int, int]] = []
    for option in decision.options:
        if (option.verb, option.subject) not in deeds:
            deeds.append((option.verb, option.subject))
    deed = deeds[chance.below(len(deeds))]
    ways = [place for place, option in enumerate(decision.options) if (option.verb, option.subject) == deed]
    return ways[chance.below(len(ways))]


def _pick(decision: Decision, chance: Chance) -> int:
    """Few rather than many: as many as must be, and some of the rest."""
    order = list(range(len(decision.candidates)))
    chance.shuffle(order)
    mask = 0
    taken = 0
    for place in order:
        if taken < decision.fewest or (taken < decision.most and chance.below(_KEEP) == 0):
            mask |= 1 << place
            taken += 1
    return mask

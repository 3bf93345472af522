"""Who sits where before a game, and so, in teams, who plays with whom."""

from random import SystemRandom
from typing import Final

_LOT: Final = SystemRandom()
_TRIES: Final = 50


def swapped(seats: int, seat: int, other: int) -> tuple[int, ...]:
    """The order in which two seats have changed places."""
    order = list(range(seats))
    order[seat], order[other] = other, seat
    return tuple(order)


def shuffled(teams: list[int]) -> tuple[int, ...]:
    """An order drawn by lot in which somebody has another neighbour in the team, where that can be."""
    order = list(range(len(teams)))
    before = _partners(order, teams)
    for _ in range(_TRIES):
        _LOT.shuffle(order)
        if _partners(order, teams) != before:
            break
    return tuple(order)


def _partners(order: list[int], teams: list[int]) -> set[frozenset[int]]:
    """Who plays with whom; where everybody plays alone, who sits next to whom."""
    if len(set(teams)) == len(teams):
        return {frozenset((order[place - 1], who)) for place, who in enumerate(order)}
    return {frozenset([order[seat] for seat, one in enumerate(teams) if one == team]) for team in teams}

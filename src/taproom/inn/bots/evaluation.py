"""How strong a player is, by how far from passing out, how rich, and what may be expected of the deck.

Amounts are hundredths, so that chances fit in.
"""

from typing import Final

ONE: Final = 100
"""One point of Fortitude, of Alcohol, or one Gold."""
SHARE: Final = 1_000_000
"""All of the chance of winning there is."""
USUAL: Final = 1000
"""The prospects of a seat whose deck is neither better nor worse than the others at the table."""

_LIFE: Final = [0, 34, 58, 83, 110, 140, 172, 206, 242, 281, 322, 365, 409, 454, 500, 547, 595, 644, 694, 745, 797]
"""By Fortitude less Alcohol. A lead grows on itself: who is behind is behind in every later comparison too."""
_COIN: Final = [0, 300, 520, 660, 760, 830, 875, 905, 930, 950, 965, 978, 988, 995, 1000]
"""By Gold. The last coins are life, those after the tenth hardly matter."""


def _by_hundredths(table: list[int]) -> list[int]:
    """The values of a table, in its hundredths, at each place between its entries."""
    found: list[int] = []
    for place in range(len(table) - 1):
        found.extend([table[place] * (ONE - part) + table[place + 1] * part for part in range(ONE)])
    return [*found, table[-1] * ONE]


_LIVES: Final = _by_hundredths(_LIFE)
_COINS: Final = _by_hundredths(_COIN)


class Prices:
    """What small changes are worth, all in one coin: a point of mine, of a rival's, a Gold of mine, of a rival's."""

    def __init__(self, point: int, rival: int, gold: int, rival_gold: int, drink: int) -> None:
        self.point: Final = point
        self.rival: Final = rival
        self.gold: Final = gold
        self.rival_gold: Final = rival_gold
        self.drink: Final = drink
        """How many hundredths of a point an unknown Drink costs me."""


def strength(fortitude: int, alcohol: int, gold: int, cards: int, prospects: int) -> int:
    """How strong a player in this shape is; 0 for one who is out. `cards` is the hand, compared with a usual one."""
    left = fortitude - alcohol
    if left <= 0 or gold <= 0:
        return 0
    life = _LIVES[min(left, len(_LIVES) - 1)]
    coin = _COINS[min(gold, len(_COINS) - 1)]
    return life * coin // 100_000 * (4000 + cards) // 4000 * prospects // USUAL


def share(strengths: list[int], mine: int) -> int:
    """My share of all the strength at the table: the chance of winning, judging by shapes."""
    total = 0
    for each in strengths:
        total += each
    return part_of(strengths[mine], total, len(strengths))


def part_of(mine: int, total: int, players: int) -> int:
    """The same by how much strength there is in all, and for how many."""
    return mine * SHARE // total if total else SHARE // players

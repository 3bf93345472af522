"""What hidden cards can be expected to change, in hundredths of a point, a Gold, a card, a player."""

from typing import Final


class Likely:
    """Fortitude, Alcohol and Gold are by mat, hands and who is out by seat."""

    def __init__(self, mats: int, seats: int) -> None:
        self.fortitude = [0] * mats
        self.alcohol = [0] * mats
        self.gold = [0] * mats
        self.hands = [0] * seats
        self.out = [0] * seats

    def rows(self) -> list[list[int]]:
        """All of it."""
        return [self.fortitude, self.alcohol, self.gold, self.hands, self.out]

    def copy(self) -> "Likely":
        """An independent copy."""
        copy = Likely(0, 0)
        copy.fortitude = self.fortitude[:]
        copy.alcohol = self.alcohol[:]
        copy.gold = self.gold[:]
        copy.hands = self.hands[:]
        copy.out = self.out[:]
        return copy

    def add(self, more: "Likely", times: int = 1) -> None:
        """Add a multiple of something."""
        _add(self.fortitude, more.fortitude, times)
        _add(self.alcohol, more.alcohol, times)
        _add(self.gold, more.gold, times)
        _add(self.hands, more.hands, times)
        _add(self.out, more.out, times)

    def divide(self, whole: int) -> None:
        """Divide everything."""
        for row in self.rows():
            for place in range(len(row)):
                row[place] //= whole


def _add(row: list[int], more: list[int], times: int) -> None:
    for place, one in enumerate(more):
        if one:
            row[place] += times * one


class Average:
    """Several ways it may go, each so many times out of so many."""

    def __init__(self, mats: int, seats: int, whole: int) -> None:
        self.whole: Final = whole
        self.counted = 0
        """How many times any of them was counted."""
        self.sums: Final = Likely(mats, seats)
        """What is to be expected in each, as often as it counts."""

    def changes(self, plain: Likely) -> Likely:
        """What they change on average, compared with a plain way."""
        found = self.sums.copy()
        found.add(plain, -self.counted)
        found.divide(self.whole)
        return found

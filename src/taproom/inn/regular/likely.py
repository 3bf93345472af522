"""What hidden cards are to be expected to change, in hundredths of a point, a Gold, a card, a player."""

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

    def add(self, more: "Likely") -> None:
        """So much more of everything."""
        for row, others in zip(self.rows(), more.rows(), strict=True):
            for place in range(len(row)):
                row[place] += others[place]


class Average:
    """Several ways it may go, each so many times out of so many, compared with how it goes if none of them comes."""

    def __init__(self, plain: Likely, whole: int) -> None:
        self.plain: Final = plain
        self.whole: Final = whole
        self._sums: Final = Likely(len(plain.gold), len(plain.hands))

    def count(self, way: Likely, times: int) -> None:
        """This way is one of them."""
        for total, row, plain in zip(self._sums.rows(), way.rows(), self.plain.rows(), strict=True):
            for place in range(len(total)):
                total[place] += times * (row[place] - plain[place])

    def changes(self) -> Likely:
        """What they change on average."""
        found = self._sums.copy()
        for row in found.rows():
            for place in range(len(row)):
                row[place] //= self.whole
        return found

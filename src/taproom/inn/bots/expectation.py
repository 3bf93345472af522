"""What is to be expected of a forecast, in hundredths: what is certain and what hidden cards are likely to do."""

from taproom.inn.bots.evaluation import ONE
from taproom.inn.bots.foreseen import Foreseen
from taproom.inn.bots.habits import Habits
from taproom.inn.bots.likely import Average, Likely
from taproom.inn.state.views import InnView


class Expectation(Foreseen):
    """Certain and likely changes together."""

    def __init__(self, view: InnView, habits: Habits, fresh: bool = True) -> None:
        super().__init__(view, habits, fresh)
        self.likely: Likely | None = None
        """What hidden cards will do, if they have a part in it."""

    def expected(self) -> Likely:
        """All of it: certain and likely together."""
        found = Likely(0, 0)
        mats = range(len(self.gold))
        seats = range(len(self.hands))
        found.fortitude = [self.expected_fortitude(mat) for mat in mats]
        found.alcohol = [self.expected_alcohol(mat) for mat in mats]
        found.gold = [self.expected_gold(mat) for mat in mats]
        found.hands = [self.expected_hand(seat) for seat in seats]
        found.out = [self._expected_out(seat) for seat in seats]
        return found

    def count_in(self, average: Average, times: int) -> None:
        """Count this as one of the ways it may go."""
        average.counted += times
        sums = average.sums
        for mat in range(len(self.gold)):
            sums.fortitude[mat] += times * self.expected_fortitude(mat)
            sums.alcohol[mat] += times * self.expected_alcohol(mat)
            sums.gold[mat] += times * self.expected_gold(mat)
        for seat in range(len(self.hands)):
            sums.hands[seat] += times * self.expected_hand(seat)
            sums.out[seat] += times * self._expected_out(seat)

    def likely_changes(self) -> Likely:
        """To be added to."""
        likely = self.likely
        if likely is None:
            likely = Likely(len(self.gold), len(self.hands))
            self.likely = likely
        return likely

    def expected_fortitude(self, mat: int) -> int:
        """Certain and likely together."""
        return self.fortitude[mat] * ONE + (0 if self.likely is None else self.likely.fortitude[mat])

    def expected_alcohol(self, mat: int) -> int:
        """Certain and likely together."""
        return self.alcohol[mat] * ONE + (0 if self.likely is None else self.likely.alcohol[mat])

    def expected_gold(self, mat: int) -> int:
        """Certain and likely together; what is likely to be paid may have gone with a player who is out."""
        return max(0, self.gold[mat] * ONE + (0 if self.likely is None else self.likely.gold[mat]))

    def expected_hand(self, seat: int) -> int:
        """Certain and likely together."""
        return self.hands[seat] * ONE + (0 if self.likely is None else self.likely.hands[seat])

    def _expected_out(self, seat: int) -> int:
        """Certain or likely."""
        if (self.out >> seat) & 1:
            return ONE
        return 0 if self.likely is None else self.likely.out[seat]

"""Dice that others throw: an answer that needs them is noticed before anything comes of it."""

from taproom.kernel.dice import Chance


class Thrown(Exception):
    """The dice were needed, and there are none."""


class NoDice(Chance):
    """Chance that cannot decide anything; where there is but one outcome, that is it."""

    def below(self, bound: int) -> int:
        """Of one outcome the only one."""
        if bound > 1:
            raise Thrown
        return 0

    def clone(self) -> "NoDice":
        """One is like the other."""
        return self

"""What a seat is asked: a list of options, or a pick from candidates."""

from typing import Final

from mypy_extensions import mypyc_attr

NOTHING: Final = -1


@mypyc_attr(acyclic=True)
class Option:
    """One thing a seat may do: a verb of its game, a card, targets, and what it is about.

    The numbers mean what the game says they mean; `Game.describe` turns an option into words.
    """

    __slots__ = ("about", "mode", "subject", "targets", "verb")

    def __init__(self, verb: int, subject: int, mode: int, targets: tuple[int, ...], about: int) -> None:
        self.verb: Final = verb
        self.subject: Final = subject
        self.mode: Final = mode
        self.targets: Final = targets
        self.about: Final = about

    def key(self) -> tuple[int, int, int, tuple[int, ...], int]:
        """Everything that identifies this option; options with equal keys do the same."""
        return (self.verb, self.subject, self.mode, self.targets, self.about)


@mypyc_attr(acyclic=True)
class Decision:
    """A seat's question. A choice is the number of one of the options, or a pick's candidates as a bit mask."""

    __slots__ = ("candidates", "fewest", "kind", "least", "most", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: int,
        options: list[Option],
        candidates: list[int],
        fewest: int,
        most: int,
        least: int,
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.candidates: Final = candidates
        """What a pick picks from (cards, mostly); empty for a decision with options."""
        self.fewest: Final = fewest
        self.most: Final = most
        self.least: Final = least
        """The choice that does the least: made by a time-out, an absent seat or a scenario's bystander."""

    def is_pick(self) -> bool:
        """Whether the answer is a set of candidates."""
        return self.most > 0

    def allows(self, choice: int) -> bool:
        """Whether the choice is one of those offered."""
        if not self.is_pick():
            return 0 <= choice < len(self.options)
        if choice < 0 or choice >> len(self.candidates):
            return False
        return self.fewest <= count_bits(choice) <= self.most

    def key(self) -> tuple[object, ...]:
        """Everything a seat is told when it is asked."""
        return (
            self.seat,
            self.kind,
            tuple([option.key() for option in self.options]),
            tuple(self.candidates),
            self.fewest,
            self.most,
            self.least,
        )


def choose_one_of(seat: int, kind: int, options: list[Option], least: int) -> Decision:
    """A decision between options."""
    return Decision(seat, kind, options, [], 0, 0, least)


def pick_from(seat: int, kind: int, candidates: list[int], fewest: int, most: int) -> Decision:
    """A pick of between `fewest` and `most` candidates; the least choice is the first `fewest` of them."""
    return Decision(seat, kind, [], candidates, fewest, most, (1 << fewest) - 1)


def count_bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class Picking:
    """Breaks a pick into yes-or-no choices, one candidate at a time, for searches and fixed-size action spaces."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.position = 0
        self.mask = 0
        self.taken = 0

    def answers(self) -> list[bool]:
        """What may be done with the current candidate: take it, leave it, or both."""
        left_after = len(self.decision.candidates) - self.position - 1
        answers: list[bool] = []
        if self.taken + left_after >= self.decision.fewest:
            answers.append(False)
        if self.taken < self.decision.most:
            answers.append(True)
        return answers

    def say(self, take: bool) -> None:
        """Take or leave the current candidate and go on to the next."""
        if take:
            self.mask |= 1 << self.position
            self.taken += 1
        self.position += 1

    def finished(self) -> bool:
        """Whether every candidate has been decided; then `mask` is the choice."""
        return self.position >= len(self.decision.candidates)

"""What a search needs to know about a game beyond its rules: which answers look good, and how well everybody stands."""

from mypy_extensions import mypyc_attr

from taproom.kernel.decisions import Decision
from taproom.kernel.state import State

CERTAIN = 1_000_000
"""A chance of winning is given in millionths."""


class Hint:
    """An answer worth looking at, and how good it looks at first sight."""

    __slots__ = ("behind", "choice", "key")

    def __init__(self, choice: int, key: tuple[int, ...], behind: int) -> None:
        self.choice = choice
        self.key = key
        """The same for the same deed in two positions that differ only in what the searcher cannot know."""
        self.behind = behind
        """How much lower the chance of winning seems than with the best answer, in millionths."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game's advice to a search. It is asked about imagined positions, in which every card is known."""

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """What a sensible player would do who knows no more than the seat may."""
        raise NotImplementedError

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """Answers worth trying, the most promising first, from what the seat may know."""
        raise NotImplementedError

    def favourite(self, state: State, seat: int, decision: Decision) -> Hint:
        """The first of the hints; most of the time a search asks for no other."""
        return self.hints(state, seat, decision)[0]

    def chances(self, state: State) -> list[int]:
        """How likely each seat is to win from here, in millionths; they add up to about CERTAIN."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether nothing is under way, so that the chances can be judged from what lies on the table."""
        return True

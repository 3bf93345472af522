"""What a search needs to know about a game beyond its rules: which answers look good, and who stands how well."""

from mypy_extensions import mypyc_attr

from taproom.table.decisions import Decision
from taproom.table.state import State

CERTAIN = 1_000_000
"""A chance of winning is given in millionths."""


class Hint:
    """An answer worth looking at, and how good it looks at first sight."""

    __slots__ = ("behind", "choice", "key")

    def __init__(self, choice: int, key: tuple[int, ...], behind: int) -> None:
        self.choice = choice
        self.key = key
        """The same for the same deed in two positions that differ in what the searcher cannot know."""
        self.behind = behind
        """How much smaller the chance of winning seems to be than with the best answer, in millionths."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A game's advice to a search. It is asked about imagined positions, in which every card is known."""

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """What a sensible player who knows no more than the seat may would do."""
        raise NotImplementedError

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """Answers worth trying, the most promising first, from what the seat may know."""
        raise NotImplementedError

    def chances(self, state: State) -> list[int]:
        """How likely each seat is to win from here, in millionths; they add up to about CERTAIN."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether nothing is under way, so that the chances can be told from what lies on the table."""
        return True

"""What is counted in a game, for tournaments, simulations, histories and replays."""

from mypy_extensions import mypyc_attr

from taproom.kernel.events import Event
from taproom.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Headings, scores and card use of one game."""

    def tally(self, event: Event) -> str:
        """The heading under which a statistic counts this fact; empty if under none. "turns" is a turn begun."""
        return ""

    def tally_name(self, heading: str, language: str) -> str:
        """A heading of `tally` as people read it."""
        return heading

    def scores(self, state: State) -> list[int]:
        """How good each seat's result is, higher is better, where places follow from it; empty where seats go out."""
        return []

    def seat_key(self, state: State, seat: int) -> str:
        """What distinguishes the seat from the start, such as its character; empty if nothing does."""
        return ""

    def dealt(self, state: State, seat: int) -> list[str]:
        """The keys of the cards a seat holds; statistics ask at the start of a game and at its end."""
        return []

    def card_use(self, state: State, event: Event) -> tuple[str, list[str]]:
        """For statistics: what the fact's seat did with which of its cards, by key.

        The deeds are "drawn", "played" and "discarded"; an empty one for all other facts.
        """
        return ("", [])

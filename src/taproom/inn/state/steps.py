"""Steps: what is still to happen, one rule each."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import trait

from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from taproom.inn.state.position import Position

# What kind of window a step opens; 0: none.
NO_WINDOW: Final = 0
ON_INCIDENT: Final = 1
AT_EDGE: Final = 2
AT_MOVE: Final = 3
AT_LAST_CHANCE: Final = 4
AT_NAMING: Final = 6
"""Before Champions are named (R56.1.1)."""
SEALED: Final = 5
"""Not for cards: a question that several seats hold at once, whose answers nobody sees before all are given."""

NOBODY: Final = -1

# How a step is taken by somebody who knows no more than a view tells (Step.manner).
PLAIN: Final = 0
RESTING: Final = 1
"""Nothing that was played or revealed is left to resolve when it is reached."""
BLIND: Final = 2
"""It looks at hidden cards."""


@trait
class Course:
    """What a step sets going without knowing how: the modules that do it stand above the step's (`carrying_out`)."""

    @abstractmethod
    def play(self, seat: int, option: Option, on_its_own: bool) -> None:
        """A card is played; `on_its_own` if nothing else waits, so that losses are judged after it."""

    @abstractmethod
    def sell(self, seat: int, option: Option, on_its_own: bool) -> None:
        """A card is offered for sale (R23.1.6)."""

    @abstractmethod
    def conclude(self, number: int) -> None:
        """All effects of an incident have happened."""

    @abstractmethod
    def postpone(self, number: int, counter: int) -> bool:
        """An effect of a card goes on as long as the phase does; False if it is such a part that happens now."""

    @abstractmethod
    def put_revealed_away(self, number: int) -> None:
        """What a text has revealed and left there is discarded."""

    @abstractmethod
    def offer_crawl(self, number: int) -> bool:
        """A Drink calls for a Chaser: whether its drinker is asked to Crawl first (D82.2.3)."""

    @abstractmethod
    def put_away(self, number: int) -> None:
        """A played card leaves the table."""


class Step:
    """One thing still to happen, named after the rule it carries out. Steps are immutable: clones share them."""

    window: int = NO_WINDOW

    def __init__(self, seat: int = NOBODY, incident: int = -1, amount: int = 0, other: int = NOBODY) -> None:
        self.seat: Final = seat
        self.incident: Final = incident
        self.amount: Final = amount
        self.other: Final = other

    def run(self, inn: "Position") -> None:
        """Do it: change the position, put further steps on the agenda, or ask."""
        raise NotImplementedError

    def manner(self) -> int:
        """How a forecast takes it: PLAIN, RESTING or BLIND."""
        return PLAIN

    def answered(self, inn: "Position", seat: int, option: Option) -> None:
        """Go on after the seat chose this option of the decision the step asked."""
        raise NotImplementedError

    def picked(self, inn: "Position", seat: int, mask: int) -> None:
        """Go on after the seat picked these candidates."""
        raise NotImplementedError

    def offer(self, inn: "Position", seat: int) -> Decision | None:
        """Windows only: what this seat may play now; None if nothing."""
        raise NotImplementedError

    def subjects(self, inn: "Position") -> list[int]:
        """Windows only: the incidents that may be answered; [-1] if it is about none."""
        raise NotImplementedError

    def may_play(self, inn: "Position", seat: int, mode: PlayMode) -> int:
        """Steps that ask one seat: whether a card text could be played as the answer; most ask for something else."""
        return reasons.NO_MOMENT

    def in_question(self, inn: "Position") -> list[int]:
        """Steps that ask a team: who of it is asked, judging by public information; empty if that is who is asked."""
        return []

    def able(self, inn: "Position") -> list[int]:
        """Windows only: the seats whose hands can answer, in the order their plays count (D4.1)."""
        raise NotImplementedError

    def called_on(self, inn: "Position") -> list[int]:
        """Windows about incidents: who could have a card for just this one, judging by public information."""
        return []

    def closed(self, inn: "Position") -> None:
        """Windows only: everybody has declined."""

    def open(self, inn: "Position") -> None:
        """Windows only: ask those who can answer; close if nobody can."""
        raise NotImplementedError

    def is_question(self) -> bool:
        """Whether it asks for something else than an answer to what has happened."""
        return self.window in (NO_WINDOW, SEALED)

    def unseal(self, inn: "Position", choices: list[int]) -> None:
        """Sealed questions only: go on with these choices, by seat."""
        raise NotImplementedError

    def settle(self, inn: "Position") -> None:
        """Windows only: close, go on with the first play in order, or wait for the next answer needed (D4.1)."""
        raise NotImplementedError

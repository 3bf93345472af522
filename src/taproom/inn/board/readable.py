"""What the words of the card language ask of a board before they do anything to it."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import trait

from taproom.inn.board.incidents import Incident

if TYPE_CHECKING:
    from taproom.inn.effects.program import Effect


@trait
class ReadableBoard:
    """A board as one that can be looked at."""

    @abstractmethod
    def incident(self, number: int) -> Incident:
        """What is being carried out, or what it answers; never changed by who asks."""

    @abstractmethod
    def affected(self, number: int, effect: "Effect") -> list[int]:
        """The seats the effect happens to, in turn order from the active player."""

    @abstractmethod
    def amount(self, number: int, effect: "Effect", seat: int = -1) -> int:
        """The number of an effect, for a seat if it may differ; what varies is read now (R21.1.3)."""

    @abstractmethod
    def mark(self, seat: int, component: int) -> int:
        """Where the marker of a seat's component stands; -1 if the seat has no such component."""

    @abstractmethod
    def holding(self, seat: int, thing: int) -> int:
        """How much the seat has of something: Fortitude, Alcohol, Gold, cards in hand, Drinks on its pile."""

    @abstractmethod
    def purse(self, seat: int) -> int:
        """How much the seat could pay at once, what the Inn would pay for it included (D40.4)."""

    @abstractmethod
    def traits_of(self, seat: int) -> int:
        """What the seat's character is, as a mask (R8.7)."""

    @abstractmethod
    def cards_of_types(self, seat: int, types: int) -> int:
        """How many cards of one of these types the seat holds, as far as the board knows."""

    @abstractmethod
    def players(self) -> list[int]:
        """The seats still in the game, in turn order."""

    @abstractmethod
    def rivals_left(self, seat: int) -> int:
        """How many players are still in the game who are not of the seat's team."""

    @abstractmethod
    def in_action_phase(self, seat: int) -> bool:
        """Whether it is the seat's own Action phase."""

    @abstractmethod
    def tokens_held(self, owner: int, component: int, seat: int) -> int:
        """How many tokens of a component of the owner's lie with a seat."""

    @abstractmethod
    def in_play(self, seat: int, component: int) -> int:
        """How many cards of a component of its own lie in play before the seat."""

    @abstractmethod
    def ripeness(self, seat: int) -> int:
        """What the cards that grow before the seat come to together (R31.1.2)."""

    @abstractmethod
    def is_ordered_for(self, seat: int) -> bool:
        """Whether the player whose turn it is has ordered a Drink for the seat in it."""

    @abstractmethod
    def has_teams(self) -> bool:
        """Whether anybody has a teammate."""

    @abstractmethod
    def same_team(self, one: int, other: int) -> bool:
        """Whether two seats are of one team; a seat is of its own."""

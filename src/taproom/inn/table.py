"""What is fixed for a whole game: the cards in use, who sits where, what lies before each seat."""

from typing import Final

from taproom.inn.cards import Catalogue, PlayMode
from taproom.inn.characters.components import STANDING, Component


class Table:
    """What is fixed for a whole game."""

    def __init__(
        self,
        catalogue: Catalogue,
        teams: list[int],
        traits: list[int],
        decklists: list[list[int]],
        drinklist: list[int],
        hand_size: int,
        bar_deck: bool,
        setup: dict[str, object],
        components: list[list[Component]] | None = None,
    ) -> None:
        self.cards: Final = catalogue.cards
        self.catalogue: Final = catalogue
        self.teams: Final = teams
        """The team of each seat."""
        self.team_count: Final = max(teams) + 1
        self.traits: Final = traits
        self.decklists: Final = decklists
        self.drinklist: Final = drinklist
        self.hand_size: Final = hand_size
        self.bar_deck: Final = bar_deck
        self.setup: Final = setup
        seats = len(teams)
        self.rounds: Final = [[(first + step) % seats for step in range(seats)] for first in range(seats)]
        """For each seat: all seats clockwise from it."""
        parts = components or []
        self.components: Final = [part for own in parts for part in own]
        """What lies before the seats besides their cards, seat by seat."""
        self.owners: Final = [seat for seat in range(len(parts)) for _ in parts[seat]]
        self.firsts: Final = [sum([len(own) for own in parts[:seat]]) for seat in range(seats)]
        """For each seat the number of its first component."""
        self.has_components: Final = len(self.components) > 0
        self.standings: Final = [self._of_kind(seat, STANDING) for seat in range(seats)]
        """For each seat its components of which one card is in force."""
        self.rewritten: Final[dict[tuple[int, ...], PlayMode]] = {}
        """Texts put together from several cards or with changed numbers, kept because they come again."""

    def _of_kind(self, seat: int, kind: int) -> list[int]:
        return [n for n in range(len(self.owners)) if self.owners[n] == seat and self.components[n].kind == kind]

    def component(self, seat: int, number: int) -> int:
        """The seat's component of this number among its own; -1 if it has none such."""
        first = self.firsts[seat]
        place = first + number
        return place if number >= 0 and place < len(self.owners) and self.owners[place] == seat else -1

    def sells(self, seat: int, card: int) -> bool:
        """Whether a card that lies before a seat is its own and has a price; a bought one is not resold (R23.1.7)."""
        return self.cards[card].price > 0 and self.owns(seat, card)

    def owns(self, seat: int, card: int) -> bool:
        """Whether a card belongs to a side deck of this seat."""
        place = self.home_of(card, seat)
        return place >= 0 and self.owners[place] == seat

    def home_of(self, card: int, seat: int) -> int:
        """The side deck a card belongs to: this seat's own if it has such a one; -1 if there is none."""
        found = -1
        for number in range(len(self.components)):
            if card in self.components[number].cards and (found < 0 or self.owners[number] == seat):
                found = number
        return found

"""What was shown last, and what that was made of: most of it is the very same for the next viewer or moment."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.inn.incidents import Incident
from taproom.inn.rules.position import Position
from taproom.inn.rules.steps import Step
from taproom.inn.shown import InnSeat

_NO_PARTS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class MomentSaid:
    """A moment in words, and everything they were made of: whoever is asked is told the same as the table."""

    def __init__(self, step: Step, incidents: list[Incident], pot: int, text: str) -> None:
        self._step: Final = step
        self._incidents: Final = incidents
        self._pot: Final = pot
        self.text: Final = text

    def is_of(self, position: Position, step: Step) -> bool:
        """Whether this is still the moment. Neither steps nor incidents are ever changed: they are replaced."""
        return self._step is step and self._pot == position.pot and self._incidents == position.incidents


@mypyc_attr(acyclic=True)
class Look:
    """Everything that what is shown of a seat is made of."""

    def __init__(self, position: Position, seat: int, components: int, threatened: bool) -> None:
        table = position.table
        mat = table.purses[seat]
        contents = position.zones.contents
        discard = contents[table.places.discards[seat]]
        self.fortitude: Final = position.fortitude[mat]
        self.alcohol: Final = position.alcohol[mat]
        self.gold: Final = position.gold[mat]
        self.hand: Final = len(contents[table.places.hands[seat]])
        self.deck: Final = len(contents[table.places.decks[seat]])
        self.pile: Final = len(contents[table.places.piles[seat]])
        self.discards: Final = len(discard)
        self.top: Final = table.faces[discard[-1]].number if discard else -1
        self.in_round: Final = (position.in_round >> seat) & 1
        self.passed: Final = (position.passed >> seat) & 1
        self.is_away: Final = (position.away >> seat) & 1
        self.is_in: Final = position.is_in(seat)
        self.on_turn: Final = position.turn == seat
        self.controls: Final = position.gambling and position.control == seat
        self.threatened: Final = threatened
        self.lasting: Final = position.lasting
        self.parts: Final = _parts(position, seat, components) if table.has_components else _NO_PARTS

    def is_like(self, other: "Look") -> bool:
        """Whether the same is to be seen."""
        return (
            self.fortitude == other.fortitude
            and self.alcohol == other.alcohol
            and self.gold == other.gold
            and self.hand == other.hand
            and self.deck == other.deck
            and self.pile == other.pile
            and self.discards == other.discards
            and self.top == other.top
            and self.in_round == other.in_round
            and self.passed == other.passed
            and self.is_away == other.is_away
            and self.is_in == other.is_in
            and self.on_turn == other.on_turn
            and self.controls == other.controls
            and self.threatened == other.threatened
            and self.lasting == other.lasting
            and (self.parts is other.parts or self.parts == other.parts)
        )


def _parts(position: Position, seat: int, components: int) -> list[list[int]]:
    """The components, one by one, and what lies open."""
    places = position.table.places
    lying = position.zones.contents[places.open[seat]]
    if not components and not lying:
        return _NO_PARTS
    first = position.table.firsts[seat]
    found: list[list[int]] = []
    for place in range(first, first + components):
        part = [position.marks[place]]
        for zone in (places.side_decks[place], places.side_discards[place], places.in_force[place]):
            if zone >= 0:
                part.append(len(position.zones.contents[zone]))
        if places.in_force[place] >= 0:
            part.append(position.top(places.in_force[place]))
        if places.side_discards[place] >= 0:
            part.extend(position.zones.contents[places.side_discards[place]])
        found.append(part)
    if lying:
        found.append(list(lying))
    return found


@mypyc_attr(acyclic=True)
class SeatSighting:
    """A seat as it was shown."""

    def __init__(self, look: Look, shown: InnSeat) -> None:
        self.look: Final = look
        self.shown: Final = shown

"""Each seat as it was shown last, and what that was made of: most seats are unchanged at the next moment.

Building a seat's struct and comparing it field by field is the most expensive part of a broadcast; this avoids it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.inn.presentation.types import InnSeat
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.components import BOUGHT
from taproom.inn.state.layout import NO_ZONE
from taproom.kernel.events import EVERYBODY

_NO_PARTS: Final[list[list[int]]] = []
_NO_TOKENS: Final[list[int]] = []
_NO_CARDS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Look:
    """Everything that what is shown of a seat is made of."""

    def __init__(self, position: InnState, seat: int, components: int, threatened: bool) -> None:
        setup = position.setup
        mat = setup.purses[seat]
        contents = position.zones.contents
        discard = contents[setup.places.discards[seat]]
        self.fortitude: Final = position.fortitude[mat]
        self.alcohol: Final = position.alcohol[mat]
        self.gold: Final = position.gold[mat]
        self.hand: Final = len(contents[setup.places.hands[seat]])
        self.deck: Final = len(contents[setup.places.decks[seat]])
        self.pile: Final = len(contents[setup.places.piles[seat]])
        self.discards: Final = len(discard)
        self.top: Final = setup.faces[discard[-1]].number if discard else -1
        self.in_round: Final = (position.in_round >> seat) & 1
        self.passed: Final = (position.passed >> seat) & 1
        self.is_away: Final = (position.away >> seat) & 1
        self.is_in: Final = position.is_in(seat)
        self.on_turn: Final = position.on_turn(seat)
        self.controls: Final = position.gambling and position.control == seat
        self.threatened: Final = threatened
        self.lasting: Final = position.lasting
        self.tokens: Final = position.marks[len(setup.components) :] if setup.has_tokens else _NO_TOKENS
        in_sight = setup.places.in_sight[seat]
        self.in_sight: Final = _NO_CARDS if in_sight == NO_ZONE else [position.actions_left[seat], *contents[in_sight]]
        self.kept: Final = list(contents[setup.places.kept[seat]]) if setup.keeps_drinks else _NO_CARDS
        self.parts: Final = _parts(position, seat, components) if setup.has_components else _NO_PARTS

    def is_like(self, other: "Look") -> bool:
        """Whether the viewer would see the same."""
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
            and self.tokens == other.tokens
            and self.in_sight == other.in_sight
            and self.kept == other.kept
            and (self.parts is other.parts or self.parts == other.parts)
        )


def _parts(position: InnState, seat: int, components: int) -> list[list[int]]:
    """The components, one by one, and what lies open."""
    places = position.setup.places
    lying = position.zones.contents[places.open[seat]]
    if not components and not lying:
        return _NO_PARTS
    first = position.setup.firsts[seat]
    found: list[list[int]] = []
    for place in range(first, first + components):
        part = [position.marks[place]]
        for zone in (places.side_decks[place], places.side_discards[place], places.in_force[place]):
            if zone >= 0:
                part.append(len(position.zones.contents[zone]))
        if places.in_force[place] >= 0:
            part.append(position.top(places.in_force[place]))
        if position.setup.components[place].kind == BOUGHT:
            back = places.side_backs[place]
            backs = places.layout.backs
            part.append(len([card for card in position.zones.contents[places.hands[seat]] if backs[card] == back]))
        if places.side_discards[place] >= 0:
            part.extend(position.zones.contents[places.side_discards[place]])
        if places.waiting[place] >= 0:
            part.extend(position.zones.contents[places.waiting[place]])
        for zone in places.own[place]:
            part.append(len(position.zones.contents[zone]))
            for card in position.zones.contents[zone] if places.layout.viewers[zone] == EVERYBODY else []:
                part.append(card)
                part.append(position.zones.numbers.get(card, 0))
        found.append(part)
    if lying:
        found.append(list(lying))
    return found


@mypyc_attr(acyclic=True)
class CachedSeat:
    """A seat as it was shown."""

    def __init__(self, look: Look, shown: InnSeat) -> None:
        self.look: Final = look
        self.shown: Final = shown

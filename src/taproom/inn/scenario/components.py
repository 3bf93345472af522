"""Components in scenarios: how a document names them, sets them and expects them.

A track goes by its key, as does the card in force of a side deck; a side deck that joins or is for sale is the list of
its cards, top first. The card that lies open goes by the deck's key without its "s" (`potions`, `potion`), before any
seat. `KEY_deck`, `KEY_discard` and `KEY_size` are what the names say; of a deck whose cards are bought, `KEY_held` is
how many of them are in hand. Cards that wait are listed as `waiting`, and the tracks they are paid from as `supplies`
(`{salve: 1}`, the others at 0). Tokens are a number before any seat, by their key with an "s" (`scarabs`); of their
owner it is how many are left. Cards in play are listed under their key with an "s" (`minions`), plotted ones as
`plotted`.
"""

from collections.abc import Mapping
from typing import Any, Final

from taproom.inn.content import DeckSource
from taproom.inn.content.sources import ComponentSource
from taproom.inn.language.components import several
from taproom.inn.scenario.book import mapping
from taproom.inn.state.components import (
    BARE,
    BOUGHT,
    GROWING,
    JOINING,
    OPEN,
    PLOTTED,
    STANDING,
    STAYING,
    TOKEN,
    TRACK,
    WAITING,
    Component,
)
from taproom.inn.state.layout import Stack
from taproom.inn.state.position import Position
from taproom.inn.state.setup import Setup
from taproom.kernel.scenarios import Misfit, hint

Path = tuple[object, ...]

AWAY: Final = "away"
QUEUE: Final = "waiting"
SUPPLIES: Final = "supplies"
OWN_ZONE: Final = "zone"


def seat_keys(deck: DeckSource | None, others: list[DeckSource]) -> list[str]:
    """What can be set of the components of a seat with this deck, beside the others at the table."""
    keys = [AWAY]
    for one in deck.components if deck else ():
        if one.use == "grow":
            keys.extend([several(one.key), f"{several(one.key)}_discard"])
        elif one.kind not in ("in_play", "plotted"):
            keys.append(several(one.key) if one.kind == "token" else one.key)
        if one.side is not None and one.shuffled and one.use != "grow":
            if one.use != "buy":
                keys.append(f"{one.key}_discard")
            if one.use == "standing":
                keys.append(f"{one.key}_deck")
            if one.use == "waiting":
                keys.extend([QUEUE, SUPPLIES])
        keys.extend([spec.key for spec in one.zones])
    return keys + [name for other in others for name in _common_names(other) if name not in keys]


def observable(deck: DeckSource, others: list[DeckSource]) -> list[str]:
    """What can be expected of them: the same, and the sizes of side decks."""
    sizes = [f"{_deck_name(one)}_size" for one in deck.components if one.side is not None]
    return seat_keys(deck, others) + sizes + [f"{one.key}_held" for one in deck.components if one.use == "buy"]


def _deck_name(one: ComponentSource) -> str:
    """What a side deck is called."""
    return several(one.key) if one.use == "grow" else one.key


def _common_names(deck: DeckSource) -> list[str]:
    """What of a deck may lie before any seat: cards for sale, and tokens."""
    sold = [open_name(one.key) for one in deck.components if one.use == "for_sale"]
    return [*sold, *[several(one.key) for one in deck.components if one.kind == "token"]]


def open_name(key: str) -> str:
    """What a single card of a deck for sale is called."""
    return key.removesuffix("s") if key.endswith("s") else f"{key}_open"


def part_of(setup: Setup, seat: int, name: str) -> tuple[int, str]:
    """The component a name speaks of, and which part of it: "", "deck", "discard", "size", "held" or "open"."""
    for place, component in enumerate(setup.components):
        if component.kind == OPEN and name == open_name(component.key):
            return place, "open"
        if component.kind == TOKEN and name == several(component.key):
            return place, "tokens"
        if setup.owners[place] == seat:
            if component.kind == WAITING and name in (QUEUE, SUPPLIES):
                return place, name
            key = several(component.key) if component.kind == GROWING else component.key
            if name == key:
                return place, "deck" if component.kind in (JOINING, OPEN, WAITING, BOUGHT, GROWING) else ""
            for part in ("deck", "discard", "size", "held"):
                if name == f"{key}_{part}":
                    return place, part
            for spec in component.zones:
                if name == spec.key:
                    return place, OWN_ZONE
    return -1, ""


def paying(setup: Setup, seat: int, deck: DeckSource) -> list[str]:
    """The tracks of a seat that are paid from for cards that wait."""
    wanted = {
        track
        for place in setup.queues[seat]
        for text in setup.components[place].faces
        for track in setup.cards[text].requires
    }
    return [deck.components[track].key for track in sorted(wanted)]


def supplies(setup: Setup, seat: int, deck: DeckSource, said: object, path: Path) -> dict[str, Any]:
    """What a document says of them, by name."""
    return mapping(said, path, paying(setup, seat, deck), "supplies")


def step_of(source: ComponentSource, value: object, path: Path) -> int:
    """A step of a track as a document says it."""
    if source.steps:
        names = [step.key for step in source.steps]
        if value not in names:
            raise Misfit(path, f"{source.key} has no step {value!r}{hint(str(value), names)}")
        return source.low + names.index(str(value))
    if not isinstance(value, int) or isinstance(value, bool) or not source.low <= value <= source.high:
        raise Misfit(path, f"{source.key} is a whole number from {source.low} to {source.high}, not {value!r}")
    return value


def said_step(source: ComponentSource, value: int) -> object:
    """A step of a track as it is observed."""
    return source.steps[value - source.low].key if source.steps else value


def lay_out(inn: Position, seats: list[dict[str, Any]], sources: list[DeckSource], cards: "Cards") -> list[Stack]:
    """Put every component as the document has it; what it does not speak of is as after set-up, nothing lying open."""
    setup = inn.setup
    places = setup.places
    stacks: list[Stack] = []
    for seat, said in enumerate(seats):
        if said.get(AWAY, False) is True:
            inn.away |= 1 << seat
    for place, component in enumerate(setup.components):
        seat = setup.owners[place]
        source = sources[seat].components[place - setup.firsts[seat]]
        path: Path = ("seats", seat)
        if component.kind in (BARE, STAYING, GROWING, PLOTTED):
            continue
        if component.kind == TOKEN:
            _hand_out(inn, place, seats)
            continue
        if component.kind == TRACK:
            inn.marks[place] = component.start
            if source.key in seats[seat]:
                inn.marks[place] = step_of(source, seats[seat][source.key], (*path, source.key))
            elif SUPPLIES in seats[seat] and source.key in paying(inn.setup, seat, sources[seat]):
                said = supplies(inn.setup, seat, sources[seat], seats[seat][SUPPLIES], (*path, SUPPLIES))
                inn.marks[place] = step_of(source, said.get(source.key, source.low), (*path, SUPPLIES, source.key))
        elif component.kind == BOUGHT:
            stacks.append(_for_sale(setup, place, seats[seat], cards))
        elif component.shuffled:
            stacks.extend(_lay_out_deck(setup, place, source, seats, cards))
        else:
            rest, in_force = list(component.cards), component.start
            if source.key in seats[seat]:
                in_force = cards.one(component, seats[seat][source.key], (*path, source.key))
            _take(rest, in_force)
            family = places.first_side_family + place
            stacks.append(Stack(places.side_decks[place], family, rest))
            stacks.append(Stack(places.in_force[place], family, [in_force]))
    return stacks


def _hand_out(inn: Position, place: int, seats: list[dict[str, Any]]) -> None:
    """Tokens lie with others; of their owner it may be said how many are left, if not all the rest."""
    setup = inn.setup
    name = several(setup.components[place].key)
    owner = setup.owners[place]
    for seat in [*setup.rounds[owner][1:], owner]:
        if name in seats[seat]:
            number, left = seats[seat][name], setup.supply(inn.marks, place)
            if not isinstance(number, int) or not 0 <= number <= left:
                raise Misfit(("seats", seat, name), f"{name} is a whole number, and {left} are left, not {number!r}")
            if seat == owner:
                inn.marks[place] = left - number
            else:
                inn.marks[setup.tokens_at[place] + seat] = number


def _lay_out_deck(
    setup: Setup, place: int, source: ComponentSource, seats: list[dict[str, Any]], cards: "Cards"
) -> list[Stack]:
    component = setup.components[place]
    places = setup.places
    family = places.first_side_family + place
    seat = setup.owners[place]
    said = seats[seat]
    rest = list(component.cards)
    stacks: list[Stack] = []
    if component.kind == OPEN:
        for holder, other in enumerate(seats):
            name = open_name(source.key)
            named = other.get(name, [])
            for card in named if isinstance(named, list) else [named]:
                number = cards.one(component, card, ("seats", holder, name))
                stacks.append(Stack(places.open[holder], family, [number]))
                _take(rest, number)
    discards = cards.all(component, said.get(f"{source.key}_discard", []), ("seats", seat, f"{source.key}_discard"))
    if component.kind == WAITING:
        waiting = cards.all(component, said.get(QUEUE, []), ("seats", seat, QUEUE))
        if len(waiting) > component.slots:
            raise Misfit(("seats", seat, QUEUE), f"at most {component.slots} cards wait, not {len(waiting)}")
        stacks.append(Stack(places.waiting[place], family, waiting))
        for number in [*waiting, *cards.owned(seat)]:
            _take(rest, number)
    in_force = -1
    if component.kind == STANDING and source.key in said:
        in_force = cards.one(component, said[source.key], ("seats", seat, source.key))
    top = f"{source.key}_deck" if component.kind == STANDING else source.key
    for number in [*discards, in_force]:
        _take(rest, number)
    deck = cards.stacked(component, rest, said.get(top, []), ("seats", seat, top))
    if component.kind == STANDING:
        in_force = in_force if in_force >= 0 else deck.pop()
        stacks.append(Stack(places.in_force[place], family, [in_force]))
    return [
        *stacks,
        Stack(places.side_decks[place], family, deck),
        Stack(places.side_discards[place], family, discards),
    ]


def _for_sale(setup: Setup, place: int, said: dict[str, Any], cards: "Cards") -> Stack:
    """A side deck whose cards are bought: without those its owner has already, in hand, deck or discards."""
    component, places = setup.components[place], setup.places
    rest = list(component.cards)
    for number in cards.owned(setup.owners[place]):
        _take(rest, number)
    deck = cards.stacked(component, rest, said.get(component.key, []), ("seats", setup.owners[place], component.key))
    return Stack(places.side_decks[place], places.side_families[place], deck, places.side_backs[place])


def _take(rest: list[int], card: int) -> None:
    if card in rest:
        rest.remove(card)


class Cards:
    """Finds the cards of side decks by name; made by the builder of a position."""

    def all(self, component: Component, said: object, path: Path) -> list[int]:
        """The cards of a list."""
        raise NotImplementedError

    def owned(self, seat: int) -> list[int]:
        """The cards that the document puts into a seat's hand, deck and discards."""
        raise NotImplementedError

    def one(self, component: Component, said: object, path: Path) -> int:
        """A single card."""
        raise NotImplementedError

    def values(self, card: int) -> tuple[int, ...]:
        """What a card that grows is worth at each step."""
        raise NotImplementedError

    def stacked(self, component: Component, rest: list[int], said: object, path: Path) -> list[int]:
        """A deck with these on top and the rest shuffled under them."""
        raise NotImplementedError


def zone_named(setup: Setup, place: int, name: str) -> int:
    """The zone of that name that a component has brought along."""
    names = [spec.key for spec in setup.components[place].zones]
    return setup.places.own[place][names.index(name)]


def said_zone(inn: Position, zone: int, keys: Mapping[int, str]) -> object:
    """The cards of such a zone: by key, or as {CARD: NUMBER} where they carry numbers."""
    declared, cards = inn.zones.layout.zones[zone], inn.zones.cards(zone)
    if zone in inn.setup.places.beds:
        return grown([[inn.setup.faces[card].key, inn.zones.numbers.get(card, 0)] for card in cards])
    names = [keys[text] for text in inn.zones.texts(zone)]
    if not declared.is_numbered or zone in inn.setup.places.targets:
        return names if declared.is_ordered else sorted(names)
    said = [{name: inn.zones.numbers.get(card, 0)} for name, card in zip(names, cards, strict=True)]
    return said if declared.is_ordered else ordered(said)


def grown(said: object) -> object:
    """Cards that grow, in whatever order: [CARD, STEP], or CARD on its first step."""
    if not isinstance(said, list):
        return said
    return sorted([one[0] if isinstance(one, list) and len(one) == 2 and one[1] == 0 else one for one in said], key=str)


def ordered(said: object) -> object:
    """A list whose order does not count, sorted."""
    return sorted(said, key=str) if isinstance(said, list) else said


def observe(inn: Position, seat: int, name: str, source: DeckSource, keys: Mapping[int, str]) -> object:
    """A component, or a part of it, as a document expects it."""
    if name == AWAY:
        return (inn.away >> seat) & 1 != 0
    setup = inn.setup
    place, part = part_of(setup, seat, name)
    places, texts = setup.places, inn.zones.texts
    if part == OWN_ZONE:
        return said_zone(inn, zone_named(setup, place, name), keys)
    if part == "tokens":
        own = seat == setup.owners[place]
        return setup.supply(inn.marks, place) if own else inn.marks[setup.tokens_at[place] + seat]
    if part == QUEUE:
        return sorted([keys[card] for card in texts(places.waiting[place])])
    if part == SUPPLIES:
        tracks = {one.key: inn.marks[setup.firsts[seat] + n] for n, one in enumerate(source.components)}
        return {key: tracks[key] for key in paying(setup, seat, source) if tracks[key]}
    if part == "held":
        backs = places.layout.backs
        return len([card for card in inn.hand(seat) if backs[card] == places.side_backs[place]])
    if part == "size":
        return len(texts(places.side_decks[place]))
    if part == "deck":
        return [keys[card] for card in reversed(texts(places.side_decks[place]))]
    if part == "discard":
        in_force = texts(places.in_force[place]) if places.in_force[place] >= 0 else []
        return sorted([keys[card] for card in texts(places.side_discards[place]) + in_force])
    if part == "open":
        return sorted([keys[card] for card in texts(places.open[seat]) if card in setup.components[place].cards])
    if setup.components[place].kind == TRACK:
        return said_step(source.components[place - setup.firsts[seat]], inn.marks[place])
    return keys[texts(places.in_force[place])[-1]]


def expected(inn: Position, seat: int, name: str, value: object, source: DeckSource, cards: Cards) -> object:
    """Check an expected value and give it the form in which it is observed."""
    setup = inn.setup
    place, part = part_of(setup, seat, name)
    if name == AWAY or part in ("size", "tokens", "held"):
        return value
    component = setup.components[place]
    if part == OWN_ZONE and component.kind == GROWING:
        return grown(value)
    if part == SUPPLIES:
        return {key: number for key, number in supplies(setup, seat, source, value, ()).items() if number}
    if part == OWN_ZONE:
        return value if setup.places.layout.zones[zone_named(setup, place, name)].is_ordered else ordered(value)
    if part == "" and component.kind == TRACK:
        step_of(source.components[place - setup.firsts[seat]], value, ())
        return value
    if part == "":
        cards.one(component, value, ())
        return value
    listed = value if isinstance(value, list) else [value]
    cards.all(component, listed, ())
    return listed if part == "deck" else sorted(listed)

"""The cards a scenario's document can name, with the numbers of their texts."""

from collections.abc import Iterator
from typing import Any, Final

from taproom.inn.content import CardSource, ContentError, DeckSource, builtin_deck, builtin_keys, inline_card
from taproom.inn.content.library import Stock, catalogue_for
from taproom.inn.content.packs import boss_cards, tavern_drinks, with_boss_cards
from taproom.inn.language.components import Components
from taproom.inn.state.modes import FREE_FOR_ALL, MODES
from taproom.kernel.scenarios import Misfit, hint

_INLINE: Final = "scenario"
OPTIONS: Final = ["drinks", "events", "bar_deck", "mode", "taverns"]

Path = tuple[object, ...]


def mapping(value: object, path: Path, known: list[str], what: str) -> dict[str, Any]:
    """A map with no other keys than these."""
    if not isinstance(value, dict):
        raise Misfit(path, f"{what} is a map, not {value!r}")
    for key in value:
        if key not in known:
            raise Misfit((*path, key), f"{what} has no {key!r}{hint(str(key), known)}")
    return value


def listing(value: object, path: Path, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise Misfit(path, f"{what} is a list, not {value!r}")
    return value


def whole(value: object, path: Path, what: str, most: int = 10**6) -> int:
    """A whole number from 0 on."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Misfit(path, f"{what} is a whole number from 0 to {most}, not {value!r}")
    return value


class Book:
    """The cards a document can name, with their numbers."""

    def __init__(self, spec: dict[str, Any], packs: dict[str, DeckSource]) -> None:
        self.packs = packs
        self.bosses = boss_decks(spec, packs)
        """The Boss Cards of each seat that plays with them."""
        keys = dict.fromkeys(self._wanted(spec))
        self.decks = {key: self.deck(key, path) for key, path in zip(keys, self._paths(spec, keys), strict=True)}
        self.seated = [
            with_boss_cards(self.decks[str(seat.get("character"))], self.bosses.get(number))
            for number, seat in enumerate(spec["seats"])
            if seat.get("character") in self.decks
        ]
        """The deck of each seat's character, with what Boss Cards put before it."""
        sources = list(self.decks.values())
        names = [source.names for source in sources if source.components]
        self.own = [_inline(card, number, names) for number, card in enumerate(_own_cards(spec))]
        inline = DeckSource(_INLINE, "character", "", 0, {}, {}, (), tuple(self.own))
        self.stock: Stock = catalogue_for([*sources, inline])
        self.numbers: dict[tuple[str, str], int] = {}
        for source, cards in zip([*sources, inline], self.stock.decks, strict=True):
            for number in cards:
                self.numbers[source.key, self.stock.catalogue.cards[number].key] = number
        for components in self.stock.components:
            for component in components:
                for number in component.cards:
                    card = self.stock.catalogue.cards[number]
                    self.numbers[card.deck_key, card.key] = number

    def deck(self, key: str, path: Path) -> DeckSource:
        """A deck of the game or of a pack."""
        if key in self.packs:
            return self.packs[key]
        if key not in builtin_keys():
            raise Misfit(path, f"there is no deck {key}{hint(key, [*builtin_keys(), *self.packs])}")
        return builtin_deck(key)

    def _wanted(self, spec: dict[str, Any]) -> Iterator[str]:
        yield from [seat["character"] for seat in spec["seats"] if isinstance(seat.get("character"), str)]
        yield from [deck.key for deck in self.bosses.values()]
        yield from drink_decks(spec)
        yield from event_keys(spec)
        yield from [key for name in tavern_names(spec) for key in tavern_decks(name)]
        yield from [key for key in builtin_keys() if builtin_deck(key).kind == "drink"]
        known = [*builtin_keys(), *self.packs]
        yield from [word for word in _mentioned(spec) if word in known]

    def _paths(self, spec: dict[str, Any], keys: dict[str, None]) -> Iterator[Path]:
        places: dict[str, Path] = {}
        for number, seat in enumerate(spec["seats"]):
            places.setdefault(str(seat.get("character")), ("seats", number, "character"))
        for number, key in enumerate(drink_decks(spec)):
            places.setdefault(key, ("options", "drinks", number))
        for number, key in enumerate(_event_decks(spec)):
            places.setdefault(key, ("options", "events", number))
        for number, name in enumerate(tavern_names(spec)):
            places.setdefault(f"tavern_{name}", ("options", "taverns", number))
        for key in keys:
            yield places.get(key, ())

    def number(self, home: list[str], name: object, path: Path) -> int:
        """The number of a card named in a place where cards of these decks are meant."""
        if not isinstance(name, str):
            raise Misfit(path, f"a card is named by its key, not {name!r}")
        if "/" in name:
            deck, _, key = name.partition("/")
            if deck not in self.decks:
                raise Misfit(path, f"there is no deck {deck}{hint(deck, list(builtin_keys()))}")
            homes = [deck]
        else:
            key, homes = name, [_INLINE, *home]
        for deck in homes:
            if (deck, key) in self.numbers:
                return self.numbers[deck, key]
        known = sorted({card for deck, card in self.numbers if deck in homes})
        raise Misfit(path, f"there is no card {name}{hint(key, known)}")

    def drinks(self) -> list[str]:
        """The decks a Drink is looked for in."""
        return [key for key, deck in self.decks.items() if deck.kind == "drink"]

    def poured(self) -> list[str]:
        """The same with what taverns pour."""
        return [key for key, deck in self.decks.items() if deck.kind in ("drink", "tavern_drinks")]

    def homes(self, seat: int) -> list[str]:
        """The decks a card of a seat's is looked for in: its own, its Boss Cards, and those that come to its hand."""
        deck = self.seated[seat]
        boss = [self.bosses[seat].key] if seat in self.bosses else []
        sides = [one.side.key for one in deck.components if one.side and one.use in ("buy", "waiting")]
        return [deck.key, *boss, *sides]

    def sides(self) -> list[str]:
        """The side decks of everybody at the table."""
        return [side.key for deck in self.decks.values() for side in deck.side_decks]

    def name(self, number: int, home: list[str]) -> str:
        """How a document names a card where cards of these decks are meant."""
        for deck in [_INLINE, *home]:
            for key in [self.stock.catalogue.cards[number].key]:
                if self.numbers.get((deck, key)) == number:
                    return key
        card = self.stock.catalogue.cards[number]
        return f"{card.deck_key}/{card.key}"


def boss_decks(spec: dict[str, Any], packs: dict[str, DeckSource]) -> dict[int, DeckSource]:
    """The Boss Cards of the seats that play with them, as far as there are any."""
    found: dict[int, DeckSource] = {}
    for number in bosses_of(spec):
        deck = boss_cards(str(spec["seats"][number].get("character")), packs)
        if deck is not None:
            found[number] = deck
    return found


def bosses_of(spec: dict[str, Any]) -> list[int]:
    """The seats that the document calls Bosses; where nobody is named and everybody can only be one, all."""
    seats = listing(spec.get("seats"), ("seats",), "seats")
    said = [number for number, seat in enumerate(seats) if isinstance(seat, dict) and seat.get("boss") is True]
    options = spec.get("options")
    mode = MODES.get(str(options.get("mode")) if isinstance(options, dict) else "", FREE_FOR_ALL)
    return said or (list(range(len(seats))) if mode.all_bosses else [])


def _own_cards(spec: dict[str, Any]) -> list[Any]:
    return listing(spec.get("cards", []), ("cards",), "cards")


def _inline(card: object, number: int, names: list[Components]) -> CardSource:
    """A card of the document's own; its text may name the components of any one deck at the table."""
    if not isinstance(card, dict):
        raise Misfit(("cards", number), f"a card is a map with key, type and text, not {card!r}")
    said = dict(card)
    kind = said.get("type")
    if isinstance(kind, str):
        said["type"] = kind.replace("_", " ")
    problem = ""
    for components in [(), *names]:
        try:
            return inline_card(said, names=components)
        except ContentError as error:
            problem = problem or error.problem
    raise Misfit(("cards", number), problem)


def drink_decks(spec: dict[str, Any]) -> list[str]:
    """The chosen drink decks; those of the first set unless the document says otherwise."""
    options = mapping(spec.get("options", {}), ("options",), OPTIONS, "options")
    drinks = listing(options.get("drinks", ["rdi1"]), ("options", "drinks"), "drinks")
    return [f"drinks_{name}" for name in drinks]


def _event_decks(spec: dict[str, Any]) -> list[str]:
    options = mapping(spec.get("options", {}), ("options",), OPTIONS, "options")
    return [f"{name}_events" for name in listing(options.get("events", []), ("options", "events"), "events")]


def tavern_names(spec: dict[str, Any]) -> list[str]:
    """What a document calls the taverns of its table."""
    options = mapping(spec.get("options", {}), ("options",), OPTIONS, "options")
    return listing(options.get("taverns", []), ("options", "taverns"), "taverns")


def tavern_decks(name: str) -> list[str]:
    """A tavern and what it pours."""
    drinks = tavern_drinks(f"tavern_{name}", {})
    return [f"tavern_{name}"] if drinks is None else [f"tavern_{name}", drinks.key]


def event_keys(spec: dict[str, Any]) -> list[str]:
    """The chosen event decks, in the order in which they come at the end of a turn."""
    known = [key for key in _event_decks(spec) if key in builtin_keys()]
    unknown = [key for key in _event_decks(spec) if key not in known]
    return sorted(known, key=lambda key: (builtin_deck(key).order, key)) + unknown


def _mentioned(value: object) -> Iterator[str]:
    """Every word before a slash, anywhere in the document."""
    if isinstance(value, str) and "/" in value:
        yield value.partition("/")[0]
    elif isinstance(value, list):
        for part in value:
            yield from _mentioned(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _mentioned(part)

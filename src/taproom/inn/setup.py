"""Setting up a table (R1.2): which decks, how much Gold, the first cards."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from taproom.inn.characters import opening
from taproom.inn.content import DeckSource, builtin_deck, builtin_keys
from taproom.inn.language import effects as fx
from taproom.inn.language.errors import nearest_spelling
from taproom.inn.library import Stock, catalogue_for
from taproom.inn.packs import PackDeck, decks_of, decks_of_kind, load_folder
from taproom.inn.rules import decks
from taproom.inn.rules.position import Position
from taproom.inn.table import Table
from taproom.inn.vocabulary import WORDS
from taproom.table.dice import Chance
from taproom.table.verdicts import Malformed
from taproom.wording import Mistake

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 10
HAND_SIZE: Final = 7
MODES: Final = ("free_for_all",)


class SeatOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat as the lobby offers it."""

    character: str
    name: str = ""


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table as the lobby offers it."""

    seats: tuple[SeatOptions, ...]
    drinks: tuple[str, ...] = ("rdi1",)
    bar_deck: bool = False
    mode: str = "free_for_all"
    first: int | None = None
    """The seat that begins; drawn by lot if not given (D1.1)."""
    repeats: bool = False
    """Whether a character may sit at the table twice (D1.1 says no; experiments may)."""
    packs: tuple[PackDeck, ...] = ()
    """Decks that do not come with the game, as text: whoever has the options can play the game again."""


def read_options(options: Mapping[str, object]) -> Options:
    """Check a table's options; Malformed says what is wrong and what would be right."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise Malformed(f"table options: {error}") from None
    _check_size(len(read.seats))
    if read.mode not in MODES:
        raise Malformed(f"mode {read.mode!r} is not known: {', '.join(MODES)}")
    if read.first is not None and not 0 <= read.first < len(read.seats):
        raise Malformed(f"the first seat must be 0 to {len(read.seats) - 1}, not {read.first}")
    if not read.drinks:
        raise Mistake(WORDS, "mistake-no-drinks")
    packs = decks_of(read.packs)
    characters = [seat.character for seat in read.seats]
    for key in characters:
        if not read.repeats and characters.count(key) > 1:
            raise Mistake(WORDS, "mistake-twice", character=key)
        _known_deck(key, "character", packs)
    for name in read.drinks:
        _known_deck(f"drinks_{name}", "drink", packs)
    return read


def lineup(seats: int, characters: list[str], extras: Mapping[str, str], chance: Chance) -> dict[str, object]:
    """A table of so many seats: these characters in this order, empty places and all others by lot."""
    _check_size(seats)
    if len(characters) > seats:
        sitting_down = ", ".join(characters)
        raise Mistake(WORDS, "mistake-many-characters", n=len(characters), seats=seats, list=sitting_down)
    options: dict[str, object] = {name: _typed(name, text, seats) for name, text in extras.items()}
    if "pack" in options:
        options["packs"] = options.pop("pack")
    others = [key for key in _all_characters(options) if key not in characters]
    lots = list(range(len(others)))
    chance.shuffle(lots)
    sitting = [*characters, *[""] * (seats - len(characters))]
    for place, key in enumerate(sitting):
        if not key:
            if not lots:
                raise Mistake(WORDS, "mistake-few-characters", seats=seats)
            sitting[place] = others[lots.pop()]
    options["seats"] = [{"character": key} for key in sitting]
    read_options(options)
    return options


def _all_characters(options: Mapping[str, object]) -> list[str]:
    """Everybody who could sit down: the game's own characters, then those of the packs."""
    decks = {key: builtin_deck(key) for key in builtin_keys()}
    if "packs" in options:
        decks.update(decks_of(msgspec.convert(options["packs"], tuple[PackDeck, ...])))
    return [key for key, deck in decks.items() if deck.kind == "character"]


_TYPED: Final = ("drinks", "bar_deck", "first", "pack")


def _typed(name: str, text: str, seats: int) -> object:
    """An option as a person types it; people count seats from 1."""
    if name == "drinks":
        return [part.strip() for part in text.split(",") if part.strip()]
    if name == "bar_deck" and text in ("yes", "no"):
        return text == "yes"
    if name == "first" and text in [str(seat + 1) for seat in range(seats)]:
        return int(text) - 1
    if name == "pack" and text:
        folders = [Path(part.strip()) for part in text.split(",") if part.strip()]
        packs = [deck for folder in folders for deck in load_folder(folder)]
        return [{"name": deck.name, "text": deck.text} for deck in packs]
    if name in _TYPED:
        raise Mistake(WORDS, "mistake-option", name=name, given=repr(text))
    nearest = nearest_spelling(name, list(_TYPED)) or "none"
    raise Mistake(WORDS, "mistake-no-option", name=name, nearest=nearest, list=", ".join(_TYPED))


def _check_size(seats: int) -> None:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Mistake(WORDS, "mistake-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, seats=seats)


def _known_deck(key: str, kind: str, packs: Mapping[str, DeckSource]) -> DeckSource:
    deck = packs.get(key) or (builtin_deck(key) if key in builtin_keys() else None)
    if deck is None or deck.kind != kind:
        able = decks_of_kind(kind, packs)
        nearest = nearest_spelling(key, able) or "none"
        raise Mistake(WORDS, "mistake-deck", kind=kind, key=repr(key), nearest=nearest, list=", ".join(able))
    return deck


@lru_cache(maxsize=256)
def stock_for(keys: tuple[str, ...], packs: tuple[PackDeck, ...] = ()) -> Stock:
    """The numbered cards of these decks."""
    return catalogue_for(_sources(keys, packs))


def _sources(keys: tuple[str, ...], packs: tuple[PackDeck, ...]) -> list[DeckSource]:
    own = decks_of(packs)
    return [own[key] if key in own else builtin_deck(key) for key in keys]


def deck_keys(options: Options) -> tuple[str, ...]:
    """The decks of a table, each once: characters in seat order, then drinks."""
    keys = [seat.character for seat in options.seats] + [f"drinks_{name}" for name in options.drinks]
    return tuple(dict.fromkeys(keys))


def trait_mask(traits: tuple[str, ...]) -> int:
    """A character's traits as bits, in the order of the language's list."""
    return sum(1 << fx.TRAITS.index(trait) for trait in traits if trait in fx.TRAITS)


def table_for(options: Options) -> Table:
    """What stays fixed for a game with these options."""
    characters = tuple([seat.character for seat in options.seats])
    like = _numbered(characters, options.drinks, options.packs)
    return Table(
        like.catalogue,
        like.teams,
        like.traits,
        like.decklists,
        like.drinklist,
        like.hand_size,
        options.bar_deck,
        _setup(options),
        like=like,
    )


@lru_cache(maxsize=256)
def _numbered(characters: tuple[str, ...], drinks: tuple[str, ...], packs: tuple[PackDeck, ...]) -> Table:
    """A table whose cards have their numbers, for all tables with the same decks: numbering takes long."""
    seats = tuple([SeatOptions(character) for character in characters])
    options = Options(seats, drinks, packs=packs)
    keys = deck_keys(options)
    stock = stock_for(keys, packs)
    lists = dict(zip(keys, stock.decks, strict=False))
    parts = dict(zip(keys, stock.components, strict=False))
    drinklist: list[int] = []
    for name in drinks:
        drinklist.extend(lists[f"drinks_{name}"])
    table = Table(
        catalogue=stock.catalogue,
        teams=list(range(len(characters))),
        traits=[trait_mask(deck.traits) for deck in _sources(characters, packs)],
        decklists=[lists[character] for character in characters],
        drinklist=drinklist,
        hand_size=HAND_SIZE,
        bar_deck=options.bar_deck,
        setup=_setup(options),
        components=[parts[character] for character in characters],
    )
    table.unpack()
    return table


def _setup(options: Options) -> dict[str, object]:
    """The options as plain data; a table without packs does not speak of them."""
    setup: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    if not options.packs:
        del setup["packs"]
    return setup


def starting_gold(seats: int) -> int:
    """R1.2.6."""
    if seats == 2:
        return 8
    return 12 if seats >= 7 else 10


def lay_out(table: Table, chance: Chance) -> Position:
    """A table before the first turn."""
    position = Position(table, chance)
    deal(position)
    return position


def deal(position: Position) -> None:
    """Shuffle, give everybody Gold, a Drink and a hand (R1.2.1 to R1.2.9)."""
    table, chance, places = position.table, position.chance, position.table.places
    zones = position.zones = table.unpacked()
    zones.shuffle(places.box, chance)
    zones.split(places.box, decks.DRINK_DECK_SIZE, places.bar)
    zones.move_all(places.box, places.drink_deck)
    if not table.bar_deck:
        zones.move_all(places.bar, places.box)
    seats = len(table.teams)
    for mat in range(len(table.mats)):
        position.gold[mat] = starting_gold(seats)
    for seat in range(seats):
        zones.shuffle(places.decks[seat], chance)
        position.move(position.top(places.drink_deck), places.drink_deck, places.piles[seat])
        decks.draw(position, seat, table.hand_size)
    if table.has_components:
        opening.lay_out(position)


def first_seat(chosen: int | None, seats: int, chance: Chance) -> int:
    """R1.2.10: whom the table has chosen, else by lot (D1.1)."""
    return chance.below(seats) if chosen is None else chosen


def new_game(options: Options, chance: Chance) -> Position:
    """A game at its first decision."""
    position = lay_out(table_for(options), chance)
    position.begin(first_seat(options.first, len(options.seats), chance))
    return position

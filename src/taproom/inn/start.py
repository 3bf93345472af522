"""Setting up a table (R1.2): which decks, how much Gold, the first cards."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from taproom.i18n.messages import Mistake
from taproom.inn.content import DeckSource, builtin_deck, builtin_keys
from taproom.inn.content.library import Stock, catalogue_for
from taproom.inn.content.packs import PackDeck, decks_of, decks_of_kind, load_folders
from taproom.inn.effects import program as fx
from taproom.inn.language.errors import nearest_spelling
from taproom.inn.rules import decks, event_decks, open_cards
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.modes import FREE_FOR_ALL, MODES, GameMode, why_no_table
from taproom.inn.state.setup import Setup
from taproom.inn.text.names import WORDS
from taproom.kernel.dice import Chance
from taproom.kernel.verdicts import Malformed

HAND_SIZE: Final = 7


class SeatOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat as the lobby offers it."""

    character: str
    name: str = ""
    team: str = ""
    """Said of every seat or of none; if of none, neighbours are teammates where the mode has teams (R70.1.1)."""


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
    events: tuple[str, ...] = ()
    """The event decks, by what their keys have before "_events" (R40, R41)."""
    packs: tuple[PackDeck, ...] = ()
    """Decks that do not come with the game, as text, so that the options alone are enough to play the game again."""


def read_options(options: Mapping[str, object]) -> Options:
    """Check a table's options; Malformed says what is wrong and what would be right."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise Malformed(f"table options: {error}") from None
    if read.mode not in MODES:
        raise Malformed(f"mode {read.mode!r} is not known: {', '.join(MODES)}")
    check_teams(MODES[read.mode], teams_of(read))
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
    for name in read.events:
        _known_deck(f"{name}_events", "event", packs)
        if read.events.count(name) > 1:
            raise Mistake(WORDS, "mistake-events-twice", name=name)
    return read


def teams_of(options: Options) -> list[int]:
    """The team of each seat, numbered in the order of their first members (D50.1)."""
    named = [seat.team for seat in options.seats]
    if not any(named):
        return MODES[options.mode].teams_of(len(named))
    if not all(named):
        raise Malformed("a team is said of every seat or of none")
    return _numbered_teams(named)


def _numbered_teams(named: list[str]) -> list[int]:
    """Teams by number, in the order of their first members."""
    order = list(dict.fromkeys(named))
    return [order.index(team) for team in named]


def check_teams(mode: GameMode, teams: list[int]) -> None:
    """A table that cannot be is refused with the rule (R70.1.1)."""
    wrong = why_no_table(mode, teams)
    if wrong == "seats" and not mode.has_teams():
        raise Mistake(WORDS, "mistake-seats", fewest=mode.fewest, most=mode.most, seats=len(teams))
    if wrong:
        raise Mistake(
            WORDS,
            f"mistake-teams-{wrong}",
            fewest=mode.fewest,
            most=mode.most,
            size=mode.team_size,
            seats=len(teams),
            rule=mode.rule,
        )


def mode_wished(extras: Mapping[str, str]) -> GameMode:
    """The mode that options name as people type them; one that is not known is refused elsewhere."""
    return MODES.get(extras.get("mode", FREE_FOR_ALL.key), FREE_FOR_ALL)


def teams_wished(seats: int, extras: Mapping[str, str]) -> list[int]:
    """The team of each seat, as options say that people type: by name, or neighbours where the mode has teams."""
    named = _listed(extras.get("teams", ""))
    return _numbered_teams(named) if len(named) == seats else mode_wished(extras).teams_of(seats)


def table_sizes(fewest: int, most: int, extras: Mapping[str, str]) -> list[int]:
    """The sizes of tables that the mode allows (R70.1.1); if none, they are refused later with the rule."""
    mode = mode_wished(extras)
    sizes = list(range(fewest, most + 1))
    return [seats for seats in sizes if not why_no_table(mode, mode.teams_of(seats))] or sizes


def lineup(seats: int, characters: list[str], extras: Mapping[str, str], chance: Chance) -> dict[str, object]:
    """A table of so many seats: these characters in this order, empty places and all others by lot."""
    check_teams(mode_wished(extras), teams_wished(seats, extras))
    if len(characters) > seats:
        sitting_down = ", ".join(characters)
        raise Mistake(WORDS, "mistake-many-characters", n=len(characters), seats=seats, list=sitting_down)
    options: dict[str, object] = {name: _typed(name, text, seats) for name, text in extras.items()}
    options.pop("teams", None)
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
    seated: list[dict[str, str]] = [{"character": key} for key in sitting]
    for seat, team in zip(seated, _listed(extras.get("teams", "")), strict=False):
        seat["team"] = team
    options["seats"] = seated
    read_options(options)
    return options


def _all_characters(options: Mapping[str, object]) -> list[str]:
    """Everybody who could sit down: the game's own characters, then those of the packs."""
    decks = {key: builtin_deck(key) for key in builtin_keys()}
    if "packs" in options:
        decks.update(decks_of(msgspec.convert(options["packs"], tuple[PackDeck, ...])))
    return [key for key, deck in decks.items() if deck.kind == "character"]


_TYPED: Final = ("drinks", "bar_deck", "first", "pack", "mode", "teams", "events")


def _listed(text: str) -> list[str]:
    """What is joined by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _typed(name: str, text: str, seats: int) -> object:
    """An option as a person types it; people count seats from 1."""
    if name == "drinks":
        return _listed(text)
    if name == "teams" and len(_listed(text)) == seats:
        return _listed(text)
    if name == "events" and text:
        return _typed_events(text)
    if name == "bar_deck" and text in ("yes", "no"):
        return text == "yes"
    if name == "mode" and text in MODES:
        return text
    if name == "first" and text in [str(seat + 1) for seat in range(seats)]:
        return int(text) - 1
    if name == "pack" and text:
        return [{"name": deck.name, "text": deck.text} for deck in load_folders(text)]
    if name in _TYPED:
        raise Mistake(WORDS, "mistake-option", name=name, given=repr(text), list=", ".join(MODES), seats=seats)
    nearest = nearest_spelling(name, list(_TYPED)) or "none"
    raise Mistake(WORDS, "mistake-no-option", name=name, nearest=nearest, list=", ".join(_TYPED))


def _typed_events(text: str) -> list[str]:
    """No event deck, one, several joined by commas, or all the game has."""
    if text == "both":
        return [key.removesuffix("_events") for key in builtin_keys() if builtin_deck(key).kind == "event"]
    return [] if text == "none" else [part.strip() for part in text.split(",") if part.strip()]


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
    """The decks of a table, each once: characters in seat order, then drinks, then events."""
    keys = [seat.character for seat in options.seats] + [f"drinks_{name}" for name in options.drinks]
    keys += [f"{name}_events" for name in options.events]
    return tuple(dict.fromkeys(keys))


def trait_mask(traits: tuple[str, ...]) -> int:
    """A character's traits as bits, in the order of the language's list."""
    return sum(1 << fx.TRAITS.index(trait) for trait in traits if trait in fx.TRAITS)


def table_for(options: Options) -> Setup:
    """What stays fixed for a game with these options."""
    characters = tuple([seat.character for seat in options.seats])
    teams = tuple(teams_of(options))
    like = _numbered(characters, options.drinks, options.packs, options.mode, teams, options.events)
    return Setup(
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
def _numbered(
    characters: tuple[str, ...],
    drinks: tuple[str, ...],
    packs: tuple[PackDeck, ...],
    mode: str,
    teams: tuple[int, ...],
    events: tuple[str, ...],
) -> Setup:
    """A table whose cards have their numbers, for all tables with the same decks: numbering takes long."""
    seats = tuple([SeatOptions(character) for character in characters])
    options = Options(seats, drinks, packs=packs, events=events)
    keys = deck_keys(options)
    stock = stock_for(keys, packs)
    lists = dict(zip(keys, stock.decks, strict=False))
    parts = dict(zip(keys, stock.components, strict=False))
    drinklist: list[int] = []
    for name in drinks:
        drinklist.extend(lists[f"drinks_{name}"])
    setup = Setup(
        catalogue=stock.catalogue,
        teams=list(teams),
        traits=[trait_mask(deck.traits) for deck in _sources(characters, packs)],
        extra_gold=[deck.gold for deck in _sources(characters, packs)],
        decklists=[lists[character] for character in characters],
        drinklist=drinklist,
        hand_size=HAND_SIZE,
        bar_deck=options.bar_deck,
        options=_setup(options),
        components=[parts[character] for character in characters],
        mode=MODES[mode],
        eventlists=[lists[key] for key in ordered_events(events, packs)],
    )
    setup.unpack()
    return setup


def ordered_events(names: tuple[str, ...], packs: tuple[PackDeck, ...]) -> list[str]:
    """The keys of these event decks in the order in which they come at the end of a turn, as the decks say."""
    keys = tuple([f"{name}_events" for name in names])
    return [deck.key for deck in sorted(_sources(keys, packs), key=lambda deck: (deck.order, deck.key))]


def _setup(options: Options) -> dict[str, object]:
    """The options as plain data; what a table does without is not spoken of: packs, event decks, named teams."""
    setup: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    if not options.events:
        del setup["events"]
    if not options.packs:
        del setup["packs"]
    if not any([seat.team for seat in options.seats]):
        setup["seats"] = [{"character": seat.character, "name": seat.name} for seat in options.seats]
    return setup


def lay_out(setup: Setup, chance: Chance) -> InnState:
    """A table before the first turn."""
    position = InnState(setup, chance)
    deal(position)
    return position


def deal(position: InnState) -> None:
    """Shuffle, give everybody Gold, a Drink and a hand (R1.2.1 to R1.2.9)."""
    setup, chance, places = position.setup, position.chance, position.setup.places
    zones = position.zones = setup.unpacked()
    zones.shuffle(places.box, chance)
    zones.split(places.box, decks.DRINK_DECK_SIZE, places.bar)
    zones.move_all(places.box, places.drink_deck)
    if not setup.bar_deck:
        zones.move_all(places.bar, places.box)
    seats = len(setup.teams)
    for mat in range(len(setup.mats)):
        position.gold[mat] = setup.mode.starting_gold(seats) + sum([setup.extra_gold[s] for s in setup.mats[mat].seats])
        if setup.has_mates:
            position.tokens[mat] = setup.mode.tokens
    for seat in range(seats):
        zones.shuffle(places.decks[seat], chance)
        position.move(position.top(places.drink_deck), places.drink_deck, places.piles[seat])
        decks.draw(position, seat, setup.hand_size - (1 if setup.shops[seat] else 0))
    if setup.has_components:
        open_cards.lay_out(position)
    for number, zone in enumerate(places.event_decks):
        zones.shuffle(zone, chance)
        position.clocks[number] = event_decks.starting_time(number)


def first_seat(chosen: int | None, seats: int, chance: Chance) -> int:
    """R1.2.10: whom the table has chosen, else by lot (D1.1)."""
    return chance.below(seats) if chosen is None else chosen


def new_game(options: Options, chance: Chance) -> InnState:
    """A game at its first decision."""
    position = lay_out(table_for(options), chance)
    position.begin(first_seat(options.first, len(options.seats), chance))
    return position

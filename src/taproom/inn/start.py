"""Setting up a table (R1.2): who may sit at it, and which decks lie there."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from taproom.i18n.messages import Mistake
from taproom.inn.content import DeckSource, builtin_deck, builtin_keys
from taproom.inn.content.library import Stock, catalogue_for
from taproom.inn.content.packs import (
    PackDeck,
    boss_cards,
    can_be_boss,
    decks_of,
    decks_of_kind,
    tavern_drinks,
    who_can_be_boss,
)
from taproom.inn.effects.conjugation import TRAITS
from taproom.inn.language.errors import nearest_spelling
from taproom.inn.rules import dealing
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.modes import MODES, GameMode
from taproom.inn.state.setup import Setup
from taproom.inn.text.names import WORDS
from taproom.kernel.dice import Chance
from taproom.kernel.verdicts import Malformed

_VILLAINS_ONLY: Final = "R71.1.1"
_BOSS_FIRST: Final = "R71.2.1"
_OWN_DRINKS: Final = "R11.1.4"
_A_DECK_EACH: Final = "D82.2.1"


class SeatOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat as the lobby offers it."""

    character: str
    name: str = ""
    team: str = ""
    """Said of every seat or of none; if of none, neighbours are teammates where the mode has teams (R70.1.1)."""
    boss: bool = False
    """Whether it plays with Boss Cards; if said of none, the mode says who does (R71.1.1)."""


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
    taverns: tuple[str, ...] = ()
    """The taverns beside the Red Dragon Inn, by what their keys have behind "tavern_" (R82, D82.2.1)."""
    packs: tuple[PackDeck, ...] = ()
    """Decks that do not come with the game, as text, so that the options alone are enough to play the game again."""


def read_options(options: Mapping[str, object]) -> Options:
    """Check a table's options; Malformed says what is wrong and what would be right."""
    try:
        read = msgspec.convert(options, Options)
    except msgspec.ValidationError as error:
        raise Malformed(f"table options: {error}") from None
    _check(read)
    return read


@lru_cache(maxsize=256)
def _check(read: Options) -> None:
    """Whether there can be such a table; of one that is dealt again and again it is asked once."""
    if read.mode not in MODES:
        raise Malformed(f"mode {read.mode!r} is not known: {', '.join(MODES)}")
    mode, teams = MODES[read.mode], teams_of(read)
    check_teams(mode, teams)
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
    _check_bosses(mode, teams, read, packs)
    for name in read.drinks:
        if tavern_drinks(f"tavern_{name}", packs) is not None:
            raise Mistake(WORDS, "mistake-tavern-drinks", name=name, rule=_OWN_DRINKS)
        _known_deck(f"drinks_{name}", "drink", packs)
    for name in read.events:
        _known_deck(f"{name}_events", "event", packs)
        if read.events.count(name) > 1:
            raise Mistake(WORDS, "mistake-events-twice", name=name)
    for name in read.taverns:
        tavern = _known_deck(f"tavern_{name}", "tavern", packs)
        if tavern_drinks(tavern.key, packs) is None:
            raise Mistake(WORDS, "mistake-dry-tavern", name=name, rule=_A_DECK_EACH)
        if read.taverns.count(name) > 1:
            raise Mistake(WORDS, "mistake-tavern-twice", name=name, rule=_A_DECK_EACH)


def teams_of(options: Options) -> list[int]:
    """The team of each seat, numbered in the order of their first members (D50.1)."""
    named = [seat.team for seat in options.seats]
    if not any(named):
        return MODES[options.mode].teams_of(len(named), _said_bosses(options))
    if not all(named):
        raise Malformed("a team is said of every seat or of none")
    return numbered_teams(named)


def bosses_of(options: Options) -> list[int]:
    """The seats that play with Boss Cards (R1.2.4, R71.1.4)."""
    return _said_bosses(options) or MODES[options.mode].bosses_of(teams_of(options))


def _said_bosses(options: Options) -> list[int]:
    return [seat for seat, one in enumerate(options.seats) if one.boss]


def numbered_teams(named: list[str]) -> list[int]:
    """Teams by number, in the order of their first members."""
    order = list(dict.fromkeys(named))
    return [order.index(team) for team in named]


def check_teams(mode: GameMode, teams: list[int]) -> None:
    """A table that cannot be is refused with the rule (R70.1.1)."""
    wrong = mode.why_no_table(teams)
    if wrong == "seats" and not mode.has_teams():
        raise Mistake(WORDS, "mistake-seats", fewest=mode.fewest, most=mode.most, seats=len(teams))
    if wrong:
        raise _no_table(mode, teams, wrong, mode.rule)


def _check_bosses(mode: GameMode, teams: list[int], options: Options, packs: Mapping[str, DeckSource]) -> None:
    """Only villains can be Bosses, and only where the mode has them (R71.1.1, R1.2.4); they may begin (R71.2.1)."""
    bosses = bosses_of(options)
    wrong = mode.why_not_bosses(teams, bosses)
    if wrong:
        raise _no_table(mode, teams, wrong, mode.boss_rule())
    for boss in bosses:
        key = options.seats[boss].character
        if not can_be_boss(_known_deck(key, "character", packs), packs):
            able = ", ".join(who_can_be_boss(packs))
            raise Mistake(WORDS, "mistake-no-boss", character=key, list=able, rule=_VILLAINS_ONLY)
    beginner = mode.beginner(bosses)
    if options.first is not None and beginner >= 0 and options.first != beginner:
        raise Mistake(WORDS, "mistake-boss-first", rule=_BOSS_FIRST)


def _no_table(mode: GameMode, teams: list[int], wrong: str, rule: str) -> Mistake:
    return Mistake(
        WORDS,
        f"mistake-teams-{wrong}",
        fewest=mode.fewest,
        most=mode.most,
        size=mode.team_size,
        seats=len(teams),
        rule=rule,
    )


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
    """The decks of a table, each once: characters in seat order, their Boss Cards, drinks, events, then taverns."""
    keys = [seat.character for seat in options.seats] + boss_keys(options)
    keys += [f"drinks_{name}" for name in options.drinks]
    keys += [f"{name}_events" for name in options.events]
    for name in options.taverns:
        keys += [f"tavern_{name}", tavern_drinks_key(name, options.packs)]
    return tuple(dict.fromkeys(keys))


def tavern_drinks_key(name: str, packs: tuple[PackDeck, ...]) -> str:
    """The key of the deck that a tavern pours from, which it must have."""
    deck = tavern_drinks(f"tavern_{name}", decks_of(packs))
    assert deck is not None
    return deck.key


def boss_keys(options: Options) -> list[str]:
    """The decks of Boss Cards, in the order of their seats."""
    packs = decks_of(options.packs)
    found = [boss_cards(options.seats[seat].character, packs) for seat in bosses_of(options)]
    return [deck.key for deck in found if deck is not None]


def trait_mask(traits: tuple[str, ...]) -> int:
    """A character's traits as bits, in the order of the language's list."""
    return sum(TRAITS[trait] for trait in traits if trait in TRAITS)


@lru_cache(maxsize=256)
def table_for(options: Options) -> Setup:
    """What stays fixed for a game with these options, and for the next one with the same."""
    named = tuple([f"team {team}" for team in teams_of(options)])
    bosses = bosses_of(options)
    seats = tuple([SeatOptions(o.character, "", named[s], s in bosses) for s, o in enumerate(options.seats)])
    like = _numbered(seats, options.drinks, options.packs, options.mode, options.events, options.taverns)
    return Setup(
        like.catalogue,
        like.teams,
        like.traits,
        like.decklists,
        like.drinklist,
        options.bar_deck,
        _setup(options),
        like=like,
    )


@lru_cache(maxsize=256)
def _numbered(
    seats: tuple[SeatOptions, ...],
    drinks: tuple[str, ...],
    packs: tuple[PackDeck, ...],
    mode: str,
    events: tuple[str, ...],
    taverns: tuple[str, ...],
) -> Setup:
    """A table whose cards have their numbers, for all tables with the same decks: numbering takes long."""
    options = Options(seats, drinks, packs=packs, events=events, taverns=taverns, mode=mode)
    keys = deck_keys(options)
    stock = stock_for(keys, packs)
    lists = dict(zip(keys, stock.decks, strict=False))
    parts = dict(zip(keys, stock.components, strict=False))
    drinklist: list[int] = []
    for name in drinks:
        drinklist.extend(lists[f"drinks_{name}"])
    own = decks_of(packs)
    bosses = bosses_of(options)
    played = [played_decks(seat.character, number in bosses, own) for number, seat in enumerate(seats)]
    setup = Setup(
        catalogue=stock.catalogue,
        teams=teams_of(options),
        traits=[trait_mask(deck.traits) for deck in _sources(tuple([seat.character for seat in seats]), packs)],
        extra_gold=[deck.gold for deck in _sources(tuple([seat.character for seat in seats]), packs)],
        decklists=[[card for key in decks for card in lists[key]] for decks in played],
        drinklist=drinklist,
        bar_deck=options.bar_deck,
        options=_setup(options),
        components=[[part for key in decks for part in parts[key]] for decks in played],
        mode=MODES[mode],
        eventlists=[lists[key] for key in ordered_events(events, packs)],
        bosses=bosses,
        taverns=[lists[f"tavern_{name}"][0] for name in taverns],
        tavernlists=[lists[tavern_drinks_key(name, packs)] for name in taverns],
    )
    setup.unpack()
    return setup


def played_decks(character: str, is_boss: bool, packs: Mapping[str, DeckSource]) -> list[str]:
    """The decks that are shuffled together for a seat: a Boss has Boss Cards too (R71.1.4), nobody else (R1.2.4)."""
    boss = boss_cards(character, packs) if is_boss else None
    return [character] if boss is None else [character, boss.key]


def ordered_events(names: tuple[str, ...], packs: tuple[PackDeck, ...]) -> list[str]:
    """The keys of these event decks in the order in which they come at the end of a turn, as the decks say."""
    keys = tuple([f"{name}_events" for name in names])
    return [deck.key for deck in sorted(_sources(keys, packs), key=lambda deck: (deck.order, deck.key))]


def _setup(options: Options) -> dict[str, object]:
    """The options as plain data; what a table does without is not spoken of: packs, event decks, taverns, teams."""
    setup: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    if not options.events:
        del setup["events"]
    if not options.taverns:
        del setup["taverns"]
    if not options.packs:
        del setup["packs"]
    for seat, said in zip(options.seats, setup["seats"], strict=True):  # type: ignore[call-overload]
        if not any([one.team for one in options.seats]):
            del said["team"]
        if not seat.boss:
            del said["boss"]
    return setup


def new_game(options: Options, chance: Chance) -> InnState:
    """A game at its first decision."""
    return dealing.new_game(table_for(options), options.first, chance)

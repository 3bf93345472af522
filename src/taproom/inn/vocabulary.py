"""What the things at a table are called: seats, cards, types. All other words of the Inn are built on these."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from taproom.inn.content import DeckSource, builtin_deck, builtin_keys
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.components import Components
from taproom.inn.language.effects import Effect, Mode, Program, When
from taproom.inn.language.faces import face, plain
from taproom.inn.packs import decks_at
from taproom.inn.rules import damage
from taproom.inn.rules.position import Position
from taproom.inn.table import Table
from taproom.sentences import NOMINATIVE, MarkedName, Name, Names, enumerated
from taproom.wording import LANGUAGES, Wording, known_language

WORDS: Final = Wording(Path(__file__).parent / "locale")
SEAT: Final = "seat"
CARD: Final = "card"
"""The kinds of things whose names are pieces of their own in a sentence."""
CASES: Final = ("nom", "gen", "dat", "acc", "ins", "pre")
TYPES: Final = {
    fx.ACTION: "type-action",
    fx.SOMETIMES: "type-sometimes",
    fx.ANYTIME: "type-anytime",
    fx.GAMBLING: "type-gambling",
    fx.CHEATING: "type-cheating",
    fx.DRINK: "type-drink",
    fx.DRINK_EVENT: "type-drink-event",
    fx.EVENT: "type-event",
}


class _Known:
    """Names and titles of one table in one language that were asked for before."""

    def __init__(self) -> None:
        self.seats: Final[dict[int, Name]] = {}
        self.marked_seats: Final[dict[int, Name]] = {}
        self.marked_cards: Final[dict[int, Name]] = {}
        self.titles: Final[dict[int, str]] = {}
        self.plays: Final[dict[tuple[int, tuple[int, ...]], str]] = {}
        """A card played on these seats, as an answer."""


_MOST_TABLES: Final = 512
_known: Final[dict[str, dict[Table, _Known]]] = {language: {} for language in LANGUAGES}


def _known_at(table: Table, language: str) -> _Known:
    """Kept with the table itself, for as many as are played at once."""
    known = _known[known_language(language)]
    found = known.get(table)
    if found is None:
        if len(known) >= _MOST_TABLES:
            del known[next(iter(known))]
        found = known[table] = _Known()
    return found


def forget_names(table: Table) -> None:
    """Nothing is said of this table any more."""
    for language in LANGUAGES:
        _known[language].pop(table, None)


def seat_name(position: Position, seat: int, language: str) -> Name:
    """What a seat is called: by its own name, else by its character's; two of the same name are numbered."""
    known = _known_at(position.table, language).seats
    name = known.get(seat)
    if name is None:
        name = known[seat] = _seat_name(position, seat, language)
    return name


def _seat_name(position: Position, seat: int, language: str) -> Name:
    seats = _called(position)
    own, character = seats[seat]
    name = _character_name(position, character, language)
    if own:
        name = Name({NOMINATIVE: own}, name.gender)
    if seats.count(seats[seat]) < 2:
        return name
    forms = {case: WORDS.say(language, "name-numbered", name=name.form(case), n=seat + 1) for case in CASES}
    return Name(forms, name.gender)


def _called(position: Position) -> list[tuple[str, str]]:
    """For each seat its own name, which may be empty, and its character."""
    seats = position.table.setup.get("seats")
    called: list[tuple[str, str]] = []
    for number in range(position.seat_count()):
        seat = seats[number] if isinstance(seats, list) else {}
        called.append((str(seat.get("name", "")), str(seat.get("character", ""))))
    return called


def deck_of(position: Position, key: str) -> DeckSource | None:
    """A deck of the game or of the table's packs; None for one that exists only in a scenario."""
    return builtin_deck(key) if key in builtin_keys() else decks_at(position.table.setup).get(key)


def _character_name(position: Position, character: str, language: str) -> Name:
    deck = deck_of(position, character)
    return character_name(character, language) if deck is None else _called_by(deck, language)


def _called_by(deck: DeckSource, language: str) -> Name:
    """The short name that a deck gives its character."""
    forms = deck.declined if language == "ru" else {}
    return Name({NOMINATIVE: deck.short_name(language), **forms}, deck.gender)


@cache
def character_name(character: str, language: str) -> Name:
    """A character's short name, by its deck; one without a deck goes by what the words call it, or else by its key."""
    if character in builtin_keys():
        return _called_by(builtin_deck(character), language)
    message = f"name-{character}"
    if WORDS.has(language, message):
        forms = {case: WORDS.say(language, message, case=case) for case in CASES}
        return Name(forms, WORDS.attribute(language, message, "gender", "m"))
    return Name({NOMINATIVE: character or "?"})


def seat_names(position: Position, seats: list[int], language: str) -> Names:
    """Several seats together."""
    return Names([seat_name(position, seat, language) for seat in seats], _conjunction(language))


def title(position: Position, card: int, language: str) -> str:
    """A card's title in quotation marks; a card that exists only in a scenario goes by its key."""
    titles = _known_at(position.table, language).titles
    found = titles.get(card)
    if found is None:
        known = position.table.cards[card]
        found = _own_title(known.deck_key, known.key, language)
        if found is None:
            deck = deck_of(position, known.deck_key)
            source = deck.card(known.key) if deck else None
            found = quoted(source.titles[language] if source else known.key, language)
        titles[card] = found
    return found


@lru_cache(8192)
def _own_title(deck: str, card: str, language: str) -> str | None:
    """The title of a card that comes with the game: the same at every table, and at each all of them are asked for."""
    source = builtin_deck(deck).card(card) if deck in builtin_keys() else None
    return None if source is None else quoted(source.titles[language], language)


@lru_cache(4096)
def quoted(words: str, language: str) -> str:
    """In quotation marks; guillemets inside guillemets become the inner kind."""
    return WORDS.say(language, "quoted", card=words.replace("«", "„").replace("»", "“"))


def titles(position: Position, cards: list[int], language: str) -> str:
    """Several titles; "nothing" if there are none."""
    if not cards:
        return WORDS.say(language, "nothing")
    if len(cards) == 1:
        return title(position, cards[0], language)
    return enumerated([title(position, card, language) for card in cards], _conjunction(language))


@cache
def _conjunction(language: str) -> str:
    return WORDS.say(language, "and")


def playing(position: Position, card: int, targets: tuple[int, ...], language: str) -> str:
    """A card and on whom it is played, as an answer; asked for again at every moment at which it can be played."""
    plays = _known_at(position.table, language).plays
    found = plays.get((card, targets))
    if found is None:
        name = title(position, card, language)
        if targets:
            names = seat_names(position, list(targets), language)
            found = WORDS.say(language, "option-play-on", card=name, targets=names)
        else:
            found = WORDS.say(language, "option-play", card=name)
        plays[card, targets] = found
    return found


@mypyc_attr(acyclic=True)
class Plain:
    """Names as they stand in a sentence."""

    def __init__(self, position: Position, language: str) -> None:
        self.position: Final = position
        self.language: Final = language

    def seat(self, seat: int) -> Name:
        """A seat's name."""
        return seat_name(self.position, seat, self.language)

    def card(self, card: int) -> str | Name:
        """A card's title."""
        return title(self.position, card, self.language)

    def seats(self, seats: list[int]) -> Names:
        """Several seats together."""
        return seat_names(self.position, seats, self.language)

    def cards(self, cards: list[int]) -> str | Name:
        """Several titles; "nothing" if there are none."""
        return titles(self.position, cards, self.language)


@mypyc_attr(acyclic=True)
class Marking(Plain):
    """The same, each a piece of its own."""

    def __init__(self, position: Position, language: str) -> None:
        super().__init__(position, language)
        self._known: Final = _known_at(position.table, language)

    def seat(self, seat: int) -> Name:
        """A seat's name."""
        name = self._known.marked_seats.get(seat)
        if name is None:
            name = self._known.marked_seats[seat] = MarkedName(super().seat(seat), SEAT, seat)
        return name

    def card(self, card: int) -> Name:
        """A card's title."""
        name = self._known.marked_cards.get(card)
        if name is None:
            words = title(self.position, card, self.language)
            name = self._known.marked_cards[card] = MarkedName(Name({NOMINATIVE: words}), CARD, card)
        return name

    def seats(self, seats: list[int]) -> Names:
        """Several seats together."""
        return Names([self.seat(seat) for seat in seats], _conjunction(self.language))

    def cards(self, cards: list[int]) -> str | Name:
        """Several titles; "nothing" if there are none."""
        if not cards:
            return super().cards(cards)
        return Names([self.card(card) for card in cards], _conjunction(self.language))


def type_names(types: int, language: str) -> str:
    """The types of a mask."""
    return ", ".join([WORDS.say(language, message) for bit, message in TYPES.items() if types & bit])


def card_face(position: Position, card: int, language: str) -> list[str]:
    """What the card says, line by line."""
    known = position.table.cards[card]
    own = _own_face(known.deck_key, known.key, language)
    if own is not None:
        return list(own)
    modes = [_mode(position, card, number) for number in range(len(known.modes))]
    return list(_face(Program(tuple(modes)), known.types, language, _names(position, card)))


@lru_cache(4096)
def _own_face(deck: str, card: str, language: str) -> tuple[str, ...] | None:
    """What a card says that comes with the game."""
    source = builtin_deck(deck).card(card) if deck in builtin_keys() else None
    return None if source is None else _face(source.program, source.types, language, builtin_deck(deck).names)


@lru_cache(4096)
def _face(program: Program, types: int, language: str, names: Components) -> tuple[str, ...]:
    """The same cards are played at many tables."""
    return tuple(plain(face(program, types, language, names)))


def mode_text(position: Position, card: int, mode: int, language: str) -> str:
    """One way to use the card, as its face words it."""
    program = Program((_mode(position, card, mode),))
    return " ".join(_face(program, position.table.cards[card].types, language, _names(position, card)))


def effect_text(position: Position, incident: Incident, number: int, is_number: bool, language: str) -> str:
    """A part of an incident's text: the effect with a number that may change, or one of several alternatives."""
    step = position.asker
    assert step is not None
    if is_number:
        # The card itself is meant, without what may have joined it.
        effects: tuple[Effect, ...] = (position.table.cards[incident.card].modes[incident.mode].code[number],)
    else:
        effects = damage.mode_of(position, incident).code[step.amount].inner[number].inner
    program = Program((Mode(When(fx.FREELY), effects),))
    names = _names(position, incident.card) if incident.card >= 0 else _names_of(position, incident.seat)
    return " ".join(_face(program, fx.ACTION, language, names))


def mark(position: Position, seat: int, number: int, value: int, language: str) -> tuple[str, str]:
    """What a component of a seat is called, and the step its marker is on or the card in force there."""
    names = _names_of(position, seat)
    if number >= len(names):
        return component_title(position, seat, number, language), str(value)
    one = names[number]
    step = title(position, value, language) if one.side_deck else one.step_title(value, language)
    return component_title(position, seat, number, language), step


def component_title(position: Position, seat: int, number: int, language: str) -> str:
    """What a component of a seat is called."""
    names = _names_of(position, seat)
    return names[number].title(language) if number < len(names) else WORDS.say(language, "component")


def _names(position: Position, card: int) -> Components:
    """What a card's text may name besides the words of the language."""
    deck = deck_of(position, position.table.cards[card].deck_key)
    return deck.names if deck else ()


def _names_of(position: Position, seat: int) -> Components:
    """The components of a seat, by name."""
    deck = deck_of(position, _called(position)[seat][1])
    return deck.names if deck else ()


def _mode(position: Position, card: int, number: int) -> Mode:
    """A mode as it was written: the rules have filled in the card's types where the text named none."""
    known = position.table.cards[card]
    mode = known.modes[number]
    types = 0 if mode.types == known.types else mode.types
    return Mode(mode.when, mode.effects, types, mode.guard, mode.cost)

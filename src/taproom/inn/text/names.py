"""What the things at a table are called: seats, cards, types. All other words of the Inn are built on these."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from taproom.i18n.messages import LANGUAGES, Messages, known_language
from taproom.i18n.names import NOMINATIVE, MarkedName, Name, Names, enumerated
from taproom.inn.board.incidents import Incident
from taproom.inn.content import CardSource, DeckSource, builtin_deck, builtin_keys
from taproom.inn.content.packs import boss_cards, decks_at, with_boss_cards
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.language.components import Components, named
from taproom.inn.language.faces import face, plain
from taproom.inn.rules import damage, in_play
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.setup import Setup

WORDS: Final = Messages(Path(__file__).parent.parent / "locale")
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
        self.addressed: Final[dict[int, Name]] = {}
        self.marked_cards: Final[dict[int, Name]] = {}
        self.titles: Final[dict[int, str]] = {}
        self.plays: Final[dict[tuple[int, tuple[int, ...]], str]] = {}
        """A card played on these seats, as an answer."""


_MOST_TABLES: Final = 512
_known: Final[dict[str, dict[Setup, _Known]]] = {language: {} for language in LANGUAGES}


def _known_at(setup: Setup, language: str) -> _Known:
    """Kept with the table itself, for as many as are played at once."""
    known = _known[known_language(language)]
    found = known.get(setup)
    if found is None:
        if len(known) >= _MOST_TABLES:
            del known[next(iter(known))]
        found = known[setup] = _Known()
    return found


def forget_names(setup: Setup) -> None:
    """This table is no longer shown."""
    for language in LANGUAGES:
        _known[language].pop(setup, None)


def seat_name(position: InnState, seat: int, language: str) -> Name:
    """What a seat is called: by its own name, else by its character's; two of the same name are numbered.

    A target may also be a card in play, which goes by its title (R29.2.1).
    """
    known = _known_at(position.setup, language).seats
    name = known.get(seat)
    if name is None:
        if seat < position.seat_count():
            name = _seat_name(position, seat, language)
        else:
            name = Name({NOMINATIVE: title(position, in_play.text_of(position, seat), language)})
        known[seat] = name
    return name


def addressed(position: InnState, seat: int, language: str) -> Name:
    """How a sentence speaks to the person who sits there: by a pronoun, with the gender of the character."""
    known = _known_at(position.setup, language).addressed
    name = known.get(seat)
    if name is None:
        forms = {case: WORDS.say(language, "you", case=case) for case in CASES}
        name = known[seat] = MarkedName(Name(forms, seat_name(position, seat, language).gender, True), SEAT, seat)
    return name


def _seat_name(position: InnState, seat: int, language: str) -> Name:
    seats = _called(position)
    own, character = seats[seat]
    name = _character_name(position, character, language)
    if own:
        name = Name({NOMINATIVE: own}, name.gender)
    if seats.count(seats[seat]) < 2:
        return name
    forms = {case: WORDS.say(language, "name-numbered", name=name.form(case), n=seat + 1) for case in CASES}
    return Name(forms, name.gender)


def _called(position: InnState) -> list[tuple[str, str]]:
    """For each seat its own name, which may be empty, and its character."""
    seats = position.setup.options.get("seats")
    called: list[tuple[str, str]] = []
    for number in range(position.seat_count()):
        seat = seats[number] if isinstance(seats, list) else {}
        called.append((str(seat.get("name", "")), str(seat.get("character", ""))))
    return called


def deck_of(position: InnState, key: str) -> DeckSource | None:
    """A deck of the game or of the table's packs; None for one that exists only in a scenario."""
    return builtin_deck(key) if key in builtin_keys() else decks_at(position.setup.options).get(key)


def seat_deck(position: InnState, seat: int) -> DeckSource | None:
    """The deck of a seat's character, with what Boss Cards add to it; None if it exists only in a scenario."""
    key = _called(position)[seat][1]
    deck = deck_of(position, key)
    if deck is None or seat not in position.setup.bosses:
        return deck
    return with_boss_cards(deck, boss_cards(key, decks_at(position.setup.options)))


def _character_name(position: InnState, character: str, language: str) -> Name:
    deck = deck_of(position, character)
    return character_name(character, language) if deck is None else short_name(deck, language)


def short_name(deck: DeckSource, language: str) -> Name:
    """The short name that a deck gives its character."""
    forms = deck.declined if language == "ru" else {}
    return Name({NOMINATIVE: deck.short_name(language), **forms}, deck.gender)


@cache
def character_name(character: str, language: str) -> Name:
    """A character's short name, by its deck; one without a deck goes by what the words call it, or else by its key."""
    if character in builtin_keys():
        return short_name(builtin_deck(character), language)
    message = f"name-{character}"
    if WORDS.has(language, message):
        forms = {case: WORDS.say(language, message, case=case) for case in CASES}
        return Name(forms, WORDS.attribute(language, message, "gender", "m"))
    return Name({NOMINATIVE: character or "?"})


def seat_names(position: InnState, seats: list[int], language: str) -> Names:
    """Several seats together."""
    return Names([seat_name(position, seat, language) for seat in seats], _conjunction(language))


def title(position: InnState, card: int, language: str) -> str:
    """A card's title in quotation marks; a card that exists only in a scenario goes by its key."""
    titles = _known_at(position.setup, language).titles
    found = titles.get(card)
    if found is None:
        known = position.setup.cards[card]
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


def titles(position: InnState, cards: list[int], language: str) -> str:
    """Several titles; "nothing" if there are none."""
    if not cards:
        return WORDS.say(language, "nothing")
    if len(cards) == 1:
        return title(position, cards[0], language)
    return enumerated([title(position, card, language) for card in cards], _conjunction(language))


@cache
def _conjunction(language: str) -> str:
    return WORDS.say(language, "and")


def playing(position: InnState, card: int, targets: tuple[int, ...], language: str) -> str:
    """A card and on whom it is played, as an answer; asked for again at every moment at which it can be played."""
    plays = _known_at(position.setup, language).plays
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
    """Names as they stand in a sentence. The reader's own seat, if there is one, is "you"."""

    def __init__(self, position: InnState, language: str, reader: int = -1) -> None:
        self.position: Final = position
        self.language: Final = language
        self.reader: Final = reader

    def seat(self, seat: int) -> Name:
        """A seat's name."""
        if seat == self.reader:
            return addressed(self.position, seat, self.language)
        return seat_name(self.position, seat, self.language)

    def card(self, card: int) -> str | Name:
        """A card's title."""
        return title(self.position, card, self.language)

    def seats(self, seats: list[int]) -> Names:
        """Several seats together."""
        return Names([self.seat(seat) for seat in seats], _conjunction(self.language))

    def cards(self, cards: list[int]) -> str | Name:
        """Several titles; "nothing" if there are none."""
        return titles(self.position, cards, self.language)


@mypyc_attr(acyclic=True)
class Marking(Plain):
    """The same, each a piece of its own."""

    def __init__(self, position: InnState, language: str, reader: int = -1) -> None:
        super().__init__(position, language, reader)
        self._known: Final = _known_at(position.setup, language)

    def seat(self, seat: int) -> Name:
        """A seat's name."""
        if seat == self.reader:
            return addressed(self.position, seat, self.language)
        if seat >= self.position.seat_count():
            return self.card(in_play.text_of(self.position, seat))
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

    def cards(self, cards: list[int]) -> str | Name:
        """Several titles; "nothing" if there are none."""
        if not cards:
            return super().cards(cards)
        return Names([self.card(card) for card in cards], _conjunction(self.language))


def type_names(types: int, language: str) -> str:
    """The types of a mask."""
    return ", ".join([WORDS.say(language, message) for bit, message in TYPES.items() if types & bit])


def card_face(position: InnState, card: int, language: str) -> list[str]:
    """What the card says, line by line."""
    known = position.setup.cards[card]
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


def mode_text(position: InnState, card: int, mode: int, language: str) -> str:
    """One way to use the card, as its face words it."""
    program = Program((_mode(position, card, mode),))
    return " ".join(_face(program, position.setup.cards[card].types, language, _names(position, card)))


def effect_text(position: InnState, incident: Incident, number: int, is_number: bool, language: str) -> str:
    """A part of an incident's text: the effect with a number that may change, or one of several alternatives."""
    step = position.asker
    assert step is not None
    if is_number:
        # The card itself is meant, without what may have joined it.
        effects: tuple[Effect, ...] = (position.setup.cards[incident.card].modes[incident.mode].code[number],)
    else:
        effects = damage.mode_of(position, incident).code[step.amount].inner[number].inner
    program = Program((Mode(When(fx.FREELY), effects),))
    names = _names(position, incident.card) if incident.card >= 0 else _names_of(position, incident.seat)
    return " ".join(_face(program, fx.ACTION, language, names))


def event_deck_title(position: InnState, number: int, language: str) -> str:
    """What an event deck of the table is called."""
    key = event_deck_key(position, number)
    deck = deck_of(position, key)
    return deck.titles[language] if deck else key


def event_deck_key(position: InnState, number: int) -> str:
    """The key of an event deck of the table: that of its cards."""
    return position.setup.cards[position.setup.eventlists[number][0]].deck_key


def mark(position: InnState, seat: int, number: int, value: int, language: str) -> tuple[str, str]:
    """What a component of a seat is called, and the step its marker is on or the card in force there."""
    names = _names_of(position, seat)
    if number >= len(names):
        return component_title(position, seat, number, language), str(value)
    one = names[number]
    step = title(position, value, language) if one.side_deck else one.step_title(value, language)
    return component_title(position, seat, number, language), step


def component_title(position: InnState, seat: int, number: int, language: str) -> str:
    """What a component of a seat is called."""
    names = _names_of(position, seat)
    return names[number].title(language) if 0 <= number < len(names) else WORDS.say(language, "component")


def required(position: InnState, seat: int, card: int, language: str) -> str:
    """What it takes to get a card from where it waits: the tracks that go down, each with its number."""
    tracks = position.setup.cards[card].requires
    return with_counts([component_title(position, seat, track, language) for track in tracks])


def requirements(card: CardSource, names: Components, language: str) -> str:
    """The same of a card as it is printed."""
    return with_counts([named(names, track).title(language) for track in card.requires])


def with_counts(things: list[str]) -> str:
    """Each once, with its number if there are several of it."""
    counts = {thing: things.count(thing) for thing in things}
    return ", ".join([thing if count == 1 else f"{count} × {thing}" for thing, count in counts.items()])


def so_many(position: InnState, seat: int, number: int, count: int, language: str) -> str:
    """A number of tokens of a component of a seat."""
    names = _names_of(position, seat)
    known = names[number].so_many(count, language) if number < len(names) else WORDS.say(language, "component")
    return f"{count} {known}"


def _names(position: InnState, card: int) -> Components:
    """What a card's text may name besides the words of the language."""
    deck = deck_of(position, position.setup.cards[card].deck_key)
    return deck.names if deck else ()


def _names_of(position: InnState, seat: int) -> Components:
    """The components of a seat, by name."""
    deck = seat_deck(position, seat)
    return deck.names if deck else ()


def _mode(position: InnState, card: int, number: int) -> Mode:
    """A mode as it was written: the rules have filled in the card's types where the text named none."""
    known = position.setup.cards[card]
    mode = known.modes[number]
    types = 0 if mode.types == known.types else mode.types
    return Mode(mode.when, mode.effects, types, mode.guard, mode.cost)

"""What the things of one table are called in one language, worked out once: a table is shown many times a second."""

import sys
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from taproom.inn.characters.components import JOINING, OPEN, STANDING, TRACK
from taproom.inn.content import ComponentSource, DeckSource
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Program
from taproom.inn.language.faces import face, plain
from taproom.inn.questions import moment_text
from taproom.inn.rules.position import Position
from taproom.inn.rules.reasons import refusal
from taproom.inn.rules.steps import Step
from taproom.inn.shown import InnHandCard, InnStep
from taproom.inn.shown.sightings import MomentSaid, SeatSighting
from taproom.inn.table import Table
from taproom.inn.vocabulary import WORDS, card_face, deck_of, forget_names, mode_text, seat_name, title
from taproom.inn.words import refusal_of
from taproom.sentences import NOMINATIVE, Name
from taproom.wording import LANGUAGES, known_language

TYPE_KEYS: Final = {
    fx.ACTION: "action",
    fx.SOMETIMES: "sometimes",
    fx.ANYTIME: "anytime",
    fx.GAMBLING: "gambling",
    fx.CHEATING: "cheating",
    fx.DRINK: "drink",
    fx.DRINK_EVENT: "drink-event",
    fx.EVENT: "event",
}
_KINDS: Final = {TRACK: "track", STANDING: "standing", JOINING: "joining", OPEN: "for-sale"}
_NEXT: Final = -1
"""In place of a reason of the rules: nothing but the present question keeps a card waiting."""
_NEXT_RULE: Final = "D4.3"
_MOST_TABLES: Final = 512


def type_keys(types: int) -> tuple[str, ...]:
    """The keys of the types of a mask."""
    return tuple([key for bit, key in TYPE_KEYS.items() if types & bit])


class Part:
    """A component of a seat, as far as it never changes."""

    def __init__(self, position: Position, place: int, deck: DeckSource | None, language: str) -> None:
        component = position.table.components[place]
        source = next((one for one in deck.components if one.key == component.key), None) if deck else None
        self.kind: Final = _KINDS[component.kind]
        self.key: Final = component.key
        self.low: Final = component.low
        self.high: Final = component.high
        self.cards: Final = len(component.cards)
        self.name: Final = source.titles[language] if source else component.key
        steps = source.steps if source else ()
        self.steps: Final = tuple([InnStep(step.key, step.titles[language]) for step in steps])
        self.text: Final = component_text(deck, source, language) if deck and source else ""


def component_text(deck: DeckSource, source: ComponentSource, language: str) -> str:
    """What happens to a component by itself."""
    modes = [] if source.below is None else [source.below]
    lines: list[str] = []
    for mode in [*modes, *source.triggers]:
        lines.extend(plain(face(Program((mode,)), 0, language, deck.names)))
    return " ".join(lines)


@mypyc_attr(acyclic=True)
class Why:
    """Why a card cannot be played, and the rules that rests on, the nearest first."""

    def __init__(self, text: str, rules: tuple[str, ...]) -> None:
        self.text: Final = text
        self.rules: Final = rules


class CardWords:
    """What is said of a card in one language: the same at every table, so that all of them have it in common."""

    def __init__(self, key: str, title: str, language: str) -> None:
        self.key: Final = key
        self.title: Final = title[1:-1]
        """Without quotation marks."""
        self._quoted: Final = title
        self._language: Final = language
        self._whys: dict[int, Why] = {}

    def why_not(self, reason: int) -> Why:
        """Why it cannot be played. Nothing but the reason is said, whosever card it is."""
        found = self._whys.get(reason)
        if found is None:
            why = refusal(reason)
            rules = tuple([rule for rule in (why.rule, *why.also) if rule])
            found = self._whys[reason] = Why(refusal_of(why, self._quoted, self._language), rules)
        return found


@lru_cache(8192)
def _words_of(key: str, title: str, language: str) -> CardWords:
    return CardWords(key, title, language)


class TableNames:
    """The words of one table."""

    def __init__(self, position: Position, language: str) -> None:
        table = position.table
        self.language: Final = language
        self.keys: Final = [sys.intern(f"{card.deck_key}/{card.key}") for card in table.cards]
        seats = range(position.seat_count())
        self.seat_names: Final[list[Name]] = [seat_name(position, seat, language) for seat in seats]
        self.seats: Final = [name.form(NOMINATIVE) for name in self.seat_names]
        setup = table.setup.get("seats")
        self.characters: Final = [
            str(setup[seat].get("character", "")) if isinstance(setup, list) else "" for seat in seats
        ]
        decks = [deck_of(position, character) for character in self.characters]
        self.titles: Final = [deck.titles[language] if deck else "" for deck in decks]
        self.parts: Final = [self._parts(position, seat, decks[seat]) for seat in seats]
        self._types: dict[int, tuple[str, ...]] = {}
        self._ways: dict[tuple[int, int], str] = {}
        self._faces: dict[int, str] = {}
        self._cards: Final[list[CardWords | None]] = [None for _ in table.cards]
        self._refused: Final[list[dict[int, InnHandCard]]] = [{} for _ in table.cards]
        self._moment: MomentSaid | None = None
        self.hands_shown: Final[list[tuple[InnHandCard, ...]]] = [() for _ in seats]
        """Each hand as it was shown last while its seat was not asked."""
        self.seats_shown: Final[list[SeatSighting | None]] = [None for _ in seats]

    def _parts(self, position: Position, seat: int, deck: DeckSource | None) -> list[Part]:
        owned = [place for place, owner in enumerate(position.table.owners) if owner == seat]
        return [Part(position, place, deck, self.language) for place in owned]

    def card(self, position: Position, card: int) -> CardWords:
        """What is said of a card."""
        found = self._cards[card]
        if found is None:
            found = _words_of(self.keys[card], title(position, card, self.language), self.language)
            self._cards[card] = found
        return found

    def refused(self, position: Position, card: int, reason: int) -> InnHandCard:
        """A card in hand that cannot be played for this reason: made once, as the same hands are shown many times."""
        known = self._refused[card]
        found = known.get(reason)
        if found is None:
            words = self.card(position, card)
            why = words.why_not(reason)
            found = known[reason] = InnHandCard(card, words.key, False, (), why.text, why.rules)
        return found

    def waiting(self, position: Position, card: int) -> InnHandCard:
        """An Anytime Card in hand while something else is asked: it can be played next (D4.3)."""
        known = self._refused[card]
        found = known.get(_NEXT)
        if found is None:
            text = WORDS.say(self.language, "why-next", rule=_NEXT_RULE)
            found = known[_NEXT] = InnHandCard(card, self.keys[card], False, (), text, (_NEXT_RULE,))
        return found

    def moment(self, position: Position, step: Step) -> str:
        """What there is to respond to."""
        found = self._moment
        if found is None or not found.is_of(position, step):
            text = moment_text(position, step, self.language)
            found = self._moment = MomentSaid(step, position.incidents[:], position.pot, text)
        return found.text

    def types(self, mask: int) -> tuple[str, ...]:
        """The keys of the types of a mask."""
        found = self._types.get(mask)
        if found is None:
            found = self._types[mask] = type_keys(mask)
        return found

    def way(self, position: Position, card: int, mode: int) -> str:
        """One way to use a card, in words."""
        found = self._ways.get((card, mode))
        if found is None:
            found = self._ways[card, mode] = mode_text(position, card, mode, self.language)
        return found

    def face(self, position: Position, card: int) -> str:
        """What a card says, on one line."""
        found = self._faces.get(card)
        if found is None:
            found = self._faces[card] = " ".join(card_face(position, card, self.language))
        return found


_known: Final[dict[str, dict[Table, TableNames]]] = {language: {} for language in LANGUAGES}


def names_at(position: Position, language: str) -> TableNames:
    """The words of the position's table. Kept for as many tables as are played at once, with the table itself."""
    known = _known[known_language(language)]
    found = known.get(position.table)
    if found is None:
        if len(known) >= _MOST_TABLES:
            del known[next(iter(known))]
        found = known[position.table] = TableNames(position, language)
    return found


def forget_table(table: Table) -> None:
    """Nothing is said of this table any more."""
    forget_names(table)
    for language in LANGUAGES:
        _known[language].pop(table, None)

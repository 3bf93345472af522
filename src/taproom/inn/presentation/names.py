"""What the things of one table are called in one language, worked out once: a table is shown many times a second."""

import sys
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from taproom.i18n.messages import LANGUAGES, known_language
from taproom.i18n.names import NOMINATIVE, Name
from taproom.inn.content import ComponentSource, DeckSource
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Program
from taproom.inn.language.faces import face, plain
from taproom.inn.presentation.render_cache import CachedSeat
from taproom.inn.presentation.types import InnHandCard, InnStep
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.components import (
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
)
from taproom.inn.state.reasons import refusal
from taproom.inn.state.setup import Setup
from taproom.inn.state.steps import Step
from taproom.inn.text.log import refusal_of
from taproom.inn.text.moments import moment_text
from taproom.inn.text.names import WORDS, card_face, forget_names, mode_text, seat_deck, seat_name, title

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
_KINDS: Final = {
    TRACK: "track",
    STANDING: "standing",
    JOINING: "joining",
    OPEN: "for-sale",
    TOKEN: "token",
    BOUGHT: "bought",
    STAYING: "in-play",
    GROWING: "growing",
    PLOTTED: "plotted",
    WAITING: "waiting",
}
_NEXT_RULE: Final = "D4.3"
_MOST_TABLES: Final = 512


def type_keys(types: int) -> tuple[str, ...]:
    """The keys of the types of a mask."""
    return tuple([key for bit, key in TYPE_KEYS.items() if types & bit])


class Part:
    """A component of a seat, as far as it never changes."""

    def __init__(self, position: InnState, place: int, deck: DeckSource | None, language: str) -> None:
        component = position.setup.components[place]
        is_boss = position.setup.owners[place] in position.setup.bosses
        source = next((one for one in deck.components if one.key == component.key), None) if deck else None
        self.kind: Final = _KINDS[component.kind]
        self.key: Final = component.key
        self.low: Final = component.low
        self.high: Final = component.high
        self.cards: Final = len(component.cards)
        self.price: Final = component.price
        self.paid: Final = source.track if source else ""
        self.name: Final = source.titles[language] if source else component.key
        steps = source.steps if source else ()
        self.steps: Final = tuple([InnStep(step.key, step.titles[language]) for step in steps])
        self.text: Final = component_text(deck, source, language, is_boss) if deck and source else ""


def component_text(deck: DeckSource, source: ComponentSource, language: str, is_boss: bool = False) -> str:
    """What happens to a component by itself."""
    fires = (source.boss_fires if is_boss else None) or source.fires
    modes = [mode for mode in (source.below, fires) if mode is not None]
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
        """Why it cannot be played; the same words for everybody's cards."""
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

    def __init__(self, position: InnState, language: str) -> None:
        setup = position.setup
        self.language: Final = language
        self.keys: Final = [sys.intern(f"{card.deck_key}/{card.key}") for card in setup.cards]
        seats = range(position.seat_count())
        self.seat_names: Final[list[Name]] = [seat_name(position, seat, language) for seat in seats]
        self.seats: Final = [name.form(NOMINATIVE) for name in self.seat_names]
        seated = setup.options.get("seats")
        self.characters: Final = [
            str(seated[seat].get("character", "")) if isinstance(seated, list) else "" for seat in seats
        ]
        decks = [seat_deck(position, seat) for seat in seats]
        self.titles: Final = [deck.titles[language] if deck else "" for deck in decks]
        self.parts: Final = [self._parts(position, seat, decks[seat]) for seat in seats]
        self._types: dict[int, tuple[str, ...]] = {}
        self._ways: dict[tuple[int, int], str] = {}
        self._faces: dict[int, str] = {}
        self._cards: Final[list[CardWords | None]] = [None for _ in setup.cards]
        self.seats_shown: Final[list[CachedSeat | None]] = [None for _ in seats]

    def _parts(self, position: InnState, seat: int, deck: DeckSource | None) -> list[Part]:
        owned = position.setup.owned[seat]
        return [Part(position, place, deck, self.language) for place in owned]

    def card(self, position: InnState, card: int) -> CardWords:
        """What is said of a card."""
        found = self._cards[card]
        if found is None:
            found = _words_of(self.keys[card], title(position, card, self.language), self.language)
            self._cards[card] = found
        return found

    def refused(self, position: InnState, card: int, reason: int) -> InnHandCard:
        """A card in hand that cannot be played for this reason."""
        words = self.card(position, card)
        why = words.why_not(reason)
        return InnHandCard(card, words.key, False, (), why.text, why.rules, False)

    def waiting(self, position: InnState, card: int) -> InnHandCard:
        """An Anytime Card in hand while something else is asked: it can be played next (D4.3)."""
        text = WORDS.say(self.language, "why-next", rule=_NEXT_RULE)
        return InnHandCard(card, self.keys[card], False, (), text, (_NEXT_RULE,), False)

    def moment(self, position: InnState, step: Step, reader: int) -> str:
        """What there is to respond to, as the seat is told that reads it."""
        return moment_text(position, step, self.language, reader)

    def types(self, mask: int) -> tuple[str, ...]:
        """The keys of the types of a mask."""
        found = self._types.get(mask)
        if found is None:
            found = self._types[mask] = type_keys(mask)
        return found

    def way(self, position: InnState, card: int, mode: int) -> str:
        """One way to use a card, in words."""
        found = self._ways.get((card, mode))
        if found is None:
            found = self._ways[card, mode] = mode_text(position, card, mode, self.language)
        return found

    def face(self, position: InnState, card: int) -> str:
        """What a card says, on one line."""
        found = self._faces.get(card)
        if found is None:
            found = self._faces[card] = " ".join(card_face(position, card, self.language))
        return found


_known: Final[dict[str, dict[Setup, TableNames]]] = {language: {} for language in LANGUAGES}


def names_at(position: InnState, language: str) -> TableNames:
    """The words of the position's table. Kept for as many tables as are played at once, with the table itself."""
    known = _known[known_language(language)]
    found = known.get(position.setup)
    if found is None:
        if len(known) >= _MOST_TABLES:
            del known[next(iter(known))]
        found = known[position.setup] = TableNames(position, language)
    return found


def forget_table(setup: Setup) -> None:
    """This table is no longer shown."""
    forget_names(setup)
    for language in LANGUAGES:
        _known[language].pop(setup, None)

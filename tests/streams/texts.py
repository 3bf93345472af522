"""What facts and offers say, in words that do not depend on how a position is stored or its cards are numbered.

This is the one place that knows which numbers of a fact or an option are cards. A card is written as its deck and key,
so two copies of a card read alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.streams.engine import Decision, Event, Option, State, events, incidents, prompts, terms

Fields = Mapping[str, tuple[str, ...]]

INN_FACTS: Final[Fields] = {
    "discarded": ("cards",),
    "drew": ("cards",),
    "played": ("subject",),
    "negated": ("subject",),
    "ignored": ("subject",),
    "revealed": ("subject",),
    "drink-changed": ("subject",),
    "drink-became": ("subject",),
    "drink-given": ("subject",),
    "drink-split": ("subject",),
    "drank": ("subject", "cards"),
    "loss-redirected": ("subject",),
    "loss-reduced": ("subject",),
    "loss-split": ("subject",),
    "declined": ("subject",),
    "accepted": ("subject",),
    "chaser-fizzled": ("subject",),
    "set-aside": ("subject",),
    "drink-to-fortitude": ("subject",),
    "event-started": ("subject",),
    "in-force": ("subject",),
    "joined": ("subject", "cards"),
    "opened": ("subject",),
    "side-discarded": ("subject",),
    "called-off": ("subject",),
    "number-changed": ("subject",),
    "chose": ("subject",),
    "kept": ("subject",),
    "offered": ("subject",),
    "sold": ("subject",),
    "not-sold": ("subject",),
    "targeted": ("subject",),
}
"""For each kind of fact the fields that are cards; all others are seats, amounts, tracks and the like."""

INN_OPTIONS: Final[Fields] = {
    "play": ("subject",),
    "share": ("subject",),
    "take-drink": ("subject",),
    "targets": ("subject",),
    "number": ("subject",),
    "alternative": ("subject",),
    "stand": ("subject",),
    "keep": ("subject",),
    "sell": ("subject",),
    "buy": ("subject",),
}
"""The same for what a seat may do. `about` is always an incident, and what a seat picks from is always cards."""

DRAGONSTONES_FACTS: Final[Fields] = {
    "turn-began": ("cards",),
    "turned-up": ("subject",),
    "not-played": ("subject",),
    "cursed": ("subject",),
    "passed-over": ("subject",),
    "tied": ("subject",),
    "nobody-won": ("subject",),
    "won": ("subject",),
    "used": ("subject",),
    "announced": ("subject", "other"),
    "doubled": ("subject", "other"),
    "kept": ("subject",),
    "declined": ("subject",),
    "turn-ended": ("cards",),
}

DRAGONSTONES_OPTIONS: Final[Fields] = {
    "once": ("subject", "about"),
    "twice": ("subject", "about"),
    "use-mode": ("subject",),
    "decline": ("subject",),
    "pay": ("subject",),
    "use": ("subject",),
}

FACT_FIELDS: Final = ("seat", "other", "subject", "amount", "cards", "shown_to")
OPTION_FIELDS: Final = ("subject", "mode", "targets", "about")

LEFT_OUT: Final[dict[str, Fields]] = {"inn": {}, "dragonstones": {}}
"""Fields that a kind of fact has had only since the digests were written: all of them if the kind itself is new."""


@dataclass(frozen=True)
class _Names:
    facts: Mapping[int, str]
    questions: Mapping[int, str]
    verbs: Mapping[int, str]
    fact_cards: Fields
    option_cards: Fields


_NAMES: Final = {
    "inn": _Names(events.NAMES, prompts.QUESTIONS, prompts.VERBS, INN_FACTS, INN_OPTIONS),
    "dragonstones": _Names(
        dict(enumerate(terms.EVENT_KEYS)),
        dict(enumerate(terms.DECISION_KEYS)),
        dict(enumerate(terms.VERB_KEYS)),
        DRAGONSTONES_FACTS,
        DRAGONSTONES_OPTIONS,
    ),
}


class Texts:
    """Puts what happens at one table into words."""

    def __init__(self, game: str, state: State) -> None:
        self._state: Any = state
        self._names = _NAMES[game]
        self._left_out = LEFT_OUT[game]
        self._cards = _card_texts(game, self._state)
        self._has_incidents = game == "inn"

    def fact(self, event: Event) -> str:
        """A fact; empty for one that is left out."""
        name = self._names.facts[event.kind]
        cards = self._names.fact_cards.get(name, ())
        left_out = self._left_out.get(name, ())
        said = [self._value(getattr(event, field), field in cards) for field in FACT_FIELDS if field not in left_out]
        return " ".join([name, *said]) if said else ""

    def option(self, option: Option) -> str:
        """Something a seat may do."""
        name = self._names.verbs[option.verb]
        cards = self._names.option_cards.get(name, ())
        said = [self._value(getattr(option, field), field in cards) for field in OPTION_FIELDS]
        if self._has_incidents:
            said[-1] = self._incident(option.about)
        return " ".join([name, *said])

    def candidate(self, card: int) -> str:
        """What a pick may pick."""
        return self._cards[card]

    def question(self, decision: Decision) -> str:
        """Who is asked what."""
        return f"{decision.seat} {self._names.questions[decision.kind]} {decision.fewest} {decision.most}"

    def _value(self, value: Any, is_card: bool) -> str:
        if isinstance(value, tuple):
            return "(" + " ".join([self._value(one, is_card) for one in value]) + ")"
        return self._cards[value] if is_card and value >= 0 else str(value)

    def _incident(self, number: int) -> str:
        """What an option answers; its number is only where it lies."""
        if number < 0:
            return "-"
        incident = self._state.incidents[number]
        if incident.kind == incidents.DRINK:
            return f"drink {incident.seat} {self._value(incident.cards, True)}"
        return f"{incident.kind} {incident.seat} {self._value(incident.card, True)}"


def _card_texts(game: str, state: Any) -> list[str]:
    """Every card's text by its number. A Drink goes by its key alone, as decks have Drinks in common."""
    if game == "dragonstones":
        return [character.key for character in state.catalogue.characters]
    return [
        card.key if card.deck_key.startswith("drinks_") else f"{card.deck_key}/{card.key}" for card in state.setup.cards
    ]

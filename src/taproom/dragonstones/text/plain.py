"""Events and decisions as plain data with characters by key, so that they compare equal however those are numbered."""

from typing import Final

from taproom.dragonstones.state import terms
from taproom.dragonstones.state.position import Position
from taproom.dragonstones.text.log import CHARACTER_IN_OTHER, CHARACTER_IN_SUBJECT, CHARACTERS_IN_CARDS
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.events import Event

_OF_CHARACTERS: Final = (terms.ONCE, terms.TWICE, terms.USE_MODE, terms.DECLINE, terms.PAY, terms.USE)
"""Verbs whose `subject` is a character, and `about` too if it is set."""


def plain_event(game: Position, event: Event) -> list[object]:
    """The event's name and numbers."""
    kind = event.kind
    cards: list[object] = list(event.cards)
    if kind in CHARACTERS_IN_CARDS:
        cards = [_key(game, character) for character in event.cards]
    return [
        terms.EVENT_KEYS[kind],
        event.seat,
        _key(game, event.other) if kind in CHARACTER_IN_OTHER else event.other,
        _key(game, event.subject) if kind in CHARACTER_IN_SUBJECT else event.subject,
        event.amount,
        cards,
        event.shown_to,
    ]


def plain_decision(game: Position, decision: Decision) -> list[object]:
    """The decision with its options."""
    return [
        decision.seat,
        terms.DECISION_KEYS[decision.kind],
        [_plain_option(game, option) for option in decision.options],
        decision.least,
    ]


def _plain_option(game: Position, option: Option) -> list[object]:
    named: list[object] = [option.subject, option.about]
    if option.verb in _OF_CHARACTERS:
        named = [_key(game, option.subject), _key(game, option.about)]
    return [terms.VERB_KEYS[option.verb], *named, option.mode, list(option.targets)]


def _key(game: Position, character: int) -> str:
    return game.catalogue.characters[character].key if character >= 0 else ""

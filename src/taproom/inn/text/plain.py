"""Events and decisions as plain data with cards by key, so that they compare equal however cards are numbered."""

from typing import Final

from taproom.inn.board import events as ev
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event

NO_CARDS: Final = (ev.PLAYED, ev.TARGETED, ev.TRACK, ev.TIME_PASSED, ev.EVENTS_RESHUFFLED)
"""Events whose `cards` hold something else: target seats, or the number of a component or of an event deck."""


def card_key(position: InnState, card: int) -> str:
    """Deck and card, as in "gerki/i_raise"; empty for no card."""
    if card < 0:
        return ""
    known = position.setup.cards[card]
    return f"{known.deck_key}/{known.key}"


def plain_event(position: InnState, event: Event) -> list[object]:
    """The event's name and numbers."""
    cards: list[object] = list(event.cards)
    if event.kind not in NO_CARDS:
        cards = [card_key(position, card) for card in event.cards]
    subject = card_key(position, event.subject)
    return [ev.NAMES[event.kind], event.seat, event.other, subject, event.amount, cards, event.shown_to]


def plain_decision(position: InnState, decision: Decision) -> list[object]:
    """The decision with its options. Incident numbers mean nothing outside the state, so they are left out."""
    options: list[object] = [
        [option.verb, card_key(position, option.subject), option.mode, list(option.targets)]
        for option in decision.options
    ]
    candidates = [card_key(position, card) for card in decision.candidates]
    return [decision.seat, decision.kind, options, candidates, decision.fewest, decision.most, decision.least]

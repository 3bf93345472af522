"""Facts and questions as plain data with cards by key: equal where they mean the same, however cards are numbered."""

from typing import Final

from taproom.inn import events as ev
from taproom.inn.rules.position import Position
from taproom.table.decisions import Decision
from taproom.table.events import Event

NO_CARDS: Final = (ev.PLAYED, ev.TARGETED, ev.TRACK)
"""Facts whose `cards` are none: seats it was played on, or the number of a component."""


def card_key(position: Position, card: int) -> str:
    """The deck and the card in it; empty for none."""
    if card < 0:
        return ""
    known = position.table.cards[card]
    return f"{known.deck_key}/{known.key}"


def plain_event(position: Position, event: Event) -> list[object]:
    """A fact. What is told of several cards at once is told of them in the order in which they lie."""
    cards: list[object] = list(event.cards)
    if event.kind not in NO_CARDS:
        cards = [card_key(position, card) for card in event.cards]
    subject = card_key(position, event.subject)
    return [ev.NAMES[event.kind], event.seat, event.other, subject, event.amount, cards, event.shown_to]


def plain_decision(position: Position, decision: Decision) -> list[object]:
    """A question. What an option is about (an incident) has a number of this game's own, which is left out."""
    options: list[object] = [
        [option.verb, card_key(position, option.subject), option.mode, list(option.targets)]
        for option in decision.options
    ]
    candidates = [card_key(position, card) for card in decision.candidates]
    return [decision.seat, decision.kind, options, candidates, decision.fewest, decision.most, decision.least]

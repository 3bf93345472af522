"""Events and decisions as plain data with cards by key, so that they compare equal however cards are numbered."""

from typing import Final

from taproom.inn.board import events as ev
from taproom.inn.rules import in_play
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event

AIMED: Final = (ev.PLAYED, ev.TARGETED, ev.ACTIVATED, ev.FIRED)
"""Events whose `cards` hold targets."""
NO_CARDS: Final = (*AIMED, ev.TRACK, ev.TIME_PASSED, ev.EVENTS_RESHUFFLED)
"""Events whose `cards` hold something else: targets, or the number of a component or of an event deck."""


def card_key(position: InnState, card: int) -> str:
    """Deck and card, as in "gerki/i_raise"; empty for no card."""
    if card < 0:
        return ""
    known = position.setup.cards[card]
    return f"{known.deck_key}/{known.key}"


def target_key(position: InnState, target: int) -> object:
    """A seat, or a card in play by its key."""
    return target if target < position.seat_count() else card_key(position, in_play.text_of(position, target))


def plain_event(position: InnState, event: Event) -> list[object]:
    """The event's name and numbers."""
    cards: list[object] = list(event.cards)
    if event.kind in AIMED:
        cards = [target_key(position, target) for target in event.cards]
    elif event.kind not in NO_CARDS:
        cards = [card_key(position, card) for card in event.cards]
    subject, other = card_key(position, event.subject), target_key(position, event.other)
    return [ev.NAMES[event.kind], event.seat, other, subject, event.amount, cards, event.shown_to]


def plain_decision(position: InnState, decision: Decision) -> list[object]:
    """The decision with its options. Incident numbers mean nothing outside the state, so they are left out."""
    options: list[object] = [
        [
            option.verb,
            card_key(position, option.subject),
            option.mode,
            [target_key(position, t) for t in option.targets],
        ]
        for option in decision.options
    ]
    candidates = [card_key(position, card) for card in decision.candidates]
    return [decision.seat, decision.kind, options, candidates, decision.fewest, decision.most, decision.least]

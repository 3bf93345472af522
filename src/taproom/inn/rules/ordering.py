"""Ordering Drinks for others (R2.4, R8.6), and what is settled when all are ordered (R28.2.7)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_ORDER, DRINK_PHASE, ORDER, ORDER_PHASE
from taproom.inn.rules import decks, responses, triggers
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, RESTING, Step
from taproom.kernel.decisions import Option, choose_one_of

_PACKED: Final = 64
"""More than there are places in the code of a card."""


class OrderDrink(Step):
    """R2.4.1, R8.6.1: the top card of the Drink Deck goes unseen onto another player's pile.

    `amount` is who may say for whom, as a mask; 0 if only the seat may.
    """

    def manner(self) -> int:
        """It takes a card of the Drink Deck."""
        return BLIND

    def run(self, inn: Position) -> None:
        """Ask for whom; ordering is not optional (D2.1)."""
        options = [
            Option(ORDER, -1, 0, (other,), -1)
            for other in inn.in_turn_order(self.seat)
            if not inn.are_teammates(other, self.seat)
        ]
        if not options or inn.top(inn.setup.places.drink_deck) < 0 or not inn.is_in(self.seat):
            return
        asked = [seat for seat in inn.setup.members[self.seat] if (self.amount >> seat) & 1] or [self.seat]
        inn.ask_team(self, [choose_one_of(seat, ASK_ORDER, options, 0) for seat in asked])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Put it on the pile."""
        target = option.targets[0]
        decks.take_drink(inn, inn.setup.places.piles[target])
        inn.ordered |= 1 << target
        inn.tell(events.ORDERED, seat, target)


def postpone(inn: Position, number: int, counter: int) -> bool:
    """R28.2.7: what a card does to those who are ordered for, it does in the whole Order phase, once to each."""
    card = inn.incidents[number]
    if card.kind != inc.CARD:
        return False
    inn.agenda.append(AfterOrders(card.seat, card.card, card.mode * _PACKED + counter, 0))
    return True


class AfterOrders(Step):
    """Drinks have been ordered: a part of card `incident` happens to those it has not happened to (`other`) yet.

    `amount` is the mode in which the card was used and the place of the part in its code.
    """

    def run(self, inn: Position) -> None:
        """As a text that happens by itself; once more when the phase has done its business, and when it is over."""
        mode, place = self.amount // _PACKED, self.amount % _PACKED
        only = inn.setup.cards[self.incident].modes[mode].code[place].only
        assert only is not None
        card = Incident(inc.CARD, self.seat, self.seat, self.incident, mode, -1)
        fresh = 0
        for seat in inn.in_turn_order(self.seat):
            if (self.other >> seat) & 1 == 0 and only.word.keeps(inn, card, only, seat):
                fresh |= 1 << seat
        again = AfterOrders(self.seat, self.incident, self.amount, self.other | fresh)
        for last in range(len(inn.agenda) - 1, -1, -1):
            if _ends_ordering(inn.agenda[last]):
                waits = any([step.manner() == RESTING for step in inn.agenda[last + 1 :]])
                inn.agenda.insert(last + 1 if waits else last, again)
                break
        if fresh:
            part = triggers.begin_part(inn, self.seat, self.seat, self.incident, mode, place)
            inn.edit(part.incident).change(inc.SUCH, only.slot, fresh)
            inn.agenda.append(part)


def _ends_ordering(step: Step) -> bool:
    """Whether it is the last moment of the Order phase."""
    return isinstance(step, responses.Edge) and step.amount == ORDER_PHASE | DRINK_PHASE

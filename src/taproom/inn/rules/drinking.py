"""A Drink takes effect: at once on the drinker's Alcohol and Fortitude, then on Gold and cards (R8.4)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_NEXT_EFFECT, EFFECT
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.rules import payments, triggers
from taproom.inn.rules.drink_totals import ALCOHOL, DISCARDED, DRAWN, FORTITUDE, GOLD, is_replaced, totals
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option

FURTHER: Final = 8
"""From this kind of effect on: what each card of the Drink does besides its numbers."""


def swallow(inn: Position, number: int, total: list[int]) -> None:
    """The drinker's Alcohol and Fortitude change at once."""
    drink = inn.incidents[number]
    inn.tell(events.DRANK, drink.seat, subject=drink.cards[0], amount=total[ALCOHOL], cards=drink.cards)
    if inn.setup.has_components:
        _swallow_with_components(inn, drink, total)
        return
    mats.change_alcohol(inn, drink.seat, total[ALCOHOL], drink.cause)
    mats.change_fortitude(inn, drink.seat, total[FORTITUDE], drink.cause)


def _swallow_with_components(inn: Position, drink: Incident, total: list[int]) -> None:
    """What is in force changes what the Drink does to the drinker, not the Drink (R24.1.4)."""
    seat = drink.seat
    gained = static_effects.alcohol_gained(inn, seat, total[ALCOHOL], True)
    mats.change_alcohol(inn, seat, gained, drink.cause)
    mats.change_fortitude(inn, seat, static_effects.fortitude_lost(inn, seat, total[FORTITUDE]), drink.cause)
    triggers.happen(inn, seat, fx.ON_STRONG_DRINK, gained)


def follow_up(inn: Position, number: int, total: list[int]) -> None:
    """Paying comes next, then drawing and discarding."""
    drink = inn.incidents[number]
    waiting = (1 << DRAWN if total[DRAWN] else 0) | (1 << DISCARDED if total[DISCARDED] else 0)
    for place, card in enumerate(drink.cards):
        if inn.setup.cards[card].further is not None and not is_replaced(drink):
            waiting |= 1 << FURTHER + place
    if waiting:
        inn.agenda.append(DrawAndDiscard(seat=drink.seat, incident=number, amount=waiting))
    if total[GOLD]:
        payments.demand(inn, drink.seat, fx.INN, total[GOLD], number, 0)


class DrawAndDiscard(Step):
    """R8.4.1: several such effects of one Drink happen in the order the drinker likes; `amount` is which are left."""

    def run(self, inn: Position) -> None:
        """Ask which comes next; with one left there is nothing to ask."""
        cards = inn.incidents[self.incident].cards
        kinds = [DRAWN, DISCARDED, *range(FURTHER, FURTHER + len(cards))]
        options = [
            Option(EFFECT, cards[max(0, kind - FURTHER)], kind, (), self.incident)
            for kind in kinds
            if (self.amount >> kind) & 1
        ]
        if options:
            inn.ask_options(self, self.seat, ASK_NEXT_EFFECT, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Carry it out completely before the next."""
        drink = inn.incidents[self.incident]
        total = totals(inn, drink, drink.seat)
        left = self.amount & ~(1 << option.mode)
        inn.agenda.append(DrawAndDiscard(seat=seat, incident=self.incident, amount=left))
        if option.mode == DRAWN:
            inn.draw_cards([seat], total[DRAWN])
        elif option.mode >= FURTHER:
            inn.agenda.append(triggers.begin_part(inn, seat, seat, option.subject, 0, 0))
        else:
            inn.discard_cards([seat], total[DISCARDED], self.incident)

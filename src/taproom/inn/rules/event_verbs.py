"""The verbs that Events are mostly made of: what is bid and sold (D41.1), who joins in (R42.1.9), a coin for all."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ACCEPT, ALTERNATIVE, ASK_JOIN, ASK_WARES
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect
from taproom.inn.rules import bidding, damage, event_decks, payments, resolution, responses
from taproom.inn.rules.answering import AnsweringBoard
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, Step
from taproom.kernel.decisions import Option

HEADS: Final = 1
TAILS: Final = 0


class JoinIn(Step):
    """Each player concerned says, in turn order, whether to join in; `amount` is the place in the code."""

    def run(self, inn: Position) -> None:
        """Ask the next who has not said."""
        incident = inn.incidents[self.incident]
        for seat in damage.affected(inn, incident, damage.mode_of(inn, incident).code[self.amount]):
            if not incident.has_result(inc.JOINED_IN, seat):
                join = Option(ACCEPT, incident.card, 0, (), self.incident)
                inn.ask_options(self, seat, ASK_JOIN, [responses.DECLINE, join])
                return

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Remember it and go on to the next."""
        joins = option.verb == ACCEPT
        inn.edit(self.incident).change(inc.JOINED_IN, seat, 1 if joins else 0)
        card = inn.incidents[self.incident].card
        inn.tell(events.JOINED_IN if joins else events.STAYED_OUT, seat, subject=card)
        inn.agenda.append(self)


class TossCoin(Step):
    """One coin for the whole of an incident."""

    def manner(self) -> int:
        """Nobody knows how it falls."""
        return BLIND

    def run(self, inn: Position) -> None:
        """For everybody to see."""
        self.fall(inn, inn.toss())

    def fall(self, inn: Position, side: int) -> None:
        """It shows this side."""
        inn.edit(self.incident).change(inc.COIN, side, 0)
        inn.tell(events.COIN, amount=side)


def start_sale(inn: Position, number: int, counter: int) -> None:
    """One player after the other, in turn order."""
    incident = inn.incidents[number]
    seats = damage.affected(inn, incident, damage.mode_of(inn, incident).code[counter])
    behind = counter + 1 + damage.mode_of(inn, incident).spans[counter]
    inn.then(*[Buy(seat, number, counter, 0) for seat in seats], resolution.CarryOut(incident=number, amount=behind))


class Buy(Step):
    """The seat may buy once more; `amount` is the place in the code, `other` how often it has bought."""

    def _sale(self, inn: Position) -> Effect:
        return damage.mode_of(inn, inn.incidents[self.incident]).code[self.amount]

    def run(self, inn: Position) -> None:
        """Ask, as often as the text says, while there is Gold for it (R40.2.6)."""
        sale = self._sale(inn)
        purse = mats.gold_of(inn, self.seat) + static_effects.spared_gold(inn, self.seat, self.incident)
        if self.other >= sale.amount or purse < sale.extra:
            return
        card = inn.incidents[self.incident].card
        ways = [Option(ALTERNATIVE, card, way, (), self.incident) for way in range(len(sale.inner))]
        inn.ask_options(self, self.seat, ASK_WARES, [responses.DECLINE, *ways])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Each purchase can be answered by itself; all of them are one payment, divided (D41.1, R29.3.7)."""
        if option.verb != ALTERNATIVE:
            return
        sale = self._sale(inn)
        inn.tell(events.CHOSE, seat, subject=option.subject, amount=option.mode)
        paid = inn.incidents[self.incident].result_of(inc.PAID_SO_FAR, seat)
        inn.agenda.append(Buy(seat, self.incident, self.amount, self.other + 1))
        inn.agenda.append(Deliver(seat, self.incident, self.amount * inc.CHOICES + option.mode, paid))
        payments.demand(inn, seat, fx.INN, sale.extra, self.incident, 0)


class Deliver(Step):
    """What was paid for happens; `amount` is the place in the code and the way, `other` what was paid before."""

    def run(self, inn: Position) -> None:
        """Unless nothing was paid after all."""
        incident = inn.incidents[self.incident]
        if incident.result_of(inc.PAID_SO_FAR, self.seat) > self.other:
            sale = damage.mode_of(inn, incident).code[self.amount // inc.CHOICES]
            for effect in sale.inner[self.amount % inc.CHOICES].inner:
                effect.word.apply_to(inn, self.incident, effect, [self.seat])


class EventBoard(AnsweringBoard):
    """Bids, purchases, chance."""

    def concerned(self, incident: Incident) -> list[int]:
        """In turn order; in teams the Champions."""
        return event_decks.concerned(self, incident)

    def bid(self, number: int, counter: int, secretly: bool) -> None:
        """All at once, or from the first in turn order on."""
        if secretly:
            self.agenda.append(bidding.SecretBids(incident=number, amount=counter))
        else:
            self.agenda.append(bidding.OpenBids(self.turn, number, counter, 0))

    def collect(self, seat: int, amount: int, number: int) -> None:
        """Each may answer before paying."""
        others = [other for other in self.concerned(self.incidents[number]) if not self.are_teammates(other, seat)]
        self.demand(others, seat, amount, number)

    def let_join(self, number: int, counter: int) -> None:
        """Each is asked."""
        self.agenda.append(JoinIn(incident=number, amount=counter))

    def toss_coin(self, number: int) -> None:
        """At once."""
        self.agenda.append(TossCoin(incident=number))

    def let_buy(self, number: int, counter: int) -> None:
        """Then the text goes on behind the purchases."""
        start_sale(self, number, counter)

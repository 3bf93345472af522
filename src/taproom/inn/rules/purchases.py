"""What an Event sells (D41.1): each player in turn buys a few times, each time one of several things."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ALTERNATIVE, ASK_WARES
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect
from taproom.inn.rules import damage, payments, resolution, responses
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def start(inn: Position, number: int, counter: int) -> None:
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

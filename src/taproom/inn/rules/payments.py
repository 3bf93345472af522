"""Gold changing hands (R5.1.2, D5.4 to D5.7): demanded, answered, paid."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import ASKS_RESULTS
from taproom.inn.rules import responses
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step


def demand(inn: Position, payer: int, receiver: int, amount: int, source: int, flags: int) -> None:
    """Put a payment on the agenda; the receiver is a seat, the Inn or the pot."""
    if flags:
        inn.agenda.append(DemandForNewDeck(seat=payer, other=receiver, amount=amount, incident=source))
    else:
        inn.agenda.append(Demand(seat=payer, other=receiver, amount=amount, incident=source))


def open_payment(inn: Position, payer: int, receiver: int, amount: int, source: int, flags: int) -> int:
    """A payment that the player about to lose Gold can answer."""
    payment = Incident(inc.PAYMENT, payer, receiver, -1, 0, source)
    payment.amount = amount
    payment.flags = flags
    return inn.add_incident(payment)


class Demand(Step):
    """Gold is about to be lost: the payer may answer first."""

    flags = 0

    def run(self, inn: Position) -> None:
        """Without Gold the demand does nothing (R7.7.2); who passed out in a contest pays without a word (R10.2.8)."""
        if (inn.asleep >> self.seat) & 1:
            paid = transfer(inn, self.seat, self.other, self.amount)
            if paid and self.other >= 0 and inn.setup.has_components:
                static_effects.gold_came(inn, self.other, self.seat, self.incident)
            return
        if not inn.is_in(self.seat):
            return
        if mats.gold_of(inn, self.seat) == 0 and static_effects.spared_gold(inn, self.seat, self.incident) == 0:
            return
        number = open_payment(inn, self.seat, self.other, self.amount, self.incident, self.flags)
        inn.agenda.append(Settle(incident=number))
        responses.RespondTo(incident=number).run(inn)


class DemandForNewDeck(Demand):
    """R8.1.1: a used-up Drink Deck is paid for; only cards for losing Gold may be played (D8.1a)."""

    flags = inc.IS_NEW_DECK


class Settle(Step):
    """The Gold moves, as far as there is any (D5.5)."""

    def run(self, inn: Position) -> None:
        """Pay, have the Inn pay, or pay nothing."""
        payment = inn.incidents[self.incident]
        inn.finish(self.incident)
        if payment.has(inc.WAIVED):
            inn.tell(events.NOT_PAID, payment.seat, payment.other, amount=payment.amount)
        elif payment.has(inc.INN_PAYS):
            inn.inn_gold -= payment.amount
            inn.tell(events.INN_PAID, payment.seat, payment.other, amount=payment.amount)
            _note_result(inn, payment, payment.amount)
            receive(inn, payment.other, payment.amount)
            if inn.setup.has_components and payment.other >= 0:
                static_effects.gold_came(inn, payment.other, -1, payment.about)
        else:
            spared = 0 if payment.has(inc.IS_ANTE) else _let_inn_begin(inn, payment)
            paid = transfer(inn, payment.seat, payment.other, payment.amount - spared)
            _note_result(inn, payment, spared + paid)
            if paid and inn.setup.has_components:
                _note_payment(inn, payment)
            elif spared and payment.other >= 0:
                static_effects.gold_came(inn, payment.other, -1, payment.about)


def _let_inn_begin(inn: Position, payment: Incident) -> int:
    """R29.3.7: for some players the Inn pays the first Gold, be the payment made at once or bit by bit."""
    spared = min(payment.amount, static_effects.spared_gold(inn, payment.seat, payment.about))
    if spared > 0:
        if payment.about >= 0:
            inn.edit(payment.about).change(inc.SPARED, payment.seat, spared)
        inn.inn_gold -= spared
        inn.tell(events.INN_PAID, payment.seat, payment.other, amount=spared)
        receive(inn, payment.other, spared)
    return max(0, spared)


def _note_result(inn: Position, payment: Incident, paid: int) -> None:
    """A text may ask what was paid to it, from whatever purse (R42.1.4)."""
    if payment.about >= 0 and paid:
        source = inn.incidents[payment.about]
        if source.card >= 0 and source.kind == inc.EVENT and inn.card(source.card).modes[0].works & ASKS_RESULTS:
            inn.edit(payment.about).change(inc.PAID_SO_FAR, payment.seat, paid)


def _note_payment(inn: Position, payment: Incident) -> None:
    """A text may ask whether its own player has paid, and Gold that has come may bring more."""
    if payment.about >= 0 and inn.incidents[payment.about].seat == payment.seat:
        inn.edit(payment.about).flags |= inc.PAID
    if payment.other >= 0:
        static_effects.gold_came(inn, payment.other, payment.seat, payment.about)


def transfer(inn: Position, payer: int, receiver: int, amount: int) -> int:
    """Move Gold from a seat; how much it was."""
    paid = min(amount, mats.gold_of(inn, payer))
    if paid:
        mats.change_gold(inn, payer, -paid)
        inn.tell(events.GOLD, payer, receiver, amount=paid)
        receive(inn, receiver, paid)
    return paid


def receive(inn: Position, receiver: int, amount: int) -> None:
    """Gold arrives at a seat, the Inn or the pot."""
    if receiver >= 0:
        mats.change_gold(inn, receiver, amount)
    elif receiver == fx.POT:
        inn.pot += amount
    else:
        inn.inn_gold += amount


def take(inn: Position, seat: int, source: int, amount: int) -> int:
    """Take Gold from the Inn, or as much of it as the pot holds; how much it was."""
    taken = min(amount, inn.pot) if source == fx.POT else amount
    if source == fx.POT:
        inn.pot -= taken
    else:
        inn.inn_gold -= taken
    if taken:
        mats.change_gold(inn, seat, taken)
        inn.tell(events.GOLD, source, seat, amount=taken)
    return taken


def spare(inn: Position, response: Incident, inn_pays: bool) -> None:
    """A response that pays from the Inn (D5.7) or does not pay at all; of wages it takes 1 off each (R29.2.3)."""
    payment = inn.edit(response.about)
    if payment.has(inc.IS_WAGE):
        payment.change(inc.LOWERED, 1, 0)
        inn.tell(events.WAGES_LOWERED, payment.seat, amount=1)
    else:
        payment.flags |= inc.INN_PAYS if inn_pays else inc.WAIVED

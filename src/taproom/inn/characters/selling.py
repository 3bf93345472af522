"""Open cards for sale (R23.1.6 to R23.1.10)."""

from typing import Final

from taproom.inn import events
from taproom.inn.asking import ASK_BUY, BUY, PASS
from taproom.inn.cards import PlayMode
from taproom.inn.characters import standing
from taproom.inn.characters.opening import Keep
from taproom.inn.rules import losing, payments, reasons
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option

_NO: Final = Option(PASS, -1, 0, (), -1)


def rules_against_sale(inn: Inn, seat: int, other: int, text: int) -> tuple[str, ...]:
    """The rules by which the seat cannot sell this card to that player now, the closest first."""
    card = inn.zones.find(inn.table.places.open[seat], text)
    if card >= 0 and not inn.table.sells(seat, card):
        return ("R23.1.7", "R23.1.6")
    if inn.table.has_such_a_deck(other, text):
        return ("R23.1.7", "R23.1.6")
    if inn.are_teammates(seat, other):
        return ("R23.1.10", "R23.1.6")
    if isinstance(inn.asker, Keep):
        return ("R23.1.6", "R23.1.2", "R23.1.9", "D3.2")
    return ("R23.1.6",) if card >= 0 else ("R23.1.6", "R23.1.9")


def offer(inn: Inn, seat: int, option: Option, on_its_own: bool) -> None:
    """The seller has made an offer; a buyer without Gold is judged when nothing waits to resolve (R6.2.1)."""
    buyer = option.targets[0]
    inn.tell(events.OFFERED, seat, buyer, option.subject, inn.table.cards[option.subject].price)
    if on_its_own:
        inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(Sale(seat=seat, other=buyer, amount=option.subject))


class Sale(Step):
    """R23.1.6, D23.1: both must agree, the price is fixed, and nobody can respond; `amount` is the card."""

    def run(self, inn: Inn) -> None:
        """Ask the buyer."""
        inn.ask_options(self, self.other, ASK_BUY, [_NO, Option(BUY, self.amount, 0, (self.seat,), -1)])

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """The card now lies before the buyer (R23.1.7)."""
        price = inn.table.cards[self.amount].price
        if option.verb != BUY:
            inn.tell(events.NOT_SOLD, seat, self.seat, self.amount)
            return
        if payments.transfer(inn, seat, self.seat, price):
            standing.gold_came(inn, self.seat, seat, -1)
        open_zones = inn.table.places.open
        for card in inn.zones.cards(open_zones[self.seat]):
            if inn.table.faces[card].number == self.amount and inn.table.sells(self.seat, card):
                inn.move(card, open_zones[self.seat], open_zones[seat])
                break
        inn.tell(events.SOLD, self.seat, seat, self.amount, price)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """A sale is not a card, so nobody can respond to it (D23.1)."""
        return reasons.SALE_NOW

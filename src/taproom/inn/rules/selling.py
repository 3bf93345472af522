"""Open cards for sale (R23.1.6 to R23.1.10)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_BUY, BUY, PASS
from taproom.inn.components import static_effects
from taproom.inn.rules import losing, payments
from taproom.inn.rules.open_cards import Keep
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option

_NO: Final = Option(PASS, -1, 0, (), -1)


def rules_against_sale(inn: Position, seat: int, other: int, text: int) -> tuple[str, ...]:
    """The rules by which the seat cannot sell this card to that player now, the closest first."""
    card = inn.zones.find(inn.setup.places.open[seat], text)
    if card >= 0 and not inn.setup.sells(seat, card):
        return ("R23.1.7", "R23.1.6")
    if inn.setup.has_such_a_deck(other, text):
        return ("R23.1.7", "R23.1.6")
    if inn.are_teammates(seat, other):
        return ("R23.1.10", "R23.1.6")
    if isinstance(inn.asker, Keep):
        return ("R23.1.6", "R23.1.2", "R23.1.9", "D3.2")
    return ("R23.1.6",) if card >= 0 else ("R23.1.6", "R23.1.9")


def offer(inn: Position, seat: int, option: Option, on_its_own: bool) -> None:
    """The seller has made an offer; a buyer without Gold is judged when nothing waits to resolve (R6.2.1)."""
    buyer = option.targets[0]
    inn.tell(events.OFFERED, seat, buyer, option.subject, inn.setup.cards[option.subject].price)
    if on_its_own:
        inn.agenda.append(losing.CHECK_LOSSES)
    inn.agenda.append(Sale(seat=seat, other=buyer, amount=option.subject))


class Sale(Step):
    """R23.1.6, D23.1: both must agree, the price is fixed, and nobody can respond; `amount` is the card."""

    def run(self, inn: Position) -> None:
        """Ask the buyer."""
        inn.ask_options(self, self.other, ASK_BUY, [_NO, Option(BUY, self.amount, 0, (self.seat,), -1)])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """The card now lies before the buyer (R23.1.7)."""
        price = inn.setup.cards[self.amount].price
        if option.verb != BUY:
            inn.tell(events.NOT_SOLD, seat, self.seat, self.amount)
            return
        if payments.transfer(inn, seat, self.seat, price):
            static_effects.gold_came(inn, self.seat, seat, -1)
        open_zones = inn.setup.places.open
        for card in inn.zones.cards(open_zones[self.seat]):
            if inn.setup.faces[card].number == self.amount and inn.setup.sells(self.seat, card):
                inn.move(card, open_zones[self.seat], open_zones[seat])
                break
        inn.tell(events.SOLD, self.seat, seat, self.amount, price)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """A sale is not a card, so nobody can respond to it (D23.1)."""
        return reasons.SALE_NOW

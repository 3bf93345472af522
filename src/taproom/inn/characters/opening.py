"""Cards that lie open: one is kept before its player, to be played as if from hand, or sold (R23)."""

from typing import Final

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import (
    ASK_BUY,
    ASK_KEEP,
    BUY,
    KEEP,
    PASS,
    SELL,
)
from taproom.inn.cards import PlayMode
from taproom.inn.characters import side, standing
from taproom.inn.characters.components import OPEN, STANDING
from taproom.inn.layout import NO_ZONE
from taproom.inn.rules import losing, mats, payments, reasons
from taproom.inn.rules.steps import AT_LAST_CHANCE, NOBODY, Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option

_NO: Final = Option(PASS, -1, 0, (), -1)


def open_cards(inn: Inn, seat: int, place: int, count: int) -> None:
    """Reveal cards of a side deck; of them and of what lay there one stays (R23.1.2, D3.2)."""
    for _ in range(count):
        card = side.reveal(inn, place)
        if card >= 0:
            inn.move(card, inn.table.places.played, inn.table.places.open[seat])
            inn.tell(events.OPENED, seat, subject=inn.table.faces[card].number)
    inn.agenda.append(Keep(seat=seat, amount=place))


class Keep(Step):
    """R23.1.2: before anything else is done, all but one of the cards of component `amount` are discarded."""

    def run(self, inn: Inn) -> None:
        """Ask which one stays; two of a kind leave no choice."""
        own = self._own(inn)
        if len(own) < 2:
            return
        texts = inn.table.places.layout.texts
        options = [Option(KEEP, text, 0, (), -1) for text in dict.fromkeys([texts[card] for card in own])]
        inn.ask_options(self, self.seat, ASK_KEEP, options)

    def _own(self, inn: Inn) -> list[int]:
        open_cards = inn.zones.cards(inn.table.places.open[self.seat])
        return [card for card in open_cards if inn.table.home_of(card) == self.amount]

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """The others go to their discard pile."""
        others = self._own(inn)
        for card in others:
            if inn.table.faces[card].number == option.subject:
                others.remove(card)
                break
        inn.tell(events.KEPT, seat, subject=option.subject)
        for card in others:
            side.discard(inn, self.amount, card, inn.table.places.open[seat])

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """Before this choice is made nobody does anything (R23.1.2, D3.2)."""
        return reasons.KEEPING_NOW


def add_sales(inn: Inn, moment: Step, seat: int, options: list[Option]) -> None:
    """R23.1.6: an offer to another player who has the price; in each moment one to each, so that it passes."""
    if moment.incident >= 0 and inn.incidents[moment.incident].has(inc.IS_NEW_DECK):
        return  # D8.1a: the Drink Deck is being revealed from.
    asked = asked_to_buy(moment)
    if moment.window == AT_LAST_CHANCE and not inn.are_teammates(seat, moment.seat):
        asked |= ~(1 << moment.seat)  # D6.1: the others have their moment afterwards.
    texts = inn.table.places.layout.texts
    open_cards = inn.zones.cards(inn.table.places.open[seat])
    for text in dict.fromkeys([texts[card] for card in open_cards if inn.table.sells(seat, card)]):
        for other in inn.in_turn_order(seat):
            if (asked >> other) & 1 == 0 and _may_buy(inn, seat, other, text):
                options.append(Option(SELL, text, 0, (other,), -1))


def asked_to_buy(moment: Step) -> int:
    """Who has had an offer in this moment, as a mask, which a window keeps as its `other`."""
    return 0 if moment.other == NOBODY else moment.other


def _may_buy(inn: Inn, seat: int, other: int, text: int) -> bool:
    """Buyers must be present, not teammates (R23.1.10), and not own this deck: its owner may have one card only."""
    if inn.are_teammates(seat, other) or (inn.away >> other) & 1 or inn.table.has_such_a_deck(other, text):
        return False
    return mats.gold_of(inn, other) >= inn.table.cards[text].price


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


def leave(inn: Inn, seat: int) -> None:
    """D6.6: what a player who is out had bought goes back to the discard pile it belongs to."""
    zone = inn.table.places.open[seat]
    for card in inn.zones.cards(zone):
        place = inn.table.home_of(card)
        if inn.table.owners[place] != seat:
            side.discard(inn, place, card, zone)


def lay_out(inn: Inn) -> None:
    """R23.1.1, R24.1.1, R21.1.1: markers on their first steps, side decks shuffled, first cards revealed."""
    table = inn.table
    for place in range(len(table.components)):
        component = table.components[place]
        deck = table.places.side_decks[place]
        if deck == NO_ZONE:
            inn.marks[place] = component.start
            continue
        if component.shuffled:
            inn.zones.shuffle(deck, inn.chance)
        if component.kind == OPEN:
            inn.move(side.reveal(inn, place), table.places.played, table.places.open[table.owners[place]])
        elif component.kind == STANDING and component.shuffled:
            inn.move(side.reveal(inn, place), table.places.played, table.places.in_force[place])
        elif component.kind == STANDING:
            inn.move_text(component.start, deck, table.places.in_force[place])

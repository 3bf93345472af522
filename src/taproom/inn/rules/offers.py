"""To whom an open card may be offered for sale (R23.1.6, R23.1.10)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import SELL
from taproom.inn.state import mats
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_LAST_CHANCE, NOBODY, Step
from taproom.kernel.decisions import Option


def add_sales(inn: Position, moment: Step, seat: int, options: list[Option]) -> None:
    """R23.1.6: an offer to another player who has the price; in each moment one to each, so that it passes."""
    if moment.incident >= 0 and inn.incidents[moment.incident].has(inc.IS_NEW_DECK):
        return  # D8.1a: the Drink Deck is being revealed from.
    asked = asked_to_buy(moment)
    if moment.window == AT_LAST_CHANCE and not inn.are_teammates(seat, moment.seat):
        asked |= ~(1 << moment.seat)  # D6.1: the others have their moment afterwards.
    texts = inn.setup.places.layout.texts
    open_cards = inn.zones.cards(inn.setup.places.open[seat])
    for text in dict.fromkeys([texts[card] for card in open_cards if inn.setup.sells(seat, card)]):
        for other in inn.in_turn_order(seat):
            if (asked >> other) & 1 == 0 and _may_buy(inn, seat, other, text):
                options.append(Option(SELL, text, 0, (other,), -1))


def asked_to_buy(moment: Step) -> int:
    """The seats that have had an offer in this moment, as a mask, which a window keeps as its `other`."""
    return 0 if moment.other == NOBODY else moment.other


def _may_buy(inn: Position, seat: int, other: int, text: int) -> bool:
    """Buyers must be present, not teammates (R23.1.10), and not own this deck: its owner may have one card only."""
    if inn.are_teammates(seat, other) or (inn.away >> other) & 1 or inn.setup.has_such_a_deck(other, text):
        return False
    return mats.gold_of(inn, other) >= inn.setup.cards[text].price

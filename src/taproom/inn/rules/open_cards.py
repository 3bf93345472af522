"""Cards that lie open: one is kept before its player, to be played as if from hand, or sold (R23.1)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ASK_KEEP, KEEP, SELL
from taproom.inn.components import side_decks
from taproom.inn.rules import waiting_cards
from taproom.inn.state import mats, reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.components import GROWING, OPEN, STANDING, WAITING
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_LAST_CHANCE, NOBODY, Step
from taproom.kernel.decisions import Option


def open_cards(inn: Position, seat: int, place: int, count: int) -> None:
    """Reveal cards of a side deck; of them and of what lay there one stays (R23.1.2, D3.2)."""
    for _ in range(count):
        card = side_decks.reveal(inn, place)
        if card >= 0:
            inn.move(card, inn.setup.places.played, inn.setup.places.open[seat])
            inn.tell(events.OPENED, seat, subject=inn.setup.faces[card].number)
    inn.agenda.append(Keep(seat=seat, amount=place))


class Keep(Step):
    """R23.1.2: before anything else is done, all but one of the cards of component `amount` are discarded."""

    def run(self, inn: Position) -> None:
        """Ask which one stays; two of a kind leave no choice."""
        own = self._own(inn)
        if len(own) < 2:
            return
        texts = inn.setup.places.layout.texts
        options = [Option(KEEP, text, 0, (), -1) for text in dict.fromkeys([texts[card] for card in own])]
        inn.ask_options(self, self.seat, ASK_KEEP, options)

    def _own(self, inn: Position) -> list[int]:
        open_cards = inn.zones.cards(inn.setup.places.open[self.seat])
        return [card for card in open_cards if inn.setup.home_of(card) == self.amount]

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """The others go to their discard pile."""
        others = self._own(inn)
        for card in others:
            if inn.setup.faces[card].number == option.subject:
                others.remove(card)
                break
        inn.tell(events.KEPT, seat, subject=option.subject)
        for card in others:
            side_decks.discard(inn, self.amount, card, inn.setup.places.open[seat])

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Before this choice is made nobody does anything (R23.1.2, D3.2)."""
        return reasons.KEEPING_NOW


def leave(inn: Position, seat: int) -> None:
    """D6.6: what a player who is out had bought goes back to the discard pile it belongs to."""
    zone = inn.setup.places.open[seat]
    for card in inn.zones.cards(zone):
        place = inn.setup.home_of(card)
        if inn.setup.owners[place] != seat:
            side_decks.discard(inn, place, card, zone)


def lay_out(inn: Position) -> None:
    """R21.1.1, R23.1.1, R24.1.1, R31.1.1, R34.1.1: markers on first steps, decks shuffled, first cards revealed."""
    setup = inn.setup
    for place in range(len(setup.components)):
        component = setup.components[place]
        deck = setup.places.side_decks[place]
        if deck == NO_ZONE:
            inn.marks[place] = component.start
            continue
        if component.shuffled:
            inn.zones.shuffle(deck, inn.chance)
        if component.kind == OPEN:
            inn.move(side_decks.reveal(inn, place), setup.places.played, setup.places.open[setup.owners[place]])
        elif component.kind == GROWING:  # R31.1.1
            inn.move(side_decks.reveal(inn, place), setup.places.played, setup.places.beds[place])
        elif component.kind == WAITING:
            waiting_cards.fill(inn, place)
        elif component.kind == STANDING and component.shuffled:
            inn.move(side_decks.reveal(inn, place), setup.places.played, setup.places.in_force[place])
        elif component.kind == STANDING:
            inn.move_text(component.start, deck, setup.places.in_force[place])


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

"""Drawing, discarding and reshuffling: Character Decks (R2.2) and the Drink Deck (R8.1, R11)."""

from typing import Final

from taproom.inn import events
from taproom.inn.asking import ASK_DISCARD_TO
from taproom.inn.cards import PlayMode
from taproom.inn.language import effects as fx
from taproom.inn.rules import lasting, payments, reasons
from taproom.inn.rules.steps import BLIND, Step
from taproom.inn.state import Inn
from taproom.table.decisions import pick_from
from taproom.table.events import EVERYBODY
from taproom.table.zones import NO_CARD

DRINK_DECK_SIZE: Final = 30
_INN: Final = -1


def draw(inn: Inn, seat: int, count: int) -> None:
    """Draw cards; a deck is reshuffled the moment its last card is drawn (R2.2.4); drawing may stop short (D2.4)."""
    places = inn.table.places
    deck = places.decks[seat]
    contents = inn.zones.contents
    drawn = 0
    while drawn < count and (contents[deck] or contents[places.discards[seat]]):
        drawn += inn.draw(deck, places.hands[seat], count - drawn)
        if not contents[deck]:
            _reshuffle(inn, seat)
    if drawn and inn.lasting and lasting.has(inn, fx.HAND_SHOWN, seat):
        inn.zones.show(inn.hand(seat), EVERYBODY)
    if drawn and inn.events is not None:
        hand = inn.hand_texts(seat)
        cards = tuple(hand[len(hand) - drawn :])
        inn.tell(events.DREW, seat, amount=drawn, cards=cards, shown_to=inn.table.team_masks[seat])


def _reshuffle(inn: Inn, seat: int) -> None:
    places = inn.table.places
    if inn.zones.contents[places.discards[seat]]:
        inn.shuffle_into(places.discards[seat], places.decks[seat])
        inn.tell(events.RESHUFFLED, seat)


def discard(inn: Inn, seat: int, mask: int) -> None:
    """Discard from hand the cards at these places, as a mask; of cards alike it makes no difference which."""
    places = inn.table.places
    hand = inn.hand_texts(seat)
    texts = [hand[position] for position in range(len(hand)) if (mask >> position) & 1]
    for text in texts:
        inn.move_text(text, places.hands[seat], places.discards[seat])
    if texts and inn.events is not None:
        inn.tell(events.DISCARDED, seat, amount=len(texts), cards=tuple(texts))


def take_drink(inn: Inn, target: int) -> int:
    """Move the top card of the Drink Deck to a zone; NO_CARD if there is none (D8.2).

    A deck used up is paid for at once (R8.1.3).
    """
    deck = inn.table.places.drink_deck
    card = inn.top(deck)
    if card < 0:
        return NO_CARD
    inn.move(card, deck, target)
    if not inn.zones.contents[deck]:
        inn.agenda.append(NewDrinkDeck())
        pay_for_new_deck(inn)
    return card


def pay_for_new_deck(inn: Inn) -> None:
    """R8.1.1: each team pays the Inn 1 Gold."""
    for seat in reversed(_one_of_each_team(inn)):
        payments.demand(inn, seat, _INN, 1, -1, 1)


def _one_of_each_team(inn: Inn) -> list[int]:
    teams = 0
    seats: list[int] = []
    for seat in inn.in_turn_order(inn.turn):
        bit = 1 << inn.table.teams[seat]
        if teams & bit == 0:
            teams |= bit
            seats.append(seat)
    return seats


class NewDrinkDeck(Step):
    """R8.1.2, R11.1.2: after the payments a new Drink Deck is made."""

    def run(self, inn: Inn) -> None:
        """From the Bar Deck if there is one, else from the discards."""
        deck = inn.table.places.drink_deck
        if inn.table.bar_deck:
            _count_off(inn)
        else:
            _shuffle_discards_into(inn, deck)
        if inn.zones.contents[deck]:
            inn.tell(events.NEW_DRINK_DECK, amount=len(inn.zones.contents[deck]))


def _count_off(inn: Inn) -> None:
    """Thirty cards of the Bar Deck; when it runs out on the way, the discards become a new one (R11.1.3)."""
    deck, bar = inn.table.places.drink_deck, inn.table.places.bar
    contents = inn.zones.contents
    while len(contents[deck]) < DRINK_DECK_SIZE:
        if not contents[bar]:
            _shuffle_discards_into(inn, bar)
        if not contents[bar]:
            return
        inn.zones.put_under(contents[bar][-1], bar, deck)


def _shuffle_discards_into(inn: Inn, zone: int) -> None:
    inn.shuffle_into(inn.table.places.drink_discard, zone)


def discard_drinks(inn: Inn, texts: list[int], source: int) -> None:
    """Drink Cards go to the shared discard pile; with no deck left they are the new deck (D8.2)."""
    for text in texts:
        inn.move_text(text, source, inn.table.places.drink_discard)
    if texts and not inn.zones.contents[inn.table.places.drink_deck] and not _is_being_made(inn):
        NewDrinkDeck().run(inn)


def _is_being_made(inn: Inn) -> bool:
    for step in inn.agenda:
        if isinstance(step, NewDrinkDeck):
            return True
    return False


class DiscardTo(Step):
    """Discard cards from hand because an effect says so: nothing of their text happens (R3.1.8)."""

    def manner(self) -> int:
        """Hands are secret."""
        return BLIND

    def run(self, inn: Inn) -> None:
        """Ask which; with no choice to make, do it."""
        hand = inn.hand_texts(self.seat)
        number = min(self.amount, len(hand))
        if number == len(hand):
            discard(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_TO, hand, number, number))

    def picked(self, inn: Inn, seat: int, mask: int) -> None:
        """Discard them."""
        discard(inn, seat, mask)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """No card may be played while cards are being discarded."""
        return reasons.DISCARDING_NOW

"""Drawing, discarding and reshuffling: Character Decks (R2.2) and the Drink Deck (R8.1, R11)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_DISCARD_TO
from taproom.inn.components import side_decks
from taproom.inn.effects import program as fx
from taproom.inn.rules import lasting, payments, taverns
from taproom.inn.state import reasons, teams
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, Step
from taproom.kernel.decisions import pick_from
from taproom.kernel.events import EVERYBODY
from taproom.kernel.zones import NO_CARD

DRINK_DECK_SIZE: Final = 30
_INN: Final = -1


def draw(inn: Position, seat: int, count: int) -> None:
    """Draw cards; a deck is reshuffled the moment its last card is drawn (R2.2.4); drawing may stop short (D2.4)."""
    places = inn.setup.places
    deck = places.decks[seat]
    contents = inn.zones.contents
    drawn = 0
    while drawn < count and (contents[deck] or contents[places.discards[seat]]):
        drawn += inn.draw(deck, places.hands[seat], count - drawn)
        if not contents[deck]:
            reshuffle(inn, seat)
    if drawn:
        show_what_came(inn, seat)
    if drawn and inn.events is not None:
        hand = inn.hand_texts(seat)
        cards = tuple(hand[len(hand) - drawn :])
        inn.tell(events.DREW, seat, amount=drawn, cards=cards, shown_to=inn.setup.team_masks[seat])


def turn_up(inn: Position, seat: int, count: int) -> list[int]:
    """Turn up cards of a deck, which then lie among the played ones; their texts."""
    places = inn.setup.places
    deck = places.decks[seat]
    texts: list[int] = []
    while len(texts) < count and inn.zones.contents[deck]:
        card = inn.top(deck)
        texts.append(inn.setup.faces[card].number)
        inn.move(card, deck, places.played)
        if not inn.zones.contents[deck]:
            reshuffle(inn, seat)
    return texts


def show_what_came(inn: Position, seat: int) -> None:
    """Cards have come to a hand: one that is face up for a while shows them too."""
    if inn.lasting and lasting.has(inn, fx.HAND_SHOWN, seat):
        inn.zones.show(inn.hand(seat), EVERYBODY)


def reshuffle(inn: Position, seat: int) -> None:
    """The discards become a new deck."""
    places = inn.setup.places
    if inn.zones.contents[places.discards[seat]]:
        inn.shuffle_into(places.discards[seat], places.decks[seat])
        inn.tell(events.RESHUFFLED, seat)


def discard(inn: Position, seat: int, mask: int) -> None:
    """Discard the cards at these places of the hand, as a mask; among equal cards it does not matter which."""
    hand = inn.hand_texts(seat)
    discard_texts(inn, seat, [hand[position] for position in range(len(hand)) if (mask >> position) & 1])


def discard_texts(inn: Position, seat: int, texts: list[int]) -> None:
    """Discard cards of these texts from the hand; those of a side deck go to its own discards (R3.1.11)."""
    places = inn.setup.places
    for text in texts:
        home = inn.setup.homes[text]
        if home >= 0:
            side_decks.put_down(inn, home, inn.zones.find(places.hands[seat], text), places.hands[seat])
        else:
            inn.move_text(text, places.hands[seat], places.discards[seat])
    if texts and inn.events is not None:
        inn.tell(events.DISCARDED, seat, amount=len(texts), cards=tuple(texts))


def take_drink(inn: Position, target: int) -> int:
    """Move the top card of the Drink Deck to a zone; NO_CARD if there is none (D8.2).

    A deck used up is paid for at once (R8.1.3).
    """
    deck = inn.setup.places.drink_deck
    card = inn.top(deck)
    if card < 0:
        return NO_CARD
    inn.move(card, deck, target)
    if not inn.zones.contents[deck]:
        inn.agenda.append(NewDrinkDeck())
        pay_for_new_deck(inn)
    return card


def pay_for_new_deck(inn: Position) -> None:
    """R8.1.1: each team pays the Inn 1 Gold."""
    for seat in reversed(teams.first_of_each(inn, inn.in_turn_order(inn.turn))):
        payments.demand(inn, seat, _INN, 1, -1, 1)


class NewDrinkDeck(Step):
    """R8.1.2, R11.1.2: after the payments a new Drink Deck is made."""

    def run(self, inn: Position) -> None:
        """From the Bar Deck if there is one, else from the discards."""
        deck = inn.setup.places.drink_deck
        if inn.setup.bar_deck:
            _count_off(inn)
        else:
            _shuffle_discards_into(inn, deck)
        if inn.zones.contents[deck]:
            inn.tell(events.NEW_DRINK_DECK, amount=len(inn.zones.contents[deck]))


def _count_off(inn: Position) -> None:
    """Thirty cards of the Bar Deck; when it runs out on the way, the discards become a new one (R11.1.3)."""
    deck, bar = inn.setup.places.drink_deck, inn.setup.places.bar
    contents = inn.zones.contents
    while len(contents[deck]) < DRINK_DECK_SIZE:
        if not contents[bar]:
            _shuffle_discards_into(inn, bar)
        if not contents[bar]:
            return
        inn.zones.put_under(contents[bar][-1], bar, deck)


def _shuffle_discards_into(inn: Position, zone: int) -> None:
    inn.shuffle_into(inn.setup.places.drink_discard, zone)


def discard_drinks(inn: Position, texts: list[int], source: int) -> None:
    """Drink Cards go to the shared discard pile; with no deck left they are the new deck (D8.2)."""
    if inn.setup.has_taverns:
        texts = taverns.take_home(inn, texts, source)
    for text in texts:
        inn.move_text(text, source, inn.setup.places.drink_discard)
    if texts and not inn.has_drinks() and not is_being_made(inn):
        NewDrinkDeck().run(inn)


def discard_event(inn: Position, text: int) -> None:
    """An Event goes to the discards of the deck it is from: of an event deck (R40.2.2), or of the Drinks.

    A Tavern card, whose Tavern Event it was, stays where the party is.
    """
    if text in inn.setup.taverns:
        return
    places = inn.setup.places
    card = inn.zones.find(places.played, text) if inn.setup.has_events else NO_CARD
    deck = places.layout.families[card] - places.first_event_family if card >= 0 else NO_CARD
    if deck >= 0:
        inn.move(card, places.played, places.event_discards[deck])
    else:
        discard_drinks(inn, [text], places.played)


def is_being_made(inn: Position) -> bool:
    """Whether a new Drink Deck is due as soon as it is paid for."""
    for step in inn.agenda:
        if isinstance(step, NewDrinkDeck):
            return True
    return False


class DiscardTo(Step):
    """Discard cards from hand because an effect says so: nothing of their text happens (R3.1.8)."""

    def manner(self) -> int:
        """Hands are secret."""
        return BLIND

    def run(self, inn: Position) -> None:
        """Ask which; with no choice to make, do it."""
        hand = inn.hand_texts(self.seat)
        number = min(self.amount, len(hand))
        if number == len(hand):
            discard(inn, self.seat, (1 << number) - 1)
        else:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD_TO, hand, number, number))

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """Discard them."""
        discard(inn, seat, mask)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """No card may be played while cards are being discarded."""
        return reasons.DISCARDING_NOW

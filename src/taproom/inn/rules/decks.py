"""Drawing, discarding and reshuffling: Character Decks (R2.2) and the Drink Deck (R8.1, R11)."""

from typing import Final

from taproom.inn import events
from taproom.inn.rules import payments
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn

DRINK_DECK_SIZE: Final = 30
_INN: Final = -1


def draw(inn: Inn, seat: int, count: int) -> None:
    """Draw cards; a deck is reshuffled the moment its last card is drawn (R2.2.4); drawing may stop short (D2.4)."""
    deck = inn.decks[seat]
    drawn: list[int] = []
    while len(drawn) < count and (deck or inn.discards[seat]):
        if deck:
            drawn.append(deck.pop())
        if not deck:
            _reshuffle(inn, seat)
    inn.take_into_hand(seat, drawn)
    if drawn:
        inn.tell(events.DREW, seat, amount=len(drawn), cards=tuple(drawn), shown_to=1 << seat)


def _reshuffle(inn: Inn, seat: int) -> None:
    discards = inn.discards[seat]
    if discards:
        inn.decks[seat].extend(discards)
        discards.clear()
        inn.chance.shuffle(inn.decks[seat])
        inn.tell(events.RESHUFFLED, seat)


def discard(inn: Inn, seat: int, cards: list[int]) -> None:
    """Discard cards from hand."""
    for card in cards:
        inn.take_from_hand(seat, card)
        inn.discards[seat].append(card)
    if cards:
        inn.tell(events.DISCARDED, seat, amount=len(cards), cards=tuple(cards))


def take_drink(inn: Inn) -> int:
    """The top card of the Drink Deck, -1 if there is none (D8.2). A deck used up is paid for at once (R8.1.3)."""
    if not inn.drink_deck:
        return -1
    card = inn.drink_deck.pop()
    if not inn.drink_deck:
        seats = _one_of_each_team(inn)
        inn.agenda.append(NewDrinkDeck())
        for seat in reversed(seats):
            payments.demand(inn, seat, _INN, 1, -1, 1)
    return card


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
        if inn.table.bar_deck:
            _count_off(inn)
        else:
            _shuffle_discards_into(inn, inn.drink_deck)
        if inn.drink_deck:
            inn.tell(events.NEW_DRINK_DECK, amount=len(inn.drink_deck))


def _count_off(inn: Inn) -> None:
    """Thirty cards of the Bar Deck; when it runs out on the way, the discards become a new one (R11.1.3)."""
    while len(inn.drink_deck) < DRINK_DECK_SIZE:
        if not inn.bar:
            _shuffle_discards_into(inn, inn.bar)
        if not inn.bar:
            return
        inn.drink_deck.insert(0, inn.bar.pop())


def _shuffle_discards_into(inn: Inn, pile: list[int]) -> None:
    pile.extend(inn.drink_discard)
    inn.drink_discard.clear()
    inn.chance.shuffle(pile)


def discard_drinks(inn: Inn, cards: list[int]) -> None:
    """Drink Cards go to the shared discard pile; with no deck left they are the new deck (D8.2)."""
    inn.drink_discard.extend(cards)
    if cards and not inn.drink_deck and not _is_being_made(inn):
        NewDrinkDeck().run(inn)


def _is_being_made(inn: Inn) -> bool:
    for step in inn.agenda:
        if isinstance(step, NewDrinkDeck):
            return True
    return False

"""Taverns (R82): each has a Drink Deck and a discard pile of its own, and no Drink leaves the tavern it belongs to."""

from taproom.inn.board import events
from taproom.inn.state.position import Position
from taproom.kernel.zones import NO_CARD


def take_drink(inn: Position, tavern: int, target: int) -> int:
    """Move the top card of a tavern's deck to a zone; NO_CARD if all its cards lie on tables (D82.2.5)."""
    deck = inn.setup.places.tavern_decks[tavern]
    card = inn.top(deck)
    if card < 0:
        return NO_CARD
    inn.move(card, deck, target)
    _refill(inn, tavern)
    return card


def _refill(inn: Position, tavern: int) -> None:
    """D82.2.5: the discards become the new deck at once, and nobody pays."""
    deck, discards = inn.setup.places.tavern_decks[tavern], inn.setup.places.tavern_discards[tavern]
    if not inn.zones.contents[deck] and inn.zones.contents[discards]:
        inn.shuffle_into(discards, deck)
        inn.tell(events.TAVERN_RESHUFFLED, subject=inn.setup.taverns[tavern], amount=len(inn.zones.contents[deck]))


def take_home(inn: Position, texts: list[int], source: int) -> list[int]:
    """D82.2.6: put those of these Drinks that belong to a tavern onto its discards; the others are the Inn's."""
    left: list[int] = []
    for text in texts:
        tavern = _home_of(inn, text)
        if tavern < 0:
            left.append(text)
        else:
            inn.move_text(text, source, inn.setup.places.tavern_discards[tavern])
            _refill(inn, tavern)
    return left


def _home_of(inn: Position, text: int) -> int:
    """The tavern that pours this Drink; -1 for the Red Dragon Inn."""
    for tavern, cards in enumerate(inn.setup.tavernlists):
        if text in cards:
            return tavern
    return -1

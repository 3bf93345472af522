"""Side decks: revealed from the top, reshuffled at once from their own discards (R20.1.1)."""

from taproom.inn import events
from taproom.inn.cards import Card
from taproom.inn.effects.word import REVEALS_NEXT
from taproom.inn.language import effects as fx
from taproom.inn.state import Inn
from taproom.table.zones import NO_CARD


def reveal(inn: Inn, place: int) -> int:
    """Turn up the top card for everybody to see; NO_CARD if there is none.

    One that says so is discarded and the next revealed instead (R23.1.3).
    """
    places = inn.table.places
    deck = places.side_decks[place]
    for _ in range(len(inn.table.components[place].cards)):
        card = inn.top(deck)
        if card < 0:
            return NO_CARD
        inn.move(card, deck, places.played)
        refill(inn, place)
        if not goes_at_once(inn.table.faces[card]):
            return card
        inn.tell(events.OPENED, inn.table.owners[place], subject=inn.table.faces[card].number)
        discard(inn, place, card, places.played)
    return NO_CARD


def goes_at_once(card: Card) -> bool:
    """Whether it is discarded as soon as it is revealed."""
    for mode in card.modes:
        if mode.when.kind == fx.ON_REVEAL and mode.works & REVEALS_NEXT:
            return True
    return False


def refill(inn: Inn, place: int) -> None:
    """A deck that has run out is made anew from its discards, if there are any."""
    places = inn.table.places
    if not inn.zones.contents[places.side_decks[place]] and inn.zones.contents[places.side_discards[place]]:
        inn.shuffle_into(places.side_discards[place], places.side_decks[place])
        inn.tell(events.SIDE_RESHUFFLED, inn.table.owners[place])


def discard(inn: Inn, place: int, card: int, source: int) -> None:
    """A card goes to its own discard pile; if the deck had run out, that is the new deck."""
    inn.move(card, source, inn.table.places.side_discards[place])
    inn.tell(events.SIDE_DISCARDED, inn.table.owners[place], subject=inn.table.faces[card].number)
    refill(inn, place)

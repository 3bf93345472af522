"""Side decks: revealed from the top, reshuffled at once from their own discards (R20.1.1)."""

from taproom.inn.board import events
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import REVEALS_NEXT
from taproom.inn.state.cards import Card
from taproom.inn.state.position import Position
from taproom.kernel.zones import NO_CARD


def reveal(inn: Position, place: int) -> int:
    """Turn up the top card for everybody to see; NO_CARD if there is none.

    One that says so is discarded and the next revealed instead (R23.1.3).
    """
    places = inn.setup.places
    deck = places.side_decks[place]
    for _ in range(len(inn.setup.components[place].cards)):
        card = inn.top(deck)
        if card < 0:
            return NO_CARD
        inn.move(card, deck, places.played)
        refill(inn, place)
        if not goes_at_once(inn.setup.faces[card]):
            return card
        inn.tell(events.OPENED, inn.setup.owners[place], subject=inn.setup.faces[card].number)
        discard(inn, place, card, places.played)
    return NO_CARD


def goes_at_once(card: Card) -> bool:
    """Whether it is discarded as soon as it is revealed."""
    for mode in card.modes:
        if mode.when.kind == fx.ON_REVEAL and mode.works & REVEALS_NEXT:
            return True
    return False


def refill(inn: Position, place: int) -> None:
    """A deck that has run out is reshuffled from its discards, if there are any."""
    places = inn.setup.places
    if not inn.zones.contents[places.side_decks[place]] and inn.zones.contents[places.side_discards[place]]:
        inn.shuffle_into(places.side_discards[place], places.side_decks[place])
        inn.tell(events.SIDE_RESHUFFLED, inn.setup.owners[place])


def discard(inn: Position, place: int, card: int, source: int) -> None:
    """A card goes to its own discard pile, for everybody to see."""
    inn.tell(events.SIDE_DISCARDED, inn.setup.owners[place], subject=inn.setup.faces[card].number)
    put_down(inn, place, card, source)


def put_down(inn: Position, place: int, card: int, source: int) -> None:
    """The same where it has been told already; if the deck had run out, these discards are the new one."""
    inn.move(card, source, inn.setup.places.side_discards[place])
    refill(inn, place)

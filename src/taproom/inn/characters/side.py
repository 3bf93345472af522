"""Side decks: revealed from the top, reshuffled at once from their own discards (R20.1.1)."""

from taproom.inn import events
from taproom.inn.language import effects as fx
from taproom.inn.state import Inn


def reveal(inn: Inn, place: int) -> int:
    """The top card, for everybody to see; one that says so is discarded and the next revealed instead (R23.1.3)."""
    deck = inn.side[place]
    for _ in range(len(inn.table.components[place].cards)):
        if not deck:
            return -1
        card = deck.pop()
        if not deck:
            _reshuffle(inn, place)
        if not _goes_at_once(inn, card):
            return card
        inn.tell(events.OPENED, inn.table.owners[place], subject=card)
        discard(inn, place, card)
    return -1


def _goes_at_once(inn: Inn, card: int) -> bool:
    for mode in inn.table.cards[card].modes:
        if mode.when.kind == fx.ON_REVEAL:
            for effect in mode.effects:
                if effect.op == fx.REVEAL_NEXT:
                    return True
    return False


def _reshuffle(inn: Inn, place: int) -> None:
    discards = inn.side_discards[place]
    if discards:
        inn.side[place].extend(discards)
        discards.clear()
        inn.chance.shuffle(inn.side[place])
        inn.tell(events.SIDE_RESHUFFLED, inn.table.owners[place])


def discard(inn: Inn, place: int, card: int) -> None:
    """A card goes to its own discard pile; if the deck had run out, that is the new deck."""
    inn.side_discards[place].append(card)
    inn.tell(events.SIDE_DISCARDED, inn.table.owners[place], subject=card)
    if not inn.side[place]:
        _reshuffle(inn, place)

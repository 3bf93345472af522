"""Cards of a deck that are revealed to see what they are, and put where the text says (R35.1.2)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.rules import decks, piles
from taproom.inn.state.position import Position


def until(inn: Position, number: int, types: int, amount: int) -> None:
    """Reveal cards until there are so many of these types (0 for any), or no more cards.

    A deck that runs out on the way is made new from the discards (R2.2.4), which hold none of what is revealed.
    """
    seat = inn.incidents[number].seat
    incident = inn.edit(number)
    revealed: list[int] = []
    sought = 0
    while sought < amount:
        texts = decks.turn_up(inn, seat, 1)
        if not texts:
            break
        is_sought = types == 0 or inn.card(texts[0]).kinds & types != 0
        sought += 1 if is_sought else 0
        revealed.append(texts[0])
        incident.change(inc.PARTED, texts[0], fx.SOUGHT if is_sought else fx.REST)
    inn.tell(events.SEARCHED, seat, amount=len(revealed), cards=tuple(revealed))


def put(inn: Position, number: int, which: int, to_hand: bool) -> None:
    """Those that are meant go to the hand, where everybody knows them, or to the discards."""
    places = inn.setup.places
    seat = inn.incidents[number].seat
    texts = piles.pile(inn.incidents[number], which)
    if not texts:
        return
    incident = inn.edit(number)
    changes = incident.changes
    kept = [at for at in range(0, len(changes), 3) if changes[at] != inc.PARTED or changes[at + 2] != which]
    incident.changes = tuple([value for at in kept for value in changes[at : at + 3]])
    for text in texts:
        inn.move_text(text, places.played, places.hands[seat] if to_hand else places.discards[seat], seat)
    inn.tell(events.FOUND if to_hand else events.DISCARDED, seat, amount=len(texts), cards=tuple(texts))


def put_all_away(inn: Position, number: int) -> None:
    """The text is done: what it has left where it was revealed is discarded."""
    for which in (fx.SOUGHT, fx.REST):
        put(inn, number, which, False)


def has(inn: Position, incident: Incident, types: int) -> bool:
    """Whether the card that was revealed is of one of these types."""
    return any([inn.card(text).kinds & types for text in piles.pile(incident, fx.SOUGHT)])

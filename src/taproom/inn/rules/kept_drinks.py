"""Drinks that are not discarded: one of those who drank it keeps the card, to be played later (R8.5)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.rules import decks, drink_totals, responses
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY


def keep(inn: Position, group: int) -> list[int]:
    """Give the cards of this moment's Drinks that stay to those who get them; what is left of all its cards."""
    left: list[int] = []
    for number in range(group, len(inn.incidents)):
        drink = inn.incidents[number]
        if drink.group != group or drink.has(inc.DONE) or not drink.has(inc.OWNS_CARDS):
            continue
        for text in drink.cards:
            seat = _taker(inn, group, drink) if inn.card(text).stays else NOBODY
            if seat < 0:
                left.append(text)
            else:
                inn.move_text(text, inn.setup.places.played, inn.setup.places.kept[seat])
                inn.tell(events.DRINK_KEPT, seat, subject=text)
    return left


def _taker(inn: Position, group: int, drink: Incident) -> int:
    """R8.5.2: the first in turn order who drank it, from its one drinker or else the active player on.

    Who Ignored it or passed it on did not; NOBODY if none did (R8.5.3).
    """
    sharing = [n for n in responses.drinks_of_group(inn, group) if inn.incidents[n].cards == drink.cards]
    drinkers = [inn.incidents[number].seat for number in sharing if _is_drunk(inn, inn.incidents[number])]
    first = inn.incidents[sharing[0]].seat if len(sharing) == 1 else inn.turn
    return next((seat for seat in inn.in_turn_order(first) if seat in drinkers), NOBODY)


def _is_drunk(inn: Position, drink: Incident) -> bool:
    gone = inn.out | inn.away | drink.ignored
    return (gone >> drink.seat) & 1 == 0 and not drink_totals.is_replaced(drink)


def leave(inn: Position, seat: int) -> None:
    """With a player who is out they go to their discards (R6.3.2)."""
    zone = inn.setup.places.kept[seat]
    decks.discard_drinks(inn, inn.zones.texts(zone), zone)

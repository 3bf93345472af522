"""What may be expected of a deck: how much its cards do in a turn, read from their programs.

Of two players in the same shape the one with the better deck is the more likely winner, and so the one to be hit.
"""

from typing import Final

from taproom.inn.cards import Card, PlayMode
from taproom.inn.characters.components import OPEN, STANDING
from taproom.inn.language import effects as fx
from taproom.inn.regular import hands
from taproom.inn.regular.ledger import Ledger
from taproom.inn.regular.worth import ONE, USUAL, Prices
from taproom.inn.table import Table

_POINT: Final = 1000
"""A point of one's own is the coin of this module."""
_RIVALS: Final = 400
"""What a point of somebody else's is worth to the one who takes it."""
USUAL_PRICES: Final = Prices(_POINT, _RIVALS, 250, 100, 200)
_ACTION: Final = 60
"""In hundredths: an Action Card waits for its turn, and only one is played in each."""
_DRAWN: Final = 4
"""How many cards a turn brings; of open cards and of those in force it brings one."""
_WEIGHT: Final = 75
"""In hundredths: how much more is feared of a deck whose cards each do a point more than those of the others."""
_LEAST: Final = USUAL // 2
_OTHERS: Final = 3
"""What is done to everybody is done to about so many rivals."""


def of_teams(table: Table) -> list[int]:
    """For each team what may be expected of it, in thousandths of what may be of the table's average."""
    totals = [0] * table.team_count
    members = [0] * table.team_count
    for seat in range(len(table.teams)):
        totals[table.teams[seat]] += _in_a_turn(table, seat)
        members[table.teams[seat]] += 1
    each = [totals[team] // max(1, members[team]) for team in range(table.team_count)]
    mean = sum(each) // max(1, len(each))
    return [max(_LEAST, USUAL + (one - mean) * _WEIGHT // (ONE * _DRAWN)) for one in each]


def _in_a_turn(table: Table, seat: int) -> int:
    total = _average(table, table.decklists[seat]) * _DRAWN
    for place in range(len(table.components)):
        component = table.components[place]
        if table.owners[place] != seat:
            continue
        if component.kind == OPEN:
            total += _average(table, list(component.cards))
        elif component.kind == STANDING and component.shuffled:
            total += _average_in_force(table, list(component.cards))
    return total


def _average(table: Table, cards: list[int]) -> int:
    total = 0
    for number in cards:
        total += _usual_worth(table.cards[number])
    return total // max(1, len(cards))


def _average_in_force(table: Table, cards: list[int]) -> int:
    total = 0
    for number in cards:
        total += hands.standing_worth(table.cards[number], USUAL_PRICES)
    return total // max(1, len(cards))


def _usual_worth(card: Card) -> int:
    """The best of its uses, at a usual moment."""
    best = hands.card_worth(card, USUAL_PRICES)
    for mode in card.modes:
        if mode.when.kind == fx.FREELY and mode.types & (fx.ACTION | fx.ANYTIME):
            best = max(best, played_freely(mode))
    return best


def played_freely(mode: PlayMode) -> int:
    """What one way to play a card of one's own accord usually brings."""
    total = 0
    ledger = Ledger(USUAL_PRICES, mode.when.kind, _OTHERS)
    for number, effect in enumerate(mode.code):
        total += ledger.worth(effect) // hands.likelihood(mode, number)
    return total if mode.types & fx.ANYTIME else total * _ACTION // ONE

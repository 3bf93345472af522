"""What may be expected of a deck: how much its cards do in a turn, read from their programs.

Of two players in the same shape the one with the better deck is the more likely winner, and so the one to be hit.
"""

from typing import Final

from taproom.inn.bots import hands
from taproom.inn.bots.evaluation import ONE, USUAL, Prices
from taproom.inn.bots.ledger import Ledger
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import HARVESTS
from taproom.inn.state.cards import Card, PlayMode
from taproom.inn.state.components import OPEN, STANDING, WAITING
from taproom.inn.state.setup import Setup

_POINT: Final = 1000
"""A point of one's own is the coin of this module."""
_RIVALS: Final = 400
"""What a point of somebody else's is worth to the one who takes it."""
USUAL_PRICES: Final = Prices(_POINT, _RIVALS, 250, 100, 200)
_ACTION: Final = 60
"""In hundredths: an Action Card waits for its turn, and only one is played in each."""
_DRAWN: Final = 4
"""How many cards a turn brings; of open cards and of those in force it brings one."""
_TAKEN_IN: Final = 60
"""In hundredths: how many of the cards that wait are taken in each turn."""
_WEIGHT: Final = 75
"""In hundredths: how much more is feared of a deck whose cards each do a point more than those of the others."""
_LEAST: Final = USUAL // 2
_OTHERS: Final = 3
"""An effect on everybody counts for about this many rivals."""
_TURNS: Final = 400
"""How many turns a card in play will do what it does, in hundredths, if it is hit no more often than usual."""
_IN_ALL: Final = 2800
"""How many turns are still to come in a game with many seats, in hundredths; everybody has a part of them."""
_PAID_FOR: Final = 50
"""In hundredths: what a card is worth of what it does, if it takes a cost or a wage as well."""
_IN_HAND: Final = 60
"""In hundredths: how likely there is a card to spend a harvest on when it is there."""
_NEXT_TURN: Final = 90
"""In hundredths: what grows may be spent or discarded before the next turn, or not be needed."""


def of_teams(setup: Setup) -> list[int]:
    """The prospects of each team, in thousandths of the table's average."""
    totals = [0] * setup.team_count
    members = [0] * setup.team_count
    for seat in range(len(setup.teams)):
        totals[setup.teams[seat]] += _in_a_turn(setup, seat)
        members[setup.teams[seat]] += 1
    each = [totals[team] // max(1, members[team]) for team in range(setup.team_count)]
    mean = sum(each) // max(1, len(each))
    return [max(_LEAST, USUAL + (one - mean) * _WEIGHT // (ONE * _DRAWN)) for one in each]


def _in_a_turn(setup: Setup, seat: int) -> int:
    turns = turns_in_play(setup, seat)
    total = _average(setup, setup.decklists[seat], turns) * _DRAWN
    for place in setup.owned[seat]:
        component = setup.components[place]
        if component.kind == OPEN:
            total += _average(setup, list(component.cards), turns)
        elif component.kind == WAITING:
            total += _average(setup, list(component.cards), turns) * _TAKEN_IN // ONE
        elif component.kind == STANDING and component.shuffled:
            total += _average_in_force(setup, list(component.cards))
    return total


def _average(setup: Setup, cards: list[int], turns: int) -> int:
    total = 0
    for number in cards:
        total += _usual_worth(setup.cards[number], turns)
    return total // max(1, len(cards))


def _average_in_force(setup: Setup, cards: list[int]) -> int:
    total = 0
    for number in cards:
        total += hands.standing_worth(setup.cards[number], USUAL_PRICES)
    return total // max(1, len(cards))


def _usual_worth(card: Card, turns: int) -> int:
    """The best of its uses, at a usual moment."""
    best = max(hands.card_worth(card, USUAL_PRICES), hoped(card, turns) * _POINT // ONE * _ACTION // ONE)
    for mode in card.modes:
        if mode.when.kind == fx.FREELY and mode.types & (fx.ACTION | fx.ANYTIME):
            best = max(best, played_freely(mode))
    return best * _PAID_FOR // ONE if card.wage or card.modes[0].cost is not None else best


def hundredths(card: Card) -> int:
    """The usual worth of a card that does not stay in play, in hundredths of a point."""
    return _usual_worth(card, 0) * ONE // _POINT


def attacks(setup: Setup, seat: int) -> int:
    """How many Actions of others the seat has to answer between two of its turns.

    They are shared among the teams they may be aimed at, and among those who answer for a team.
    """
    own = setup.teams[seat]
    actions = 0
    for other, team in enumerate(setup.teams):
        if team != own:
            actions += setup.mode.actions_of(setup.teams, other, False)
    return max(1, actions // (max(1, setup.team_count - 1) * setup.teams.count(own)))


def turns_in_play(setup: Setup, seat: int) -> int:
    """For how many turns a card in play may be expected to go on: the fewer, the more Actions fall to its owner."""
    return min(_TURNS, _IN_ALL // len(setup.teams)) // attacks(setup, seat)


def hoped(card: Card, turns: int) -> int:
    """How many hundredths of a point a card in play brings in so many hundredths of a turn, each or all the time."""
    if card.wage == 0:
        return 0
    hope = turns * sum([effect.word.worth_in_force(effect) for effect in card.standing]) // ONE
    if card.activation >= 0:
        mode = card.modes[card.activation]
        ledger = Ledger(USUAL_PRICES, mode.when.kind, 1)
        worth = [ledger.worth(effect) // hands.likelihood(mode, n) for n, effect in enumerate(mode.code)]
        hope += max(worth) * turns // USUAL_PRICES.point
    return hope


def played_freely(mode: PlayMode) -> int:
    """What one way to play a card unprompted usually brings."""
    total = 0
    ledger = Ledger(USUAL_PRICES, mode.when.kind, _OTHERS)
    for number, effect in enumerate(mode.code):
        total += ledger.worth(effect) // hands.likelihood(mode, number)
    return total if mode.types & fx.ANYTIME else total * _ACTION // ONE


def growth(setup: Setup) -> list[list[int]]:
    """What each card that grows will bring at each of its steps, in hundredths of a point; empty for other cards."""
    found: list[list[int]] = [[] for _ in setup.cards]
    for seat, gardens in enumerate(setup.gardens):
        rate = _worth_of_harvest(setup, setup.decklists[seat])
        for place in gardens:
            for text in setup.components[place].faces:
                found[text] = _hoped_by_step(setup.cards[text], rate)
    return found


def _worth_of_harvest(setup: Setup, cards: list[int]) -> int:
    """What a point of a harvest buys on average, in hundredths of a point: how much more a card does with it."""
    worths: list[int] = []
    for card in [setup.cards[number] for number in cards]:
        plain = max([_use(mode) for mode in card.modes if mode.cost is None], default=0)
        for mode in card.modes:
            if mode.cost is not None and mode.cost.word.works & HARVESTS:
                worths.append(max(0, _use(mode) - plain) // mode.cost.amount)
    return sum(worths) * _IN_HAND // (max(1, len(worths)) * _POINT)


def _use(mode: PlayMode) -> int:
    """What a way to use a card does, at the moment for it."""
    ledger = Ledger(USUAL_PRICES, mode.when.kind, _OTHERS)
    return sum([ledger.worth(effect) // hands.likelihood(mode, n) for n, effect in enumerate(mode.code)])


def _hoped_by_step(card: Card, rate: int) -> list[int]:
    """Each step is worth what it buys now, or what the next one will, whichever is more; the last what gathering it."""
    mode = card.modes[card.gathering]
    ledger = Ledger(USUAL_PRICES, mode.when.kind, _OTHERS)
    later = sum([ledger.worth(effect) for effect in mode.code]) * ONE // _POINT
    found: list[int] = []
    for value in reversed(card.values):
        later = max(value * rate, later * _NEXT_TURN // ONE)
        found.insert(0, later)
    return found

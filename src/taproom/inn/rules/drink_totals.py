"""What a Drink does to its drinker: its numbers, changed by responses (R5.5, R8.3, R8.7, R9.1)."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import word as words
from taproom.inn.effects.program import Effect
from taproom.inn.state.cards import Card
from taproom.inn.state.position import Position
from taproom.inn.state.setup import Setup

# The totals of a Drink, by position.
ALCOHOL: Final = words.ALCOHOL_TOTAL
FORTITUDE: Final = words.FORTITUDE_TOTAL
GOLD: Final = words.GOLD_TOTAL
DRAWN: Final = words.DRAWN_TOTAL
DISCARDED: Final = words.DISCARDED_TOTAL
_KINDS: Final = 5


def totals(inn: Position, drink: Incident, drinker: int) -> list[int]:
    """What the Drink does to this drinker."""
    return totals_at(inn.setup, drink, drinker)


def totals_at(setup: Setup, drink: Incident, drinker: int) -> list[int]:
    """Like numbers of the Drink and its Chasers added up for this drinker, then changed in order (R9.1.3).

    Everything it looks at lies open, so those who see only a view can ask as well.
    """
    total = printed(setup, drink.cards, setup.traits[drinker])
    changes = drink.changes
    for start in range(0, len(changes), 3):
        _change(total, changes[start], changes[start + 1])
    return total


def printed(setup: Setup, cards: tuple[int, ...], traits: int) -> list[int]:
    """The totals of these Drink Cards for somebody with these traits."""
    total = [0] * _KINDS
    for number in cards:
        card = setup.cards[number]
        if card.is_drink:
            for effect in _effects_for(card, traits):
                _add(total, effect)
    return total


def _effects_for(card: Card, traits: int) -> tuple[Effect, ...]:
    """R8.7.1: a Drink that names a trait of the drinker does what it says for that trait instead."""
    effects = card.modes[0].effects
    for effect in effects:
        if effect.word.works & words.FOR_SOME_TRAITS and effect.extra & traits:
            return effect.inner
    return effects


def _add(total: list[int], effect: Effect) -> None:
    kind = effect.word.served_as
    if kind >= 0:
        total[kind] += effect.amount


def _change(total: list[int], operation: int, value: int) -> None:
    if operation == inc.ADD_ALCOHOL:
        before = total[ALCOHOL]
        after = before + value
        # D8.3: a reduction stops at 0 unless the Drink was below 0 before.
        total[ALCOHOL] = max(0, after) if value < 0 <= before else after
    elif operation == inc.BECOME:
        for kind in range(_KINDS):
            total[kind] = 0
        total[ALCOHOL] = value
    elif operation == inc.SET_ALCOHOL:
        total[ALCOHOL] = min(total[ALCOHOL], value)
    elif operation == inc.TO_FORTITUDE:
        if total[ALCOHOL] > 0:
            total[FORTITUDE] += total[ALCOHOL]
            total[ALCOHOL] = 0
    elif operation == inc.HALVE:
        for kind in range(_KINDS):
            total[kind] = _half(total[kind])


def _half(number: int) -> int:
    """R9.1.4, D9.3: half, rounded up by size."""
    return (number + 1) // 2 if number >= 0 else -((1 - number) // 2)


def strength(inn: Position, drink: Incident) -> int:
    """Its Alcohol as a contest sees it: splitting, Ignoring and giving away do not count (R10.2.10)."""
    total = printed(inn.setup, drink.cards, inn.setup.traits[drink.other])
    changes = drink.changes
    for start in range(0, len(changes), 3):
        if changes[start] in (inc.ADD_ALCOHOL, inc.BECOME, inc.SET_ALCOHOL):
            _change(total, changes[start], changes[start + 1])
    return max(0, total[ALCOHOL])


def is_replaced(drink: Incident) -> bool:
    """Whether a card has replaced everything this Drink does."""
    for start in range(0, len(drink.changes), 3):
        if drink.changes[start] == inc.BECOME:
            return True
    return False

"""What a Drink does to whoever drinks it: its numbers, changed by responses (R5.5, R8.3, R8.7, R9.1)."""

from typing import Final

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ASK_NEXT_EFFECT, EFFECT
from taproom.inn.cards import Card
from taproom.inn.characters import happenings, standing
from taproom.inn.effects import word as words
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.rules import mats, payments
from taproom.inn.rules.steps import Step
from taproom.inn.state import Inn
from taproom.inn.table import Table
from taproom.table.decisions import Option

# The totals of a Drink, by position.
ALCOHOL: Final = words.ALCOHOL_TOTAL
FORTITUDE: Final = words.FORTITUDE_TOTAL
GOLD: Final = words.GOLD_TOTAL
DRAWN: Final = words.DRAWN_TOTAL
DISCARDED: Final = words.DISCARDED_TOTAL
_KINDS: Final = 5


def totals(inn: Inn, drink: Incident, drinker: int) -> list[int]:
    """What the Drink does to this drinker."""
    return totals_at(inn.table, drink, drinker)


def totals_at(table: Table, drink: Incident, drinker: int) -> list[int]:
    """Like numbers of the Drink and its Chasers added up for this drinker, then changed in order (R9.1.3).

    Everything it looks at lies open, so those who see only a view can ask as well.
    """
    total = printed(table, drink.cards, table.traits[drinker])
    changes = drink.changes
    for start in range(0, len(changes), 3):
        _change(total, changes[start], changes[start + 1])
    return total


def printed(table: Table, cards: tuple[int, ...], traits: int) -> list[int]:
    """The totals of these Drink Cards for somebody with these traits."""
    total = [0] * _KINDS
    for number in cards:
        card = table.cards[number]
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


def strength(inn: Inn, drink: Incident) -> int:
    """Its Alcohol as a contest sees it: splitting, Ignoring and giving away do not count (R10.2.10)."""
    total = printed(inn.table, drink.cards, inn.table.traits[drink.other])
    changes = drink.changes
    for start in range(0, len(changes), 3):
        if changes[start] in (inc.ADD_ALCOHOL, inc.BECOME):
            _change(total, changes[start], changes[start + 1])
    return max(0, total[ALCOHOL])


def is_replaced(drink: Incident) -> bool:
    """Whether a card has replaced everything this Drink does."""
    for start in range(0, len(drink.changes), 3):
        if drink.changes[start] == inc.BECOME:
            return True
    return False


def swallow(inn: Inn, number: int) -> None:
    """The drinker's Alcohol and Fortitude change at once."""
    drink = inn.incidents[number]
    total = totals(inn, drink, drink.seat)
    inn.tell(events.DRANK, drink.seat, subject=drink.cards[0], amount=total[ALCOHOL], cards=drink.cards)
    if inn.table.has_components:
        _swallow_with_components(inn, drink, total)
        return
    mats.change_alcohol(inn, drink.seat, total[ALCOHOL], drink.cause)
    mats.change_fortitude(inn, drink.seat, total[FORTITUDE], drink.cause)


def _swallow_with_components(inn: Inn, drink: Incident, total: list[int]) -> None:
    """What is in force changes what the Drink does to the drinker, not the Drink (R24.1.4)."""
    seat = drink.seat
    gained = standing.alcohol_gained(inn, seat, total[ALCOHOL], True)
    mats.change_alcohol(inn, seat, gained, drink.cause)
    mats.change_fortitude(inn, seat, standing.fortitude_lost(inn, seat, total[FORTITUDE]), drink.cause)
    happenings.happen(inn, seat, fx.ON_STRONG_DRINK, gained)


def follow_up(inn: Inn, number: int) -> None:
    """Paying comes next, then drawing and discarding."""
    drink = inn.incidents[number]
    total = totals(inn, drink, drink.seat)
    if total[DRAWN] or total[DISCARDED]:
        waiting = (1 << DRAWN if total[DRAWN] else 0) | (1 << DISCARDED if total[DISCARDED] else 0)
        inn.agenda.append(DrawAndDiscard(seat=drink.seat, incident=number, amount=waiting))
    if total[GOLD]:
        payments.demand(inn, drink.seat, fx.INN, total[GOLD], number, 0)


class DrawAndDiscard(Step):
    """R8.4.1: several such effects of one Drink happen in the order the drinker likes; `amount` is which are left."""

    def run(self, inn: Inn) -> None:
        """Ask which comes next; with one left there is nothing to ask."""
        options = [
            Option(EFFECT, -1, kind, (), self.incident) for kind in (DRAWN, DISCARDED) if (self.amount >> kind) & 1
        ]
        if options:
            inn.ask_options(self, self.seat, ASK_NEXT_EFFECT, options)

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """Carry it out completely before the next."""
        drink = inn.incidents[self.incident]
        total = totals(inn, drink, drink.seat)
        left = self.amount & ~(1 << option.mode)
        inn.agenda.append(DrawAndDiscard(seat=seat, incident=self.incident, amount=left))
        if option.mode == DRAWN:
            inn.draw_cards([seat], total[DRAWN])
        else:
            inn.discard_cards([seat], total[DISCARDED], self.incident)

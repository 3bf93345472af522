"""Riders: what a card adds to a Drink, and what then happens to who drinks it (R9.1.5)."""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.rules import responses, triggers
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step

_PACKED: Final = 64
"""More than there are seats, ways to use a card, or places in its code."""


def add(inn: Position, number: int, counter: int) -> None:
    """Note on the half split off last what is inside the effect at this place."""
    answer = inn.incidents[number]
    half = len(inn.incidents) - 1
    while inn.incidents[half].kind != inc.DRINK:
        half -= 1
    place = (answer.mode * _PACKED + counter) * _PACKED + answer.seat
    inn.edit(half).change(inc.RIDER, answer.card, place)


def follow(inn: Position, number: int) -> None:
    """A Drink has been drunk: put on the agenda what goes with it, unless all it does was replaced later."""
    drink = inn.incidents[number]
    found: list[tuple[int, int]] = []
    for start in range(0, len(drink.changes), 3):
        if drink.changes[start] == inc.BECOME:
            found.clear()
        elif drink.changes[start] == inc.RIDER:
            found.append((drink.changes[start + 1], drink.changes[start + 2]))
    for card, packed in reversed(found):
        place, seat = packed // _PACKED, packed % _PACKED
        step = triggers.begin_part(inn, seat, drink.seat, card, place // _PACKED, place % _PACKED)
        inn.agenda.append(step)


def stripped(changes: tuple[int, ...]) -> tuple[int, ...]:
    """What was done to a Drink without what goes with it: that stays with one half."""
    kept: list[int] = []
    for start in range(0, len(changes), 3):
        if changes[start] != inc.RIDER:
            kept.extend(changes[start : start + 3])
    return tuple(kept)


def owe(inn: Position, number: int, counter: int) -> None:
    """What is inside the effect at this place depends on whether the player given a Drink Ignores it (R29.3.4).

    So it waits below the window in which that Drink is answered.
    """
    answer = inn.incidents[number]
    receiver = inn.incidents[answer.about].seat
    place = (answer.card * _PACKED + answer.mode) * _PACKED + counter
    below = len(inn.agenda)
    while below and not isinstance(inn.agenda[below - 1], responses.RespondTo):
        below -= 1
    step = Owed(answer.seat, answer.about, place, receiver)
    inn.agenda.insert(max(0, below - 1), step)


class Owed(Step):
    """A Drink can be answered no more: what `seat` owes `other` for it happens, unless `other` has Ignored it."""

    def run(self, inn: Position) -> None:
        """`amount` is the card that says so, its text, and the place in the code."""
        if not inn.incidents[self.incident].is_ignored_by(self.other):
            card, rest = self.amount // (_PACKED * _PACKED), self.amount % (_PACKED * _PACKED)
            inn.agenda.append(triggers.begin_part(inn, self.seat, self.other, card, rest // _PACKED, rest % _PACKED))

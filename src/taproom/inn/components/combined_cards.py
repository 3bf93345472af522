"""Texts that stand on no single card: a card with what has joined it (R22.1.3), with changed numbers, or a component's.

A text put together is a text like any other, so code that inspects, answers or carries out a play need not know.
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import CALLS_OFF, CHANGES_NUMBER, JOINS_MORE
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.components import Component
from taproom.inn.state.setup import Setup

WHILE_JOINING: Final = JOINS_MORE | CALLS_OFF | CHANGES_NUMBER
"""What a joining card does is done when it joins, not when the card is carried out."""

BELOW: Final = -1
"""In place of the number of a trigger: what a track says of going below its lowest step,"""
FIRES: Final = -2
"""and of reaching its highest."""


def text_of(setup: Setup, incident: Incident) -> PlayMode:
    """The text of an incident that is marked as rewritten."""
    if incident.kind == inc.COMPONENT:
        if incident.card >= 0:
            return _of_card(setup, incident)
        return _of_component(setup.components[incident.amount], incident.mode)
    key = _key(incident)
    found = setup.rewritten.get(key)
    if found is None:
        found = _put_together(setup, incident)
        setup.rewritten[key] = found
    return found


def _of_component(component: Component, mode: int) -> PlayMode:
    text = component.below if mode == BELOW else component.fires if mode == FIRES else None
    return text or component.triggers[mode]


def _of_card(setup: Setup, incident: Incident) -> PlayMode:
    """What a card says, or a part of it that comes later than the rest."""
    further = setup.cards[incident.card].further
    if further is not None:
        return further
    own = setup.cards[incident.card].modes[incident.mode]
    if incident.amount >= 0:
        return own
    key = (incident.card, incident.mode, incident.amount)
    if key not in setup.rewritten:
        part = own.code[-1 - incident.amount]
        setup.rewritten[key] = PlayMode(Mode(own.when, part.inner or (part,), own.types), own.types)
    return setup.rewritten[key]


def _key(incident: Incident) -> tuple[int, ...]:
    key = [incident.card, incident.mode, incident.flags & inc.CALLED_OFF, *incident.cards, -1]
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.NUMBER:
            key.append(changes[start + 1])
            key.append(changes[start + 2])
    return tuple(key)


def _put_together(setup: Setup, incident: Incident) -> PlayMode:
    own = setup.cards[incident.card].modes[incident.mode]
    effects = list(_with_numbers(own, incident))
    if incident.has(inc.CALLED_OFF):
        effects = []
    picked = len(own.picks)
    for number in incident.cards:
        joined = setup.cards[number].modes[0]
        effects.extend([_shifted(e, picked) for e in joined.effects if e.word.works & WHILE_JOINING == 0])
        picked += len(joined.picks)
    return PlayMode(Mode(own.when, tuple(effects), own.types, own.guard, own.cost), own.types)


def _shifted(effect: Effect, by: int) -> Effect:
    """The players a joining card picks come after those picked before."""
    inner = tuple([_shifted(one, by) for one in effect.inner])
    slot = effect.slot + by if effect.slot >= 0 else effect.slot
    return Effect(
        effect.word,
        effect.who,
        slot,
        effect.amount,
        effect.extra,
        inner,
        effect.by,
        effect.count,
        effect.only,
        effect.lasts,
    )


def _with_numbers(own: PlayMode, incident: Incident) -> tuple[Effect, ...]:
    more = [0] * len(own.code)
    changes = incident.changes
    for start in range(0, len(changes), 3):
        if changes[start] == inc.NUMBER and changes[start + 1] < len(more):
            more[changes[start + 1]] += changes[start + 2]
    return _renumbered(own.effects, 0, more)


def _renumbered(effects: tuple[Effect, ...], place: int, more: list[int]) -> tuple[Effect, ...]:
    """The same effects with larger numbers; `place` is where the first of them stands in the code."""
    made: list[Effect] = []
    for effect in effects:
        inner = _renumbered(effect.inner, place + 1, more)
        by = list(effect.by)
        if more[place]:
            for band in range(3, len(by), 3):
                by[band] = _larger(by[band], more[place])
        amount = _larger(effect.amount, more[place])
        made.append(
            Effect(
                effect.word,
                effect.who,
                effect.slot,
                amount,
                effect.extra,
                inner,
                tuple(by),
                effect.count,
                effect.only,
                effect.lasts,
            )
        )
        place += 1 + len(fx.walk(effect.inner))
    return tuple(made)


def _larger(number: int, by: int) -> int:
    """A loss grows downwards."""
    return number - by if number < 0 else number + by

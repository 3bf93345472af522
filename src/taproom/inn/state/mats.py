"""Fortitude, Alcohol and Gold on their mats (R5.1, R51).

Every change names the seat that caused it, NOBODY for the rules themselves, a Drink of one's own or an Event: a seat
with several mats has the change on those that face the cause (R80.2.1).
"""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY

_NOBODY_FIRST: Final = 1
"""`Before.moved` is indexed by the cause, with nobody before the first seat."""


def cause_of(incident: Incident) -> int:
    """The seat that what an incident does is put down to."""
    if incident.kind == inc.DRINK:
        return incident.cause
    return NOBODY if incident.kind == inc.EVENT else incident.seat


def change_fortitude(inn: Position, seat: int, amount: int, cause: int) -> int:
    """Move Fortitude within its limits (R5.1.1); how far it moved."""
    return _change(inn, inn.fortitude, events.FORTITUDE, seat, amount, cause)


def change_alcohol(inn: Position, seat: int, amount: int, cause: int) -> int:
    """Move Alcohol within its limits (R5.1.1); how far it moved."""
    return _change(inn, inn.alcohol, events.ALCOHOL, seat, amount, cause)


def _change(inn: Position, values: list[int], kind: int, seat: int, amount: int, cause: int) -> int:
    setup = inn.setup
    if setup.has_one_mat_each:
        return _move(inn, values, kind, seat, amount, setup.purses[seat])
    moved = 0
    for mat in setup.before.moved[seat][cause + _NOBODY_FIRST]:
        moved = _move(inn, values, kind, seat, amount, mat) or moved
    return moved


def _move(inn: Position, values: list[int], kind: int, seat: int, amount: int, mat: int) -> int:
    before = values[mat]
    after = max(0, min(inn.setup.mats[mat].top, before + amount))
    if after == before:
        return 0
    values[mat] = after
    if inn.events is not None:
        inn.tell(kind, seat, amount=after - before)
    return after - before


def gold_of(inn: Position, seat: int) -> int:
    """The Gold a seat can spend; a team has one purse (R51.1.1)."""
    return inn.gold[inn.setup.purses[seat]]


def change_gold(inn: Position, seat: int, amount: int) -> None:
    """Gold comes or goes; the caller has made sure there is enough."""
    inn.gold[inn.setup.purses[seat]] += amount


def passes_out(inn: Position, seat: int) -> bool:
    """R6.1.2: Alcohol has reached Fortitude."""
    if inn.setup.has_one_mat_each:
        mat = inn.setup.purses[seat]
        return inn.alcohol[mat] >= inn.fortitude[mat]
    for mat in inn.setup.before.moved[seat][0]:
        if inn.alcohol[mat] >= inn.fortitude[mat]:
            return True
    return False

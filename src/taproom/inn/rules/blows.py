"""Losses of Fortitude as they fall, and what they set off (R5.6, D4.4)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import ASKS_RESULTS
from taproom.inn.rules import damage, triggers, wages
from taproom.inn.state import mats
from taproom.inn.state.position import Position


def inflict(inn: Position, number: int, part: int = damage.WHOLE) -> None:
    """All losses of one card happen together, before anybody can hit back (D4.4); those of a later part likewise."""
    total = damage.losses(inn, number, part)
    incident = inn.edit(number)
    lost = 0
    cause = mats.cause_of(incident)
    back: list[int] = []
    if inn.setup.has_components:
        back = static_effects.bites(inn, incident, total, damage.source_of(inn, incident))
    for seat in inn.in_turn_order(inn.turn):
        if total[seat] > 0:
            moved = mats.change_fortitude(inn, seat, -total[seat], cause)
            if moved < 0:
                incident.lost |= 1 << seat
                lost -= moved
    if len(total) > len(inn.answers):
        wages.fall_due(inn, number, total)
    if lost and damage.mode_of(inn, incident).works & ASKS_RESULTS:
        incident.change(inc.LOST_SO_FAR, lost, 0)
    if inn.setup.has_components:
        _after_losses(inn, incident, back)


def _after_losses(inn: Position, incident: Incident, back: list[int]) -> None:
    """What a loss sets off: it bites back, or moves a marker of the player hit by a card from a hand."""
    for seat in inn.in_turn_order(inn.turn):
        if back[seat]:
            mats.change_fortitude(inn, seat, -back[seat], _bitten_by(inn, incident))
    if incident.kind == inc.CARD and not incident.has(inc.FROM_OPEN):
        for seat in inn.in_turn_order(inn.turn):
            if (incident.lost >> seat) & 1 and not inn.are_teammates(seat, incident.seat):
                triggers.happen(inn, seat, fx.ON_HURT)


def _bitten_by(inn: Position, incident: Incident) -> int:
    """The player who made the source of a loss lose as well: the first in turn order who was hit."""
    for seat in inn.in_turn_order(inn.turn):
        if (incident.lost >> seat) & 1:
            return seat
    return incident.seat

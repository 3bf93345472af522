"""Losses of Fortitude as they fall, and what they set off (R5.6, D4.4)."""

from taproom.inn import incidents as inc
from taproom.inn.characters import happenings, standing
from taproom.inn.effects.word import ASKS_RESULTS
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import damage, in_play, mats
from taproom.inn.state import Inn


def inflict(inn: Inn, number: int, part: int = damage.WHOLE) -> None:
    """All losses of one card happen together, before anybody can hit back (D4.4); those of a later part likewise."""
    total = damage.losses(inn, number, part)
    incident = inn.edit(number)
    lost = 0
    cause = mats.cause_of(incident)
    back: list[int] = []
    if inn.table.has_components:
        back = standing.bites(inn, incident, total, damage.source_of(inn, incident))
    for seat in inn.in_turn_order(inn.turn):
        if total[seat] > 0:
            moved = mats.change_fortitude(inn, seat, -total[seat], cause)
            if moved < 0:
                incident.lost |= 1 << seat
                lost -= moved
    for target in range(len(inn.answers), len(total)):
        if total[target] > 0:
            inn.agenda.append(in_play.Struck(amount=target))
    if lost and damage.mode_of(inn, incident).works & ASKS_RESULTS:
        incident.change(inc.LOST_SO_FAR, lost, 0)
    if inn.table.has_components:
        _after_losses(inn, incident, back)


def _after_losses(inn: Inn, incident: Incident, back: list[int]) -> None:
    """What a loss sets off: it bites back, or moves a marker of whoever was hit by a card from a hand."""
    for seat in inn.in_turn_order(inn.turn):
        if back[seat]:
            mats.change_fortitude(inn, seat, -back[seat], _bitten_by(inn, incident))
    if incident.kind == inc.CARD and not incident.has(inc.FROM_OPEN):
        for seat in inn.in_turn_order(inn.turn):
            if (incident.lost >> seat) & 1 and not inn.are_teammates(seat, incident.seat):
                happenings.happen(inn, seat, fx.ON_HURT)


def _bitten_by(inn: Inn, incident: Incident) -> int:
    """Who has caused the source of a loss to lose as well: the first in turn order who was hit."""
    for seat in inn.in_turn_order(inn.turn):
        if (incident.lost >> seat) & 1:
            return seat
    return incident.seat

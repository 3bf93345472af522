"""What an incident does to whom: "affects" (R5.2), and losses of Fortitude reduced, split and redirected (R5.6)."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.state import MOST, Inn


def covers(inn: Inn, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether the effect is on this seat (R0.1.5); says nothing about Ignoring."""
    if effect.slot >= 0:
        return incident.targets[effect.slot] == seat
    who = effect.who
    if who == fx.YOU:
        return incident.seat == seat
    if who == fx.EACH:
        return True
    if who == fx.EACH_OTHER:
        return not inn.are_teammates(incident.seat, seat)
    if who == fx.THAT:
        return incident.other == seat
    in_round = (inn.in_round >> seat) & 1 != 0
    if who == fx.EACH_IN_ROUND:
        return in_round
    return in_round and incident.seat != seat


def affected(inn: Inn, incident: Incident, effect: Effect) -> list[int]:
    """The seats the effect happens to, in turn order from the active player, those who Ignore it left out."""
    return [
        seat
        for seat in inn.in_turn_order(inn.turn)
        if not incident.is_ignored_by(seat) and covers(inn, incident, effect, seat)
    ]


def mode_of(inn: Inn, incident: Incident) -> PlayMode:
    """The text that was chosen when the card was played."""
    return inn.card(incident.card).modes[incident.mode]


def losses(inn: Inn, number: int) -> list[int]:
    """How much Fortitude each seat is about to lose to a card, all its effects and all responses so far counted.

    Changes apply in the order played, each once (R5.6.3, D5.6): a reduction stays with a loss that is redirected later.
    """
    incident = inn.incidents[number]
    total = [0] * len(inn.hands)
    for effect in mode_of(inn, incident).effects:
        if effect.op == fx.CHANGE_FORTITUDE and effect.amount < 0:
            for seat in range(len(total)):
                if inn.is_in(seat) and covers(inn, incident, effect, seat):
                    total[seat] -= effect.amount
    _apply_changes(incident, total)
    for seat in range(len(total)):
        if incident.is_ignored_by(seat):
            total[seat] = 0
    return total


def _apply_changes(incident: Incident, total: list[int]) -> None:
    changes = incident.changes
    for start in range(0, len(changes), 3):
        operation = changes[start]
        seat = changes[start + 1]
        value = changes[start + 2]
        if operation == inc.REDUCE:
            total[seat] = max(0, total[seat] - value)
        elif operation == inc.REDIRECT:
            total[value] += total[seat]
            total[seat] = 0
        elif operation == inc.HALVE_LOSS:
            half = (total[seat] + 1) // 2
            total[seat] = half
            total[value] += half
        elif operation == inc.IGNORED_BY:
            total[seat] = 0


def touches(inn: Inn, number: int, seat: int) -> int:
    """What of a seat's the played card would itself move (R5.2.1, D5.1), as a mask; limits do not matter (R5.2.2)."""
    incident = inn.incidents[number]
    if incident.kind != inc.CARD or incident.is_ignored_by(seat):
        return 0
    mask = 0
    for effect in mode_of(inn, incident).code:
        if covers(inn, incident, effect, seat):
            mask |= _attribute(effect)
        if effect.op == fx.PAY and _is_paid(incident, effect, seat):
            mask |= fx.GOLD
    if incident.changes:
        mask &= ~fx.FORTITUDE
        if losses(inn, number)[seat] > 0 or _gains_fortitude(inn, incident, seat):
            mask |= fx.FORTITUDE
    return mask


def _attribute(effect: Effect) -> int:
    op = effect.op
    if op == fx.CHANGE_FORTITUDE:
        return fx.FORTITUDE
    if op == fx.CHANGE_ALCOHOL:
        return fx.ALCOHOL
    if op in (fx.PAY, fx.TAKE):
        return fx.GOLD
    if op in (fx.DISCARD, fx.DRAW):
        return fx.HAND
    if op == fx.LEAVE_ROUND:
        return fx.ROUND
    return 0


def _is_paid(incident: Incident, effect: Effect, seat: int) -> bool:
    if effect.extra == fx.TO_YOU:
        return incident.seat == seat
    return effect.extra == fx.TO_THAT and incident.other == seat


def _gains_fortitude(inn: Inn, incident: Incident, seat: int) -> bool:
    for effect in mode_of(inn, incident).effects:
        if effect.op == fx.CHANGE_FORTITUDE and effect.amount > 0 and covers(inn, incident, effect, seat):
            return True
    return False


def change_fortitude(inn: Inn, seat: int, amount: int) -> int:
    """Move a team's Fortitude within its limits (R5.1); how far it moved."""
    team = inn.table.teams[seat]
    before = inn.fortitude[team]
    after = max(0, min(MOST, before + amount))
    inn.fortitude[team] = after
    if after != before:
        inn.tell(events.FORTITUDE, seat, amount=after - before)
    return after - before


def change_alcohol(inn: Inn, seat: int, amount: int) -> int:
    """Move a team's Alcohol within its limits (R5.1); how far it moved."""
    team = inn.table.teams[seat]
    before = inn.alcohol[team]
    after = max(0, min(MOST, before + amount))
    inn.alcohol[team] = after
    if after != before:
        inn.tell(events.ALCOHOL, seat, amount=after - before)
    return after - before


def inflict(inn: Inn, number: int) -> None:
    """All losses of one card happen together, before anybody can hit back (D4.4)."""
    total = losses(inn, number)
    incident = inn.edit(number)
    for seat in inn.in_turn_order(inn.turn):
        if total[seat] > 0 and change_fortitude(inn, seat, -total[seat]) < 0:
            incident.lost |= 1 << seat

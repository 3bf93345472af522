"""Reading one text: which it is, how large its numbers are, whom each of its effects is on. Asked of a forecast."""

from taproom.inn import incidents as inc
from taproom.inn.cards import PlayMode
from taproom.inn.characters import texts
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.regular.forecast import Forecast


def mode_of(forecast: Forecast, incident: Incident) -> PlayMode:
    """The text that was chosen when the card was played, with whatever has joined or changed it."""
    if incident.flags & inc.REWRITTEN or incident.kind == inc.COMPONENT:
        return texts.text_of(forecast.view.table, incident)
    return forecast.view.table.cards[incident.card].modes[incident.mode]


def mark_of(forecast: Forecast, seat: int, component: int) -> int:
    """Where the marker of one of the seat's components stands, or which card is in force; -1 if it has none such."""
    table = forecast.view.table
    place = table.component(seat, component)
    return forecast.view.seats[seat].marks[place - table.firsts[seat]] if place >= 0 else -1


def amount_of(forecast: Forecast, incident: Incident, effect: Effect) -> int:
    """The number of an effect, be it by a track."""
    by = effect.by
    if not by:
        return effect.amount
    mark = mark_of(forecast, incident.seat, by[0])
    for band in range(1, len(by), 3):
        if by[band] <= mark <= by[band + 1]:
            return by[band + 2]
    return effect.amount


def happens(forecast: Forecast, incident: Incident, effect: Effect) -> bool:
    """Whether what is inside a condition happens."""
    if effect.op == fx.IF_TRACK:
        return effect.by[0] <= mark_of(forecast, incident.seat, effect.extra) <= effect.by[1]
    return effect.op != fx.MAY and effect.op != fx.IF_NOT_PAID


def covers(forecast: Forecast, incident: Incident, effect: Effect, seat: int) -> bool:
    """Whether the effect is on this seat; the same as the rules say, asked of a view."""
    if incident.is_ignored_by(seat) or not forecast.is_in(seat) or (forecast.away >> seat) & 1:
        return False
    if effect.slot >= 0:
        return effect.slot < len(incident.targets) and incident.targets[effect.slot] == seat
    who = effect.who
    if who == fx.YOU:
        return incident.seat == seat
    if who == fx.EACH:
        return True
    if who == fx.EACH_OTHER:
        return not forecast.are_teammates(incident.seat, seat)
    if who == fx.THAT:
        return incident.other == seat
    in_round = (forecast.in_round >> seat) & 1 != 0
    if who == fx.EACH_IN_ROUND:
        return in_round
    return in_round and incident.seat != seat

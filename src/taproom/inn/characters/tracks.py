"""Tracks: markers that cards move and read (R21, R25)."""

from taproom.inn import events
from taproom.inn.characters import happenings
from taproom.inn.language.effects import Effect
from taproom.inn.state import Inn


def mark(inn: Inn, seat: int, component: int) -> int:
    """Where the seat's marker stands now (R21.1.3); -1 if it has no such component."""
    place = inn.table.component(seat, component)
    return inn.marks[place] if place >= 0 else -1


def amount(inn: Inn, seat: int, effect: Effect) -> int:
    """The number of an effect that depends on the seat's track."""
    place = inn.table.component(seat, effect.by[0])
    mark = inn.marks[place] if place >= 0 else 0
    by = effect.by
    for band in range(1, len(by), 3):
        if by[band] <= mark <= by[band + 1]:
            return by[band + 2]
    return effect.amount if place < 0 else 0


def move(inn: Inn, seat: int, place: int, by: int) -> None:
    """Move the marker; below its lowest step it stays, and what the track says happens once (R21.1.5, R21.1.6)."""
    component = inn.table.components[place]
    after = inn.marks[place] + by
    put(inn, seat, place, after)
    if after < component.low and component.below is not None:
        inn.agenda.append(happenings.begin(inn, seat, place, -1, -1))


def put(inn: Inn, seat: int, place: int, step: int) -> None:
    """Put the marker on a step, within the limits (R21.1.4)."""
    component = inn.table.components[place]
    after = max(component.low, min(component.high, step))
    if after != inn.marks[place]:
        inn.marks[place] = after
        inn.tell(events.TRACK, seat, amount=after, cards=(place - inn.table.firsts[seat],))

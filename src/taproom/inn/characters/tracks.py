"""Tracks: markers that cards move and read (R21, R25)."""

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

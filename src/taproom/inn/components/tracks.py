"""Tracks, which are markers that cards move and read (R21, R25), and tokens (R28)."""

from taproom.inn.board import events
from taproom.inn.effects.program import Effect
from taproom.inn.state.position import Position


def mark(inn: Position, seat: int, component: int) -> int:
    """Where the seat's marker stands now (R21.1.3); -1 if it has no such component."""
    place = inn.setup.component(seat, component)
    return inn.marks[place] if place >= 0 else -1


def amount(inn: Position, seat: int, effect: Effect) -> int:
    """The number of an effect that depends on the seat's track."""
    place = inn.setup.component(seat, effect.by[0])
    mark = inn.marks[place] if place >= 0 else 0
    by = effect.by
    for band in range(1, len(by), 3):
        if by[band] <= mark <= by[band + 1]:
            return by[band + 2]
    return effect.amount if place < 0 else 0


def step_down(inn: Position, seat: int, place: int) -> None:
    """The seat pays with one step of a track that stands high enough."""
    inn.marks[place] -= 1
    inn.tell(events.TRACK, seat, amount=inn.marks[place], cards=(place - inn.setup.firsts[seat],))


def tokens_held(inn: Position, owner: int, component: int, seat: int) -> int:
    """How many tokens of the owner's component lie with a seat; none with a card in play (R29.2.11)."""
    place = inn.setup.component(owner, component)
    if place < 0 or seat >= len(inn.answers):
        return 0
    return inn.marks[inn.setup.tokens_at[place] + seat]

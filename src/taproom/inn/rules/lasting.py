"""What lasts for a while: a hand shown to all, a standing Ignore. Each ends by itself and lies open on the mat.

A position keeps it in `lasting`, six numbers for each: what, of whom, a detail such as a mask of types, until when,
whose turn that is, and the number of the turn it must outlast.
"""

from taproom.inn.board import events
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.state.position import Position


def begin(inn: Position, what: int, seat: int, detail: int, until: int, whose: int) -> None:
    """Something holds for a seat from now on; until the end of a next turn, not of one that is going on."""
    outlasts = inn.turns_taken if until == fx.END_OF_THEIR_NEXT_TURN and inn.on_turn(whose) else 0
    inn.lasting = (*inn.lasting, what, seat, detail, until, whose, outlasts)
    inn.tell(events.LASTING, seat, whose, amount=what)


def has(inn: Position, what: int, seat: int) -> bool:
    """Whether it holds for a seat now."""
    lasting = inn.lasting
    for start in range(0, len(lasting), 6):
        if lasting[start] == what and lasting[start + 1] == seat:
            return True
    return False


def ignorers(inn: Position, incident: Incident) -> int:
    """Who Ignores every card of its types, as a mask."""
    lasting = inn.lasting
    mask = 0
    for start in range(0, len(lasting), 6):
        if lasting[start] == fx.IGNORES_TYPES and lasting[start + 2] & incident.types and incident.acts():
            mask |= 1 << lasting[start + 1]
    return mask


def round_ends(inn: Position) -> None:
    """What was to last for a Round is over."""
    lasting = inn.lasting
    kept: list[int] = []
    for start in range(0, len(lasting), 6):
        if lasting[start + 3] != fx.END_OF_ROUND:
            kept.extend(lasting[start : start + 6])
    inn.lasting = tuple(kept)


def turn_passes(inn: Position, before: int, after: int) -> None:
    """One seat's turn has ended and another's begins: what lasted so long is over, or waits for somebody who is out."""
    lasting = inn.lasting
    kept: list[int] = []
    for start in range(0, len(lasting), 6):
        until, whose, outlasts = lasting[start + 3], lasting[start + 4], lasting[start + 5]
        ended = inn.are_teammates(whose, before) and inn.turns_taken > outlasts
        over = inn.are_teammates(whose, after) if until == fx.START_OF_YOUR_NEXT_TURN else ended
        if over or not inn.is_in(whose) or not inn.is_in(lasting[start + 1]):
            inn.tell(events.LASTED, lasting[start + 1], amount=lasting[start])
        else:
            kept.extend(lasting[start : start + 6])
    inn.lasting = tuple(kept)


def skip(inn: Position, seats: list[int]) -> None:
    """R60.1.1: these seats will not take part in the next phase of their turn."""
    for seat in seats:
        begin(inn, fx.SKIPS_PHASE, seat, 0, fx.END_OF_THEIR_NEXT_TURN, seat)


def skips(inn: Position, seat: int, phase: int) -> bool:
    """Whether the seat skips this phase; then it has skipped it."""
    lasting = inn.lasting
    for start in range(0, len(lasting), 6):
        if lasting[start] == fx.SKIPS_PHASE and lasting[start + 1] == seat:
            inn.lasting = (*lasting[:start], *lasting[start + 6 :])
            inn.tell(events.PHASE_SKIPPED, seat, amount=phase)
            return True
    return False

"""Turns that end early, and players who are away (R3.2.4, R59)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.rules import rounds
from taproom.inn.state.position import UNKNOWN, Position

FOR_THIS_TURN: Final = 1
"""As the amount of the fact that a seat is away: to the end of the running turn only."""


def end(inn: Position, seat: int) -> None:
    """R3.2.4: the rest of the seat's own turn does not come; among teammates it is away meanwhile (R59, D59.2)."""
    if inn.on_turn(seat) and (inn.turn_ended >> seat) & 1 == 0:
        inn.turn_ended |= 1 << seat
        inn.tell(events.TURN_ENDED, seat)
        if inn.setup.has_mates:
            _absent(inn, seat, FOR_THIS_TURN)


def go_away(inn: Position, seat: int) -> None:
    """R22.1.7, D59.1: until the next turn the seat plays nothing and nothing touches it."""
    inn.stays_away |= 1 << seat
    _absent(inn, seat, 0)


def _absent(inn: Position, seat: int, how_long: int) -> None:
    if (inn.away >> seat) & 1:
        return
    inn.away |= 1 << seat
    inn.held[seat] = UNKNOWN
    rounds.leave(inn, seat)
    inn.tell(events.AWAY, seat, amount=how_long)
    rounds.see_who_is_left(inn)


def come_back(inn: Position, seat: int) -> None:
    """The seat's turn begins, or the one it was away for is over."""
    if (inn.away >> seat) & 1:
        inn.away &= ~(1 << seat)
        inn.stays_away &= ~(1 << seat)
        inn.held[seat] = UNKNOWN
        inn.tell(events.BACK, seat)


def finish(inn: Position, seat: int) -> None:
    """A player who was away only for the rest of the team's turn is back (D59.2)."""
    if inn.setup.has_mates:
        for member in inn.setup.members[seat]:
            if (inn.turn_ended & ~inn.stays_away) >> member & 1:
                come_back(inn, member)

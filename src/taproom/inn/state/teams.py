"""Teams at a position: who is left, and one for all (R51, R57)."""

from taproom.inn.state.position import Position


def first_of_each(inn: Position, seats: list[int]) -> list[int]:
    """Of these seats the first of each team."""
    if not inn.setup.has_mates:
        return seats
    teams = 0
    found: list[int] = []
    for seat in seats:
        bit = 1 << inn.setup.teams[seat]
        if teams & bit == 0:
            teams |= bit
            found.append(seat)
    return found


def rivals_left(inn: Position, seat: int) -> int:
    """How many players are still in who are not of the seat's team (D57.4)."""
    return bin(~inn.out & ((1 << len(inn.answers)) - 1) & ~inn.setup.team_masks[seat]).count("1")


def left(inn: Position) -> int:
    """How many teams are still in."""
    teams = 0
    seats = inn.setup.teams
    for seat in range(len(seats)):
        if (inn.out >> seat) & 1 == 0:
            teams |= 1 << seats[seat]
    return bin(teams).count("1")


def have_phases(inn: Position, seat: int) -> bool:
    """Whether anybody of the seat's team is still in and goes through the phases of the turn (R59.1.1)."""
    return inn.setup.team_masks[seat] & ~(inn.out | inn.turn_ended) != 0

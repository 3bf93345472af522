"""Phases repeated by one player (R60)."""

from taproom.inn.board import events
from taproom.inn.board.questions import ACTION_PHASE, DISCARD_PHASE, ORDER_PHASE
from taproom.inn.rules import turn
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step


class PhaseAgain(Step):
    """R60.1.1: one player repeats the phase `amount`."""

    def run(self, inn: Position) -> None:
        """Where the seat still goes through phases."""
        if self.seat in turn.present(inn, self.seat):
            inn.tell(events.PHASE_AGAIN, self.seat, amount=self.amount)
            _phase(self.amount, inn.setup.members[self.seat][0]).again(inn, self.seat)


def _phase(number: int, seat: int) -> turn.Phase:
    if number == DISCARD_PHASE:
        return turn.DiscardAndDraw(seat=seat)
    if number == ACTION_PHASE:
        return turn.ActionPhase(seat=seat)
    return turn.OrderPhase(seat=seat) if number == ORDER_PHASE else turn.DrinkPhase(seat=seat)


def repeat(inn: Position, seats: list[int]) -> None:
    """R60.1.1: the phase that is just finished, or goes on, by each of them whose turn it is."""
    phase = DISCARD_PHASE
    while phase < inn.phase and inn.phase & phase == 0:
        phase <<= 1
    for seat in reversed(seats):
        if inn.on_turn(seat):
            inn.agenda.append(PhaseAgain(seat=seat, amount=phase))

"""The seats of an exercise that nobody sits on: they follow its scripts, and otherwise do as little as they may."""

from typing import Final

from taproom.exercises import Exercise
from taproom.kernel.record import Record
from taproom.kernel.scenarios import NOT_NOW
from taproom.kernel.state import State
from taproom.scenarios.playing import Performance
from taproom.scenarios.script import Do, Together


class Scripted:
    """What was done so far follows from the record, so that nothing else need be kept.

    A seat does each thing that it does in the meant way, or in the wrong one, as soon as it can; the learner may
    go a third way.
    """

    def __init__(self, exercise: Exercise) -> None:
        meant, wrong = exercise.perform(), exercise.perform_wrong()
        self.names: Final = meant.names
        self._adapter = meant.adapter
        self._steps = [steps_of(meant, seat) for seat in range(len(meant.names))]
        """Of each seat, in the order in which they are tried."""
        if wrong is not None:
            for seat, steps in enumerate(self._steps):
                steps.extend([step for step in steps_of(wrong, seat) if step not in steps])
        opening = self._adapter.opening(meant.state)
        self._position = opening.dump()
        self._game = meant.game
        self._turn: int | None = meant.game.turn_number(opening) if exercise.kind == "puzzle" else None
        """The turn that is played, if it is only one."""

    def position(self) -> dict[str, object]:
        """The position the game begins with."""
        return self._position

    def is_done(self, state: State) -> bool:
        """Whether there is nothing more to play: a puzzle is about one turn, and then everybody sits still."""
        return self._turn is not None and self._game.turn_number(state) != self._turn

    def choice(self, record: Record, state: State, seat: int) -> int:
        """What the seat answers to its present question."""
        decision = state.decision(seat)
        assert decision is not None, "a seat is given what it is asked"
        for step in self._left(record, seat):
            found = self._adapter.matches(state, seat, step)
            if found != NOT_NOW:
                return found
        return decision.least

    def _left(self, record: Record, seat: int) -> list[object]:
        """The steps the seat has not done yet."""
        left = self._steps[seat][:]
        state, number = record.nearest(0)
        for chooser, choice in record.choices[number:]:
            while state.standing():
                state.go_on()
            if chooser == seat:
                self._strike(left, state, seat, choice)
            state.choose(chooser, choice)
        return left

    def _strike(self, left: list[object], state: State, seat: int, choice: int) -> None:
        for step in left:
            if self._adapter.matches(state, seat, step) == choice:
                left.remove(step)
                return


def steps_of(performance: Performance, seat: int) -> list[object]:
    """What the seat does in a script."""
    steps: list[object] = []
    for entry in performance.entries:
        for deed in entry.deeds if isinstance(entry, Together) else [entry]:
            if isinstance(deed, Do) and seat in deed.seats:
                steps.append(deed.step)
    return steps

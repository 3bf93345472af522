"""What a game must be able to do so that positions can be set up, scripts played and outcomes checked.

The runner (taproom.scenarios) knows no game: it reads documents, plays scripts and reports. A game hands out an adapter
through `Game.scenario_adapter`.
"""

import difflib

from mypy_extensions import mypyc_attr

from taproom.kernel.state import State
from taproom.kernel.verdicts import Refusal

NOT_NOW = -1
"""No choice of the present decision matches the step."""


class Misfit(ValueError):
    """Something in a document makes no sense; `path` leads to it from where the adapter began to read."""

    def __init__(self, path: tuple[object, ...], problem: str) -> None:
        super().__init__(problem)
        self.path = path
        self.problem = problem


def hint(word: str, known: list[str]) -> str:
    """How "there is no WORD" goes on: the nearest valid spelling, or all of them if none is near."""
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f"; did you mean {near[0]}?"
    return f"; known: {', '.join(sorted(known))}" if known else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioAdapter:
    """A game as scenarios see it. Documents, steps and values are plain data as YAML gives them."""

    def keys(self) -> list[str]:
        """What a document of this game may contain besides what every document may."""
        raise NotImplementedError

    def add_cards(self, folder: str) -> None:
        """Make a folder of content known."""
        raise Misfit((), "this game takes no further cards")

    def seat_names(self, spec: dict[str, object]) -> list[str]:
        """The names of the seats, in turn order."""
        raise NotImplementedError

    def team_names(self, spec: dict[str, object]) -> list[str]:
        """The team of each seat by its name, in the order of the seats; empty where there are none."""
        return []

    def position(self, spec: dict[str, object]) -> State:
        """The position a document describes; nothing has happened in it yet."""
        raise NotImplementedError

    def opening(self, state: State) -> State:
        """A position from `position` as the start of a game among people: at its first question."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """Go on from the position to its first decision or moment."""

    def go_on(self, state: State) -> None:
        """Go on from a moment at which nobody is asked; scripts stop at those to look into refusals."""

    def steps(self, state: State, seat: int, step: object) -> list[object]:
        """Check a step and break it into single choices; Misfit says what is wrong with it."""
        raise NotImplementedError

    def matches(self, state: State, seat: int, step: object) -> int:
        """The seat's choice that matches this step; NOT_NOW if its present decision has none."""
        raise NotImplementedError

    def happened(self, state: State, since: int, seat: int, step: object) -> bool:
        """Whether the step has come about by itself since this many events, because the rules left no choice."""
        return False

    def refusal(self, state: State, seat: int, step: object) -> Refusal | None:
        """Why the seat cannot do this now; None if it can."""
        raise NotImplementedError

    def in_words(self, state: State, refusal: Refusal) -> str:
        """A refusal as a report puts it."""
        return f"{refusal.reason} ({refusal.rule})" if refusal.rule else refusal.reason

    def is_sealed(self, state: State) -> bool:
        """Whether an answer was given that must take effect before anybody else goes on."""
        return False

    def is_resolved(self, state: State) -> bool:
        """Whether nothing that was played is still to take effect."""
        raise NotImplementedError

    def is_settled(self, state: State) -> bool:
        """Whether, in addition, the business of the current phase is done."""
        raise NotImplementedError

    def turn_is_over(self, state: State) -> bool:
        """Whether a script's next step would be too late."""
        raise NotImplementedError

    def stops(self, spec: dict[str, object], stop: object) -> object:
        """Check a `stop`; Misfit says what is wrong with it."""
        raise Misfit((), "there is no such stop")

    def stop_reached(self, state: State, stop: object) -> bool:
        """Whether the position is the one a `stop` asks for."""
        raise NotImplementedError

    def observable(self, seat: int) -> list[str]:
        """What can be expected of a seat; of the table for seat -1."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, name: str) -> object:
        """The observed value of a seat, or of the table for seat -1, as a document would write it."""
        raise NotImplementedError

    def expected(self, state: State, seat: int, name: str, value: object) -> object:
        """A value from a document in the form `observe` gives; Misfit if it cannot be one."""
        return value

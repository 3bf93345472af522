"""Positions and views of them: the base classes of every game's own."""

from typing import Final

from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Chance
from taproom.kernel.events import Event
from taproom.kernel.verdicts import Malformed, Stale

SPECTATOR: Final = -1
"""The seat that knows nothing hidden."""

# What kind of moment a position stands at: a server paces people by it.
QUESTION: Final = 0
"""A seat is asked something, and everybody knows that it is."""
RESPONSE: Final = 1
"""Something happened that seats might answer."""
IDLE: Final = 2
"""Between two happenings: cards that need no occasion can be played."""


class View:
    """What one seat may know of a position, and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, object]:
        """The view as plain data (numbers, strings, lists, maps) for clients and for comparison."""
        raise NotImplementedError


class Occasion:
    """What a moment for responses is about, as far as everybody knows."""

    def __init__(self, kind: str, cause: int, touched: list[int]) -> None:
        self.kind = kind
        """An id of the game's, such as "card"."""
        self.cause = cause
        """The seat that caused it; SPECTATOR if none did."""
        self.touched = touched
        """The seats it would do something to."""


class State:
    """A position: plain data that stands before the decisions of one or more seats, or is over."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        """Where facts are put; None (as in playouts) means nobody listens."""

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """`copy.deepcopy` copies the position as `clone` does, but not the table, the cards and the words it shares."""
        return self.clone()

    def seat_count(self) -> int:
        """How many seats the game has, those already out included."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def teams(self) -> list[int]:
        """The team of each seat, as a number; teammates win and lose together, and know what the others know."""
        return list(range(self.seat_count()))

    def winners(self) -> list[int]:
        """Who won (several in a tie or a team); empty before the end."""
        raise NotImplementedError

    def next_seat(self) -> int:
        """The seat whose answer the game needs first, for simulations. -1 if nobody is asked."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """All seats that hold a decision now."""
        raise NotImplementedError

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, if anything."""
        raise NotImplementedError

    def answer(self, seat: int, choice: int) -> None:
        """Carry out a choice that is known to be allowed; callers outside a game use `choose`."""
        raise NotImplementedError

    def choose(self, seat: int, choice: int) -> None:
        """The only way anything happens: answer a seat's decision."""
        if not 0 <= seat < self.seat_count():
            raise Malformed(f"there is no seat {seat}: seats are 0 to {self.seat_count() - 1}")
        decision = self.decision(seat)
        if decision is None:
            raise Stale(f"seat {seat} has no decision now")
        if not decision.allows(choice):
            raise Malformed(f"choice {choice} is not among those seat {seat} was offered")
        self.answer(seat, choice)

    def handle(self, option: Option) -> int:
        """The number by which somebody may ask for this beforehand: its card's, if it has one; -1 if nobody can."""
        return option.subject

    def throws(self) -> int:
        """How often the dice have been thrown; 0 if that is not counted."""
        raise NotImplementedError

    def throw_with(self, chance: Chance) -> None:
        """From now on all chance comes from here."""
        raise NotImplementedError

    def moment(self) -> int:
        """What kind of moment this is."""
        return QUESTION

    def occasion(self) -> Occasion | None:
        """What the moment is about; None if it is about nothing in particular."""
        return None

    def attend(self) -> None:
        """From now on stand still wherever somebody could act, judging by public information, until told to go on.

        A seat without a fitting card is passed over at once in a simulation. Among people that would tell everybody
        what it does not hold. A game without such moments need not do anything.
        """

    def standing(self) -> list[int]:
        """While the position stands still: the seats that could act now, judging by public information.

        `decision` tells who really can; their answers are given after `go_on`.
        """
        return []

    def in_question(self) -> list[int]:
        """The seats that are asked the present question, judging by public information; empty if only one is asked."""
        return []

    def is_called_on(self, seat: int) -> bool:
        """Whether the moment asks for something the seat could want to do.

        What it could do at any other moment is no answer, nor is what would only undo its own doing.
        """
        return True

    def go_on(self) -> None:
        """Ask those who can act at this moment; if nobody can, go on."""

    def resume(self) -> None:
        """Go on from a resampled position; does nothing in any other."""

    def hand_back(self, seat: int) -> None:
        """In a resampled position: let the others choose anew what they have sealed and this seat has not seen.

        Does nothing where resampling has done so already.
        """

    def view(self, seat: int) -> View:
        """What this seat may know."""
        raise NotImplementedError

    def resample(self, seat: int, chance: Chance) -> "State":
        """Another position that this seat could not tell from this one, drawn from all that fit what it has seen.

        It stands still: what the others may do in it is worked out when the seat answers or `resume` is called.
        """
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole position as plain data, with every secret; `Game.load` reads it back."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """Equal for two positions exactly if they are the same."""
        raise NotImplementedError

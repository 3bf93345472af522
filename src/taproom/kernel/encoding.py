"""How a game writes what a seat sees and what it may answer as small whole numbers, for programs that learn.

An encoder is made for certain tables and serves all of them: what it writes has the same size and the same meaning
no matter who plays. Everything is made from a view, so nothing in it depends on what the seat cannot know. Seats are
counted clockwise from the one that looks.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.kernel.decisions import Decision, Option
from taproom.kernel.events import Event
from taproom.kernel.state import View

MOST: Final = 255
"""Every number of an observation is one byte; what is higher is written as this."""
DONE: Final = 0
"""The action that says: no more of these."""
NUMBERS: Final = 64
"""A number from here on is two actions, the second for the rest."""

_FACT: Final = (
    ("kind", "which kind of fact; 0 where there is none yet"),
    ("seat", "whose doing it is, counted from the viewer, plus 1; 0 for nobody"),
    ("other", "the other seat concerned, likewise"),
    ("subject", "the card it is about, plus 1: the remainder by 256"),
    ("subject_256", "and how often 256 goes into it"),
    ("amount", "how much; amounts below 0 count down from 256"),
    ("card", "the last card that was seen in it, plus 1: the remainder by 256"),
    ("card_256", "and how often 256 goes into it"),
)
FACT_COLUMNS: Final = tuple([name for name, _ in _FACT])
FACT_MEANING: Final = "; ".join([f"{name}: {meaning}" for name, meaning in _FACT])
FACT_WIDTH: Final = len(_FACT)


@mypyc_attr(acyclic=True)
class Field:
    """Some numbers of a row that belong together: their name, their shape, and what they mean."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.meaning: Final = meaning
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size
        self.start = 0
        """Where in the row it begins."""


@mypyc_attr(acyclic=True)
class Block:
    """Actions that belong together: as many as there are names."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.name: Final = name
        self.names: Final = names
        self.start = 0
        """The first of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """What a game's observations and actions are, for the tables that it was made for."""

    def __init__(self, seats: int, fields: list[Field], blocks: list[Block], columns: list[Field], facts: int) -> None:
        self.seats: Final = seats
        count = Block("number", [*[str(number) for number in range(-1, NUMBERS)], f"{NUMBERS} more"])
        self.blocks: Final = [Block("done", ["done"]), *blocks, count]
        """All actions, block by block. Of the numbers -1 stands for none, and the last adds to the one that follows."""
        self.action_names: Final[list[str]] = []
        for block in self.blocks:
            block.start = len(self.action_names)
            for name in block.names:
                self.action_names.append(name if block.name == name else f"{block.name} {name}")
        self.action_count: Final = len(self.action_names)
        self.numbers_start: Final = count.start
        self.chosen: Final = Field("chosen", (self.action_count,), "which actions of this decision were taken already")
        self.facts: Final = Field("facts", (facts, FACT_WIDTH), f"the last facts the seat was told; {FACT_MEANING}")
        self.fact_count: Final = facts
        self.fields: Final = [*fields, self.chosen, self.facts]
        """Everything in a row, in this order."""
        self.size: Final = _laid_out(self.fields)
        self.columns: Final = columns
        """What the row of an option says."""
        self.column_count: Final = _laid_out(columns)

    def observe(self, view: View, decision: Decision | None, row: bytearray) -> None:
        """Write what the seat sees, and what it is asked, into a row of zeros; all but what is chosen and told."""
        raise NotImplementedError

    def path(self, view: View, option: Option) -> list[int]:
        """An option as actions, one for each of its parts; no two options of a decision have the same."""
        raise NotImplementedError

    def candidate(self, view: View, candidate: int) -> int:
        """The action that picks a candidate."""
        raise NotImplementedError

    def option_row(self, view: View, option: Option) -> bytearray:
        """What is known of an option without trying it, by the columns."""
        raise NotImplementedError

    def candidate_row(self, view: View, candidate: int) -> bytearray:
        """The same of one candidate of a pick; below 0: of picking no more."""
        raise NotImplementedError

    def fact(self, view: View, event: Event) -> list[int]:
        """A fact as the viewer was told it."""
        raise NotImplementedError

    def is_out(self, view: View, seat: int) -> bool:
        """Whether the seat has lost for good while others play on, as everybody can see."""
        return False

    def standings(self, view: View) -> list[float]:
        """How well each seat stands at a glance, by what everybody sees: what shaped rewards are differences of."""
        raise NotImplementedError


def _laid_out(fields: list[Field]) -> int:
    size = 0
    for field in fields:
        field.start = size
        size += field.size
    return size


def as_byte(number: int) -> int:
    """What a row has for a number."""
    if number <= 0:
        return 0
    return number if number < MOST else MOST


def add_number(path: list[int], first: int, number: int) -> None:
    """Add a number from -1 on to an option's path; `first` is the encoder's `numbers_start`."""
    while number >= NUMBERS:
        path.append(first + NUMBERS + 1)
        number -= NUMBERS
    path.append(first + 1 + number)

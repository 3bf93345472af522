"""How a table's entries reach its viewers: whom each concerns, what was said, and what each viewer has been told."""

from collections import deque
from collections.abc import Set
from dataclasses import dataclass
from typing import Final

_REMEMBERED: Final = 256
"""How many pieces of news can be caught up on one by one; a client that missed more gets everything."""
NOBODY: Final[frozenset[int]] = frozenset()


class Change:
    """Whom an entry is news for."""

    def __init__(self, everybody: bool = False, seats: Set[int] = NOBODY, anew: bool = False) -> None:
        self.everybody = everybody
        self.seats: Final = seats
        self.anew: Final = anew
        """What was told before no longer holds: everybody gets everything again."""

    def concerns(self, viewer: int) -> bool:
        """Whether this viewer is to be told."""
        return self.everybody or viewer in self.seats


@dataclass
class Remark:
    """Something said at the table."""

    at: int
    seat: int
    text: str
    phrase: str
    unheard: frozenset[int] = frozenset()
    """The seats that had muted the speaker."""


class Journal:
    """What one viewer has been told, by number: each viewer's news are numbered separately."""

    def __init__(self) -> None:
        self.number = 0
        self.events = 0
        self.remarks = 0
        self.marks: deque[tuple[int, int, int]] = deque(maxlen=_REMEMBERED)
        """For each piece of news its number, and how many events and remarks had been told by then."""

    def add(self, events: int, remarks: int) -> None:
        """Another piece of news."""
        self.number += 1
        self.events = events
        self.remarks = remarks
        self.marks.append((self.number, events, remarks))

    def since(self, number: int) -> tuple[int, int] | None:
        """How many events and remarks were known after this piece of news; None if it is too long ago."""
        if self.marks and number < self.marks[0][0] - 1:
            return None
        for mark in reversed(self.marks):
            if mark[0] == number:
                return (mark[1], mark[2])
        return None

"""What the story of a finished game is made of: how everybody fared over its turns, and who did what to whom.

The same for every game. A game says by its `Marks` which of its facts a story is told by.
"""

from typing import Final

import msgspec

from taproom.presentation.types import Fact


class Marks:
    """The kinds of facts a story is told by."""

    def __init__(
        self,
        beats: tuple[int, ...] = (),
        deeds: tuple[int, ...] = (),
        plays: tuple[int, ...] = (),
        dealings: tuple[int, ...] = (),
    ) -> None:
        self.beats: Final = beats
        """The facts that mark the story's time: a turn, an auction."""
        self.deeds: Final = deeds
        """What may cause all that follows: a card played or revealed, an auction won."""
        self.plays: Final = plays
        """Deeds that somebody chose, so that they can be the best of the game."""
        self.dealings: Final = dealings
        """What one seat did to another and a story counts: a Drink bought, a robbery."""


class StoryPoint(msgspec.Struct, frozen=True, gc=False):
    """A point in the story's time."""

    step: int
    """The replay shows it at this step."""
    turn: int
    seat: int
    """Whose turn it is; -1 if nobody's."""
    card: str
    """What was up for auction; empty where nothing is."""


class StoryLine(msgspec.Struct, frozen=True, gc=False):
    """One number of one seat, at each point of the story."""

    seat: int
    what: str
    values: tuple[int, ...]


class StoryChange(msgspec.Struct, frozen=True, gc=False):
    """A number that changed between a point and the next."""

    point: int
    step: int
    seat: int
    what: str
    amount: int


class StoryOut(msgspec.Struct, frozen=True, gc=False):
    """A seat was out, and why, in words."""

    seat: int
    point: int
    step: int
    turn: int
    cause: str
    """By key: why, for programs."""
    text: str


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """How often a seat did something to another."""

    seat: int
    other: int
    count: int


class Story(msgspec.Struct, frozen=True, gc=False):
    """A finished game, told in numbers."""

    game: str
    characters: tuple[str, ...]
    """Whom each seat played; empty words where seats play nobody in particular."""
    winners: tuple[int, ...]
    conceded: bool
    """Whether it ended because people gave up."""
    turns: int
    seconds: int
    """How long it took; 0 if that is not known."""
    points: tuple[StoryPoint, ...]
    """The last one is the end."""
    lines: tuple[StoryLine, ...]
    changes: tuple[StoryChange, ...]
    outs: tuple[StoryOut, ...]
    dealings: tuple[Dealing, ...]


class StoryMoment(msgspec.Struct, frozen=True, gc=False):
    """Something that changed the chances, with everybody's before it and after it in whole per cent."""

    step: int
    """Where the replay shows its cause."""
    point: int
    turn: int
    seat: int
    """Who caused it; -1 if nobody did."""
    cause: Fact
    effects: tuple[Fact, ...]
    """What followed from it, the weightiest of that, in order."""
    before: tuple[int, ...]
    after: tuple[int, ...]


class TurningPoints(msgspec.Struct, frozen=True, gc=False):
    """What decided a finished game, found by playing on from its positions."""

    games: int
    """The fewest games played on from each position."""
    moments: tuple[StoryMoment, ...]
    """In the order in which they happened."""
    best: StoryMoment | None
    """The play that did most for the one who made it; null if none did anything."""

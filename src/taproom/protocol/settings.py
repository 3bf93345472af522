"""What people set at a table: time to think, standing orders, and the files of a pack."""

from typing import Annotated

import msgspec

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Occasions = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=32)], ...], msgspec.Meta(max_length=16)]


class Timers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in milliseconds. Without `limited` they may take as long as they like."""

    limited: bool = True
    decision: Milliseconds = 60_000
    """For each question; any time beyond it is taken from the bank."""
    bank: Milliseconds = 180_000
    window: Milliseconds = 7_500
    """For an answer to something that happened, at most."""
    hold: Milliseconds = 20_000
    """How much "hold, I am thinking" extends such a moment; without `limited` it waits until "go on"."""
    fewest_pause: Milliseconds = 500
    most_pause: Milliseconds = 1100
    """If `quick`, a seat that is not asked seems to think this long, by lot; otherwise no moment is shorter."""
    bot: Milliseconds = 600
    """How long a bot takes to answer."""
    quick: bool = False
    """End each moment once everybody who is asked has answered: the clock then tells whether somebody was."""


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a pack. Its name is a name and nothing else: no folders, no dots but one."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_][a-z0-9_-]{0,50}[.]toml(?!\\n)$")]
    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants done without being asked; nobody else ever learns of it."""

    pass_turn: bool = False
    """Pass every window until the turn is over."""
    pass_own: bool = False
    """Pass what the seat itself has caused."""
    pass_untouched: bool = False
    """Pass what does not affect the seat."""
    pass_all: bool = False
    """Pass every window, and do the least whenever asked, as if the seat had thought for a while."""
    stop_for: Occasions = ()
    """Occasions that are always asked about, regardless of the rest."""
    ask_always: bool = False
    """Ask even when there is nothing to play, so that the hand cannot be read."""
    ask_anytime: bool = False
    """Ask also about cards that need no occasion, or would undo what the seat did; without this they can be armed."""

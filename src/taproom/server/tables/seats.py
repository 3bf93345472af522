"""Seats and who sits on them. A seat is a capability: only the holder of its token can see or choose for it."""

from dataclasses import dataclass, field
from random import SystemRandom
from typing import Final, Literal

from taproom.protocol.settings import Timers

Kind = Literal["empty", "person", "bot"]
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"
_LOT: Final = SystemRandom()
_TRIES: Final = 50


@dataclass
class Chair:
    """One seat of a table."""

    kind: Kind = EMPTY
    name: str = ""
    token: str = ""
    """The hash of the person's token."""
    number: str = ""
    character: str = ""
    account: str = ""
    """The person's, if there is one."""
    level: str = ""
    """Of the bot that sits here."""
    stand_in: str = ""
    """The level of the bot that plays for a person who is away or has conceded."""
    pace: int = 0
    """How long the bot that plays here may think, in milliseconds."""
    conceded: bool = False
    bank: int = 0
    """What is left of the person's spare time, in milliseconds."""
    muted: set[int] = field(default_factory=set)
    """Whom the person does not want to hear; SPECTATOR stands for all spectators."""
    spent: int = 0
    """Spare time used by an answer that the others have not been told of yet."""

    def is_played_by_person(self) -> bool:
        """Whether somebody is to be asked here."""
        return self.kind == PERSON and not self.stand_in

    def spend_time(self, took: int, timers: Timers) -> None:
        """Charge the time an answer took: what exceeds its limit comes out of the spare time."""
        if timers.limited and self.is_played_by_person():
            self.spent = min(self.bank, max(0, took - timers.decision))

    def bot_level(self) -> str:
        """The level of the bot that plays here; empty if a person does."""
        return self.level if self.kind == BOT else self.stand_in


# ---- who sits where before a game, and so, in teams, who plays with whom ----


def swapped(seats: int, seat: int, other: int) -> tuple[int, ...]:
    """The order in which two seats have changed places."""
    order = list(range(seats))
    order[seat], order[other] = other, seat
    return tuple(order)


def shuffled(teams: list[int]) -> tuple[int, ...]:
    """An order drawn by lot in which somebody has another neighbour in the team, where that can be."""
    order = list(range(len(teams)))
    before = _partners(order, teams)
    for _ in range(_TRIES):
        _LOT.shuffle(order)
        if _partners(order, teams) != before:
            break
    return tuple(order)


def _partners(order: list[int], teams: list[int]) -> set[frozenset[int]]:
    """Who plays with whom; where everybody plays alone, who sits next to whom."""
    if len(set(teams)) == len(teams):
        return {frozenset((order[place - 1], who)) for place, who in enumerate(order)}
    return {frozenset([order[seat] for seat, one in enumerate(teams) if one == team]) for team in teams}

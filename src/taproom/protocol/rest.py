"""What the lobby and its clients say to each other: how tables are laid, found and joined."""

from typing import Annotated, Literal

import msgspec

from taproom.presentation.types import Fact, GameTable
from taproom.protocol.commands import GameOptions, Hex, Key, Name, Seat
from taproom.protocol.messages import SeatShown
from taproom.protocol.settings import PackFile, Timers


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table to be laid, and who lays it."""

    name: Name
    game: Key = "inn"
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] = 4
    character: Key = ""
    bots: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    level: Key = ""
    options: GameOptions = {}
    pack: Key = ""
    """The key of a pack that was sent before (`POST /api/packs`)."""
    timers: Timers = Timers()
    listed: bool = False
    number: Hex | None = None
    """The person's share in the shuffles; drawn by the server if not given."""


class NewExercise(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A lesson or a puzzle somebody wants to play."""

    game: Key
    exercise: Key
    name: Name


class ExerciseShown(msgspec.Struct, frozen=True):
    """A lesson or a puzzle of a game, in words. What only a puzzle has is empty for a lesson."""

    key: str
    kind: Literal["lesson", "puzzle"]
    title: str
    task: str
    hint: str
    why: str
    """Said once it is solved."""


class NewPack(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A pack: deck files in TOML. Nothing in them is run."""

    game: Key
    files: Annotated[tuple[PackFile, ...], msgspec.Meta(min_length=1, max_length=20)]


class PackShown(msgspec.Struct, frozen=True):
    """A pack that is kept for a month, or for as long as a table has it."""

    pack: str
    """Its key: a hash of its contents."""
    game: str
    decks: tuple[str, ...]
    warnings: tuple[str, ...]
    """What is unusual, with the file and the line; only when it was just checked."""
    files: tuple[PackFile, ...]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Sit down at a table. `table` is its key or its short code; any free seat if none is named."""

    table: Key
    name: Name
    seat: Seat | None = None
    character: Key = ""
    number: Hex | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """The holder of this token sits on this seat."""

    table: str
    code: str
    seat: int
    token: str
    watch: str
    """The token for spectators; empty for those who did not lay the table."""


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played."""

    key: str
    levels: tuple[str, ...]


class RuleShown(msgspec.Struct, frozen=True):
    """A rule: its number, and its text as Markdown without HTML."""

    key: str
    text: str


class SectionShown(msgspec.Struct, frozen=True):
    """Rules about one subject."""

    key: str
    title: str
    rules: tuple[RuleShown, ...]


class ChapterShown(msgspec.Struct, frozen=True):
    """A chapter of a game's rulebook."""

    key: str
    title: str
    about: str
    sections: tuple[SectionShown, ...]


class TableShown(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    code: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatShown, ...]
    teams: tuple[int, ...]
    """The team of each seat; those with the same number play together."""
    options: dict[str, str]
    """The game's options."""
    free: int
    commitment: str


class ReplayStep(msgspec.Struct, frozen=True):
    """A finished game after this many choices, as a seat saw it (-1: a spectator)."""

    step: int
    steps: int
    seat: int
    chooser: int
    """Who made the last choice; -1 before the first."""
    choice: str
    """What the seat itself chose, in words; empty if it was another's choice."""
    facts: tuple[Fact, ...]
    """What the choice brought about."""
    view: GameTable
    lines: tuple[str, ...]
    """The table in words."""


class ReplayMark(msgspec.Struct, frozen=True):
    """A step that somebody may want to see: a seat was out, and why, in words."""

    step: int
    seat: int
    text: str


class ReplayOutline(msgspec.Struct, frozen=True):
    """A finished game at a glance."""

    game: str
    first: int
    """The first step that can be shown; more than 0 if the game started under other rules and was carried over."""
    last: int
    """The last step that can be shown; less than `steps` if the current rules disagree from there on."""
    steps: int
    """How many choices it has."""
    turns: tuple[int, ...]
    """The steps with which turns began."""
    outs: tuple[ReplayMark, ...]
    rules: int
    """The rules version it ended under; 0 if it predates versions."""
    rules_now: int
    """The rules version of this server. If it differs from `rules`, only the part both agree on is shown."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    reason: str
    text: str

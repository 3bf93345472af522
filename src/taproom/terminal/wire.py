"""The parts of the server's messages a terminal shows (docs/protocol.md); whatever else they hold is passed over."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table."""

    kind: str
    name: str
    character: str


class Option(msgspec.Struct, frozen=True):
    """A possible answer; of a pick, one candidate."""

    choice: int
    card: str
    text: str


class Question(msgspec.Struct, frozen=True):
    """What the seat is asked; `most` above 0 makes it a pick."""

    number: int
    text: str
    options: tuple[Option, ...]
    fewest: int
    most: int
    least: int
    left: int

    def is_pick(self) -> bool:
        """Whether several may be chosen."""
        return self.most > 0


class Moment(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: str
    holders: tuple[int, ...]
    left: int

    def closes_in(self) -> int:
        """In how many seconds a window closes; 0 if it is none, or if nobody knows."""
        return -(-self.left // 1000) if self.kind == "response" and self.left > 0 else 0


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]


class Private(msgspec.Struct, frozen=True):
    """What only the seat itself knows of."""

    orders: dict[str, Any]


class Scene(msgspec.Struct, frozen=True):
    """The table as it is now."""

    phase: str
    game: str
    seats: tuple[Seat, ...]
    turn: int
    question: Question | None
    undo: int
    outcome: Outcome | None
    private: Private | None = None
    moment: Moment | None = None


class Changes(msgspec.Struct, frozen=True):
    """The parts of the scene that are not as they were."""

    phase: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    undo: int | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    private: Private | UnsetType | None = UNSET
    moment: Moment | UnsetType | None = UNSET

    def put_into(self, scene: Scene | None) -> Scene:
        """The scene as it is now; the first news after coming back have all of it."""
        told = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not UNSET}
        return Scene(**told) if scene is None else msgspec.structs.replace(scene, **told)


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, and the cards it is about."""

    kind: str
    card: str
    cards: tuple[str, ...]
    text: str


class Remark(msgspec.Struct, frozen=True):
    """Something that was said."""

    name: str
    text: str


class Forecast(msgspec.Struct, frozen=True):
    """What an answer would bring about."""

    choice: int
    text: str


class Message(msgspec.Struct, frozen=True):
    """Any message of the server; which fields mean something depends on its type."""

    type: str
    id: int = 0
    number: int = 0
    seat: int = -1
    table: str = ""
    facts: tuple[Fact, ...] = ()
    remarks: tuple[Remark, ...] = ()
    scene: Scene | None = None
    """After news, too: the link puts the changes into the scene it has."""
    changes: Changes | None = None
    reason: str = ""
    text: str = ""
    lines: tuple[str, ...] = ()
    previews: tuple[Forecast, ...] = ()
    games: int = 0
    chances: tuple[float, ...] = ()


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat at a table, and the token that makes it ours."""

    table: str
    code: str
    seat: int
    token: str


decode = msgspec.json.Decoder(Message).decode

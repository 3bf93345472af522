"""The parts of the server's messages a terminal shows (docs/protocol.md); whatever else they hold is passed over."""

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table."""

    kind: str
    name: str
    character: str


class Option(msgspec.Struct, frozen=True):
    """A possible answer; of a pick, one candidate."""

    choice: int
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


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]


class Scene(msgspec.Struct, frozen=True):
    """The table as it is now."""

    phase: str
    game: str
    seats: tuple[Seat, ...]
    turn: int
    question: Question | None
    undo: int
    outcome: Outcome | None


class Fact(msgspec.Struct, frozen=True):
    """Something that happened."""

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

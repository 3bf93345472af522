"""The forms in which a table's snapshot is stored.

Fields have the names they have in `Table`, `GameSession` and `Journal`; a test sees to it that nothing is left out.
The types are written out because compiled classes forget theirs, so that nothing could be decoded into them.
"""

from typing import Any, Final

import msgspec

from taproom.protocol.settings import Orders
from taproom.server.tables.journal import Remark
from taproom.server.tables.seats import Chair, Kind
from taproom.server.tables.table import Phase
from taproom.server.tables.takebacks import Patience, Proposal, Step
from taproom.server.tables.windows import Pause


class KeptChair(msgspec.Struct):
    """A seat."""

    kind: Kind
    name: str
    token: str
    number: str
    character: str
    account: str
    level: str
    stand_in: str
    pace: int
    conceded: bool
    bank: int
    muted: set[int]
    spent: int = 0


class KeptRemark(msgspec.Struct):
    """Something said at the table."""

    at: int
    seat: int
    text: str
    phrase: str
    unheard: frozenset[int]


class KeptProposal(msgspec.Struct):
    """A takeback somebody has asked for."""

    seat: int
    steps: int
    choices: int
    moment: int
    until: int
    waiting: list[int]
    agreed: list[int]


class KeptPatience(msgspec.Struct):
    """How long a seat has to wait before it may ask again."""

    in_vain: int
    until: int


class KeptPause(msgspec.Struct):
    """A moment at which the table waits."""

    number: int
    kind: int
    seats: list[int]
    since: int
    forced: bool
    holders: list[int]
    held_until: int
    closes: int = 0


class KeptStep(msgspec.Struct):
    """A person's choice, and how things stood before it."""

    seat: int
    choices: int
    events: int
    drawn: int
    moment: int
    known: frozenset[int]


class KeptAsk(msgspec.Struct):
    """An open question. `decision` is a digest of it, or empty if there is nothing to choose.

    A_QUESTION stands for a digest that was lost in a migration.
    """

    number: int
    decision: str
    since: int


class KeptCarried(msgspec.Struct):
    """Where a game went on under other rules."""

    after: int
    rules: int
    position: dict[str, Any]


class KeptRecord(msgspec.Struct):
    """What was chosen so far."""

    rules: int
    options: dict[str, Any]
    key: str
    choices: list[tuple[int, int]]
    carried: list[KeptCarried]


class KeptSeen(msgspec.Struct):
    """What people were told last, while something has happened that they are told of later."""

    position: dict[str, Any]
    asks: dict[int, KeptAsk]
    sealed: dict[int, int]
    chosen: list[int]
    events: int


KeptEvent = tuple[int, int, int, int, int, tuple[int, ...], int]
"""The fields of an event."""


class KeptSession(msgspec.Struct):
    """A running game."""

    record: KeptRecord
    pauses_between: tuple[int, int]
    position: dict[str, Any]
    events: list[KeptEvent]
    asks: dict[int, KeptAsk]
    shown: KeptPause | None
    """None if it is the present one."""
    before: int
    sealed: dict[int, int]
    questions: list[int]
    answered: list[tuple[int, int]]
    orders: list[Orders]
    armed: list[dict[int, tuple[int, ...] | None]]
    holds: list[int]
    own: list[KeptStep]
    chosen: list[int]
    put_to: dict[int, tuple[int, ...]]
    turn: int
    pauses: int
    pause: KeptPause
    times: list[list[int]] = []
    seen: KeptSeen | None = None
    even: bool = False


class KeptJournal(msgspec.Struct):
    """What one viewer was told."""

    number: int
    events: int
    remarks: int
    marks: list[tuple[int, int, int]]


class KeptTable(msgspec.Struct):
    """A table."""

    version: int
    journals: dict[int, KeptJournal]
    session: KeptSession | None = msgspec.field(name="play")
    entries: int
    at: int
    phase: Phase
    chairs: list[KeptChair]
    host: int
    winners: list[int]
    given_up: bool
    rematch: str
    remarks: list[KeptRemark]
    takeback: KeptProposal | None
    patience: list[KeptPatience]
    silenced: bool
    former: set[str]


KEPT: Final[dict[type[msgspec.Struct], Any]] = {
    KeptChair: Chair,
    KeptPatience: Patience,
    KeptPause: Pause,
    KeptProposal: Proposal,
    KeptRemark: Remark,
    KeptStep: Step,
}
"""What is stored field by field, and the classes it is read back as."""

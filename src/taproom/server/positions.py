"""How a table stands, written down whole: for a version of the program whose rules cannot add its log up any more.

What is kept has the names it has in `Table`, `Play` and `Journal`; a test sees to it that nothing there is left out.
Every form is written out here, with its types: classes that are compiled forget theirs, so nothing could be read into
them.
"""

import hashlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from taproom.server import entries
from taproom.server.entries import Orders
from taproom.server.playing import Play
from taproom.server.seats import Chair, Kind
from taproom.server.tables import Journal, Phase, Remark, Table
from taproom.server.takebacks import Patience, Proposal, Step
from taproom.server.windows import Ask, Delays, Pause, Seen
from taproom.table.decisions import Decision
from taproom.table.events import Event
from taproom.table.game import Game, game
from taproom.table.record import Carried, Record
from taproom.table.state import State

VERSION: Final = 2
"""Older positions are migrated with their database (`server/migrations`)."""
A_QUESTION: Final = "?"
_QUICKLY: Final = 1
"""Pressed hard enough: events are much alike."""


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
    """Somebody's wish to take choices back."""

    seat: int
    steps: int
    choices: int
    moment: int
    until: int
    waiting: list[int]
    agreed: list[int]


class KeptPatience(msgspec.Struct):
    """How long a seat has to wait before the next such wish."""

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


class KeptPlay(msgspec.Struct):
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
    play: KeptPlay | None
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
"""The forms of what is written down as it is, and what they are read back as."""
_SAME_IN_PLAY: Final = KeptPlay.__struct_fields__[6:-2]
_SAME_IN_TABLE: Final = KeptTable.__struct_fields__[3:]
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[KeptTable] = msgspec.json.Decoder(KeptTable)


class CannotStand(Exception):
    """This version of the program cannot read what was written down."""


def write(table: Table) -> bytes:
    """The table as it stands now."""
    journals = {
        viewer: KeptJournal(journal.number, journal.events, journal.remarks, list(journal.marks))
        for viewer, journal in table.journals.items()
    }
    play = None if table.play is None else _write_play(table.play)
    same = {name: getattr(table, name) for name in _SAME_IN_TABLE}
    kept = KeptTable(VERSION, journals, play, **same)
    return zlib.compress(_encoder.encode(kept), _QUICKLY)


def read(key: str, opened: entries.Opened, body: bytes) -> Table:
    """The table that was written down; CannotStand says why it cannot be."""
    try:
        kept = _decoder.decode(zlib.decompress(body))
        if kept.version != VERSION:
            raise CannotStand(f"written down in version {kept.version}: this program reads version {VERSION}")
        table = Table(key, opened)
        for name in _SAME_IN_TABLE:
            setattr(table, name, _as_it_was(getattr(kept, name)))
        table.journals = {viewer: _read_journal(journal) for viewer, journal in kept.journals.items()}
        if kept.play is not None:
            table.play = _read_play(table, kept.play)
    except (ValueError, KeyError, IndexError, zlib.error, AssertionError) as error:
        raise CannotStand(f"what was written down cannot be read: {error!r}") from error
    return table


def _as_it_was(kept: Any) -> Any:
    if isinstance(kept, list):
        return [_as_it_was(one) for one in kept]
    kind = KEPT.get(type(kept))
    return kept if kind is None else kind(**msgspec.structs.asdict(kept))


def changed(body: bytes, change: Callable[[KeptTable], None]) -> bytes:
    """What was written down, with a change; of another version it stays as it is."""
    try:
        kept = _decoder.decode(zlib.decompress(body))
    except (ValueError, zlib.error):
        return body
    change(kept)
    return zlib.compress(_encoder.encode(kept), _QUICKLY)


def _write_play(play: Play) -> KeptPlay:
    record = play.record
    return KeptPlay(
        KeptRecord(
            record.rules,
            record.options,
            record.key.hex(),
            record.choices,
            [KeptCarried(one.after, one.rules, one.position) for one in record.carried],
        ),
        (play.delays.fewest, play.delays.most),
        play.state.dump(),
        [numbers_of(one) for one in play.events],
        _write_asks(play.game, play.state, play.asks),
        shown=None if play.shown is play.pause else play.shown,  # type: ignore[arg-type]
        **{name: getattr(play, name) for name in _SAME_IN_PLAY},
        seen=None if play.seen is None else _write_seen(play.game, play.seen),
        even=play.delays.even,
    )


def numbers_of(event: Event) -> KeptEvent:
    """An event as it is saved."""
    return (event.kind, event.seat, event.other, event.subject, event.amount, event.cards, event.shown_to)


def _write_seen(played: Game, seen: Seen) -> KeptSeen:
    asks = _write_asks(played, seen.state, seen.asks)
    return KeptSeen(seen.state.dump(), asks, seen.sealed, seen.chosen, seen.events)


def _write_asks(played: Game, state: State, asks: dict[int, Ask]) -> dict[int, KeptAsk]:
    return {seat: KeptAsk(ask.number, _digest(played, state, ask.decision), ask.since) for seat, ask in asks.items()}


class _Reader:
    """Restores a game that may have been saved under other rules."""

    def __init__(self, opened: entries.Opened, record: KeptRecord) -> None:
        self.game: Final = game(opened.game)
        last = record.carried[-1].rules if record.carried else record.rules
        self.same_rules: Final = last == self.game.rules_version()

    def asks(self, state: State, kept: dict[int, KeptAsk], sealed: dict[int, int]) -> dict[int, Ask] | None:
        """The open questions; None if the current rules ask something else here."""
        found: dict[int, Ask] = {}
        for seat, ask in kept.items():
            decision = state.decision(seat) if ask.decision else None
            if ask.decision and (decision is None or not self._is_same(state, ask, decision, sealed.get(seat))):
                return None
            found[seat] = Ask(ask.number, decision, ask.since)
        return found

    def _is_same(self, state: State, ask: KeptAsk, decision: Decision, sealed: int | None) -> bool:
        if self.same_rules:
            return True
        if ask.decision == A_QUESTION:
            return sealed is None or decision.allows(sealed)
        return _digest(self.game, state, decision) == ask.decision

    def seen(self, kept: KeptSeen) -> Seen | None:
        """What people were shown last."""
        state = self.game.load(kept.position)
        asks = self.asks(state, kept.asks, kept.sealed)
        return None if asks is None else Seen(state, asks, kept.sealed, kept.chosen, kept.events)


def _read_play(table: Table, kept: KeptPlay) -> Play:
    opened = table.opened
    record = Record(
        opened.game,
        kept.record.rules,
        kept.record.options,
        bytes.fromhex(kept.record.key),
        kept.record.choices,
        [Carried(one.after, one.rules, one.position) for one in kept.record.carried],
    )
    delays = Delays(opened.delays, *kept.pauses_between, kept.even)
    reader = _Reader(opened, kept.record)
    state = reader.game.load(kept.position)
    play = Play(record, table.chairs, opened.timers, delays, table.at, state)
    play.events.extend([Event(*numbers) for numbers in kept.events])
    for name in _SAME_IN_PLAY:
        setattr(play, name, _as_it_was(getattr(kept, name)))
    play.times = play.times or [[] for _ in table.chairs]
    play.shown = play.pause if kept.shown is None else _as_it_was(kept.shown)
    asks = reader.asks(state, kept.asks, kept.sealed)
    if asks is not None:
        play.asks = asks
        play.seen = None if kept.seen is None else reader.seen(kept.seen)
    elif not state.over():
        # Whoever is concerned is asked anew.
        play.ask_anew(table.at)
    return play


def _read_journal(kept: KeptJournal) -> Journal:
    journal = Journal()
    journal.number, journal.events, journal.remarks = kept.number, kept.events, kept.remarks
    journal.marks = deque(kept.marks, journal.marks.maxlen)
    return journal


def _digest(played: Game, state: State, decision: Decision | None) -> str:
    if decision is None:
        return ""
    return hashlib.sha256(json.dumps(played.plain_decision(state, decision)).encode()).hexdigest()[:16]

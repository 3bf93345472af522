"""Snapshots of whole tables, for a version of the program whose rules can no longer add up a table's log.

Stored forms are in `snapshot_forms`.
"""

import asyncio
import hashlib
import json
import logging
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event
from taproom.kernel.game import Game, game
from taproom.kernel.record import Carried, Record
from taproom.kernel.state import State
from taproom.server.clocks import Clock
from taproom.server.storage.store import Row, Store, StoreAway
from taproom.server.tables import entries
from taproom.server.tables.journal import Journal
from taproom.server.tables.session import GameSession
from taproom.server.tables.snapshot_forms import (
    KEPT,
    KeptAsk,
    KeptCarried,
    KeptEvent,
    KeptJournal,
    KeptRecord,
    KeptSeen,
    KeptSession,
    KeptTable,
)
from taproom.server.tables.table import PLAYING, Table
from taproom.server.tables.windows import Ask, Delays, PublicState

VERSION: Final = 2
"""Older positions are migrated with their database (`storage/migrations`)."""
A_QUESTION: Final = "?"
_QUICKLY: Final = 1
"""Good enough: events are much alike."""
_EVERY: Final = 50
"""A snapshot is stored after this many entries,"""
_AFTER: Final = 10_000
"""but no sooner than this many milliseconds after the last one: people never play that fast."""
_log = logging.getLogger("taproom.server")
_SAME_IN_SESSION: Final = KeptSession.__struct_fields__[6:-2]
_SAME_IN_TABLE: Final = KeptTable.__struct_fields__[3:]
_FORMS: Final = {kind: form for form, kind in KEPT.items()}


def _form_of(thing: object) -> msgspec.Struct:
    """A part of the table in the form in which it is stored."""
    form = _FORMS[type(thing)]
    return form(*[getattr(thing, name) for name in form.__struct_fields__])


_encoder = msgspec.json.Encoder(enc_hook=_form_of)
_decoder: msgspec.json.Decoder[KeptTable] = msgspec.json.Decoder(KeptTable)


class CannotStand(Exception):
    """This version of the program cannot read the snapshot."""


def write(table: Table) -> bytes:
    """The table as it stands now."""
    journals = {
        viewer: KeptJournal(journal.number, journal.events, journal.remarks, list(journal.marks))
        for viewer, journal in table.journals.items()
    }
    session = None if table.session is None else _write_session(table.session)
    same = {name: getattr(table, name) for name in _SAME_IN_TABLE}
    kept = KeptTable(VERSION, journals, session, **same)
    return zlib.compress(_encoder.encode(kept), _QUICKLY)


def read(key: str, opened: entries.Opened, body: bytes) -> Table:
    """The table of a snapshot; CannotStand says why it cannot be restored."""
    try:
        kept = _decoder.decode(zlib.decompress(body))
        if kept.version != VERSION:
            raise CannotStand(f"written down in version {kept.version}: this program reads version {VERSION}")
        table = Table(key, opened)
        for name in _SAME_IN_TABLE:
            setattr(table, name, _as_it_was(getattr(kept, name)))
        table.journals = {viewer: _read_journal(journal) for viewer, journal in kept.journals.items()}
        if kept.session is not None:
            table.session = _read_session(table, kept.session)
    except (ValueError, KeyError, IndexError, zlib.error, AssertionError) as error:
        raise CannotStand(f"what was written down cannot be read: {error!r}") from error
    return table


def _as_it_was(kept: Any) -> Any:
    if isinstance(kept, list):
        return [_as_it_was(one) for one in kept]
    kind = KEPT.get(type(kept))
    return kept if kind is None else kind(**msgspec.structs.asdict(kept))


def changed(body: bytes, change: Callable[[KeptTable], None]) -> bytes:
    """A snapshot with a change; one of another version stays as it is."""
    try:
        kept = _decoder.decode(zlib.decompress(body))
    except (ValueError, zlib.error):
        return body
    change(kept)
    return zlib.compress(_encoder.encode(kept), _QUICKLY)


def _write_session(session: GameSession) -> KeptSession:
    record = session.record
    return KeptSession(
        KeptRecord(
            record.rules,
            record.options,
            record.key.hex(),
            record.choices,
            [KeptCarried(one.after, one.rules, one.position) for one in record.carried],
        ),
        (session.delays.fewest, session.delays.most),
        session.state.dump(),
        [numbers_of(one) for one in session.events],
        _write_asks(session.game, session.state, session.asks),
        shown=None if session.shown is session.pause else session.shown,  # type: ignore[arg-type]
        **{name: getattr(session, name) for name in _SAME_IN_SESSION},
        seen=None if session.seen is None else _write_seen(session.game, session.seen),
        even=session.delays.even,
    )


def numbers_of(event: Event) -> KeptEvent:
    """An event as it is saved."""
    return (event.kind, event.seat, event.other, event.subject, event.amount, event.cards, event.shown_to)


def _write_seen(played: Game, seen: PublicState) -> KeptSeen:
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

    def seen(self, kept: KeptSeen) -> PublicState | None:
        """What people were shown last."""
        state = self.game.load(kept.position)
        asks = self.asks(state, kept.asks, kept.sealed)
        return None if asks is None else PublicState(state, asks, kept.sealed, kept.chosen, kept.events)


def _read_session(table: Table, kept: KeptSession) -> GameSession:
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
    session = GameSession(record, table.chairs, opened.timers, delays, table.at, state)
    session.events.extend([Event(*numbers) for numbers in kept.events])
    for name in _SAME_IN_SESSION:
        setattr(session, name, _as_it_was(getattr(kept, name)))
    session.times = session.times or [[] for _ in table.chairs]
    session.shown = session.pause if kept.shown is None else _as_it_was(kept.shown)
    asks = reader.asks(state, kept.asks, kept.sealed)
    if asks is not None:
        session.asks = asks
        session.seen = None if kept.seen is None else reader.seen(kept.seen)
    elif not state.over():
        # Everybody concerned is asked again.
        session.ask_anew(table.at)
    return session


def _read_journal(kept: KeptJournal) -> Journal:
    journal = Journal()
    journal.number, journal.events, journal.remarks = kept.number, kept.events, kept.remarks
    journal.marks = deque(kept.marks, journal.marks.maxlen)
    return journal


def _digest(played: Game, state: State, decision: Decision | None) -> str:
    if decision is None:
        return ""
    return hashlib.sha256(json.dumps(played.plain_decision(state, decision)).encode()).hexdigest()[:16]


class SnapshotWriter:
    """Stores a snapshot of a running table now and then, so that a version with other rules can go on from there."""

    def __init__(self, row: Row, table: Table, store: Store, clock: Clock) -> None:
        self._row = row
        self._table = table
        self._store = store
        self._clock = clock
        self._covered = 0
        """Entries covered by the last snapshot."""
        self._at = clock.now() - _AFTER
        self._writing: asyncio.Task[None] | None = None

    def write_if_due(self) -> None:
        """Called after every entry."""
        table = self._table
        if table.entries - self._covered < _EVERY or table.phase != PLAYING:
            return
        if self._clock.now() - self._at >= _AFTER:
            self._write()

    async def finish(self) -> None:
        """The table is being closed: store what has happened since the last snapshot, and wait until it is stored."""
        if self._table.phase == PLAYING and self._covered < self._table.entries:
            self._write()
        if self._writing is not None:
            await self._writing

    def _write(self) -> None:
        """Encode the snapshot now and store it in the background."""
        before, number, body = self._writing, self._table.entries, write(self._table)

        async def store() -> None:
            if before is not None:
                await before
            try:
                await self._store.keep_position(self._row.key, number, body)
            except StoreAway as problem:
                _log.warning("table %s could not store a snapshot: %s", self._row.code, problem)

        self._covered, self._at = number, self._clock.now()
        self._writing = asyncio.get_running_loop().create_task(store())

"""A table: who sits there, what is being played, what was said. It is the sum of its log and nothing else."""

from collections import deque
from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from taproom.server import entries, shuffles
from taproom.server.playing import Play
from taproom.server.seats import ANYBODY, BOT, EMPTY, PERSON, Chair
from taproom.server.takebacks import PATIENCE, Patience, Proposal
from taproom.server.windows import Delays
from taproom.table.record import Record
from taproom.table.state import IDLE, SPECTATOR

Phase = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

_REMEMBERED: Final = 256
"""So many pieces of news can be caught up on one by one; whoever missed more gets everything anew."""


_NOBODY: Final[frozenset[int]] = frozenset()


class Change:
    """Whom an entry is news for."""

    def __init__(self, everybody: bool = False, seats: Set[int] = _NOBODY, anew: bool = False) -> None:
        self.everybody = everybody
        self.seats: Final = seats
        self.anew: Final = anew
        """What was told before no longer holds: everybody gets everything anew."""

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
    """What one viewer has been told, by number: each viewer's news are numbered for themselves."""

    def __init__(self) -> None:
        self.number = 0
        self.events = 0
        self.remarks = 0
        self.marks: deque[tuple[int, int, int]] = deque(maxlen=_REMEMBERED)
        """For each piece of news its number, and how many events and remarks had been told when it was out."""

    def add(self, events: int, remarks: int) -> None:
        """Another piece of news."""
        self.number += 1
        self.events = events
        self.remarks = remarks
        self.marks.append((self.number, events, remarks))

    def since(self, number: int) -> tuple[int, int] | None:
        """How many events and remarks were known after this piece of news; None if that is too long ago."""
        if self.marks and number < self.marks[0][0] - 1:
            return None
        for mark in reversed(self.marks):
            if mark[0] == number:
                return (mark[1], mark[2])
        return None


class Table:
    """See the module."""

    def __init__(self, key: str, opened: entries.Opened) -> None:
        self.key = key
        self.opened = opened
        self.chairs = [Chair(bank=opened.timers.bank) for _ in range(opened.seats)]
        self.phase: Phase = GATHERING
        self.play: Play | None = None
        self.remarks: list[Remark] = []
        self.host = SPECTATOR
        """Who laid the table: the seat that may start the game."""
        self.winners: list[int] = []
        self.given_up = False
        """Whether the game ended because people conceded."""
        self.rematch = ""
        self.takeback: Proposal | None = None
        self.patience = [Patience() for _ in self.chairs]
        self.former: set[str] = set()
        """The accounts of people who sat here and left."""
        self.silenced = False
        """Whether spectators may not speak."""
        self._commitment = shuffles.commitment(opened.secret)
        self.entries = 1
        self.at = opened.at
        self.journals = {viewer: Journal() for viewer in range(SPECTATOR, opened.seats)}

    # ---- what can be asked ----

    def commitment(self) -> str:
        """What the server promised about the shuffles when the table was laid."""
        return self._commitment

    def numbers(self) -> tuple[str, ...]:
        """Everybody's shares in the shuffles."""
        return tuple([chair.number for chair in self.chairs if chair.number])

    def persons(self) -> list[int]:
        """The seats of people, those away included."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def is_solo(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.persons()) == 1

    def viewer_with(self, fingerprint: str) -> int | None:
        """Whose token this is the hash of: a seat, SPECTATOR, or nobody."""
        if fingerprint == self.opened.watch or (self.opened.listed and fingerprint == ANYBODY):
            return SPECTATOR
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.token == fingerprint:
                return seat
        return None

    def record(self) -> Record | None:
        """The game's record, once it is over: before, it holds every secret."""
        return self.play.record if self.play is not None and self.phase == OVER else None

    def proof(self) -> shuffles.Proof:
        """What lets anybody check the shuffles, once the game is over."""
        return shuffles.Proof(self.commitment(), self.opened.secret, self.numbers())

    def due(self) -> tuple[int, entries.AnyEntry] | None:
        """What happens next by itself, and when."""
        if self.play is None or self.phase != PLAYING:
            return None
        due = self.play.due()
        if self.takeback is not None and (due is None or self.takeback.until <= due[0]):
            return (self.takeback.until, entries.TakebackLapsed(self.takeback.until))
        if due is None:
            return None
        when, seat = due
        if seat < 0:
            return (when, entries.Closed(when, self.play.pause.number))
        return (when, entries.TimedOut(when, seat, self.play.asks[seat].number))

    # ---- the log ----

    def apply(self, entry: entries.AnyEntry) -> Change:
        """Carry out an entry of the log; it was checked before it was stored."""
        self.entries += 1
        self.at = entry.at
        change = _HOW_TO_APPLY[type(entry)](self, entry)
        if self.play is not None and self.phase == PLAYING and self.play.state.over():
            self._finish(self.play.state.winners())
            change.everybody = True
        if self.takeback is not None and (self.phase == OVER or self.takeback.moment != self._game().pauses):
            self._refuse_takeback()
        events = 0 if self.play is None else self.play.events_told()
        for viewer, journal in self.journals.items():
            if change.anew:
                journal.marks.clear()
            if change.concerns(viewer):
                journal.add(events, len(self.remarks))
        return change

    def _sat(self, entry: entries.Sat) -> Change:
        self.chairs[entry.seat] = Chair(
            PERSON,
            entry.name,
            entry.token,
            entry.number,
            entry.character,
            entry.account,
            bank=self.opened.timers.bank,
        )
        if self.host == SPECTATOR:
            self.host = entry.seat
        return Change(everybody=True)

    def _returned(self, entry: entries.Returned) -> Change:
        self.chairs[entry.seat].token = entry.token
        return Change()

    def _rose(self, entry: entries.Rose) -> Change:
        if account := self.chairs[entry.seat].account:
            self.former.add(account)
        self.chairs[entry.seat] = Chair(bank=self.opened.timers.bank)
        for chair in self.chairs:
            chair.muted.discard(entry.seat)
        if self.host == entry.seat:
            self.host = next(iter(self.persons()), SPECTATOR)
        return Change(everybody=True)

    def _bot_sat(self, entry: entries.BotSat) -> Change:
        self.chairs[entry.seat] = Chair(BOT, character=entry.character, level=entry.level, pace=entry.pace)
        return Change(everybody=True)

    def _wished(self, entry: entries.Wished) -> Change:
        self.chairs[entry.seat].character = entry.character
        return Change(everybody=True)

    def _mixed(self, entry: entries.Mixed) -> Change:
        self.chairs[entry.seat].number = entry.number
        return Change()

    def _arranged(self, entry: entries.Arranged) -> Change:
        self.opened = arranged(self.opened, entry)
        for chair in self.chairs:
            chair.bank = entry.timers.bank if chair.kind != BOT else chair.bank
        return Change(everybody=True)

    def _started(self, entry: entries.Started) -> Change:
        key = shuffles.key(self.opened.secret, self.numbers())
        record = Record(self.opened.game, entry.rules, entry.options, key)
        delays = Delays(self.opened.delays, entry.fewest_pause, entry.most_pause, entry.even)
        self.play = Play(record, self.chairs, self.opened.timers, delays, entry.at)
        self.phase = PLAYING
        return Change(everybody=True)

    def _chose(self, entry: entries.Chose) -> Change:
        everybody = self._game().choose(entry.seat, entry.choice, entry.at)
        # While a bot is asked at an idle moment nobody is told anything, lest its being asked be noticed. A person's
        # own question is answered all the same.
        unnoticed = self._game().pause.kind == IDLE and not self.chairs[entry.seat].is_played_by_person()
        return Change(everybody, _NOBODY if unnoticed else {entry.seat})

    def _timed_out(self, entry: entries.TimedOut) -> Change:
        return Change(self._game().time_out(entry.seat, entry.at), {entry.seat})

    def _closed(self, entry: entries.Closed) -> Change:
        return Change(self._game().close(entry.at))

    def _ordered(self, entry: entries.Ordered) -> Change:
        self._game().order(entry.seat, entry.orders)
        return Change(seats={entry.seat})

    def _armed(self, entry: entries.Armed) -> Change:
        self._game().arm(entry.seat, entry.card, entry.targets)
        return Change(seats={entry.seat})

    def _disarmed(self, entry: entries.Disarmed) -> Change:
        self._game().disarm(entry.seat, entry.card)
        return Change(seats={entry.seat})

    def _held(self, entry: entries.Held) -> Change:
        self._game().hold(entry.seat, entry.on, entry.at)
        return Change(everybody=True)

    def _said(self, entry: entries.Said) -> Change:
        unheard = frozenset([seat for seat, chair in enumerate(self.chairs) if entry.seat in chair.muted])
        self.remarks.append(Remark(entry.at, entry.seat, entry.text, entry.phrase, unheard))
        return Change(seats={viewer for viewer in self.journals if viewer not in unheard})

    def _muted(self, entry: entries.Muted) -> Change:
        muted = self.chairs[entry.seat].muted
        if entry.on:
            muted.add(entry.other)
        else:
            muted.discard(entry.other)
        return Change(seats={entry.seat})

    def _silenced(self, entry: entries.Silenced) -> Change:
        self.silenced = entry.on
        return Change(everybody=True)

    def _lent(self, entry: entries.Lent) -> Change:
        self.chairs[entry.seat].stand_in = entry.level
        self.chairs[entry.seat].pace = entry.pace
        return Change(everybody=True)

    def _reclaimed(self, entry: entries.Reclaimed) -> Change:
        self.chairs[entry.seat].stand_in = ""
        ask = self._game().asks.get(entry.seat)
        if ask is not None:
            ask.since = entry.at
        return Change(everybody=True)

    def _conceded(self, entry: entries.Conceded) -> Change:
        chair = self.chairs[entry.seat]
        chair.conceded = True
        chair.stand_in = self._game().game.levels()[-1]
        chair.pace = 0
        left = [seat for seat, one in enumerate(self.chairs) if not one.conceded]
        if len(left) == 1 or not any(self.chairs[seat].kind == PERSON for seat in left):
            self.given_up = True
            self._finish(left if len(left) == 1 else [])
        return Change(everybody=True)

    def _undone(self, entry: entries.Undone) -> Change:
        self._game().undo(entry.choices, entry.at)
        return Change(everybody=True, anew=True)

    def _unsealed(self, entry: entries.Unsealed) -> Change:
        self._game().ask_again(entry.seat)
        return Change(seats={entry.seat})

    def _takeback_asked(self, entry: entries.TakebackAsked) -> Change:
        self.takeback = Proposal(
            entry.seat, entry.steps, entry.choices, self._game().pauses, entry.at + PATIENCE, list(entry.waiting)
        )
        return Change(everybody=True)

    def _takeback_answered(self, entry: entries.TakebackAnswered) -> Change:
        proposal = self.takeback
        assert proposal is not None, "there is a wish to answer"
        if not entry.agrees:
            self._refuse_takeback()
            return Change(everybody=True)
        proposal.waiting.remove(entry.seat)
        proposal.agreed.append(entry.seat)
        if proposal.waiting:
            return Change(everybody=True)
        self.takeback = None
        self.patience[proposal.seat] = Patience()
        self._game().undo(proposal.choices, entry.at)
        return Change(everybody=True, anew=True)

    def _takeback_lapsed(self, entry: entries.TakebackLapsed) -> Change:
        self._refuse_takeback()
        return Change(everybody=True)

    def _moved(self, entry: entries.Moved) -> Change:
        chairs = self.chairs
        chairs[entry.seat], chairs[entry.to] = chairs[entry.to], chairs[entry.seat]
        if self.host == entry.seat:
            self.host = entry.to
        for chair in chairs:
            if entry.seat in chair.muted:
                chair.muted.remove(entry.seat)
                chair.muted.add(entry.to)
        return Change(everybody=True, anew=True)

    def _abandoned(self, entry: entries.Abandoned) -> Change:
        self._finish([])
        return Change(everybody=True)

    def _rematched(self, entry: entries.Rematched) -> Change:
        self.rematch = entry.table
        return Change(everybody=True)

    def _game(self) -> Play:
        assert self.play is not None, "a game is on"
        return self.play

    def _refuse_takeback(self) -> None:
        if self.takeback is not None:
            self.patience[self.takeback.seat].refuse(self.at)
            self.takeback = None

    def _finish(self, winners: list[int]) -> None:
        self.phase = OVER
        self.winners = winners
        if self.play is not None:
            self.play.seen = None
            # Nothing can be taken back any more, and how the game stood at its end is kept for good.
            self.play.own.clear()
            self.play.put_to.clear()


_HOW_TO_APPLY: Final[dict[type, Callable[[Table, Any], Change]]] = {
    entries.Sat: Table._sat,
    entries.Returned: Table._returned,
    entries.Rose: Table._rose,
    entries.BotSat: Table._bot_sat,
    entries.Wished: Table._wished,
    entries.Mixed: Table._mixed,
    entries.Arranged: Table._arranged,
    entries.Started: Table._started,
    entries.Chose: Table._chose,
    entries.TimedOut: Table._timed_out,
    entries.Closed: Table._closed,
    entries.Ordered: Table._ordered,
    entries.Armed: Table._armed,
    entries.Disarmed: Table._disarmed,
    entries.Held: Table._held,
    entries.Said: Table._said,
    entries.Muted: Table._muted,
    entries.Silenced: Table._silenced,
    entries.Lent: Table._lent,
    entries.Reclaimed: Table._reclaimed,
    entries.Conceded: Table._conceded,
    entries.Undone: Table._undone,
    entries.Unsealed: Table._unsealed,
    entries.TakebackAsked: Table._takeback_asked,
    entries.TakebackAnswered: Table._takeback_answered,
    entries.TakebackLapsed: Table._takeback_lapsed,
    entries.Moved: Table._moved,
    entries.Abandoned: Table._abandoned,
    entries.Rematched: Table._rematched,
}


def arranged(opened: entries.Opened, entry: entries.Arranged) -> entries.Opened:
    """The table as if it had been laid like that."""
    return msgspec.structs.replace(opened, wishes=entry.wishes, timers=entry.timers)


def empty_seats(table: Table) -> list[int]:
    """The seats nobody has taken."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == EMPTY]

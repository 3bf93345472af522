"""A table: who sits there, what is being played, what was said. It is the sum of its log and nothing else."""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from taproom.kernel.game import game
from taproom.kernel.record import Carried, Record
from taproom.kernel.state import IDLE, SPECTATOR
from taproom.server.identity import ANYBODY
from taproom.server.tables import entries, shuffles
from taproom.server.tables.journal import NOBODY, Change, Journal, Remark
from taproom.server.tables.seats import BOT, EMPTY, PERSON, Chair
from taproom.server.tables.session import GameSession
from taproom.server.tables.takebacks import PATIENCE, Patience, Proposal
from taproom.server.tables.windows import Delays

Phase = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class Table:
    """The state that the entries of a table's log add up to."""

    def __init__(self, key: str, opened: entries.Opened) -> None:
        self.key = key
        self.opened = opened
        self.chairs = [Chair(bank=opened.timers.bank) for _ in range(opened.seats)]
        self.phase: Phase = GATHERING
        self.session: GameSession | None = None
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

    def teams(self) -> list[int]:
        """The team of each seat, as a number: as the game has it, or would have it if it began now."""
        if self.session is not None:
            return self.session.state.teams()
        return game(self.opened.game).teams_wished(self.opened.seats, self.opened.options)

    def is_solo(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.persons()) == 1

    def viewer_with(self, fingerprint: str) -> int | None:
        """The holder of the token with this hash: a seat, SPECTATOR, or nobody."""
        if fingerprint == self.opened.watch or (self.opened.listed and fingerprint == ANYBODY):
            return SPECTATOR
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.token == fingerprint:
                return seat
        return None

    def record(self) -> Record | None:
        """The game's record, once it is over: before that, it holds every secret."""
        return self.session.record if self.session is not None and self.phase == OVER else None

    def proof(self) -> shuffles.Proof:
        """What lets anybody check the shuffles, once the game is over."""
        return shuffles.Proof(self.commitment(), self.opened.secret, self.numbers())

    def due(self) -> tuple[int, entries.AnyEntry] | None:
        """What happens next by itself, and when."""
        if self.session is None or self.phase != PLAYING:
            return None
        due = self.session.due()
        if self.takeback is not None and (due is None or self.takeback.until <= due[0]):
            return (self.takeback.until, entries.TakebackLapsed(self.takeback.until))
        if due is None:
            return None
        when, seat = due
        if seat < 0:
            return (when, entries.Closed(when, self.session.pause.number))
        return (when, entries.TimedOut(when, seat, self.session.asks[seat].number))

    # ---- the log ----

    def apply(self, entry: entries.AnyEntry) -> Change:
        """Apply an entry of the log; it was checked before it was stored."""
        self.entries += 1
        self.at = entry.at
        change = _HOW_TO_APPLY[type(entry)](self, entry)
        if self.session is not None and self.phase == PLAYING and self.session.state.over():
            self._finish(self.session.state.winners())
            change.everybody = True
        if self.takeback is not None and (self.phase == OVER or self.takeback.moment != self._running().pauses):
            self._refuse_takeback()
        events = 0 if self.session is None else self.session.events_told()
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

    def _adopted(self, entry: entries.Adopted) -> Change:
        self.chairs[entry.seat].account = entry.account
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

    def _character_picked(self, entry: entries.CharacterPicked) -> Change:
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
        if entry.position is not None:
            record.carried.append(Carried(0, entry.rules, entry.position))
        delays = Delays(self.opened.delays, entry.fewest_pause, entry.most_pause, entry.even)
        self.session = GameSession(record, self.chairs, self.opened.timers, delays, entry.at)
        self.phase = PLAYING
        return Change(everybody=True)

    def _chose(self, entry: entries.Chose) -> Change:
        everybody = self._running().choose(entry.seat, entry.choice, entry.at)
        # While a bot is asked at an idle moment nobody is told anything, or it would show that it is asked. A person's
        # own question is answered all the same.
        unnoticed = self._running().pause.kind == IDLE and not self.chairs[entry.seat].is_played_by_person()
        return Change(everybody, NOBODY if unnoticed else {entry.seat})

    def _timed_out(self, entry: entries.TimedOut) -> Change:
        return Change(self._running().time_out(entry.seat, entry.at), {entry.seat})

    def _closed(self, entry: entries.Closed) -> Change:
        return Change(self._running().close(entry.at))

    def _ordered(self, entry: entries.Ordered) -> Change:
        self._running().order(entry.seat, entry.orders)
        return Change(seats={entry.seat})

    def _armed(self, entry: entries.Armed) -> Change:
        self._running().arm(entry.seat, entry.card, entry.targets)
        return Change(seats={entry.seat})

    def _disarmed(self, entry: entries.Disarmed) -> Change:
        self._running().disarm(entry.seat, entry.card)
        return Change(seats={entry.seat})

    def _held(self, entry: entries.Held) -> Change:
        self._running().hold(entry.seat, entry.on, entry.at)
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
        ask = self._running().asks.get(entry.seat)
        if ask is not None:
            ask.since = entry.at
        return Change(everybody=True)

    def _conceded(self, entry: entries.Conceded) -> Change:
        chair = self.chairs[entry.seat]
        chair.conceded = True
        chair.stand_in = self._running().game.bots.levels()[-1]
        chair.pace = 0
        teams = self.teams()
        left = [seat for seat, one in enumerate(self.chairs) if not one.conceded]
        playing = {teams[seat] for seat in left}
        if len(playing) == 1 or not any(self.chairs[seat].kind == PERSON for seat in left):
            self.given_up = True
            # A team wins together, even if one of it gave up before.
            self._finish([seat for seat, team in enumerate(teams) if team in playing] if len(playing) == 1 else [])
        return Change(everybody=True)

    def _undone(self, entry: entries.Undone) -> Change:
        self._running().undo(entry.choices, entry.at)
        return Change(everybody=True, anew=True)

    def _unsealed(self, entry: entries.Unsealed) -> Change:
        self._running().ask_again(entry.seat)
        return Change(seats={entry.seat})

    def _takeback_asked(self, entry: entries.TakebackAsked) -> Change:
        self.takeback = Proposal(
            entry.seat, entry.steps, entry.choices, self._running().pauses, entry.at + PATIENCE, list(entry.waiting)
        )
        return Change(everybody=True)

    def _takeback_answered(self, entry: entries.TakebackAnswered) -> Change:
        proposal = self.takeback
        assert proposal is not None, "there is a takeback to answer"
        if not entry.agrees:
            self._refuse_takeback()
            return Change(everybody=True)
        proposal.waiting.remove(entry.seat)
        proposal.agreed.append(entry.seat)
        if proposal.waiting:
            return Change(everybody=True)
        self.takeback = None
        self.patience[proposal.seat] = Patience()
        self._running().undo(proposal.choices, entry.at)
        return Change(everybody=True, anew=True)

    def _takeback_lapsed(self, entry: entries.TakebackLapsed) -> Change:
        self._refuse_takeback()
        return Change(everybody=True)

    def _moved(self, entry: entries.Moved) -> Change:
        order = list(range(len(self.chairs)))
        order[entry.seat], order[entry.to] = entry.to, entry.seat
        return self._change_places(order)

    def _reseated(self, entry: entries.Reseated) -> Change:
        return self._change_places(list(entry.order))

    def _change_places(self, order: list[int]) -> Change:
        """On each seat there is now what was on the seat that `order` names; what was said of seats goes along."""
        where = {before: seat for seat, before in enumerate(order)} | {SPECTATOR: SPECTATOR}
        self.chairs = [self.chairs[before] for before in order]
        self.host = where[self.host]
        for chair in self.chairs:
            chair.muted = {where[other] for other in chair.muted}
        for remark in self.remarks:
            remark.seat = where[remark.seat]
            remark.unheard = frozenset([where[other] for other in remark.unheard])
        return Change(everybody=True, anew=True)

    def _abandoned(self, entry: entries.Abandoned) -> Change:
        self._finish([])
        return Change(everybody=True)

    def _rematched(self, entry: entries.Rematched) -> Change:
        self.rematch = entry.table
        return Change(everybody=True)

    def _running(self) -> GameSession:
        assert self.session is not None, "a game is on"
        return self.session

    def _refuse_takeback(self) -> None:
        if self.takeback is not None:
            self.patience[self.takeback.seat].refuse(self.at)
            self.takeback = None

    def _finish(self, winners: list[int]) -> None:
        self.phase = OVER
        self.winners = winners
        if self.session is not None:
            self.session.seen = None
            # Nothing can be taken back any more, and the final position is kept for good.
            self.session.own.clear()
            self.session.put_to.clear()


_HOW_TO_APPLY: Final[dict[type, Callable[[Table, Any], Change]]] = {
    entries.Sat: Table._sat,
    entries.Returned: Table._returned,
    entries.Adopted: Table._adopted,
    entries.Rose: Table._rose,
    entries.BotSat: Table._bot_sat,
    entries.CharacterPicked: Table._character_picked,
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
    entries.Reseated: Table._reseated,
    entries.Abandoned: Table._abandoned,
    entries.Rematched: Table._rematched,
}


def arranged(opened: entries.Opened, entry: entries.Arranged) -> entries.Opened:
    """The table as if it had been laid that way."""
    return msgspec.structs.replace(opened, options=entry.options, timers=entry.timers)


def empty_seats(table: Table) -> list[int]:
    """The seats nobody has taken."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == EMPTY]

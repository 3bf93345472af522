"""A room holds a running table: it takes requests one by one, stores, carries out, and only then tells."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from taproom.server import commands as cm
from taproom.server import entries, history, positions
from taproom.server import messages as ms
from taproom.server.advice import Adviser
from taproom.server.audience import Audience, Listener, notify, send
from taproom.server.bots import Crew, hire
from taproom.server.clocks import Alarm, Clock
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal
from taproom.server.requests import judge
from taproom.server.store import Row, Store, StoreAway
from taproom.server.tables import OVER, PLAYING, Change, Table
from taproom.server.windows import Ask, bot_pause
from taproom.table.bots import Bot
from taproom.table.state import IDLE, QUESTION

_log = logging.getLogger("taproom.server")
TAKEN_UP_ELSEWHERE = 4410
"""The code a connection is closed with when the seat's token has ended."""
_SEATING = (entries.Sat, entries.Rose, entries.Moved, entries.Started)
_GRACE = 15_000
"""Milliseconds within which whoever lost the connection should be back."""
_RETRY = 500
"""Milliseconds after which something that could not be stored is tried again."""
_KEPT_EVERY = 50
"""After so many entries the position is written down, for a version with other rules;"""
_KEPT_AFTER = 10_000
"""but not before so many milliseconds have passed: people never play that fast."""


@dataclass
class Wish:
    """A listener's command."""

    listener: Listener
    command: cm.Command


@dataclass
class BotAnswer:
    """What a bot came up with."""

    seat: int
    question: int
    choice: int


@dataclass
class Deed:
    """An entry made elsewhere (the lobby); `judge` looks at the table when its turn has come."""

    make: Callable[[Table, int], entries.AnyEntry]
    done: "asyncio.Future[entries.AnyEntry]"


class Tick:
    """Time has passed."""


Work = Wish | BotAnswer | Deed | Tick


class Room:
    """See the module."""

    def __init__(
        self,
        row: Row,
        table: Table,
        store: Store,
        clock: Clock,
        crew: Crew,
        metrics: Metrics,
        lay_again: Callable[["Room"], Awaitable[str]],
    ) -> None:
        self.row = row
        self.table = table
        self.audience = Audience(table)
        self.inbox: asyncio.Queue[Work] = asyncio.Queue()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._store = store
        self._clock = clock
        self._crew = crew
        self._metrics = metrics
        self._lay_again = lay_again
        self._left = {seat: clock.now() for seat in range(len(table.chairs))}
        """When each seat's person was last connected."""
        self._presence_changed = False
        """Whether somebody came or went of whom the others will be told in a moment."""
        self._ahead = table.at - clock.now()
        self._alarm: Alarm | None = None
        self._bots: dict[tuple[int, str], Bot] = {}
        self._put_to_bots: dict[int, int] = {}
        """For each seat the last question its bot was given."""
        self._stopped: int | None = None
        """Since when nothing can be stored, by the clock: until it can be again, the table's time stands still."""
        self._kept = 0
        """How many entries the position holds that was written down last, as far as this room knows."""
        self._kept_at = clock.now() - _KEPT_AFTER
        self._keeping: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._adviser = Adviser(table, crew)

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._run())
        self._look_ahead()

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None and not self._task.done():
            await self.inbox.join()
        tasks = [task for task in (self._task, *self.thinking.values(), *self._adviser.pending()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A task that was stopped remembers where, and with that the room: a table would stay in memory for long.
        self._task = None
        if self.table.play is not None:
            self.table.play.presenter.let_go(self.table.play.state)
        if self.table.phase == PLAYING and self._kept < self.table.entries:
            self._keep_position()
        if self._keeping is not None:
            await self._keeping

    def now(self) -> int:
        """The table's own time: it never goes back, and stood still while server or store were away."""
        clock = self._clock.now() if self._stopped is None else self._stopped
        return max(self.table.at, clock + self._ahead)

    # ---- listeners ----

    def join(self, listener: Listener, after: int | None) -> None:
        """Somebody connects: what they missed, or everything."""
        self.audience.add(listener, after, self.now())
        if self.table.play is not None and self.table.play.record.carried:
            notify(listener, "other-rules")
        if self._stopped is not None:
            notify(listener, "store-away")
        self._tell_presence_soon()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone; the seat stays theirs."""
        self.audience.remove(listener)
        self._left[listener.viewer] = self._clock.now()
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        """Once for all who come or go together: a party does both at the same moment."""
        if not self._presence_changed:
            self._presence_changed = True
            asyncio.get_running_loop().call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_changed = False
        self.audience.tell_presence()

    def _expected(self) -> set[int]:
        """The seats whose people are here or may be back any moment: nobody is replaced for a lost connection."""
        now = self._clock.now()
        return self.audience.seats() | {seat for seat, since in self._left.items() if now - since < _GRACE}

    # ---- work ----

    async def act(self, make: Callable[[Table, int], entries.AnyEntry]) -> entries.AnyEntry:
        """Store and carry out an entry that the lobby makes when its turn has come; Refusal if it makes none."""
        done: asyncio.Future[entries.AnyEntry] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Deed(make, done))
        return await done

    async def quiet(self) -> None:
        """Wait until nothing is left to do but to wait for people or time."""
        while self.inbox.qsize() or self.thinking:
            if self.thinking:
                await asyncio.wait(self.thinking.values())
            await self.inbox.join()
        await self.inbox.join()

    async def _run(self) -> None:
        while True:
            work = await self.inbox.get()
            try:
                await self._do(work)
            except Exception:
                _log.exception("table %s failed at an entry", self.row.code)
            finally:
                self.inbox.task_done()

    async def _do(self, work: Work) -> None:
        began = self._clock.now()
        try:
            if self._stopped is not None:
                # Before anything is judged: what was thought lost may have happened.
                await self._catch_up()
            await self._see_to(work)
            if self.table.phase == OVER and not self.row.over:
                await history.keep(self._store, self.table, self._clock.wall())
                await self._store.mark_over(self.row.key, self.table.entries, positions.write(self.table))
                self.row = Row(self.row.key, self.row.code, self.row.listed, True)
        except StoreAway as problem:
            self._metrics.count("store_away")
            _refuse_for_now(work)
            if self._stopped is None:
                self._stop(began, problem)
            self._set_alarm(self._clock.now() + _RETRY)
        else:
            self._look_ahead()

    def _stop(self, when: int, problem: StoreAway) -> None:
        """Nothing happens at this table until it can be stored again."""
        _log.warning("the store is away: %s", problem)
        self._stopped = when
        # What bots have answered since is lost: they will be asked again.
        self._put_to_bots.clear()
        self.audience.notify("store-away")

    def _set_alarm(self, when: int) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.call_at(when, lambda: self.inbox.put_nowait(Tick()))

    async def _see_to(self, work: Work) -> None:
        if isinstance(work, Wish):
            await self._grant(work)
        elif isinstance(work, Deed):
            await self._act(work)
        elif isinstance(work, BotAnswer):
            await self._answer_for_bot(work)
        else:
            await self._let_time_pass()

    async def _grant(self, wish: Wish) -> None:
        listener, command = wish.listener, wish.command
        try:
            if self._adviser.answers(listener, command):
                return
            if isinstance(command, cm.Speak):
                listener.language = command.language
                self.audience.tell_all(listener, self.now())
                send(listener, ms.Done(command.id))
                return
            entry = judge(self.table, listener.viewer, command, self.now(), self._expected)
            if isinstance(entry, entries.Rematched):
                entry = entries.Rematched(entry.at, await self._lay_again(self))
            if entry is not None:
                await self._write(entry)
            if command.id:
                send(listener, ms.Done(command.id))
        except Refusal as refusal:
            self._metrics.count("refused")
            send(listener, ms.Refused(command.id, refusal.reason, refusal.text(listener.language)))

    async def _act(self, deed: Deed) -> None:
        try:
            entry = deed.make(self.table, self.now())
            await self._write(entry)
        except Refusal as refusal:
            deed.done.set_exception(refusal)
        else:
            deed.done.set_result(entry)

    async def _answer_for_bot(self, answer: BotAnswer) -> None:
        play = self.table.play
        ask = None if play is None or self.table.phase == OVER else play.asks.get(answer.seat)
        if play is None or ask is None or ask.number != answer.question or answer.seat in play.sealed:
            return
        if play.chairs[answer.seat].bot_level():
            await self._write(entries.Chose(self.now(), answer.seat, answer.question, answer.choice))

    async def _let_time_pass(self) -> None:
        due = self.table.due()
        if due is not None and due[0] <= self.now():
            await self._write(due[1])

    async def _write(self, entry: entries.AnyEntry) -> None:
        """Append first: when this returns, the entry is on the disk, carried out, and told."""
        began = time.perf_counter()
        entry = msgspec.structs.replace(entry, at=max(entry.at, self.table.at))
        await self._store.append(self.row.key, self.table.entries, entries.encode(entry))
        self._metrics.count("entries")
        self._carry_out(entry)
        self._metrics.wait(time.perf_counter() - began)
        if isinstance(entry, _SEATING):
            await history.try_to_keep(self._store, self.table, self._clock.wall())
        if self._should_keep_position():
            self._keep_position()

    def _should_keep_position(self) -> bool:
        entries_since, time_since = self.table.entries - self._kept, self._clock.now() - self._kept_at
        return self.table.phase == PLAYING and entries_since >= _KEPT_EVERY and time_since >= _KEPT_AFTER

    def _keep_position(self) -> None:
        """Written down now, stored behind the game's back: nobody waits for it."""
        before, number, body = self._keeping, self.table.entries, positions.write(self.table)

        async def keep() -> None:
            if before is not None:
                await before
            try:
                await self._store.keep_position(self.row.key, number, body)
            except StoreAway as problem:
                _log.warning("table %s could not be written down: %s", self.row.code, problem)

        self._kept, self._kept_at = number, self._clock.now()
        self._keeping = asyncio.get_running_loop().create_task(keep())

    async def _catch_up(self) -> None:
        """See whether the store is back. A failed append may have reached the disk all the same."""
        assert self._stopped is not None
        await self._store.check()
        bodies = await self._store.log(self.row.key, self.table.entries)
        self._ahead -= self._clock.now() - self._stopped
        self._stopped = None
        for body in bodies:
            self._carry_out(entries.decode(body))
        self.audience.notify("store-back")
        # The same news again: how much time is left has changed.
        self.audience.tell(Change(everybody=True), self.now())

    def _carry_out(self, entry: entries.AnyEntry) -> None:
        change = self.table.apply(entry)
        if isinstance(entry, entries.Moved):
            self._reseat(entry)
        if isinstance(entry, entries.Returned):
            for listener in self.audience.all():
                if listener.viewer == entry.seat:
                    listener.dismiss(TAKEN_UP_ELSEWHERE)
        self.audience.tell(change, self.now())

    def _reseat(self, moved: entries.Moved) -> None:
        """Whoever was connected to the one seat is connected to the other now."""
        self._left[moved.to] = self._left[moved.seat]
        for listener in self.audience.all():
            if listener.viewer == moved.seat:
                listener.viewer = moved.to
                send(listener, ms.Welcome(ms.PROTOCOL, self.row.key, moved.to, False))

    # ---- what comes next ----

    def _look_ahead(self) -> None:
        """Set the alarm for what happens by itself, and let bots think about what they are asked."""
        due = self.table.due()
        if due is not None:
            self._set_alarm(due[0] - self._ahead)
        elif self._alarm is not None:
            self._alarm.cancel()
        play = self.table.play
        if play is not None and self.table.phase != OVER:
            for seat in play.bots_to_ask():
                ask = play.asks[seat]
                if self._put_to_bots.get(seat) != ask.number:
                    self._put_to_bots[seat] = ask.number
                    task = asyncio.get_running_loop().create_task(self._think(seat, ask))
                    self.thinking[seat, ask.number] = task

    async def _think(self, seat: int, ask: Ask) -> None:
        play = self.table.play
        assert play is not None and ask.decision is not None
        pause = play.pause
        level = play.chairs[seat].bot_level() if pause.kind != IDLE else play.game.levels()[-1]
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = hire(play.game, level)
        step = bot_pause(pause, seat, play.chairs[seat].pace, play.timers, play.delays)
        try:
            choice, said = await self._crew.choose(bot, play.game.key, level, play.state, seat)
        finally:
            del self.thinking[seat, ask.number]
        self._adviser.reasons.note(play, seat, ask, choice, said)
        answer = BotAnswer(seat, ask.number, choice)
        when = ask.since + answers_after(self.now() - ask.since, step, pause.kind == QUESTION)
        if when <= self.now():
            self.inbox.put_nowait(answer)
        else:
            self._clock.call_at(when - self._ahead, lambda: self.inbox.put_nowait(answer))


def answers_after(taken: int, step: int, in_public: bool) -> int:
    """When a bot's answer counts, after its question: at the end of its pause; if it took longer, of another.

    What is sealed anyway may be handed over at once: the moment lasts until everybody's pause is over.
    """
    if taken > step > 0:
        return step * -(-taken // step)
    return step if in_public else taken


def _refuse_for_now(work: Work) -> None:
    """Nothing could be stored: whoever waits for an answer is told."""
    if isinstance(work, Wish):
        text = Refusal("store").text(work.listener.language)
        send(work.listener, ms.Refused(work.command.id, "store", text))
    elif isinstance(work, Deed):
        work.done.set_exception(StoreAway("not stored"))

"""A room holds a running table: it takes requests one by one, stores, carries out, and only then tells.

Most of them wait for nothing but the store, and need no task of their own: they are judged when they come, and carried
out when the store has answered.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

import msgspec

from taproom.server import commands as cm
from taproom.server import entries, history, positions
from taproom.server import messages as ms
from taproom.server.advice import Adviser
from taproom.server.audience import Audience, Listener, notify, send
from taproom.server.bots import Crew
from taproom.server.clocks import Alarm, Clock
from taproom.server.keeping import Keeper
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal
from taproom.server.requests import judge
from taproom.server.store import FORGETFUL, Row, Store, StoreAway
from taproom.server.tables import OVER, Change, Table
from taproom.server.thinking import Thinkers
from taproom.server.work import BotAnswer, Deed, Tick, Wish, Work

_log = logging.getLogger("taproom.server")
TAKEN_UP_ELSEWHERE = 4410
"""The code a connection is closed with when the seat's token has ended."""
_SEATING = (entries.Sat, entries.Rose, entries.Moved, entries.Started)
_GRACE = 15_000
"""Milliseconds within which whoever lost the connection should be back."""
_RETRY = 500
"""Milliseconds after which something that could not be stored is tried again."""


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
        owner: str = "",
    ) -> None:
        self.row = row
        self.owner = owner
        """Who laid the table, as far as the house knows: an account, or where the request came from."""
        self.table = table
        self.audience = Audience(table)
        self.waiting: deque[Work] = deque()
        """What is to be done after the work in hand."""
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._lay_again = lay_again
        self._left = {seat: clock.now() for seat in range(len(table.chairs))}
        """When each seat's person was last connected."""
        self._presence_changed = False
        """Whether somebody came or went of whom the others will be told in a moment."""
        self._ahead = table.at - clock.now()
        self._alarm: Alarm | None = None
        self._stopped: int | None = None
        """Since when nothing can be stored, by the clock: until it can be again, the table's time stands still."""
        self._keeper = Keeper(row, table, store, clock)
        self._busy = False
        """Whether there is work in hand: nothing else is begun before it is done with."""
        self._work: Work = Tick()
        """The work in hand, or the last that was;"""
        self._entry: entries.AnyEntry | None = None
        """what it became,"""
        self._began = (0, 0.0)
        """and when it was begun: by the clock, and in seconds."""
        self._task: asyncio.Task[None] | None = None
        """The work in hand, where that waits for more than one answer of the store."""
        self._until_idle: list[asyncio.Future[None]] = []
        self._adviser = Adviser(table, crew, owner or row.key)
        self.thinkers = Thinkers(table, crew, self._adviser.reasons, owner or row.key)

    def open(self) -> None:
        """Begin to work."""
        self._look_ahead()

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        await self._idle()
        self._busy = True
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [*self.thinkers.tasks.values(), *self._adviser.pending()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.table.play is not None:
            self.table.play.presenter.let_go(self.table.play.state)
        await self._keeper.finish()

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
        self._adviser.leave(listener)
        self._left[listener.viewer] = self._clock.now()
        self._tell_presence_soon()

    def alone_for(self) -> int:
        """For how many milliseconds nobody has been connected."""
        return 0 if self.audience.all() else self._clock.now() - max(self._left.values())

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

    # ---- one thing after the other ----

    async def act(self, make: Callable[[Table, int], entries.AnyEntry]) -> entries.AnyEntry:
        """Store and carry out an entry that the lobby makes when its turn has come; Refusal if it makes none."""
        done: asyncio.Future[entries.AnyEntry] = asyncio.get_running_loop().create_future()
        self.take(Deed(make, done))
        return await done

    async def quiet(self) -> None:
        """Wait until nothing is left to do but to wait for people or time."""
        while self._busy or self.thinkers.tasks:
            if self.thinkers.tasks:
                await asyncio.wait(self.thinkers.tasks.values())
            await self._idle()

    async def _idle(self) -> None:
        while self._busy:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._until_idle.append(done)
            await done

    def take(self, work: Work) -> None:
        """Something to do, after all that came before."""
        self.waiting.append(work)
        if not self._busy:
            self._go_on()

    def take_at(self, work: Work, when: int) -> None:
        """The same at some time of the table's."""
        if when <= self.now():
            self.take(work)
        else:
            self._clock.call_at(when - self._ahead, lambda: self.take(work))

    def _go_on(self) -> None:
        """Take up what waits, one by one, until something has to be waited for."""
        while self.waiting:
            self._busy = True
            self._work = self.waiting.popleft()
            self._entry = None
            self._began = (self._clock.now(), time.perf_counter())
            if self._stopped is not None:
                self._in_a_task(self._catch_up())
                return
            if not self._is_done_at_once():
                return
        self._busy = False
        if self._until_idle:
            for done in self._until_idle:
                if not done.done():
                    done.set_result(None)
            self._until_idle.clear()

    def _is_done_at_once(self) -> bool:
        """Judge the work in hand and hand its entry to the store; whether that was all, because it becomes none."""
        try:
            entry = self._judged()
            if entry is not None and not isinstance(entry, entries.Rematched):
                self._write(entry)
                return False
            if entry is not None:
                self._in_a_task(self._lay_and_write(entry))
                return False
            return self._is_settled()
        except Exception:
            self._note_failure()
            return True

    def _in_a_task(self, step: Coroutine[None, None, bool]) -> None:
        """A step of the work in hand that has to wait; it says whether the work is done with."""

        async def take() -> None:
            try:
                done = await self._carefully(step)
            except Exception:
                self._note_failure()
                done = True
            if done:
                self._task = None
                self._go_on()

        self._task = asyncio.get_running_loop().create_task(take())

    async def _carefully(self, step: Coroutine[None, None, bool]) -> bool:
        try:
            return await step
        except Refusal as refusal:
            self._refuse(refusal)
        except StoreAway as problem:
            self._put_off(problem)
        return True

    def _refuse(self, refusal: Refusal) -> None:
        self._metrics.count("refused")
        self._work.refuse(refusal)

    def _note_failure(self) -> None:
        _log.exception("table %s failed at an entry", self.row.code)

    # ---- judging ----

    def _judged(self) -> entries.AnyEntry | None:
        """The entry the work in hand becomes; None if there is nothing to store: what there was to do is done."""
        try:
            return self._judge(self._work)
        except Refusal as refusal:
            self._refuse(refusal)
            return None

    def _judge(self, work: Work) -> entries.AnyEntry | None:
        if isinstance(work, Wish):
            return self._judge_wish(work)
        if isinstance(work, Deed):
            return work.make(self.table, self.now())
        if isinstance(work, BotAnswer):
            return self._judge_answer(work)
        due = self.table.due()
        if due is None or due[0] > self.now():
            return None
        late = self.thinkers.late_answer() if isinstance(due[1], entries.Closed) else None
        return due[1] if late is None else self._judge_answer(late)

    def _judge_wish(self, wish: Wish) -> entries.AnyEntry | None:
        listener, command = wish.listener, wish.command
        if self._adviser.answers(listener, command):
            return None
        if isinstance(command, cm.Speak):
            listener.language = command.language
            self.audience.tell_all(listener, self.now())
            send(listener, ms.Done(command.id))
            return None
        entry = judge(self.table, listener.viewer, command, self.now(), self._expected)
        if entry is None:
            wish.finish(None)
        return entry

    def _judge_answer(self, answer: BotAnswer) -> entries.AnyEntry | None:
        play = self.table.play
        ask = None if play is None or self.table.phase == OVER else play.asks.get(answer.seat)
        if play is None or ask is None or ask.number != answer.question or answer.seat in play.sealed:
            return None
        if not play.chairs[answer.seat].bot_level():
            return None
        return entries.Chose(self.now(), answer.seat, answer.question, answer.choice)

    # ---- storing, and what follows ----

    def _write(self, entry: entries.AnyEntry) -> None:
        """Append first: it is carried out and told when it is on the disk."""
        if entry.at < self.table.at:
            entry = msgspec.structs.replace(entry, at=self.table.at)
        self._entry = entry
        self._store.submit_entry(self.row.key, self.table.entries, entries.encode(entry), self._stored)

    async def _lay_and_write(self, entry: entries.Rematched) -> bool:
        self._write(entries.Rematched(entry.at, await self._lay_again(self)))
        return False

    def _stored(self, problem: StoreAway | None) -> None:
        """The store has answered."""
        done = True
        try:
            if problem is None:
                done = self._follow()
            else:
                self._put_off(problem)
        except Exception:
            self._note_failure()
        if done:
            self._go_on()

    def _follow(self) -> bool:
        """Carry out what was stored, tell, and look ahead; whether nothing else has to be stored because of it."""
        entry = self._entry
        assert entry is not None, "there is an entry where one was stored"
        self._metrics.count("entries")
        if self._stopped is None:
            self._carry_out(entry)
        else:
            self._come_back([entry])
        self._metrics.wait(time.perf_counter() - self._began[1])
        if isinstance(entry, _SEATING) and history.concerns(self.table):
            self._in_a_task(self._keep_history())
            return False
        return self._finish()

    async def _keep_history(self) -> bool:
        await history.try_to_keep(self._store, self.table, self._clock.wall())
        return self._finish()

    def _finish(self) -> bool:
        self._keeper.keep_if_due()
        self._work.finish(self._entry)
        return self._is_settled()

    def _is_settled(self) -> bool:
        """Look ahead; false if the game's end has yet to be stored, which nobody waits for."""
        if self.table.phase == OVER and not self.row.over:
            self._work = Tick()
            self._in_a_task(self._end())
            return False
        self._look_ahead()
        return True

    async def _end(self) -> bool:
        """The game is over, and that is stored as well."""
        await history.keep(self._store, self.table, self._clock.wall())
        await self._store.mark_over(self.row.key, self.table.entries, positions.write(self.table))
        self.row = Row(self.row.key, self.row.code, self.row.listed, True)
        self._look_ahead()
        return True

    def _put_off(self, problem: StoreAway) -> None:
        """Nothing can be stored: whoever waits is told, and it is tried again later."""
        self._metrics.count("store_away")
        self._work.put_off()
        while self.waiting:
            # They would wait for the same answer, one after the other.
            self.waiting.popleft().put_off()
        self.thinkers.ask_again()
        if self._stopped is None:
            self._stop(self._began[0], problem)
        self._set_alarm(self._clock.now() + _RETRY)

    def _stop(self, when: int, problem: StoreAway) -> None:
        """Nothing happens at this table until it can be stored again."""
        _log.warning("the store is away: %s", problem)
        self._stopped = when
        self.audience.notify("store-away")

    async def _catch_up(self) -> bool:
        """See whether the store is back, and only then judge the work in hand.

        A failed append may have reached the disk all the same. Nobody is told that the store is back before whatever
        was to be stored is: until then the table's time stands still.
        """
        await self._store.check()
        # The last entry that was told as well: a database that does not have it is not the one we knew.
        known, *bodies = await self._store.log(self.row.key, self.table.entries - 1) or [b""]
        if not known:
            raise StoreAway(FORGETFUL, f"the last entries of table {self.row.code}")
        if bodies:
            self._come_back([entries.decode(body) for body in bodies])
        entry = self._judged()
        if entry is not None and not isinstance(entry, entries.Rematched):
            self._write(entry)
            return False
        if entry is not None:
            return await self._lay_and_write(entry)
        if self.table.phase == OVER and not self.row.over:
            await self._end()
        if self._stopped is not None:
            self._come_back([])
        return self._is_settled()

    def _come_back(self, stored: list[entries.AnyEntry]) -> None:
        """Something is stored again: the table's time goes on, and what was stored is carried out."""
        assert self._stopped is not None
        self._ahead -= self._clock.now() - self._stopped
        self._stopped = None
        self.audience.notify("store-back")
        for entry in stored:
            self._carry_out(entry)
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
            self._alarm = None
        self.thinkers.ask(self)

    def _set_alarm(self, when: int) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.call_at(when, lambda: self.take(Tick()))

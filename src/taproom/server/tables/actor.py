"""The actor that runs a table. It does one job at a time, and each in the same five steps:

1. receive: `submit` queues a job (`jobs.py`) and begins with it if nothing else is in hand;
2. validate: `_validate` turns it into an entry for the log, or refuses it (`validation.py`);
3. store: `_store_entry` hands the entry to the store, which answers from its own thread;
4. apply: `_stored` and `_apply` carry out what is on the disk (`table.py`);
5. broadcast: `subscribers` tell everybody whom it concerns what they may know.

Steps 3 and 4 are joined by a callback and not by a task that awaits the store: a task would have to be woken up twice
for every choice, to take the job and to go on after the store's answer. Only what waits for more than one answer of the
store (a rematch, the end of a game, an outage) runs in a task.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

import msgspec

from taproom.protocol import commands as cm
from taproom.server.clocks import Clock, TableClock
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal
from taproom.server.storage.store import FORGETFUL, Row, Store, StoreAway
from taproom.server.tables import entries, history, snapshots
from taproom.server.tables.advice import Adviser
from taproom.server.tables.bots import Crew
from taproom.server.tables.jobs import BotAnswer, CommandJob, EntryJob, Job, Tick
from taproom.server.tables.journal import Change
from taproom.server.tables.presence import Presence
from taproom.server.tables.readiness import Readiness
from taproom.server.tables.snapshots import SnapshotWriter
from taproom.server.tables.subscribers import Listener, Subscribers, notify
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.thinking import Thinkers
from taproom.server.tables.validation import judge

_log = logging.getLogger("taproom.server")
_RETRY = 500
"""Milliseconds after which something that could not be stored is tried again."""


class TableActor:
    """Runs one table; nothing else changes it."""

    def __init__(
        self,
        row: Row,
        table: Table,
        store: Store,
        clock: Clock,
        crew: Crew,
        metrics: Metrics,
        lay_again: Callable[["TableActor"], Awaitable[str]],
        owner: str = "",
    ) -> None:
        self.row = row
        self.owner = owner
        """Who laid the table, as far as is known: an account, or the address the request came from."""
        self.table = table
        self.subscribers = Subscribers(table)
        self.waiting: deque[Job] = deque()
        """Jobs to do after the present one."""
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._lay_again = lay_again
        self.presence = Presence(self.subscribers, clock, len(table.chairs))
        self._time = TableClock(clock, table.at)
        self._snapshots = SnapshotWriter(row, table, store, clock)
        self._busy = False
        """Whether a job is in progress; no other starts before it is finished."""
        self._job: Job = Tick()
        """The present job, or the last one."""
        self._entry: entries.AnyEntry | None = None
        """The entry it became."""
        self._began = (0, 0.0)
        """When it was begun: by the clock, and in seconds."""
        self._task: asyncio.Task[None] | None = None
        """The present job, where it waits for more than one answer of the store."""
        self._until_idle: list[asyncio.Future[None]] = []
        self._adviser = Adviser(table, crew, owner or row.key)
        self.thinkers = Thinkers(table, crew, self._adviser.reasons, owner or row.key)
        self._readiness = Readiness(table, clock, self.submit)

    def open(self) -> None:
        """Begin: set the alarm, and let bots think."""
        self._look_ahead()

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        await self._idle()
        self._busy = True
        self._time.cancel_alarm()
        self._readiness.close()
        tasks = [*self.thinkers.tasks.values(), *self._adviser.pending()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.table.session is not None:
            self.table.session.presenter.let_go(self.table.session.state)
        await self._snapshots.finish()

    def now(self) -> int:
        """The table's own time: it never goes back, and stood still while server or store were away."""
        return self._time.now(self.table.at)

    # ---- listeners ----

    def join(self, listener: Listener, after: int | None) -> None:
        """Somebody connects: what they missed, or everything."""
        self.subscribers.add(listener, after, self.now())
        if self.table.session is not None and self.table.session.record.changed_rules():
            notify(listener, "other-rules")
        if self._time.is_stopped():
            notify(listener, "store-away")
        self.presence.tell_soon()

    def leave(self, listener: Listener) -> None:
        """Somebody disconnects; the seat stays theirs."""
        self.subscribers.remove(listener)
        self._adviser.leave(listener)
        self._readiness.leave(listener)
        self.presence.left(listener.viewer)
        self.presence.tell_soon()

    # ---- receive: one job after the other ----

    async def act(self, make: Callable[[Table, int], entries.AnyEntry]) -> entries.AnyEntry:
        """Store and apply an entry made elsewhere, when its turn comes; Refusal if there is to be none."""
        done: asyncio.Future[entries.AnyEntry] = asyncio.get_running_loop().create_future()
        self.submit(EntryJob(make, done))
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

    def submit(self, job: Job) -> None:
        """Queue a job after everything that came before."""
        self.waiting.append(job)
        if not self._busy:
            self._next_jobs()

    def submit_at(self, job: Job, when: int) -> None:
        """Do a bot's job at a given time of the table's, but not before what came earlier has been seen."""
        if when <= self.now():
            self._readiness.take(job)
        else:
            self._time.call_at(when, lambda: self._readiness.take(job))

    def _next_jobs(self) -> None:
        """Do what is queued, job by job, until one has to wait for the store."""
        while self.waiting:
            self._busy = True
            self._job = self.waiting.popleft()
            self._entry = None
            self._began = (self._clock.now(), time.perf_counter())
            if self._time.is_stopped():
                self._run_in_task(self._catch_up())
                return
            if not self._is_finished_at_once():
                return
        self._busy = False
        if self._until_idle:
            for done in self._until_idle:
                if not done.done():
                    done.set_result(None)
            self._until_idle.clear()

    def _is_finished_at_once(self) -> bool:
        """Validate the present job and hand its entry to the store; True if there was nothing to store."""
        try:
            entry = self._validate()
            if entry is not None and not isinstance(entry, entries.Rematched):
                self._store_entry(entry)
                return False
            if entry is not None:
                self._run_in_task(self._lay_and_store(entry))
                return False
            return self._looks_ahead()
        except Exception:
            self._note_failure()
            return True

    def _run_in_task(self, step: Coroutine[None, None, bool]) -> None:
        """A part of the present job that has to wait; returns whether the job is finished."""

        async def run() -> None:
            try:
                done = await self._carefully(step)
            except Exception:
                self._note_failure()
                done = True
            if done:
                self._task = None
                self._next_jobs()

        self._task = asyncio.get_running_loop().create_task(run())

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
        self._job.refuse(refusal)

    def _note_failure(self) -> None:
        _log.exception("table %s failed at an entry", self.row.code)

    # ---- validate ----

    def _validate(self) -> entries.AnyEntry | None:
        """The entry the present job becomes; None if there is nothing to store, and so nothing left to do."""
        try:
            return self._entry_for(self._job)
        except Refusal as refusal:
            self._refuse(refusal)
            return None

    def _entry_for(self, job: Job) -> entries.AnyEntry | None:
        if isinstance(job, CommandJob):
            return self._entry_for_command(job)
        if isinstance(job, EntryJob):
            return job.make(self.table, self.now())
        if isinstance(job, BotAnswer):
            return job.entry(self.table, self.now())
        due = self.table.due()
        if due is None or due[0] > self.now():
            return None
        late = self.thinkers.late_answer() if isinstance(due[1], entries.Closed) else None
        return due[1] if late is None else late.entry(self.table, self.now())

    def _entry_for_command(self, job: CommandJob) -> entries.AnyEntry | None:
        listener, command = job.listener, job.command
        if self._adviser.answers(listener, command):
            return None
        if isinstance(command, cm.Speak):
            self.subscribers.change_language(listener, command, self.now())
            return None
        is_noted = self._readiness.notes(listener, command)
        entry = None if is_noted else judge(self.table, listener.viewer, command, self.now(), self.presence.expected)
        if entry is None:
            job.finish(None)
        return entry

    # ---- store ----

    def _store_entry(self, entry: entries.AnyEntry) -> None:
        """Append first: an entry is applied and told once it is on disk."""
        if entry.at < self.table.at:
            entry = msgspec.structs.replace(entry, at=self.table.at)
        self._entry = entry
        self._store.submit_entry(self.row.key, self.table.entries, entries.encode(entry), self._stored)

    async def _lay_and_store(self, entry: entries.Rematched) -> bool:
        self._store_entry(entries.Rematched(entry.at, await self._lay_again(self)))
        return False

    def _stored(self, problem: StoreAway | None) -> None:
        """The store has answered."""
        done = True
        try:
            if problem is None:
                done = self._apply_and_finish()
            else:
                self._put_off(problem)
        except Exception:
            self._note_failure()
        if done:
            self._next_jobs()

    def _apply_and_finish(self) -> bool:
        """Apply what was stored, broadcast it and look ahead; True if nothing else has to be stored because of it."""
        entry = self._entry
        assert entry is not None, "there is an entry where one was stored"
        self._metrics.count("entries")
        if self._time.is_stopped():
            self._come_back([entry])
        else:
            self._apply(entry)
        self._metrics.wait(time.perf_counter() - self._began[1])
        if history.is_due(entry, self.table):
            self._run_in_task(self._keep_history())
            return False
        return self._finish()

    async def _keep_history(self) -> bool:
        await history.try_to_keep(self._store, self.table, self._clock.wall())
        return self._finish()

    def _finish(self) -> bool:
        self._snapshots.write_if_due()
        self._job.finish(self._entry)
        return self._looks_ahead()

    def _looks_ahead(self) -> bool:
        """Look ahead; False if the game's end has yet to be stored, which nobody waits for."""
        if self.table.phase == OVER and not self.row.over:
            self._job = Tick()
            self._run_in_task(self._end())
            return False
        self._look_ahead()
        return True

    async def _end(self) -> bool:
        """The game is over, and that is stored, too."""
        await history.keep(self._store, self.table, self._clock.wall())
        await self._store.mark_over(self.row.key, self.table.entries, snapshots.write(self.table))
        self.row = Row(self.row.key, self.row.code, self.row.listed, True)
        self._look_ahead()
        return True

    # ---- while the store is away ----

    def _put_off(self, problem: StoreAway) -> None:
        """Nothing can be stored: tell those who wait, and try again later."""
        self._metrics.count("store_away")
        self._job.put_off()
        while self.waiting:
            # They would get the same answer, one after the other.
            self.waiting.popleft().put_off()
        self.thinkers.ask_again()
        if not self._time.is_stopped():
            _log.warning("the store is away: %s", problem)
            self._time.stop(self._began[0])
            self.subscribers.notify("store-away")
        self._time.set_alarm_after(_RETRY, lambda: self.submit(Tick()))

    async def _catch_up(self) -> bool:
        """See whether the store is back, and only then validate the present job.

        A failed append may have reached the disk all the same. Nobody is told that the store is back before whatever
        was to be stored is: until then the table's time stands still.
        """
        await self._store.check()
        # Includes the last entry people were told of: a database without it is not the one we knew.
        known, *bodies = await self._store.log(self.row.key, self.table.entries - 1) or [b""]
        if not known:
            raise StoreAway(FORGETFUL, f"the last entries of table {self.row.code}")
        if bodies:
            self._come_back([entries.decode(body) for body in bodies])
        entry = self._validate()
        if entry is not None and not isinstance(entry, entries.Rematched):
            self._store_entry(entry)
            return False
        if entry is not None:
            return await self._lay_and_store(entry)
        if self.table.phase == OVER and not self.row.over:
            await self._end()
        if self._time.is_stopped():
            self._come_back([])
        return self._looks_ahead()

    def _come_back(self, stored: list[entries.AnyEntry]) -> None:
        """Storing works again: the table's time goes on, and what was stored is applied."""
        self._time.go_on()
        self.subscribers.notify("store-back")
        for entry in stored:
            self._apply(entry)
        # The same news again: the time that is left has changed.
        self.subscribers.tell(Change(everybody=True), self.now())

    # ---- apply and broadcast ----

    def _apply(self, entry: entries.AnyEntry) -> None:
        change = self.table.apply(entry)
        self.presence.follow(entry)
        self.subscribers.tell(change, self.now())
        self._readiness.told()

    # ---- what comes next ----

    def _look_ahead(self) -> None:
        """Set the alarm for what happens by itself, and let bots think about their questions."""
        due = self.table.due()
        if due is None:
            self._time.cancel_alarm()
        else:
            self._time.set_alarm(due[0], lambda: self._readiness.take(Tick()))
        self.thinkers.ask(self)

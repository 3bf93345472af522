"""Bots that wait until what they did has been seen.

A client that shows the game at a person's pace says how far it has come (`ready`). Where one person plays among bots,
nothing more happens by itself until that client has caught up, or for so long at most. At a table of several people,
or where a clock runs, nobody waits for anybody's client.
"""

from collections.abc import Callable
from typing import Final

from taproom.kernel.state import SPECTATOR
from taproom.protocol.commands import Command, Ready
from taproom.server.clocks import Alarm, Clock
from taproom.server.refusals import Refusal
from taproom.server.tables.jobs import Job
from taproom.server.tables.subscribers import Listener
from taproom.server.tables.table import PLAYING, Table

LONGEST: Final = 120_000
"""Milliseconds after news was sent at which the game goes on even if it has not been shown yet."""


class Readiness:
    """What is put off at one table until the only person there has seen what came before."""

    def __init__(self, table: Table, clock: Clock, take: Callable[[Job], None]) -> None:
        self._table = table
        self._clock = clock
        self._take = take
        self._shown: dict[Listener, int] = {}
        """The last piece of news each self-paced client has shown."""
        self._events = 0
        """How much of what happened the person has been told,"""
        self._awaited = 0
        """the news that told it,"""
        self._until = 0
        """and how long to wait for it."""
        self._held: list[Job] = []
        self._alarm: Alarm | None = None

    def take(self, work: Job) -> None:
        """Do something that happens by itself: now, or when its turn to be seen comes."""
        if self._is_waiting():
            self._held.append(work)
        else:
            self._take(work)

    def notes(self, listener: Listener, command: Command) -> bool:
        """Whether the command says how far a client has come; if so, it is noted. Refusal if nobody plays there."""
        if not isinstance(command, Ready):
            return False
        if listener.viewer == SPECTATOR:
            raise Refusal("spectator")
        if command.news is None:
            self.leave(listener)
        else:
            self._shown[listener] = command.news
            self._go_on()
        return True

    def leave(self, listener: Listener) -> None:
        """Stop waiting for this client."""
        self._shown.pop(listener, None)
        self._go_on()

    def told(self) -> None:
        """News was sent; if something happened, it has to be seen first."""
        persons = self._table.persons()
        if len(persons) != 1:
            return
        journal = self._table.journals[persons[0]]
        if journal.events == self._events:
            return
        self._events = journal.events
        self._awaited = journal.number
        self._until = self._clock.now() + LONGEST

    def close(self) -> None:
        """Drop all references, the table's actor included, so that no cycle is left to collect."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._held.clear()
        self._take = _drop

    def _is_waiting(self) -> bool:
        table = self._table
        if not self._shown or table.phase != PLAYING or not table.is_solo() or table.opened.timers.limited:
            return False
        # If one person has two windows open, the one that is ahead counts.
        if max(self._shown.values()) >= self._awaited or self._clock.now() >= self._until:
            return False
        if self._alarm is None:
            self._alarm = self._clock.call_at(self._until, self._wake)
        return True

    def _wake(self) -> None:
        self._alarm = None
        self._go_on()

    def _go_on(self) -> None:
        if self._held and not self._is_waiting():
            held, self._held = self._held, []
            for work in held:
                self._take(work)


def _drop(job: Job) -> None:
    """The table is closed."""

"""Time, behind an interface: the real one, and one that tests move by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called; cancelling it is harmless at any time."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """Milliseconds that only ever grow, and calls at a later time."""

    def now(self) -> int:
        """The current time."""

    def wall(self) -> int:
        """Seconds since 1970: the only time that goes on while the server is down."""

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call at this time, or at once if it has passed."""


class RealClock:
    """The machine's own clock."""

    def now(self) -> int:
        """Milliseconds since some start."""
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        """As the machine's owner set it."""
        return int(time.time())

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """On the running event loop."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)


class TableClock:
    """A table's own time: it stands still while nothing can be stored, and while the server is down.

    `at` is the time of its last entry, before which it never goes back.
    """

    def __init__(self, clock: Clock, at: int) -> None:
        self._clock = clock
        self._ahead = at - clock.now()
        """How far the table's time is ahead of the server's."""
        self._stopped: int | None = None
        """Since when it stands still, by the server's clock."""
        self._alarm: Alarm | None = None

    def now(self, at: int) -> int:
        """The table's time."""
        clock = self._clock.now() if self._stopped is None else self._stopped
        return max(at, clock + self._ahead)

    def is_stopped(self) -> bool:
        """Whether it stands still."""
        return self._stopped is not None

    def stop(self, when: int) -> None:
        """It has stood still since this time of the server's clock."""
        self._stopped = when

    def go_on(self) -> None:
        """It goes on from where it stopped."""
        assert self._stopped is not None, "it has stopped"
        self._ahead -= self._clock.now() - self._stopped
        self._stopped = None

    def call_at(self, when: int, call: Callable[[], None]) -> None:
        """Call at this time of the table's."""
        self._clock.call_at(when - self._ahead, call)

    def set_alarm(self, when: int, call: Callable[[], None]) -> None:
        """The same, in place of the alarm that was set before."""
        self.cancel_alarm()
        self._alarm = self._clock.call_at(when - self._ahead, call)

    def set_alarm_after(self, milliseconds: int, call: Callable[[], None]) -> None:
        """The same by the server's clock, as the table's may stand still."""
        self.cancel_alarm()
        self._alarm = self._clock.call_at(self._clock.now() + milliseconds, call)

    def cancel_alarm(self) -> None:
        """No alarm is set any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class _VirtualAlarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """Cancel the call."""
        self.call = None


class VirtualClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 0
        self._alarms: list[tuple[int, int, _VirtualAlarm]] = []
        self._order = itertools.count()

    def now(self) -> int:
        """The time it was moved to."""
        return self.time

    def wall(self) -> int:
        """Some day in the year 2027."""
        return 1_800_000_000 + self.time // 1000

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Called when the clock is moved there."""
        alarm = _VirtualAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    def next_alarm(self) -> int | None:
        """When the next call is due."""
        while self._alarms and self._alarms[0][2].call is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def move(self, when: int) -> None:
        """Move to this time and make the calls that are due, in order."""
        while (due := self.next_alarm()) is not None and due <= when:
            alarm = heapq.heappop(self._alarms)[2]
            self.time = max(self.time, due)
            call, alarm.call = alarm.call, None
            if call is not None:
                call()
        self.time = max(self.time, when)

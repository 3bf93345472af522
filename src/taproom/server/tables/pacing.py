"""How long a window stays open where nobody may read a hand from the clock.

It is settled when the window opens, by what everybody can see then: how long the people at the table took for the
questions everybody saw them answer, how long they held windows open, and the table's settings. Who might answer, who is
really asked, what anybody holds, has sealed, armed or ordered, plays no part, and an answer closes nothing: until the
time is up it stays sealed. People who need longer say "hold", which anybody may say.
"""

from collections.abc import Sequence
from typing import Final

from taproom.kernel.state import RESPONSE
from taproom.protocol.settings import Timers
from taproom.server.tables.seats import Chair
from taproom.server.tables.windows import Delays, Pause, bot_pause

REMEMBERED: Final = 12
"""How many of a person's answers count: those of the last few turns."""
_AT_FIRST: Final = 4000
"""How long people are assumed to take before anybody has seen one of them answer."""
_SPARE: Final = 100
"""Milliseconds a window stays open beyond that, so that a slow network does not make an answer late;"""
_LOT: Final = 5
_LEAST_LOT: Final = 400
"""plus a random extra of up to a fifth of it, or at least up to this much."""
_BOT_SPARE: Final = 400
"""The same allowance for a bot that thinks: sending it the position and receiving its answer."""
_TABLE: Final = 0xFFFF
"""Stands in for a seat in what is drawn for all."""


def note_answer(times: list[int], took: int) -> None:
    """Everybody saw how long the person took."""
    times.append(took)
    del times[:-REMEMBERED]


def usual(times: Sequence[int]) -> int:
    """The time within which nine of ten of a person's answers came."""
    return sorted(times)[-(-len(times) * 9 // 10) - 1]


def lasting(
    pause: Pause, chairs: Sequence[Chair], times: Sequence[Sequence[int]], timers: Timers, delays: Delays
) -> int:
    """How long this moment lasts, unless it is a question or somebody holds it."""
    if pause.kind == RESPONSE:
        return _window(pause, chairs, times, timers, delays)
    longest = max(1, timers.fewest_pause if pause.forced else 0)
    for seat in pause.seats:
        if chairs[seat].is_played_by_person():
            longest = max(longest, _seeming(pause, seat, times[seat], timers, delays))
        else:
            # Nobody is told of an idle moment, but it takes its time whether a bot is asked or not.
            longest = max(longest, bot_pause(pause, seat, chairs[seat].pace, timers, delays))
    return longest


def _window(
    pause: Pause, chairs: Sequence[Chair], times: Sequence[Sequence[int]], timers: Timers, delays: Delays
) -> int:
    """As long as the slowest person usually takes; all windows of the table are alike."""
    people = [usual(times[seat]) for seat, chair in enumerate(chairs) if chair.is_played_by_person() and times[seat]]
    longest = max(people, default=_AT_FIRST)
    longest += _SPARE + delays.between(pause.number, _TABLE, 0, max(longest // _LOT, _LEAST_LOT))
    longest = min(longest, timers.window)
    paces = [chair.pace + _BOT_SPARE for chair in chairs if chair.bot_level() and chair.pace]
    return max(1, timers.fewest_pause, longest, *paces)


def _seeming(pause: Pause, seat: int, times: Sequence[int], timers: Timers, delays: Delays) -> int:
    """How long a person seems to think about a question with one answer: as long as about some other, by lot."""
    took = times[delays.between(pause.number, seat, 0, len(times) - 1)] if times else _AT_FIRST
    return min(took, timers.window)

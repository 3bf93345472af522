"""How long a window stays open where nobody may read a hand from the clock.

It is settled when the window opens, by what everybody can see then: who might answer, how long these people took for
the questions everybody saw them answer, how long they held windows open, and the table's settings. Who is really asked,
what anybody holds, has sealed, armed or ordered, plays no part, and an answer closes nothing: until the time is up it
stays sealed. Whoever needs longer says so with "hold", which anybody may say.
"""

from collections.abc import Sequence
from typing import Final

from taproom.server.entries import Timers
from taproom.server.seats import Chair
from taproom.server.windows import Delays, Pause, bot_pause
from taproom.table.state import IDLE, RESPONSE

REMEMBERED: Final = 12
"""So many of a person's answers count: those of the last few turns."""
_OF_TEN: Final = 9
"""So many of ten answers should fit into a window."""
_AT_FIRST: Final = 4000
"""How long a person is thought to take whom nobody has seen answer yet."""
_LEAST_SPARE: Final = 100
_MOST_SPARE: Final = 300
"""Milliseconds a window stays open beyond that, by lot: an answer is not late because the network was slower."""
_BOT_SPARE: Final = 400
"""The same for what a bot that thinks needs besides, to be sent its position and to answer."""
_TABLE: Final = 0xFFFF
"""In the place of a seat: what is drawn by lot for all."""


def note_answer(times: list[int], took: int) -> None:
    """Everybody saw how long the person took."""
    times.append(took)
    del times[:-REMEMBERED]


def usual(times: Sequence[int]) -> int:
    """Within this time nine of ten of the person's answers came."""
    if not times:
        return _AT_FIRST
    return sorted(times)[-(-len(times) * _OF_TEN // 10) - 1]


def lasting(
    pause: Pause, chairs: Sequence[Chair], times: Sequence[Sequence[int]], timers: Timers, delays: Delays
) -> int:
    """How long this moment lasts, unless it is a question or somebody holds it."""
    if pause.kind == IDLE:
        # Nobody is told of it, but it takes its time whether a bot is asked or not.
        return max(1, *[bot_pause(pause, seat, 0, timers, delays) for seat in pause.seats])
    longest = max(1, timers.fewest_pause)
    for seat in pause.seats:
        if not chairs[seat].is_played_by_person():
            longest = max(longest, bot_pause(pause, seat, chairs[seat].pace, timers, delays))
            if pause.kind == RESPONSE and chairs[seat].pace:
                longest = max(longest, chairs[seat].pace + _BOT_SPARE)
        elif pause.kind == RESPONSE:
            spare = delays.between(pause.number, _TABLE, _LEAST_SPARE, _MOST_SPARE)
            longest = max(longest, min(timers.window, usual(times[seat]) + spare))
        else:
            longest = max(longest, _seeming(pause, seat, times[seat], timers, delays))
    return longest


def _seeming(pause: Pause, seat: int, times: Sequence[int], timers: Timers, delays: Delays) -> int:
    """How long a person seems to think about a question that has one answer: as long as about some other, by lot."""
    took = times[delays.between(pause.number, seat, 0, len(times) - 1)] if times else _AT_FIRST
    return min(took, timers.window)

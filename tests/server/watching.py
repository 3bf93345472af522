"""Whether a spectator with a watch can tell windows in which somebody could answer from those in which nobody could.

The figures are areas under the curve: of two windows, one of each kind, how often the one in which somebody could
answer has the greater figure. A half means that the figure tells nothing. `python -m tests.server.soak clock` runs it.
"""

import asyncio
import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from taproom.inn.board.events import TURN
from taproom.protocol.settings import Timers
from tests.server.clockwork import Evening, Speed, Window
from tests.server.test_pace import GAMES, THINKING, seconds_of_a_turn

EACH = 2000
"""So many windows of each kind, at least."""
BAR = (0.45, 0.55)
SPEEDS: list[Speed] = [(300, 1000), (1200, 3000), (2000, 6000)]
MIXED: list[Speed | None] = [SPEEDS[0], SPEEDS[1], SPEEDS[2], SPEEDS[1]]
TABLES: dict[str, list[list[Speed | None]]] = {
    "four people": [[SPEEDS[0]] * 4, [SPEEDS[1]] * 4, [SPEEDS[2]] * 4, MIXED],
    "three people, one bot": [[speed, speed, speed, None] for speed in SPEEDS],
    "two people, two bots": [[speed, speed, None, None] for speed in SPEEDS],
}
COLUMNS = ("could", "asked")
Row = dict[str, Any]


def area(some: Sequence[int], others: Iterable[int]) -> float:
    """How often one of the some is greater than one of the others; where they are equal, half the times."""
    ranked = sorted(others)
    wins = sum([bisect_left(ranked, one) + bisect_right(ranked, one) for one in some])
    return wins / 2 / len(some) / len(ranked)


def areas(windows: Sequence[Window], kind: str) -> dict[str, float]:
    """By every figure that a spectator can take down; `kind` says what sets windows apart, could or asked."""

    def by(figure: Callable[[Window], int], of: Sequence[Window]) -> float:
        return area(
            [figure(one) for one in of if getattr(one, kind)], [figure(one) for one in of if not getattr(one, kind)]
        )

    moments = [(one.answered[seat], seat in getattr(one, kind)) for one in windows for seat in one.seats]
    return {
        "duration": by(Window.lasted, windows),
        "seat": area([when for when, able in moments if able], [when for when, able in moments if not able]),
        "opening": by(lambda one: one.frames[0], windows),
        "meanwhile": by(lambda one: sum(one.frames[1:]), windows),
        # What was played is told, and may be.
        "closing": by(lambda one: one.last, [one for one in windows if not one.used]),
    }


def fewest(windows: Sequence[Window]) -> int:
    """How many there are of the kind that is rarest."""
    counts = [sum(bool(getattr(one, kind)) for one in windows) for kind in COLUMNS]
    return min(*counts, *[len(windows) - count for count in counts])


def watch(speeds: Sequence[Speed | None]) -> Row:
    """Games of such people and bots, as many as it takes."""
    windows: list[Window] = []
    row: Row = {"games": 0, "late": 0, "given": 0}
    while fewest(windows) < EACH:
        evening = Evening(row["games"], speeds)
        windows += asyncio.run(evening.run())
        row["games"] += 1
        row["late"] += evening.late
        row["given"] += evening.given
    row["windows"] = len(windows)
    row["held"] = sum(one.held for one in windows)
    row["mean"] = sum(one.lasted() for one in windows) / len(windows)
    for kind in COLUMNS:
        row[kind] = {"yes": sum(bool(getattr(one, kind)) for one in windows), **areas(windows, kind)}
    return row


def watch_all(kept: Path, today: str) -> dict[str, Row]:
    """Every kind of table. What is done is kept, so that it can be interrupted."""
    try:
        before = json.loads(kept.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        before = {}
    rows: dict[str, Row] = before["rows"] if before.get("of") == today else {}
    jobs: dict[str, Callable[[], Row]] = {
        f"{table} | {spoken(speeds)}": (lambda speeds=speeds: watch(speeds))  # type: ignore[misc]
        for table, kinds in TABLES.items()
        for speeds in kinds
    }
    jobs["pace"] = pace
    for name, job in jobs.items():
        if name not in rows:
            rows[name] = job()
            kept.parent.mkdir(exist_ok=True)
            kept.write_text(json.dumps({"of": today, "rows": rows}), encoding="utf-8")
            print(f"watched: {name}", flush=True)
    return rows


def pace() -> Row:
    """What windows add to a turn, in seconds, and how many there are."""
    windows = turns = 0
    for seed in range(GAMES):
        evening = Evening(seed, [(THINKING, THINKING)] * 4)
        windows += len(asyncio.run(evening.run()))
        turns += sum(event.kind == TURN for event in evening.session().events)
    return {
        "even": seconds_of_a_turn(Timers()),
        "quick": seconds_of_a_turn(Timers(quick=True)),
        "windows": windows / turns,
    }


def spoken(speeds: Sequence[Speed | None]) -> str:
    different = sorted({speed for speed in speeds if speed is not None})
    return ", ".join([f"{least / 1000:g} to {most / 1000:g} s" for least, most in different])


HEAD = """
`make soak` plays games of the Inn on the server's virtual clock with fixed seeds, until there are {each:,} windows of
each kind at every table below. (`python -m tests.server.soak clock` runs it alone; what is done is kept in
`build/clock.json`, so that it can be interrupted.) Rooms, frames and clock are the server's own, settings the usual
ones. People answer after a time drawn evenly from the range in the table and play as the regular bot does. Those who
see that the window will close before they are ready hold it; those who are not asked never do, which is the worst
case: a hold then always means that somebody has something to think about. A spectator takes down when each window
opens and closes, when each seat is seen to be done (it stops holding, or the window closes), and how long the frame
is that opens the window, all that is told meanwhile, and the frame that closes it if nobody played a card.

The figures are areas under the curve: of two windows, one in which somebody **could** answer (or, in the second table,
somebody **was asked**; cards that need no occasion are not asked about) and one of the other kind, how often the first
has the greater figure. 0.5 tells nothing; from 0.45 to 0.55 is the bar, and the run fails beyond it. What is left is
what everybody knows anyway: early in a game, when hands are full, more people can answer, and the table's pace is
not yet known. With the same public history nothing is left at all: `tests/server/test_clock.py` deals windows again and
finds the same times and the same bytes, for one person with bots too.
"""
TABLE = (
    "table",
    "people answer in",
    "windows",
    "of them, somebody {kind}",
    "held",
    "too late",
    "mean length",
    "by length",
    "by the moment a seat is done",
    "by the opening frame",
    "by frames meanwhile",
    "by the closing frame",
)
PACE = """
The price is pace. With four people who answer in two seconds and play as the regular does, windows add {even:.1f} s to
an average turn. The 15 s that were aimed at cannot be kept: a turn has {windows:.1f} windows, and as everybody needs
two seconds in each, they come to {least:.1f} s at least. So secrecy is the usual setting, and a table can be laid with
quick answers instead (`timers.quick`; in the browser, "Answers to cards: quick"). Then windows add {quick:.1f} s, and
anybody who watches the clock can tell when somebody was asked.
"""


def report(rows: dict[str, Row]) -> str:
    """The figures; AssertionError where one is beyond the bar."""
    text = HEAD.format(each=EACH)
    for kind, words in (("could", "could answer"), ("asked", "was asked")):
        text += f"\n| {' | '.join(TABLE).format(kind=words)} |\n|{'---|' * len(TABLE)}\n"
        for name, row in rows.items():
            if name == "pace":
                continue
            found = row[kind]
            figures = [found[one] for one in ("duration", "seat", "opening", "meanwhile", "closing")]
            assert all(BAR[0] <= one <= BAR[1] for one in figures), (name, kind, figures)
            counts = f"{row['windows']:,} | {found['yes']:,} | {row['held']:,} | {row['late']} of {row['given']:,}"
            text += f"| {name} | {counts} | {row['mean'] / 1000:.1f} s | {' | '.join(f'{x:.3f}' for x in figures)} |\n"
    return text + PACE.format(least=rows["pace"]["windows"] * 2, **rows["pace"])

"""Our server beside boardgame.io's on the same shape of work, in the same run, each on one core, clients on another.

`make bench` runs it. The peer keeps matches in memory; ours has every choice on the disk before anybody is told.
`--soak MINUTES` plays at 300 tables for so long instead, and sees whether anything grows.
"""

import argparse
import sys
import time
from statistics import median

from flood import KINDS, flooded
from servers import Figures, Server, Urgency, running

SHOWN = (
    "choices/s",
    "decisions/s",
    "p50",
    "p90",
    "p99",
    "longest",
    "games",
    "bytes/frame",
    "frames/choice",
    "us/choice",
    "resident MB",
)
PACE = 200
SOAKING_TABLES = 300
WINDOWS = 3
"""So often ours is measured, each time between two measurements of the peer."""


def show(name: str, figures: Figures) -> None:
    """One line."""
    print(f"  {name:34}", "   ".join(f"{key} {figures[key]:,.2f}" for key in SHOWN), flush=True)


def measure(kind: str, seconds: float, game: str) -> tuple[Figures, Figures, Figures]:
    """A steady pace; as fast as it goes; and that with everybody asked in a window, as the peer's game does."""
    with running(kind) as server:
        paced = server.load(seconds=seconds, rate=PACE, game=game)
        show(f"{kind}, {PACE} choices/s", paced)
        closed = everybody = server.load(seconds=seconds, game=game)
        show(f"{kind}, as fast as it goes", closed)
        if kind != "boardgame":
            everybody = server.load(seconds=seconds, game=game, everybody=True)
            show(f"{kind}, everybody asked", everybody)
    return paced, closed, everybody


def compare(seconds: float, game: str, against: bool) -> None:
    """The peer, ours, the peer, ours and so on; the medians of each, and their ratios."""
    theirs = [measure("boardgame", seconds, game)]
    ours: list[tuple[Figures, Figures, Figures]] = []
    before: list[tuple[Figures, Figures, Figures]] = []
    for _ in range(WINDOWS):
        if against:
            before.append(measure("baseline", seconds, game))
        ours.append(measure("taproom", seconds, game))
        theirs.append(measure("boardgame", seconds, game))
    for number, key, name in (
        (0, "p50", "median at a steady pace, in ms"),
        (0, "p99", "p99 at a steady pace, in ms"),
        (1, "choices/s", "choices/s as fast as it goes"),
        (1, "decisions/s", "of these, between at least two options"),
        (2, "choices/s", "choices/s with everybody asked, as there"),
        (1, "us/choice", "processor time for a choice, in us"),
    ):
        mine = median([one[number][key] for one in ours])
        peer = median([one[number][key] for one in theirs])
        print(f"  {name}: ours {mine:,.2f}, theirs {peer:,.2f}, ratio {mine / peer:.2f}")
        if before:
            was = median([one[number][key] for one in before])
            print(f"    the baseline's {was:,.2f}, ratio {mine / was:.2f}")


def soak(minutes: float) -> None:
    """Many tables for long: what it costs, and that nothing grows."""
    with running("taproom") as server:
        empty = server.resident()
        slices = max(2, round(minutes))
        watched = Watched(server, minutes * 60 / slices)
        figures = server.load(
            seconds=minutes * 60, rate=PACE, tables=SOAKING_TABLES, slices=slices, warmup=20, every=watched.look
        )
        show(f"{SOAKING_TABLES} tables, {minutes:g} minutes", figures)
        print(f"  memory: {(figures['resident MB'] - empty) / SOAKING_TABLES * 1024:.0f} kB a table")
        for slice_, look in zip(figures["slices"], watched.looks, strict=False):
            print("  ", {**{key: round(value, 2) for key, value in slice_.items()}, **look})


class Watched:
    """What a server uses, looked at now and then."""

    def __init__(self, server: Server, every: float) -> None:
        self.server = server
        self.every = every
        self.looks: list[dict[str, float]] = []
        self._next = time.monotonic() + every

    def look(self) -> None:
        """Called often."""
        if time.monotonic() >= self._next:
            self._next += self.every
            self.looks.append({"MB": round(self.server.resident(), 1), "descriptors": self.server.descriptors()})


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6, help="length of one measurement")
    parser.add_argument("--game", default="inn")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help=f"{SOAKING_TABLES} tables for so long instead")
    parser.add_argument(
        "--flood", nargs="*", choices=KINDS, help="measure other tables while one guest asks for far too much, instead"
    )
    parser.add_argument("--against", action="store_true", help="measure the wheel of `make baseline` in the same run")
    parser.add_argument("--urgent", action="store_true", help="before all other programs of a busy machine; as root")
    wish = parser.parse_args()
    Urgency.asked = wish.urgent
    if wish.soak:
        soak(wish.soak)
    elif wish.flood is not None:
        for kind in wish.flood or KINDS:
            flooded(kind, wish.seconds)
    else:
        compare(wish.seconds, wish.game, wish.against)
    return 0


if __name__ == "__main__":
    sys.exit(main())

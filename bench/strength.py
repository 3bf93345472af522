"""How strong Sage is: tournaments at equal node budgets, their tables and a plot.

.venv-compiled/bin/python bench/strength.py [NAME ...]

Each tournament is kept in build/strength and gone on with after a break; `taproom arena --recount --out FILE` counts it
anew from its records. Tables and the plot go to docs/figures. A bot named twice plays two seats; seats change from game
to game, characters are drawn by lot. JOBS in the environment says how many processes, 0 for all cores.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from taproom.arena import standings, tournament
from taproom.arena.plan import FIXED, Plan
from taproom.arena.plots import Captions, Interval, interval_plot
from taproom.arena.store import Store

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "strength"
FIGURES = ROOT / "docs" / "figures"
PLAIN_NODES = 30
"""What the plain search and its opponent get: it plays every node out at random to the end, which takes its time."""
STYLE = (
    "<style>svg{background:#fff}"
    "text{font:12px sans-serif;fill:#444}.tick{text-anchor:middle}.grid{stroke:#ddd}.band{fill:none}"
    ".fair{stroke:#999;stroke-width:2}.bar{stroke:#a15c00;stroke-width:3}.dot{fill:#5c2e00}</style>"
)


@dataclass(frozen=True)
class Match:
    """One tournament."""

    name: str
    game: str
    sage: str
    others: str
    games: int


MATCHES = [
    Match(f"sage-{nodes}-{game}", game, f"sage:{nodes}", "regular", 400)
    for nodes in (400, 100, 1600)
    for game in ("inn", "dragonstones")
]
MATCHES += [
    Match(f"sage-plain-{game}", game, f"sage:{PLAIN_NODES}", "bench/ismcts.py", 360) for game in ("inn", "dragonstones")
]


def play(match: Match) -> Store:
    """What is missing of it."""
    plan = Plan(match.game, (match.sage, *[match.others] * 3), FIXED, 4, 4, (), (), 1)
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        print(f"{match.name}: {done} of {match.games}", file=sys.stderr, flush=True)

    return tournament.play(plan, match.games, KEPT / f"{match.name}.sqlite", int(os.environ.get("JOBS", "0")), tell)


def plot() -> str:
    """The share of Sage against three regulars by its nodes."""
    rows: list[Interval] = []
    for match in sorted(MATCHES, key=lambda match: (match.game != "inn", int(match.sage.removeprefix("sage:")))):
        path = KEPT / f"{match.name}.sqlite"
        if match.others == "regular" and path.exists():
            store = Store(path)
            if store.missing(match.games):
                continue
            share = next(one for one in standings.bot_standings(store) if one.name == match.sage).share
            store.close()
            game = "the Inn" if match.game == "inn" else "Fist of Dragonstones"
            label = f"{game}, {match.sage.removeprefix('sage:')} nodes"
            note = f"{share.part:.1%} ({share.low:.1%} to {share.high:.1%})"
            rows.append(Interval(label, share.low, share.part, share.high, 0.25, note))
    said = Captions("Sage against three regulars", "share of the games won", "", "seen", "95 % interval", "fair", "")
    drawn = interval_plot(rows, 0.0, said)
    return drawn.replace(">", f">{STYLE}", 1).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def main(names: list[str]) -> None:
    """Play, and write tables and plot."""
    os.chdir(ROOT)
    os.environ["NODES"] = str(PLAIN_NODES)
    KEPT.mkdir(parents=True, exist_ok=True)
    for match in MATCHES:
        if not names or match.name in names:
            store = play(match)
            table = standings.table(standings.bot_standings(store))
            (FIGURES / f"{match.name}.csv").write_text(table, encoding="utf-8")
            print("\n".join(standings.report(store)[:4]), flush=True)
            store.close()
    (FIGURES / "sage-nodes.svg").write_text(plot() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

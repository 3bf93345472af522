"""The present wheel beside that of an older commit (`make baseline`), in pairs: which row is how many times the other?

`make against` runs it; `make against ARGS="--rows clone decisions:inn --pairs 4"` takes less time. A pair is a process
of each wheel; the two take turns of a fraction of a second, each first as often as the other, and the median of each
counts. A ratio is the median over all pairs of the present figure divided by the older one.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rows import ROWS

HERE = Path(__file__).parent
ROOT = HERE.parent
PAIRS = 10
TURNS = 6


def chosen(names: list[str]) -> list[str]:
    """The rows that are meant: all, one by its name, or all whose name begins so before the colon."""
    found: list[str] = []
    for name in names:
        meant = [row for row in ROWS if name in (row, row.split(":")[0])]
        if not meant:
            kinds = dict.fromkeys(row.split(":")[0] for row in ROWS)
            raise SystemExit(f"there is no row {name!r}: {', '.join([*kinds, *ROWS])}")
        found += [row for row in meant if row not in found]
    return found or list(ROWS)


def environment(path: Path, target: str) -> Path:
    """The interpreter of an environment that was set up."""
    python = path / "bin" / "python"
    if not python.exists():
        raise SystemExit(f"{path} has no interpreter: make {target}")
    return python


class Side:
    """A row in one environment, ready to be measured again and again."""

    def __init__(self, python: Path, row: str) -> None:
        self._where = f"{row} in {python.parent.parent}"
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            [str(python), str(HERE / "rows.py"), row],
            env={**kept, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._hear()

    def measure(self) -> float:
        """Once more."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self._hear())

    def end(self) -> None:
        """No more."""
        self._process.communicate()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        if line := self._process.stdout.readline():
            return line
        raise SystemExit(f"{self._where} failed:\n{self._process.communicate()[1]}")


def pair(older: Path, present: Path, row: str) -> tuple[float, float]:
    """Both wheels, or both rows of the present one, taking turns: the median of each."""
    beside, instead = ROWS[row].beside, ROWS[row].instead
    sides = Side(present, beside) if beside else Side(older, instead or row), Side(present, row)
    found: tuple[list[float], list[float]] = ([], [])
    for turn in range(TURNS):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            found[which].append(sides[which].measure())
    for side in sides:
        side.end()
    return statistics.median(found[0]), statistics.median(found[1])


def compare(row: str, older: Path, present: Path, pairs: int) -> str:
    """One line of the table."""
    found = [pair(older, present, row) for _ in range(pairs)]
    ratios = sorted([new / old for old, new in found])
    unit = ROWS[row].unit
    figures = [f"{statistics.median(some):,.{2 if unit == 'us' else 0}f}" for some in zip(*found, strict=True)]
    spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    said = [f"{ROWS[row].what}, {unit}", *figures, f"{statistics.median(ratios):.3f}", spread]
    return f"| {said[0]:58} | {said[1]:>9} | {said[2]:>9} | {said[3]:>6} | {said[4]:>12} |"


def main() -> int:
    """Print the table, row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", nargs="+", default=[], metavar="ROW", help=", ".join(ROWS))
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"how many for each row; {PAIRS} if not given")
    parser.add_argument("--older", type=Path, default=ROOT / ".venv-baseline", help="the environment to compare with")
    parser.add_argument("--present", type=Path, default=ROOT / ".venv-compiled", help="the environment in question")
    wish = parser.parse_args()
    if wish.pairs < 1:
        parser.error(f"--pairs must be at least 1, not {wish.pairs}")
    rows = chosen(wish.rows)
    older, present = environment(wish.older, "baseline"), environment(wish.present, "compiled")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"| {'':58} | {'older':>9} | {'present':>9} | {'ratio':>6} | {'single pairs':>12} |")
    print("|---|---:|---:|---:|---:|")
    for row in rows:
        print(compare(row, older, present, wish.pairs), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Ours beside the peers, one after the other on one core, as figures and as ratios.

`make bench` runs it; `make bench ARGS=--seconds=5` takes longer windows. Compare only what ran in the same call.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import timing

HERE = Path(__file__).parent
ROOT = HERE.parent
Row = dict[str, float | str]


def run(environment: str, script: str, seconds: float) -> list[Row]:
    """What a script prints in one of the project's environments, pinned to one core where that is possible."""
    command = [str(ROOT / environment / "bin" / "python"), str(HERE / script), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def show(title: str, rows: list[Row]) -> None:
    """A table in plain text."""
    print(f"\n{title}")
    for row in rows:
        figures = "   ".join(f"{name} {value:,.1f}" for name, value in row.items() if not isinstance(value, str))
        print(f"  {row['name']:42} {figures}")


def figure(rows: list[Row], name: str, what: str) -> float:
    """One number of a table."""
    return next(float(row[what]) for row in rows if row["name"] == name)


def main() -> int:
    """Run everything and say how we stand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=timing.SECONDS, help="length of one timed window")
    seconds = parser.parse_args().seconds
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"calibration before: {timing.calibration():.1f} million interpreter steps/s")
    before = run(".venv-peers", "peers.py", seconds)
    compiled = run(".venv-compiled", "ours.py", seconds)
    pure = run(".venv", "ours.py", seconds)
    searches = run(".venv-compiled", "searching.py", seconds)
    after = run(".venv-peers", "peers.py", seconds)
    print(f"calibration after: {timing.calibration():.1f} million interpreter steps/s")
    show("Peers, before", before)
    show("Taproom, compiled", compiled)
    show("Taproom, pure Python", pure)
    show("Taproom's searches, compiled", searches)
    show("Peers, after", after)
    print("\nRatios, peers taken as the mean of before and after")
    for ours, name, rows, peer in (
        ("compiled", "inn: gerki, eve twice", compiled, "OpenSpiel hearts"),
        ("pure", "inn: gerki, eve twice", pure, "RLCard uno"),
        ("compiled", "dragonstones: 4 seats", compiled, "OpenSpiel goofspiel, 4 seats"),
        ("compiled", "dragonstones: 4 seats", compiled, "OpenSpiel first_sealed_auction, 4 seats"),
    ):
        for what in ("decisions/s", "steps/s"):
            mean = (figure(before, peer, what) + figure(after, peer, what)) / 2
            print(f"  {ours} {name} / {peer}, {what}: {figure(rows, name, what) / mean:.2f}")
    peer = "OpenSpiel ISMCTS, hearts"
    mean = (figure(before, peer, "nodes/s") + figure(after, peer, "nodes/s")) / 2
    for row in searches:
        print(f"  {row['name']} / {peer}, nodes/s: {float(row['nodes/s']) / mean:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

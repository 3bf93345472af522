"""Whether the games are still the same: `python -m tests.streams compare` in the environment in question.

`write` writes the digests that later games are held to, `show NUMBER` a whole game for finding where two part ways.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from tests.streams.lineups import GAMES
from tests.streams.playing import digests, stream

KEPT: Final = Path(__file__).with_name("digests.txt")
_IN_A_LINE: Final = 10


def write(path: Path, jobs: int) -> None:
    """The digests of all games, ten in a line after the number of the first."""
    found = digests(list(range(GAMES)), jobs)
    lines = [
        " ".join([f"{first:04}", *found[first : first + _IN_A_LINE]]) for first in range(0, len(found), _IN_A_LINE)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path: Path) -> list[str]:
    """The digests as they were written; an exit with one line if there are none."""
    if not path.is_file():
        sys.exit(f"{path}: there is no such file; `write` writes one")
    found = [digest for line in path.read_text(encoding="utf-8").splitlines() for digest in line.split()[1:]]
    if len(found) != GAMES:
        sys.exit(f"{path}: {len(found)} digests instead of {GAMES}; `write` writes them anew")
    return found


def different(games: int, path: Path = KEPT, jobs: int = 1) -> list[int]:
    """Which of the first so many games are not as they were."""
    kept = read(path)
    found = digests(list(range(games)), jobs)
    return [number for number in range(games) if found[number] != kept[number]]


def main() -> int:
    """Write, compare or show."""
    parser = argparse.ArgumentParser(prog="python -m tests.streams", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, what in (("write", "write the digests"), ("compare", "play the games again and compare")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, nargs="?", default=KEPT)
    commands.add_parser("show", help="one game, line by line").add_argument("number", type=int)
    wish = parser.parse_args()
    if wish.jobs < 1:
        parser.error(f"--jobs must be at least 1, not {wish.jobs}")
    if wish.command == "show":
        if not 0 <= wish.number < GAMES:
            parser.error(f"games have the numbers 0 to {GAMES - 1}, not {wish.number}")
        print("\n".join(stream(wish.number)))
        return 0
    if wish.command == "write":
        write(wish.file, wish.jobs)
        return 0
    changed = different(GAMES, wish.file, wish.jobs)
    print(f"{GAMES - len(changed)} of {GAMES} games are as they were")
    if changed:
        print("not these:", *changed)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())

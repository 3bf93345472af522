"""Bots of two wheels at one table: how strong is the present Sage, or regular, beside the older one?

    .venv-compiled/bin/python bench/mirror.py NAME [--games 400]

Each game is played in both wheels at once, with the same shuffles and choices; whose bot it is chooses, and the other
wheel is told. Where the two wheels disagree about the position the game counts for nothing, and it is said how often.
One bot plays against three others, or two against two, their seats changing from game to game; the deals are
the same in all matches. Games are kept in build/mirror and gone on with after a break.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import engine
from rows import THREE_SETS

HERE = Path(__file__).parent
ROOT = HERE.parent
KEPT = ROOT / "build" / "mirror"
PYTHONS = {"older": ROOT / ".venv-baseline", "present": ROOT / ".venv-compiled"}
SEATS = 4
PLACES = {1: (0,), 2: (0, 2)}
"""Where so many of one kind sit, before the seats change: two of them have an opponent on either side."""
Position = list[Any]
"""As far as both wheels can be compared: who is asked, for what, how many throws there were, how everybody stands."""


class Player(NamedTuple):
    """A bot and the wheel it comes from."""

    wheel: str
    bot: str


class Match(NamedTuple):
    """So many of one against the others."""

    one: Player
    others: Player
    seats: int = 1
    """How many of the first there are."""

    def sits(self, number: int, seat: int) -> bool:
        """Whether the first one has this seat in the game of this number."""
        return (seat - number) % SEATS in PLACES[self.seats]


def matches() -> dict[str, Match]:
    """All of them, by name."""
    found: dict[str, Match] = {}
    for bot in ("sage:400", "sage:100", "regular"):
        for wheel in PYTHONS:
            for opponents in PYTHONS:
                if bot != "regular" or wheel != opponents:
                    name = f"{wheel}-{bot.replace(':', '-')}-against-{opponents}"
                    found[name] = Match(Player(wheel, bot), Player(opponents, "regular"))
    found["two-present-regular-against-two-older"] = Match(
        Player("present", "regular"), Player("older", "regular"), seats=2
    )
    return found


# --- in either wheel ------------------------------------------------------------------------------------------------


class Board:
    """A game in the wheel this is run with."""

    def start(self, options: dict[str, object], key: str, bots: dict[str, str], number: int) -> Position:
        """Deal, and seat the bots that are of this wheel."""
        self.state = engine.game("inn").start(options, engine.Dice(bytes.fromhex(key)))
        self.bots = {
            int(seat): engine.make_bot("inn", name, engine.QuickDice(number * SEATS + int(seat)))
            for seat, name in bots.items()
        }
        return self.position()

    def position(self) -> Position:
        """What there is to compare."""
        seat = self.state.next_seat()
        if seat < 0:
            return [seat, self.state.winners()]
        decision = self.state.decision(seat)
        answers = [decision.is_pick(), len(decision.options), len(decision.candidates)]
        return [seat, answers, self.state.throws()]

    def choose(self) -> int:
        """What the bot of the seat that is asked does."""
        seat = self.state.next_seat()
        return engine.choice_of(self.bots[seat], self.state, seat, self.state.decision(seat))

    def answer(self, seat: int, choice: int) -> Position:
        """It is done."""
        self.state.choose(seat, choice)
        return self.position()


def serve() -> None:
    """Do what the lines read say, and say what came of it."""
    board = Board()
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        print(json.dumps(getattr(board, name)(*arguments)), flush=True)


# --- with both ------------------------------------------------------------------------------------------------------


class Side:
    """A process of one wheel."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [str(folder / "bin" / "python"), __file__, "--serve"],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *call: object) -> Any:
        """The answer to one call."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(call) + "\n")
        self._process.stdin.flush()
        if answer := self._process.stdout.readline():
            return json.loads(answer)
        raise SystemExit("one of the wheels failed")


def table(number: int) -> tuple[dict[str, object], str]:
    """Options and key of the game of this number."""
    lots = random.Random(f"mirror {number}")
    characters = lots.sample(THREE_SETS, SEATS)
    options = {"seats": [{"character": key} for key in characters], "drinks": ["rdi1", "rdi2", "rdi3"]}
    return options, engine.key_from_seed(number).hex()


def play(match: Match, number: int, sides: dict[str, Side]) -> dict[str, object]:
    """One game, as it is kept."""
    options, key = table(number)
    ours = {seat for seat in range(SEATS) if match.sits(number, seat)}
    players = [match.one if seat in ours else match.others for seat in range(SEATS)]
    seen: list[Position] = []
    for wheel, side in sides.items():
        bots = {seat: player.bot for seat, player in enumerate(players) if player.wheel == wheel}
        seen.append(side.ask("start", options, key, bots, number))
    decisions = 0
    while seen[0] == seen[1] and seen[0][0] >= 0:
        seat = seen[0][0]
        choice = sides[players[seat].wheel].ask("choose")
        seen = [side.ask("answer", seat, choice) for side in sides.values()]
        decisions += 1
    if seen[0] != seen[1]:
        return {"number": number, "parted": decisions}
    winners = seen[0][1]
    share = len(ours & set(winners)) / len(winners) if winners else 0.0
    return {"number": number, "share": share, "decisions": decisions}


def interval(part: float, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z = 1.96
    middle = part + z * z / (2 * games)
    reach = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def report(name: str, games: list[dict[str, Any]]) -> str:
    """One line of the table."""
    counted = [game["share"] for game in games if "share" in game]
    parted = len(games) - len(counted)
    if not counted:
        return f"{name}: no game yet"
    part = sum(counted) / len(counted)
    low, high = interval(part, len(counted))
    return f"{name}: {part:.1%} of {len(counted)} games ({low:.1%} to {high:.1%}); {parted} parted ways"


def main() -> int:
    """Play what is missing of a match, or say how all that are kept stand."""
    names = matches()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=[*names, ""], default="", help="none: say how all of them stand")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--present", type=Path, default=PYTHONS["present"], help="the environment in question")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve()
        return 0
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in [wish.name] if wish.name else names:
        path = KEPT / f"{name}.jsonl"
        games = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        missing = sorted(set(range(wish.games)) - {game["number"] for game in games}) if wish.name else []
        folders = {**PYTHONS, "present": wish.present}
        sides = {wheel: Side(folder) for wheel, folder in folders.items()} if missing else {}
        for number in missing:
            games.append(play(names[name], number, sides))
            with path.open("a") as file:
                print(json.dumps(games[-1]), file=file)
        if games:
            print(report(name, games))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The commands that play many games of bots: tournaments, and the balance of characters."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from taproom.arena import report, standings, tournament
from taproom.arena.plan import RANDOM, ROUND_ROBIN, Plan
from taproom.arena.store import Store
from taproom.arena.words import WORDS
from taproom.commands.simulate import read_seats
from taproom.wording import known_language

Game = Annotated[str, Parameter(help="The game's key.")]
Names = Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())]
Games = Annotated[int, Parameter(help="How many games; more than last time plays the rest.")]
Seed = Annotated[int, Parameter(help="The same number gives the same games.")]
Jobs = Annotated[int, Parameter(help="How many processes; 0 for all cores.")]
Language = Annotated[str, Parameter(name=("--lang", "--language"), help="en or ru.")]
Seats = Annotated[str, Parameter(help="A number, or a range such as 2-8.")]


def arena(
    *,
    game: Game = "inn",
    bots: Names = None,
    pairing: Annotated[str, Parameter(help="fixed (one bot a seat), random, or round-robin.")] = ROUND_ROBIN,
    seats: Seats = "4",
    characters: Names = None,
    games: Games = 1000,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help="The file of the tournament; one that exists is gone on with.")] = Path(
        "arena.sqlite"
    ),
    table: Annotated[Path | None, Parameter(help="A CSV file for the standings of the bots.")] = None,
    lang: Language = "en",
    jobs: Jobs = 0,
    **extras: str,
) -> int:
    """Play a tournament of bots and show who wins how often. A bot is a level, sage:NODES, or a Python file."""
    known_language(lang)
    fewest, most = read_seats(seats, game)
    names = tuple(_split(bots)) or ("regular", "random")
    plan = Plan(game, names, pairing, fewest, most, tuple(_split(characters)), _wishes(extras), seed)
    store = _played(plan, games, out, jobs)
    for line in standings.report(store, lang):
        print(line)
    if table is not None:
        table.write_text(standings.table(standings.bot_standings(store)), encoding="utf-8")
    store.close()
    return 0


def balance(
    *,
    game: Game = "inn",
    bots: Names = None,
    seats: Seats = "4",
    characters: Names = None,
    games: Games = 10_000,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help="A folder for the games, the report and its data.")] = Path("balance"),
    lang: Language = "en",
    jobs: Jobs = 0,
    **extras: str,
) -> int:
    """Play every character against random line-ups of equal bots and write a report on how fair the game is."""
    known_language(lang)
    fewest, most = read_seats(seats, game)
    names = tuple(_split(bots)) or ("regular",)
    plan = Plan(game, names, RANDOM, fewest, most, tuple(_split(characters)), _wishes(extras), seed)
    out.mkdir(parents=True, exist_ok=True)
    store = _played(plan, games, out / "games.sqlite", jobs)
    for path in report.write(store, out, lang):
        print(WORDS.say(lang, "balance-written", path=str(path)))
    store.close()
    return 0


def _played(plan: Plan, games: int, path: Path, jobs: int) -> Store:
    """Play what is missing, with a bar that says how long it will take."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("games", total=games)
        advance: Callable[[int], None] = lambda done: bar.advance(task, done)  # noqa: E731
        return tournament.play(plan, games, path, jobs, advance)


def _split(names: list[str] | None) -> list[str]:
    return [part.strip() for name in names or [] for part in name.split(",") if part.strip()]


def _wishes(extras: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted([(name.replace("-", "_"), text) for name, text in extras.items()]))

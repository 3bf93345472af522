"""The commands that play many games of bots: tournaments, and the balance of characters."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from taproom.arena import report, standings, tournament
from taproom.arena.plan import RANDOM, ROUND_ROBIN, Plan, check
from taproom.arena.store import Store
from taproom.arena.words import WORDS
from taproom.cli.options import Characters, Extra, Game, Jobs, Json, Language, game_options, split_names, whole_number
from taproom.cli.output import bar, tell, tell_json
from taproom.cli.simulate import read_seats
from taproom.i18n.messages import known_language
from taproom.kernel.verdicts import Malformed

_WHICH = "random, regular, easy, medium, hard, sage:NODES, or a Python file"
Games = Annotated[int, Parameter(converter=whole_number, help="How many games; a file that has fewer gets the rest.")]
Seed = Annotated[int, Parameter(converter=whole_number, help="The same number gives the same games.")]
Seats = Annotated[str, Parameter(help="A number, or a range such as 2-8.")]


def arena(
    *,
    game: Game = "inn",
    bots: Annotated[
        list[str] | None,
        Parameter(consume_multiple=True, negative=(), help=f"Who plays: {_WHICH}. [default: regular random]"),
    ] = None,
    pairing: Annotated[str, Parameter(help="fixed (one bot a seat), random, or round-robin.")] = ROUND_ROBIN,
    seats: Seats = "4",
    characters: Characters = None,
    games: Games = 1000,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        Parameter(help="A file to keep the games in; one that exists is continued. Without it nothing is kept."),
    ] = None,
    table: Annotated[Path | None, Parameter(help="A CSV file for the standings of the bots.")] = None,
    recount: Annotated[
        bool, Parameter(negative=(), help="Play nothing: replay every record of --out and count anew.")
    ] = False,
    lang: Language = "en",
    jobs: Jobs = 0,
    json: Json = False,
    **extras: Extra,
) -> int:
    """Play a tournament of bots and show who wins how often, with intervals and ratings.

    taproom arena --bots regular random --games 200
    taproom arena --bots my_bot.py regular regular regular --pairing fixed --out mine.sqlite
    """
    known_language(lang)
    if recount:
        if out is None:
            raise Malformed("--recount replays the games of a file: name it with --out")
        store = tournament.recount(out)
    else:
        names = split_names(bots) or ["regular", "random"]
        store = _played(_plan(game, names, pairing, seats, characters, extras, seed), games, out, jobs)
    if json:
        tell_json(standings.as_data(store))
    else:
        tell(standings.report(store, lang))
    if table is not None:
        table.write_text(standings.table(standings.bot_standings(store)), encoding="utf-8")
    store.close()
    return 0


def balance(
    *,
    game: Game = "inn",
    bots: Annotated[
        list[str] | None,
        Parameter(consume_multiple=True, negative=(), help=f"Who plays all seats: {_WHICH}. [default: regular]"),
    ] = None,
    seats: Seats = "4",
    characters: Characters = None,
    focus: Annotated[
        str, Parameter(show_default=False, help="A character who sits in every game, such as your own.")
    ] = "",
    games: Games = 10_000,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help="A folder for the games, the report and its data.")] = Path("balance"),
    lang: Language = "en",
    jobs: Jobs = 0,
    json: Json = False,
    **extras: Extra,
) -> int:
    """Play every character against random line-ups of equal bots and write a report on how fair the game is.

    taproom balance --games 2000 --out balance
    taproom balance --focus magda --pack my-pack --games 1000 --out magda
    """
    known_language(lang)
    plan = _plan(game, split_names(bots) or ["regular"], RANDOM, seats, characters, extras, seed, focus)
    check(plan)
    out.mkdir(parents=True, exist_ok=True)
    store = _played(plan, games, out / "games.sqlite", jobs)
    paths = [str(path) for path in report.write(store, out, lang)]
    if json:
        tell_json({"games": len(store.games()), "files": paths})
    else:
        tell([WORDS.say(lang, "balance-written", path=path) for path in paths])
    store.close()
    return 0


def _plan(
    game: str,
    bots: list[str],
    pairing: str,
    seats: str,
    characters: list[str] | None,
    extras: dict[str, str],
    seed: int,
    focus: str = "",
) -> Plan:
    fewest, most = read_seats(seats, game)
    wanted = tuple(sorted(game_options(extras).items()))
    return Plan(game, tuple(bots), pairing, fewest, most, tuple(split_names(characters)), wanted, seed, focus)


def _played(plan: Plan, games: int, path: Path | None, jobs: int) -> Store:
    """Play what is missing."""
    with bar(games) as advance:
        return tournament.play(plan, games, path, jobs, advance)

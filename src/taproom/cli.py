"""The command line: each command reads its options, hands over, and says in one line what was wrong."""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from getpass import getuser
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, Token
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import taproom
from taproom import scenarios
from taproom.commands import packs, rulebook, serve, tournaments
from taproom.commands import replay as replaying
from taproom.commands import rules as citations
from taproom.commands import simulate as simulation
from taproom.commands import where as places
from taproom.commands.table import join_table, play_full_screen
from taproom.commands.welcome import explain
from taproom.play.session import WORDS, Session
from taproom.table.bots import REGULAR
from taproom.table.dice import KEY_BYTES, QuickDice, key_from_seed
from taproom.table.game import game as find_game
from taproom.table.record import new_record
from taproom.table.verdicts import Malformed
from taproom.wording import known_language

BAD_INPUT = 2
INTERRUPTED = 130

app = App(
    name="taproom",
    help="Tavern card games with the rules enforced and every card explained.",
    version=taproom.__version__,
    result_action="return_value",
)


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number and nothing else; a fraction is not cut off silently."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


app.register_install_completion_command()
app.command(packs.app)
app.command(tournaments.arena)
app.command(tournaments.balance)
app.command(serve.serve)
app.command(serve.backup)
app.command(serve.verify)

Game = Annotated[str, Parameter(help="The game's key.")]
Language = Annotated[str, Parameter(name=("--lang", "--language"), help="en or ru.")]
Names = Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())]
Folders = Annotated[list[str] | None, Parameter(negative=())]
Root = Annotated[Path, Parameter(help="The checkout with the tests; here, if not given.")]


def say(line: str) -> None:
    """One line of output."""
    print(line)


def tell(lines: list[str]) -> None:
    """Several lines of output."""
    for line in lines:
        say(line)


def folder(path: Path) -> Path:
    """The folder, if it is one."""
    if not path.is_dir():
        raise Malformed(f"{path} is not a folder")
    return path


def listen(prompt: str) -> str | None:
    """The next line of input; None at its end."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line if line else None


def is_a_person() -> bool:
    """Whether somebody sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def split_names(names: list[str] | None) -> list[str]:
    """Names given apart or joined by commas."""
    return [part.strip() for name in names or [] for part in name.split(",") if part.strip()]


def wishes(extras: dict[str, str]) -> dict[str, str]:
    """Options that only the game understands, by the names it knows."""
    return {name.replace("-", "_"): text for name, text in extras.items()}


@app.command
def play(
    *,
    game: Game = "inn",
    seats: Annotated[int, Parameter(converter=whole_number, help="How many sit at the table, you included.")] = 4,
    character: Annotated[str, Parameter(help="Whom you play; by lot if not given.")] = "",
    opponents: Names = None,
    level: Annotated[
        str, Parameter(help="How the others play: random, regular, easy, medium or hard (the last three think ahead).")
    ] = REGULAR,
    lang: Language = "en",
    lines: Annotated[bool, Parameter(negative=(), help="Plain lines, nothing redrawn: for screen readers.")] = False,
    seed: Annotated[
        int | None, Parameter(converter=whole_number, help="The same number gives the same game, in plain lines.")
    ] = None,
    record: Annotated[Path | None, Parameter(help="A file to save the game in, played in plain lines.")] = None,
    **extras: str,
) -> int:
    """Play against bots in this terminal. Further options go to the game, such as --first 1 or --pack DIR.

    The whole screen is used where there is one; --lines, --seed, --record and --pack play in plain lines.
    """
    known_language(lang)
    others = split_names(opponents)
    if not lines and seed is None and record is None and "pack" not in extras and is_a_person():
        find_game(game).lineup(seats, [character, *others], wishes(extras), QuickDice(0))
        return play_full_screen(game, seats, character, others, level, lang, wishes(extras))
    number = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    chance = QuickDice(number)
    options = find_game(game).lineup(seats, [character, *others], wishes(extras), chance)
    key = os.urandom(KEY_BYTES) if seed is None else key_from_seed(seed)
    kept = new_record(game, options, key)
    # Opened first: a game should not be lost to a mistyped folder.
    with nullcontext() if record is None else record.open("w", encoding="utf-8") as file:
        try:
            Session(kept, lang, chance, listen, say, level).play()
        finally:
            if file is not None:
                file.write(kept.to_json() + "\n")
    if record is not None:
        say(WORDS.say(lang, "recorded", path=str(record)))
    return 0


@app.command
def join(
    address: Annotated[str, Parameter(help="The link of a table, such as http://localhost:8642/join/CODE.")],
    /,
    *,
    name: Annotated[str, Parameter(help="What the others call you.")] = "",
    character: Annotated[str, Parameter(help="Whom you play; by lot if not given.")] = "",
    lang: Language = "en",
) -> int:
    """Sit down at a table of a server, in this terminal: the same table as in a browser."""
    return join_table(address, name or getuser(), character, known_language(lang))


@app.command
def simulate(
    *,
    games: Annotated[int, Parameter(converter=whole_number, help="How many games.")] = 100,
    seats: Annotated[
        str | None, Parameter(help="A number, or a range such as 2-8; all the game has if not given.")
    ] = None,
    seed: Annotated[
        int, Parameter(converter=whole_number, help="The seed of the first game; the next has the next.")
    ] = 1,
    game: Game = "inn",
    characters: Names = None,
    jobs: Annotated[int, Parameter(converter=whole_number, help="How many processes; 0 for all cores.")] = 0,
    lang: Language = "en",
    **extras: str,
) -> int:
    """Play many games at random and sum up how they went. Further options go to the game, such as --pack DIR."""
    known_language(lang)
    fewest, most = simulation.read_seats(seats, game)
    plan = simulation.Plan(game, fewest, most, tuple(split_names(characters)), tuple(sorted(wishes(extras).items())))
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("games", total=games)
        results = simulation.simulate(plan, games, seed, jobs, lambda done: bar.advance(task, done))
    tell(simulation.report(results, game, lang))
    return 1 if results.errors else 0


@app.command
def replay(
    record: Annotated[Path, Parameter(help="A file that `taproom play --record` wrote.")],
    /,
    *,
    to: Annotated[int | None, Parameter(converter=whole_number, help="Stop after so many choices.")] = None,
    lang: Language = "en",
    json: Annotated[bool, Parameter(negative=(), help="For machines.")] = False,
) -> int:
    """Print the log of a recorded game and check that it still replays."""
    done = replaying.replay(record, to, known_language(lang))
    tell([replaying.as_json(done)] if json else replaying.report(done, lang))
    return 0


@app.command
def card(
    name: Annotated[str, Parameter(help="A key, DECK/KEY, or a title.")],
    /,
    *,
    game: Game = "inn",
    lang: Language = "en",
) -> int:
    """Show a card: its face, its types, its decks, and the text it is made from."""
    tell(find_game(game).describe_card(name, known_language(lang)))
    return 0


@app.command
def deck(key: Annotated[str, Parameter(help="A deck's key.")], /, *, game: Game = "inn", lang: Language = "en") -> int:
    """Show all cards of a deck."""
    tell(find_game(game).describe_deck(key, known_language(lang)))
    return 0


@app.command
def where(
    name: Annotated[str, Parameter(help="A key or a title.")], /, *, game: Game = "inn", root: Root = Path()
) -> int:
    """Say which file and line defines a card or deck, and which tests and scenarios mention it."""
    tell(places.where(game, name, folder(root)))
    return 0


@app.command
def rules(
    *query: Annotated[str, Parameter(help="A number such as R7.4.1, R7.4 or R7, or words to look for.")],
    game: Annotated[str, Parameter(help="The game's key; all games if not given.")] = "",
    lang: Language = "en",
    cited: Annotated[
        bool, Parameter(negative=(), help="Which code and scenarios cite it instead of its text.")
    ] = False,
    coverage: Annotated[bool, Parameter(negative=(), help="Every rule of R0-R11 and R90-R96, cited or not.")] = False,
    root: Root = Path(),
) -> int:
    """Read the rules: the list of chapters, a rule by its number among its neighbours, or all rules with a word."""
    if not cited and not coverage:
        tell(rulebook.read(" ".join(query), game, known_language(lang)))
    elif query:
        tell(citations.describe_rule(folder(root), " ".join(query)))
    else:
        tell(citations.list_rules(folder(root), coverage))
    return 0


@app.command
def scenario(
    *paths: Annotated[str, Parameter(help="Files, or folders of them.")],
    verbose: Annotated[bool, Parameter(negative=(), help="Print the log in words.")] = False,
    json: Annotated[bool, Parameter(negative=(), help="For machines.")] = False,
    cards: Folders = None,
) -> int:
    """Run scenarios: one line each; status 1 if any failed."""
    if not paths:
        raise Malformed("name the scenarios to run: files, or folders of them")
    return scenarios.run(list(paths), verbose, json, split_names(cards))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status. Whatever is wrong with the input becomes one line and status 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone: so do we, without another word, even when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(arguments: list[str]) -> int:
    try:
        arguments = arguments or explain()
        if not arguments:
            return 0
        status = app(arguments, exit_on_error=False, print_error=False, help_on_error=False)
    except BrokenPipeError:
        raise
    except CycloptsError as error:
        return _complain(" ".join(str(error).split()))
    except UnicodeDecodeError as error:
        return _complain(f"the input is not UTF-8 text (byte {error.start + 1})")
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        # Malformed and its kin, and the errors of content: all say what is wrong and what would be right.
        return _complain(str(error))
    return status if isinstance(status, int) else 0


def _complain(problem: str) -> int:
    print(f"taproom: {problem}", file=sys.stderr)
    return BAD_INPUT

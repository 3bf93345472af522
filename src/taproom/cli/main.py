"""The command line: each command reads its options, hands over, and says in one line what was wrong."""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from getpass import getuser
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.completion.detect import ShellDetectionError

import taproom
from taproom import scenarios
from taproom.cli import cards, packs, rulebook, serve, tables, tournaments
from taproom.cli import replay as replaying
from taproom.cli import rules as citations
from taproom.cli import simulate as simulation
from taproom.cli.options import (
    AnyGame,
    Character,
    Characters,
    Extra,
    Game,
    Jobs,
    Json,
    Language,
    Opponents,
    Root,
    folder,
    game_options,
    language_in,
    split_names,
    whole_number,
)
from taproom.cli.output import BAD_INPUT, DONE, EPILOGUE, FAILED, INTERRUPTED, Refuted, bar, tell, tell_json
from taproom.cli.play import join_table, play_full_screen
from taproom.cli.welcome import explain
from taproom.i18n.messages import Mistake, known_language
from taproom.kernel.bots import REGULAR
from taproom.kernel.dice import KEY_BYTES, QuickDice, key_from_seed
from taproom.kernel.game import game as find_game
from taproom.kernel.record import new_record
from taproom.kernel.verdicts import Malformed
from taproom.terminal.console import Session
from taproom.terminal.words import WORDS

PLAYING = Group("Play", sort_key=1)
READING = Group("Look things up", sort_key=2)
HOSTING = Group("Host", sort_key=3)
WRITING = Group("Write cards and rules", sort_key=4)
COUNTING = Group("Measure", sort_key=5)

app = App(
    name="taproom",
    help="The Red Dragon Inn and Fist of Dragonstones, with the rules enforced and every card explained.",
    help_format="plaintext",
    help_epilogue=EPILOGUE,
    version=taproom.__version__,
    group_commands=Group("More", sort_key=6),
    result_action="return_value",
)
app.command(cards.card, group=READING)
app.command(cards.deck, group=READING)
app.command(serve.serve, group=HOSTING)
app.command(serve.backup, group=HOSTING)
tables.app.group = (HOSTING,)
app.command(tables.app)
app.command(serve.verify, group=HOSTING)
packs.app.group = (WRITING,)
app.command(packs.app)
app.command(cards.where, group=WRITING)
app.command(tournaments.arena, group=COUNTING)
app.command(tournaments.balance, group=COUNTING)

Flag = Parameter(negative=(), show_default=False)


def say(line: str) -> None:
    """One line of output."""
    print(line)


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


@app.command(name="--install-completion")
def install_completion(
    *,
    shell: Annotated[
        Literal["bash", "zsh", "fish"] | None, Parameter(help="Which shell; the one you use if not given.")
    ] = None,
    output: Annotated[
        Path | None, Parameter(name=("--output", "-o"), help="A file for the script; nothing else is changed then.")
    ] = None,
) -> int:
    """Let the shell complete commands and options: bash, zsh or fish.

    taproom --install-completion
    taproom --install-completion --shell bash --output taproom-completion
    """
    try:
        written = app.install_completion(shell=shell, output=output, add_to_startup=output is None)
    except ShellDetectionError:
        raise Malformed("this shell is not known: name one with --shell bash, zsh or fish") from None
    say(f"The completion script is in {written}.")
    say("Start a new shell to use it." if output is None else "Load it where your shell starts.")
    return DONE


@app.command(group=PLAYING)
def play(
    *,
    game: Game = "inn",
    seats: Annotated[int, Parameter(converter=whole_number, help="How many sit at the table, you included.")] = 4,
    character: Character = "",
    opponents: Opponents = None,
    level: Annotated[
        str,
        Parameter(help="How the others play: random, regular, easy, medium or hard (which think ahead), or a file."),
    ] = REGULAR,
    lang: Language = "en",
    lines: Annotated[bool, Flag, Parameter(help="Plain lines, nothing redrawn: for screen readers.")] = False,
    seed: Annotated[
        int | None, Parameter(converter=whole_number, help="The same number gives the same game, in plain lines.")
    ] = None,
    record: Annotated[Path | None, Parameter(help="A file to save the game in, played in plain lines.")] = None,
    **extras: Extra,
) -> int:
    """Play against bots in this terminal.

    The whole screen is used where there is one; --lines, --seed, --record, --pack and a bot's file play in plain lines.

      taproom play
      taproom play --character gerki --seats 3 --lang ru
      taproom play --game dragonstones --level hard
    """
    known_language(lang)
    others = split_names(opponents)
    in_lines = lines or seed is not None or record is not None or "pack" in extras or level.endswith(".py")
    if not in_lines and is_a_person():
        find_game(game).lineup(seats, [character, *others], game_options(extras), QuickDice(0))
        return play_full_screen(game, seats, character, others, level, lang, game_options(extras))
    number = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    chance = QuickDice(number)
    options = find_game(game).lineup(seats, [character, *others], game_options(extras), chance)
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


@app.command(group=PLAYING)
def join(
    address: Annotated[
        str, Parameter(help="The link of a table, such as http://localhost:8642/join/CODE, or of a server.")
    ],
    /,
    *,
    name: Annotated[str, Parameter(show_default=False, help="What the others call you; your login if not given.")] = "",
    character: Character = "",
    game: Annotated[str, Parameter(help="Which game, if the table is yet to be laid: inn or dragonstones.")] = "inn",
    seats: Annotated[
        int, Parameter(converter=whole_number, help="How many seats, if the table is yet to be laid.")
    ] = 4,
    lang: Language = "en",
    lines: Annotated[bool, Flag, Parameter(help="Plain lines, nothing redrawn: for screen readers and pipes.")] = False,
) -> int:
    """Sit down at a table of a server, in this terminal: the same table as in a browser.

    The address of a server alone lays a new table there; its link is shown, for friends in browsers and terminals.

      taproom join http://localhost:8642/join/CODE --name Ann
      taproom join http://localhost:8642 --game dragonstones --seats 3
    """
    plain = lines or not is_a_person()
    return join_table(address, name or getuser(), character, known_language(lang), game, seats, plain)


@app.command(group=COUNTING)
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
    characters: Characters = None,
    jobs: Jobs = 0,
    lang: Language = "en",
    json: Json = False,
    **extras: Extra,
) -> int:
    """Play many games at random and sum up how they went; status 1 if a game ended with an error.

    taproom simulate --games 1000 --seats 4
    taproom simulate --characters gerki zot --seats 2 --json
    """
    known_language(lang)
    fewest, most = simulation.read_seats(seats, game)
    plan = simulation.Plan(
        game, fewest, most, tuple(split_names(characters)), tuple(sorted(game_options(extras).items()))
    )
    with bar(games) as advance:
        results = simulation.simulate(plan, games, seed, jobs, advance)
    if json:
        tell_json(simulation.as_data(results))
    else:
        tell(simulation.report(results, game, lang))
    return FAILED if results.errors else DONE


@app.command(group=PLAYING)
def replay(
    record: Annotated[Path, Parameter(help="A file that `taproom play --record` wrote.")],
    /,
    *,
    to: Annotated[int | None, Parameter(converter=whole_number, help="Stop after so many choices.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> int:
    """Print the log of a recorded game and check that it still replays; status 1 if it does not.

    taproom play --record game.json
    taproom replay game.json --to 40
    """
    done = replaying.replay(record, to, known_language(lang))
    if json:
        tell_json(replaying.as_data(done))
    else:
        tell(replaying.report(done, lang))
    return DONE


@app.command(group=READING)
def rules(
    *query: Annotated[str, Parameter(help="A number such as R7.4.1, R7.4 or R7, or words to look for.")],
    game: AnyGame = "",
    lang: Language = "en",
    cited: Annotated[bool, Flag, Parameter(help="Which code and scenarios cite it instead of its text.")] = False,
    coverage: Annotated[bool, Flag, Parameter(help="Every rule of R0-R11 and R90-R96, cited or not.")] = False,
    root: Root = Path(),
    json: Json = False,
) -> int:
    """Read the rules: the list of chapters, a rule by its number among its neighbours, or all rules with a word.

    taproom rules
    taproom rules R7.4.1
    taproom rules chaser
    """
    wanted = " ".join(query)
    if not cited and not coverage:
        lines = rulebook.read(wanted, game, known_language(lang))
        if json:
            tell_json(rulebook.found(wanted, game, lang))
        else:
            tell(lines)
    elif json:
        tell_json(citations.as_data(folder(root), wanted, coverage))
    elif query:
        tell(citations.describe_rule(folder(root), wanted))
    else:
        tell(citations.list_rules(folder(root), coverage))
    return DONE


@app.command(group=WRITING)
def scenario(
    *paths: Annotated[str, Parameter(help="Files, or folders of them.")],
    verbose: Annotated[bool, Flag, Parameter(help="Print the log in words.")] = False,
    json: Json = False,
    cards: Annotated[list[str] | None, Parameter(negative=(), help="Folders of packs whose cards they use.")] = None,
) -> int:
    """Run scenarios: one line each; status 1 if any failed.

    taproom scenario --verbose tests/rulebook/cards/gerki.yaml
    taproom scenario --cards examples/packs/2-cards examples/packs/2-cards/magda.yaml
    """
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
        # The reader of our output is gone, so leave quietly, even when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(arguments: list[str]) -> int:
    try:
        arguments = arguments or explain()
        if not arguments:
            return DONE
        status = app(arguments, exit_on_error=False, print_error=False, help_on_error=False)
    except BrokenPipeError:
        raise
    except CycloptsError as error:
        return _complain(" ".join(str(error).split()))
    except Refuted as error:
        return _complain(str(error), FAILED)
    except UnicodeDecodeError as error:
        return _complain(f"the input is not UTF-8 text (byte {error.start + 1})")
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        # Malformed and its kin, and the errors of content: all say what is wrong and what would be right.
        return _complain(error.text(language_in(arguments)) if isinstance(error, Mistake) else str(error))
    return status if isinstance(status, int) else 0


def _complain(problem: str, status: int = BAD_INPUT) -> int:
    print(f"taproom: {problem}", file=sys.stderr)
    return status

"""Options that several commands share, and how they are read."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.verdicts import Malformed


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number and nothing else; a fraction is not silently truncated."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


Game = Annotated[str, Parameter(help="Which game: inn or dragonstones.")]
AnyGame = Annotated[str, Parameter(help="Which game: inn or dragonstones; all if not given.", show_default=False)]
Language = Annotated[str, Parameter(name=("--lang", "--language"), help="en or ru.")]
Json = Annotated[
    bool, Parameter(negative=(), show_default=False, help="One JSON document instead of lines, for scripts.")
]
Character = Annotated[str, Parameter(show_default=False, help="Whom you play; by lot if not given.")]
Opponents = Annotated[
    list[str] | None,
    Parameter(consume_multiple=True, negative=(), help="Whom the others play, in order; by lot if not given."),
]
Characters = Annotated[
    list[str] | None,
    Parameter(consume_multiple=True, negative=(), help="Who may sit at the tables; everybody if not given."),
]
Jobs = Annotated[int, Parameter(converter=whole_number, help="How many processes; 0 for all cores.")]
Root = Annotated[Path, Parameter(show_default=False, help="The checkout with the tests; here, if not given.")]
Extra = Annotated[
    str,
    Parameter(
        name="--OPTION",
        help="What only the game knows: --drinks rdi1, --mode two_headed_dragon, --events both, --pack FOLDER.",
    ),
]


Pack = Annotated[
    str, Parameter(show_default=False, help="A folder of home-made cards to look through as well as the game's own.")
]


def split_names(names: list[str] | None) -> list[str]:
    """Names given separately or joined by commas."""
    return [part.strip() for name in names or [] for part in name.split(",") if part.strip()]


def game_options(extras: dict[str, str]) -> dict[str, str]:
    """Options that only the game understands, by the names it knows."""
    return {name.replace("-", "_"): text for name, text in extras.items()}


def language_in(arguments: list[str]) -> str:
    """The language a command line asks for, with which something else may be wrong; English if it asks for none."""
    for place, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option in ("--lang", "--language"):
            asked = value or next(iter(arguments[place + 1 :]), "")
            return asked if asked in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def folder(path: Path) -> Path:
    """The folder, if it is one."""
    if not path.is_dir():
        raise Malformed(f"{path} is not a folder")
    return path

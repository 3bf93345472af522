"""Packs: content that does not come with a game, written by anybody."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter

from taproom.cli.options import Game, Json
from taproom.cli.output import tell, tell_json
from taproom.kernel.game import game as find_game

app = App(
    name="pack",
    help="Write characters of your own, and be told what is wrong with them: docs/how-to-write-a-character.md.",
    group_commands=Group("Commands"),
)


@app.command
def new(directory: Annotated[Path, Parameter(help="A folder to be made.")], /, *, game: Game = "inn") -> int:
    """Write a small working character, commented, to start your own from.

    taproom pack new my-pack
    taproom play --pack my-pack
    """
    tell([str(path) for path in find_game(game).library.write_pack(directory)])
    return 0


@app.command
def check(
    directory: Annotated[Path, Parameter(help="A folder of decks.")], /, *, game: Game = "inn", json: Json = False
) -> int:
    """Say everything that is wrong with a pack, line by line; status 1 if anything is."""
    news = find_game(game).library.check_pack(directory)
    if json:
        tell_json({"decks": news.decks, "errors": news.errors, "warnings": news.warnings})
        return 1 if news.errors else 0
    for error in news.errors:
        print(error)
    for warning in news.warnings:
        print(f"warning: {warning}")
    names = ", ".join(news.decks) or "no sound deck"
    print(f"{names}: {_counted(len(news.errors), 'error')}, {_counted(len(news.warnings), 'warning')}")
    return 1 if news.errors else 0


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


@app.command
def phrases(*, game: Game = "inn") -> int:
    """List the phrases a card's text is made of; 1 stands for any number."""
    tell(find_game(game).library.pack_phrases())
    return 0

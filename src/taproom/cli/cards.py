"""Looking cards up: a card, a deck, where either is defined and which tests mention it."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from taproom.cli.options import Game, Json, Language, Pack, Root, folder
from taproom.cli.output import tell, tell_json
from taproom.i18n.messages import LANGUAGES, known_language
from taproom.kernel.game import game as find_game
from taproom.presentation.presenter import presenter
from taproom.presentation.types import CardShown, Catalogue


def card(
    name: Annotated[str, Parameter(help="A key, DECK/KEY, or a title in either language.")],
    /,
    *,
    game: Game = "inn",
    pack: Pack = "",
    lang: Language = "en",
    json: Json = False,
) -> int:
    """Show a card: its face, its types, its decks, and the text it is made from.

    taproom card "Winning Hand!"
    taproom card gerki/i_raise --lang ru
    taproom card witch --game dragonstones
    taproom card magda/cellar_party --pack examples/packs/2-cards
    """
    lines = find_game(game).library.describe_card(name, known_language(lang), pack)
    if json:
        tell_json(_found(game, name, lang, pack))
    else:
        tell(lines)
    return 0


def deck(
    key: Annotated[str, Parameter(show_default=False, help="A deck's key; without it, all decks there are.")] = "",
    /,
    *,
    game: Game = "inn",
    pack: Pack = "",
    lang: Language = "en",
    json: Json = False,
) -> int:
    """Show all cards of a deck, or list the decks.

    taproom deck
    taproom deck gerki
    taproom deck special --game dragonstones
    taproom deck magda --pack examples/packs/2-cards
    """
    printed = _catalogue(game, known_language(lang), pack)
    lines = find_game(game).library.describe_deck(key, lang, pack) if key else _decks(printed)
    if not json:
        tell(lines)
    elif key:
        wanted = (key.strip().casefold(), f"drinks_{key.strip().casefold()}")
        (found,) = [one for one in printed.decks if one.key in wanted]
        tell_json({"deck": found, "cards": [one for one in printed.cards if one.deck == found.key]})
    else:
        tell_json({"decks": printed.decks})
    return 0


def where(
    name: Annotated[str, Parameter(help="A key or a title.")],
    /,
    *,
    game: Game = "inn",
    root: Root = Path(),
    json: Json = False,
) -> int:
    """Say which file and line defines a card or deck, and which tests and scenarios mention it.

    taproom where "Tip the Wench"
    """
    found = locate(game, name, folder(root))
    if json:
        tell_json(found)
    else:
        tell(found.lines())
    return 0


def _catalogue(game: str, language: str, pack: str) -> Catalogue:
    return presenter(find_game(game)).catalogue(language, find_game(game).rules_version(), pack)


def _decks(printed: Catalogue) -> list[str]:
    width = max([len(one.key) for one in printed.decks])
    return [f"{one.key:{width}}  {one.size:3}  {one.title}" for one in printed.decks]


def _found(game: str, name: str, language: str, pack: str) -> list[CardShown]:
    """The cards of that key or title, as the catalogue has them."""
    wanted = name.strip().casefold()
    keys = {
        one.key
        for spoken in LANGUAGES
        for one in _catalogue(game, spoken, pack).cards
        if wanted in (one.key, one.key.rpartition("/")[2], one.title.casefold())
    }
    return [one for one in _catalogue(game, language, pack).cards if one.key in keys]


# ---- where things are ----

_SUFFIXES = (".py", ".yaml", ".yml", ".md", ".toml")
_LARGEST = 1_000_000


@dataclass(frozen=True)
class Line:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Found:
    """Where something is defined and mentioned."""

    defined: list[Line]
    mentioned: list[Line]

    def lines(self) -> list[str]:
        """For people."""
        mentions = ["mentioned in:", *[f"  {one}" for one in self.mentioned]] if self.mentioned else []
        return [*[str(one) for one in self.defined], *mentions]


def locate(game_key: str, query: str, root: Path) -> Found:
    """The defining lines, then the tests and scenarios under `root` that name the card by key or title."""
    places = find_game(game_key).library.locate(query)
    names = sorted({name for place in places for name in place.names})
    return Found(
        [Line(_short(Path(place.path), root), place.line) for place in places], _mentions(root / "tests", names, root)
    )


def _mentions(folder: Path, names: list[str], root: Path) -> list[Line]:
    wanted = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]))
    found: list[Line] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in _SUFFIXES or not path.is_file() or path.stat().st_size > _LARGEST:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if wanted.search(line):
                found.append(Line(_short(path, root), number))
                break
    return found


def _short(path: Path, root: Path) -> str:
    """Relative to where we are, if it is below."""
    absolute = Path(os.path.abspath(path))
    base = Path(os.path.abspath(root))
    return str(absolute.relative_to(base)) if absolute.is_relative_to(base) else str(absolute)

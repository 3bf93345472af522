"""Looking cards up: a card, a deck, where either is defined."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from taproom.commands import where as places
from taproom.commands.options import Game, Json, Language, Root, folder
from taproom.commands.output import tell, tell_json
from taproom.shown import CardShown, Catalogue
from taproom.shown.presenting import presenter
from taproom.table.game import game as find_game
from taproom.wording import LANGUAGES, known_language


def card(
    name: Annotated[str, Parameter(help="A key, DECK/KEY, or a title in either language.")],
    /,
    *,
    game: Game = "inn",
    lang: Language = "en",
    json: Json = False,
) -> int:
    """Show a card: its face, its types, its decks, and the text it is made from.

    taproom card "Winning Hand!"
    taproom card gerki/i_raise --lang ru
    taproom card witch --game dragonstones
    """
    lines = find_game(game).describe_card(name, known_language(lang))
    if json:
        tell_json(_found(game, name, lang))
    else:
        tell(lines)
    return 0


def deck(
    key: Annotated[str, Parameter(show_default=False, help="A deck's key; without it, all decks there are.")] = "",
    /,
    *,
    game: Game = "inn",
    lang: Language = "en",
    json: Json = False,
) -> int:
    """Show all cards of a deck, or list the decks.

    taproom deck
    taproom deck gerki
    taproom deck special --game dragonstones
    """
    printed = _catalogue(game, known_language(lang))
    lines = find_game(game).describe_deck(key, lang) if key else _decks(printed)
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
    found = places.where(game, name, folder(root))
    if json:
        tell_json(found)
    else:
        tell(found.lines())
    return 0


def _catalogue(game: str, language: str) -> Catalogue:
    return presenter(find_game(game)).catalogue(language, find_game(game).rules_version())


def _decks(printed: Catalogue) -> list[str]:
    width = max([len(one.key) for one in printed.decks])
    return [f"{one.key:{width}}  {one.size:3}  {one.title}" for one in printed.decks]


def _found(game: str, name: str, language: str) -> list[CardShown]:
    """The cards of that key or title, as the catalogue has them."""
    wanted = name.strip().casefold()
    keys = {
        one.key
        for spoken in LANGUAGES
        for one in _catalogue(game, spoken).cards
        if wanted in (one.key, one.key.rpartition("/")[2], one.title.casefold())
    }
    return [one for one in _catalogue(game, language).cards if one.key in keys]

"""The decks: TOML files. Reading them runs no code of theirs, so a stranger's deck is as safe as our own."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from taproom.inn.content.cards import COMMON, CardReader, common_cards
from taproom.inn.content.components import Owners, Sides
from taproom.inn.content.files import deck_key, decks_in, read_deck_file
from taproom.inn.content.reader import DeckReader
from taproom.inn.content.sources import CardSource, ComponentSource, ContentError, DeckSource, StepSource
from taproom.inn.content.toml_reader import LARGEST_FILE, read_toml
from taproom.inn.language.components import LANGUAGES, Components
from taproom.inn.language.errors import nearest_spelling

__all__ = [
    "LANGUAGES",
    "LARGEST_FILE",
    "CardSource",
    "ComponentSource",
    "ContentError",
    "DeckSource",
    "StepSource",
    "builtin_components",
    "builtin_deck",
    "builtin_decks",
    "builtin_keys",
    "common_cards",
    "components_in",
    "deck_from_text",
    "decks_in",
    "inline_card",
    "load_decks",
    "mistakes",
    "read_deck_file",
    "untranslated",
]

_FOLDER: Final = Path(__file__).parent


def load_decks(path: Path) -> tuple[DeckSource, ...]:
    """The decks in a TOML file, first the one it is about; or a ContentError.

    What belongs to a deck is in the same file, in a file beside it, or comes with the game.
    """
    texts = decks_in(read_deck_file(path))
    inside = {deck_key(text): text for text in texts[1:]}
    read: dict[str, DeckSource] = {}

    def side(key: str) -> DeckSource | None:
        file = path.with_name(f"{key}.toml")
        if key in inside:
            read[key] = read.get(key) or deck_from_text(path.name, inside[key], lambda _: None, owner)
            return read[key]
        if path.parent == _FOLDER or not key.isidentifier() or not file.is_file():
            return builtin_side(key)
        return deck_from_text(file.name, read_deck_file(file), lambda _: None, owner)

    def owner(key: str) -> Components | None:
        file = path.with_name(f"{key}.toml")
        if key == deck_key(texts[0]):
            return components_in(path.name, texts[0])
        return components_in(file.name, read_deck_file(file)) if key.isidentifier() and file.is_file() else None

    def deck(text: str) -> DeckSource:
        return read.get(deck_key(text)) or deck_from_text(path.name, text, side, owner)

    return tuple([deck(text) for text in texts])


def builtin_side(key: str) -> DeckSource | None:
    """A deck that comes with the game, for a deck that names it as its side deck."""
    return builtin_deck(key) if key in builtin_keys() else None


def builtin_components(key: str) -> Components | None:
    """The components of a deck that comes with the game, for a side deck or Boss Cards that belong to it."""
    path = _FOLDER / f"{key}.toml"
    return components_in(path.name, decks_in(read_deck_file(path))[0]) if path in _homes().values() else None


def components_in(name: str, text: str) -> Components:
    """The components that a deck file of this name and text declares."""
    return DeckReader(name, text, lambda _: None, lambda _: None).inheritable(read_toml(name, text))


def deck_from_text(
    name: str, text: str, sides: Sides = builtin_side, owners: Owners = builtin_components
) -> DeckSource:
    """The deck a file of this name and text defines, or a ContentError with its first mistake."""
    return DeckReader(name, text, sides, owners).deck(read_toml(name, text))


def mistakes(
    name: str, text: str, sides: Sides = builtin_side, owners: Owners = builtin_components
) -> list[ContentError]:
    """Everything that is wrong with a deck file, from the top down."""
    try:
        return DeckReader(name, text, sides, owners).mistakes(read_toml(name, text))
    except ContentError as error:
        return [error]


def untranslated(name: str, text: str, sides: Sides = builtin_side, owners: Owners = builtin_components) -> list[int]:
    """The lines of a sound deck file where the Russian text is missing, so that the English one is shown."""
    reader = DeckReader(name, text, sides, owners)
    reader.deck(read_toml(name, text))
    return sorted(reader.untranslated)


def inline_card(table: dict[str, Any], where: str = "card", names: Components = ()) -> CardSource:
    """A card defined outside any deck: a scenario's. Titles may be left out; the key then stands for them."""
    titles = dict.fromkeys(LANGUAGES, table.get("key", ""))
    return CardReader(where, "", names).card({"title": titles, **table}, -1)


@cache
def _homes() -> dict[str, Path]:
    """The file of each deck that comes with the game, by its key."""
    paths = sorted([path for path in _FOLDER.glob("*.toml") if path.name != COMMON.name])
    return {deck_key(text): path for path in paths for text in decks_in(read_deck_file(path))}


@cache
def _decks_at(path: Path) -> dict[str, DeckSource]:
    return {deck.key: deck for deck in load_decks(path)}


@cache
def builtin_keys() -> tuple[str, ...]:
    """The keys of the decks that come with the game."""
    return tuple(sorted(_homes()))


def builtin_deck(key: str) -> DeckSource:
    """A deck that comes with the game. KeyError with the nearest key if there is none."""
    if key not in _homes():
        nearest = nearest_spelling(key, list(builtin_keys()))
        raise KeyError(f'there is no deck "{key}"' + (f'; did you mean "{nearest}"?' if nearest else ""))
    return _decks_at(_homes()[key])[key]


def builtin_decks() -> tuple[DeckSource, ...]:
    """All decks that come with the game."""
    return tuple([builtin_deck(key) for key in builtin_keys()])

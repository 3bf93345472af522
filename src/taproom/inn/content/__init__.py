"""The decks: one TOML file each. Reading them runs no code of theirs, so a stranger's deck is as safe as our own."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from taproom.inn.content.cards import COMMON, CardReader, common_cards
from taproom.inn.content.components import Owners, Sides
from taproom.inn.content.reader import DeckReader
from taproom.inn.content.sources import CardSource, ComponentSource, ContentError, DeckSource, StepSource
from taproom.inn.content.toml_reader import LARGEST_FILE, read_deck_file, read_toml
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
    "inline_card",
    "load_deck",
    "mistakes",
    "read_deck_file",
    "untranslated",
]

_FOLDER: Final = Path(__file__).parent


def load_deck(path: Path) -> DeckSource:
    """The deck in a TOML file, or a ContentError. Its side decks are files beside it, or decks of the game."""

    def beside(key: str) -> DeckSource | None:
        file = path.with_name(f"{key}.toml")
        if path.parent == _FOLDER or not key.isidentifier() or not file.is_file():
            return builtin_side(key)
        return deck_from_text(file.name, read_deck_file(file), lambda _: None, owner)

    def owner(key: str) -> Components | None:
        file = path.with_name(f"{key}.toml")
        return components_in(file.name, read_deck_file(file)) if key.isidentifier() and file.is_file() else None

    return deck_from_text(path.name, read_deck_file(path), beside, owner)


def builtin_side(key: str) -> DeckSource | None:
    """A deck that comes with the game, for a deck that names it as its side deck."""
    return builtin_deck(key) if key in builtin_keys() else None


def builtin_components(key: str) -> Components | None:
    """The components of a deck that comes with the game, for a side deck or Boss Cards that belong to it."""
    path = _FOLDER / f"{key}.toml"
    return components_in(path.name, read_deck_file(path)) if key in builtin_keys() else None


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
def builtin_keys() -> tuple[str, ...]:
    """The keys of the decks that come with the game."""
    return tuple(sorted([path.stem for path in _FOLDER.glob("*.toml") if path.name != COMMON.name]))


@cache
def builtin_deck(key: str) -> DeckSource:
    """A deck that comes with the game. KeyError with the nearest key if there is none."""
    if key not in builtin_keys():
        nearest = nearest_spelling(key, list(builtin_keys()))
        raise KeyError(f'there is no deck "{key}"' + (f'; did you mean "{nearest}"?' if nearest else ""))
    return load_deck(_FOLDER / f"{key}.toml")


def builtin_decks() -> tuple[DeckSource, ...]:
    """All decks that come with the game."""
    return tuple([builtin_deck(key) for key in builtin_keys()])

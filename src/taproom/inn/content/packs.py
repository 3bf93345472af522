"""Packs: folders of deck files written by somebody else. They are read, never run, and bounded in every direction.

A table that uses a pack carries the text of its decks in its options, so that a record of the game replays anywhere.
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from taproom.inn.content import (
    ContentError,
    DeckSource,
    builtin_components,
    builtin_deck,
    builtin_decks,
    builtin_keys,
    common_cards,
    components_in,
    deck_from_text,
    decks_in,
    mistakes,
    read_deck_file,
    untranslated,
)
from taproom.inn.content.files import MOST_DECKS
from taproom.inn.content.library import catalogue_for
from taproom.inn.language.components import Components
from taproom.inn.language.errors import one_of
from taproom.kernel.verdicts import Malformed, excerpt

USUAL_SIZE: Final = 40
USUAL_DRINKS: Final = 30
USUAL_EVENTS: Final = 20
_VILLAIN: Final = "villain"
EXAMPLE: Final = Path(__file__).parent.parent / "example"

_EVERYBODYS: Final = (
    "gambling_im_in",
    "i_raise",
    "winning_hand",
    "wench_tip",
    "stop_playing_with_drinks",
    "i_dont_think_so",
    "tip_the_wench",
)
"""The cards every character of the game has."""


class PackDeck(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck that comes with a table's options instead of with the game."""

    name: str
    """The name of its file, for messages."""
    text: str


class PackReport(msgspec.Struct):
    """What is wrong or unusual about a pack."""

    decks: list[DeckSource] = []
    errors: list[str] = []
    """Each a message of one or more lines."""
    warnings: list[str] = []


@lru_cache(maxsize=256)
def read_deck(name: str, text: str, beside: tuple[PackDeck, ...] = ()) -> DeckSource:
    """A pack's deck, which may have side decks among those beside it; ContentError says what is wrong with it."""
    return _untaken(name, deck_from_text(name, text, sides_in(beside), owners_in(beside)))


@lru_cache(maxsize=256)
def _read_side(name: str, text: str, beside: tuple[PackDeck, ...]) -> DeckSource:
    """A pack's side deck, which has none itself."""
    return _untaken(name, deck_from_text(name, text, sides_in(()), owners_in(beside)))


def _untaken(name: str, deck: DeckSource) -> DeckSource:
    if problem := _taken(deck):
        raise ContentError(name, 1, problem)
    return deck


def sides_in(packs: tuple[PackDeck, ...]) -> Callable[[str], DeckSource | None]:
    """Finds a side deck in a pack, or else in the game."""

    def side(key: str) -> DeckSource | None:
        for pack in packs:
            if _key(pack.text) == key:
                return _read_side(pack.name, pack.text, packs)
        return builtin_deck(key) if key in builtin_keys() else None

    return side


def owners_in(packs: tuple[PackDeck, ...]) -> Callable[[str], Components | None]:
    """Finds the components of a character in a pack, or else in the game."""

    def owner(key: str) -> Components | None:
        for pack in packs:
            if _key(pack.text) == key:
                return components_in(pack.name, pack.text)
        return builtin_components(key)

    return owner


@lru_cache(maxsize=256)
def _key(text: str) -> object:
    """The key a deck file claims to have."""
    try:
        head = tomllib.loads(text).get("deck")
    except (ValueError, RecursionError):  # whatever it is, it will be reported where it is read in earnest
        return None
    return head.get("key") if isinstance(head, dict) else None


def _taken(deck: DeckSource) -> str:
    if deck.key in builtin_keys():
        return f'the game already has a deck "{deck.key}"; give yours another key'
    if deck.kind == "drink" and not deck.key.startswith("drinks_"):
        return f'the key of a drink deck begins with "drinks_": write key = "drinks_{deck.key}"'
    if deck.kind == "event" and not deck.key.endswith("_events"):
        return f'the key of an event deck ends with "_events": write key = "{deck.key}_events"'
    if deck.kind == "tavern" and not deck.key.startswith("tavern_"):
        return f'the key of a tavern begins with "tavern_": write key = "tavern_{deck.key}"'
    return ""


def decks_of(packs: tuple[PackDeck, ...]) -> dict[str, DeckSource]:
    """The decks in a table's options, by their keys; Malformed if any is wrong."""
    packs = tuple([deck for pack in packs for deck in _split(pack)])
    if len(packs) > MOST_DECKS:
        raise Malformed(f"a table takes at most {MOST_DECKS} decks of packs, not {len(packs)}")
    decks: dict[str, DeckSource] = {}
    for pack in packs:
        try:
            deck = read_deck(pack.name, pack.text, packs)
        except ContentError as error:
            raise Malformed(str(error)) from None
        if deck.key in decks:
            raise Malformed(f'{pack.name}: there are two decks "{deck.key}" in the packs')
        decks[deck.key] = deck
    return decks


def _split(file: PackDeck) -> list[PackDeck]:
    """The decks in a file of a pack."""
    return [PackDeck(file.name, text) for text in decks_in(file.text)]


def decks_at(setup: Mapping[str, object]) -> dict[str, DeckSource]:
    """The pack decks of a table that is already set up."""
    packs = setup.get("packs")
    return _decks_in(msgspec.json.encode(packs)) if packs else {}


@lru_cache(maxsize=64)
def _decks_in(packs: bytes) -> dict[str, DeckSource]:
    return decks_of(msgspec.json.decode(packs, type=tuple[PackDeck, ...]))


def load_folder(folder: Path) -> tuple[PackDeck, ...]:
    """The decks of a pack, for a table's options; Malformed with the first mistake."""
    packs = tuple([PackDeck(path.name, _text(path)) for path in deck_files(folder)])
    decks_of(packs)
    return packs


def load_folders(folders: str) -> tuple[PackDeck, ...]:
    """The decks of packs as a person names them: their folders, joined by commas."""
    return tuple([deck for part in folders.split(",") if part.strip() for deck in load_folder(Path(part.strip()))])


def decks_with(folders: str) -> tuple[DeckSource, ...]:
    """All decks that come with the game, and those of the packs in these folders."""
    return (*builtin_decks(), *decks_of(load_folders(folders)).values())


def _text(path: Path) -> str:
    try:
        return read_deck_file(path)
    except ContentError as error:
        raise Malformed(str(error)) from None


def deck_files(folder: Path) -> list[Path]:
    """The deck files of a pack. Nothing below the folder and nothing a link leads to is read."""
    if not folder.is_dir():
        raise Malformed(f"{folder} is not a folder; a pack is a folder of .toml files")
    paths = sorted([path for path in folder.glob("*.toml") if path.is_file() and not path.is_symlink()])
    if not paths:
        raise Malformed(f"{folder} holds no deck: a pack is a folder of .toml files; `taproom pack new` writes one")
    if len(paths) > MOST_DECKS:
        raise Malformed(f"{folder} holds {len(paths)} decks; a pack has at most {MOST_DECKS}")
    return paths


def check_folder(folder: Path) -> PackReport:
    """Everything that is wrong, or merely unusual, in a pack."""
    report = PackReport([], [], [])
    read: list[PackDeck] = []
    for path in deck_files(folder):
        try:
            read.extend(_split(PackDeck(path.name, read_deck_file(path))))
        except ContentError as error:
            report.errors.append(str(error))
    sides, owners = sides_in(tuple(read)), owners_in(tuple(read))
    found = [mistakes(pack.name, pack.text, sides, owners) for pack in read]
    for pack, each in zip(read, found, strict=True):
        for mistake in each:
            if not _told(mistake.elsewhere, [one for others in found if others is not each for one in others]):
                report.errors.append(explained(mistake, pack.text))
        if not each:
            deck = deck_from_text(pack.name, pack.text, sides, owners)
            _check_together(pack.name, deck, report)
            report.warnings.extend([f"{pack.name}: {unusual}" for unusual in oddities(deck)])
            report.warnings.extend(_without_russian(pack.name, untranslated(pack.name, pack.text, sides, owners)))
    return report


def _told(error: ContentError | None, others: list[ContentError]) -> bool:
    """Whether this mistake is among those of the other decks."""
    return error is not None and (error.path, error.line) in [(other.path, other.line) for other in others]


def _without_russian(name: str, lines: list[int]) -> list[str]:
    if not lines:
        return []
    others = len(lines) - 1
    also = f" and in {others} more place{'s' if others > 1 else ''}" if others else ""
    return [f"{name}:{lines[0]}: no Russian text here{also}; the English one is shown"]


def _check_together(name: str, deck: DeckSource, report: PackReport) -> None:
    """What only shows beside the other decks: keys that are taken, Drinks that mean something else elsewhere."""
    problem = _taken(deck)
    if any([other.key == deck.key for other in report.decks]):
        problem = f'another file of the pack has a deck "{deck.key}" already'
    if not problem and deck.kind == "drink":
        others = [builtin_deck(key) for key in builtin_keys() if builtin_deck(key).kind == "drink"]
        try:
            catalogue_for([*others, deck])
        except ContentError as error:
            problem = f"{error.problem}; a Drink of the same key is the same Drink, so choose another key"
    if problem:
        report.errors.append(f"{name}:1: {problem}")
    report.decks.append(deck)


def oddities(deck: DeckSource) -> list[str]:
    """What no deck of the game does; nothing forbids it."""
    found: list[str] = []
    if deck.kind in ("side", "boss", "tavern", "tavern_drinks"):
        return found
    usual = {"character": USUAL_SIZE, "event": USUAL_EVENTS}.get(deck.kind, USUAL_DRINKS)
    if deck.size != usual:
        found.append(f"{deck.titles['en']} has {deck.size} cards; decks of this kind have {usual}")
    if deck.kind != "character":
        return found
    for key in _EVERYBODYS:
        card = common_cards()[key]
        if not any([own.program == card.program and own.types == card.types for own in deck.cards]):
            found.append(f'no card works like "{card.titles["en"]}" ({key}), which all characters have')
    return found


def explained(error: ContentError, text: str) -> str:
    """A mistake as a compiler shows it: where, what, the line, the word in it, what could stand there."""
    shown = [str(error), *excerpt(text, error.line, error.column, error.word)]
    cause = error.cause
    if cause is not None and cause.nearest and cause.expected:
        shown.append(f"       = expected {one_of(cause.expected)}")
    return "\n".join(shown)


def write_example(folder: Path) -> list[Path]:
    """A small working character, commented, and a scenario for one of its cards."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Malformed(f"{folder} is there already and not empty; name a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for path in sorted(EXAMPLE.iterdir()):
        target = folder / path.name
        target.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        written.append(target)
    return written


def boss_cards(character: str, packs: Mapping[str, DeckSource]) -> DeckSource | None:
    """The Boss Cards of a character, of a pack or of the game; None if there are none (R71.1.4)."""
    known = [*packs.values(), *[builtin_deck(key) for key in builtin_keys()]]
    return next((deck for deck in known if deck.kind == "boss" and deck.of == character), None)


def tavern_drinks(tavern: str, packs: Mapping[str, DeckSource]) -> DeckSource | None:
    """What a tavern pours, of a pack or of the game; None if there is no such deck (D82.2.1)."""
    known = [*packs.values(), *[builtin_deck(key) for key in builtin_keys()]]
    return next((deck for deck in known if deck.kind == "tavern_drinks" and deck.of == tavern), None)


def can_be_boss(deck: DeckSource, packs: Mapping[str, DeckSource]) -> bool:
    """R71.1.1: a villain, who needs Boss Cards (R71.1.4)."""
    return _VILLAIN in deck.traits and boss_cards(deck.key, packs) is not None


def who_can_be_boss(packs: Mapping[str, DeckSource]) -> list[str]:
    """The keys of all characters who can."""
    builtin = [builtin_deck(key) for key in decks_of_kind("character", {})]
    own = [deck for deck in packs.values() if deck.kind == "character"]
    return [deck.key for deck in (*builtin, *own) if can_be_boss(deck, packs)]


def with_boss_cards(deck: DeckSource, boss: DeckSource | None) -> DeckSource:
    """A character's deck with what Boss Cards put before its player: components are counted through (R71.1.4)."""
    if boss is None:
        return deck
    names = (*deck.names, *boss.names[len(deck.components) :])
    return msgspec.structs.replace(deck, components=(*deck.components, *boss.components), names=names)


def decks_of_kind(kind: str, packs: Mapping[str, DeckSource]) -> list[str]:
    """The keys of the game's own decks of a kind, then of those of packs."""
    able = [name for name in builtin_keys() if builtin_deck(name).kind == kind]
    return able + [name for name, deck in packs.items() if deck.kind == kind]

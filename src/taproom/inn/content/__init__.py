"""The decks: one TOML file each. Reading them runs no code of theirs, so a stranger's deck is as safe as our own."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from taproom.inn.language import effects as fx
from taproom.inn.language.check import CARD_TYPES, misfit
from taproom.inn.language.components import Components
from taproom.inn.language.effects import Program
from taproom.inn.language.errors import CardTextError, nearest_spelling
from taproom.inn.language.parse import parse

LANGUAGES: Final = ("en", "ru")
KINDS: Final = ("character", "drink")
GENDERS: Final = ("m", "f")
MOST_CARDS: Final = 200
LONGEST_TITLE: Final = 100
LONGEST_ABOUT: Final = 600
LARGEST_FILE: Final = 200_000
_FOLDER: Final = Path(__file__).parent
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

_DECK_KEYS: Final = ("key", "kind", "set", "size", "title", "about", "traits", "gender")
_CARD_KEYS: Final = ("key", "count", "type", "subtypes", "family", "title", "text")


class ContentError(ValueError):
    """A deck file is wrong: which file, which line, what, and what would be right."""

    def __init__(self, path: str, line: int, problem: str, column: int = 0, cause: CardTextError | None = None) -> None:
        self.path = path
        self.line = line
        self.problem = problem
        self.column = column
        """Where in the line it is, from 1; 0 if it is about the line as a whole."""
        self.cause = cause
        """What is wrong with a card's text, if that is what is wrong."""
        super().__init__(f"{path}:{line}: {problem}")


class CardSource(msgspec.Struct, frozen=True):
    """A card as its deck defines it. `program` is what its text means; faces and rules are made from nothing else."""

    key: str
    count: int
    types: int
    titles: dict[str, str]
    text: str
    program: Program
    subtypes: tuple[str, ...] = ()
    family: str = ""


class DeckSource(msgspec.Struct, frozen=True):
    """A deck as its file defines it."""

    key: str
    kind: str
    set: str
    size: int
    titles: dict[str, str]
    about: dict[str, str]
    traits: tuple[str, ...]
    cards: tuple[CardSource, ...]
    gender: str = "m"
    """Of a character whose name the game's own words do not know; Russian verbs follow it."""
    names: Components = ()
    """What its cards' texts may name: needed wherever such a text is written down again, and for faces."""

    def card(self, key: str) -> CardSource | None:
        """The card of that key, if the deck has one."""
        return next((card for card in self.cards if card.key == key), None)


def load_deck(path: Path) -> DeckSource:
    """The deck in a TOML file, or a ContentError."""
    return deck_from_text(path.name, read_deck_file(path))


def read_deck_file(path: Path) -> str:
    """The text of a deck file; nothing large is read."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ContentError(path.name, 1, f"cannot be read: {error.strerror}") from None
    if len(raw) > LARGEST_FILE:
        raise ContentError(path.name, 1, f"the file has too many bytes; at most {LARGEST_FILE} are allowed")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(path.name, raw.count(b"\n", 0, error.start) + 1, "the text is not UTF-8") from None


def deck_from_text(name: str, text: str) -> DeckSource:
    """The deck a file of this name and text defines, or a ContentError with its first mistake."""
    return _Reader(name, text).deck(_tables(name, text))


def mistakes(name: str, text: str) -> list[ContentError]:
    """Everything that is wrong with a deck file, from the top down."""
    try:
        return _Reader(name, text).mistakes(_tables(name, text))
    except ContentError as error:
        return [error]


def _tables(name: str, text: str) -> dict[str, Any]:
    if len(text) > LARGEST_FILE:
        raise ContentError(name, 1, f"the file has too many letters; at most {LARGEST_FILE} are allowed")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError(name, 1, "not TOML: lists inside lists beyond all measure") from None
    except ValueError as error:  # besides TOML's own errors, a number of thousands of digits
        place = re.search(r"line (\d+)(?:, column (\d+))?", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise ContentError(name, line, f"not TOML: {error}", int(place[2] or 0) if place else 0) from None


def inline_card(table: dict[str, Any], where: str = "card") -> CardSource:
    """A card defined outside any deck: a scenario's. Titles may be left out; the key then stands for them."""
    return _Reader(where, "").card({"title": dict.fromkeys(LANGUAGES, table.get("key", "")), **table}, -1)


@cache
def builtin_keys() -> tuple[str, ...]:
    """The keys of the decks that come with the game."""
    return tuple(sorted([path.stem for path in _FOLDER.glob("*.toml")]))


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


class _Reader:
    """Turns the tables of one file into a deck; on the first mistake says where it is."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text

    def deck(self, table: dict[str, Any]) -> DeckSource:
        self._known(table, ("deck", "cards"), -2, "a deck file")
        head = self._take(table, "deck", dict, -2, None)
        tables = self._take(table, "cards", list, -2, None)
        self._known(head, _DECK_KEYS, -1, "[deck]")
        kind, traits, gender = self._kind(head), self._traits(head), self._gender(head)
        if not 1 <= len(tables) <= MOST_CARDS:
            raise self._error(-2, "cards", f"a deck has 1 to {MOST_CARDS} different cards, not {len(tables)}")
        cards = [self._take_card(one, number) for number, one in enumerate(tables)]
        self._no_twins(cards)
        size = sum([card.count for card in cards])
        stated = self._take(head, "size", int, -1, size)
        if stated != size:
            raise self._error(-1, "size", f"the counts of the cards add up to {size}, not {stated}")
        return DeckSource(
            key=self._key(head, -1),
            kind=kind,
            set=self._take(head, "set", str, -1, ""),
            size=size,
            titles=self._translated(head, "title", -1, LONGEST_TITLE),
            about=self._translated(head, "about", -1, LONGEST_ABOUT) if "about" in head else {},
            traits=traits,
            cards=tuple(cards),
            gender=gender,
        )

    def mistakes(self, table: dict[str, Any]) -> list[ContentError]:
        """Every mistake: each part is read by itself, and in the end all of it together."""
        found: dict[tuple[int, str], ContentError] = {}

        def attempt(read: Callable[..., object], *arguments: object) -> None:
            try:
                read(*arguments)
            except ContentError as error:
                found.setdefault((error.line, error.problem), error)

        attempt(self._known, table, ("deck", "cards"), -2, "a deck file")
        head, tables = table.get("deck"), table.get("cards")
        if isinstance(head, dict):
            attempt(self._known, head, _DECK_KEYS, -1, "[deck]")
            for read in (self._kind, self._traits, self._gender):
                attempt(read, head)
            attempt(self._key, head, -1)
            attempt(self._translated, head, "title", -1, LONGEST_TITLE)
        for number, one in enumerate(tables[:MOST_CARDS] if isinstance(tables, list) else []):
            if isinstance(one, dict):
                attempt(self._known, one, _CARD_KEYS, number, "a card")
                for part in (self._count, self._types, self._program, self._fitting, self._key):
                    attempt(part, one, number)
                attempt(self._translated, one, "title", number, LONGEST_TITLE)
        if not found:
            attempt(self.deck, table)
        return [found[place] for place in sorted(found)]

    def _kind(self, head: dict[str, Any]) -> str:
        return self._choice(self._take(head, "kind", str, -1, None), "kind", KINDS, -1)

    def _traits(self, head: dict[str, Any]) -> tuple[str, ...]:
        traits = self._words(head, "traits", -1)
        for trait in traits:
            self._choice(trait, "trait", tuple(fx.TRAITS), -1, "traits")
        return traits

    def _gender(self, head: dict[str, Any]) -> str:
        return self._choice(self._take(head, "gender", str, -1, "m"), "gender", GENDERS, -1)

    def _take_card(self, table: object, number: int) -> CardSource:
        if not isinstance(table, dict):
            raise self._error(number, "cards", "each of the cards is a table: begin it with [[cards]]")
        return self.card(table, number)

    def card(self, table: dict[str, Any], number: int) -> CardSource:
        self._known(table, _CARD_KEYS, number, "a card")
        count = self._count(table, number)
        types = self._types(table, number)
        self._fitting(table, number)
        return CardSource(
            key=self._key(table, number),
            count=count,
            types=types,
            titles=self._translated(table, "title", number, LONGEST_TITLE),
            text=table["text"],
            program=self._program(table, number),
            subtypes=self._words(table, "subtypes", number),
            family=self._take(table, "family", str, number, ""),
        )

    def _count(self, table: dict[str, Any], number: int) -> int:
        count: int = self._take(table, "count", int, number, 1)
        if not 1 <= count <= 99:
            raise self._error(number, "count", f"count is 1 to 99, not {count}")
        return count

    def _program(self, table: dict[str, Any], number: int) -> Program:
        try:
            return parse(self._take(table, "text", str, number, None))
        except CardTextError as error:
            raise self._text_error(number, error) from None

    def _fitting(self, table: dict[str, Any], number: int) -> None:
        if problem := misfit(self._program(table, number), self._types(table, number)):
            raise self._error(number, "text", problem)

    def _types(self, table: dict[str, Any], number: int) -> int:
        said = table.get("type")
        names = [said] if isinstance(said, str) else said
        if not isinstance(names, list) or not names or not all([isinstance(name, str) for name in names]):
            raise self._error(
                number, "type", 'type is missing or no type; write type = "action" or ["action", "gambling"]'
            )
        types = 0
        for name in names:
            types |= CARD_TYPES[self._choice(name, "type", tuple(CARD_TYPES), number)]
        return types

    def _no_twins(self, cards: list[CardSource]) -> None:
        seen: set[str] = set()
        for number, card in enumerate(cards):
            if card.key in seen:
                raise self._error(number, "key", f'there are two cards "{card.key}"; use count for copies')
            seen.add(card.key)

    def _take(self, table: dict[str, Any], key: str, kind: type, number: int, default: object) -> Any:
        value = table.get(key, default)
        if value is None:
            raise self._error(number, key, f'"{key}" is missing')
        if not isinstance(value, kind) or isinstance(value, bool):
            names = {str: "text in quotes", int: "a whole number", list: "a list", dict: "a table"}
            raise self._error(number, key, f'"{key}" must be {names[kind]}')
        return value

    def _key(self, table: dict[str, Any], number: int) -> str:
        key: str = self._take(table, "key", str, number, None)
        if not _KEY.fullmatch(key):
            raise self._error(number, "key", f'a key is small letters, digits and "_", such as "dark_ale", not "{key}"')
        return key

    def _words(self, table: dict[str, Any], key: str, number: int) -> tuple[str, ...]:
        words = self._take(table, key, list, number, [])
        if not all([isinstance(word, str) for word in words]):
            raise self._error(number, key, f'"{key}" must be a list of words in quotes')
        return tuple(words)

    def _translated(self, table: dict[str, Any], key: str, number: int, longest: int) -> dict[str, str]:
        value = self._take(table, key, dict, number, None)
        for language in LANGUAGES:
            if not isinstance(value.get(language), str) or not value[language].strip():
                example = f'{key} = {{ en = "...", ru = "..." }}'
                raise self._error(number, key, f'"{key}" has no text for "{language}"; write {example}')
            if len(value[language]) > longest:
                raise self._error(number, key, f'"{key}" has more than {longest} letters in "{language}"')
        self._known(value, LANGUAGES, number, key, key)
        return {language: value[language] for language in LANGUAGES}

    def _choice(self, word: str, key: str, allowed: tuple[str, ...], number: int, at: str = "") -> str:
        if word not in allowed:
            raise self._error(number, at or key, f'"{word}" is no {key}{_hint(word, allowed)}')
        return word

    def _known(self, table: dict[str, Any], allowed: tuple[str, ...], number: int, what: str, at: str = "") -> None:
        for key in table:
            if key not in allowed:
                raise self._error(number, at or key, f'unknown key "{key}" in {what}{_hint(str(key), allowed)}')

    def _error(self, number: int, key: str, problem: str) -> ContentError:
        return ContentError(self.path, self._line(number, key)[0], problem)

    def _text_error(self, number: int, error: CardTextError) -> ContentError:
        line, after = self._line(number, "text")
        if re.match(r'\s*=\s*("""|\'\'\')$', after):
            line += error.line
            place = f"column {error.column}"
            column = error.column
        else:
            line += error.line - 1
            place = f"letter {error.column} of the text"
            opening = re.match(r"\s*=\s*['\"]", after)
            whole = "".join(self.text.splitlines()[line - 1 : line]).rstrip()
            column = len(whole) - len(after) + opening.end() + error.column if opening else 0
        return ContentError(self.path, line, f"{place}: {error.advice()}", column, error)

    def _line(self, number: int, key: str) -> tuple[int, str]:
        """The line of a key in the table of that number (-1: [deck], -2: the top), and what follows the key there.

        TOML readers keep no places, so the line is looked for, and only when something is wrong.
        """
        table, start, inside = -2, 1, ""
        for place, line in enumerate(self.text.splitlines(), 1):
            if not inside:
                header = line.strip()
                if header.startswith("[[cards]]"):
                    table = max(table, -1) + 1
                elif header.startswith("[deck]"):
                    table = -1
                if header.startswith("[") and table == number:
                    start = place
                found = re.match(rf'\s*"?{re.escape(key)}"?(?=\s*[=.])', line)
                if found and table == number:
                    return place, line[found.end() :].rstrip()
            for quotes in re.findall(r'"""|\'\'\'', line):
                inside = quotes if not inside else ("" if quotes == inside else inside)
        return start, ""


def _hint(word: str, allowed: tuple[str, ...]) -> str:
    nearest = nearest_spelling(word, list(allowed))
    return f'; did you mean "{nearest}"?' if nearest else f"; there are {', '.join(allowed)}"

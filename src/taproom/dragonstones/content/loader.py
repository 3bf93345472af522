"""Reads characters from TOML: the box's own, and the home-made ones of a pack (R95.2.1).

A pack runs no code of its author, so a stranger's can be accepted. A mistake is told like a good compiler would: file,
line, the word, what was expected there, and what may have been meant.
"""

import difflib
import json
import re
import tomllib
from functools import cache
from pathlib import Path

from taproom.dragonstones.effects.program import Program
from taproom.dragonstones.language.parse import TextError, parse
from taproom.dragonstones.language.source import source
from taproom.dragonstones.state.catalogue import Catalogue, Character
from taproom.kernel.verdicts import excerpt

OWN = Path(__file__).with_name("characters.toml")
OWN_FIELDS = ("key", "group", "first", "count", "rule", "title", "text")
PACK_FIELDS = ("key", "count", "title", "text")
MOST_TEXT = 2000
MOST_TITLE = 60
MOST_COPIES = 3
"""R95.2.1: there are three blank cards; a home-made character may fill them all."""
_KEY = re.compile(r"[a-z][a-z0-9_]{0,40}")
_HEADER = re.compile(r"\s*\[\[\s*characters\s*\]\]")


class PackError(ValueError):
    """A pack that cannot be used: file, line and a sentence."""

    def __init__(self, file: str, line: int, sentence: str, column: int = 0, word: str = "") -> None:
        self.file = file
        self.line = line
        self.sentence = sentence
        self.column = column
        """The column of the word in its line, from 1; 0 if the message is about the whole line."""
        self.word = word
        super().__init__(f"{file}:{line}: {sentence}")

    def explained(self, text: str) -> str:
        """As a compiler shows it: with the line of the file's text, and carets under the word."""
        return "\n".join([str(self), *excerpt(text, self.line, self.column, self.word)])


class Definition:
    """A character as its author wrote it, understood."""

    def __init__(
        self, key: str, special: bool, first: bool, count: int, rule: str, titles: dict[str, str], program: Program
    ) -> None:
        self.key = key
        self.special = special
        self.first = first
        self.count = count
        self.rule = rule
        self.titles = titles
        self.program = program

    def plain(self) -> dict[str, object]:
        """The home-made character as plain data, for a game's options and records."""
        return {"key": self.key, "count": self.count, "title": self.titles, "text": source(self.program)}


@cache
def own_characters() -> tuple[Definition, ...]:
    """The 33 cards of the box (R90.1.2): 8 Standard Characters and 25 special ones (R96.1.1)."""
    found, mistakes = read_characters(OWN.read_text(encoding="utf-8"), OWN.name, OWN_FIELDS)
    for mistake in mistakes:
        raise mistake
    return tuple(found)


def home_made(entries: object) -> list[Definition]:
    """Home-made characters given as plain data (a game's options, a scenario's `cards`)."""
    if not isinstance(entries, list):
        raise PackError("characters", 1, f"expected a list of characters, not {entries!r}")
    return [_read_one(entry, "characters", number + 1, [], PACK_FIELDS) for number, entry in enumerate(entries)]


def catalogue(extras: list[Definition]) -> Catalogue:
    """The catalogue of a table: the box, and home-made Special Characters."""
    known = [*own_characters(), *extras]
    keys = [definition.key for definition in known]
    for definition in extras:
        if keys.count(definition.key) > 1:
            raise PackError("characters", 1, f"there is already a character with the key {definition.key!r}")
    plain = json.dumps([definition.plain() for definition in extras], ensure_ascii=False, sort_keys=True)
    return Catalogue([_as_character(definition) for definition in known], plain)


def _as_character(definition: Definition) -> Character:
    return Character(
        definition.key, definition.special, definition.first, definition.count, definition.rule, definition.program
    )


# ---- reading ----


def read_characters(text: str, file: str, fields: tuple[str, ...]) -> tuple[list[Definition], list[PackError]]:
    """The characters of a TOML text, and the first mistake in each of the others."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise PackError(file, 1, "not TOML: lists inside lists beyond all measure") from None
    except ValueError as error:  # besides TOML's own errors, a number of thousands of digits
        line = re.search(r"at line (\d+)", str(error))
        raise PackError(file, int(line.group(1)) if line else 1, str(error)) from error
    for name in data:
        if name != "characters":
            raise PackError(file, _line_of(text, name), _unknown(name, ("characters",)))
    entries = data.get("characters")
    if not isinstance(entries, list):
        raise PackError(file, 1, "expected [[characters]] with a key, a title and a text")
    lines = text.split("\n")
    headers = [number for number, line in enumerate(lines, 1) if _HEADER.match(line)]
    found: list[Definition] = []
    mistakes: list[PackError] = []
    for number, entry in enumerate(entries):
        start = headers[number] if number < len(headers) else 1
        try:
            found.append(_read_one(entry, file, start, lines, fields))
        except PackError as error:
            mistakes.append(error)
    return found, mistakes


def _read_one(entry: object, file: str, start: int, lines: list[str], fields: tuple[str, ...]) -> Definition:
    if not isinstance(entry, dict):
        raise PackError(file, start, f"expected a character with a key, a title and a text, not {entry!r}")
    for name in entry:
        if name not in fields:
            raise PackError(file, _field_line(lines, start, str(name)), _unknown(str(name), fields))
    key = entry.get("key")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        line = _field_line(lines, start, "key")
        raise PackError(file, line, f"a character's key is made of a-z, 0-9 and _, not {key!r}")
    titles = _titles(entry.get("title"), file, _field_line(lines, start, "title"), key)
    count = entry.get("count", 1)
    if not isinstance(count, int) or not 1 <= count <= MOST_COPIES:
        line = _field_line(lines, start, "count")
        raise PackError(file, line, f"a character has 1 to {MOST_COPIES} cards, not {count!r}")
    special = entry.get("group", "special") == "special"
    if len(str(entry.get("text", ""))) > MOST_TEXT or max(len(title) for title in titles.values()) > MOST_TITLE:
        raise PackError(file, start, f"a text has at most {MOST_TEXT} letters and a title {MOST_TITLE}")
    program = _program(entry.get("text"), file, _field_line(lines, start, "text"), lines)
    rule = str(entry.get("rule", "R95.2.1"))
    return Definition(key, special, bool(entry.get("first", False)), count, rule, titles, program)


def _program(text: object, file: str, line: int, lines: list[str]) -> Program:
    if not isinstance(text, str):
        raise PackError(file, line, "a character needs a text that says what it does")
    try:
        return parse(text)
    except TextError as error:
        row, column = _place(text, error, lines[line - 1] if line <= len(lines) else "")
        raise PackError(file, line + row, str(error), column, error.word) from error


def _place(text: str, error: TextError, written: str) -> tuple[int, int]:
    """Where a mistake in a text is: how many lines below the text's first, and in which column; 0 if that is unsure."""
    lead = text[: len(text) - len(text.lstrip())]
    row = error.line - 1 + lead.count("\n")
    column = error.column + (len(lead) - lead.rfind("\n") - 1 if error.line == 1 else 0)
    opening = re.match(r"""\s*text\s*=\s*(\"{3}|'{3}|["'])""", written)
    if opening is None:
        return row, 0
    if len(opening[1]) == 1:
        return (0, 0) if "\\" in written else (0, opening.end() + column)
    if not written[opening.end() :].strip():
        return row + 1, column  # TOML leaves the first line break out
    return row, column + (opening.end() if row == 0 else 0)


def _titles(title: object, file: str, line: int, key: str) -> dict[str, str]:
    if title is None:
        title = key.replace("_", " ").capitalize()
    if isinstance(title, str):
        return {"en": title, "ru": title}
    if isinstance(title, dict) and isinstance(title.get("en"), str):
        english = str(title["en"])
        for language in title:
            if language not in ("en", "ru"):
                raise PackError(file, line, _unknown(str(language), ("en", "ru")))
        return {"en": english, "ru": str(title.get("ru", english))}
    raise PackError(file, line, 'a title is { en = "...", ru = "..." }')


def _unknown(name: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"{name!r} is not known here: expected {', '.join(known)}" + (f"; did you mean {near[0]!r}?" if near else "")


def _line_of(text: str, name: str) -> int:
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*\[*\s*{re.escape(name)}\b", line):
            return number
    return 1


def _field_line(lines: list[str], start: int, name: str) -> int:
    """The line of a field of the character that begins at `start`."""
    for number in range(start, len(lines)):
        line = lines[number]
        if _HEADER.match(line):
            break
        if re.match(rf"\s*{re.escape(name)}\s*=", line):
            return number + 1
    return start

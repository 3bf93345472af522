"""Reading the tables of one deck file: nothing large is read, each value is checked, mistakes come with their line."""

import re
import tomllib
from typing import Any, Final

from taproom.inn.content.sources import ContentError
from taproom.inn.language.components import LANGUAGES
from taproom.inn.language.errors import CardTextError, nearest_spelling

LARGEST_FILE: Final = 200_000

TOP: Final = -2
HEAD: Final = -1
COMPONENTS: Final = -10
"""Tables are known by number: 0 and up are [[cards]], -10 and down [[components]], -1 is [deck], -2 the whole file."""

_LONG_QUOTES: Final = ('"""', "'''")
_VALUE: Final = re.compile(r"""\s*=\s*((?:"[^"]*"|'[^']*'|[^#"'])*)""")
_STRING: Final = re.compile(r""""(?:\\.|[^"\\])*"|'[^']*'""")
_LETTER: Final = re.compile(r"\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8}|\\.|.")
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def read_toml(name: str, text: str) -> dict[str, Any]:
    """The tables of a deck file of this name and text."""
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


class Tables:
    """The tables of one file, by its name and text."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.untranslated: list[int] = []
        """The lines where a text has no Russian, so that the English one is shown."""

    def take(self, table: dict[str, Any], key: str, kind: type, number: int, default: object, at: str = "") -> Any:
        """The value of a key, of the right kind, or its default; None for a default says that it must be there."""
        value = table.get(key, default)
        if value is None:
            misspelled = nearest_spelling(key, [str(other) for other in table])
            raise self.error(number, misspelled or at or key, f'"{key}" is missing', misspelled)
        if not isinstance(value, kind) or isinstance(value, bool):
            names = {str: "text in quotes", int: "a whole number", list: "a list", dict: "a table"}
            raise self.error(number, at or key, f'"{key}" must be {names[kind]}')
        return value

    def key(self, table: dict[str, Any], number: int) -> str:
        """The table's own key."""
        key: str = self.take(table, "key", str, number, None)
        if not _KEY.fullmatch(key):
            raise self.error(number, "key", f'a key is small letters, digits and "_", such as "dark_ale", not "{key}"')
        return key

    def words(self, table: dict[str, Any], key: str, number: int) -> tuple[str, ...]:
        """A list of words."""
        words = self.take(table, key, list, number, [])
        if not all([isinstance(word, str) for word in words]):
            raise self.error(number, key, f'"{key}" must be a list of words in quotes')
        return tuple(words)

    def translated(self, table: dict[str, Any], key: str, number: int, longest: int) -> dict[str, str]:
        """A text in every language; one that is not there in Russian is the English one."""
        value = self.take(table, key, dict, number, None)
        self.known(value, LANGUAGES, number, key, key)
        if "ru" not in value:
            self.untranslated.append(self._line(number, key)[0])
            value = {**value, "ru": value.get("en")}
        for language in LANGUAGES:
            if not isinstance(value.get(language), str) or not value[language].strip():
                example = f'{key} = {{ en = "...", ru = "..." }}'
                raise self.error(number, key, f'"{key}" has no text for "{language}"; write {example}')
            if len(value[language]) > longest:
                raise self.error(number, key, f'"{key}" has more than {longest} letters in "{language}"')
        return {language: value[language] for language in LANGUAGES}

    def choice(self, word: str, key: str, allowed: tuple[str, ...], number: int, at: str = "") -> str:
        """One of the words that are allowed."""
        if word not in allowed:
            raise self.error(number, at or key, f'"{word}" is no {key}{hint(word, allowed)}', word)
        return word

    def known(self, table: dict[str, Any], allowed: tuple[str, ...], number: int, what: str, at: str = "") -> None:
        """Refuse keys that mean nothing."""
        for key in table:
            if key not in allowed:
                raise self.error(
                    number, at or str(key), f'unknown key "{key}" in {what}{hint(str(key), allowed)}', str(key)
                )

    def error(self, number: int, key: str, problem: str, word: str = "") -> ContentError:
        """A mistake at a key of a table: in the word given, or else in the key's value."""
        line, after = self._line(number, key)
        whole = self._whole(line)
        for place in range(line, self._end(line) + 1) if word else ():
            if found := re.search(rf"(?<!\w){re.escape(word)}(?!\w)", self._whole(place)):
                return ContentError(self.path, place, problem, found.start() + 1, word=word)
        value = _VALUE.match(after)
        if value is None or not value[1] or value[1].startswith(_LONG_QUOTES):
            return ContentError(self.path, line, problem)
        column = len(whole) - len(after) + value.start(1) + 1
        return ContentError(self.path, line, problem, column, word=value[1].rstrip())

    def text_error(self, number: int, error: CardTextError, text: str, key: str = "text") -> ContentError:
        """A mistake in a text, at its line and letter."""
        line, after = self._line(number, key)
        long = re.match(r'\s*=\s*("""|\'\'\')', after)
        if long is not None:
            begins_below = long.end() == len(after)  # TOML leaves the first line break out
            before = 0 if begins_below or error.line > 1 else len(self._whole(line)) - len(after) + long.end()
            line, column = line + error.line - (0 if begins_below else 1), before + error.column
            return self._in_text(error, line, column, f"column {column}")
        letter = sum([len(one) + 1 for one in text.split("\n")[: error.line - 1]]) + error.column
        for place, raw in enumerate(self.text.splitlines()[line - 1 :], line):
            for literal in _STRING.finditer(raw):
                if _unescaped(literal.group()) == text:
                    return self._in_text(
                        error,
                        place,
                        literal.start() + 1 + _width(literal.group(), letter),
                        f"letter {letter} of the text",
                    )
        return self._in_text(error, line, 0, f"letter {letter} of the text")

    def _in_text(self, error: CardTextError, line: int, column: int, place: str) -> ContentError:
        return ContentError(self.path, line, f"{place}: {error.advice()}", column, error, error.word)

    def _whole(self, line: int) -> str:
        return "".join(self.text.splitlines()[line - 1 : line]).rstrip()

    def _end(self, line: int) -> int:
        """The last line of a value that begins in this one: a list or a table may go on below."""
        opened = 0
        for place, raw in enumerate(self.text.splitlines()[line - 1 :], line):
            marks = _STRING.sub("", raw)
            opened += sum([marks.count(mark) for mark in "[{"]) - sum([marks.count(mark) for mark in "]}"])
            if opened <= 0:
                return place
        return line

    def _line(self, number: int, key: str) -> tuple[int, str]:
        """The line of a key in the table of that number, and what follows the key there.

        TOML readers keep no places, so the line is looked for, and only when something is wrong. A key inside another,
        as in "common.i_raise", stands in a line of its own or in that of the outer one.
        """
        outer, _, inner = key.rpartition(".")
        wanted = re.compile(rf'\s*(?:{re.escape(outer)}\.)?"?{re.escape(inner)}"?(?=\s*[=.])')
        table, start, inside = TOP, 1, ""
        seen = {0: 0, COMPONENTS: 0}
        for place, line in enumerate(self.text.splitlines(), 1):
            if not inside:
                header = line.strip()
                if header.startswith("[["):
                    first = 0 if header.startswith("[[cards]]") else COMPONENTS
                    table = first + (seen[first] if first == 0 else -seen[first])
                    seen[first] += 1
                elif header.startswith("[deck]"):
                    table = HEAD
                if header.startswith("[") and table == number:
                    start = place
                found = wanted.match(line)
                if found and table == number:
                    return place, line[found.end() :].rstrip()
            for quotes in re.findall(r'"""|\'\'\'', line):
                inside = quotes if not inside else ("" if quotes == inside else inside)
        return self._line(number, key.partition(".")[0]) if outer else (start, "")


def hint(word: str, allowed: tuple[str, ...]) -> str:
    """How to go on after a word that is not among those allowed."""
    nearest = nearest_spelling(word, list(allowed))
    return f'; did you mean "{nearest}"?' if nearest else f"; there are {', '.join(allowed)}"


def _unescaped(literal: str) -> str:
    """The value of a quoted string; empty if it is not TOML."""
    try:
        return str(tomllib.loads(f"text = {literal}")["text"])
    except tomllib.TOMLDecodeError:
        return ""


def _width(literal: str, letter: int) -> int:
    """How many letters of a string in quotes stand for the first ones of its text, up to this one."""
    if literal[0] == "'":
        return letter
    pieces = [len(piece.group()) for piece in _LETTER.finditer(literal[1:-1])]
    return sum(pieces[: letter - 1]) + 1

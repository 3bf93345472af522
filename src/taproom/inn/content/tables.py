"""Reading the tables of one deck file: each value is checked, and a mistake is reported with its line."""

import re
from typing import Any, Final

from taproom.inn.content.sources import ContentError
from taproom.inn.language.components import LANGUAGES
from taproom.inn.language.errors import CardTextError, nearest_spelling

TOP: Final = -2
HEAD: Final = -1
COMPONENTS: Final = -10
"""Tables are known by number: 0 and up are [[cards]], -10 and down [[components]], -1 is [deck], -2 the whole file."""

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Tables:
    """The tables of one file, by its name and text."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text

    def take(self, table: dict[str, Any], key: str, kind: type, number: int, default: object, at: str = "") -> Any:
        """The value of a key, of the right kind, or its default; None for a default says that it must be there."""
        value = table.get(key, default)
        if value is None:
            raise self.error(number, at or key, f'"{key}" is missing')
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
        """A text in every language."""
        value = self.take(table, key, dict, number, None)
        for language in LANGUAGES:
            if not isinstance(value.get(language), str) or not value[language].strip():
                example = f'{key} = {{ en = "...", ru = "..." }}'
                raise self.error(number, key, f'"{key}" has no text for "{language}"; write {example}')
            if len(value[language]) > longest:
                raise self.error(number, key, f'"{key}" has more than {longest} letters in "{language}"')
        self.known(value, LANGUAGES, number, key, key)
        return {language: value[language] for language in LANGUAGES}

    def choice(self, word: str, key: str, allowed: tuple[str, ...], number: int, at: str = "") -> str:
        """One of the words that are allowed."""
        if word not in allowed:
            raise self.error(number, at or key, f'"{word}" is no {key}{hint(word, allowed)}')
        return word

    def known(self, table: dict[str, Any], allowed: tuple[str, ...], number: int, what: str, at: str = "") -> None:
        """Refuse keys that mean nothing."""
        for key in table:
            if key not in allowed:
                raise self.error(number, at or str(key), f'unknown key "{key}" in {what}{hint(str(key), allowed)}')

    def error(self, number: int, key: str, problem: str) -> ContentError:
        """A mistake at a key of a table."""
        return ContentError(self.path, self._line(number, key)[0], problem)

    def text_error(self, number: int, error: CardTextError, key: str = "text") -> ContentError:
        """A mistake in a text, at its line and letter."""
        line, after = self._line(number, key)
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

"""Files that hold decks: nothing large is read, and what is no TOML is told with its line."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from taproom.inn.content.sources import ContentError

LARGEST_FILE: Final = 200_000


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

"""Deck files: each holds a deck, and may hold the decks that belong to it."""

import re
from pathlib import Path
from typing import Final

from taproom.inn.content.sources import ContentError
from taproom.inn.content.toml_reader import LARGEST_FILE

MOST_DECKS: Final = 20
_BELONGING: Final = re.compile(r"\s*\[\[\s*decks\s*(?:\.\s*(\w+)\s*)?\]\]")
_KEY: Final = re.compile(r"""^\[deck\](?:.*\n(?!\[))*?key\s*=\s*["'](\w+)["']""", re.MULTILINE)


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


def decks_in(text: str) -> tuple[str, ...]:
    """The decks of a file, as files of their own would define them: first its deck, then each of its [[decks]].

    Every line stands where it stood, so that mistakes are found at their place. Of endless decks only so many are
    taken apart that counting them finds too many.
    """
    parts: list[list[str]] = [[]]
    current = 0
    for number, line in enumerate(text.split("\n")):
        header = _BELONGING.match(line)
        if header and (header[1] or len(parts) <= MOST_DECKS):
            if header[1] is None:
                parts.append([""] * number)
                line = "[deck]"
            elif len(parts) > 1:
                line = f"[[{header[1]}]]"
            current = len(parts) - 1
        elif line.startswith("["):
            current = 0
        for place, part in enumerate(parts):
            part.append(line if place == current else "")
    return tuple(["\n".join(part) for part in parts])


def deck_key(text: str) -> str:
    """The key that a deck's text claims for it; empty if it has none."""
    found = _KEY.search(text)
    return found[1] if found else ""

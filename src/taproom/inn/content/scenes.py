"""The scene on a card: parts of the kit in `pictures`, each with its place, on a field of 120 by 60.

    scene = "back 24 6 62, burst 56 24 24, dagger 66 -9 22 turn 38"

Clients draw them; here is only what can be wrong with them.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from taproom.inn.content.toml_reader import hint

PICTURES: Final = Path(__file__).parent / "pictures"
MOODS: Final = ("", "-hurt", "-drunk", "-out")
MOST_PARTS: Final = 8
_COLOURS: Final = re.compile("^colours = ", re.MULTILINE)
_WORDS: Final = ("turn", "flip", "faint", "in", "theirs")
_FARTHEST: Final = 120
_FORM: Final = 'a part goes with its place and its width on a field of 120 by 60, as in "mug 40 6 46"'


class SceneError(ValueError):
    """A scene is wrong: what, what would be right, and the word meant."""

    def __init__(self, problem: str, word: str = "") -> None:
        self.word = word
        super().__init__(problem)


@cache
def kit_parts() -> tuple[str, ...]:
    """The parts drawn for scenes."""
    return tuple(re.findall(r'<symbol id="([^"]+)"', (PICTURES / "kit.svg").read_text("utf-8")))


@cache
def busts() -> tuple[str, ...]:
    """The characters that can be parts, each in four moods: those of the game whose decks name their colours."""
    decks = sorted(PICTURES.parent.glob("*.toml"))
    drawn = [path.stem for path in decks if _COLOURS.search(path.read_text("utf-8"))]
    return tuple([name + mood for name in drawn for mood in MOODS])


@cache
def _parts() -> dict[str, None]:
    """All that a scene can be made of, in an order: every card of every deck is looked at when it is read."""
    return dict.fromkeys([*kit_parts(), *busts()])


@cache
def colours() -> tuple[str, ...]:
    """What a part may be tinted in."""
    return tuple([line.split()[0] for line in (PICTURES / "colours.txt").read_text("utf-8").splitlines()])


def check_scene(text: str) -> tuple[str, ...]:
    """The parts of a scene, or a SceneError."""
    items = text.split(",")
    if len(items) > MOST_PARTS:
        raise SceneError(f"a scene has at most {MOST_PARTS} parts, not {len(items)}")
    return tuple([_check_part(item.split()) for item in items])


def _check_part(words: list[str]) -> str:
    if len(words) < 4:
        raise SceneError(f'{_FORM}, not "{" ".join(words)}"')
    part = words[0]
    if part not in _parts():
        raise SceneError(f'"{part}" is no part of the kit{hint(part, tuple(_parts()))}', part)
    x, y, width = [_number(word) for word in words[1:4]]
    if not (-_FARTHEST <= x <= _FARTHEST and -_FARTHEST <= y <= _FARTHEST and 4 <= width <= _FARTHEST):
        raise SceneError(f"{_FORM}; {words[1]} {words[2]} {words[3]} lies outside")
    _check_words(words[4:])
    return part


def _check_words(words: list[str]) -> None:
    rest = iter(words)
    for word in rest:
        if word not in _WORDS:
            raise SceneError(f'"{word}" says nothing about a part{hint(word, _WORDS)}', word)
        if word == "turn":
            _number(next(rest, ""))
        elif word == "in" and (colour := next(rest, "")) not in colours():
            raise SceneError(f'"{colour}" is no colour{hint(colour, colours())}', colour)


def _number(word: str) -> float:
    if not re.fullmatch(r"-?\d{1,3}(\.\d{1,2})?", word):
        raise SceneError(f'{_FORM}; "{word}" is not a number', word)
    return float(word)

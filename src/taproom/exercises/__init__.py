"""Exercises: lessons and puzzles. A position people play on from, and what its other seats do there.

An exercise is a scenario (docs/scenarios.md) with a few words for people. Its first seat is the learner's; its script
is the way it is meant to go. A puzzle also has a `wrong` way, which loses. The tests play both.
"""

import copy
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, get_args

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game
from taproom.scenarios import prepare
from taproom.scenarios.playing import Performance
from taproom.scenarios.reading import BadFile, Document, find_files, read_file

Kind = Literal["lesson", "puzzle"]
LEARNER: Final = 0
"""The learner's seat."""
_OWN: Final = ("kind", "words", "wrong")
_WORDS: Final[dict[str, tuple[str, ...]]] = {"lesson": ("title",), "puzzle": ("title", "task", "hint", "why")}


@dataclass(frozen=True)
class Exercise:
    """A lesson or a puzzle of a game."""

    game: str
    kind: Kind
    words: dict[str, dict[str, str]]
    """By language: its title, what is asked, a hint, and why it is solved the way it is."""
    meant: Document
    """The position, and the way it is meant to go."""
    wrong: Document | None
    """The same position, and a way that loses."""

    @property
    def key(self) -> str:
        """Its name within its game."""
        return self.meant.id

    def perform(self) -> Performance:
        """The meant way, ready to be played."""
        return prepare(self.meant, [])

    def perform_wrong(self) -> Performance | None:
        """The way that loses, if there is one."""
        return None if self.wrong is None else prepare(self.wrong, [])


@cache
def exercises(game_key: str) -> dict[str, Exercise]:
    """All exercises of a game by key, in the order of their files; BadFile says what is wrong with one."""
    folder = game(game_key).library.exercises()
    if folder is None:
        return {}
    found: dict[str, Exercise] = {}
    for path in find_files([str(folder)]):
        for document in read_file(path):
            if document.id in found:
                raise document.error(("id",), f"there are two exercises {document.id!r}")
            found[document.id] = read_exercise(game_key, document)
    return found


def read_exercise(game_key: str, document: Document) -> Exercise:
    """An exercise as it was written; BadFile says what it lacks."""
    own: dict[str, Any] = {key: document.data.pop(key) for key in _OWN if key in document.data}
    document.data["game"] = game_key
    kind: Any = own.get("kind")
    if kind not in get_args(Kind):
        raise document.error(("kind",), f"an exercise is of kind {' or '.join(get_args(Kind))}, not {kind!r}")
    return Exercise(game_key, kind, _words(document, kind, own.get("words")), document, _wrong(document, kind, own))


def _words(document: Document, kind: Kind, said: Any) -> dict[str, dict[str, str]]:
    """What people read, whole in every language."""
    for language in LANGUAGES:
        words = said.get(language) if isinstance(said, dict) else None
        for name in _WORDS[kind]:
            if not isinstance(words, dict) or not isinstance(words.get(name), str):
                raise document.error(("words", language), f"words needs {language}: {{{name}: ...}}")
    return {language: {name: said[language][name] for name in _WORDS[kind]} for language in LANGUAGES}


def _wrong(document: Document, kind: Kind, own: dict[str, Any]) -> Document | None:
    wrong = own.get("wrong")
    if kind == "lesson":
        return None
    if not isinstance(wrong, dict) or set(wrong) != {"play", "expect"}:
        raise document.error(("wrong",), "a puzzle has a way that loses: wrong: {play: [...], expect: {...}}")
    data = {**copy.deepcopy(document.data), **wrong}
    lines = {place[1:] if place[:1] == ("wrong",) else place: line for place, line in document.lines.items()}
    return Document(document.path, document.line, data, lines)


__all__ = ["LEARNER", "BadFile", "Exercise", "Kind", "exercises", "read_exercise"]

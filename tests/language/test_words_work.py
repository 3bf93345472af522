"""Every word has a scenario that fails when the word does nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from taproom.inn import cards, library
from taproom.inn.content import builtin_decks
from taproom.inn.effects import WORDS
from taproom.inn.effects.word import Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Mode
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.parse import parse
from taproom.inn.scenario import InnScenarios
from taproom.scenarios.playing import Failed, Performance
from taproom.scenarios.reading import Document, read_file
from taproom.table.game import game
from taproom.table.scenarios import Misfit

RULEBOOK: Final = Path(__file__).parents[1] / "rulebook"
PARTS: Final = {"alternative": "choose"}
"""Words that only hold the parts of another, which a scenario is asked for in their place."""
_EMPTIED: Final[dict[str, Callable[..., object]]] = {
    "apply": lambda *asked: None,
    "apply_to": lambda *asked: None,
    "enter": lambda board, number, counter, behind, effect: behind,
    "holds": lambda *asked: True,
}
"""What a word's method does in a word that does nothing: a condition then asks nothing."""


def _words(modes: tuple[Mode, ...] | list[Mode]) -> set[str]:
    return {effect.word.name for mode in modes for effect in fx.walk(mode.effects)}


def _by_card() -> dict[str, set[str]]:
    """For every key of a card, and for every character, the words said there."""
    found: dict[str, set[str]] = {}
    for deck in builtin_decks():
        for card in deck.cards:
            found.setdefault(card.key, set()).update(_words(card.program.modes))
        for component in deck.components:
            modes = [*component.triggers, *([component.below] if component.below else [])]
            found.setdefault(deck.key, set()).update(_words(modes))
    return found


SAID: Final = _by_card()


def _named(value: object) -> Iterator[str]:
    """Every card or character that a part of a document names."""
    if isinstance(value, str):
        yield value.rpartition("/")[2]
    elif isinstance(value, list):
        for part in value:
            yield from _named(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _named(part)


def _in(document: Document) -> set[str]:
    found: set[str] = set()
    for name in _named(document.data):
        found |= SAID.get(name, set())
    for card in document.data.get("cards", []):
        for deck in [None, *builtin_decks()]:
            try:
                found |= _words(parse(card["text"], deck.names if deck else ()).modes)
                break
            except CardTextError:
                continue
    return found


def _documents() -> list[Document]:
    paths = [path for path in sorted(RULEBOOK.rglob("*.yaml")) if "dragonstones" not in path.parts]
    return [document for path in paths for document in read_file(path)]


DOCUMENTS: Final = [(document, _in(document)) for document in _documents()]


def candidates(word: Word) -> list[Document]:
    """The scenarios that name something with the word, those with the fewest others first."""
    name = PARTS.get(word.name, word.name)
    found = [(len(words), document.id, document) for document, words in DOCUMENTS if name in words]
    return [document for _, _, document in sorted(found, key=lambda one: one[:2])]


def empty(word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the word nothing that makes it work: its methods, or else the facts that the rules read off it."""
    methods = [name for name in _EMPTIED if getattr(type(word), name) is not getattr(Word, name)]
    for name in methods:
        monkeypatch.setattr(word, name, _EMPTIED[name])
    if not methods:
        for fact in ("works", "standing"):
            monkeypatch.setattr(word, fact, 0)


def _forget() -> None:
    """What tables of before have worked out about texts."""
    cards._play_mode.cache_clear()
    library._card.cache_clear()


def holds(document: Document) -> bool:
    _forget()
    try:
        Performance(document, game("inn"), InnScenarios()).play()
    except (Failed, Misfit, AssertionError, LookupError, TypeError):
        return False
    return True


@pytest.fixture(autouse=True)
def _forget_modes() -> Iterator[Any]:
    yield
    _forget()


@pytest.mark.parametrize("word", [word for word in WORDS if word.name not in PARTS], ids=lambda word: word.name)
def test_a_scenario_fails_when_the_word_does_nothing(word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    documents = candidates(word)
    assert documents, "no scenario names a card with it"
    empty(word, monkeypatch)
    assert any(not holds(document) for document in documents)

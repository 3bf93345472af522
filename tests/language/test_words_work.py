"""Every word has a scenario that fails when the word does nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from taproom.inn.content import builtin_decks
from taproom.inn.effects import program as fx
from taproom.inn.effects.durations import Duration
from taproom.inn.effects.occasions import OCCASIONS, Occasion
from taproom.inn.effects.program import Mode, When
from taproom.inn.effects.registry import WORDS
from taproom.inn.effects.word import CONDITION, Word
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.parse import parse
from taproom.inn.rules import lasting
from taproom.inn.state import cards
from taproom.kernel.game import game
from taproom.kernel.scenarios import Misfit
from taproom.scenarios.playing import Failed, Performance
from taproom.scenarios.reading import BadFile, Document, read_file
from tests.language.missing_effects import adapter, deck, documents
from tests.language.samples import words_in

RULEBOOK: Final = Path(__file__).parents[1] / "rulebook"
PARTS: Final = {"alternative": "choose", "otherwise": "if_has"}
"""Words that only hold the parts of another, which a scenario is asked for in their place."""
_EMPTIED: Final[dict[str, Callable[..., object]]] = {
    "apply": lambda *asked: None,
    "apply_to": lambda *asked: None,
    "enter": lambda board, number, counter, behind, effect: behind,
    "holds": lambda *asked: True,
    "counts": lambda *asked: 0,
    "keeps": lambda *asked: True,
    "pay": lambda *asked: None,
    "payable": lambda *asked: True,
}
"""What a word's method does in a word that does nothing: a condition then asks nothing."""


def _words(modes: tuple[Mode, ...] | list[Mode]) -> set[str]:
    return {name for mode in modes for name in words_in(mode)}


def _by_card() -> dict[str, set[str]]:
    """For every key of a card, and for every character, the words said there."""
    found: dict[str, set[str]] = {}
    for one in builtin_decks():
        for card in one.cards:
            found.setdefault(card.key, set()).update(_words(card.program.modes))
        for component in one.components:
            modes = [*component.triggers, *([component.below] if component.below else [])]
            found.setdefault(one.key, set()).update(_words(modes))
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
    return found | words_on(document.data.get("cards", []))


def words_on(cards: list[dict[str, Any]]) -> set[str]:
    """The words that cards of a document say."""
    found: set[str] = set()
    for card in cards:
        for names in [(), deck().names, *[one.names for one in builtin_decks()]]:
            try:
                found |= _words(parse(card["text"], names).modes)
                break
            except CardTextError:
                continue
    return found


def _documents() -> list[Document]:
    paths = [path for path in sorted(RULEBOOK.rglob("*.yaml")) if "dragonstones" not in path.parts]
    return [document for path in paths for document in read_file(path)] + documents()


DOCUMENTS: Final = [(document, _in(document)) for document in _documents()]


def candidates(word: Word) -> list[Document]:
    """The scenarios that name something with the word, those with the fewest others first."""
    name = PARTS.get(word.name, word.name)
    found = [(len(words), document.id, document) for document, words in DOCUMENTS if name in words]
    return [document for _, _, document in sorted(found, key=lambda one: one[:2])]


def empty(word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the word nothing that makes it work: its methods, or else the facts that the rules read off it."""
    methods = [name for name in _EMPTIED if getattr(type(word), name) is not getattr(Word, name)]
    if word.works & CONDITION and "holds" in methods:
        methods = ["holds"]
    for name in methods:
        monkeypatch.setattr(word, name, _EMPTIED[name])
    if isinstance(word, Occasion):
        for kind in dict.fromkeys(word.kinds):
            let_never_come(kind, monkeypatch)
    elif isinstance(word, Duration):
        for ends in ("turn_passes", "round_ends"):
            monkeypatch.setattr(lasting, ends, lambda *asked: None)
    elif not methods:
        for fact in ("works", "stands"):
            monkeypatch.setattr(word, fact, 0)


def let_never_come(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts for this moment are neither played nor do they happen or hold."""
    never = fx.ON_REVEAL if kind not in fx.HAPPENING else fx.ALWAYS
    slot = When.__dict__["kind"]

    def moved(when: When) -> int:
        found: int = slot.__get__(when)
        return never if found == kind else found

    monkeypatch.setattr(When, "kind", property(moved, slot.__set__))


def forget() -> None:
    """What tables of before have worked out about texts."""
    cards._play_mode.cache_clear()


def holds(document: Document) -> bool:
    forget()
    try:
        Performance(document, game("inn"), adapter()).play()
    except (Failed, BadFile, Misfit, AssertionError, LookupError):
        return False
    return True


@pytest.fixture(autouse=True)
def _forget_modes() -> Iterator[Any]:
    yield
    forget()


WORKING: Final = [word for word in WORDS if word.name not in PARTS and not isinstance(word, Occasion)]


@pytest.mark.parametrize("word", WORKING, ids=lambda word: word.name)
def test_a_scenario_fails_when_the_word_does_nothing(word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    documents = candidates(word)
    assert documents, "no scenario names a card with it"
    empty(word, monkeypatch)
    assert any(not holds(document) for document in documents)


UNSAID: Final = {fx.ON_LEAVING_FORCE}
"""The counterpart of a moment that cards do name; no card of the game has it yet."""


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda occasion: occasion.name)
def test_a_scenario_fails_when_the_moment_never_comes(occasion: Occasion, monkeypatch: pytest.MonkeyPatch) -> None:
    documents = candidates(occasion)
    for kind in set(occasion.kinds) - UNSAID:
        with monkeypatch.context() as patched:
            let_never_come(kind, patched)
            assert any(not holds(document) for document in documents), kind

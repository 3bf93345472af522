"""Effects of the missing decks: read, shown in both languages, and carried out."""

import re
from typing import Any

import pytest

from taproom.inn.effects.registry import NAMED
from taproom.inn.language.check import CARD_TYPES, misfit
from taproom.inn.language.faces import face, plain
from taproom.inn.language.parse import read_anew
from taproom.inn.language.source import source
from taproom.inn.presentation.pictures import picture
from taproom.kernel.game import game
from taproom.scenarios.reading import Document
from tests.language.missing_effects import CARRIED_OUT, EFFECTS, adapter, deck, documents
from tests.language.test_words_work import empty, forget, holds, words_on
from tests.rulebook.test_rulebook import Rehearsal

DOCUMENTS = documents()
FEWEST = 40


def named(effect: dict[str, Any]) -> str:
    return str(effect["cards"][0])


def test_at_least_forty_are_carried_out() -> None:
    assert len(EFFECTS) == 142
    assert len(CARRIED_OUT) >= FEWEST
    proven = {"/".join(document.id.split("/")[:2]) for document in DOCUMENTS}
    assert [named(effect) for effect in CARRIED_OUT if not proven & set(effect["cards"])] == []


@pytest.mark.parametrize("effect", CARRIED_OUT, ids=named)
def test_a_program_is_read_and_shown(effect: dict[str, Any]) -> None:
    program = read_anew(effect["program"], deck().names)
    assert read_anew(source(program, deck().names), deck().names) == program
    types = sum([CARD_TYPES[one] for one in effect["types"]])
    assert misfit(program, types) == ""
    for language, letters in (("en", "[a-z]"), ("ru", "[а-яё]")):
        lines = plain(face(program, types, language, deck().names))
        assert lines and all(re.search(letters, line, re.IGNORECASE) for line in lines)
    assert picture(program, types)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_what_it_says_happens(document: Document) -> None:
    """And nobody sees more than they may on the way."""
    Rehearsal(document, game("inn"), adapter()).play()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_it_fails_when_its_words_do_nothing(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in words_on(document.data["cards"][:1]):
        empty(NAMED[name], monkeypatch)
    forget()
    assert not holds(document)

"""The page for authors lists every word of the card language and no other, in both languages alike."""

import re
from pathlib import Path

import pytest

from taproom.inn.effects.conjugation import ATTRIBUTES, LOCKS, TRAITS, TYPES
from taproom.inn.language.parse import parse, phrases
from tests.docs.blocks import ROOT, blocks
from tests.docs.card_texts import all_words, names, plain
from tests.golden.words_table import with_words
from tests.golden.write import LANGUAGE_PAGES

PAGES = [ROOT / "docs" / "card-language.md", ROOT / "docs" / "card-language.ru.md"]
AROUND = {"or", "if nerve is 1 or more", "only if nerve is 1 or more"}
"""Words that surround phrases and so are none themselves."""


def listed(page: Path) -> list[str]:
    """What the tables have in code: the first column, and of verbs the second."""
    rows = re.findall(r"^\|(.+)\|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    cells = [row.split("|") for row in rows]
    return [word for row in cells for cell in row[:-1] for word in re.findall(r"^ `(.+)` $", cell)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_word_is_listed(page: Path) -> None:
    said = {plain(word) for word in listed(page)}
    assert {plain(phrase) for phrase in phrases()} - said == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_words_are_those_of_the_registry(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == with_words(text, LANGUAGE_PAGES[page.name]), "`make golden` writes them anew"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_is_listed_that_cannot_be_said(page: Path) -> None:
    said = {plain(word) for word in listed(page)}
    assert said - all_words() - AROUND == set()
    for word in AROUND & {word.rstrip(":") for word in listed(page)} - {"or"}:
        assert parse(f"{word}: draw 1 card", names()[0]).modes


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_words_of_lists_are_all_named(page: Path) -> None:
    code = set(re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")))
    assert {*TYPES, *TRAITS, *ATTRIBUTES} <= code
    assert {*LOCKS} <= code | {"negated", "ignored"}


def test_both_languages_list_and_show_the_same() -> None:
    english, russian = PAGES
    assert listed(english) == listed(russian)
    assert [block.text for block in blocks(english)] == [block.text for block in blocks(russian)]
    headings = [len(re.findall(r"^## ", page.read_text(encoding="utf-8"), re.MULTILINE)) for page in PAGES]
    assert headings[0] == headings[1]

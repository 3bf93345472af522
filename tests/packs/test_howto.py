"""What the how-to says about writing characters is true: its cards are cards, its phrases are all phrases."""

import re
from pathlib import Path

import pytest

from taproom.inn.content import deck_from_text
from taproom.inn.language.parse import phrases
from tests.golden.write import DOCS, HOWTO, with_phrases

HEAD = '[deck]\nkey = "drinks_doc"\nkind = "drink"\ntitle = { en = "x", ru = "y" }\n\n'
PAGES = [DOCS / name for name in HOWTO]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_cards_are_cards(page: Path) -> None:
    cards = blocks(page, "toml")
    assert len(cards) >= 5
    for text in cards:
        assert deck_from_text(page.name, HEAD + text).cards


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_phrases_are_listed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == with_phrases(text), "`make golden` lists the phrases anew"
    assert blocks(page, "text")[-1].splitlines() == phrases()


def test_both_languages_show_the_same() -> None:
    english, russian = PAGES
    assert blocks(english, "toml") == blocks(russian, "toml")
    assert blocks(english, "text") == blocks(russian, "text")

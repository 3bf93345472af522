"""What the how-to says about writing characters is true: its cards are cards, its phrases are all phrases."""

import re
from pathlib import Path

import pytest

from taproom.inn.content import deck_from_text
from taproom.inn.language.parse import parse, phrases
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
def test_the_components_are_components(page: Path) -> None:
    side_head = HEAD.replace("drinks_doc", "magda_lantern").replace('"drink"', '"side"')
    (lantern,) = [deck_from_text("magda_lantern.toml", side_head + text) for text in blocks(page, "toml side")]
    head = HEAD.replace("drinks_doc", "magda").replace('"drink"', '"character"')
    (text,) = blocks(page, "toml components")
    deck = deck_from_text(page.name, head + text, {"magda_lantern": lantern}.get)
    assert [component.key for component in deck.components] == ["nerve", "temper", "lantern"]
    (said,) = re.findall(r"^[^\n]*`\+1 nerve`.*?\n\n", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    *phrases_of_deck, of_side_deck = re.findall(r"`(.+?)`", said)
    for phrase in phrases_of_deck:
        parse(f"{phrase} draw 1 card" if phrase.endswith(":") else phrase, deck.names)
    parse(of_side_deck, lantern.names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_phrases_are_listed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == with_phrases(text), "`make golden` lists the phrases anew"
    assert blocks(page, "text")[-1].splitlines() == phrases()


def test_both_languages_show_the_same() -> None:
    english, russian = PAGES
    for kind in ("toml", "toml components", "toml side"):
        assert blocks(english, kind) == blocks(russian, kind)
    assert blocks(english, "text") == blocks(russian, "text")

"""The page for those who never played: what it tells happened, and both languages tell the same."""

import re
from pathlib import Path

import pytest
import yaml

from taproom import scenarios
from taproom.kernel.game import game

DOCS = Path(__file__).parents[2] / "docs"
TOLD = Path(__file__).parent / "first_read.yaml"
PAGES = {"en": DOCS / "how-to-play.md", "ru": DOCS / "how-to-play.ru.md"}


def read(language: str) -> str:
    return " ".join(PAGES[language].read_text(encoding="utf-8").split())


def test_the_examples_end_as_they_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert scenarios.run([str(TOLD)], False, False, []) == 0
    assert capsys.readouterr().out.count("ok ") == 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_of_the_examples_is_named_as_it_is_titled(language: str) -> None:
    for document in yaml.safe_load_all(TOLD.read_text(encoding="utf-8")):
        for seat in document["seats"]:
            deck = seat.get("character")
            cards = [f"{deck}/{key}" for key in seat.get("hand", [])]
            cards += [f"drinks_rdi1/{key}" for key in seat.get("drink_pile", [])]
            for card in cards:
                title = game("inn").library.describe_card(card, language)[0].rpartition(" (")[0]
                assert title in read(language), card


def test_the_pages_have_the_same_parts() -> None:
    english, russian = [
        re.findall(r"^#+ |^\d\. |^\| `?|^- ", page.read_text(encoding="utf-8"), re.MULTILINE) for page in PAGES.values()
    ]
    assert english == russian


def test_the_first_read_takes_about_five_minutes() -> None:
    for language, page in PAGES.items():
        # What follows is about browsers and terminals, and to be looked up.
        rules = re.split(r"^# (?:In the browser|В браузере)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert len(rules) == 2
        assert len(rules[0].split()) < 1300, language

"""The programs of docs/design/hard-cards.md: those marked built are read, the others are refused."""

import re
from pathlib import Path

import pytest

from taproom.inn.content import builtin_decks
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.parse import parse

PAGE = (Path(__file__).parents[2] / "docs" / "design" / "hard-cards.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```card (\S+) (built|not yet)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
ROWS = re.findall(r"^\| (\w+/\w+) \| (.+) \| (built|not yet) \|$", PAGE, re.MULTILINE)


def test_the_table_names_every_program_and_its_state() -> None:
    assert len(PROGRAMS) == 65
    assert [(card, state) for card, _, state in ROWS] == [(card, state) for card, state, _ in PROGRAMS]


def test_every_program_is_marked() -> None:
    assert PAGE.count("```card") == len(PROGRAMS)


@pytest.mark.parametrize(("card", "text"), [(card, text) for card, state, text in PROGRAMS if state == "built"])
def test_a_built_program_is_read(card: str, text: str) -> None:
    home, key = card.split("/")
    decks = [deck for deck in builtin_decks() if deck.key == home]
    program = parse(text, decks[0].names if decks else ())
    for deck in decks:
        source = deck.card(key)
        assert source is not None
        assert source.program == program


@pytest.mark.parametrize(("card", "text"), [(card, text) for card, state, text in PROGRAMS if state == "not yet"])
def test_a_program_not_yet_built_is_refused(card: str, text: str) -> None:
    with pytest.raises(CardTextError):
        parse(text)

"""docs/design/hard-cards.md: what it marks as built or read is read, the rest is refused, and its tables are true."""

import json
import re
from pathlib import Path

import pytest

from taproom.inn.content import builtin_decks
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.grammar import language_words
from taproom.inn.language.parse import parse
from tests.language.planned import COMPONENTS, NOT_YET, PAGE, PROGRAMS, SENTENCE, Planned, pattern, words_of

EFFECTS = json.loads(Path(__file__).with_name("new_effects.json").read_text(encoding="utf-8"))
"""Effects of the missing decks that the language could not say when they were counted, and the cards that have each."""
SHARED = words_of("Words that several cards need")
SINGLE = words_of("Words that serve a single card")


def named(program: Planned) -> str:
    return program.card


def test_every_program_is_marked_and_stands_once() -> None:
    assert PAGE.count("```card") == len(PROGRAMS)
    assert len({program.card for program in PROGRAMS}) == len(PROGRAMS)


def test_every_effect_that_could_not_be_said_has_a_program() -> None:
    written = {program.card for program in PROGRAMS}
    assert len(EFFECTS) == 142
    assert [effect["cards"] for effect in EFFECTS if not written & set(effect["cards"])] == []


@pytest.mark.parametrize("program", [one for one in PROGRAMS if one.state == "built"], ids=named)
def test_a_built_program_is_that_of_the_card(program: Planned) -> None:
    home, key = program.card.split("/")
    deck = next(deck for deck in builtin_decks() if deck.key == home)
    source = deck.card(key)
    assert source is not None
    assert source.program == parse(program.text, deck.names)


@pytest.mark.parametrize("program", [one for one in PROGRAMS if one.state == "read"], ids=named)
def test_a_program_whose_deck_is_missing_is_read(program: Planned) -> None:
    assert program.card.split("/")[0] not in {deck.key for deck in builtin_decks()}
    assert parse(program.text, COMPONENTS).modes


@pytest.mark.parametrize("program", NOT_YET, ids=named)
def test_a_program_not_yet_built_is_refused(program: Planned) -> None:
    with pytest.raises(CardTextError):
        parse(program.text, COMPONENTS)


@pytest.mark.parametrize("program", NOT_YET, ids=named)
def test_a_program_not_yet_built_has_only_words_of_today_and_of_the_tables(program: Planned) -> None:
    rest = program.text
    for word in sorted([*SHARED, *SINGLE], key=len, reverse=True):
        rest = pattern(word).sub(" ", rest)
    assert rest != program.text, "it needs no new word"
    known = {word for phrase in language_words() for word in phrase.split()} | {one.key for one in COMPONENTS}
    assert set(re.findall(r"[a-z']+", rest)) - known - {"or", "then"} == set()


@pytest.mark.parametrize("program", NOT_YET, ids=named)
def test_the_parts_of_a_sentence_stand_in_their_order(program: Planned) -> None:
    for line in program.text.splitlines():
        for sentence in line.split(", then "):
            assert SENTENCE.fullmatch(sentence), sentence


@pytest.mark.parametrize("word", [*SHARED, *SINGLE])
def test_a_word_is_needed_by_the_cards_that_the_table_names(word: str) -> None:
    cards = [program.card for program in NOT_YET if pattern(word).search(program.text)]
    assert cards == (SHARED.get(word) or SINGLE[word])
    assert (len(cards) > 1) == (word in SHARED)


def test_the_table_says_what_each_built_card_needed() -> None:
    rows = re.findall(r"^\| (\w+/\w+) \| [^|]+ \|$", PAGE.split("## What the built cards needed")[1], re.MULTILINE)
    assert rows == [program.card for program in PROGRAMS if program.state == "built"]

"""Every word of the registry: a phrase that reads back, a face in both languages, an icon."""

import re

import pytest

from taproom.inn.content import DeckSource, builtin_decks
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Mode, Program
from taproom.inn.effects.registry import NAMED, PHRASES, WORDS
from taproom.inn.effects.word import BLOCK, ONLY_OTHERS, VERB, Phrase, Word
from taproom.inn.language.faces import face, plain
from taproom.inn.language.parse import phrases, read_anew
from taproom.inn.language.source import source
from taproom.inn.presentation.pictures import ICONS
from tests.language.planned import PROGRAMS
from tests.language.samples import words_in

Said = tuple[DeckSource, Program, int]


def _texts() -> list[Said]:
    """Every text of the built-in decks: cards, side decks, and what components do by themselves."""
    found: list[Said] = []
    for deck in builtin_decks():
        found.extend([(deck, card.program, card.types) for card in deck.cards])
        for component in deck.components:
            modes: list[Mode] = [*component.triggers, *([component.below] if component.below else [])]
            found.extend([(deck, Program((mode,)), 0) for mode in modes])
            if component.side is not None:
                found.extend([(component.side, card.program, card.types) for card in component.side.cards])
    return found


def _saying() -> dict[str, list[Said]]:
    found: dict[str, list[Said]] = {word.name: [] for word in WORDS}
    for deck, program, types in _texts():
        for mode in program.modes:
            for word in words_in(mode):
                if (deck, program, types) not in found[word]:
                    found[word].append((deck, program, types))
    return found


SAYING = _saying()
FIRST_SETS = ("RDI 1", "RDI 2", "RDI 3", "Allies")
"""The sets the language was composed for; each later one brings words that its first card is alone with."""
MOST_FOR_ONE_CARD = 15
AWAITED: dict[str, str] = {}
"""Words that no card of the game says yet, each with a card of a missing deck that needs it."""
SHOWN_BY_SCENARIOS = {
    "discard_hand": "the example of how a word is added (docs/card-language.md)",
    "held": "an amount counts anything that a player has",
    "if_has": "a condition asks about anything that a player has",
    "repeat_phase": "D60.2",
    "skip_phase": "D60.2",
}
"""Words that no known card needs, each with the reason it is there."""


def test_few_words_serve_a_single_card_of_the_first_sets() -> None:
    single = [
        name
        for name, said in SAYING.items()
        if len([deck for deck, *_ in said if deck.set.startswith(FIRST_SETS)]) == 1
    ]
    assert len(single) <= MOST_FOR_ONE_CARD, single


def test_a_word_that_serves_no_card_is_awaited_by_a_missing_deck() -> None:
    assert {name for name, said in SAYING.items() if not said} == {*AWAITED, *SHOWN_BY_SCENARIOS}
    decks = {deck.key for deck in builtin_decks()}
    assert [card for card in AWAITED.values() if card.split("/")[0] in decks] == []


@pytest.mark.parametrize("name", AWAITED)
def test_the_card_that_awaits_a_word_says_it(name: str) -> None:
    """In its program of docs/design/hard-cards.md, which may need other words that are not there yet."""
    text = next(program.text for program in PROGRAMS if program.card == AWAITED[name])
    assert [phrase for phrase in NAMED[name].phrases if _pattern(phrase).search(text)]


def _pattern(phrase: Phrase) -> re.Pattern[str]:
    """Where a phrase stands in a text, be it said of you or of others."""
    ways = [re.split(r"[#±%]|\(s\)|\{\w+\??\}", phrase.said(yours)) for yours in (True, False)]
    return re.compile("|".join([".+?".join([re.escape(part.strip()) for part in way]) for way in ways]))


def test_names_and_phrases_are_unique() -> None:
    assert len(NAMED) == len(WORDS)
    said = [
        (phrase.family or word.family, phrase.said(word.said_of != ONLY_OTHERS))
        for word, phrase in PHRASES.values()
        if phrase.text != "@ becomes &"  # whether that is a track or a side deck shows when the name is looked up
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_a_word_is_listed_for_authors_and_has_an_icon(word: Word) -> None:
    assert word.__doc__
    assert set(word.icons) <= set(ICONS)
    listed = " / ".join(phrases())
    assert word.phrases or word.family == BLOCK
    for phrase in word.phrases if not word.of_component else ():
        yours = ONLY_OTHERS not in (word.said_of, phrase.said_of)
        start = re.split(r"[#±@&%({]", phrase.said(yours))[0].strip()
        assert start in listed


@pytest.mark.parametrize("word", [word for word in WORDS if SAYING[word.name]], ids=lambda word: word.name)
def test_what_says_a_word_reads_back_and_has_a_face_in_both_languages(word: Word) -> None:
    deck, program, types = SAYING[word.name][0]
    assert read_anew(source(program, deck.names), deck.names) == program
    for language in ("en", "ru"):
        lines = plain(face(program, types, language, deck.names))
        assert lines and all(lines)
    for mode in program.modes:
        for effect in fx.walk(mode.effects):
            if effect.word is word and word.icons:
                assert word.picture(effect, mode)


def test_verbs_of_others_differ_from_yours_by_their_form_alone() -> None:
    for word in WORDS:
        if word.family == VERB and not word.said_of:
            for phrase in word.phrases:
                mine, theirs = phrase.said(True).split(), phrase.said(False).split()
                assert len(mine) == len(theirs)

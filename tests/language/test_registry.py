"""Every word of the registry: a phrase that reads back, a face in both languages, an icon."""

import re

import pytest

from taproom.inn.content import DeckSource, builtin_decks
from taproom.inn.effects import NAMED, PHRASES, WORDS
from taproom.inn.effects.word import BLOCK, ONLY_OTHERS, VERB, Word
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Mode, Program
from taproom.inn.language.faces import face, plain
from taproom.inn.language.parse import phrases, read_anew
from taproom.inn.language.source import source
from taproom.inn.shown.pictures import ICONS

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
            for effect in fx.walk(mode.effects):
                if (deck, program, types) not in found[effect.word.name]:
                    found[effect.word.name].append((deck, program, types))
    return found


SAYING = _saying()


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
        start = re.split(r"[#±@&%({]", phrase.said(word.said_of != ONLY_OTHERS))[0].strip()
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

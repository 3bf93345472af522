"""The character language: text to program and back, mistakes, faces."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.dragonstones.content.loader import own_characters
from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program
from taproom.dragonstones.language.faces import face
from taproom.dragonstones.language.parse import EXAMPLES, TextError, parse
from taproom.dragonstones.language.source import source
from taproom.dragonstones.messages import LANGUAGES

AMOUNTS = st.integers(1, 20)
KINDS = st.integers(0, 4)
COLOURS = st.integers(0, 3)
PLAYERS = st.sampled_from([fx.ANOTHER, fx.SECOND, fx.EACH_OTHER])


def coins(who: int) -> st.SearchStrategy[Effect]:
    some = st.builds(lambda n, kind: Effect(fx.TAKE_COINS, n, 1 << kind, who), AMOUNTS, KINDS)
    return some | st.builds(lambda kinds: Effect(fx.TAKE_COINS, fx.ALL, kinds, who), st.integers(1, 31))


def stones(who: int) -> st.SearchStrategy[Effect]:
    return st.builds(lambda n, colour: Effect(fx.TAKE_STONES, n, colour, who), AMOUNTS | st.just(fx.ALL), COLOURS)


def robbery(who: int) -> st.SearchStrategy[Effect]:
    hauls = coins(who) | stones(who)
    return st.builds(
        lambda first, others: Effect(first.op, first.amount, first.what, who, tuple(others)),
        hauls,
        st.lists(hauls, max_size=2),
    )


POINTS = st.builds(lambda n: Effect(fx.GAIN_POINTS, n), AMOUNTS)
REWARDS = st.lists(POINTS | coins(fx.BANK) | stones(fx.BANK), min_size=1, max_size=3).map(tuple)
PRICES = (
    st.tuples(AMOUNTS, st.sampled_from([fx.STONES, fx.STONES_OF_ONE_COLOUR, fx.STONES_OF_EACH_COLOUR]), st.just(0))
    | st.tuples(st.just(0), st.sampled_from([fx.ALL_STONES, fx.COINS_BID]), st.just(0))
    | st.tuples(AMOUNTS, st.just(fx.COINS), KINDS)
)
EFFECTS = (
    POINTS
    | coins(fx.BANK)
    | stones(fx.BANK)
    | PLAYERS.flatmap(robbery)
    | st.builds(
        lambda op, price, rewards: Effect(op, price[0], price[1], price[2], rewards),
        st.sampled_from([fx.PAY_FOR, fx.MAY_PAY_FOR]),
        PRICES,
        REWARDS,
    )
    | st.builds(
        lambda colour, who: Effect(fx.LOSE_STONES, fx.ALL, colour, who),
        COLOURS,
        st.sampled_from([fx.EACH, fx.EACH_OTHER]),
    )
    | st.builds(
        lambda kinds, who: Effect(fx.LOSE_COINS, fx.ALL, kinds, who),
        st.integers(1, 31),
        st.sampled_from([fx.EACH, fx.EACH_OTHER]),
    )
    | st.builds(lambda what: Effect(fx.USE_CHARACTER, what=what), st.integers(0, 2))
    | st.builds(
        lambda prices: Effect(fx.BUY_STONES, inner=tuple(prices)),
        st.lists(
            st.builds(lambda n, kind: Effect(fx.TAKE_COINS, n, 1 << kind), AMOUNTS, KINDS), min_size=1, max_size=3
        ),
    )
    | st.sampled_from([Effect(fx.KEEP), Effect(fx.NEVER_TWICE), Effect(fx.NAME_COLOUR)])
)
PROGRAMS = st.builds(
    Program, st.lists(st.lists(EFFECTS, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple)
)


@pytest.mark.parametrize("definition", own_characters(), ids=lambda definition: definition.key)
def test_a_character_is_what_its_text_says(definition: object) -> None:
    program = next(each.program for each in own_characters() if each is definition)
    assert parse(source(program)) == program


@settings(max_examples=150, deadline=None)
@given(PROGRAMS)
def test_a_program_survives_being_written_and_read(program: Program) -> None:
    assert parse(source(program)) == program


@settings(max_examples=60, deadline=None)
@given(PROGRAMS)
def test_every_program_has_a_face_in_both_languages(program: Program) -> None:
    for language in LANGUAGES:
        text = face(program, language)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("definition", own_characters(), ids=lambda definition: definition.key)
def test_every_character_has_titles_and_faces_of_its_own(definition: object) -> None:
    (this,) = [each for each in own_characters() if each is definition]
    english, russian = face(this.program, "en"), face(this.program, "ru")
    assert english != russian
    assert this.titles["en"] != this.titles["ru"]
    assert not set("абвгдежзиклмнопрстуфхцчшщыэюя") & set(english.lower())
    assert not set("abcdefghijklmnopqrstuvwxyz") & set(russian.lower())


def test_the_examples_are_phrases_of_the_language() -> None:
    before = "put 2 stones of each colour into the bag; name a colour\n"
    for example in EXAMPLES:
        assert source(parse(before + example)).split("\n")[-1] == example


@pytest.mark.parametrize(
    ("text", "line", "column", "word", "expected", "nearest"),
    [
        ("tke 3 silver", 1, 1, "tke", "'take'", "take 3 silver"),
        ("take three silver", 1, 6, "three", "a number", "take 3 silver"),
        ("take 3 silvers", 1, 8, "silvers", "a new line", "take 3 silver"),
        ("gain 1 point\nor: take 2 copper", 2, 12, "copper", "'gold'", ""),
        ("pay 4 stones gain 1 point", 1, 14, "gain", "':'", "pay 4 stones: gain 1 point"),
        ("pay 4 stones:", 1, 14, "", "'gain'", "pay 4 stones: gain 1 point"),
        ("each player loses all stones of the named colour", 1, 37, "named", "'name a colour' on an earlier line", ""),
        ("", 1, 1, "", "a statement", "gain 1 point"),
        ("take 100 silver", 1, 6, "100", "", ""),
    ],
)
def test_a_mistake_is_told_with_place_word_and_remedy(
    text: str, line: int, column: int, word: str, expected: str, nearest: str
) -> None:
    with pytest.raises(TextError) as caught:
        parse(text)
    error = caught.value
    assert (error.line, error.column, error.word) == (line, column, word)
    assert not expected or expected in error.expected
    assert not nearest or error.nearest == nearest


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("возьми 3 серебра", "characters are written in English; their Russian faces are made from that"),
        ("take 3 серебра", "characters are written in English; their Russian faces are made from that"),
        ("take 100 silver", "'100' is out of range: a number is 0 to 99"),
    ],
)
def test_russian_and_large_numbers_have_sentences_of_their_own(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as caught:
        parse(text)
    assert str(caught.value) == sentence

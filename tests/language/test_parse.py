"""Texts become the programs they say, and mistakes in them are explained."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.inn.effects import comparisons
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.effects.registry import NAMED
from taproom.inn.language.build import MOST_EFFECTS, MOST_MODES
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.grammar import LONGEST_TEXT
from taproom.inn.language.parse import parse, phrases
from taproom.inn.language.slots import MOST_PICKS
from tests.language.samples import SAMPLES, words_of


def only_mode(text: str) -> Mode:
    program = parse(text)
    assert len(program.modes) == 1
    return program.modes[0]


def test_verbs_of_one_subject_share_the_picked_player() -> None:
    mode = only_mode("another player: -2 fortitude, pays you 1 gold")
    assert mode.effects == (
        Effect(NAMED["change_fortitude"], fx.ANOTHER, 0, -2),
        Effect(NAMED["pay_you"], fx.ANOTHER, 0, 1),
    )
    assert mode.when == When(fx.FREELY)


def test_each_statement_that_picks_has_a_slot_of_its_own() -> None:
    mode = only_mode("another player: -1 fortitude\neach player: +1 alcohol\na player: -1 alcohol")
    assert [effect.slot for effect in mode.effects] == [0, -1, 1]


def test_ways_to_use_a_card_number_their_picks_apart() -> None:
    program = parse("another player: -1 fortitude\nor: another player: pays you 1 gold")
    assert [mode.effects[0].slot for mode in program.modes] == [0, 0]


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("ignore a drink", When(fx.TO_DRINK, whose=fx.YOURS)),
        ("+2 alcohol to a drink", When(fx.TO_DRINK)),
        ("give your drink to another player", When(fx.TO_DRINK, whose=fx.YOURS)),
        ("turn the alcohol of your drink into fortitude", When(fx.TO_DRINK, whose=fx.YOURS)),
        ("negate a sometimes card", When(fx.TO_CARD, fx.SOMETIMES)),
        ("negate a sometimes card that changes a drink", When(fx.TO_CARD, fx.SOMETIMES, extra=fx.CHANGES_A_DRINK)),
        (
            "ignore an action or sometimes card that affects your fortitude or gold",
            When(fx.TO_CARD, fx.ACTION | fx.SOMETIMES, affects=fx.FORTITUDE | fx.GOLD),
        ),
        ("reduce your fortitude loss by 1", When(fx.TO_CARD, affects=fx.FORTITUDE)),
        ("redirect your fortitude loss to another player", When(fx.TO_CARD, affects=fx.FORTITUDE)),
        (
            "redirect your fortitude loss to a third player",
            When(fx.TO_CARD, whose=fx.ANOTHERS, affects=fx.FORTITUDE),
        ),
        ("split your fortitude loss with its source", When(fx.TO_CARD, whose=fx.ANOTHERS, affects=fx.FORTITUDE)),
        ("ignore an event", When(fx.TO_EVENT)),
        ("ignore a drink event", When(fx.TO_EVENT, extra=fx.ONLY_DRINK_EVENTS)),
        (
            "when another player plays a cheating card while you are in the round: negate it",
            When(fx.TO_CARD, fx.CHEATING, fx.ANOTHERS, extra=fx.WHILE_IN_ROUND),
        ),
        ("when another player wins a round you are in: take control", When(fx.TO_WON_ROUND, 0, fx.ANOTHERS, 0, 2)),
    ],
)
def test_a_mode_answers_what_it_says_or_implies(text: str, when: When) -> None:
    assert only_mode(text).when == when


def test_a_text_may_have_a_type_and_a_condition_of_its_own() -> None:
    program = parse("as cheating: take control\nor: if only two players are left: ignore a drink")
    assert [mode.types for mode in program.modes] == [fx.CHEATING, 0]
    assert [mode.guard for mode in program.modes] == [None, Effect(NAMED["two_players_left"])]


@pytest.mark.parametrize(
    ("text", "guard"),
    [
        ("only if it is your action phase: +1 fortitude", Effect(NAMED["if_phase"])),
        (
            "only if you have 3 or more gold: when another player plays a card: negate it",
            Effect(NAMED["if_has"], by=(comparisons.AT_LEAST, fx.GOLD, 3)),
        ),
        (
            "only if that player has less gold than you: when another player wins a round: take 1 gold from the pot",
            Effect(NAMED["if_has"], fx.THAT, by=(comparisons.LESS_THAN, fx.GOLD, fx.YOU)),
        ),
    ],
)
def test_a_condition_known_beforehand_may_stand_before_the_occasion(text: str, guard: Effect) -> None:
    assert only_mode(text).guard == guard


def test_what_the_card_itself_brings_about_is_not_known_before_it_is_played() -> None:
    with pytest.raises(CardTextError, match=r'"only" is not understood here|did you mean'):
        parse("only if fortitude was lost: draw 1 card")
    with pytest.raises(CardTextError, match='"that player" is nobody yet'):
        parse("only if that player has 3 or more gold: draw 1 card")


def test_what_follows_then_belongs_to_the_offer() -> None:
    text = "you may: reveal 2 drinks and drink them, then if you are still in: each other player: pays you 1 gold"
    payment = Effect(NAMED["pay_you"], fx.EACH_OTHER, amount=1)
    offer = (Effect(NAMED["drink_from_deck"], amount=2), Effect(NAMED["if_still_in"], inner=(payment,)))
    assert only_mode(text).effects == (Effect(NAMED["may"], inner=offer),)


def test_no_effect_is_a_mode_without_effects() -> None:
    assert parse("no effect") == Program((Mode(When(fx.FREELY), ()),))


@pytest.mark.parametrize(
    "text",
    [
        "Another  player:\n   -2 Fortitude,\tpays you 1 gold",
        "another player: -2 fortitude , pays you 1 gold;",
        "\n\n another player: -2 fortitude,pays you 1 gold \r\n",
    ],
)
def test_capitals_spaces_and_line_ends_do_not_matter(text: str) -> None:
    assert parse(text.rstrip(";")) == parse("another player: -2 fortitude, pays you 1 gold")


def test_a_semicolon_is_as_good_as_a_new_line() -> None:
    assert parse("take control; each player in the round: antes 1; or: ignore a drink") == parse(
        "take control\neach player in the round: antes 1\nor: ignore a drink"
    )


def test_the_samples_use_every_word() -> None:
    used = {name for _, text in SAMPLES for name in words_of(text)}
    assert set(NAMED) - used == set()


def test_every_phrase_can_be_found() -> None:
    assert {"another player", "ignore a drink", "pays you 1 gold", "when you must ante"} <= set(phrases())


# ---- mistakes ----
@pytest.mark.parametrize(
    ("text", "line", "column", "word", "nearest"),
    [
        ("another plyer: -2 fortitude", 1, 9, "plyer", "another player"),
        ("another player: -2 fortitud", 1, 20, "fortitud", "-2 fortitude"),
        ("Another player: loses 2 fortitude", 1, 17, "loses", "-2 fortitude"),
        ("gain 3 alcohol", 1, 1, "gain", "+3 alcohol"),
        ("ignore a drnk", 1, 10, "drnk", "ignore a drink"),
        ("take control\n  each player in the rond: antes 1", 2, 22, "rond", "each player in the round"),
        ("when you must ant: leave the round", 1, 15, "ant", "when you must ante"),
        ("-2 alcohol to a drnk", 1, 17, "drnk", "-2 alcohol to a drink"),
        ("no effect\nor: take conrtol", 2, 10, "conrtol", "take control"),
        ("always: you lose 1 less fortitde to a card", 1, 25, "fortitde", "you lose 1 less fortitude to a card"),
    ],
)
def test_a_misspelling_is_found_and_put_right(text: str, line: int, column: int, word: str, nearest: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    error = caught.value
    assert (error.line, error.column, error.word, error.nearest) == (line, column, word, nearest)
    assert f'did you mean "{nearest}"?' in str(error)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draw 0 cards", 'line 1, column 6: "0" is out of range: a number is 1 to 99'),
        ("another player: pays you 100 gold", 'line 1, column 26: "100" is out of range: a number is 1 to 99'),
        ("+1 fortitude, -0 alcohol", 'line 1, column 15: "-0" is out of range: a change is +1 to +99 or -1 to -99'),
        ("another player: -200 fortitude", 'line 1, column 17: "-200" is out of range: a change is +1 to +99'),
        ("+0 alcohol to a drink", 'line 1, column 1: "+0" is out of range'),
        (
            "another player: -2 fortitude pays you 1 gold",
            'line 1, column 30: "pays" is not understood here; expected ",", "and", "for each", "or:", '
            "a new line or the end of the text",
        ),
        ("ignore an action", "line 1, column 17: the text ends too early; expected"),
        ("xyzzy", '"xyzzy" is not understood here; expected "a further player in the round", "a further player"'),
        ("  ", 'the text is empty; a card that does nothing says "no effect"'),
        ("negate it", 'line 1, column 1: "it" is nothing yet: begin with a moment'),
        ("+1 fortitude; that player: -2 fortitude", 'line 1, column 15: "that player" is nobody yet'),
        ("do not pay", "there is nothing to pay yet"),
        ("the round goes on", "this needs a moment before it"),
        ("ignore a drink\nnegate a sometimes card", "line 2, column 1: this way to use the card already answers"),
        ("when you must ante: negate it", "line 1, column 21: this does not fit the moment"),
        ("when you must ante: +2 alcohol to a drink", "this does not fit the moment"),
        ("ignore an action card", "it must say what it affects"),
        ("ignore a gold or gold card", '"gold" is not understood here'),
        ("negate an action or action card", 'line 1, column 21: "action" is said twice'),
        ("draw 1 card\n" * (MOST_EFFECTS + 1), f"at most {MOST_EFFECTS} effects"),
        ("\nor: ".join(["draw 1 card"] * (MOST_MODES + 1)), f"at most {MOST_MODES} ways to use it"),
        ("another player: -1 fortitude\n" * (MOST_PICKS + 1), f"pick at most {MOST_PICKS} players"),
        ("x" * (LONGEST_TEXT + 1), f"at most {LONGEST_TEXT} are allowed"),
        ("another player: −2 fortitude", '"−2" is not understood here'),
    ],
)
def test_a_mistake_is_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "column", "phrase"),
    [
        ("another player -2 fortitude", 1, 1, "another player"),
        ("another player\n-2 fortitude", 1, 1, "another player"),
        ("Another player; -2 fortitude", 1, 1, "another player"),
        ("when you must ante, leave the round", 1, 1, "when you must ante"),
        ("draw 1 card\n  when another player wins a round you are in take the pot", 0, 0, ""),
        ("take control\n  each player in the round antes 1", 2, 3, "each player in the round"),
        ("when another player wins a round: that player pays you 1 gold", 1, 35, "that player"),
        ("take control\nor ignore a drink", 2, 1, "or"),
        ("you may you may: draw 1 card", 0, 0, ""),
        ("as action start a round", 1, 1, "as action"),
        ("you may draw 1 card", 1, 1, "you may"),
        ("another player in the rund: -1 fortitude", 0, 0, ""),
        ("another player", 0, 0, ""),
    ],
)
def test_a_missing_colon_is_named(text: str, line: int, column: int, phrase: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    error = caught.value
    if not phrase:
        assert "colon is missing" not in str(error)
        return
    assert (error.line, error.column, error.word) == (line, column, phrase)
    assert error.advice() == f'a colon is missing after "{phrase}"'


@pytest.mark.parametrize(
    ("text", "column", "word", "message"),
    [
        ("другой игрок: -2 стойкость", 1, "другой", "cards are written in English; their Russian faces are made from"),
        ("another player: -2 стойкость", 20, "стойкость", "cards are written in English"),
        ("another plаyer: -2 fortitude", 9, "plаyer", "has Russian letters among English ones; did you mean"),
    ],
)
def test_a_text_in_russian_is_told_to_be_english(text: str, column: int, word: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert (caught.value.column, caught.value.word) == (column, word)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("negate an action or action card", 1, 21, "action"),
        ("ignore an action card", 1, 1, "ignore an action card"),
        ("+1 fortitude; that player: -2 fortitude", 1, 15, "that player"),
        ("each player: -2 fortitude, counts as the source", 1, 28, "counts as the source"),
        ("draw 1 card\n" * (MOST_EFFECTS + 1), MOST_EFFECTS + 1, 1, "draw 1 card"),
        ("when you must ante: draw 1 card; +2 alcohol to a drink", 1, 34, "+2 alcohol to a drink"),
    ],
)
def test_what_makes_no_sense_is_marked_where_it_stands(text: str, line: int, column: int, word: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column, caught.value.word) == (line, column, word)


WORDS = [*{word for phrase in phrases() for word in phrase.split()}, *":,;", "\n", "\nor:", ", then", "+2", "-1", "İ"]


@given(st.text(max_size=60) | st.lists(st.sampled_from([*WORDS, *phrases()]), max_size=10).map(" ".join))
@settings(deadline=None)
def test_whatever_is_written_is_read_or_explained(text: str) -> None:
    try:
        parse(text)
    except CardTextError as error:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.column >= 1
        assert error.problem

"""Every sentence exists in both languages and says what happened."""

import re
from pathlib import Path

import pytest

from taproom.dragonstones import messages as fluent
from taproom.dragonstones.messages import LANGUAGES
from taproom.dragonstones.state import terms
from taproom.dragonstones.text.log import describe_event, describe_option, describe_refusal
from taproom.kernel.decisions import NOTHING, Option
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.playout import random_choice
from taproom.kernel.state import SPECTATOR
from taproom.kernel.verdicts import Malformed, Refusal
from taproom.presentation.presenter import presenter
from tests.dragonstones.tables import GAME, start

LOCALE = Path(fluent.__file__).parent / "locale"
RULES = Path(fluent.__file__).parent / "rules"


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for part in re.split(r"(?m)^(?=[a-z])", path.read_text(encoding="utf-8"))[1:]:
            found[part.split(" =", 1)[0]] = part
    return found


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    english, russian = messages("en"), messages("ru")
    assert set(english) == set(russian)
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", russian[key])), key


def test_russian_numbers_have_all_their_forms() -> None:
    for key, text in messages("ru").items():
        if "[one]" in text:
            assert text.count("[one]") == text.count("[few]") == text.count("[many]") == text.count("*[other]"), key


def test_every_reason_for_a_refusal_has_a_sentence() -> None:
    reasons = set()
    for path in RULES.glob("*.py"):
        reasons |= set(re.findall(r"Refusal\(\s*\"(\w+)\"", path.read_text(encoding="utf-8")))
    reasons |= {"kept_for_later_auctions", "nothing_kept"}
    assert {f"refusal-{reason}" for reason in reasons} == {key for key in messages("en") if key.startswith("refusal-")}
    assert describe_refusal(Refusal("no_amulet", "R95.1.11"), "ru") == "У тебя нет амулета."


def test_every_fact_question_and_option_has_a_sentence() -> None:
    known = set(messages("en"))
    assert set(terms.EVENT_KEYS[1:]) <= known
    assert {f"decision-{key}" for key in terms.DECISION_KEYS[1:]} <= known
    assert {f"option-{key}" for key in terms.VERB_KEYS[1:]} <= known


NOTHING_TOLD = {
    terms.PAID_STONES: (NOTHING, (0, 0, 0), "Player 2 pays nothing.", "Второй ничего не платит."),
    terms.PAID_COINS: (terms.FAIRY, (), "Player 2 pays nothing more.", "Второй ничего не доплачивает."),
    terms.FILLED_BAG: (
        NOTHING,
        (0, 0, 0),
        "The bag stays empty: there are no stones in the bank.",
        "Мешок остаётся пустым: камней в банке нет.",
    ),
    terms.KEPT_DRAWN: (NOTHING, (0, 0, 0), "Player 2 stops with nothing.", "Второй останавливается ни с чем."),
    terms.REVEALED: (NOTHING, (0, 0, 0, 0), "Player 2 opens an empty fist.", "Второй показывает пустой кулак."),
    terms.ROBBED_OF_ALL: (
        terms.GOLD,
        (0,),
        "Player 2 takes all gold from Player 1, who had none.",
        "Второй забирает все золотые монеты у игрока Первый: их не оказалось.",
    ),
}


@pytest.mark.parametrize("kind", NOTHING_TOLD)
def test_nothing_is_told_as_nothing(kind: int) -> None:
    """A power may cost nothing and bring nothing: a sentence made for a number would say it badly."""
    subject, cards, english, russian = NOTHING_TOLD[kind]
    other = 0 if kind == terms.ROBBED_OF_ALL else NOTHING
    fact = Event(kind, 1, other, subject, 0, cards, EVERYBODY)
    assert [describe_event(start(1, 3), fact, language) for language in ("en", "ru")] == [english, russian]


def test_paying_with_no_stones_is_offered_as_paying_nothing() -> None:
    option = Option(terms.PAY_STONES, NOTHING, 0, (0, 0, 0), NOTHING)
    told = [describe_option(start(1, 3), option, language) for language in ("en", "ru")]
    assert told == ["pay nothing", "ничего не платить"]


def test_a_table_without_stones_or_cards_to_come_is_told_in_words() -> None:
    state = start(3, 3)
    state.stack.clear()
    state.seats[0].stones[:] = [0, 0, 0]
    first, *_, seat, _, _ = presenter(GAME).describe_table(state, 0, "ru")
    assert first == "Ход 1. Вышли все персонажи."
    assert seat.startswith("Первый: 0 очков; камней нет; за ширмой: ")


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_told_to_everybody(seed: int) -> None:
    state = start(seed, 3 + seed % 4)
    state.events = []
    chance = QuickDice(seed)
    while not state.over():
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        for language in LANGUAGES:
            assert presenter(GAME).describe_decision(state, seat, language)
            texts = [
                presenter(GAME).describe_option(state, seat, choice, language)
                for choice in range(len(decision.options))
            ]
            assert len(set(texts)) == len(texts)
        state.choose(seat, random_choice(decision, chance))
    for event in state.events:
        for language in LANGUAGES:
            for viewer in range(SPECTATOR, state.seat_count()):
                assert presenter(GAME).describe_event(state, event.seen_by(viewer), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_shown_from_the_seat(language: str) -> None:
    state = start(3, 3)
    assert len(presenter(GAME).describe_table(state, 0, language)) == 3 + 3
    assert presenter(GAME).describe_hand(state, 0, language)


def test_cards_are_found_by_key_and_by_title_in_both_languages() -> None:
    assert GAME.library.describe_card("thief", "en")[0].startswith("Thief")
    assert GAME.library.describe_card("вор", "ru")[0].startswith("Вор")
    assert len(GAME.library.describe_deck("special", "en")) == 20
    (place,) = GAME.library.locate("Necromancer")
    assert Path(place.path).read_text(encoding="utf-8").split("\n")[place.line - 1] == 'key = "necromancer"'
    with pytest.raises(Malformed, match="necromancer"):
        GAME.library.describe_card("necromencer", "en")
    with pytest.raises(Malformed, match="special"):
        GAME.library.describe_deck("specials", "en")

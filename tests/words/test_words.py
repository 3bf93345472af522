"""Everything that can happen or be asked has words, and the words fit together."""

import re

import pytest

from taproom.i18n.messages import LANGUAGES
from taproom.i18n.names import NOMINATIVE, MarkedName, Name, pieces
from taproom.inn.board import events as ev
from taproom.inn.board import questions
from taproom.inn.effects import program as fx
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.inn.state import reasons
from taproom.inn.text import log, prompts
from taproom.inn.text.names import WORDS, character_name, quoted, seat_name
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.verdicts import Refusal
from tests.tables import CHARACTERS, new_table, played

ZOT, EVE, FIONA, GERKI = range(4)
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)
RULE = re.compile(r" \([RD][\d.]+[a-z]?\)\.$")


def table(**options: object) -> InnState:
    seats = [{"character": key} for key in ("zot", "eve", "fiona", "gerki")]
    return new_game(read_options({"seats": seats, **options}), Dice(key_from_seed(1)))


def card(position: InnState, key: str) -> int:
    return next(card.number for card in position.setup.cards if card.key == key)


def told(
    kind: int,
    seat: int = ZOT,
    other: int = EVE,
    subject: int = 0,
    amount: int = 1,
    cards: tuple[int, ...] = (),
    language: str = "ru",
) -> str:
    return log.event(
        table(events=["dungeon", "sea"]), Event(kind, seat, other, subject, amount, cards, EVERYBODY), language
    )


def check(text: str, language: str) -> None:
    assert text, "nothing was said"
    assert not re.search(r"[{}$]|  |\bNone\b", text.strip()), text
    assert not (LATIN if language == "ru" else CYRILLIC).search(re.sub(r"\([RD][\d.]+\w?\)", "", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ev.NAMES)
def test_every_fact_is_told(kind: int, language: str) -> None:
    for amount in (-2, 1, 5):
        for seat, other in ((ZOT, EVE), (EVE, FIONA)):
            line = told(kind, seat, other, amount=amount, cards=(1, 2), language=language)
            check(line, language)
            assert line.removesuffix('"').endswith((".", "!")), line
            assert not re.search(r'[.!?…]"\.|\.»\.', line), "a title that ends with a mark needs no other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_goes_wherever_it_can_go(language: str) -> None:
    pairs = [(ZOT, EVE), (ZOT, fx.INN), (ZOT, fx.POT), (fx.INN, ZOT), (fx.POT, ZOT)]
    lines = {told(ev.GOLD, seat, other, amount=2, language=language) for seat, other in pairs}
    lines |= {told(ev.INN_PAID, ZOT, other, amount=2, language=language) for other in (EVE, fx.INN, fx.POT)}
    assert len(lines) == 8
    for line in lines:
        check(line, language)


def test_kinds_of_facts_are_all_named() -> None:
    kinds = {value for name, value in vars(ev).items() if name.isupper() and isinstance(value, int)}
    assert kinds == set(ev.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_ends_in_its_rule(language: str) -> None:
    position = table()
    for refusal in reasons.all_reasons():
        sentence = log.refusal(position, Refusal(refusal.reason, refusal.rule, 0), language)
        check(sentence, language)
        assert RULE.search(sentence), sentence
        assert f"({refusal.rule})." in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_has_a_message(language: str) -> None:
    kinds = {value for name, value in vars(questions).items() if name.startswith("ASK_")}
    assert kinds == set(prompts.QUESTIONS)
    known = list(prompts.QUESTIONS.values())
    assert all([WORDS.has(language, f"question-{name}") for name in known if name != "response"])
    assert len(set(prompts.VERBS.values())) == len(prompts.VERBS)


@pytest.mark.parametrize("seed", [0, 1, 19])
def test_whole_games_are_put_into_words(seed: int) -> None:
    position = new_table(seed)
    assert position.events is not None
    for seat, _ in played(position, seed):
        decision = position.decision(seat)
        assert decision is not None
        choices = [decision.least] if decision.is_pick() else range(len(decision.options))
        for language in LANGUAGES:
            check(log.decision(position, seat, language), language)
            texts = [log.option(position, seat, choice, language) for choice in choices]
            assert len(set(texts)) == len(texts), "two answers that read the same"
            for text in texts:
                check(text, language)
            for event in position.events:
                check(log.event(position, event.seen_by(seat), language), language)
        position.events.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_and_table_are_put_into_words(language: str) -> None:
    position = table()
    lines = log.hand(position, ZOT, language)
    assert sum([line.startswith(("+", "-")) for line in lines]) == len(set(position.hand_texts(ZOT)))
    for line in [*lines, *log.table(position, ZOT, language)]:
        check(line, language)


def test_a_card_drawn_by_another_stays_unnamed() -> None:
    drew = Event(ev.DREW, EVE, -1, -1, 2, (3, 4), 1 << EVE)
    position = table()
    assert log.event(position, drew.seen_by(ZOT), "en") == "Eve drew 2 cards."
    assert log.event(position, drew.seen_by(EVE), "en").startswith('Eve drew 2 cards: "')


def test_russian_verbs_agree_with_their_subject() -> None:
    assert told(ev.PLAYED, ZOT).startswith("Зот сыграл «")
    assert told(ev.PLAYED, EVE).startswith("Ив сыграла «")
    assert told(ev.PASSED_OUT, FIONA) == "Фиона отключилась."
    assert told(ev.PASSED_OUT, GERKI) == "Герки отключился."


def test_russian_names_decline_where_they_can() -> None:
    assert told(ev.GOLD, EVE, ZOT, amount=2) == "Ив заплатила Зоту 2 золота."
    assert told(ev.GOLD, ZOT, FIONA, amount=1) == "Зот заплатил Фионе 1 золото."
    assert told(ev.ORDERED, FIONA, GERKI) == "Фиона заказала выпивку для Герки."
    assert told(ev.PLAYED, GERKI, cards=(ZOT, FIONA)).endswith("» на Зота и Фиону.")


def test_russian_numbers_have_their_forms() -> None:
    said = {n: told(ev.DISCARDED, amount=n, cards=(0,)).split(":")[0] for n in (1, 2, 5, 21)}
    assert said == {
        1: "Зот сбросил 1 карту",
        2: "Зот сбросил 2 карты",
        5: "Зот сбросил 5 карт",
        21: "Зот сбросил 21 карту",
    }
    lost = [told(ev.FORTITUDE, amount=-n) for n in (1, 2, 5)]
    assert lost == ["Зот потерял 1 стойкость.", "Зот потерял 2 стойкости.", "Зот потерял 5 стойкости."]
    assert told(ev.GOLD, amount=5).endswith("5 золота.")


def test_an_empty_pot_is_not_counted() -> None:
    pots = (ev.ROUND_WON, ev.POT_TAKEN, ev.POT_TO_INN)
    assert [told(kind, EVE, amount=0, language="en") for kind in pots] == [
        "Eve won the Round, but the pot is empty.",
        "Eve got nothing: the pot is empty.",
        "The Round is over: the pot is empty.",
    ]
    assert [told(kind, EVE, amount=0) for kind in pots] == [
        "Ив выиграла раунд, но банк пуст.",
        "Ив осталась ни с чем: банк пуст.",
        "Раунд окончен: банк пуст.",
    ]


def test_winners_are_one_or_several() -> None:
    assert told(ev.GAME_OVER, amount=1 << EVE, language="en") == "The game is over. Eve wins!"
    assert told(ev.GAME_OVER, amount=0b11) == "Игра окончена. Победу делят Зот и Ив."


def test_seats_are_called_by_their_own_names() -> None:
    seats = [{"character": "zot", "name": "Ann"}, {"character": "eve"}, {"character": "eve"}]
    position = table(seats=seats, repeats=True)
    assert [seat_name(position, seat, "en").form("nom") for seat in range(3)] == ["Ann", "Eve (2)", "Eve (3)"]
    assert seat_name(position, 0, "ru").form("gen") == "Ann"


@pytest.mark.parametrize("key", CHARACTERS)
def test_every_character_has_a_short_name_in_both_languages(key: str) -> None:
    english, russian = [character_name(key, language) for language in LANGUAGES]
    assert english.form("nom").casefold() == key
    assert re.fullmatch("[А-Я][а-я]+", russian.form("nom"))
    assert russian.gender in ("m", "f")


def test_quotation_marks_are_not_nested_in_their_own_kind() -> None:
    assert quoted("Эль «Дыхание дракона»", "ru") == "«Эль „Дыхание дракона“»"


def test_a_title_names_the_card() -> None:
    position = table()
    number = card(position, "winning_hand")
    refusal = reasons.refusal(reasons.NOT_IN_HAND, number)
    assert log.refusal(position, refusal, "en") == '"Winning Hand!" is not in your hand (R3.1.8).'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_made_for_other_names_says_the_same(language: str) -> None:
    """Sentences are kept without the names in them; other messages they refer to use these names, too."""
    position = table()
    gold = Event(ev.GOLD, ZOT, EVE, -1, 3, (), EVERYBODY)
    first = log.event(position, gold, language)
    other = log.event(position, Event(ev.GOLD, EVE, ZOT, -1, 3, (), EVERYBODY), language)
    assert first != other and log.event(position, gold, language) == first


@pytest.mark.parametrize(
    ("title", "ending"), [("Raise!", ""), ("Get lost.", ""), ("My purse…", ""), ("Who, me?", ""), ("I raise", ".")]
)
def test_a_sentence_that_ends_in_a_title_has_one_full_stop(title: str, ending: str) -> None:
    given: dict[str, str | int | Name] = {
        "seat": MarkedName(Name({NOMINATIVE: "Zot"}), "seat", 1),
        "card": MarkedName(Name({NOMINATIVE: title}), "card", 7),
    }
    sentence = [("", "seat", NOMINATIVE), (" played ", "card", NOMINATIVE), (".", "", "")]
    assert "".join([piece.text for piece in pieces(sentence, given)]) == f"Zot played {title}{ending}"

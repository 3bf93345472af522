"""Faces say in both languages what programs do."""

import re

import pytest

from taproom.inn.content import builtin_decks
from taproom.inn.effects import program as fx
from taproom.inn.effects.registry import NAMED
from taproom.inn.language.faces import LANGUAGES, face, plain
from tests.language.samples import COMPONENTS, SAMPLES, read, words_of

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)
ICONS = {"fortitude", "alcohol", "gold", "chaser"}


def shown(text: str, language: str, types: int = fx.ACTION) -> list[str]:
    return plain(face(read(text), types, language, COMPONENTS))


def check(lines: tuple[str, ...], language: str) -> None:
    assert set(re.findall(r"\[(\w+)\|", " ".join(lines))) <= ICONS
    for line in plain(lines):
        assert not (LATIN if language == "ru" else CYRILLIC).search(line), line
        assert not re.search(r"[\[\]{}|$]|  ", line), line
        assert line in ("OR", "ИЛИ") or (line.endswith(".") and line[0] == line[0].upper()), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_renders(language: str) -> None:
    rendered: set[str] = set()
    for types, text in SAMPLES:
        check(face(read(text), types, language, COMPONENTS), language)
        rendered |= words_of(text)
    assert rendered == set(NAMED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_renders(language: str) -> None:
    for deck in builtin_decks():
        for card in deck.cards:
            check(face(card.program, card.types, language, deck.names), language)


@pytest.mark.parametrize(
    ("text", "types", "english", "russian"),
    [
        (
            "another player: -2 fortitude",
            fx.ACTION,
            ["Pick another player: loses 2 Fortitude."],
            ["Выбери другого игрока: теряет 2 стойкости."],
        ),
        ("ignore a drink", fx.SOMETIMES, ["Ignore a Drink."], ["Игнорируй выпивку."]),
        ("+3 alcohol, chaser", fx.DRINK, ["+3 Alcohol Content. Chaser."], ["+3 опьянения. Прицеп."]),
        (
            "-2 fortitude\nfor an orc instead: +2 alcohol",
            fx.DRINK,
            ["-2 Fortitude.", "Orc: +2 Alcohol Content instead."],
            ["-2 стойкости.", "Орк: вместо этого +2 опьянения."],
        ),
        (
            "as action: start a round\nor: as gambling: take control",
            fx.ACTION | fx.GAMBLING,
            [
                "As an Action card: start a Round of Gambling (each player, including you, antes 1 Gold); "
                "you are in control.",
                "OR",
                "As a Gambling card: take control of the Round of Gambling.",
            ],
            [
                "Как карта «действие»: начни раунд азартных игр (каждый игрок, включая тебя, делает ставку "
                "в 1 золото); ты ведёшь игру.",
                "ИЛИ",
                "Как карта «азарт»: перехвати игру в раунде азартных игр.",
            ],
        ),
        (
            "when another player plays a cheating card while you are in the round: negate it; win the round",
            fx.SOMETIMES,
            [
                "When another player plays a Cheating card and you are still in the Round of Gambling: Negate it; "
                "you win the Round."
            ],
            [
                "Когда другой игрок играет карту «шулерство», а ты ещё в раунде азартных игр: отмени её; "
                "ты выигрываешь раунд."
            ],
        ),
        (
            "when you lose fortitude to another player's card: that player: -2 fortitude",
            fx.SOMETIMES,
            ["When you lose Fortitude to another player's card: that player loses 2 Fortitude."],
            ["Когда ты теряешь стойкость от карты другого игрока: этот игрок теряет 2 стойкости."],
        ),
    ],
)
def test_faces_read_like_cards(text: str, types: int, english: list[str], russian: list[str]) -> None:
    assert shown(text, "en", types) == english
    assert shown(text, "ru", types) == russian


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту"), (24, "24 карты")],
)
def test_russian_counts_cards_right(number: int, words: str) -> None:
    assert shown(f"draw {number} cards", "ru") == [f"Возьми {words}."]


@pytest.mark.parametrize(("number", "words"), [(1, "1 золото"), (3, "3 золота"), (7, "7 золота"), (31, "31 золото")])
def test_russian_counts_gold_right(number: int, words: str) -> None:
    assert shown(f"another player: pays you {number} gold", "ru") == [
        f"Выбери другого игрока: платит тебе {words}.",
    ]


def test_every_moment_renders() -> None:
    kinds = {mode.when.kind for _, text in SAMPLES for mode in read(text).modes}
    names = list(vars(fx))
    between = names[names.index("FREELY") : names.index("IN_YOUR_TURN")]
    moments = {value for name in between if isinstance(value := getattr(fx, name), int)}
    assert moments <= kinds

"""The decks are whole, and a mistake in a deck file is reported with its place."""

from pathlib import Path
from typing import Any

import pytest

from taproom.inn.content import (
    LANGUAGES,
    ContentError,
    builtin_deck,
    builtin_decks,
    builtin_keys,
    inline_card,
    load_deck,
)
from taproom.inn.language import effects as fx
from taproom.inn.library import catalogue_for
from taproom.table.game import game

# Cards, different cards, and copies by type: action, sometimes, anytime, gambling, cheating, drink, drink event.
NUMBERS = {
    "deirdre": (40, 28, 14, 19, 3, 10, 0, 0, 0),
    "dimli": (40, 28, 13, 22, 1, 10, 0, 0, 0),
    "drinks_rdi1": (30, 18, 0, 0, 0, 0, 0, 26, 4),
    "drinks_rdi2": (30, 23, 0, 0, 0, 0, 0, 25, 5),
    "drinks_rdi3": (30, 22, 0, 0, 0, 0, 0, 25, 5),
    "erin": (40, 26, 13, 16, 6, 10, 1, 0, 0),
    "erin_forms": (4, 4, 0, 0, 0, 0, 0, 0, 0),
    "eve": (40, 27, 13, 16, 3, 10, 4, 0, 0),
    "fiona": (40, 28, 14, 19, 3, 10, 0, 0, 0),
    "fleck": (40, 29, 15, 14, 2, 10, 5, 0, 0),
    "gerki": (40, 27, 13, 16, 3, 10, 4, 0, 0),
    "gog": (40, 26, 15, 19, 2, 10, 0, 0, 0),
    "kaylin": (40, 26, 12, 17, 4, 10, 2, 0, 0),
    "kaylin_wulfric": (12, 11, 0, 0, 0, 0, 0, 0, 0),
    "phrenk": (40, 27, 13, 17, 5, 10, 1, 0, 0),
    "phrenk_potions": (18, 12, 3, 6, 7, 0, 0, 0, 0),
    "pooky": (40, 28, 13, 17, 5, 10, 1, 0, 0),
    "serena": (40, 24, 14, 16, 5, 10, 1, 0, 0),
    "wizgille": (40, 28, 13, 19, 2, 10, 2, 0, 0),
    "wizgille_gears": (18, 14, 0, 0, 0, 0, 0, 0, 0),
    "zot": (40, 28, 15, 14, 3, 10, 4, 0, 0),
}

GOOD = """\
[deck]
key = "ann"
kind = "character"
size = 3
title = { en = "Ann", ru = "Энн" }
traits = ["human"]

[[cards]]
key = "poke"
count = 2
type = "action"
title = { en = "Poke", ru = "Тык" }
text = "another player: -1 fortitude"

[[cards]]
key = "duck"
type = "sometimes"
title = { en = "Duck", ru = "Нырок" }
text = \"\"\"
ignore a drink
or: ignore an event
\"\"\"
"""


def test_the_numbers_of_builtin_decks() -> None:
    found = {}
    for deck in builtin_decks():
        kinds = [fx.ACTION, fx.SOMETIMES, fx.ANYTIME, fx.GAMBLING, fx.CHEATING, fx.DRINK, fx.DRINK_EVENT]
        copies = [sum([card.count for card in deck.cards if card.types & kind]) for kind in kinds]
        found[deck.key] = (deck.size, len(deck.cards), *copies)
    assert found == {key: numbers for key, numbers in NUMBERS.items() if key in builtin_keys()}


def test_files_are_named_after_their_decks() -> None:
    assert [deck.key for deck in builtin_decks()] == list(builtin_keys())


def test_cards_of_one_key_have_one_program() -> None:
    programs: dict[str, object] = {}
    for deck in builtin_decks():
        for card in deck.cards:
            assert programs.setdefault(card.key, card.program) == card.program, card.key


def test_a_good_deck_loads(tmp_path: Path) -> None:
    path = tmp_path / "ann.toml"
    path.write_text(GOOD, encoding="utf-8")
    deck = load_deck(path)
    assert (deck.key, deck.size, deck.traits, deck.titles["ru"]) == ("ann", 3, ("human",), "Энн")
    duck = deck.card("duck")
    assert duck is not None
    assert len(duck.program.modes) == 2
    assert deck.card("goose") is None


@pytest.mark.parametrize(
    ("right", "wrong", "line", "message"),
    [
        ("count = 2", "coutn = 2", 10, 'unknown key "coutn" in a card; did you mean "count"?'),
        ("count = 2", 'count = "2"', 10, '"count" must be a whole number'),
        ("count = 2", "count = true", 10, '"count" must be a whole number'),
        ("count = 2", "count = 0", 10, "count is 1 to 99, not 0"),
        ("count = 2", "count = 3", 4, "the counts of the cards add up to 4, not 3"),
        ('key = "duck"', 'key = "poke"', 16, 'there are two cards "poke"; use count for copies'),
        ('key = "duck"', 'key = "Duck!"', 16, 'small letters, digits and "_"'),
        ('key = "duck"', "", 15, '"key" is missing'),
        ('type = "sometimes"', 'type = "sometime"', 17, '"sometime" is no type; did you mean "sometimes"?'),
        ('type = "sometimes"', "type = 3", 17, "type is missing or no type"),
        ('type = "sometimes"', 'type = "action"', 19, 'a card of type "action" is played on your own move'),
        ('type = "action"', 'type = "sometimes"', 13, "a sometimes card needs a moment"),
        ('type = "sometimes"', 'type = "drink"', 19, 'a card of type "drink" has one type and one way to use it'),
        (
            'type = "action"',
            'type = ["action", "anytime"]',
            13,
            'begins each way to use it with its type, as in "as action:"',
        ),
        ('ru = "Нырок"', 'de = "Ente"', 18, '"title" has no text for "ru"'),
        ('ru = "Нырок"', 'ru = "Нырок", de = "Ente"', 18, 'unknown key "de" in title'),
        ("another player: -1", "another plyer: -1", 13, 'letter 9 of the text: "plyer" is not understood here'),
        ("or: ignore an event", "or: ignore an evnt", 21, 'column 15: "evnt" is not understood here'),
        ('kind = "character"', 'kind = "charakter"', 3, '"charakter" is no kind; did you mean "character"?'),
        ('["human"]', '["humna"]', 6, '"humna" is no trait; did you mean "human"?'),
        ("count = 2", 'rule = "24.1"', 10, 'a rule goes by its number, as in rule = "R24.1.5", not "24.1"'),
        ("[deck]", "[dekc]", 1, 'unknown key "dekc" in a deck file; did you mean "deck"?'),
        ("size = 3", "size = ", 4, "not TOML"),
    ],
)
def test_a_bad_deck_is_refused_with_the_place(tmp_path: Path, right: str, wrong: str, line: int, message: str) -> None:
    path = tmp_path / "ann.toml"
    assert right in GOOD
    path.write_text(GOOD.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_deck(path)
    assert message in str(caught.value)
    assert (caught.value.path, caught.value.line) == ("ann.toml", line)


def test_every_rule_a_card_names_is_in_the_rulebook() -> None:
    named = {card.rule for deck in builtin_decks() for card in deck.cards if card.rule}
    chapters = game("inn").rulebook("en")
    known = {rule.key for chapter in chapters for section in chapter.sections for rule in section.rules}
    assert named
    assert named <= known


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load_deck(tmp_path / "missing.toml")
    (tmp_path / "latin.toml").write_bytes(b"a = 1\nb = '\xe9'\n")
    with pytest.raises(ContentError, match=r"latin\.toml:2: the text is not UTF-8"):
        load_deck(tmp_path / "latin.toml")
    (tmp_path / "huge.toml").write_bytes(b"#" * 300_000)
    with pytest.raises(ContentError, match="at most 200000 are allowed"):
        load_deck(tmp_path / "huge.toml")
    (tmp_path / "deep.toml").write_bytes(b"a = " + b"[" * 100_000)
    with pytest.raises(ContentError, match="lists inside lists"):
        load_deck(tmp_path / "deep.toml")
    (tmp_path / "long.toml").write_bytes(b"a = " + b"9" * 10_000)
    with pytest.raises(ContentError, match="not TOML"):
        load_deck(tmp_path / "long.toml")


def test_an_unknown_deck_has_a_nearest_key() -> None:
    with pytest.raises(KeyError, match='did you mean "gerki"'):
        builtin_deck("gerky")


def test_a_card_may_be_defined_inline() -> None:
    card = inline_card({"key": "hit3", "type": "action", "text": "another player: -3 fortitude"})
    assert (card.key, card.types, card.count, card.titles) == ("hit3", fx.ACTION, 1, dict.fromkeys(LANGUAGES, "hit3"))
    with pytest.raises(ContentError, match="did you mean"):
        inline_card({"key": "hit3", "type": "action", "text": "another plyer: -3 fortitude"})
    wrong: list[dict[Any, Any]] = [
        {},
        {"key": 3},
        {3: 4},
        {"key": "a", "type": {}},
        {"key": "a", "type": "action", "text": 1},
    ]
    for table in wrong:
        with pytest.raises(ContentError):
            inline_card(table)


def test_a_table_numbers_its_cards() -> None:
    decks = [builtin_deck(key) for key in ("gerki", "eve", "gerki", "drinks_rdi1", "drinks_rdi2")]
    catalogue, contents, titles = catalogue_for(decks)[:3]
    assert [card.number for card in catalogue.cards] == list(range(len(catalogue.cards)))
    assert [len(numbers) for numbers in contents] == [40, 40, 40, 30, 30]
    assert contents[0] == contents[2]
    keys = [[catalogue.cards[number].key for number in numbers] for numbers in contents]
    assert keys[0].count("gambling_im_in") == 6
    assert not set(contents[0]) & set(contents[1])
    ale = keys[3].index("light_ale")
    assert contents[3][ale] == contents[4][keys[4].index("light_ale")]
    raise_number = contents[1][keys[1].index("i_raise")]
    assert titles.title(raise_number, "ru") == "Повышаю!"
    assert titles.source(raise_number).key == "i_raise"

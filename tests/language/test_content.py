"""The decks are whole, and a mistake in a deck file is reported with its place."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from taproom.inn.content import (
    LANGUAGES,
    ContentError,
    builtin_deck,
    builtin_decks,
    builtin_keys,
    common_cards,
    deck_from_text,
    decks_in,
    inline_card,
    load_decks,
    mistakes,
    read_deck_file,
    untranslated,
)
from taproom.inn.content.cards import COMMON
from taproom.inn.content.library import catalogue_for
from taproom.inn.content.packs import explained
from taproom.inn.effects import program as fx
from taproom.kernel.game import game

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

FOLDER = COMMON.parent
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


def with_common(written: str) -> str:
    """The good deck with a table more between its two cards."""
    return GOOD.replace("size = 3\n", "").replace(
        '[[cards]]\nkey = "duck"', f'[[cards]]\n{written}\n\n[[cards]]\nkey = "duck"'
    )


def test_the_numbers_of_builtin_decks() -> None:
    found = {}
    for deck in builtin_decks():
        kinds = [fx.ACTION, fx.SOMETIMES, fx.ANYTIME, fx.GAMBLING, fx.CHEATING, fx.DRINK, fx.DRINK_EVENT]
        copies = [sum([card.count for card in deck.cards if card.types & kind]) for kind in kinds]
        found[deck.key] = (deck.size, len(deck.cards), *copies)
    assert {key: found[key] for key in NUMBERS} == NUMBERS


def test_a_card_that_decks_share_is_written_once() -> None:
    homes: dict[str, list[str]] = {}
    for path in FOLDER.glob("*.toml"):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for card in [card for deck in (table, *table.get("decks", ())) for card in deck["cards"]]:
            if "common" not in card:
                written = {key: value for key, value in card.items() if key not in ("count", "scene")}
                homes.setdefault(repr(written), []).append(path.name)
    assert [decks for decks in homes.values() if len(decks) > 1] == []
    named = {card.key for deck in builtin_decks() for card in deck.cards}
    assert [key for key in common_cards() if key not in named] == []


@pytest.mark.parametrize(
    "written",
    [
        "common.i_raise = 2\ncommon.wench_tip = 1",
        "common = { i_raise = 2, wench_tip = 1 }",
        "[cards.common]\ni_raise = 2\nwench_tip = 1",
    ],
)
def test_common_cards_stand_where_they_are_named(written: str) -> None:
    deck = deck_from_text("ann.toml", with_common(written))
    assert [(card.key, card.count) for card in deck.cards] == [
        ("poke", 2),
        ("i_raise", 2),
        ("wench_tip", 1),
        ("duck", 1),
    ]
    assert deck.cards[1].titles == common_cards()["i_raise"].titles
    assert deck.cards[1].program == common_cards()["i_raise"].program


@pytest.mark.parametrize(
    ("written", "line", "message"),
    [
        ("common.i_raise = 2\ncommon.wench_tp = 1", 16, '"wench_tp" is no common card; did you mean "wench_tip"?'),
        ("common = { wench_tp = 1 }", 15, '"wench_tp" is no common card'),
        ("[cards.common]\ni_raise = 2\nwench_tp = 1", 17, '"wench_tp" is no common card'),
        ("common.i_raise = 0", 15, "count is 1 to 99, not 0"),
        ('common.i_raise = "two"', 15, '"i_raise" must be a whole number'),
        ("common = 3", 15, '"common" must be a table'),
        ("common.i_raise = 2\ncount = 2", 16, 'unknown key "count" in a [[cards]] that names common cards'),
        ("common.i_raise = 2\n\n[[cards]]\ncommon.i_raise = 1", 18, 'there are two cards "i_raise"'),
    ],
)
def test_a_wrong_common_card_is_refused_with_the_place(written: str, line: int, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        deck_from_text("ann.toml", with_common(written))
    assert message in str(caught.value)
    assert caught.value.line == line
    (found,) = mistakes("ann.toml", with_common(written))
    assert str(found) == str(caught.value)


def test_a_side_deck_has_only_cards_of_its_own() -> None:
    text = (
        '[deck]\nkey = "hats"\nkind = "side"\ntitle = { en = "Hats", ru = "Шляпы" }\n\n[[cards]]\ncommon.i_raise = 1\n'
    )
    with pytest.raises(ContentError, match=r"hats\.toml:7: a side deck has only cards of its own"):
        deck_from_text("hats.toml", text)


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
    deck = load_decks(path)[0]
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
        (
            'type = "sometimes"',
            'type = "drink"',
            17,
            'a card of type "drink" is revealed, never played, so it cannot be in a character\'s deck',
        ),
        ('kind = "character"', 'kind = "drink"', 11, 'type "action"; there are drink, drink event'),
        (
            'type = "action"',
            'type = ["action", "anytime"]',
            13,
            'begins each way to use it with its type, as in "as action:"',
        ),
        ('ru = "Нырок"', 'de = "Ente"', 18, 'unknown key "de" in title'),
        ('ru = "Нырок"', 'ru = ""', 18, '"title" has no text for "ru"'),
        ('en = "Duck", ', "", 18, '"title" has no text for "en"'),
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
        load_decks(path)[0]
    assert message in str(caught.value)
    assert (caught.value.path, caught.value.line) == ("ann.toml", line)


@pytest.mark.parametrize(
    ("right", "wrong", "word"),
    [
        ('type = "sometimes"', 'type = "sometime"', "sometime"),
        ('type = "sometimes"', 'type = "drink"', "drink"),
        ("count = 2", "coutn = 2", "coutn"),
        ("count = 2", "count = 0  # none", "0"),
        ('["human"]', '["dwarf", "humna"]', "humna"),
        ("another player: -1", "another plyer: -1", "plyer"),
        ('"another player: -1 fortitude"', "'another plyer: -1 fortitude'", "plyer"),
        ('"another player: -1 fortitude"', '"draw 1 card\\nanother \\u0070lyer: -1 fortitude"', "\\u0070"),
        ("or: ignore an event", "  or: ignore an evnt", "evnt"),
        ('"""\nignore a drink', '"""ignore a drnk', "drnk"),
        ('"""\nignore a drink\nor: ignore an event', '"""ignore a drink\nor: ignore an evnt', "evnt"),
    ],
)
def test_the_place_of_a_mistake_is_that_of_the_word_meant(right: str, wrong: str, word: str) -> None:
    assert right in GOOD
    text = GOOD.replace(right, wrong, 1)
    with pytest.raises(ContentError) as caught:
        deck_from_text("ann.toml", text)
    line = text.splitlines()[caught.value.line - 1]
    assert line[caught.value.column - 1 :].startswith(word), caught.value
    carets = explained(caught.value, text).splitlines()[2]
    assert carets.index("^") - 9 == caught.value.column - 1


def test_a_drink_is_no_common_card_of_a_character() -> None:
    with pytest.raises(ContentError, match=r'ann\.toml:15: a card of type "drink" is revealed, never played'):
        deck_from_text("ann.toml", with_common("common.wine = 1"))


def test_a_russian_title_may_be_missing() -> None:
    text = GOOD.replace(', ru = "Нырок"', "").replace(', ru = "Энн"', "")
    deck = deck_from_text("ann.toml", text)
    assert deck.titles == {"en": "Ann", "ru": "Ann"}
    assert deck.cards[1].titles == {"en": "Duck", "ru": "Duck"}
    assert untranslated("ann.toml", text) == [5, 18]


def test_the_games_own_decks_are_all_in_russian() -> None:
    texts = [text for path in FOLDER.glob("*.toml") if path != COMMON for text in decks_in(read_deck_file(path))]
    assert len(texts) == len(builtin_keys())
    assert [line for text in texts for line in untranslated("a deck", text)] == []
    assert all([re.search("[а-я]", card.titles["ru"]) for card in common_cards().values()])


def test_every_rule_a_card_names_is_in_the_rulebook() -> None:
    named = {card.rule for deck in builtin_decks() for card in deck.cards if card.rule}
    chapters = game("inn").library.rulebook("en")
    known = {rule.key for chapter in chapters for section in chapter.sections for rule in section.rules}
    assert named
    assert named <= known


def test_files_that_are_no_decks(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load_decks(tmp_path / "missing.toml")[0]
    (tmp_path / "latin.toml").write_bytes(b"a = 1\nb = '\xe9'\n")
    with pytest.raises(ContentError, match=r"latin\.toml:2: the text is not UTF-8"):
        load_decks(tmp_path / "latin.toml")[0]
    (tmp_path / "huge.toml").write_bytes(b"#" * 300_000)
    with pytest.raises(ContentError, match="at most 200000 are allowed"):
        load_decks(tmp_path / "huge.toml")[0]
    (tmp_path / "deep.toml").write_bytes(b"a = " + b"[" * 100_000)
    with pytest.raises(ContentError, match="lists inside lists"):
        load_decks(tmp_path / "deep.toml")[0]
    (tmp_path / "long.toml").write_bytes(b"a = " + b"9" * 10_000)
    with pytest.raises(ContentError, match="not TOML"):
        load_decks(tmp_path / "long.toml")[0]


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

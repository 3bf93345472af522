"""Components declared in a deck's file: what is read, and how mistakes in them are reported."""

from pathlib import Path

import pytest

from taproom.inn.content import ContentError, DeckSource, deck_from_text, load_decks, mistakes
from taproom.inn.content.packs import PackDeck, check_folder, decks_of
from taproom.inn.effects import blocks
from taproom.inn.effects import program as fx
from taproom.inn.effects.components import SET_STANDING
from taproom.inn.effects.program import Program
from taproom.inn.language.components import component
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.faces import LANGUAGES, face, plain
from taproom.inn.language.parse import parse
from taproom.kernel.verdicts import Malformed
from tests.language.samples import COMPONENTS, read

ANN = """\
[deck]
key = "ann"
kind = "character"
title = { en = "Ann", ru = "Энн" }

[[components]]
key = "glow"
kind = "track"
title = { en = "Glow", ru = "Сияние" }
low = 1
high = 8
start = 8
below = "choose: pay the inn 1 gold, or -1 fortitude"

[[components]]
key = "temper"
kind = "track"
title = { en = "Temper", ru = "Нрав" }
steps = [
    { key = "mild", title = { en = "Mild", ru = "Мягок" } },
    { key = "hot", title = { en = "Hot", ru = "Горяч" } },
]
start = "hot"
triggers = ["when a drink gives you 3 or more alcohol: +1 temper, -1 glow"]

[[components]]
key = "hat"
kind = "side_deck"
title = { en = "Hat", ru = "Шляпа" }
deck = "ann_hats"
use = "standing"
changes = "by_card"
start = "top_hat"

[[cards]]
key = "shine"
type = "anytime"
title = { en = "Shine", ru = "Блеск" }
text = "+1 fortitude (glow 5 to 8) or +2 (glow 1 to 4), hat becomes cap"
"""

BEETLES = """
[[cards]]
key = "pockets"
type = "anytime"
title = { en = "Pockets", ru = "Карманы" }
text = "another player: gets 2 beetles"

[[components]]
key = "beetle"
kind = "token"
title = { en = "Beetles", ru = "Жуки" }
supply = 5
counted = { en = ["Beetle", "Beetles"], ru = ["жука", "жука", "жуков"] }
"""

HATS = """\
[deck]
key = "ann_hats"
kind = "side"
title = { en = "Hats", ru = "Шляпы" }

[[cards]]
key = "cap"
title = { en = "Cap", ru = "Кепка" }
text = "always: you ante 1 more"

[[cards]]
key = "top_hat"
title = { en = "Top hat", ru = "Цилиндр" }
text = "at the start of your turn: you may: this becomes cap"
"""


def hats(text: str = HATS) -> DeckSource:
    return deck_from_text("ann_hats.toml", text)


def ann(text: str = ANN, side: str = HATS) -> DeckSource:
    return deck_from_text("ann.toml", text, lambda key: hats(side) if key == "ann_hats" else None)


def test_tracks_and_side_decks_are_read() -> None:
    glow, temper, hat = ann().components
    assert (glow.low, glow.high, glow.start, glow.kind) == (1, 8, 8, "track")
    assert glow.below is not None
    assert glow.below.effects[0].word is blocks.CHOOSE
    assert (temper.low, temper.high, temper.start) == (0, 1, 1)
    assert [step.key for step in temper.steps] == ["mild", "hot"]
    assert [effect.extra for effect in temper.triggers[0].effects] == [1, 0]
    assert (hat.use, hat.changes, hat.start, hat.shuffled) == ("standing", "by_card", 1, False)
    assert hat.side is not None
    assert [side.key for side in ann().side_decks] == ["ann_hats"]


def test_texts_keep_the_numbers_of_components_and_steps() -> None:
    gained, changed = ann().cards[0].program.modes[0].effects
    assert gained.by == (0, 5, 8, 1, 1, 4, 2)
    assert (changed.word, changed.extra, changed.amount) == (SET_STANDING, 2, 0)
    becomes = hats().cards[1].program.modes[0].effects[0].inner[0]
    assert (becomes.word, becomes.extra, becomes.amount) == (SET_STANDING, fx.THIS_DECK, 0)


def inside(side: str) -> str:
    """Ann's file with her hats in it."""
    return ANN + side.replace("[deck]", "[[decks]]").replace("[[cards]]", "[[decks.cards]]")


def test_side_decks_may_be_in_the_file_of_their_deck(tmp_path: Path) -> None:
    path = tmp_path / "ann.toml"
    path.write_text(inside(HATS), encoding="utf-8")
    assert load_decks(path) == (ann(), hats())
    assert decks_of((PackDeck(path.name, path.read_text("utf-8")),)) == {"ann": ann(), "ann_hats": hats()}
    assert check_folder(tmp_path).errors == []


def test_a_mistake_in_a_side_deck_is_told_once_with_its_line_in_the_file(tmp_path: Path) -> None:
    wrong = inside(HATS.replace("you ante 1 more", "you ant 1 more"))
    (tmp_path / "ann.toml").write_text(wrong, encoding="utf-8")
    [error] = check_folder(tmp_path).errors
    [line] = [number for number, each in enumerate(wrong.split("\n"), 1) if "you ant 1" in each]
    assert error.startswith(f"ann.toml:{line}: letter ")


def test_what_belongs_to_a_deck_comes_after_it() -> None:
    with pytest.raises(Malformed, match='unknown key "decks"'):
        decks_of((PackDeck("ann.toml", '[[decks.cards]]\nkey = "hat"\n' + ANN),))


def test_a_file_of_too_many_decks_is_refused() -> None:
    text = ANN + "[[decks]]\n" * 10_000
    with pytest.raises(Malformed, match="a table takes at most 20 decks of packs"):
        decks_of((PackDeck("ann.toml", text),))


def test_side_decks_are_files_beside_their_deck(tmp_path: Path) -> None:
    (tmp_path / "ann.toml").write_text(ANN, encoding="utf-8")
    with pytest.raises(ContentError, match='there is no side deck "ann_hats" beside this deck'):
        load_decks(tmp_path / "ann.toml")[0]
    (tmp_path / "ann_hats.toml").write_text(HATS, encoding="utf-8")
    assert load_decks(tmp_path / "ann.toml")[0].side_decks == [hats()]
    (tmp_path / "ann_hats.toml").write_text(HATS.replace("you ante 1 more", "you ant 1 more"), encoding="utf-8")
    with pytest.raises(ContentError, match=r"ann\.toml:30: its side deck is wrong: ann_hats\.toml:9: letter"):
        load_decks(tmp_path / "ann.toml")[0]
    (tmp_path / "ann.toml").write_text(ANN.replace('"ann_hats"', '"ann"'), encoding="utf-8")
    with pytest.raises(ContentError, match="there is no side deck"):
        load_decks(tmp_path / "ann.toml")[0]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "message"),
    [
        ('kind = "track"', 'kind = "trak"', 8, '"trak" is no kind; did you mean "track"?'),
        ("high = 8", "higth = 8", 11, 'unknown key "higth" in a track; did you mean "high"?'),
        ("high = 8\n", "", 6, '"high" is missing'),
        ("high = 8", "high = 1", 11, "a track goes from 0 or more up to at most 99"),
        ("start = 8", "start = 9", 12, "the marker starts on 1 to 8, not on 9"),
        ('key = "glow"', 'key = "gold"', 7, '"gold" is a word of the language already'),
        ('{ key = "mild"', '{ key = "then"', 20, '"then" is a word of the language already'),
        ('{ key = "mild"', '{ key = "back"', 20, '"back" is a word of the language already'),
        ('{ key = "mild"', '{ key = "glow"', 20, '"glow" is a component already; choose another name'),
        ('key = "glow"', 'key = "temper"', 16, 'there are two components "temper"'),
        ("or -1 fortitude", "or -1 fortitud", 13, '"fortitud" is not understood here'),
        ("choose: pay", "at the start of your turn: choose: pay", 13, 'a text of "below" has no moment'),
        ('start = "hot"', 'start = "hat"', 23, '"hat" is no step; did you mean "hot"?'),
        ('start = "hot"', "low = 1", 23, 'a track has "steps" or "low" and "high", not both'),
        ('{ key = "mild"', '{ key = "hot"', 20, 'there are two steps "hot"'),
        ('{ key = "mild"', '{ kay = "mild"', 20, 'unknown key "kay" in a step; did you mean "key"?'),
        ("+1 temper, -1", "+1 tempr, -1", 24, '"tempr" is not understood here; did you mean "+1 temper"?'),
        ("when a drink gives you 3 or more alcohol: +1 temper", "+1 temper", 24, "begins with a moment"),
        ('use = "standing"', 'use = "standin"', 31, '"standin" is no use; did you mean "standing"?'),
        ('use = "standing"', 'use = "joins"', 26, '"joins" is missing'),
        ('use = "standing"', 'use = "for_sale"', 32, '"changes" is said only of a side deck with use = "standing"'),
        ('changes = "by_card"', 'changes = "daily"', 32, '"daily" is no change; there are by_card, turn_end'),
        ('start = "top_hat"', 'start = "top_cat"', 33, '"top_cat" is no step; did you mean "top_hat"?'),
        ('deck = "ann_hats"', 'deck = "anns_hats"', 30, 'there is no side deck "anns_hats"'),
        ("hat becomes cap", "hat becomes cup", 39, '"cup" is not understood here; did you mean "hat becomes cap"?'),
        ("(glow 5 to 8)", "(glow 6 to 8)", 39, "the bands give no amount for glow 5"),
        ("(glow 5 to 8)", "(glow 4 to 8)", 39, "the bands give two amounts for the same step"),
        ("(glow 5 to 8)", "(temper mild)", 39, 'all bands of one amount are steps of "temper"'),
        ("(glow 5 to 8)", "(glow 8 to 5)", 39, "the lower step comes first"),
        ("(glow 5 to 8)", "(hat cap)", 39, '"hat" is a side deck and has no steps to count'),
        ("hat becomes cap", "the next card of glow comes into force", 39, '"glow" is a track and has no cards'),
        ("hat becomes cap", "glow becomes 9", 39, '"glow" has no "9"; it has 1 to 8'),
        ("hat becomes cap", "this becomes cap", 39, '"this becomes" stands only on the cards of a side deck'),
    ],
)
def test_a_wrong_component_is_refused_with_the_place(right: str, wrong: str, line: int, message: str) -> None:
    assert right in ANN
    with pytest.raises(ContentError) as caught:
        ann(ANN.replace(right, wrong, 1))
    assert message in str(caught.value)
    assert caught.value.line == line
    found = mistakes("ann.toml", ANN.replace(right, wrong, 1), lambda key: hats() if key == "ann_hats" else None)
    assert message in "\n".join([str(error) for error in found])


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("always: you ante 1 more", "+1 fortitude", '"cap" is in force and never played'),
        ('kind = "side"', 'kind = "drink"', "type is missing"),
        ("always: you ante 1 more", "always: +1 fortitude", 'after "always:" stands what holds'),
        ("always: you ante 1 more", "you ante 1 more", 'begin with "always:"'),
        ("you may: this", "another player: draws 1 card; this", "nobody is picked"),
        ("at the start of your turn: you may: this becomes cap", "ignore a drink", "is never played"),
    ],
)
def test_a_wrong_side_deck_is_refused(right: str, wrong: str, message: str) -> None:
    assert right in HATS
    with pytest.raises(ContentError) as caught:
        ann(side=HATS.replace(right, wrong, 1))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "word"),
    [
        ("or -1 fortitude", "or -1 fortitud", 13, "fortitud"),
        ("+1 temper, -1", "+1 tempr, -1", 24, "tempr"),
        ('kind = "track"', 'kind = "trak"', 8, "trak"),
        ('key = "hot"', 'key = "action"', 21, "action"),
    ],
)
def test_a_mistake_about_a_component_is_marked(right: str, wrong: str, line: int, word: str) -> None:
    text = ANN.replace(right, wrong, 1)
    with pytest.raises(ContentError) as caught:
        ann(text)
    assert text.splitlines()[line - 1][caught.value.column - 1 :].startswith(word)


@pytest.mark.parametrize(
    ("key", "reason"),
    [("gold", "is a word of the language already, so no text could name it"), ("temper", "is a component already")],
)
def test_a_card_in_force_that_no_text_could_name_is_refused(key: str, reason: str) -> None:
    with pytest.raises(ContentError, match=rf'ann\.toml:31: ann_hats: "{key}" {reason}'):
        ann(side=HATS.replace('key = "cap"', f'key = "{key}"').replace("becomes cap", "becomes top_hat"))


def test_one_mistake_is_told_once() -> None:
    def told(text: str, side: str = HATS) -> list[str]:
        return [str(error) for error in mistakes("ann.toml", text, lambda key: hats(side))]

    assert len(told(ANN.replace('title = { en = "Glow"', 'titel = { en = "Glow"'))) == 1
    assert len(told(ANN.replace('kind = "character"', 'kind = "charakter"'))) == 1
    assert len(told(ANN, HATS.replace("you ante 1 more", "you ant 1 more"))) == 1
    assert len(told(ANN + BEETLES)) == 0
    assert len(told(ANN + BEETLES, HATS.replace("you ante 1 more", "you ant 1 more"))) == 1
    assert len([str(error) for error in mistakes("hats.toml", HATS.replace('"side"', '"sid"'))]) == 1


def test_only_characters_have_components_and_only_side_decks_prices() -> None:
    with pytest.raises(ContentError, match="only a character and its Boss Cards have components"):
        deck_from_text("x.toml", ANN.replace('kind = "character"', 'kind = "drink"'))
    with pytest.raises(ContentError, match="only a card of a side deck has a price"):
        ann(ANN.replace('key = "shine"', 'key = "shine"\nprice = 1'))
    with pytest.raises(ContentError, match='"cap" is for sale: it needs a type and a price'):
        text = ANN.replace('"standing"', '"for_sale"').replace('changes = "by_card"\nstart = "top_hat"\n', "")
        ann(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("+1 glov", 'did you mean "+1 glow"?'),
        ("if glov is 5: draw 1 card", 'did you mean "if glow is 5"?'),
        ("temper becomes mld", 'did you mean "temper becomes mild"?'),
        ("if temper is mild or boiling: draw 1 card", "steps that belong together stand side by side"),
        ("a further player: -1 fortitude", 'no player was picked before "a further player"'),
        ("each player: counts as the source", "this is not said of the players named before it"),
        ("if you did not pay it with your own gold: -1 glow", "there is no payment of yours before"),
        ("when another player reveals a drink: that player: may play another card of its type", "does not fit"),
        ("reveal the next card instead", "this needs a moment before it"),
        ("as action: always: you ante 1 more", "nobody plays this"),
    ],
)
def test_a_mistake_about_components_is_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        read(text)
    assert message in str(caught.value)


def test_without_components_their_names_are_unknown_words() -> None:
    with pytest.raises(CardTextError, match='"glow" is not understood here; expected "alcohol to a drink"'):
        parse("+1 glow")
    assert component(COMPONENTS, 0).key == "glow"
    with pytest.raises(LookupError):
        component((), 0)


def test_what_joins_has_something_to_join() -> None:
    joining = ANN.replace('use = "standing"\nchanges = "by_card"\nstart = "top_hat"', 'use = "joins"\njoins = "device"')
    joining = joining.replace("hat becomes cap", "draw 1 card")
    gears = HATS.replace("always: you ante 1 more", "draw 1 card").replace("at the start of your turn: ", "")
    gears = gears.replace("you may: this becomes cap", "+1 to one number of the card this joins")
    with pytest.raises(ContentError, match=r'ann\.toml:32: no card is a "device"; none has subtypes'):
        ann(joining, gears)
    with pytest.raises(ContentError, match='no card is a "device"; did you mean "devise"'):
        ann(joining.replace('type = "anytime"', 'type = "anytime"\nsubtypes = ["devise"]'), gears)
    joined = ann(joining.replace('type = "anytime"', 'type = "anytime"\nsubtypes = ["device"]'), gears)
    assert joined.components[2].joins in joined.cards[0].subtypes


def test_what_components_do_by_themselves_renders() -> None:
    glow, temper, _ = ann().components
    assert glow.below is not None
    program = Program((glow.below, *temper.triggers))
    assert [plain(face(program, 0, language, ann().names)) for language in LANGUAGES] == [
        [
            "Either pay 1 Gold to the Inn or lose 1 Fortitude.",
            "When a single Drink makes you gain 3 Alcohol Content or more: Temper moves 1 step towards Hot; Glow -1.",
        ],
        [
            "Либо заплати таверне 1 золото, либо потеряй 1 стойкость.",
            "Когда от одной выпивки ты пьянеешь на 3 или больше: нрав сдвигается на 1 шаг к «Горяч»; сияние -1.",
        ],
    ]

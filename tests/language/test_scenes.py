"""The pictures on cards: every card has a scene of its own, made of parts there are."""

import re
from collections import Counter
from pathlib import Path

import pytest

from taproom.inn.content import DeckSource, builtin_decks, common_cards, mistakes
from taproom.inn.content.scenes import PICTURES, SCENES, busts, check_scene, colours, deck_scenes, kit_parts

PORTRAITS = Path(__file__).parent.parent.parent / "web" / "src" / "pictures" / "portraits"
DECKS = builtin_decks()
FILES = sorted([path.stem for path in SCENES.glob("*.txt")])
PARTS_AND_TINTS = re.compile(r"[a-z][\w-]*(?= -?\d)| in \w+")


def looks(scene: str) -> tuple[str, ...]:
    """What is told apart at hand size: the parts and their tints, wherever they are."""
    return tuple(sorted(PARTS_AND_TINTS.findall(scene)))


def scene_of(deck: DeckSource, card: str) -> str:
    """As clients find it: the deck's own scene, or that of the card many decks share."""
    return deck_scenes(deck.key).get(card) or deck_scenes("common").get(card, "")


@pytest.mark.parametrize("deck", DECKS, ids=[deck.key for deck in DECKS])
def test_every_card_of_a_deck_has_a_scene_of_its_own(deck: DeckSource) -> None:
    scenes = {card.key: scene_of(deck, card.key) for card in deck.cards}
    assert [key for key, scene in scenes.items() if not scene] == []
    shown = Counter([looks(scene) for scene in scenes.values()])
    assert [parts for parts, times in shown.items() if times > 1] == []


@pytest.mark.parametrize("name", FILES)
def test_every_scene_is_of_parts_there_are_and_unlike_the_others_of_its_file(name: str) -> None:
    scenes = deck_scenes(name)
    for scene in scenes.values():
        assert 2 <= len(check_scene(scene)) <= 8
    assert len({looks(scene) for scene in scenes.values()}) == len(scenes)


@pytest.mark.parametrize("deck", [*DECKS, None], ids=[*[deck.key for deck in DECKS], "common"])
def test_every_scene_of_a_deck_is_of_a_card_there_is(deck: DeckSource | None) -> None:
    """A file may be there before its deck is: its scenes are shown as soon as the deck has cards."""
    keys = {card.key for card in deck.cards} if deck else set(common_cards())
    assert deck_scenes(deck.key if deck else "common").keys() <= keys


def test_every_part_and_every_colour_is_used() -> None:
    scenes = [scene for name in FILES for scene in deck_scenes(name).values()]
    used = {part for scene in scenes for part in check_scene(scene)}
    generic = (PORTRAITS.parent / "scenes" / "generic.ts").read_text("utf-8")
    named = set(re.findall(r"'([\w-]+)'", generic))
    assert [part for part in kit_parts() if part not in used | named] == []
    tints = {word for scene in scenes for word in re.findall(r" in (\w+)", scene)}
    assert tints == set(colours())


def test_parts_are_small_and_drawn_in_one_hand() -> None:
    for line in (PICTURES / "kit.svg").read_text("utf-8").splitlines():
        if line.startswith("<symbol"):
            assert len(line) < 1400, line[:40]
            assert "gradient" not in line.lower()
            assert "<text" not in line


def test_every_character_can_be_a_part() -> None:
    drawn = {name.partition("-")[0] for name in busts()}
    assert {deck.key for deck in DECKS if deck.kind == "character"} <= drawn
    for key in drawn:
        portrait = (PORTRAITS / f"{key}.svg").read_text("utf-8")
        assert re.findall(r'^<g id="(face[\w-]*|bust)">', portrait, re.MULTILINE) == [
            "bust",
            "face",
            "face-hurt",
            "face-drunk",
            "face-out",
        ]


CARD = """
[deck]
key = "magda"
kind = "character"
title = {{ en = "Magda", ru = "Магда" }}

[[cards]]
key = "hit"
type = "action"
title = {{ en = "Hit", ru = "Бух" }}
text = "another player: -2 fortitude"
scene = "{}"
"""


def test_a_pack_may_say_what_its_cards_show() -> None:
    assert mistakes("magda.toml", CARD.format("fist 4 12 56, gog-hurt 60 6 54, burst 50 2.5 30 turn -8 in gold")) == []


@pytest.mark.parametrize(
    ("scene", "problem"),
    [
        ("mgu 4 12 56", '"mgu" is no part of the kit; did you mean "mug"?'),
        ("mug 4 12", 'as in "mug 40 6 46", not "mug 4 12"'),
        ("mug 4 high 56", '"high" is not a number'),
        ("mug 4 12 560", "4 12 560 lies outside"),
        ("mug 4 12 56 flop", '"flop" says nothing about a part; did you mean "flip"?'),
        ("mug 4 12 56 in gren", '"gren" is no colour; did you mean "green"?'),
        ("mug 4 12 56 turn", '"" is not a number'),
        (", ".join(["mug 4 12 56"] * 9), "a scene has at most 8 parts, not 9"),
    ],
)
def test_a_mistake_in_a_scene_is_told_with_its_line(scene: str, problem: str) -> None:
    [error] = mistakes("magda.toml", CARD.format(scene))
    assert error.line == 12
    assert problem in str(error)

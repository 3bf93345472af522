"""The pictures on cards: every card has a scene of its own, made of parts there are."""

import re
from collections import Counter
from pathlib import Path

import pytest

from taproom.inn.content import DeckSource, builtin_decks, common_cards, mistakes
from taproom.inn.content.scenes import PICTURES, busts, check_scene, colours, kit_parts

ROOT = Path(__file__).parent.parent.parent
PORTRAITS = ROOT / "web" / "src" / "pictures" / "portraits"
TO_COME = sorted((ROOT / "docs" / "design" / "scenes").glob("*.txt"))
"""Drawn for decks that are not there yet."""
DECKS = builtin_decks()
PARTS_AND_TINTS = re.compile(r"[a-z][\w-]*(?= -?\d)| in \w+")


def looks(scene: str) -> tuple[str, ...]:
    """What is told apart at hand size: the parts and their tints, wherever they are."""
    return tuple(sorted(PARTS_AND_TINTS.findall(scene)))


@pytest.mark.parametrize("deck", DECKS, ids=[deck.key for deck in DECKS])
def test_every_card_of_a_deck_has_a_scene_of_its_own(deck: DeckSource) -> None:
    assert [card.key for card in deck.cards if not 2 <= len(check_scene(card.scene)) <= 8] == []
    shown = Counter([looks(card.scene) for card in deck.cards])
    assert [parts for parts, times in shown.items() if times > 1] == []


def test_no_two_of_the_common_cards_look_alike() -> None:
    scenes = [card.scene for card in common_cards().values()]
    assert len({looks(scene) for scene in scenes}) == len(scenes)


def test_every_part_and_every_colour_is_used() -> None:
    scenes = [card.scene for deck in DECKS for card in deck.cards]
    scenes += [line.partition(" = ")[2] for path in TO_COME for line in path.read_text("utf-8").splitlines()]
    generic = (PORTRAITS.parent / "scenes" / "generic.ts").read_text("utf-8")
    used = {word for scene in scenes for word in re.findall(r"[\w-]+", scene)} | set(re.findall(r"'([\w-]+)'", generic))
    assert [part for part in kit_parts() if part not in used] == []
    assert {word for scene in scenes for word in re.findall(r" in (\w+)", scene)} == set(colours())


def test_parts_are_small_and_drawn_in_one_hand() -> None:
    for line in (PICTURES / "kit.svg").read_text("utf-8").splitlines():
        if line.startswith("<symbol"):
            assert len(line) < 1400, line[:40]
            assert "gradient" not in line.lower()
            assert "<text" not in line


def test_every_character_can_be_a_part() -> None:
    drawn = {name.partition("-")[0] for name in busts()}
    assert {deck.key for deck in DECKS if deck.kind == "character"} == drawn
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

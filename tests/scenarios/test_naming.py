"""How a script names what a card is on, and when an expectation on the way is checked."""

from pathlib import Path

import pytest

from taproom.scenarios import run

HIT = """
seats:
  - {character: gog, hand: [pat_on_back, gog_loves_everyone, eat_chair], fortitude: 15}
  - {character: fiona, hand: [reflex]}
  - {character: eve}
"""
TWO_DRINKS = """
seats:
  - {character: zot, drink_pile: [bet_you_cant], hand: [bad_pooky, dimension_door]}
  - {character: dimli, hand: [spike_with_firewater]}
  - {character: gog}
phase: drink
drink_deck: [light_ale, wine]
"""
LETHAL = """
seats:
  - {character: gog, hand: [dance_with_gog, tip_the_wench]}
  - {character: zot, fortitude: 4, gold: 5, hand: [pooky_my_friend]}
  - {character: eve, gold: 1}
"""


def said(capsys: pytest.CaptureFixture[str], tmp_path: Path, position: str, steps: list[str]) -> str:
    """What is reported of a script on a position."""
    play = "".join([f"  - {step}\n" for step in steps])
    (tmp_path / "case.yaml").write_text(f"id: case{position}play:\n{play}")
    run([str(tmp_path)])
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "steps",
    [
        ["gog: {play: pat_on_back, on: fiona}", "fiona: {play: reflex, on: gog}", "gog: {expect: {fortitude: 13}}"],
        ["gog: {play: eat_chair, on: gog}", "gog: {expect: {fortitude: 17}}"],
        ["gog: {play: gog_loves_everyone, on: [fiona, eve]}", "eve: {expect: {fortitude: 19}}"],
        ["gog: {cannot: {play: gog_loves_everyone, on: eve}, why: R0.1.5}"],
    ],
)
def test_who_is_hit_without_being_picked_may_be_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, steps: list[str]
) -> None:
    assert said(capsys, tmp_path, HIT, steps) == "ok case\n"


def test_the_only_other_player_may_be_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    two = HIT.replace("  - {character: eve}\n", "")
    steps = ["gog: {play: gog_loves_everyone, on: fiona}", "fiona: {expect: {fortitude: 19}}"]
    assert said(capsys, tmp_path, two, steps) == "ok case\n"


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (["gog: {play: pat_on_back, on: gog}"], "pat_on_back would be on fiona or eve, not on gog (R0.1.5)"),
        (["gog: {play: gog_loves_everyone, on: eve}"], "would be on fiona and eve, not on eve (R0.1.5)"),
        (["gog: {play: pat_on_back, on: fiona}", "fiona: {play: reflex, on: eve}"], "would be on gog, not on eve"),
    ],
)
def test_who_is_not_hit_is_refused_with_who_would_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, steps: list[str], why: str
) -> None:
    assert why in said(capsys, tmp_path, HIT, steps)


@pytest.mark.parametrize(
    ("step", "left"),
    [
        ("zot: {play: bad_pooky, on: wine}", "zot: {alcohol: 1}"),
        ("zot: {play: bad_pooky, on: light_ale}", "zot: {alcohol: 2}"),
        ("zot: {play: bad_pooky, on: [zot, wine]}", "zot: {alcohol: 1}"),
        ("zot: {play: dimension_door, on: [wine, gog]}", "gog: {alcohol: 2}"),
        ("dimli: {play: spike_with_firewater, on: wine}", "zot: {alcohol: 5}"),
    ],
)
def test_one_of_two_drinks_before_a_player_goes_by_its_card(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, step: str, left: str
) -> None:
    position = f"{TWO_DRINKS}expect:\n  {left}\n"
    assert said(capsys, tmp_path, position, ["zot: {choose: yes}", step]) == "ok case\n"


def test_a_drink_that_is_not_there_is_refused_with_those_that_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    steps = ["zot: {choose: yes}", "zot: {play: bad_pooky, on: elven_wine}"]
    assert "would be on light_ale or wine, not on elven_wine" in said(capsys, tmp_path, TWO_DRINKS, steps)


@pytest.mark.parametrize(
    "steps",
    [
        ["gog: {play: dance_with_gog, on: zot}", "table: {expect: {zot: {out: true}, eve: {gold: 2}}}"],
        ["gog: {play: tip_the_wench, on: eve}", "eve: {expect: {out: true}}"],
        [
            "gog: {play: dance_with_gog, on: zot}",
            "zot: {expect: {fortitude: 0, out: false}}",
            "zot: {play: pooky_my_friend}",
            "table: {expect: {zot: {out: true}, gog: {fortitude: 18}}}",
        ],
    ],
)
def test_an_expectation_after_a_card_waits_until_who_is_out_is_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, steps: list[str]
) -> None:
    assert said(capsys, tmp_path, LETHAL, steps) == "ok case\n"

"""The figures of the documentation are those of the tables beside it, and keep what they promise."""

import csv
import re
from itertools import pairwise
from pathlib import Path

import pytest

from taproom.kernel.game import game

DOCS = Path(__file__).parent.parent.parent / "docs"
FIGURES = DOCS / "figures"
SETS_1_AND_2 = ("deirdre", "dimli", "eve", "fiona", "fleck", "gerki", "gog", "zot")
TUNED = ("serena", "wizgille", "phrenk", "kaylin", "pooky", "erin")
"""Characters with cards of our own design, whose numbers answer for their balance."""


def table(name: str) -> list[dict[str, str]]:
    with (FIGURES / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_figures_name_the_version_of_the_rules_they_were_made_under() -> None:
    balance, bots = [(DOCS / name).read_text(encoding="utf-8") for name in ("balance.md", "bots.md")]
    (of_balance,) = re.findall(r"10,000 games, rules version (\d+)", balance)
    ((inn, dragonstones),) = re.findall(r"rules version (\d+) of the Inn and rules version (\d+) of Fist", bots)
    for named, key in ((of_balance, "inn"), (inn, "inn"), (dragonstones, "dragonstones")):
        assert 1 <= int(named) <= game(key).rules_version()


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_one_regular_wins_most_of_its_games_against_three_random_players(key: str) -> None:
    name = f"regular-against-random-{key}.csv"
    regular = next(row for row in table(name) if row["name"] == "regular")
    share, low, high = float(regular["share"]), float(regular["low"]), float(regular["high"])
    assert share >= 0.70
    assert max(share - low, high - share) <= 0.03
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert f"{share:.1%}".replace("%", " %") in text
    assert name in text


def test_a_team_of_regulars_wins_most_of_its_games_against_a_random_team() -> None:
    name = "regular-against-random-teams.csv"
    regular = next(row for row in table(name) if row["name"] == "regular")
    share = float(regular["share"])
    assert share >= 0.75 and int(regular["games"]) == 1000, "a team's win is one win"
    assert float(regular["fair"]) == 0.5
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert f"{share:.1%}".replace("%", " %") in next(line for line in text.splitlines() if name in line)


def sage(name: str) -> tuple[float, float, float]:
    """Sage's share with its interval, which the page shows."""
    row = next(row for row in table(f"{name}.csv") if row["name"].startswith("sage:"))
    share, low, high = float(row["share"]), float(row["low"]), float(row["high"])
    assert max(share - low, high - share) <= 0.05
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert f"{share:.1%}".replace("%", " %") in next(line for line in text.splitlines() if f"{name}.csv" in line)
    return share, low, high


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_sage_beats_three_regulars_and_three_plain_searches(key: str) -> None:
    assert sage(f"sage-400-{key}")[0] >= 0.45
    assert sage(f"sage-plain-{key}")[0] >= 0.40


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_more_nodes_never_lose(key: str) -> None:
    shares = [sage(f"sage-{nodes}-{key}") for nodes in (100, 400, 1600)]
    for (_, low, _), (_, _, high) in pairwise(shares):
        assert high >= low


def test_the_balance_page_shows_its_table() -> None:
    text = (DOCS / "balance.md").read_text(encoding="utf-8")
    for row in table("balance-characters.csv"):
        line = next(line for line in text.splitlines() if line.lower().startswith(f"| {row['character']} "))
        assert f"{float(row['share']):.1%}".replace("%", " %") in line
        far = not 0.17 <= float(row["share"]) <= 0.33
        if far and row["character"] in SETS_1_AND_2:
            assert f"## {row['character']}" in text.lower(), "a deck far from its share is looked into"


def test_the_balance_page_tells_how_long_games_are() -> None:
    rows = [(int(row["turns"]), int(row["games"])) for row in table("balance-length.csv")]
    turns = sorted([turns for turns, games in rows for _ in range(games)])
    text = " ".join((DOCS / "balance.md").read_text(encoding="utf-8").split())
    half, ninety = turns[len(turns) // 2 - 1], turns[len(turns) * 9 // 10 - 1]
    assert f"counted over {len(turns):,} games" in text
    assert f"half of the games are over after {half} turns, nine in ten after {ninety}" in text


@pytest.mark.parametrize("character", TUNED)
def test_a_deck_of_our_own_design_lies_within_four_points_of_its_share(character: str) -> None:
    row = next(row for row in table("balance-characters.csv") if row["character"] == character)
    assert abs(float(row["share"]) - 0.25) <= 0.04


def test_the_balance_page_shows_the_other_tables_too() -> None:
    text = (DOCS / "balance.md").read_text(encoding="utf-8")
    lines = text[text.index("## Other tables") :].splitlines()
    for row in table("balance-by-seats.csv"):
        line = next(line for line in lines if line.lower().startswith(f"| {row['character']} "))
        assert f"{float(row['share']):.1%}".replace("%", " %") in line

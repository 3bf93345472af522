"""Shares, intervals and ratings."""

import pytest

from taproom.arena.figures import lift, ratings, wilson
from taproom.arena.store import Row


def test_wilsons_interval_is_the_one_of_the_textbooks() -> None:
    share = wilson(15, 50)
    assert [share.low, share.high] == pytest.approx([0.1910, 0.4375], abs=1e-4)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 0).part == 0


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    found = lift(wilson(56, 70), wilson(48, 80))
    assert found.difference == pytest.approx(0.2)
    assert [found.low, found.high] == pytest.approx([0.0524, 0.3339], abs=1e-4)


def games(winner: str, count: int) -> list[Row]:
    rows: list[Row] = []
    for number in range(count):
        for seat, bot in enumerate(["strong", "weak", "weak", "weak"]):
            won = 1.0 if bot == winner and (bot == "strong" or seat == 1 + number % 3) else 0.0
            rows.append((number, seat, bot, "", seat, won, "", seat))
    return rows


def test_who_wins_against_many_is_rated_higher() -> None:
    rated = ratings(games("strong", 40))
    assert rated["strong"].sure > rated["weak"].mean
    assert rated["strong"].deviation < 8


def test_teammates_are_rated_as_a_team() -> None:
    pairs = [("strong", 0), ("weak", 0), ("middling", 1), ("middling", 1)]
    rows: list[Row] = []
    for number in range(20):
        for seat, (bot, team) in enumerate(pairs):
            rows.append((number, seat, bot, "", seat, 1.0 if team == 0 else 0.0, "", team))
    rated = ratings(rows)
    assert rated["strong"] == rated["weak"]
    assert rated["strong"].mean > rated["middling"].mean


def test_games_of_one_bot_against_itself_rate_nobody() -> None:
    assert ratings([(0, 0, "a", "", 0, 1.0, "", 0), (0, 1, "a", "", 1, 0.0, "", 1)]) == {}

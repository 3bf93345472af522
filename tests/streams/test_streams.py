"""Seeded random games are still the same, as far as the first of them show; `make streams` plays them all."""

import pytest

from taproom.inn import start
from tests.streams.__main__ import different
from tests.streams.playing import digest, stream
from tests.streams.texts import FACT_FIELDS, LEFT_OUT

PLAYED = 60


def test_games_are_as_they_were() -> None:
    assert different(PLAYED) == [], "python -m tests.streams show NUMBER tells a game line by line"


@pytest.mark.parametrize("number", range(0, 40, 3))
def test_how_cards_are_numbered_does_not_matter(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    as_usual = list(stream(number))
    keys = start.deck_keys
    monkeypatch.setattr(start, "deck_keys", lambda options: keys(options)[::-1])
    start._numbered.cache_clear()
    try:
        assert list(stream(number)) == as_usual
    finally:
        start._numbered.cache_clear()


def test_different_games_have_different_digests() -> None:
    assert len({digest(number) for number in range(20)}) == 20


def test_a_kind_of_fact_that_is_new_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    as_usual = list(stream(0))
    monkeypatch.setitem(LEFT_OUT, "inn", {"turn": FACT_FIELDS})
    assert list(stream(0)) == [line for line in as_usual if not line.startswith("turn ")] != as_usual

"""A seat at a house's table in plain lines, as a screen reader or a pipe would have it."""

import asyncio
from collections.abc import Iterator

import pytest

from taproom.terminal.host import own_house
from taproom.terminal.lines import LinesClient
from taproom.terminal.link import sit_down

AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    with own_house() as address:
        yield address


def played(house: str, typed: list[str], language: str = "en", **wish: object) -> list[str]:
    """All that is told to somebody who types this ahead and then only Enter."""
    taken = sit_down(house, "/api/tables", {"name": "Ann", "level": "regular", "timers": AT_ONCE, **wish})
    told: list[str] = []

    def lines() -> Iterator[str]:
        yield from typed
        for _ in range(3000):
            yield ""

    client = LinesClient(house, taken, language, lines(), told.append)
    assert asyncio.run(client.run()) == 0
    return told


@pytest.mark.parametrize(
    ("game", "seats", "language", "ends"),
    [
        ("inn", 2, "en", ("You have won.", "The game is over. Winner: ")),
        ("dragonstones", 3, "ru", ("Вы победили.", "Игра окончена. Победитель: ")),
    ],
)
def test_a_whole_game_in_plain_lines(house: str, game: str, seats: int, language: str, ends: tuple[str, str]) -> None:
    typed = [*["b"] * (seats - 1), "s"]
    told = played(house, typed, language, game=game, seats=seats)
    assert told[-1].startswith(ends)
    assert f"{house}/join/" in told[0]
    assert not any(["\x1b" in line or "\r" in line for line in told])
    numbered = [line for line in told if line[:1] in "* " and line[1:3].strip().isdecimal()]
    assert len(numbered) > 20


def test_help_hand_table_and_mistakes(house: str) -> None:
    typed = ["b", "s", "h", "??", "pudding", "?99", "say hello", "q"]
    told = played(house, typed, game="dragonstones", seats=3, bots=1)
    for words in ("A number answers", "Bank: ", "That is no answer", "Ann: hello"):
        assert any([words in line for line in told]), words
    assert sum(["That is no answer" in line for line in told]) == 2


def test_an_answer_is_explained_before_it_is_given(house: str) -> None:
    told = played(house, ["s", "?2", "q"], game="dragonstones", seats=3, bots=2)
    assert any(["bid 1 fairy gold" in line for line in told])
    assert any(["whoever wins" in line or "spent" in line.lower() for line in told]), told[-5:]

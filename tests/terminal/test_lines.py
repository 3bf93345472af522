"""A seat at a house's table in plain lines, as a screen reader or a pipe would have it."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from taproom.terminal.host import own_house
from taproom.terminal.lines import LinesClient
from taproom.terminal.link import sit_down
from taproom.terminal.wire import Message, Moment, Scene, Seat, SeatTaken

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


@pytest.mark.parametrize(("language", "words"), [("en", "Boris: wait a moment!"), ("ru", "Boris: погодите минутку!")])
def test_anybody_may_ask_for_more_time_without_being_asked_anything(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    said: list[dict[str, Any]] = []
    told: list[str] = []
    holding = asyncio.Event()

    def lines() -> Iterator[str]:
        yield "hold"

    async def ask(command: dict[str, Any]) -> Message:
        said.append(command)
        holding.set()
        return Message("done")

    async def house() -> None:
        seats = (Seat("person", "Anna", ""), Seat("person", "Boris", ""))
        scene = Scene("playing", "inn", seats, 1, None, 0, None, None, Moment("response", (), 2300))
        client._hear(Message("everything", scene=scene))
        await holding.wait()
        holding.clear()
        held = Scene("playing", "inn", seats, 1, None, 0, None, None, Moment("response", (0, 1), -1))
        client._hear(Message("news", scene=held))
        client._hold()
        await holding.wait()

    client = LinesClient("http://inn.example", SeatTaken("t", "c", 0, "k"), language, lines(), told.append)
    monkeypatch.setattr(client.link, "ask", ask)
    monkeypatch.setattr(client.link, "run", house)
    asyncio.run(client.run())
    assert said == [{"type": "hold", "on": True}, {"type": "hold", "on": False}]
    assert any([line.endswith(words) for line in told])

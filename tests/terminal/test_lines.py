"""A seat at a house's table in plain lines, as a screen reader or a pipe would have it."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from taproom.protocol import messages as ms
from taproom.protocol.rest import SeatTaken
from taproom.terminal.lines import LinesClient
from taproom.terminal.link import Answer, Shown, sit_down
from tests.terminal.screens import AT_ONCE


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
        ("inn", 2, "en", ("You win!", "The game is over. Winner: ")),
        ("dragonstones", 3, "ru", ("Победа за тобой!", "Игра окончена. Победитель: ")),
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
    for words in ("A number answers", "Bank: ", "That is not an answer", "Player 1: hello"):
        assert any([words in line for line in told]), words
    assert sum(["That is not an answer" in line for line in told]) == 2


def test_an_answer_is_explained_before_it_is_given(house: str) -> None:
    told = played(house, ["s", "?2", "q"], game="dragonstones", seats=3, bots=2)
    assert any(["bid 1 fairy gold" in line for line in told])
    assert any(["win or lose" in line or "spent" in line.lower() for line in told]), told[-5:]


def house_at(moment: ms.Moment) -> ms.House:
    """Anna and Boris in the middle of a game."""
    timers = ms.TimersShown(True, 60_000, 0, 7_500, 20_000, 0, 0, 0, False)
    seats = tuple([ms.SeatShown("person", name, "", "", False, False, 0) for name in ("Anna", "Boris")])
    return ms.House(
        "playing", "inn", {}, timers, "", 0, seats, (0, 1), 1, moment, None, False, None, "", None, None, 0, ()
    )


@pytest.mark.parametrize(("language", "words"), [("en", "Boris: wait a moment!"), ("ru", "Boris: минутку!")])
def test_anybody_may_ask_for_more_time_without_being_asked_anything(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    said: list[dict[str, Any]] = []
    told: list[str] = []
    holding = asyncio.Event()

    def lines() -> Iterator[str]:
        yield "hold"

    async def ask(command: dict[str, Any]) -> Answer:
        said.append(command)
        holding.set()
        return ms.Done(1)

    async def house() -> None:
        client._hear(Shown((), (), house_at(ms.Moment(1, "response", (0, 1), (), 2300)), True))
        await holding.wait()
        holding.clear()
        client._hear(Shown((), (), house_at(ms.Moment(1, "response", (0, 1), (0, 1), -1)), False))
        client._hold()
        await holding.wait()

    client = LinesClient("http://inn.example", SeatTaken("t", "c", 0, "k", ""), language, lines(), told.append)
    monkeypatch.setattr(client.link, "ask", ask)
    monkeypatch.setattr(client.link, "run", house)
    asyncio.run(client.run())
    assert said == [{"type": "hold", "on": True}, {"type": "hold", "on": False}]
    assert any([line.endswith(words) for line in told])


@pytest.mark.parametrize(
    ("language", "asked", "plus", "ends"),
    [
        ("en", "Your team is asked", "Those joined by a plus sign are a team", ("You win!", "The game is over.")),
        ("ru", "Спрашивают твою команду", "Плюс соединяет тех", ("Победа за тобой!", "Игра окончена.")),
    ],
)
def test_a_whole_team_game_in_plain_lines(
    house: str, language: str, asked: str, plus: str, ends: tuple[str, str]
) -> None:
    typed = ["b", "b", "b", "r", "s", "?", "??"]
    told = played(house, typed, language, seats=4, options={"mode": "two_headed_dragon"})
    assert told[-1].startswith(ends)
    assert [line for line in told if line.startswith(asked)]
    assert [line for line in told if line.startswith(plus)]
    assert [line for line in told if "Ann +" in line or "+ Ann" in line], "who plays with whom is seen before the game"
    holds = {"en": " holds ", "ru": " держит "}[language]
    assert [line for line in told if holds in line], "the teammate's hand is told with one's own"

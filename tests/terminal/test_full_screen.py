"""The full-screen client, driven as a person would, against a real house."""

import asyncio

import pytest
from textual.widgets import OptionList, Static

from taproom.terminal.app import TableApp
from tests.terminal.screens import LARGE, SMALL, keys_shown, look_again, number_asked, seated, until

MOST_ANSWERS = 2000


@pytest.mark.parametrize(
    "game, seats, language, size",
    [("inn", 2, "en", SMALL), ("dragonstones", 3, "ru", LARGE)],
)
def test_a_whole_game_is_played_by_keys(
    house: str, game: str, seats: int, language: str, size: tuple[int, int]
) -> None:
    async def play() -> TableApp:
        app = seated(house, game, seats, language)
        async with app.run_test(size=size) as pilot:
            for _ in range(MOST_ANSWERS):
                await until(app, "asked_or_over")
                question = app.question
                if question is None:
                    break
                if question.is_pick():
                    for place in range(question.fewest):
                        await pilot.press(str(place + 1))
                    await pilot.press("d")
                else:
                    await pilot.press("1", *(["enter"] if len(question.options) > 9 else []))
            assert app.house is not None and app.house.outcome is not None
            shown = str(app.query_one("#question", Static).content)
            assert shown.startswith((app.say("you-won"), app._ending(app.house))) and "n" in keys_shown(app)
            assert len(app.told) > 20
        return app

    app = asyncio.run(play())
    assert app.house is not None and app.house.phase == "over"


def test_after_a_game_comes_another(house: str) -> None:
    async def play(app: TableApp) -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            assert "n" not in keys_shown(app)
            await pilot.press("x", "x")
            while app.house is None or app.house.outcome is None:
                await look_again()
            await pilot.press("n")
            while app.another is None:
                await look_again()

    first = seated(house, "inn", 2)
    asyncio.run(play(first))
    assert first.another is not None and first.another.table != first.link.seat.table

    async def begin(app: TableApp) -> None:
        async with app.run_test(size=SMALL):
            await until(app, "asked_or_over")
            assert app.house is not None and app.house.phase == "playing"

    asyncio.run(begin(TableApp(house, first.another, "en", [{"type": "start"}])))


def test_done_with_discarding_is_in_the_bottom_line(house: str) -> None:
    async def look() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            while app.question is None or not app.question.is_pick():
                assert "d" not in keys_shown(app)
                await pilot.press("p")
                await until(app, "asked_or_over")
            await pilot.pause()
            assert "d" in keys_shown(app)

    asyncio.run(look())


def test_digits_lead_to_one_of_many_answers(house: str) -> None:
    async def bid() -> None:
        app = seated(house, "dragonstones", 3)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            question, answers = app.question, app.query_one("#answers", OptionList)
            assert question is not None and len(question.options) > 12
            for keys, number in ((["1"], 1), (["2"], 12), (["9"], 9), (["0"], 9)):
                await pilot.press(*keys)
                assert answers.highlighted == number - 1
                assert app.question is question

    asyncio.run(bid())


def test_an_answer_is_clicked(house: str) -> None:
    async def click() -> None:
        app = seated(house, "dragonstones", 3)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            # From here on nothing moves.
            await until(app, "shows_mats")
            await until(app, "shows_preview")
            asked = number_asked(app)
            await pilot.click("#answers", offset=(4, 0))
            while number_asked(app) in (0, asked):
                await look_again()

    asyncio.run(click())


@pytest.mark.parametrize("key", ["u", "m"])
def test_what_cannot_be_done_is_said(house: str, key: str) -> None:
    """Nothing can be taken back yet, and there is no window to hold open."""

    async def press() -> None:
        app = seated(house, "dragonstones", 3)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            told = len(app.told)
            await pilot.press(key)
            while len(app.told) == told:
                await look_again()
            assert app.question is not None

    asyncio.run(press())

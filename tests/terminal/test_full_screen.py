"""The full-screen client, driven as a person would, against a real house."""

import asyncio
from collections.abc import Iterator

import pytest
from textual.widgets import OptionList, RichLog, Static

from taproom.commands.table import table_at
from taproom.table.verdicts import Malformed
from taproom.terminal.app import TableApp
from taproom.terminal.host import own_house
from taproom.terminal.link import sit_down
from taproom.terminal.pages import Page

SMALL = (80, 24)
AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0}
MOST_ANSWERS = 2000


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    with own_house() as address:
        yield address


def seated(house: str, game: str, seats: int, language: str = "en") -> TableApp:
    """A table of bots and us, about to begin."""
    taken = sit_down(
        house,
        "/api/tables",
        {"name": "Ann", "game": game, "seats": seats, "bots": seats - 1, "level": "regular", "timers": AT_ONCE},
    )
    return TableApp(house, taken, language, [{"type": "start"}])


async def until(app: TableApp, happened: str) -> None:
    """Let the app work until something is true of it; the test's time limit is the end of patience."""
    while not getattr(_Looks(app), happened)():
        await asyncio.sleep(0)


class _Looks:
    def __init__(self, app: TableApp) -> None:
        self.app = app

    def asked_or_over(self) -> bool:
        scene = self.app.scene
        return self.app.question is not None or (scene is not None and scene.outcome is not None)

    def shows_mats(self) -> bool:
        return bool(str(self.app.query_one("#mat-lines", Static).content))

    def shows_page(self) -> bool:
        return isinstance(self.app.screen, Page)

    def shows_preview(self) -> bool:
        return bool(str(self.app.query_one("#preview", Static).content))


@pytest.mark.parametrize("game, seats", [("inn", 2), ("dragonstones", 3)])
def test_a_whole_game_is_played_by_keys(house: str, game: str, seats: int) -> None:
    async def play() -> TableApp:
        app = seated(house, game, seats)
        async with app.run_test(size=SMALL) as pilot:
            for _ in range(MOST_ANSWERS):
                await until(app, "asked_or_over")
                question = app.question
                if question is None:
                    break
                if question.is_pick():
                    for place in range(question.fewest):
                        await pilot.press(str(place + 1))
                    await pilot.press("end", "enter")
                else:
                    await pilot.press("1")
            assert app.scene is not None and app.scene.outcome is not None
            shown = str(app.query_one("#question", Static).content)
            assert shown in (app.say("you-won"), app._ending(app.scene))
            assert len(app.told) > 20
        return app

    app = asyncio.run(play())
    assert app.scene is not None and app.scene.phase == "over"


def test_hand_table_log_reasons_and_previews_can_be_read(house: str) -> None:
    async def read() -> None:
        app = seated(house, "inn", 3)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            while app.question is not None and app.question.is_pick():
                await pilot.press("end", "enter")
                await until(app, "asked_or_over")
            await until(app, "shows_mats")
            await until(app, "shows_preview")
            assert "hand 7" in str(app.query_one("#mat-lines", Static).content)
            for key in ("h", "t", "l"):
                await pilot.press(key)
                await until(app, "shows_page")
                page = app.screen
                assert isinstance(page, Page) and page.lines
                await pilot.press("escape")
            assert len(app.screen_stack) == 1
            assert app.query_one("#answers", OptionList).option_count >= 2
            assert app.query_one("#log", RichLog).lines

    asyncio.run(read())


def test_the_language_changes_in_mid_game(house: str) -> None:
    async def change() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            english = app.question
            assert english is not None
            await pilot.press("g")
            await until(app, "asked_or_over")
            assert app.question is not None and app.question.number == english.number
            assert app.question.text != english.text
            assert app.language == "ru"

    asyncio.run(change())


def test_what_cannot_be_done_is_said(house: str) -> None:
    async def undo() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            told = len(app.told)
            await pilot.press("u")
            while len(app.told) == told:
                await asyncio.sleep(0)
            assert app.question is not None

    asyncio.run(undo())


@pytest.mark.parametrize(
    "address, found",
    [
        ("http://localhost:8642/join/WXYZ", ("http://localhost:8642", "WXYZ")),
        ("https://inn.example/table/abc/", ("https://inn.example", "abc")),
    ],
)
def test_an_address_names_a_house_and_a_table(address: str, found: tuple[str, str]) -> None:
    assert table_at(address) == found


@pytest.mark.parametrize("address", ["WXYZ", "ftp://inn.example/x", "http://inn.example/", "http://"])
def test_what_is_no_address_is_explained(address: str) -> None:
    with pytest.raises(Malformed, match="is not the address of a table"):
        table_at(address)


def test_a_house_that_does_not_answer_is_named() -> None:
    with pytest.raises(Malformed, match="does not answer"):
        sit_down("http://127.0.0.1:1", "/api/seats", {"table": "x", "name": "Ann"})


def test_a_table_that_is_not_there_is_refused_in_the_houses_words(house: str) -> None:
    with pytest.raises(Malformed, match=house):
        sit_down(house, "/api/seats", {"table": "nowhere", "name": "Ann"})

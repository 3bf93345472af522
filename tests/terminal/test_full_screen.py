"""The full-screen client, driven as a person would, against a real house."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from textual.widgets import OptionList, RichLog, Static

from taproom.commands.table import table_at
from taproom.table.verdicts import Malformed
from taproom.terminal.app import TableApp
from taproom.terminal.host import own_house
from taproom.terminal.link import sit_down
from taproom.terminal.pages import Page
from taproom.terminal.wire import Message, Moment

SMALL = (80, 24)
LARGE = (120, 40)
AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}
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
        await look_again()


async def look_again() -> None:
    """The house needs the processor meanwhile."""
    await asyncio.sleep(0.01)


class _Looks:
    """What can be waited for."""

    def __init__(self, app: TableApp) -> None:
        self.app = app

    def asked_or_over(self) -> bool:
        scene = self.app.scene
        return self.app.question is not None or (scene is not None and scene.outcome is not None)

    def wants_to_be_asked(self) -> bool:
        private = self.app.scene.private if self.app.scene is not None else None
        return private is not None and private.orders["ask_anytime"] is True

    def shows_mats(self) -> bool:
        return bool(str(self.app.query_one("#mat-lines", Static).content))

    def shows_page(self) -> bool:
        return isinstance(self.app.screen, Page)

    def shows_preview(self) -> bool:
        return bool(str(self.app.query_one("#preview", Static).content))

    def shows_face(self) -> bool:
        return bool(str(self.app.query_one("#face", Static).content))

    def shows_hand(self) -> bool:
        return bool(str(self.app.query_one("#hand-lines", Static).content))

    def has_lost_the_house(self) -> bool:
        return self.app.say("lost") in self.app.told

    def has_found_it_again(self) -> bool:
        return self.app.say("found") in self.app.told


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
            assert app.scene is not None and app.scene.outcome is not None
            shown = str(app.query_one("#question", Static).content)
            assert shown in (app.say("you-won"), app._ending(app.scene))
            assert len(app.told) > 20
        return app

    app = asyncio.run(play())
    assert app.scene is not None and app.scene.phase == "over"


def test_a_terminal_is_asked_about_every_card_it_could_play(house: str) -> None:
    async def sit() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL):
            await until(app, "wants_to_be_asked")

    asyncio.run(sit())


def test_hand_table_log_reasons_and_previews_can_be_read(house: str) -> None:
    async def read() -> None:
        app = seated(house, "inn", 3)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            while app.question is not None and app.question.is_pick():
                await pilot.press("d")
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
            assert app.query_one("#log", RichLog).lines or not app.told

    asyncio.run(read())


def test_the_card_of_an_answer_is_shown_and_all_lately_named_can_be_read(house: str) -> None:
    async def read() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "asked_or_over")
            await app.faces.fetch("inn", "en")
            while app.question is not None and not any([option.card for option in app.question.options]):
                await pilot.press("p")
                await until(app, "asked_or_over")
            question = app.question
            assert question is not None
            cards = [option.card for option in question.options]
            place = next(place for place, card in enumerate(cards) if card)
            await pilot.press("end", "home", *["down"] * place)
            await until(app, "shows_face")
            title, *text = app.faces.of("inn", "en", cards[place])
            shown = str(app.query_one("#face", Static).content)
            assert shown.startswith(title) and text[0].strip() in shown
            await pilot.press("f")
            await until(app, "shows_page")
            page = app.screen
            assert isinstance(page, Page) and title in page.lines

    asyncio.run(read())


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


def test_the_hand_lies_open_where_there_is_room(house: str) -> None:
    async def look() -> None:
        small, large = seated(house, "inn", 2), seated(house, "inn", 2)
        async with small.run_test(size=SMALL):
            await until(small, "shows_mats")
            assert not small.query_one("#hand").display
        async with large.run_test(size=LARGE):
            await until(large, "shows_hand")
            assert large.query_one("#hand").display

    asyncio.run(look())


def test_nothing_is_wider_than_the_smallest_screen(house: str) -> None:
    async def look() -> None:
        for language in ("en", "ru"):
            app = seated(house, "inn", 4, language)
            async with app.run_test(size=SMALL):
                await until(app, "shows_mats")
                lines = str(app.query_one("#mat-lines", Static).content).splitlines()
                assert max([len(line) for line in lines]) <= SMALL[0] - 2

    asyncio.run(look())


def test_it_comes_back_when_the_house_does(tmp_path: Path) -> None:
    async def play() -> None:
        with opened(tmp_path, 0) as (server, port):
            app = seated(f"http://127.0.0.1:{port}", "inn", 2)
            async with app.run_test(size=SMALL) as pilot:
                await until(app, "asked_or_over")
                asked = app.question
                server.kill()
                server.wait()
                await until(app, "has_lost_the_house")
                await pilot.press("p")
                assert app.question is not None and asked is not None and app.question.number == asked.number
                with opened(tmp_path, port):
                    await until(app, "has_found_it_again")
                    await pilot.press("p")
                    while number_asked(app) in (0, asked.number):
                        await look_again()

    asyncio.run(play())


def number_asked(app: TableApp) -> int:
    """The number of the question; 0 if there is none."""
    return app.question.number if app.question is not None else 0


@contextmanager
def opened(folder: Path, port: int) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A house of its own, on this port or on any; with it, the port."""
    program = "import sys; from taproom.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--database", str(folder / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            (found,) = re.findall(r":(\d+)/", server.stdout.readline())
            yield server, int(found)
        finally:
            server.kill()


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


@pytest.mark.parametrize(("language", "words"), [("en", "3 s; m asks for more"), ("ru", "3 с; m — попросить ещё")])
def test_it_is_said_how_long_a_window_lasts_and_who_holds_it(house: str, language: str, words: str) -> None:
    async def look() -> None:
        app = seated(house, "inn", 2, language)
        async with app.run_test(size=SMALL):
            await until(app, "asked_or_over")
            assert app.scene is not None
            window = msgspec.structs.replace(app.scene, question=None, moment=Moment("response", (), 2300))
            app.hear(Message("news", scene=window))
            assert words in str(app.query_one("#question", Static).render())
            held = msgspec.structs.replace(window, moment=Moment("response", (0,), 20_000))
            app.hear(Message("news", scene=held))
            shown = str(app.query_one("#question", Static).render())
            assert words not in shown and f"{held.seats[0].name}:" in shown

    asyncio.run(look())


@pytest.mark.parametrize(
    "address, found",
    [
        ("http://localhost:8642/join/WXYZ", ("http://localhost:8642", "WXYZ")),
        ("https://inn.example/table/abc/", ("https://inn.example", "abc")),
        ("http://inn.example/", ("http://inn.example", "")),
    ],
)
def test_an_address_names_a_house_and_a_table(address: str, found: tuple[str, str]) -> None:
    assert table_at(address) == found


@pytest.mark.parametrize("address", ["WXYZ", "ftp://inn.example/x", "http://"])
def test_what_is_no_address_is_explained(address: str) -> None:
    with pytest.raises(Malformed, match="is not the address of a table"):
        table_at(address)


def test_a_house_that_does_not_answer_is_named() -> None:
    with pytest.raises(Malformed, match="does not answer"):
        sit_down("http://127.0.0.1:1", "/api/seats", {"table": "x", "name": "Ann"})


def test_a_table_that_is_not_there_is_refused_in_the_houses_words(house: str) -> None:
    with pytest.raises(Malformed, match=house):
        sit_down(house, "/api/seats", {"table": "nowhere", "name": "Ann"})

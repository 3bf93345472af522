"""What the full-screen client shows, in words and in the room there is."""

import asyncio

import msgspec
import pytest
from textual.widgets import OptionList, RichLog, Static

from taproom.protocol.messages import Moment
from taproom.terminal.app import TableApp
from taproom.terminal.link import Shown, sit_down
from taproom.terminal.screen import Page
from tests.terminal.screens import AT_ONCE, LARGE, SMALL, look_again, seated, until


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


@pytest.mark.parametrize(("language", "words"), [("en", "3 s; m asks for more"), ("ru", "3 с; m — попросить ещё")])
def test_it_is_said_how_long_a_window_lasts_and_who_holds_it(house: str, language: str, words: str) -> None:
    async def look() -> None:
        app = seated(house, "inn", 2, language)
        async with app.run_test(size=SMALL):
            await until(app, "asked_or_over")
            assert app.house is not None
            window = msgspec.structs.replace(app.house, question=None, moment=Moment(1, "response", (0, 1), (), 2300))
            app.hear(Shown((), (), window, False))
            assert words in str(app.query_one("#question", Static).render())
            held = msgspec.structs.replace(window, moment=Moment(1, "response", (0, 1), (0,), 20_000))
            app.hear(Shown((), (), held, False))
            shown = str(app.query_one("#question", Static).render())
            assert words not in shown and f"{app.link.name_of(held, 0)}:" in shown

    asyncio.run(look())


@pytest.mark.parametrize(("game", "name"), [("inn", "Gerki"), ("dragonstones", "Player 1")])
def test_a_player_has_one_name(house: str, game: str, name: str) -> None:
    async def look() -> None:
        wish = {"name": "Ann", "game": game, "seats": 3, "bots": 2, "level": "regular", "timers": AT_ONCE}
        taken = sit_down(house, "/api/tables", {**wish, "character": "gerki"} if game == "inn" else wish)
        app = TableApp(house, taken, "en", [{"type": "start"}])
        async with app.run_test(size=SMALL) as pilot:
            await until(app, "shows_mats")
            assert name in str(app.query_one("#mat-lines", Static).content)
            await pilot.press("t")
            await until(app, "shows_page")
            page = app.screen
            assert isinstance(page, Page) and name in page.lines[0] and "Ann" not in "".join(page.lines)
            await pilot.press("escape")
            await app.link.ask({"type": "say", "text": "hello"})
            while f"{name}: hello" not in app.told:
                await look_again()

    asyncio.run(look())

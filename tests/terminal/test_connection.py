"""Where the terminal connects, how it comes back, and what it asks to be asked."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taproom.cli.play import table_at
from taproom.kernel.verdicts import Malformed
from taproom.protocol import messages as ms
from taproom.protocol.messages import Moment
from taproom.protocol.rest import SeatTaken
from taproom.terminal.link import Answer, Link, sit_down
from tests.terminal.screens import SMALL, look_again, number_asked, seated, until


def test_after_a_pass_a_terminal_is_not_asked_about_everything_until_the_next_turn(house: str) -> None:
    said: list[dict[str, Any]] = []

    async def ask(command: dict[str, Any]) -> Answer:
        said.append(command)
        return ms.Done(1)

    async def sit() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL):
            await until(app, "asked_or_over")
        shown = app.house
        assert shown is not None and shown.private is not None
        private = shown.private
        link = Link(house, SeatTaken("t", "c", 0, "k", ""), "en", lambda message: None)
        link.ask = ask  # type: ignore[method-assign]
        question = ms.Question(1, "response", "?", (), (), 0, 0, 0, -1)

        def see(turn: int, anytime: bool) -> None:
            orders = msgspec.structs.replace(private.orders, ask_anytime=anytime)
            one = msgspec.structs.replace(
                shown,
                turn=turn,
                moment=Moment(1, "response", (0, 1), (), -1),
                private=msgspec.structs.replace(private, orders=orders),
            )
            link._ask_about_everything(one)
            link._house = one

        see(0, False)
        see(0, True)
        link.note_answer(question, 0)
        see(0, False)
        link.note_answer(question, 0)
        see(1, False)
        assert link.switch_asking()
        see(1, True)
        link.note_answer(question, 0)
        await asyncio.sleep(0)

    asyncio.run(sit())
    assert [command["orders"]["ask_anytime"] for command in said] == [True, False, True, True]


def test_a_terminal_is_asked_about_every_card_it_could_play(house: str) -> None:
    async def sit() -> None:
        app = seated(house, "inn", 2)
        async with app.run_test(size=SMALL):
            await until(app, "wants_to_be_asked")

    asyncio.run(sit())


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


@contextmanager
def opened(folder: Path, port: int) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A house of its own, on this port or on any; with it, the port."""
    program = "import sys; from taproom.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--database", str(folder / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            (found,) = re.findall(r":(\d+)/", server.stdout.readline())
            yield server, int(found)
        finally:
            server.kill()


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

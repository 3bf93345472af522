"""Seats at tables in the full-screen client, and what can be waited for on its screen."""

import asyncio

from textual.widgets import Footer, Static
from textual.widgets._footer import FooterKey

from taproom.terminal.app import TableApp
from taproom.terminal.link import sit_down
from taproom.terminal.screen import Page

SMALL = (80, 24)
LARGE = (120, 40)
AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}


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
        house = self.app.house
        return self.app.question is not None or (house is not None and house.outcome is not None)

    def wants_to_be_asked(self) -> bool:
        private = self.app.house.private if self.app.house is not None else None
        return private is not None and private.orders.ask_anytime

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


def keys_shown(app: TableApp) -> set[str]:
    """The keys in the bottom line."""
    return {key.key for key in app.query_one(Footer).query(FooterKey).results(FooterKey)}


def number_asked(app: TableApp) -> int:
    """The number of the question; 0 if there is none."""
    return app.question.number if app.question is not None else 0

"""Several people at one table of the Inn, each in a browser of their own."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import WIDE, Visits
from tests.browser.games import AT_ONCE, post, seat_bots
from tests.browser.inn import by_pointer, deal, play_on, stop_clock, tick

_KEEP = """
(taken) => {
    const seat = { ...taken, at: Date.now() };
    localStorage.setItem('taproom.seats', JSON.stringify({ [taken.table]: seat }));
    localStorage.setItem('taproom.settings', JSON.stringify({ hinted: ['inn-guide'], games: 9 }));
}
"""


@dataclass
class Person:
    """Somebody at a table: their page, and every frame it was sent."""

    page: Page
    frames: list[str] = field(default_factory=list)

    def listen(self) -> None:
        """Remember what the server says from now on."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())


def take_up(visit: Visits, taken: dict[str, Any], language: str = "en") -> Person:
    """Come to a table with a token. The page's clock stands still but for `tick`."""
    page = visit("/friends", WIDE, language)
    stop_clock(page)
    person = Person(page)
    person.listen()
    page.evaluate(_KEEP, taken)
    page.goto(f"{visit.address}/table/{taken['table']}")
    return person


def two_people(visit: Visits, languages: tuple[str, str] = ("en", "en")) -> tuple[Person, Person, dict[str, Any]]:
    """Ann plays Fiona and Bob plays Zot, nobody else sits there; the cards are dealt. Also what laying it gave."""
    wish = {"name": "Ann", "seats": 2, "character": "fiona", "timers": AT_ONCE}
    laid = post(visit.address, "/api/tables", **wish)
    joined = post(visit.address, "/api/seats", table=laid["table"], name="Bob", character="zot")
    ann, bob = take_up(visit, laid, languages[0]), take_up(visit, joined, languages[1])
    expect(ann.page.locator(".seats .person")).to_have_count(2)
    deal(ann.page)
    expect(bob.page.get_by_test_id("playing")).to_be_attached()
    return ann, bob, laid


def sit_with(visit: Visits, characters: Sequence[str]) -> Page:
    """A table against bots that take no time: I play the first of these characters, they the others. Dealt."""
    wish = {"name": "Ann", "seats": len(characters), "character": characters[0], "timers": {**AT_ONCE, "bot": 0}}
    laid = post(visit.address, "/api/tables", **wish)
    seat_bots(visit.address, laid, characters[1:])
    page = take_up(visit, laid).page
    deal(page)
    return page


def watch(visit: Visits, laid: dict[str, Any]) -> Person:
    """Somebody follows the link to watch."""
    page = visit("/watch")
    guest = Person(page)
    guest.listen()
    page.goto(f"{visit.address}/table/{laid['table']}#watch={laid['watch']}")
    expect(page.locator(".foes .mat")).to_have_count(2)
    return guest


def let_pass(page: Page, until: str = "I say otherwise") -> None:
    """Give the standing order to pass; whoever passes always does the least when asked."""
    page.get_by_role("button", name="Pass until", exact=True).click()
    page.get_by_role("radio", name=until).check()
    page.keyboard.press("Escape")


def play_alone(page: Page, until: str) -> None:
    """Answer until the question has these words in it, while everybody else passes."""
    play_on(page, by_pointer, lambda page: page.locator(".ask h2", has_text=until).count() > 0)
    tick(page)


def see_the_same(one: Page, other: Page) -> None:
    """What everybody can see of each seat is the same to both, or will be at once: its numbers and its track."""
    for mat in one.locator(".mat").all():
        name = mat.locator(".name").inner_text()
        there = other.locator(".mat").filter(has=other.locator(".name", has_text=name))
        expect(there.locator(".stats")).to_have_text(mat.locator(".stats").text_content() or "")
        expect(there.locator(".track")).to_have_attribute(
            "aria-label", mat.locator(".track").get_attribute("aria-label") or ""
        )


def cards_named(frames: list[str], deck: str) -> set[str]:
    """Every card of a deck that is named anywhere in what was received."""
    found: set[str] = set()
    for frame in frames:
        _collect(json.loads(frame), f"{deck}/", found)
    return found


def _collect(value: Any, start: str, found: set[str]) -> None:
    if isinstance(value, str) and value.startswith(start):
        found.add(value)
    elif isinstance(value, dict):
        for each in value.values():
            _collect(each, start, found)
    elif isinstance(value, list):
        for each in value:
            _collect(each, start, found)

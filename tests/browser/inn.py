"""Playing the Inn on the page, by pointer and by keyboard."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import WIDE, Visits
from tests.browser.games import seat_bots
from tests.browser.steps import playing

DEAF = 400
"""For so many milliseconds new buttons hear nothing."""
MOST_ANSWERS = 600
COMPANIONS = ("gerki", "deirdre", "wizgille", "zot", "eve", "serena", "dimli", "gog", "fleck", "erin")
"""Whom the bots play, so that every run sees the same table."""
_ANYBODY = ("free_for_all", "two_headed_dragon")
"""The modes in which any of them may sit anywhere."""
_LATER = timedelta(minutes=1)
"""The clock can only be stopped in its future, which must not be over before it is."""

_LAY = """
async ([wish, hinted, speed]) => {
    const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
    });
    const { table, token, seat, code, watch } = await answer.json();
    localStorage.setItem('taproom.seats', JSON.stringify({ [table]: { token, seat, code, watch, at: Date.now() } }));
    const known = hinted ? ['inn-guide', 'ds-guide'] : [];
    localStorage.setItem('taproom.settings', JSON.stringify({ hinted: known, speed, games: 9 }));
    return { table, token, watch };
}
"""
_NOTHING_TO_CLICK = "document.documentElement.style.pointerEvents = 'none'"


def sit_among_bots(
    visit: Visits,
    seats: int = 2,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    hinted: bool = True,
    speed: float = 0,
    service_workers: str = "block",
    **wish: Any,
) -> tuple[Page, str]:
    """A table against bots that take no time, not dealt yet; gives the page and the token to watch it.

    The bots play the same characters every time, but where the mode or the game asks for others.

    Somebody plays who knows the game. At speed 0 nothing that happens stays to be read.
    The page's clock is the test's: it stands still but for what `tick` lets pass.
    """
    page = visit("/friends", size, language, service_workers=service_workers)
    stop_clock(page)
    pace = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True}
    asked = {"name": "Ann", "character": "fiona", "seats": seats, "level": "regular", "timers": pace, **wish}
    drawn = "bots" in wish or "game" in wish or wish.get("options", {}).get("mode") not in (None, *_ANYBODY)
    laid = page.evaluate(_LAY, [{**asked, **({"bots": seats - 1, **wish} if drawn else {"bots": 0})}, hinted, speed])
    if not drawn:
        others = [character for character in COMPANIONS if character != asked["character"]]
        seat_bots(visit.address, laid, others[: seats - 1])
    page.goto(f"{visit.address}/table/{laid['table']}")
    return page, laid["watch"]


def stop_clock(page: Page) -> None:
    """From now on the page's time passes only by `tick`."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + _LATER)


def tick(page: Page, milliseconds: int = DEAF + 50) -> None:
    """Let the page's time pass."""
    page.clock.run_for(milliseconds)


def bar(page: Page) -> Locator:
    """Where one is asked."""
    return page.locator(".ask")


def asked(page: Page) -> Locator:
    """What asks, at a table of either game, or the end of the game."""
    return page.locator("[data-question], dialog[open] .winners").first


def play_on(page: Page, answer: Callable[[Page], None], until: Callable[[Page], bool]) -> None:
    """Answer question after question until something is the case or the game is over; at a table of either game."""
    for _ in range(MOST_ANSWERS):
        expect(asked(page)).to_be_attached()
        if is_over(page) or until(page):
            return
        number = asked(page).get_attribute("data-question")
        tick(page)
        answer(page)
        expect(page.locator(f'[data-question="{number}"]')).to_have_count(0)
    raise AssertionError("the game does not end")


def never(page: Page) -> bool:
    """Play until the game is over."""
    return False


def is_over(page: Page) -> bool:
    """Whether the game has a winner."""
    return page.locator("dialog[open] .winners").count() > 0


def by_pointer(page: Page) -> None:
    """Take the first answer of the bar, step by step; pick what must be picked; else pass."""
    number = bar(page).get_attribute("data-question")
    while bar(page).get_attribute("data-question") == number:
        answers = page.locator(".answer")
        if answers.count():
            answers.first.click()
            tick(page)
            continue
        large = page.locator(".acts .pass")
        if large.is_disabled():
            page.locator(".card-button[aria-pressed=false]").first.click()
        else:
            large.click()
            return


def by_keys(page: Page) -> None:
    """The same without a pointer: digits answer, P passes or confirms, H and Enter pick a card."""
    number = bar(page).get_attribute("data-question")
    while bar(page).get_attribute("data-question") == number:
        if page.locator(".answer").count():
            page.keyboard.press("1")
            tick(page)
        elif page.locator(".acts .pass").is_disabled():
            page.keyboard.press("h")
            while page.locator(".card-button:focus[aria-pressed=true]").count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
            return


def deal(page: Page) -> None:
    """The host deals."""
    page.locator(".acts .primary").click()
    expect(playing(page)).to_be_attached()


def deal_by_keys(page: Page) -> None:
    """From here on no pointer reaches anything."""
    page.evaluate(_NOTHING_TO_CLICK)
    button = page.locator(".acts .primary")
    expect(button).to_be_visible()
    while not button.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(playing(page)).to_be_attached()

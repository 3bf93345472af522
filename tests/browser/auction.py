"""Playing Fist of Dragonstones on the page, by pointer and by keyboard."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import WIDE, Visits
from tests.browser.inn import asked, deal, deal_by_keys, sit_among_bots


def sit_at_auction(
    visit: Visits,
    seats: int = 3,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    at_once: bool = True,
    keys: bool = False,
    **wish: Any,
) -> tuple[Page, str]:
    """An auction against bots, dealt; gives the page and the token to watch it. At once: nothing stays to be read."""
    speed = 0 if at_once else 1
    page, watch = sit_among_bots(visit, seats, size, language, speed=speed, game="dragonstones", character="", **wish)
    (deal_by_keys if keys else deal)(page)
    expect(asked(page)).to_be_attached()
    return page, watch


def control(page: Page) -> Locator:
    """Where one is asked."""
    return page.locator(".control")


def fills_fist(page: Page) -> bool:
    """Whether coins are asked for."""
    return page.get_by_role("spinbutton").count() > 0


def chooses(page: Page) -> bool:
    """Whether a character's power is to be used."""
    return page.locator(".choices").count() > 0


def by_pointer(page: Page) -> None:
    """Two coins of the first kind if there are so many, or the first choice."""
    if not fills_fist(page):
        page.locator(".choices li button").first.click()
        return
    more = page.locator(".step").first.locator("button").last
    for _ in range(2):
        if more.is_enabled():
            more.click()
    page.locator(".go .primary").click()


def by_keys(page: Page) -> None:
    """The same without a pointer: the focus is already where one is asked."""
    if fills_fist(page):
        expect(page.get_by_role("spinbutton").first).to_be_focused()
        page.keyboard.press("2")
    else:
        expect(page.locator(".choices li button").first).to_be_focused()
    page.keyboard.press("Enter")

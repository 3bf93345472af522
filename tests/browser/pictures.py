"""Take the pictures of README and books anew, a contact sheet of every deck, and the icons: make pictures

What is dealt is different every time, so look at them before they are committed.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import auction, icons, inn
from tests.browser.conftest import PHONE, WIDE, Visits, serving
from tests.browser.sheets import take_sheets

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
_QUALITY = 88
_MID_GAME = 9
"""After so many answers of mine something lies on the table that one can see the game by."""


def main() -> None:
    """All of them, in both languages."""
    chromium = os.environ.get("TAPROOM_CHROMIUM") or shutil.which("chromium")
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for language in ("en", "ru"):
            _take(browser, address, language, "table", WIDE, _the_inn)
            _take(browser, address, language, "phone", PHONE, _the_inn)
            _take(browser, address, language, "auction", WIDE, _an_auction)
        take_sheets(browser, address)
        icons.draw(browser)
        browser.close()


def _take(
    browser: Browser,
    address: str,
    language: str,
    name: str,
    size: tuple[int, int],
    play: Callable[[Visits, str, tuple[int, int]], Page],
) -> None:
    visits = Visits(browser, address)
    page = play(visits, language, size)
    inn.tick(page, 5000)
    page.mouse.move(2, size[1] - 2)
    page.screenshot(path=PICTURES / f"{name}.{language}.jpg", type="jpeg", quality=_QUALITY)
    for context in visits.contexts:
        context.close()


def _the_inn(visits: Visits, language: str, size: tuple[int, int]) -> Page:
    page, _ = inn.sit_among_bots(visits, 4, size, language)
    inn.deal(page)
    answers = 0

    def is_worth_a_picture(page: Page) -> bool:
        nonlocal answers
        answers += 1
        lying = page.locator(".stack .card, .pile .card, .card.played").count()
        return answers > _MID_GAME and page.locator(".answer").count() > 0 and (lying > 0 or answers > 3 * _MID_GAME)

    inn.play_on(page, inn.by_pointer, is_worth_a_picture)
    return page


def _an_auction(visits: Visits, language: str, size: tuple[int, int]) -> Page:
    page, _ = auction.sit_at_auction(visits, 4, size, language)
    answers = 0

    def is_worth_a_picture(page: Page) -> bool:
        nonlocal answers
        answers += 1
        return answers > _MID_GAME and auction.fills_fist(page)

    inn.play_on(page, auction.by_pointer, is_worth_a_picture)
    more = page.locator(".step").first.locator("button").last
    inn.tick(page)
    for _ in range(2):
        if more.is_enabled():
            more.click()
    expect(auction.control(page)).to_be_attached()
    return page


if __name__ == "__main__":
    main()

"""What people do on the pages, so that tests say it once."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def lay_table(page: Page, name: str, seats: int = 4, listed: bool = False) -> str:
    """Lay a table for friends; gives its short code."""
    page.get_by_role("link", name=re.compile("Play with friends|Играть с друзьями")).click()
    page.get_by_label(re.compile("Your name|Имя за столом")).fill(name)
    page.get_by_role("group", name=re.compile("^(Seats|Мест)$")).get_by_role("button", name=str(seats)).click()
    if listed:
        page.get_by_role("button", name=re.compile("^(everybody|всех)$")).click()
    page.get_by_role("button", name=re.compile("Lay the table|Накрыть стол")).click()
    expect(page.get_by_role("heading", level=1, name=re.compile("Before the game|Перед игрой"))).to_be_visible()
    return page.locator(".code b").inner_text()


def sit_down(page: Page, name: str) -> None:
    """Whoever followed a link to a table says a name and sits."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def fill_and_deal(page: Page) -> None:
    """Bots take what is free, and the cards are dealt."""
    page.get_by_role("button", name=re.compile("Let (a bot|bots)|Посадить на")).click()
    page.get_by_role("button", name=re.compile("^(Deal|Раздать карты)$")).click()
    expect(playing(page)).to_be_attached()


def playing(page: Page):  # type: ignore[no-untyped-def]
    """The table of a running or finished game."""
    return page.get_by_test_id("playing")


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical. It runs outside the page's own scripts, so that the policy holds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def sticks_out(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

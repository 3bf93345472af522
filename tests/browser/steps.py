"""What people do on the pages, so that tests say it once."""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What changes while axe looks would be seen with the words of one moment on the colours of another.
_LOOK = """
(async () => {
    for (;;) {
        let still = true;
        const watcher = new MutationObserver(() => { still = false; });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        const late = watcher.takeRecords();
        watcher.disconnect();
        if (!still || late.length) continue;
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        return grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    }
})()
"""

_CUT = """() => [...document.querySelectorAll('body *')]
    .filter((each) => {
        const { overflowX, clipPath, display } = getComputedStyle(each);
        const holds = each.innerText?.trim() && each.clientWidth > 1 && clipPath === 'none' && display !== 'inline';
        return holds && ['hidden', 'clip'].includes(overflowX) && each.scrollWidth > each.clientWidth + 2;
    })
    .map((each) => each.outerHTML.slice(0, 80) + ' … ' + each.innerText.slice(0, 40))
"""

# Words that begin on one line and end on the next without a hyphen.
_TORN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn = [];
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.parentElement.offsetWidth || text.parentElement.closest('.sr, script, style')) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]+/gu)) {
            const letters = document.createRange();
            letters.setStart(text, index);
            letters.setEnd(text, index + word.length);
            const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) torn.push(word);
        }
    }
    return torn;
}"""


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


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """The page on a desk, then on a phone: as somebody has it who makes the window smaller."""
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        wait_for_letters(page)
        yield width, height


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical. It runs in a world of its own: with its own clock, and the policy holds."""
    browser = page.context.new_cdp_session(page)
    frame = browser.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = browser.send("Page.createIsolatedWorld", {"frameId": frame})["executionContextId"]
    browser.send("Runtime.evaluate", {"contextId": world, "expression": AXE.read_text(encoding="utf-8")})
    told = browser.send(
        "Runtime.evaluate", {"contextId": world, "expression": _LOOK, "awaitPromise": True, "returnByValue": True}
    )
    browser.detach()
    found: list[str] = told["result"]["value"]
    return found


def wait_for_letters(page: Page) -> None:
    """Whatever is measured is measured with the letters it is meant for, not with those it is shown in meanwhile."""
    page.evaluate("document.body.offsetWidth && document.fonts.ready.then(() => null)")


def sticks_out(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wait_for_letters(page)
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def cut(page: Page) -> list[str]:
    """The words that what they stand in cuts off sideways."""
    wait_for_letters(page)
    found: list[str] = page.evaluate(_CUT)
    return found


def torn(page: Page) -> list[str]:
    """The words that are broken in two where no hyphen is."""
    wait_for_letters(page)
    found: list[str] = page.evaluate(_TORN)
    return found

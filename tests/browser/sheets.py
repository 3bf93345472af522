"""Contact sheets: every deck of the Inn with the pictures of its cards, in docs/pictures/decks. Part of make pictures.

python -m tests.browser.sheets gerki    # of one deck, while you draw
"""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from taproom.inn.content import builtin_deck, builtin_keys
from taproom.inn.content.scenes import PICTURES, kit_parts
from tests.browser.conftest import serving

KIT = Path(__file__).parent.parent.parent / "docs" / "pictures" / "kit.jpg"
SHEETS = KIT.with_name("decks")
_WIDTH = 1100
"""Seven cards beside each other."""
_QUALITY = 74
_KIT_STYLE = """
body { margin: 0; background: #b98d6c; font: 12px sans-serif; color: #24130a }
ul { list-style: none; margin: 0; padding: 8px; display: grid; grid-template-columns: repeat(11, 1fr); gap: 8px }
li { text-align: center }
svg { display: block; width: 72px; height: 66px; margin: 0 auto 2px; overflow: visible }
use { fill: none; stroke: #24130a; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
"""


def main() -> None:
    """Those named, or all."""
    chromium = os.environ.get("TAPROOM_CHROMIUM") or shutil.which("chromium")
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take_sheets(browser, address, *sys.argv[1:])
        browser.close()


def take_sheets(browser: Browser, address: str, *decks: str) -> None:
    """The kit, and a sheet of each of these decks, or of all; those of decks there no longer are go."""
    _take_kit(browser)
    SHEETS.mkdir(exist_ok=True)
    for stale in [path for path in SHEETS.glob("*.jpg") if path.stem not in builtin_keys()]:
        stale.unlink()
    for deck in decks or builtin_keys():
        _take(browser, address, deck)


def _take(browser: Browser, address: str, deck: str) -> None:
    cards = len(builtin_deck(deck).cards)
    height = 240 * (cards // 7 + 1)
    with browser.new_context(viewport={"width": _WIDTH, "height": height}, locale="en-GB") as context:
        page = context.new_page()
        page.goto(f"{address}/cards/inn/{deck}")
        grid = page.locator("ul.grid")
        expect(grid.locator(".card")).to_have_count(cards)
        # Only the cards, all of them in sight, and the icons they refer to.
        grid.evaluate("grid => document.body.replaceChildren(document.querySelector('.sprite'), grid)")
        expect(grid.locator(".scene:empty")).to_have_count(0)
        page.evaluate("document.fonts.ready")
        grid.screenshot(path=SHEETS / f"{deck}.jpg", type="jpeg", quality=_QUALITY, animations="disabled")


def _take_kit(browser: Browser) -> None:
    kit = (PICTURES / "kit.svg").read_text("utf-8")
    parts = "".join([f'<li><svg><use href="#{part}"/></svg>{part}</li>' for part in kit_parts()])
    with browser.new_context(viewport={"width": _WIDTH, "height": 100}) as context:
        page = context.new_page()
        page.set_content(f"<style>{_KIT_STYLE}</style><div hidden>{kit}</div><ul>{parts}</ul>")
        page.screenshot(path=KIT, type="jpeg", quality=_QUALITY, full_page=True)


if __name__ == "__main__":
    main()

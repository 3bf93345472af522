"""Learning on the page: following a lesson step by step, solving a puzzle, and what notes must never do."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visits
from tests.browser.inn import stop_clock, tick

WORDS_A_SECOND = 2.5
A_MOMENT = 3
"""Seconds, to find and do what a step asks for."""
_KNOWN = "settings => localStorage.setItem('taproom.settings', JSON.stringify(settings))"
_NOTHING_TO_CLICK = "document.documentElement.style.pointerEvents = 'none'"
_BOXES = """() => {
    const box = (name) => {
        const found = document.querySelector(name)?.getBoundingClientRect();
        return found && { left: found.left, top: found.top, right: found.right, bottom: found.bottom };
    };
    return [box('.note.placed'), box('.dark > .ring:not(.none)')];
}"""


def open_exercise(
    visit: Visits,
    path: str,
    size: tuple[int, int],
    language: str = "en",
    text_size: int = 100,
    keys: bool = False,
    speed: float = 0,
) -> Page:
    """A lesson or a puzzle, at speed 0 one where nothing that happens takes time; the page's clock is the test's."""
    page = visit("/friends", size, language)
    stop_clock(page)
    page.evaluate(_KNOWN, {"language": language, "speed": speed, "games": 0 if speed else 9, "size": text_size})
    page.goto(visit.address + path)
    if keys:
        page.evaluate(_NOTHING_TO_CLICK)
    return page


def note(page: Page) -> Locator:
    """What the lesson says now."""
    return page.locator(".note.placed")


def at_step(page: Page, number: int) -> Locator:
    """The note of this step, when it is there. Buttons that came with it hear by now."""
    found = page.locator(f'.note.placed[aria-label*=" {number} "]')
    expect(found).to_be_visible()
    tick(page)
    return found


def check_note(page: Page) -> None:
    """It lies in the window, and on nothing of what is lit."""
    lies, lit = page.evaluate(_BOXES)
    window = page.viewport_size
    assert window is not None
    assert lies["left"] >= 0 and lies["right"] <= window["width"], lies
    assert lies["top"] >= 0 and lies["bottom"] <= window["height"], lies
    if lit:
        assert not overlap(lies, lit), f"the note {lies} covers {lit}"


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than an edge."""
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return not (beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"])


def box_of(found: Locator) -> dict[str, float]:
    """Where something is in the window."""
    box: Any = found.bounding_box()
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def play_card_by_keys(page: Page, aim: str = "") -> None:
    """The card that is lit has the focus: Enter lifts it; then the one it is meant for by number, or Enter again."""
    expect(page.locator(".card-button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    tick(page)
    page.keyboard.press(number_of(page, aim) if aim else "Enter")


def number_of(page: Page, name: str) -> str:
    """The digit of the answer with this name."""
    names = page.locator(".answer strong").all_inner_texts()
    return str(names.index(name) + 1)


def time_lesson(page: Page, acts: list[Callable[[Page], None]]) -> tuple[float, float]:
    """Follow a lesson; gives how many seconds the table played between the notes, and how long it takes to read them.

    Somebody to whom all of it is new reads 150 words in a minute, and takes a moment for each thing to do.
    """
    played, words = 0.0, 0
    for number, act in enumerate([*acts, None], 1):
        begun = page.evaluate("performance.now()")
        found = page.locator(f'.note.placed[aria-label*=" {number} "]')
        while not found.count():
            expect(page.locator(".tempo.moving, .note.placed, .control .skip").first).to_be_attached()
            tick(page, 100)
        played += page.evaluate("performance.now()") - begun
        words += len(found.inner_text().split())
        tick(page)
        if act:
            act(page)
    return played / 1000, words / WORDS_A_SECOND + len(acts) * A_MOMENT

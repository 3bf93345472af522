"""The Inn's table between phone and desk: nothing lies on what one needs to see or press."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, PHONE, SIZES, Visits
from tests.browser.inn import asked, bar, by_pointer, deal, play_on, sit_among_bots, tick
from tests.browser.staged import Message, stage
from tests.browser.steps import faults, sticks_out, wait_for_letters

BESIDE = (1180, 800)
ABOVE = (900, 700)
DISCARD = "Which cards do you discard"


def must_discard(page: Page) -> bool:
    return page.locator(".ask h2", has_text=DISCARD).count() > 0


def overlap(page: Page, one: str, other: str) -> bool:
    """Whether two things lie on each other, even by a little."""
    wait_for_letters(page)
    left, right = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert left is not None
    assert right is not None
    return (
        left["x"] < right["x"] + right["width"]
        and right["x"] < left["x"] + left["width"]
        and left["y"] < right["y"] + right["height"]
        and right["y"] < left["y"] + left["height"]
    )


@pytest.mark.parametrize("size", [BESIDE, ABOVE], ids=["beside", "above"])
def test_one_plays_on_while_the_log_is_open(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 4, size)
    deal(page)
    play_on(page, by_pointer, must_discard)
    tick(page)
    page.get_by_role("button", name=re.compile("^What happened")).click()
    log = page.get_by_role("complementary")
    expect(log.get_by_role("list", name="What happened")).to_be_visible()
    for part in (".ask", ".mat.mine", ".hand"):
        assert not overlap(page, "aside.side", part), part
    assert sticks_out(page) <= 0
    assert faults(page) == []
    page.locator(".acts .pass").click()
    expect(bar(page)).not_to_contain_text(DISCARD)
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, ABOVE], ids=["phone", "above"])
def test_why_not_is_told_in_the_bar_where_no_reading_corner_is(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 3, size)
    deal(page)
    play_on(page, by_pointer, lambda page: _can_answer(page) and page.locator(".card-button:not(.lit)").count() > 0)
    tick(page)
    page.locator(".card-button:not(.lit)").first.focus()
    expect(bar(page).locator(".whynot")).to_be_visible()
    assert not overlap(page, ".whynot", ".mat.mine")
    assert not overlap(page, ".whynot", ".acts .pass")
    assert faults(page) == []


def _can_answer(page: Page) -> bool:
    """Whether the question is no pick, in which every card counts."""
    return page.locator(".acts .pass:enabled").count() > 0 and page.locator(".card-button[aria-pressed]").count() == 0


@SIZES
def test_walking_through_the_hand_moves_no_table(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 3, size)
    deal(page)
    expect(asked(page)).to_be_attached()
    wait_for_letters(page)
    top = page.locator(".foes .mat").first.bounding_box()
    page.keyboard.press("h")
    for key in ("End", "Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    assert page.locator(".foes .mat").first.bounding_box() == top


def test_a_tap_beside_the_standing_orders_closes_them(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, PHONE)
    deal(page)
    page.get_by_role("button", name="Pass until", exact=True).click()
    orders = page.get_by_role("group", name="Pass until")
    expect(orders.get_by_role("radio", name="this turn is over")).to_be_in_viewport()
    assert faults(page) == []
    page.locator(".stage").click(position={"x": 20, "y": 20})
    expect(orders).to_be_hidden()


# What of a mat reaches over its edge, or is cut by it.
_OUTSIDE = """
() => [...document.querySelectorAll('.foes .mat')].flatMap((mat) => {
    const edge = mat.getBoundingClientRect();
    return [...mat.querySelectorAll('.who, .name, .person, .mini, .stats > span')]
        .filter((part) => part.offsetWidth && part.getBoundingClientRect().right > edge.right)
        .map((part) => part.className + ' ' + part.textContent);
})
"""


@LANGUAGES
@pytest.mark.parametrize("seats", [4, 5, 7, 8])
def test_what_belongs_to_a_mat_lies_on_it(visit: Visits, seats: int, language: str) -> None:
    def sit(scene: Message) -> None:
        for chair, seat in zip(scene["house"]["seats"], scene["game"]["seats"], strict=True):
            chair["name"] = "Bartholomew of the Long Hill"
            seat.update(name="Torglesnarf", alcohol=11, fortitude=16, gold=17, hand=10, pile=12)

    page, _ = sit_among_bots(visit, seats, PHONE, language)
    deal(page)
    stage(page, sit)
    wait_for_letters(page)
    assert page.evaluate(_OUTSIDE) == []


# What of it is outside of the screen, or of what it lies in.
_CUT = """
() => [...document.querySelectorAll('.mat.mine .parts li')].filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return !width || left < 0 || right > innerWidth;
}).map((part) => part.textContent)
"""


@LANGUAGES
def test_all_that_lies_before_somebody_is_seen_on_a_phone(visit: Visits, language: str) -> None:
    page, _ = sit_among_bots(visit, 4, PHONE, language, character="vlazlo")
    deal(page)
    wait_for_letters(page)
    expect(page.locator(".mat.mine .parts li").nth(2)).to_be_attached()
    assert page.evaluate(_CUT) == []
    assert faults(page) == []
    assert sticks_out(page) <= 0

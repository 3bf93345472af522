"""Every screen around a table, in both languages and sizes: nothing sticks out, and axe finds nothing serious."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, Visits
from tests.browser.steps import at_every_size, cut, faults, lay_table, sticks_out, torn, wait_for_letters

TEXT_SIZES = (100, 200)
_GLIDING = """() => [...document.querySelectorAll('*')]
    .filter((each) => getComputedStyle(each).transitionDuration.split(', ').some((time) => time !== '0s'))
    .map((each) => each.outerHTML.slice(0, 80))
"""
_FORGE = """() => {
    const seats = JSON.parse(localStorage.getItem('taproom.seats'));
    for (const seat of Object.values(seats)) seat.token = 'forged';
    localStorage.setItem('taproom.seats', JSON.stringify(seats));
}"""


def look_at(page: Page) -> None:
    for size in TEXT_SIZES:
        page.evaluate("size => document.documentElement.dataset.size = size", str(size))
        assert sticks_out(page) <= 0, f"at {size} % of the text's size"
        assert cut(page) == [], f"at {size} % of the text's size"
    page.evaluate("document.documentElement.dataset.size = '100'")
    assert faults(page) == []


@LANGUAGES
@pytest.mark.parametrize("path", ["/", "/friends", "/join", "/watch", "/nowhere"])
def test_screens_on_the_way(visit: Visits, path: str, language: str) -> None:
    page = visit(path, language=language)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    page.wait_for_load_state("networkidle")
    for _ in at_every_size(page):
        assert torn(page) == []
        look_at(page)


@LANGUAGES
def test_the_door_fills_a_large_screen_and_no_more(visit: Visits, language: str) -> None:
    width, height = 1920, 1080
    page = visit("/", (width, height), language)
    folk = page.locator(".folk .who")
    expect(folk.last).to_be_visible()
    wait_for_letters(page)
    last = folk.last.bounding_box()
    assert last is not None
    assert 0.85 * height < last["y"] + last["height"] <= height, "neither a small part of it nor beyond it"
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert torn(page) == []


@LANGUAGES
def test_the_other_game_at_the_door(visit: Visits, language: str) -> None:
    page = visit("/", language=language)
    page.get_by_role("button", name=re.compile("^(Fist of Dragonstones|Горсть драконьих камней)")).click()
    expect(page.get_by_role("heading", name=re.compile("^(How it goes|Как идёт игра)$"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Witch|Ведьма"))).to_be_visible()
    for _ in at_every_size(page):
        look_at(page)


@LANGUAGES
def test_a_screen_that_cannot_be_fetched(visit: Visits, language: str) -> None:
    visit.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "preload"]
    page = visit("/friends", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator("a[href='/join']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Nobody answers the door|Никто не открывает"))
    for _ in at_every_size(page):
        look_at(page)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Join a table|Сесть за стол"))


@LANGUAGES
def test_a_table_that_lets_nobody_in(visit: Visits, language: str) -> None:
    visit.forgiven.append("WebSocket")
    page = visit("/", language=language)
    lay_table(page, "Ann", seats=4)
    page.evaluate(_FORGE)
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("You can't come in here|Войти не получится"))).to_be_visible()
    for _ in at_every_size(page):
        look_at(page)


@LANGUAGES
def test_the_gathering(visit: Visits, language: str) -> None:
    page = visit("/", language=language)
    lay_table(page, "Ann", seats=8)
    page.get_by_role("button", name=re.compile("Add a bot|Посадить бота")).first.click()
    expect(page.get_by_role("button", name=re.compile("Zot|Зот"))).to_be_visible()
    for _ in at_every_size(page):
        look_at(page)


@LANGUAGES
def test_the_settings(visit: Visits, language: str) -> None:
    page = visit("/friends", language=language)
    page.get_by_role("button", name=re.compile("Settings|Настройки")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in at_every_size(page):
        look_at(page)


def test_text_size_and_motion_are_kept(visit: Visits) -> None:
    page = visit("/friends")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="150 %").click()
    page.get_by_role("button", name="full").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-size", "150")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")


@pytest.mark.parametrize("path", ["/", "/friends", "/cards/inn/fiona"])
def test_nothing_glides_where_nothing_should_move(visit: Visits, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(_GLIDING) == []

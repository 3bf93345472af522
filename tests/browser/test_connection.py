"""Losing the house and finding it again; several pages of one seat; another language in mid-game."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visits, serving
from tests.browser.steps import fill_and_deal, lay_table, playing, sit_down


def test_a_page_survives_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        visits = Visits(browser, address, forgiven=["WebSocket", "ERR_"])
        page = visits()
        lay_table(page, "Ann", seats=2)
    expect(page.get_by_text("Lost the house, trying again…")).to_be_visible()
    with serving(tmp_path, urlsplit(address).port or 0):
        expect(page.get_by_text("Lost the house, trying again…")).to_be_hidden()
        fill_and_deal(page)
    page.context.close()
    assert visits.problems == []


def test_two_pages_of_one_seat_do_not_fight(visit: Visits) -> None:
    one = visit()
    lay_table(one, "Ann", seats=2)
    other = visit.open(one.context, urlsplit(one.url).path)
    other.get_by_role("button", name=re.compile("^Zot")).click()
    expect(one.get_by_role("button", name=re.compile("^Zot"))).to_have_attribute("aria-pressed", "true")
    fill_and_deal(one)
    expect(playing(other)).to_be_attached()


def test_the_language_is_switched_at_the_table_without_loading_anything_anew(visit: Visits) -> None:
    page = visit()
    lay_table(page, "Ann", seats=2)
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_text("Bot 2")).to_be_visible()
    page.evaluate("window.stillHere = true")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", name="Перед игрой")).to_be_visible()
    expect(page.get_by_text("Бот 2")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.evaluate("window.stillHere") is True


def test_a_seat_that_is_away_is_shown_as_such(visit: Visits) -> None:
    ann = visit()
    bob = visit(f"/join/{lay_table(ann, 'Ann', seats=2)}")
    sit_down(bob, "Bob")
    seat = ann.get_by_role("listitem").filter(has_text="Bob")
    expect(seat).not_to_contain_text("not connected")
    bob.close()
    expect(seat).to_contain_text("not connected")


def test_a_token_of_somewhere_else_is_told_to_be_none(visit: Visits) -> None:
    visit.forgiven.append("WebSocket")
    page = visit()
    lay_table(page, "Ann", seats=2)
    page.evaluate(
        """() => {
            const seats = JSON.parse(localStorage.getItem('taproom.seats'));
            for (const seat of Object.values(seats)) seat.token = 'forged';
            localStorage.setItem('taproom.seats', JSON.stringify(seats));
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="No way in")).to_be_visible()

"""Losing the house and finding it again; several pages of one seat; another language in mid-game."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visits, serving
from tests.browser.inn import by_pointer, deal, play_on, sit_among_bots, stop_clock, tick
from tests.browser.network import Network
from tests.browser.steps import fill_and_deal, lay_table, playing, sit_down

LOST = "Connection lost, trying again…"
BACK = 3_000
"""A page is back so many milliseconds after the server can be reached again, at the latest."""
DISCARD = "Which cards do you discard"
Position = tuple[str, list[str], list[str]]


def position(page: Page) -> Position:
    """What somebody at the Inn sees: the question, the hand, the numbers of everybody."""
    return (
        page.locator(".ask h2").inner_text(),
        page.locator(".card-button h3").all_text_contents(),
        page.locator(".mat .stats").all_text_contents(),
    )


def goes_on(page: Page, before: Position) -> None:
    """The page is back in time, at the same question, and the question can be answered."""
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=BACK)
    assert position(page) == before
    page.locator(".acts .pass").click()
    expect(page.locator(".ask h2")).not_to_contain_text(DISCARD)


def at_a_discard(visits: Visits) -> Page:
    """A game among bots at the beginning of an own turn: nothing happens before the answer. Then time is real."""
    page, _ = sit_among_bots(visits, 2)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".ask h2", has_text=DISCARD).count() > 0)
    tick(page)
    page.clock.resume()
    return page


def test_a_game_goes_on_within_three_seconds_after_the_network_is_back(browser: Browser, house: str) -> None:
    with Network(urlsplit(house).port or 0) as network:
        visits = Visits(browser, network.address, forgiven=["WebSocket", "ERR_"])
        page = at_a_discard(visits)
        before = position(page)
        network.cut()
        expect(page.get_by_text(LOST)).to_be_visible()
        network.mend()
        goes_on(page, before)
        page.context.close()
    assert visits.problems == []


def test_a_game_goes_on_within_three_seconds_after_the_server_is_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        visits = Visits(browser, address, forgiven=["WebSocket", "ERR_"])
        page = at_a_discard(visits)
        before = position(page)
    expect(page.get_by_text(LOST)).to_be_visible()
    with serving(tmp_path, urlsplit(address).port or 0):
        goes_on(page, before)
    page.context.close()
    assert visits.problems == []


def test_a_page_survives_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        visits = Visits(browser, address, forgiven=["WebSocket", "ERR_"])
        page = visits()
        lay_table(page, "Ann", seats=2)
    expect(page.get_by_text(LOST)).to_be_visible()
    with serving(tmp_path, urlsplit(address).port or 0):
        expect(page.get_by_text(LOST)).to_be_hidden()
        fill_and_deal(page)
    page.context.close()
    assert visits.problems == []


def test_two_pages_of_one_seat_do_not_fight(visit: Visits) -> None:
    one = visit()
    stop_clock(one)
    lay_table(one, "Ann", seats=2)
    other = visit.open(one.context, urlsplit(one.url).path)
    other.get_by_role("button", name=re.compile("^Zot")).click()
    expect(one.get_by_role("button", name=re.compile("^Zot"))).to_have_attribute("aria-pressed", "true")
    for page in (one, other):
        expect(page.get_by_text("This seat is open in another tab too.")).to_be_visible()
    fill_and_deal(one)
    expect(playing(other)).to_be_attached()
    question = one.locator(".ask[data-question]")
    expect(question).to_be_attached()
    number = question.get_attribute("data-question")
    expect(other.locator(f".ask[data-question='{number}']")).to_be_attached()
    tick(other)
    by_pointer(other)
    for page in (one, other):
        expect(page.locator(f".ask[data-question='{number}']")).to_have_count(0)
    other.close()
    expect(one.get_by_text("This seat is open in another tab too.")).to_be_hidden()


def test_the_language_is_switched_at_the_table_without_loading_anything_anew(visit: Visits) -> None:
    page = visit()
    lay_table(page, "Ann", seats=2)
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_text("Agnes")).to_be_visible()
    page.evaluate("window.stillHere = true")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", name="Перед игрой")).to_be_visible()
    expect(page.get_by_text("Агнес")).to_be_visible()
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
    expect(page.get_by_role("heading", name="You can't come in here")).to_be_visible()

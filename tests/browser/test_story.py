"""The story of a finished game: who won and why, how everybody fared, what decided it, and a picture to share."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, Visits
from tests.browser.games import finished_game
from tests.browser.steps import at_every_size, faults, sticks_out

WORKED_OUT = 90_000
"""So many milliseconds the odds of a whole game may take on a busy machine."""


@pytest.fixture(scope="module")
def inn(house: str) -> str:
    return finished_game(house, "inn", 3)


@pytest.fixture(scope="module")
def auction(house: str) -> str:
    return finished_game(house, "dragonstones", 3)


def told(visit: Visits, key: str, **how: Any) -> Page:
    """The page, with everything on it."""
    page = visit(f"/story/{key}", **how)
    expect(page.get_by_test_id("story")).to_be_visible()
    expect(page.locator("section[aria-busy=false]")).to_be_visible(timeout=WORKED_OUT)
    return page


@LANGUAGES
@pytest.mark.parametrize("game", ["inn", "auction"])
def test_a_story_can_be_read_by_everybody(
    visit: Visits, game: str, language: str, request: pytest.FixtureRequest
) -> None:
    page = told(visit, request.getfixturevalue(game), language=language)
    for _ in at_every_size(page):
        assert sticks_out(page) <= 0
        assert faults(page) == []


@pytest.mark.parametrize("game", ["inn", "auction"])
def test_it_says_who_won_and_why_in_one_sentence(visit: Visits, game: str, request: pytest.FixtureRequest) -> None:
    page = told(visit, request.getfixturevalue(game))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"won(, played by \w+)?\.$"))
    why = page.locator(".said p").inner_text()
    assert re.match(r"[A-Z]", why) and re.search(r"[.!?]\"?\.?$", why) and "turn" in why


def test_each_seat_has_a_river_and_whoever_went_out_a_mark(visit: Visits, inn: str) -> None:
    page = told(visit, inn)
    expect(page.locator(".rivers .row")).to_have_count(3)
    expect(page.locator(".rivers .fate.won")).to_have_count(1)
    expect(page.locator(".rivers .meets")).to_have_count(2)
    label = page.locator(".rivers .row").first.get_attribute("aria-label") or ""
    assert re.search(r"over \d+ turns: Fortitude \d+, Alcohol \d+ and Gold \d+ in the end\.", label)
    for name in ("Ann", "Agnes", "Hob"):
        expect(page.locator(".rivers .person", has_text=name)).to_be_visible()


def test_auctions_are_climbs_of_points_and_stones(visit: Visits, auction: str) -> None:
    page = told(visit, auction)
    expect(page.locator(".climbs .row")).to_have_count(3)
    expect(page.locator(".climbs .row").first).to_have_attribute("aria-label", re.compile("points?, "))


def test_every_moment_leads_to_its_place_in_the_replay(visit: Visits, inn: str) -> None:
    page = told(visit, inn)
    moments = page.locator("section[aria-labelledby=turning] li")
    assert 1 <= moments.count() <= 3
    shares = [int(one) for one in re.findall(r"(\d+) %", moments.first.locator("dd .sr").first.inner_text())]
    assert sum(shares) == 100
    link = moments.first.get_by_role("link")
    step = re.search(r"step=(\d+)", link.get_attribute("href") or "")
    assert step is not None
    link.click()
    expect(page.get_by_role("slider", name="Step of the game")).to_have_value(step[1])


def test_drinks_that_were_bought_are_counted(visit: Visits, inn: str) -> None:
    page = told(visit, inn)
    table = page.locator("section[aria-labelledby=dealings] table")
    cells = [int(one) for one in table.locator("td.mug").all_inner_texts()]
    sums = [int(one) for one in table.locator("td.sum").all_inner_texts()]
    assert sum(cells) == sum(sums) > 0


@pytest.mark.parametrize("game", ["inn", "auction"])
def test_the_picture_to_share_names_people_only_if_asked(
    visit: Visits, game: str, request: pytest.FixtureRequest
) -> None:
    page = told(visit, request.getfixturevalue(game))
    page.get_by_role("button", name="Share this story", exact=True).click()
    canvas = page.locator("dialog canvas[data-ready=true]")
    expect(canvas).to_be_visible()
    drawn = "canvas => canvas.toDataURL()"
    without = canvas.evaluate(drawn)
    page.get_by_role("checkbox", name="With the names of the people").check()
    page.wait_for_function("before => document.querySelector('dialog canvas').toDataURL() !== before", arg=without)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture", exact=True).click()
    assert saved.value.suggested_filename == "taproom.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert faults(page) == []


def test_there_is_no_story_of_what_is_not_there(visit: Visits) -> None:
    visit.forgiven.append("404")
    page = visit("/story/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()

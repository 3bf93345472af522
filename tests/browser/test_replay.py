"""Finished games seen again, and the proof of their shuffles."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import LANGUAGES, SIZES, WIDE, Visits
from tests.browser.games import finished_game
from tests.browser.steps import at_every_size, faults, sticks_out, wait_for_letters


@pytest.fixture(scope="module")
def inn(house: str) -> str:
    """A finished game of the Inn; nobody changes it."""
    return finished_game(house, "inn", 3)


@pytest.fixture(scope="module")
def auction(house: str) -> str:
    """A finished game of Fist of Dragonstones."""
    return finished_game(house, "dragonstones", 3)


def scrubber(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_role("slider", name=re.compile("^(Step of the game|Шаг игры)$"))


@LANGUAGES
@pytest.mark.parametrize("game", ["inn", "auction"])
def test_a_game_is_seen_again(visit: Visits, game: str, language: str, request: pytest.FixtureRequest) -> None:
    page = visit(f"/replay/{request.getfixturevalue(game)}?step=20&seat=0", language=language)
    expect(scrubber(page)).to_have_value("20")
    for _ in at_every_size(page):
        assert sticks_out(page) <= 0
        assert faults(page) == []


@pytest.mark.parametrize("game", ["inn", "auction"])
def test_it_is_stepped_scrubbed_and_played(visit: Visits, game: str, request: pytest.FixtureRequest) -> None:
    page = visit(f"/replay/{request.getfixturevalue(game)}")
    place = scrubber(page)
    expect(place).to_have_value("0")
    page.get_by_role("button", name="One step forward (→)", exact=True).click()
    expect(place).to_have_value("1")
    page.get_by_role("button", name="To the next turn (Page down)", exact=True).click()
    expect(place).not_to_have_value("1")
    second = place.input_value()
    page.get_by_role("button", name="To the start of the turn (Page up)", exact=True).click()
    expect(place).not_to_have_value(second)
    assert int(place.input_value()) < int(second)
    place.fill("25")
    expect(page).to_have_url(re.compile(r"\?step=25&seat=-1$"))
    page.get_by_role("button", name="One step back (←)", exact=True).click()
    expect(place).to_have_value("24")
    page.get_by_label("Speed").select_option("×4")
    page.get_by_role("button", name="Play on (Space)", exact=True).click()
    expect(place).not_to_have_value("24")
    page.get_by_role("button", name="Pause (Space)", exact=True).click()
    page.locator("main").focus()
    page.keyboard.press("End")
    last = place.get_attribute("max")
    assert last is not None
    expect(place).to_have_value(last)
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_value(str(int(last) - 1))


def the_same_by_link(visit: Visits, game: str, own: str) -> tuple[Page, Page]:
    """A moment seen through a player's eyes, to whom alone `own` is shown; and again, by the link to it."""
    page = visit(f"/replay/{game}?step=30&seat=-1")
    expect(page.locator(own)).to_have_count(0)
    page.get_by_label("Through whose eyes").select_option("0")
    expect(page.locator(own)).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?step=30&seat=0$"))
    other = visit.open(page.context, f"/replay/{game}?step=30&seat=0")
    expect(scrubber(other)).to_have_value("30")
    assert other.locator(own).inner_text() == page.locator(own).inner_text()
    return page, other


def test_a_link_leads_to_the_same_moment_and_eyes(visit: Visits, inn: str) -> None:
    page, _ = the_same_by_link(visit, inn, ".hand")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("slider", name="Шаг игры")).to_have_value("30")


def test_a_link_to_a_moment_of_an_auction(visit: Visits, auction: str) -> None:
    page, other = the_same_by_link(visit, auction, ".screen")
    assert other.locator(".lot h1").inner_text() == page.locator(".lot h1").inner_text()


@SIZES
def test_nothing_can_be_played_in_an_auction_seen_again(visit: Visits, auction: str, size: tuple[int, int]) -> None:
    page = visit(f"/replay/{auction}?step=30&seat=0", size)
    expect(page.locator(".screen")).to_be_visible()
    expect(page.locator(".control")).to_have_count(0)
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    wait_for_letters(page)
    screen, bar = page.locator(".screen").bounding_box(), page.locator(".replay-bar").bounding_box()
    assert screen is not None
    assert bar is not None
    assert screen["y"] + screen["height"] <= bar["y"] + 1, "the controls of the replay cover nothing"
    page.get_by_role("button", name="The table", exact=True).click()
    expect(page.get_by_role("button", name="Give up", exact=True)).to_have_count(0)


def test_whoever_was_out_is_found(visit: Visits, inn: str) -> None:
    page = visit(f"/replay/{inn}")
    page.get_by_role("button", name=re.compile("^Go to:")).first.click()
    expect(scrubber(page)).not_to_have_value("0")


def test_there_is_no_replay_of_what_is_not_there(visit: Visits) -> None:
    visit.forgiven.append("404")
    page = visit("/replay/nowhere")
    expect(page.get_by_role("heading", name="There is nothing to replay here")).to_be_visible()


# ---- other rules ----


def seen_under_other_rules(visit: Visits, game: str, last: int, language: str) -> Page:
    """A game whose replay stops after so many steps, because the rules have changed."""

    def retell(route: Route) -> None:
        outline = json.loads(route.fetch().text())
        now = {"rules_now": outline["rules"] + 1, "last": last}
        route.fulfill(json={**outline, **now, "turns": [turn for turn in outline["turns"] if turn <= last]})

    page = visit("/cards", language=language)
    page.route("**/replay", retell)
    page.goto(f"{visit.address}/replay/{game}?step=9&seat=0")
    return page


@LANGUAGES
@pytest.mark.parametrize("game", ["inn", "auction"])
def test_a_game_under_other_rules_says_so_and_stops_where_they_differ(
    visit: Visits, game: str, language: str, request: pytest.FixtureRequest
) -> None:
    page = seen_under_other_rules(visit, request.getfixturevalue(game), 12, language)
    note = page.get_by_role("note")
    expect(note).to_contain_text(re.compile("Played under rules version|Сыграна по правилам версии"))
    expect(note).to_contain_text(re.compile("(up to step 12 of|до шага 12 из)"))
    expect(scrubber(page)).to_have_attribute("max", "12")
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(scrubber(page)).to_have_value("12")
    for _ in at_every_size(page):
        bar, slider = page.locator(".replay-bar").bounding_box(), scrubber(page).bounding_box()
        said, below = note.bounding_box(), page.locator(".replay-bar .row").bounding_box()
        assert bar is not None and slider is not None and said is not None and below is not None
        assert bar["y"] <= said["y"] and said["y"] + said["height"] <= slider["y"]
        assert below["y"] + below["height"] <= bar["y"] + bar["height"] + 1, "everything has its place"
        assert sticks_out(page) <= 0
        assert faults(page) == []


def test_a_game_under_the_current_rules_needs_no_note(visit: Visits, inn: str) -> None:
    page = visit(f"/replay/{inn}")
    expect(scrubber(page)).to_have_value("0")
    expect(page.get_by_role("note")).to_have_count(0)


# ---- the shuffles ----


@LANGUAGES
def test_the_shuffles_of_a_real_game_fit(visit: Visits, inn: str, language: str) -> None:
    page = visit(f"/replay/{inn}", WIDE, language)
    page.get_by_role("button", name=re.compile("Were the shuffles fair|Честно ли тасовали")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_have_text(re.compile("what was promised|так, как обещали"))
    expect(dialog.get_by_role("img", name=re.compile("^(right|верно)$"))).to_have_count(2)
    expect(dialog).to_contain_text(
        re.compile("Every shuffle comes from these dice|Каждая тасовка получена из этих костей")
    )
    expect(dialog).to_contain_text(f"taproom verify taproom-{inn}.json")
    assert faults(page) == []


@pytest.mark.parametrize("what", ["secret", "number", "key"])
def test_a_changed_byte_is_found_out(visit: Visits, inn: str, what: str) -> None:
    def forge(route: Route) -> None:
        record = json.loads(route.fetch().text())
        flip = {"0": "1"}
        if what == "secret":
            record["proof"]["secret"] = flip.get(record["proof"]["secret"][0], "0") + record["proof"]["secret"][1:]
        elif what == "number":
            first = record["proof"]["numbers"][0]
            record["proof"]["numbers"][0] = flip.get(first[0], "0") + first[1:]
        else:
            record["key"] = flip.get(record["key"][0], "0") + record["key"][1:]
        route.fulfill(json=record)

    page = visit("/cards")
    page.route("**/record", forge)
    page.goto(f"{visit.address}/replay/{inn}")
    page.get_by_role("button", name="Were the shuffles fair?", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(re.compile("does not add up"))
    expect(page.get_by_role("dialog").get_by_role("img", name="wrong").first).to_be_visible()
    assert faults(page) == []


def test_who_played_sees_that_the_own_number_took_part(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_test_id("playing")).to_be_attached()
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Yes, give up", exact=True).click()
    page.get_by_role("button", name="Were the shuffles fair?", exact=True).click()
    proof = page.get_by_role("region", name="Were the shuffles fair?")
    expect(proof.get_by_role("status")).to_have_text(re.compile("what was promised"))
    expect(proof.get_by_role("img", name="right")).to_have_count(4)
    assert faults(page) == []

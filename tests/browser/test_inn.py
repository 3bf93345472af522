"""The Inn played in the browser: whole games, sizes, languages, reading, undoing, watching, coming back."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LANGUAGES, SIZES, Visits, serving
from tests.browser.inn import (
    asked,
    bar,
    by_keys,
    by_pointer,
    deal,
    deal_by_keys,
    is_over,
    never,
    play_on,
    sit_among_bots,
    tick,
)
from tests.browser.steps import at_every_size, faults, sticks_out


def must_discard(page: Page) -> bool:
    """The beginning of an own turn: who has the first one is drawn by lot."""
    return page.locator(".ask h2", has_text="Which cards do you discard").count() > 0


def a_card_lies(page: Page) -> bool:
    return page.locator(".stack .slot:not(.late)").count() > 0


def test_a_whole_game_by_pointer(visit: Visits) -> None:
    page, _ = sit_among_bots(visit)
    deal(page)
    play_on(page, by_pointer, never)
    assert is_over(page)
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("won")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("The game is over.")


def test_a_whole_game_by_keyboard_alone(visit: Visits) -> None:
    page, _ = sit_among_bots(visit)
    deal_by_keys(page)
    play_on(page, by_keys, never)
    assert is_over(page)


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 8])
def test_a_window_at_any_size(visit: Visits, language: str, seats: int) -> None:
    page, _ = sit_among_bots(visit, seats, language=language)
    deal(page)
    play_on(page, by_pointer, a_card_lies)
    words = page.locator("body").inner_text()
    assert not re.findall(r"\binn-[a-z-]+", words), "a sentence is missing"
    assert page.locator(".mat").count() == seats
    for width, height in at_every_size(page):
        for part in (".foes .mat >> nth=-1", ".mat.mine", ".ask", ".acts .pass", ".hand .card-button >> nth=-1"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert -1 <= box["x"] <= box["x"] + box["width"] <= width + 1, part
            assert box["y"] >= 0, part
            assert box["y"] + min(box["height"], 100) <= height, part
        assert sticks_out(page) <= 0
        assert faults(page) == []


@SIZES
def test_text_of_twice_the_size_stays_within_reach(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 4, size)
    deal(page)
    page.evaluate("document.documentElement.dataset.size = '200'")
    expect(asked(page)).to_be_attached()
    assert sticks_out(page) <= 0
    expect(page.locator(".hand .card-button").first).to_be_in_viewport(ratio=0.6)
    large = page.locator(".acts .pass")
    large.scroll_into_view_if_needed()
    tick(page)
    by_pointer(page)
    expect(page.locator(".ask[data-question='1']")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why_and_can_be_armed(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".card-button:not(.lit)").count() > 0)
    card = page.locator(".card-button:not(.lit)").first
    card.hover()
    corner = page.get_by_role("region", name="The card you are looking at")
    expect(corner.get_by_text("Not now", exact=True)).to_be_visible()
    expect(corner.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules#[A-Z]\d"))
    corner.get_by_role("button", name="Play it as soon as it can be played", exact=True).click()
    expect(card.locator(".armed")).to_be_visible()
    corner.get_by_role("button", name="Do not play it on its own", exact=True).click()
    expect(card.locator(".armed")).to_be_hidden()


def test_a_drink_is_ordered_by_clicking_a_mat(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4)
    deal(page)
    play_on(
        page,
        by_pointer,
        lambda page: page.locator(".foes .mat.aimed").count() == 3 and _orders(page),
    )
    name = page.locator(".foes .mat .name").nth(1).inner_text()
    tick(page)
    page.get_by_role("button", name=f"Pick {name}", exact=True).click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text(f"ordered a Drink for {name}.")


def _orders(page: Page) -> bool:
    """Whether the question is for whom to order, and not whom a card is aimed at."""
    return "do you order" in page.locator(".ask h2").inner_text()


def test_a_card_is_dragged_onto_the_table(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, character="gerki")
    deal(page)
    play_on(
        page, by_pointer, lambda page: page.locator(".ask h2").inner_text().startswith("Your Action") and _one_lit(page)
    )
    tick(page)
    card = page.locator(".card-button.lit").first
    title = (card.locator("h3").text_content() or "").removesuffix(".")
    number = bar(page).get_attribute("data-question")
    card.drag_to(page.locator(".foes .mat"))
    if bar(page).get_attribute("data-question") == number:
        card.drag_to(page.locator(".stage"), target_position={"x": 400, "y": 60})
    if bar(page).get_attribute("data-question") == number:
        expect(card, "it lies ready, and how it is meant is still to be said").to_have_class(re.compile("lifted"))
        by_pointer(page)
    expect(page.get_by_role("list", name="What happened")).to_contain_text(title)


def _one_lit(page: Page) -> bool:
    return page.locator(".card-button.lit").count() > 0


def test_the_table_in_words_can_be_read_and_played(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, must_discard)
    page.keyboard.press("t")
    view = page.get_by_role("dialog", name="Text view")
    expect(view.get_by_role("region", name="The table")).to_contain_text("Fiona")
    expect(view.get_by_role("region", name="Your hand", exact=True).locator("p").first).to_be_visible()
    view.get_by_role("button", name="Keep all", exact=True).click()
    expect(view.get_by_role("heading", level=3).first).not_to_contain_text("Which cards do you discard")
    assert faults(page) == []


def test_what_is_heard_is_what_happens(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".ask h2", has_text="Do you respond?").count() > 0)
    expect(page.get_by_test_id("live").locator("p").last).to_contain_text("Do you respond?")


def test_going_back_alone_and_asking_for_the_odds(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2)
    deal(page)
    play_on(page, by_pointer, must_discard)
    tick(page)
    page.keyboard.press("p")
    expect(bar(page)).not_to_contain_text("Which cards do you discard")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(bar(page)).to_contain_text("Which cards do you discard")
    page.get_by_role("button", name="The table", exact=True).click()
    menu = page.get_by_role("dialog", name="The table")
    menu.get_by_role("button", name="Who will win?", exact=True).click()
    expect(menu.get_by_text("Games played out from here")).to_be_visible()
    expect(menu.locator("dd i")).to_have_count(2)


def test_whoever_watches_sees_no_hand(visit: Visits) -> None:
    page, watch = sit_among_bots(visit, 3)
    deal(page)
    guest = visit(f"{urlsplit(page.url).path}#watch={watch}")
    expect(guest.locator(".foes .mat")).to_have_count(3)
    expect(guest.locator(".card-button")).to_have_count(0)
    expect(guest.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    assert faults(guest) == []


def test_the_first_game_hints_until_told_not_to(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, hinted=False)
    deal(page)
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("One track, two tokens.")
    hint.get_by_role("button", name="Got it", exact=True).click()
    play_on(page, by_pointer, must_discard)
    expect(hint).to_contain_text("Throw away what you do not need.")
    hint.get_by_role("button", name="No more hints", exact=True).click()
    expect(hint).to_be_hidden()
    page.reload()
    expect(asked(page)).to_be_attached()
    expect(hint).to_be_hidden()


def test_the_game_goes_on_after_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        visits = Visits(browser, address, forgiven=["WebSocket", "ERR_"])
        page, _ = sit_among_bots(visits, 2)
        deal(page)
        play_on(page, by_pointer, must_discard)
        hand = page.locator(".card-button h3").all_text_contents()
        question = page.locator(".ask h2").inner_text()
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible()
    with serving(tmp_path, urlsplit(address).port or 0):
        while page.get_by_text("Connection lost, trying again…").is_visible():
            tick(page, 100)
        assert page.locator(".card-button h3").all_text_contents() == hand
        assert page.locator(".ask h2").inner_text() == question
        play_on(page, by_pointer, lambda page: page.locator(".ask h2").inner_text() != question)
        assert page.locator(".ask h2").inner_text() != question
    page.context.close()
    assert visits.problems == []


def test_giving_up_is_asked_twice_and_ends_a_game_of_two(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2)
    deal(page)
    page.get_by_role("button", name="The table", exact=True).click()
    for answer in ("No, play on", "Yes, give up"):
        page.get_by_role("button", name="Give up", exact=True).click()
        page.get_by_role("button", name=answer, exact=True).click()
    expect(page.get_by_role("button", name="Again, with the same people", exact=True)).to_be_visible()

"""Whether a stranger can follow the Inn: at which pace things are shown, what the log does, what answers promise."""

import re
from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visits
from tests.browser.games import post
from tests.browser.inn import by_pointer, deal, is_over, play_on, sit_among_bots, tick
from tests.browser.people import sit_with
from tests.browser.steps import faults, playing

READ_A_CARD = 1500
MUCH_TO_TELL = ("fiona", "torglesnarf", "amundyr", "jett")
"""Wages are paid, tokens are held and tracks move among them, all of which is told."""
Shown = dict[str, Any]
"""A fact that was shown: its kind, its seat and when."""
_COLLECT = """
() => {
    window.shown = [];
    performance.mark = (name, { detail }) => {
        if (name === 'taproom:shown') window.shown.push({ ...detail, at: performance.now() });
    };
}
"""
_LEFT_BELOW = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def pass_when_asked(page: Page) -> None:
    """Play nothing where that can be, and take one's time for it."""
    tick(page, 2500)
    large = page.locator(".acts .pass")
    if large.is_enabled():
        large.click()
    else:
        by_pointer(page)


def watch_on(page: Page, enough: Callable[[list[Shown]], bool]) -> list[Shown]:
    """Let the game go on at its own pace; gives what was shown, with the time at which each fact was.

    The time that the server takes does not count: how fast this machine is tells nothing.
    """
    page.evaluate(_COLLECT)
    shown: list[Shown] = []
    while not is_over(page) and not enough(shown):
        expect(page.locator(".tempo.moving, dialog[open] .winners").first).to_be_attached()
        tick(page, 100)
        shown = page.evaluate("window.shown")
    return shown


def pass_always(page: Page) -> None:
    """Pass until told otherwise, so that the bots play among themselves."""
    page.get_by_role("button", name="Pass until").click()
    page.get_by_role("radio", name="I say otherwise").check()
    page.keyboard.press("Escape")


def turns_with_two_cards(shown: list[Shown]) -> list[list[Shown]]:
    """Those of others, each up to the beginning of the next."""
    turns = [place for place, one in enumerate(shown) if one["kind"] == "turn"]
    parts = [shown[begin : end + 1] for begin, end in pairwise(turns) if shown[begin]["seat"] > 0]
    return [part for part in parts if [one["kind"] for one in part].count("played") == 2]


def test_an_opponents_card_stands_long_enough_to_be_read(visit: Visits) -> None:
    page = sit_with(visit, MUCH_TO_TELL)
    page.emulate_media(reduced_motion="no-preference")
    pass_always(page)
    shown = watch_on(page, lambda shown: len(turns_with_two_cards(shown)) >= 3)
    stood = [after["at"] - one["at"] for one, after in pairwise(shown) if one["kind"] == "played" and one["seat"] > 0]
    assert len(stood) > 5
    assert median(stood) >= READ_A_CARD
    lasted = [part[-1]["at"] - part[0]["at"] for part in turns_with_two_cards(shown)]
    assert 6000 <= median(lasted) <= 12_000, lasted


def test_what_is_shown_can_be_paused_and_skipped(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3, speed=1)
    deal(page)
    tempo = page.get_by_role("group", name="What is shown")
    while not tempo.get_by_role("button", name="Pause").is_enabled():
        if page.locator("[data-question]").count():
            pass_when_asked(page)
        tick(page, 50)
    tempo.get_by_role("button", name="Pause").click()
    log = page.get_by_role("list", name="What happened")
    before = log.inner_text()
    tick(page, 5000)
    assert log.inner_text() == before
    page.keyboard.press("n")
    expect(log).not_to_have_text(before)
    assert faults(page) == []
    # What N showed may have been the last of it: then bots go on, or the player is asked.
    end = tempo.get_by_role("button", name="To the end")
    while not page.locator("[data-question]").count():
        if end.is_enabled():
            end.click()
    expect(tempo.get_by_role("button", name="Pause")).to_be_disabled()


def test_the_end_is_told_when_it_has_been_seen(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, speed=3, level="random")
    deal(page)
    for _ in range(6000):
        if is_over(page):
            break
        number = page.locator("[data-question]")
        if number.count():
            tick(page)
            by_pointer(page)
        tick(page, 500)
    assert is_over(page)
    assert page.locator(".tempo.moving").count() == 0
    expect(page.get_by_role("list", name="What happened")).to_contain_text("The game is over")


def test_the_log_follows_also_after_a_card_was_pointed_at(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4)
    deal(page)
    log = page.get_by_role("list", name="What happened")
    play_on(
        page, by_pointer, lambda page: log.locator("li").count() > 25 and page.locator(".card-button.lit").count() > 0
    )
    page.locator(".card-button.lit").first.hover()
    lines = log.locator("li").count()
    play_on(page, by_pointer, lambda page: log.locator("li").count() > lines)
    page.wait_for_function(f"(list) => ({_LEFT_BELOW})(list) < 2", arg=log.element_handle())
    log.evaluate("(list) => { list.scrollTop = 0; }")
    below = page.get_by_role("button", name=re.compile("new lines? below"))
    expect(below).to_have_count(0)
    lines = log.locator("li").count()
    play_on(page, by_pointer, lambda page: log.locator("li").count() > lines)
    below.click()
    expect(below).to_have_count(0)
    page.wait_for_function(f"(list) => ({_LEFT_BELOW})(list) < 2", arg=log.element_handle())


def test_answers_in_the_text_view_say_what_they_bring(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".answer").count() > 0)
    page.keyboard.press("t")
    view = page.get_by_role("dialog", name="Text view")
    buttons = view.locator(".options .btn")
    expect(buttons.locator("small").first).to_be_visible()
    assert buttons.locator("small").count() >= buttons.count()


def test_another_language_changes_what_only_readers_hear_too(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".answer .foreseen").count() > 0)
    heard = page.locator(".answer .sr").first
    expect(heard).to_have_text(re.compile("[a-z]"))
    page.get_by_role("button", name="RU Русский", exact=True).click()
    expect(heard).to_have_text(re.compile("[а-я]"))
    expect(page.locator(".hand .sr").first).to_have_text(re.compile("[а-я]"))


@pytest.mark.parametrize("size", [PHONE, (1366, 768)], ids=["phone", "wide"])
def test_answers_are_never_cut_without_a_sign(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 8, size)
    deal(page)
    answers, more = page.locator(".answers"), page.locator(".ask .more")
    play_on(page, by_pointer, lambda page: page.locator(".answer").count() > 6 and answers.evaluate(_LEFT_BELOW) > 0)
    expect(more).to_have_text(re.compile("more answer"))
    assert faults(page) == []
    page.locator(".answer").last.focus()
    expect(more).to_have_count(0)


def test_whoever_watches_a_gathering_sees_no_broken_invitation(visit: Visits) -> None:
    laid = post(visit.address, "/api/tables", name="Ann", seats=3)
    page = visit(f"/table/{laid['table']}#watch={laid['watch']}")
    expect(page.get_by_role("heading", level=1, name="Before the game")).to_be_visible()
    expect(page.get_by_text("Invite friends")).to_have_count(0)
    assert faults(page) == []


def test_a_full_table_that_is_not_dealt_is_not_on(visit: Visits) -> None:
    post(visit.address, "/api/tables", name="Olga", seats=2, bots=1, listed=True)
    page = visit("/watch")
    row = page.get_by_role("listitem").filter(has_text="Olga")
    expect(row).to_contain_text("not dealt yet")
    expect(row).not_to_contain_text("the game is on")


def test_the_level_one_chooses_is_the_one_that_is_seated(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4, bots=0)
    choice = page.get_by_label("Level of the bot for seat 2")
    expect(choice.get_by_role("option")).to_have_text(["careless", "regular", "thoughtful", "solid", "strong"])
    choice.select_option(label="careless")
    page.get_by_label("Level of the bot for seat 3").select_option(label="solid")
    page.get_by_role("button", name="Let bots take the 3 free seats").click()
    seats = page.locator(".seats .bot small")
    expect(seats).to_have_count(3)
    expect(seats.nth(0)).to_contain_text("careless")
    expect(seats.nth(1)).to_contain_text("solid")


def test_play_now_seats_the_bots_that_were_chosen(visit: Visits) -> None:
    page = visit("/")
    page.get_by_label("How well the bots play").select_option(label="careless")
    with page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as asked_for:
        page.get_by_role("button", name=re.compile("Play now")).click()
    assert '"level":"random"' in (asked_for.value.post_data or "")
    expect(playing(page)).to_be_attached()

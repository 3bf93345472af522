"""Fist of Dragonstones played in the browser: whole games, sizes, languages, the reveal, reading, undoing, watching."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.auction import by_keys, by_pointer, chooses, control, fills_fist, sit_at_auction
from tests.browser.conftest import LANGUAGES, PHONE, SIZES, Visits
from tests.browser.inn import asked, deal, is_over, never, play_on, sit_among_bots, tick
from tests.browser.steps import at_every_size, faults, sticks_out


def test_a_whole_game_by_pointer(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    play_on(page, by_pointer, never)
    assert is_over(page)
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("won")
    standing = page.get_by_role("list", name="How everybody stands").get_by_role("listitem")
    expect(standing).to_have_count(3)
    expect(standing.first.get_by_role("img", name=re.compile("^[34] of 3 points$"))).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(control(page)).to_contain_text("has won the game.")
    assert faults(page) == []


def test_a_whole_game_by_keyboard_alone(visit: Visits) -> None:
    page, _ = sit_at_auction(visit, keys=True)
    play_on(page, by_keys, never)
    assert is_over(page)


@LANGUAGES
@pytest.mark.parametrize("seats", [3, 6])
def test_a_fist_at_any_size(visit: Visits, language: str, seats: int) -> None:
    page, _ = sit_at_auction(visit, seats, language=language)
    words = page.locator("body").inner_text()
    assert not re.findall(r"\bds-[a-z-]+", words), "a sentence is missing"
    expect(page.locator(".rival")).to_have_count(seats - 1)
    for width, height in at_every_size(page):
        for part in (".lineup", ".rival >> nth=-1", ".lot", ".screen", ".fist", ".control", ".go .primary"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert -1 <= box["x"] <= box["x"] + box["width"] <= width + 1, part
            assert 0 <= box["y"] <= box["y"] + box["height"] <= height + 1, part
        assert sticks_out(page) <= 0
        assert faults(page) == []


@SIZES
def test_text_of_twice_the_size_stays_within_reach(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_at_auction(visit, 4, size)
    page.evaluate("document.documentElement.dataset.size = '200'")
    assert sticks_out(page) <= 0
    page.locator(".go .primary").scroll_into_view_if_needed()
    tick(page)
    by_pointer(page)
    expect(page.locator(".control[data-question='1']")).to_have_count(0)


@LANGUAGES
@SIZES
def test_powers_are_chosen_with_what_they_would_bring(visit: Visits, size: tuple[int, int], language: str) -> None:
    page, _ = sit_at_auction(visit, 3, size, language)
    changing = page.locator(".choices small", has_text="→")
    play_on(page, by_pointer, lambda page: chooses(page) and changing.count() > 0)
    if not is_over(page):
        expect(changing.first).to_be_visible()
        hides = page.locator(".choices ul").evaluate("(list) => list.scrollHeight > list.clientHeight + 6")
        expect(page.locator(".choices .more")).to_have_count(1 if hides else 0)
    assert sticks_out(page) <= 0
    assert faults(page) == []


def test_coins_go_into_the_fist_by_click_drag_and_keys(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    fairy = page.get_by_role("spinbutton", name="fairy gold")
    coin = page.locator(".screen .row").first.locator(".heap button")
    expect(coin).to_have_count(8)
    coin.first.click()
    expect(fairy).to_have_text("1")
    coin.last.drag_to(page.locator(".fist"))
    expect(fairy).to_have_text("2")
    expect(coin).to_have_count(6)
    page.locator(".grip").click()
    expect(fairy).to_have_text("1")
    fairy.focus()
    for key, held in (("ArrowUp", "2"), ("5", "5"), ("End", "8"), ("9", "8"), ("ArrowDown", "7"), ("Home", "0")):
        page.keyboard.press(key)
        expect(fairy).to_have_text(held)
    page.keyboard.press("3")
    expect(page.locator(".preview")).to_contain_text("Spends 3 fairy gold, win or lose.")


def test_all_fists_open_together_and_the_winner_is_told(visit: Visits) -> None:
    page, _ = sit_at_auction(visit, at_once=False)
    tick(page)
    page.keyboard.press("8")
    by_pointer(page)
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    expect(page.locator(".rival .hand.open")).to_have_count(2)
    expect(page.locator(".aside h2")).to_be_visible()
    expect(page.locator(".tally li")).to_have_count(3)
    assert faults(page) == []
    tick(page)
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(asked(page)).to_be_attached()
    expect(page.locator(".tally li").first, "the fists are still told, also where they tied").to_be_visible()


def test_the_last_auction_is_shown_again_slowly(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    again = page.get_by_role("button", name="Show again", exact=True)
    expect(again).to_be_disabled()
    play_on(page, by_pointer, lambda page: fills_fist(page) and page.locator(".lineup .played").count() == 1)
    again.click()
    expect(control(page)).to_contain_text("Once more, slowly")
    expect(page.locator(".lot h1")).to_have_text("Witch")
    tick(page, 3000)
    expect(page.locator(".tally li")).to_have_count(3)
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(asked(page)).to_be_attached()
    page.keyboard.press("r")
    expect(control(page)).to_contain_text("Once more, slowly")
    page.keyboard.press("Escape")
    expect(asked(page)).to_be_attached()


def test_a_first_game_has_five_hints_that_never_come_again(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3, game="dragonstones", character="", hinted=False)
    page.evaluate("localStorage.setItem('taproom.settings', JSON.stringify({ speed: 0 }))")
    page.reload()
    deal(page)
    hint = page.get_by_role("region", name="A hint")
    for words in ("Three points win.", "Fill your fist."):
        expect(hint).to_contain_text(words)
        assert faults(page) == []
        hint.get_by_role("button", name="Got it", exact=True).click()
    expect(hint).to_have_count(0)
    play_on(page, by_pointer, lambda page: fills_fist(page) and page.locator(".lineup .played").count() == 1)
    expect(hint).to_contain_text("What the coins are for.")
    hint.get_by_role("button", name="No more hints", exact=True).click()
    page.reload()
    expect(asked(page)).to_be_attached()
    expect(hint).to_have_count(0)


def test_one_can_sit_out_the_rest_of_a_turn(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    tick(page)
    page.get_by_role("button", name="Nothing more this turn", exact=True).click()
    expect(page.locator(".title")).to_contain_text("turn 2 · auction 1 of")
    expect(page.get_by_role("button", name="Close my fist", exact=True)).to_be_visible()
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text("You open an empty fist.")).not_to_have_count(0)
    expect(log.get_by_text("Ann bids")).to_have_count(0)


def test_cards_open_from_the_line_up_and_the_log(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    page.get_by_role("list", name="This turn's auctions").get_by_role("button", name="Witch", exact=True).click()
    card = page.get_by_role("dialog", name="Witch")
    expect(card).to_contain_text("Take 1 black coin.")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    play_on(page, by_pointer, lambda page: page.locator(".lineup .played").count() == 1)
    title = page.locator(".lot h1").inner_text()
    page.get_by_role("list", name="What happened").get_by_role("button", name=title).first.click()
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def test_a_rival_tells_what_can_be_behind_its_screen(visit: Visits) -> None:
    page, _ = sit_at_auction(visit, size=PHONE)
    page.locator(".rival h3 button").first.click()
    expect(page.get_by_role("dialog").get_by_role("list", name="Behind the screen")).to_contain_text("8")
    assert faults(page) == []


def test_the_table_in_words_can_be_read_and_played(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    page.keyboard.press("t")
    view = page.get_by_role("dialog", name="Text view")
    expect(view.get_by_role("region", name="The table")).to_contain_text("On the block: Witch.")
    expect(view).to_contain_text("Agnes")
    assert "Player" not in view.inner_text(), "seats are called by their names"
    tick(page)
    view.get_by_role("button", name="bid 1 fairy gold", exact=True).click()
    expect(view.get_by_role("heading", level=3).first).not_to_contain_text("Witch: what do you bid?")
    assert faults(page) == []


def test_what_is_heard_is_what_happens(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    tick(page)
    by_pointer(page)
    expect(page.get_by_test_id("live")).to_contain_text("You bid 2 fairy gold.")


def test_going_back_alone(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    play_on(page, by_pointer, lambda page: fills_fist(page) and page.locator(".lineup .played").count() == 1)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".control h2")).to_contain_text("Witch")


def test_whoever_watches_sees_no_coins(visit: Visits) -> None:
    page, watch = sit_at_auction(visit, 4)
    guest = visit(f"{urlsplit(page.url).path}#watch={watch}")
    expect(guest.locator(".rival")).to_have_count(4)
    expect(guest.locator(".screen")).to_have_count(0)
    expect(control(guest)).to_contain_text("The fists are being filled.")
    assert faults(guest) == []


def test_another_language_in_mid_game(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    tick(page)
    by_pointer(page)
    expect(asked(page)).to_be_attached()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator(".top")).to_contain_text("Горсть драконьих камней")
    expect(page.get_by_role("list", name="Что было").first).to_contain_text("Ведьма")
    expect(page.get_by_role("button", name="Сжать кулак", exact=True)).to_be_visible()


def test_giving_up_is_asked_twice(visit: Visits) -> None:
    page, _ = sit_at_auction(visit)
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Yes, give up", exact=True).click()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)

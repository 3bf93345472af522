"""Lessons to the end by keyboard alone, in both languages and sizes; puzzles; keywords; how it goes; hints."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, PHONE, SIZES, WIDE, Visits
from tests.browser.inn import by_pointer, deal, play_on, sit_among_bots, tick
from tests.browser.learning import (
    at_step,
    box_of,
    check_note,
    note,
    number_of,
    open_exercise,
    overlap,
    play_card_by_keys,
    time_lesson,
)
from tests.browser.steps import at_every_size, faults, sticks_out, wait_for_letters

Act = Callable[[Page], None]
GERKI = {"en": "Gerki", "ru": "Герки"}
ZOT = {"en": "Zot", "ru": "Зот"}


def read(page: Page) -> None:
    """The note has the focus."""
    expect(page.locator(".note .primary:focus")).to_have_count(1)
    page.keyboard.press("Enter")


def inn_lesson(language: str) -> list[Act]:
    """What there is to do at each step but the last."""
    return [
        read,
        read,
        read,
        lambda page: play_card_by_keys(page, GERKI[language]),
        lambda page: page.keyboard.press(number_of(page, ZOT[language])),
        read,
        play_card_by_keys,
        read,
        play_card_by_keys,
        lambda page: page.keyboard.press("p"),
        lambda page: play_card_by_keys(page, GERKI[language]),
    ]


def bid(coins: int) -> Act:
    """So many coins of the first kind into the fist, and close it."""

    def close_fist(page: Page) -> None:
        expect(page.get_by_role("spinbutton").first).to_be_focused()
        page.keyboard.press(str(coins))
        page.keyboard.press("Enter")

    return close_fist


def use_power(page: Page) -> None:
    expect(page.locator(".choices li button").first).to_be_focused()
    page.keyboard.press("Enter")


TO_THE_END = pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "ru")], ids=["en-wide", "ru-phone"])
"""In both languages, and where there is least room for the longer of them."""
AUCTION_LESSON: list[Act] = [
    *(read, read, read, read, read, bid(3)),
    *(read, read, bid(2), bid(2)),
    *(read, bid(3), use_power),
]


def follow(page: Page, acts: list[Act]) -> None:
    for number, act in enumerate(acts, 1):
        at_step(page, number)
        check_note(page)
        if number in (2, 4):
            assert faults(page) == []
            assert sticks_out(page) <= 0
        act(page)
    at_step(page, len(acts) + 1)
    check_note(page)


@TO_THE_END
def test_the_lesson_of_the_inn_by_keyboard_alone(visit: Visits, size: tuple[int, int], language: str) -> None:
    page = open_exercise(visit, "/learn/inn", size, language, keys=True)
    follow(page, inn_lesson(language))
    expect(note(page)).to_contain_text(re.compile("last one awake|последняя на ногах"))
    assert faults(page) == []
    expect(note(page).locator(".primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".strip")).to_have_count(0)
    expect(page).to_have_url(re.compile("/table/"))


@TO_THE_END
def test_the_lesson_of_the_auction_by_keyboard_alone(visit: Visits, size: tuple[int, int], language: str) -> None:
    page = open_exercise(visit, "/learn/dragonstones", size, language, keys=True)
    follow(page, AUCTION_LESSON)
    expect(note(page)).to_contain_text(re.compile("You have won|Победа твоя"))
    assert faults(page) == []


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_a_lesson_takes_about_five_minutes(visit: Visits, game: str) -> None:
    page = open_exercise(visit, f"/learn/{game}", WIDE, speed=1)
    page.emulate_media(reduced_motion="no-preference")
    played, read_and_done = time_lesson(page, inn_lesson("en") if game == "inn" else AUCTION_LESSON)
    assert 220 <= played + read_and_done <= 340, (played, read_and_done)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_notes_fit_with_large_words(visit: Visits, game: str, size: tuple[int, int]) -> None:
    page = open_exercise(visit, f"/learn/{game}", size, "ru", text_size=200, keys=True)
    for number in (1, 2, 3):
        at_step(page, number)
        check_note(page)
        # Whatever does not fit can be scrolled to.
        page.locator(".note .primary").scroll_into_view_if_needed()
        expect(page.locator(".note .primary")).to_be_in_viewport()
        page.keyboard.press("Enter")
    at_step(page, 4)
    check_note(page)


def test_a_lesson_waits_where_it_was_left(visit: Visits) -> None:
    page = open_exercise(visit, "/learn/inn", WIDE)
    for number, act in enumerate(inn_lesson("en")[:5], 1):
        at_step(page, number)
        act(page)
    at_step(page, 6)
    page.reload()
    at_step(page, 6)
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("link", name=re.compile("^Go on with the lesson")).click()
    at_step(page, 6)
    page.locator(".note .primary").click()
    at_step(page, 7)


def test_a_wrong_click_says_why_and_changes_nothing(visit: Visits) -> None:
    page = open_exercise(visit, "/learn/inn", WIDE)
    for number in (1, 2, 3):
        at_step(page, number)
        # While a note wants to be read the table hears nothing.
        page.keyboard.press("p")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    at_step(page, 4)
    page.keyboard.press("p")
    expect(page.locator(".toasts")).to_contain_text("With this hold I knocked out an ogre!")
    # The note may lie on it, but the keyboard reaches every card.
    page.locator('[data-card="fiona/swing_from_hip"]').focus()
    page.keyboard.press("Enter")
    tick(page)
    page.keyboard.press(number_of(page, "Zot"))
    expect(page.locator('[data-place="seat-2"] .fort')).to_contain_text("11")
    at_step(page, 4)
    page.locator('[data-card="fiona/ogre_hold"]').click()
    tick(page)
    page.locator('[data-place="seat-1"] .press').click()
    at_step(page, 5)


def test_an_example_on_the_track_is_put_back(visit: Visits) -> None:
    page = open_exercise(visit, "/learn/inn", WIDE)
    at_step(page, 1)
    page.keyboard.press("Enter")
    at_step(page, 2)
    mine = page.locator('[data-place="seat-0"] .left')
    expect(mine).to_have_text("9 left")
    page.get_by_role("button", name="Show me a blow of 2").click()
    expect(mine).to_have_text("7 left")
    tick(page, 1700)
    expect(mine).to_have_text("9 left")


def test_a_puzzle_is_lost_tried_again_and_solved(visit: Visits) -> None:
    page = open_exercise(visit, "/puzzles/not-enough-scars", WIDE)
    expect(page.locator(".strip")).to_contain_text("You have 2 left.")
    play(page, "fiona/home_grown_armor")
    pass_until_it_ends(page)
    expect(note(page)).to_contain_text("You are out.")
    assert faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Try again").click()
    expect(page.locator('[data-card="fiona/clang"]')).to_be_visible()
    expect(note(page)).to_have_count(0)
    play(page, "fiona/clang")
    pass_until_it_ends(page)
    expect(note(page)).to_contain_text("Clang lets all 4 pass.")
    page.get_by_role("dialog").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("listitem").filter(has_text="Scars or steel").get_by_label("solved")).to_be_visible()


def play(page: Page, card: str) -> None:
    expect(page.locator(".ask[data-question]")).to_be_attached()
    tick(page)
    held = page.locator(f'[data-card="{card}"]')
    held.click()
    held.click()
    if page.locator(".why.doubt").count():
        # Asked once more, because it would not help.
        page.keyboard.press("1")


def pass_until_it_ends(page: Page) -> None:
    """Whatever else is asked, nothing is done."""
    ended = page.locator(".note.placed, .ask[data-question]:has(.pass:enabled)").first
    for _ in range(6):
        expect(ended).to_be_attached()
        if note(page).count():
            return
        number = page.locator(".ask").get_attribute("data-question")
        tick(page)
        page.keyboard.press("p")
        expect(page.locator(f'.ask[data-question="{number}"]')).to_have_count(0)


@LANGUAGES
def test_all_puzzles_are_offered(visit: Visits, language: str) -> None:
    page = visit("/puzzles", language=language)
    expect(page.get_by_role("listitem")).to_have_count(12)
    for _ in at_every_size(page):
        assert faults(page) == []
        assert sticks_out(page) <= 0
    page.locator("ol a").nth(5).click()
    expect(page.locator(".strip h2")).to_have_text(re.compile("No to the No|Нет на нет"))
    expect(page.locator(".ask[data-question]")).to_be_attached()
    for _ in at_every_size(page):
        assert sticks_out(page) <= 0


@SIZES
@LANGUAGES
def test_what_a_puzzle_asks_about_is_seen_whole(visit: Visits, size: tuple[int, int], language: str) -> None:
    page = open_exercise(visit, "/puzzles/watered-down", size, language)
    expect(page.locator(".ask[data-question]")).to_be_attached()
    drink = page.locator(".stack .card").first
    expect(drink).to_be_visible()
    wait_for_letters(page)
    assert box_of(drink)["bottom"] <= box_of(page.locator(".ask"))["top"]
    answers = box_of(page.locator(".answers"))
    assert box_of(page.locator(".answer strong").first)["bottom"] <= answers["bottom"], "an answer can be read"
    assert faults(page) == []


@LANGUAGES
def test_two_answers_of_a_puzzle_are_read_whole_on_a_phone(visit: Visits, language: str) -> None:
    page = open_exercise(visit, "/puzzles/half-a-mug", PHONE, language)
    expect(page.locator(".answer")).to_have_count(2)
    wait_for_letters(page)
    edge = page.locator(".answers").bounding_box()
    assert edge is not None
    for answer in page.locator(".answer").all():
        box = answer.bounding_box()
        assert box is not None and box["y"] + box["height"] <= edge["y"] + edge["height"] + 1


def test_the_puzzle_of_the_day_follows_the_calendar(visit: Visits) -> None:
    found = []
    for day in ("2026-11-18T09:00:00", "2026-11-18T21:00:00", "2026-11-19T09:00:00"):
        page = visit("/friends")
        page.clock.set_fixed_time(day)
        page.goto(f"{visit.address}/puzzles/today")
        expect(page).not_to_have_url(re.compile("today$"))
        found.append(page.url)
    assert found[0] == found[1] != found[2]


@LANGUAGES
def test_keywords_say_what_they_mean(visit: Visits, language: str) -> None:
    page = visit("/cards/inn/fiona?card=clang", WIDE, language)
    word = page.locator(".kw", has_text=re.compile("^(Ignore|Игнорируй)$")).first
    tip = page.get_by_role("tooltip")
    word.hover()
    expect(tip).to_contain_text(re.compile("It does nothing to you|На тебя это не действует"))
    assert not overlap(box_of(tip), box_of(word))
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    word.focus()
    expect(tip).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", "keyword-tip")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # The card it stands on is still there.
    expect(word).to_be_visible()


def test_keywords_answer_a_touch(visit: Visits) -> None:
    page = visit("/cards/inn/fiona?card=clang", PHONE, has_touch=True)
    page.locator(".kw", has_text=re.compile("^Sometimes$")).first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Most of them answer something".lower()[5:])
    tip, window = box_of(page.get_by_role("tooltip")), PHONE
    assert tip["left"] >= 0 and tip["right"] <= window[0]


@LANGUAGES
@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_how_it_goes_on_one_page(visit: Visits, game: str, language: str) -> None:
    page = visit("/", language=language)
    if game == "dragonstones":
        page.get_by_role("button", name=re.compile("Dragonstones|драконьих")).click()
    page.locator(f'a.plank[href="/how/{game}"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("How it goes|Как идёт игра"))
    expect(page.locator(".panels li")).to_have_count(6)
    for size in at_every_size(page):
        assert faults(page) == []
        assert sticks_out(page) <= 0
        if size == WIDE:
            assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    page.get_by_role("link", name=re.compile("All rules|Все правила")).click()
    expect(page.locator("#R0" if game == "inn" else "#R90")).to_be_in_viewport()


@SIZES
@pytest.mark.parametrize("text_size", [100, 200])
def test_hints_lie_beside_what_they_are_about(visit: Visits, size: tuple[int, int], text_size: int) -> None:
    page, _ = sit_among_bots(visit, 2, size, hinted=False)
    page.evaluate("size => document.documentElement.dataset.size = size", str(text_size))
    deal(page)
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("One track, two tokens.")
    expect(page.locator(".note.placed")).to_be_visible()
    page.evaluate("size => document.documentElement.dataset.size = size", str(text_size))
    page.evaluate("window.dispatchEvent(new Event('resize'))")
    check_note(page)
    assert not overlap(box_of(hint), box_of(page.locator(".me-row .mat").first))
    hint.get_by_role("button", name="Got it", exact=True).click()
    # A bot whose turn it is may first offer something for sale, of which no hint tells.
    second = hint.filter(has_text=re.compile("Throw away|Your Action|You may answer|Buy somebody"))
    play_on(page, by_pointer, lambda _: second.count() > 0)
    expect(second).to_be_visible()
    check_note(page)
    assert not overlap(box_of(hint), box_of(page.locator(".ask")))


def test_no_hint_runs_while_a_clock_burns(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, hinted=False, timers={"limited": True, "decision": 3_600_000, "bot": 0})
    deal(page)
    expect(page.locator(".ask[data-question]")).to_be_attached()
    tick(page)
    expect(page.get_by_role("region", name="A hint")).to_have_count(0)

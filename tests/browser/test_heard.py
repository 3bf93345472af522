"""People at the table: their names, what they say, who "you" is; and what the table sounds like."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Visits
from tests.browser.games import AT_ONCE, post
from tests.browser.inn import by_pointer, deal, never, play_on, sit_among_bots, tick
from tests.browser.people import take_up, two_people
from tests.browser.steps import faults, sticks_out


def seated(visit: Visits) -> tuple[Page, Page]:
    """Ann and Bob before the deal."""
    laid = post(visit.address, "/api/tables", name="Ann", seats=2, character="fiona", timers=AT_ONCE)
    joined = post(visit.address, "/api/seats", table=laid["table"], name="Bob", character="zot")
    return take_up(visit, laid).page, take_up(visit, joined).page


def at_a_table(visit: Visits, languages: tuple[str, str] = ("en", "en")) -> tuple[Page, Page]:
    """Ann and Bob in a game."""
    ann, bob, _ = two_people(visit, languages)
    return ann.page, bob.page


def test_people_talk_before_the_deal(visit: Visits) -> None:
    ann, bob = seated(visit)
    ann.get_by_role("textbox", name="Say something…").fill("Shall we?")
    ann.keyboard.press("Enter")
    talk = bob.get_by_role("region", name="Talk at the table")
    expect(talk.get_by_text("Ann: Shall we?")).to_be_visible()
    talk.get_by_role("button", name="Quick phrases").click()
    bob.get_by_role("button", name="Wisdom is thirsty work.", exact=True).click()
    expect(ann.get_by_role("region", name="Talk at the table").get_by_text("Wisdom is thirsty work.")).to_be_visible()
    assert faults(bob) == []


def test_names_stand_on_the_mats_and_in_the_log(visit: Visits) -> None:
    ann, bob = at_a_table(visit)
    expect(ann.locator(".foes .mat .person")).to_have_text("Bob")
    expect(ann.locator(".mat.mine .person")).to_have_text("Ann, you")
    expect(bob.locator(".foes .mat .person")).to_have_text("Ann")
    bob.get_by_role("textbox", name="Say something…").fill("Hello")
    bob.keyboard.press("Enter")
    expect(ann.locator(".log .say")).to_have_text("Bob (Zot): Hello")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_said_stands_beside_the_mat(visit: Visits, size: tuple[int, int]) -> None:
    ann, bob = at_a_table(visit)
    ann.set_viewport_size({"width": size[0], "height": size[1]})
    bob.get_by_role("button", name="Quick phrases").click()
    bob.get_by_role("button", name="Pooky, put him down.", exact=True).click()
    bubble = ann.locator(".bubble")
    expect(bubble).to_have_text("ZotPooky, put him down.")
    box, mat = bubble.bounding_box(), ann.locator(".foes .mat").bounding_box()
    assert box is not None and mat is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert box["y"] >= mat["y"] + mat["height"], "it points at the mat and does not cover it"
    assert sticks_out(ann) <= 0
    tick(ann, 10_000)
    expect(bubble).to_have_count(0)


def test_a_phrase_is_read_in_ones_own_language(visit: Visits) -> None:
    ann, bob = at_a_table(visit, ("en", "ru"))
    ann.get_by_role("button", name="Quick phrases").click()
    ann.get_by_role("button", name="Who wants to arm-wrestle?", exact=True).click()
    expect(bob.locator(".bubble")).to_contain_text("Кто на руках бороться?")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_log_says_you_and_never_my_character(visit: Visits, language: str) -> None:
    page, _ = sit_among_bots(visit, 3, language=language)
    deal(page)
    answers = 0

    def enough(page: Page) -> bool:
        nonlocal answers
        answers += 1
        return answers > 12

    play_on(page, by_pointer, enough)
    lines = [line for line in page.locator(".log li:not(.say)").all_inner_texts() if line]
    own, you = (r"\bFiona\b", r"^(You|Turn \d+: you)\b") if language == "en" else (r"\bФион", r"^(Ты|Ход \d+: ты)\b")
    assert not [line for line in lines if re.search(own, line)]
    assert [line for line in lines if re.search(you, line)]
    assert not re.search(own, page.locator(".ask").inner_text() + page.locator(".stage").inner_text())


def test_bots_have_names_of_their_own(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4)
    deal(page)
    names = page.locator(".foes .mat .person").all_inner_texts()
    assert len(set(names)) == 3 and "" not in names


_HEARD = "performance.getEntriesByName('taproom:sound').map((mark) => mark.detail.sound)"
_COUNT = """
window.contexts = window.tones = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    constructor(...how) { super(...how); window.contexts += 1; }
    createOscillator() { window.tones += 1; return super.createOscillator(); }
};
"""


def heard(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(_HEARD)
    return found


def test_nothing_sounds_before_the_first_touch_and_then_the_whole_game_does(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2)
    page.add_init_script(_COUNT)
    page.reload()
    expect(page.locator(".acts .primary")).to_be_visible()
    assert page.evaluate("window.contexts") == 0
    deal(page)
    play_on(page, by_pointer, never)
    assert page.evaluate("window.contexts") == 1
    assert page.evaluate("window.tones") > 10


def test_the_volume_can_be_turned_down_to_nothing(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings", exact=True).click()
    volume = page.get_by_role("slider", name="Volume")
    volume.fill("80")
    expect(page.locator("output")).to_have_text("80 %")
    assert heard(page) == ["coin"], "one hears how loud it is"
    volume.fill("0")
    expect(page.locator("output")).to_have_text("Off")
    assert heard(page) == ["coin"]
    assert faults(page) == []
    page.reload()
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0")

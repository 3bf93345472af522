"""The pictures on cards: where they are shown, that they differ, and that they come only when they are needed."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import PHONE, WIDE, Visits
from tests.browser.inn import asked, by_pointer, deal, play_on, sit_among_bots
from tests.browser.staged import Message, stage
from tests.browser.steps import faults, wait_for_letters

SCENES = "cards => cards.map(card => [card.querySelector('h3').textContent, card.querySelector('.scene').innerHTML])"


def scenes(page: Page, cards: str) -> dict[str, str]:
    """What each of these cards shows, by title, once all pictures are there."""
    expect(page.locator(f"{cards} .scene:empty")).to_have_count(0)
    pairs: list[tuple[str, str]] = page.locator(cards).evaluate_all(SCENES)
    return dict(pairs)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_cards_of_a_hand_show_different_pictures(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 4, size)
    deal(page)
    play_on(page, by_pointer, lambda page: asked(page).count() > 0 and page.locator(".card-button").count() > 4)
    found = scenes(page, ".hand .card")
    assert len(found) > 1
    assert len(set(found.values())) == len(found)
    assert all(["<path" in scene for scene in found.values()])
    assert faults(page) == []


def test_the_strips_of_a_phone_leave_the_scene_out(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4, PHONE)
    deal(page)
    play_on(page, by_pointer, lambda page: page.locator(".card-button").count() > 5)
    closed = page.locator(".card-button:not(.open, :last-child) .art")
    expect(closed.first).to_be_hidden()
    expect(page.locator(".card-button:last-child .art")).to_be_visible()


@pytest.mark.parametrize("deck", ["gerki", "drinks_rdi1", "wizgille_gears"])
def test_no_two_cards_of_a_deck_share_a_picture(visit: Visits, deck: str) -> None:
    page = visit(f"/cards/inn/{deck}")
    wait_for_letters(page)
    page.locator("ul.grid .card").first.wait_for()
    found = scenes(page, "ul.grid .card")
    assert len(set(found.values())) == len(found) > 10


def test_pictures_come_when_cards_are_shown_that_need_them(visit: Visits) -> None:
    page = visit("/")
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(_name(request)))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert "kit" not in wanted
    page.goto(page.url.rstrip("/") + "/cards/inn/gerki")
    scenes(page, "ul.grid .card")
    assert {"kit", "gerki"} <= set(wanted)
    assert "gog" not in wanted


def _name(request: Request) -> str:
    """The name of a file as it was before it was built."""
    name = request.url.rsplit("/", 1)[-1]
    return name if name.endswith(".svg") else name.rsplit("-", 1)[0]


@pytest.mark.parametrize(
    ("numbers", "mood"),
    [
        ({"fortitude": 18, "alcohol": 2}, ""),
        ({"fortitude": 18, "alcohol": 11}, "drunk"),
        ({"fortitude": 8, "alcohol": 5}, "hurt"),
        ({"out": True, "lost": "passed-out"}, "out"),
    ],
    ids=["well", "drunk", "hurt", "out"],
)
def test_a_portrait_on_a_mat_follows_the_numbers(visit: Visits, numbers: Message, mood: str) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)

    def change(scene: Message) -> None:
        seat = next(seat for seat in scene["game"]["seats"] if seat["seat"] == 1)
        seat.update(numbers)

    stage(page, change)
    portrait = page.locator("[data-place=seat-1] img.pt")
    expect(portrait).to_have_js_property("complete", True)
    address = portrait.get_attribute("src") or ""
    assert address.partition("#")[2] == mood
    assert portrait.evaluate("image => image.naturalWidth") > 0

"""Tables with Bosses: offered, chosen and laid, the Boss's row of played cards, and ten cards in a hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, PHONE, SIZES, WIDE, Visits
from tests.browser.games import finished_game
from tests.browser.inn import deal, sit_among_bots, tick
from tests.browser.staged import Message, stage
from tests.browser.steps import at_every_size, faults, playing, sticks_out

BATTLE = {"mode": "boss_battle", "boss": "2"}
MODES = 6


def hand_of(character: str, size: int, page: Page) -> list[str]:
    """So many different cards of a character's deck."""
    catalogue = page.request.get(f"{page.url.split('/table')[0]}/api/games/inn/catalogue").json()
    return [card["key"] for card in catalogue["cards"] if card["deck"] == character][:size]


# ---- before the game ----


@LANGUAGES
def test_every_mode_is_offered_with_a_sentence_and_a_picture_of_its_own(visit: Visits, language: str) -> None:
    page = visit("/friends", language=language)
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(MODES)
    sentences = [tile.locator("small").inner_text() for tile in tiles.all()]
    pictures = [tile.locator("svg").inner_html() for tile in tiles.all()]
    assert len(set(sentences)) == len(set(pictures)) == MODES
    assert all(sentence.endswith(".") for sentence in sentences)
    for _ in at_every_size(page):
        assert sticks_out(page) <= 0
        assert faults(page) == []


@SIZES
def test_the_host_says_who_is_the_boss_and_sees_who_stands_together(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = sit_among_bots(visit, 4, size, options={"mode": "boss_battle"}, character="vlazlo")
    alone = page.locator(".team", has=page.get_by_role("heading", name="The Boss, alone"))
    together = page.locator(".team", has=page.get_by_role("heading", name="The Challengers, together"))
    expect(alone.locator(".seat strong")).to_have_text(["Ann"])
    expect(together.locator(".seat")).to_have_count(3)
    third = together.locator(".seat strong").nth(1).inner_text()
    page.get_by_role("button", name=f"Make the Boss: {third}").click()
    expect(alone.locator(".seat strong")).to_have_text([third])
    expect(together.locator(".seat strong").first).to_have_text("Ann")
    expect(page.locator(".tag.boss")).to_have_count(1)
    assert sticks_out(page) <= 0
    assert faults(page) == []
    deal(page)
    expect(page.locator(".foes .teammat.boss .person")).to_contain_text(third)


def test_only_who_can_be_a_boss_is_offered_to_one(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4, options={"mode": "leaders_and_lackeys"}, character="vlazlo")
    expect(page.get_by_role("button", name=re.compile("^Fiona"))).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("^Daareka"))).to_be_enabled()
    mate = page.locator(".team.mine .seat strong").last.inner_text()
    page.get_by_role("button", name=f"Make the Boss: {mate}").click()
    expect(page.get_by_role("button", name=re.compile("^Fiona"))).to_be_enabled()


@SIZES
@pytest.mark.parametrize(("side", "mat"), [("the Boss", ".teammat.boss.mine"), ("a Challenger", ".foes .teammat.boss")])
def test_play_now_is_a_boss_battle_on_either_side(visit: Visits, size: tuple[int, int], side: str, mat: str) -> None:
    page = visit("/", size)
    page.get_by_label("How to play").select_option("Boss Battle")
    page.get_by_role("button", name=f"You are {side}").click()
    assert sticks_out(page) <= 0
    assert faults(page) == []
    page.get_by_role("button", name=re.compile("^Play now")).click()
    expect(playing(page)).to_be_attached()
    expect(page.locator(mat)).to_have_count(1)
    expect(page.locator(".teammat.boss")).to_have_count(1)


# ---- at the table ----


@LANGUAGES
@pytest.mark.parametrize("side", ["boss", "challenger"])
def test_what_the_boss_has_played_lies_in_a_row(visit: Visits, language: str, side: str) -> None:
    is_boss = side == "boss"
    options = {"mode": "boss_battle"} if is_boss else BATTLE
    page, _ = sit_among_bots(visit, 5, language=language, options=options, character="vlazlo" if is_boss else "fiona")
    deal(page)
    played = hand_of("vlazlo", 3, page)

    def with_a_row(scene: Message) -> None:
        game = scene["game"]
        game.update(phase="action", incidents=[])
        for seat in game["seats"]:
            # Whoever sits there by lot, nothing else lies before anybody.
            seat.update(name=LONGEST[language], components=[], open=[], in_play=[], waiting=[], tokens=[])
            if seat["boss"]:
                seat.update(on_turn=True, in_sight=played, actions=1)

    stage(page, with_a_row)
    mat = page.locator(".teammat.boss")
    cards = mat.locator(".insight [data-card]")
    expect(cards).to_have_count(3)
    expect(mat.locator(".insight .ghost")).to_have_count(1)
    tick(page)
    for size in at_every_size(page):
        edge = mat.bounding_box()
        assert edge is not None
        for place in mat.locator(".insight li").all():
            box = place.bounding_box()
            assert box is not None
            assert edge["x"] <= box["x"] and box["x"] + box["width"] <= edge["x"] + edge["width"]
            assert edge["y"] <= box["y"] and box["y"] + box["height"] <= edge["y"] + edge["height"]
        assert page.evaluate(NAMES_OUTSIDE) == []
        if size == WIDE:
            cards.last.click()
            expect(page.locator(f'.read [data-card="{played[-1]}"], .read .card')).to_be_visible()
        assert sticks_out(page) <= 0


@LANGUAGES
def test_ten_cards_in_a_hand_can_all_be_reached_and_read(visit: Visits, language: str) -> None:
    page, _ = sit_among_bots(visit, 5, language=language, options={"mode": "boss_battle"}, character="vlazlo")
    deal(page)
    held = hand_of("vlazlo", 10, page)

    def with_ten_cards(scene: Message) -> None:
        game = scene["game"]
        (like,) = game["hand"][:1]
        game["hand"] = [{**like, "card": key, "number": number} for number, key in enumerate(held)]

    stage(page, with_ten_cards)
    cards = page.locator(".hand .card-button")
    for _ in at_every_size(page):
        expect(cards).to_have_count(10)
        for card in cards.all():
            assert card.evaluate(STRIP) >= FINGER, "enough of it is in sight to be touched"
            card.focus()
            tick(page)
            expect(card).to_be_focused()
            assert card.evaluate(TITLE_IN_SIGHT), "its title can be read"
        assert sticks_out(page) <= 0


# ---- afterwards, and for those who are invited ----


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_boss_battle_is_seen_again(visit: Visits, size: tuple[int, int]) -> None:
    table = finished_game(visit.address, "inn", 4, **BATTLE)
    page = visit(f"/replay/{table}?step=5&seat=0", size)
    expect(page.locator(".teammat.boss")).to_have_count(1)
    expect(page.locator(".teammat")).to_have_count(2)
    assert sticks_out(page) <= 0


def test_an_invitation_to_a_boss_battle_leads_to_a_seat(visit: Visits) -> None:
    wish = {"name": "Ann", "seats": 4, "options": BATTLE}
    laid = visit("/").request.post(f"{visit.address}/api/tables", data=wish).json()
    page = visit(f"/join/{laid['code']}", PHONE)
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="The Boss, alone")).to_be_visible()
    expect(page.locator(".tag.boss")).to_have_count(1)


FINGER = 24
"""Pixels: what a finger needs at least."""
LONGEST = {"en": "Torglesnarf", "ru": "Торглснарф"}
STRIP = """
(card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    let seen = 0;
    for (let x = Math.ceil(left); x < right; x++) {
        const column = [0.3, 0.5, 0.7].map((part) => document.elementFromPoint(x, top + (bottom - top) * part));
        if (column.some((found) => found && card.contains(found))) seen += 1;
    }
    return seen;
}
"""
"""How many columns of pixels of a card are not under another."""
TITLE_IN_SIGHT = """
(card) => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector('h3'));
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const points = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]];
    const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}
"""
"""Whether all of a card's title lies above everything else, and on the screen."""
NAMES_OUTSIDE = """
() => [...document.querySelectorAll('.teammat')].flatMap((mat) => {
    const edge = mat.getBoundingClientRect().right;
    return [...mat.querySelectorAll('.member .name')].flatMap((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right > edge ? [name.textContent] : [];
    });
})
"""
"""The names that stick out of their mat."""

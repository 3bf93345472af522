"""Whatever can become of cards and seats, axe finds nothing serious: what is rarely dealt is shown here."""

import re

import pytest
from playwright.sync_api import Page, expect

from taproom.dragonstones.content.loader import own_characters
from tests.browser.auction import sit_at_auction
from tests.browser.conftest import LANGUAGES, PHONE, WIDE, Visits
from tests.browser.inn import by_pointer, deal, play_on, sit_among_bots, tick
from tests.browser.staged import Change, Message, incident, stage
from tests.browser.steps import at_every_size, faults, sticks_out, wait_for_letters

SIZES = (WIDE, (1180, 800), (900, 700), PHONE)
CARD_STATES = ("lit", "dim", "struck", "slid", "recalled", "swapped")
ENDS = ("pending", "started", "drunk", "negated", "ignored", "called-off", "replaced")
CHASER, DRINK = "drinks_rdi1/light_ale_chaser", "drinks_rdi1/wine"
CARD, ANSWER = "fiona/gambling_im_in", "zot/stars_say_no"
_SHOW_AS = """
(state) => {
    for (const item of document.querySelectorAll('.grid li')) item.style.contentVisibility = 'visible';
    for (const card of document.querySelectorAll('.card')) {
        card.classList.remove('plain', 'lit', 'dim', 'struck', 'slid', 'recalled', 'swapped');
        card.classList.add(state);
    }
}
"""

# What of the line-up's names cannot be read, or has no picture.
_SPOILT = """
() => [...document.querySelectorAll('.lineup button')].flatMap((lot) => {
    const name = lot.querySelector('span').firstChild;
    const cell = lot.getBoundingClientRect();
    const words = [...name.textContent.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
        const letters = document.createRange();
        letters.setStart(name, index);
        letters.setEnd(name, index + word.length);
        const box = letters.getBoundingClientRect();
        const outside = box.left < cell.left || box.right > cell.right || box.bottom > cell.bottom;
        return outside || letters.getClientRects().length > 1;
    });
    return lot.querySelector('img').clientWidth < 20 ? [name.textContent] : words.map(([word]) => word);
})
"""


def at_the_inn(visit: Visits, seats: int, language: str = "en") -> Page:
    page, _ = sit_among_bots(visit, seats, language=language)
    deal(page)
    return page


def is_fine_at_any_size(page: Page, change: Change, shown: str, count: int) -> None:
    stage(page, change)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_letters(page)
        expect(page.locator(shown)).to_have_count(count)
        assert sticks_out(page) <= 0, (width, height)
        assert faults(page) == [], (width, height)


@pytest.mark.parametrize("deck", ["drinks_rdi1", "wizgille"])
def test_every_state_of_a_card_can_be_read(visit: Visits, deck: str) -> None:
    page = visit(f"/cards/inn/{deck}")
    expect(page.locator(".grid .card").first).to_be_visible()
    expect(page.locator(".card.l")).to_be_visible()
    for state in CARD_STATES:
        page.evaluate(_SHOW_AS, state)
        assert faults(page) == [], state


def test_whatever_becomes_of_things_in_the_middle(visit: Visits) -> None:
    page = at_the_inn(visit, 4)
    for end in ENDS:

        def lie(scene: Message, end: str = end) -> None:
            scene["game"]["incidents"] = [
                incident(1, kind="drink", seat=1, cards=[CHASER, CHASER, DRINK], state=end, amount=4),
                incident(2, seat=2, card=CARD, targets=[0, 1], state=end, losses=[{"seat": 0, "amount": 2}]),
            ]

        is_fine_at_any_size(page, lie, f".slot[data-state={end}]", 2)


# What of the titles in the middle is covered or cut, and which names of rivals their piles lie on.
_UNREADABLE = """
() => {
    const hidden = [...document.querySelectorAll('.stack .card h3')].filter((title) => !title.offsetHeight);
    const covered = [...document.querySelectorAll('.foes .mat')].filter((mat) => {
        const pile = mat.querySelector('.drinks').getBoundingClientRect();
        const name = document.createRange();
        name.selectNodeContents(mat.querySelector('.name'));
        const person = mat.querySelector('.person > span');
        return !pile.width || [name, person].some((words) => {
            const box = words.getBoundingClientRect();
            return box.right > pile.left + 1 && box.bottom > pile.top && box.top < pile.bottom;
        });
    });
    return [...hidden, ...covered].map((one) => one.textContent);
}
"""


@LANGUAGES
def test_on_a_phone_titles_and_the_piles_of_rivals_are_seen(visit: Visits, language: str) -> None:
    def lie(scene: Message) -> None:
        for seat, name in zip(scene["game"]["seats"][1:], ("Wizgille", "Визгилль", "Zot"), strict=True):
            seat.update(name=name, pile=2)
        scene["game"].update(contest=[], round=None)
        scene["game"]["incidents"] = [
            incident(1, seat=1, card=CARD, targets=[2], answers=[2]),
            incident(2, seat=2, card=ANSWER, about=1, deed="ignores", state="negated", answers=[3]),
            incident(3, seat=0, card=ANSWER, about=2, deed="negates"),
        ]

    page = at_the_inn(visit, 4, language)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    stage(page, lie)
    expect(page.locator(".stack .card h3")).to_have_count(3)
    wait_for_letters(page)
    assert page.evaluate(_UNREADABLE) == []


@LANGUAGES
def test_an_answer_says_what_it_does(visit: Visits, language: str) -> None:
    said = {
        "redirects": ("Redirects", "Отводит"),
        "splits": ("Splits", "Делит"),
        "reduces": ("Reduces", "Ослабляет"),
        "changes": ("Changes", "Меняет"),
        "strikes-back": ("Strikes back", "Бьёт в ответ"),
    }

    page = at_the_inn(visit, 3, language)
    for deed, words in said.items():

        def lie(scene: Message, deed: str = deed) -> None:
            # A contest would be shown instead of the arrows.
            scene["game"].update(contest=[], round=None)
            scene["game"]["incidents"] = [
                incident(1, seat=1, card=CARD, targets=[0], answers=[2]),
                incident(2, seat=0, card=ANSWER, about=1, deed=deed),
            ]

        stage(page, lie)
        expect(page.locator(".cap.deed")).to_contain_text(words[language == "ru"])
        expect(page.locator(".aims .tie")).to_have_count(1)


@LANGUAGES
def test_answers_lie_on_what_they_answer_and_say_what_they_do(visit: Visits, language: str) -> None:
    def lie(scene: Message) -> None:
        scene["game"].update(contest=[], round=None)
        scene["game"]["incidents"] = [
            incident(1, seat=1, card=CARD, targets=[2], losses=[{"seat": 2, "amount": 2}], answers=[2]),
            incident(2, seat=2, card=ANSWER, about=1, deed="ignores", state="negated", answers=[3]),
            incident(3, seat=0, card=CARD, about=2, deed="negates", state="negated", answers=[4]),
            incident(4, seat=3, card=ANSWER, about=3, deed="negates"),
        ]

    page = at_the_inn(visit, 4, language)
    is_fine_at_any_size(page, lie, ".slot.laid", 3)
    words = ["Ignores", "Negates", "Negates"] if language == "en" else ["Игнорирует", "Отменяет", "Отменяет"]
    for place, word in enumerate(words):
        expect(page.locator(".cap.deed").nth(place)).to_contain_text(word)
    expect(page.locator(".aims .tie")).to_have_count(3)
    expect(page.locator(".slot.laid .card.struck")).to_have_count(2)


@LANGUAGES
def test_a_crowd_of_things_in_the_middle(visit: Visits, language: str) -> None:
    def lie(scene: Message) -> None:
        losses = [{"seat": each, "amount": each + 1} for each in range(4)]
        scene["game"]["incidents"] = [
            incident(1, seat=1, card=CARD, targets=[0, 2, 3], losses=losses),
            incident(2, seat=2, card=ANSWER, about=1, state="negated"),
            incident(3, kind="payment", seat=3, other=-2, amount=12, in_question=True),
            incident(4, kind="loss", seat=0, about=1, losses=losses[:1]),
            incident(5, kind="win", seat=1),
            incident(6, kind="component", seat=1, targets=[2]),
        ]

    is_fine_at_any_size(at_the_inn(visit, 4, language), lie, ".stack .slot", 6)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_contest_of_drinks_in_all_its_states(visit: Visits, seats: int) -> None:
    def contest(scene: Message) -> None:
        view = scene["game"]
        view["contest"] = [
            {"seat": seat, "cards": [CHASER, DRINK] if seat % 2 else [DRINK], "strength": seat} for seat in range(seats)
        ]
        view["incidents"] = [
            incident(seat, kind="drink", seat=seat, cards=[DRINK], contested=True, state=ENDS[seat + 1])
            for seat in range(seats)
        ]

    is_fine_at_any_size(at_the_inn(visit, seats), contest, ".contest > li", seats)


@LANGUAGES
@pytest.mark.parametrize(("seats", "out"), [(4, 2), (8, 4)])
def test_mats_in_all_their_states(visit: Visits, language: str, seats: int, out: int) -> None:
    states: list[Message] = [
        {"threatened": True, "fortitude": 3, "alcohol": 2, "left": 1},
        {"out": True, "lost": "passed-out", "fortitude": 5, "alcohol": 5, "left": 0},
        {"out": True, "lost": "out-of-gold", "gold": 0},
        {"away": True, "in_round": True, "controls": True, "open": [{"number": 1, "card": ANSWER, "price": 2}]},
    ]

    def sit(scene: Message) -> None:
        view = scene["game"]
        view["round"] = {"pot": 14, "seats": [0, 3], "control": 3, "only_cheating": True, "moves": 2}
        view["pot"] = 14
        view["bar"]["top"] = CHASER
        for seat, told in enumerate(view["seats"]):
            told.update(states[seat % len(states)])

    is_fine_at_any_size(at_the_inn(visit, seats, language), sit, ".mat.out", out)


@LANGUAGES
def test_what_people_want_of_each_other(visit: Visits, language: str) -> None:
    def want(scene: Message) -> None:
        scene["house"]["seats"][0]["away"] = True
        scene["house"]["takeback"] = {"seat": 1, "steps": 2, "waiting": [0, 2], "agreed": [], "left": 0}
        scene["house"]["timers"].update(limited=True, decision=60_000, window=60_000)
        scene["house"]["question"]["left"] = 5_000

    is_fine_at_any_size(at_the_inn(visit, 4, language), want, ".absent, .takeback", 2)


@LANGUAGES
@pytest.mark.parametrize("seats", [3, 6])
def test_an_auction_in_all_its_states(visit: Visits, language: str, seats: int) -> None:
    def hold(scene: Message) -> None:
        view = scene["game"]
        for lot in view["lots"][:3]:
            lot.update(state="played", card="yellow_dragon", title="Yellow Dragon")
        for seat, player in enumerate(view["players"]):
            fist = {"coins": [{"key": "fairy", "count": seat}], "worth": seat}
            player.update(points=seat % 4, spent=3, kept=["imp"], bid=fist, tied=seat == 1, won=seat == 2)
            for stones in player["stones"]:
                stones["count"] = 12 * seat

    page, _ = sit_at_auction(visit, seats, language=language)
    is_fine_at_any_size(page, hold, ".rival", seats - 1)


@LANGUAGES
@pytest.mark.parametrize("width", [WIDE[0], 900, 780])
def test_every_name_in_the_line_up_has_a_picture_and_whole_words(visit: Visits, width: int, language: str) -> None:
    titles = {each.key: each.titles[language] for each in own_characters()}
    longest = sorted(titles, key=lambda key: max(map(len, re.split("[ -]", titles[key]))))[-10:]

    def turn_up(scene: Message) -> None:
        scene["game"]["lots"] = [{"card": key, "title": titles[key], "state": "played"} for key in longest]

    page, _ = sit_at_auction(visit, size=(width, 700), language=language)
    stage(page, turn_up)
    expect(page.locator(".lineup button")).to_have_count(len(longest))
    wait_for_letters(page)
    assert page.evaluate(_SPOILT) == []
    preview = page.locator(".preview")
    assert preview.evaluate("(line) => line.scrollHeight - line.clientHeight") <= 1
    assert faults(page) == []


@LANGUAGES
def test_cards_in_play_before_everybody(visit: Visits, language: str) -> None:
    page, _ = sit_among_bots(visit, 3, language=language, character="torglesnarf")
    deal(page)
    stage(page, lay_in_play)
    for _ in at_every_size(page):
        expect(page.locator(".inplay button")).to_have_count(9)
        assert sticks_out(page) <= 0
        assert faults(page) == []


def test_a_card_in_play_is_aimed_at_by_click_by_key_and_by_its_name(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal(page)
    play_on(page, by_pointer, is_asked_for_whom)
    first: Message = {}

    def aim_at_a_card(scene: Message) -> None:
        """The first answer is aimed at a card before a rival, instead of at that rival."""
        lay_in_play(scene)
        answer = scene["house"]["question"]["options"][0]
        answer["targets"] = [GRUNT]
        first.update(answer)

    chosen: list[int] = []
    stage(page, aim_at_a_card, chosen)
    card = page.locator(f"[data-aim='{GRUNT}']")
    named = page.get_by_role("button", name="Pick Grunt the Bully")

    def by_click() -> None:
        card.click()

    def by_digit() -> None:
        page.keyboard.press("1")

    def by_name() -> None:
        named.focus()
        expect(card).to_be_focused()
        page.keyboard.press("Enter")

    for aim in (by_click, by_digit, by_name):
        page.reload()
        expect(card).to_have_class(re.compile("aimed"))
        expect(named).to_have_count(1)
        tick(page)
        aim()
        expect(named).to_have_count(0)
    assert chosen == [first["choice"]] * 3


def is_asked_for_whom(page: Page) -> bool:
    """Whether a Drink is to be ordered for one of several."""
    return page.locator(".foes .mat.aimed").count() == 2 and "do you order" in page.locator(".ask h2").inner_text()


def lay_in_play(scene: Message) -> None:
    """Three cards before everybody."""
    for seat in scene["game"]["seats"]:
        first = 500 + 10 * seat["seat"]
        seat["in_play"] = [
            {**IN_PLAY, "target": first, "card": "torglesnarf/grunt_the_bully", "activates": True},
            {**IN_PLAY, "target": first + 1, "card": "torglesnarf/snick_the_taxman", **USED},
            {**IN_PLAY, "target": first + 2, "card": "torglesnarf/gulp_the_taster"},
        ]


GRUNT = 510
IN_PLAY = {"target": 0, "number": 0, "card": "", "wage": 2, "activates": False, "used": False}
USED = {"activates": True, "used": True}

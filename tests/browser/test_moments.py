"""Everything on the Inn's table speaks of the same moment, and nobody is kept from answering by what is shown."""

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from taproom.protocol.scenes import Json, scene_after
from tests.browser.conftest import Visits
from tests.browser.inn import by_pointer, deal, is_over, sit_among_bots, tick
from tests.browser.people import two_people

# In the log the name of whoever plays stands beside the turn.
_MOMENT = """
() => {
    const words = (place) => {
        const found = [...document.querySelectorAll(place)].at(-1)?.cloneNode(true);
        found?.querySelector('small')?.remove();
        return found?.textContent.replaceAll(/\\s+/g, ' ').replaceAll('"', '').trim() ?? '';
    };
    return {
        asked: document.querySelector('[data-question]')?.dataset.question ?? '',
        header: words('.phases li:first-child'),
        phase: words('.phases .on'),
        acting: words('.mat.acting .name'),
        turn: words('.log li.t'),
        bar: words('.ask h2'),
        line: words('.log li:last-child'),
    };
}
"""
MOMENTS = 800
TURNS = 3
_PHASES = {"discard": "Discard and draw", "action": "Action", "order": "Order a Drink", "drink": "Drink"}


class Questions:
    """What the server asks at a table, and in which phase of which turn."""

    def __init__(self, page: Page) -> None:
        self._scene: Json = {}
        self._asked: dict[str, tuple[str, str]] = {}
        page.on("websocket", self._listen)

    def moment(self, number: str) -> tuple[str, str]:
        """Turn and phase of a question, as the header tells them."""
        return self._asked[number]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: Json) -> None:
        if message["type"] not in ("everything", "news"):
            return
        self._scene = scene_after(self._scene, message)
        question, game = self._scene["house"]["question"], self._scene["game"]
        if question:
            self._asked[str(question["number"])] = (str(game["turn"]), _PHASES.get(game["phase"], ""))


def pass_always(page: Page) -> None:
    """Pass until told otherwise, so that the bots play among themselves."""
    page.get_by_role("button", name="Pass until").click()
    page.get_by_role("radio", name="I say otherwise").check()
    page.keyboard.press("Escape")


def next_tick(page: Page, milliseconds: int = 100) -> None:
    """Let some time pass in which something is shown."""
    expect(page.locator(".tempo.moving, dialog[open] .winners").first).to_be_attached()
    tick(page, milliseconds)


def test_header_bar_mats_and_log_speak_of_the_same_moment(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 4, speed=1)
    questions = Questions(page)
    page.reload()
    deal(page)
    pass_always(page)
    turns: set[str] = set()
    while len(turns) < TURNS:
        next_tick(page)
        if is_over(page):
            break
        seen = page.evaluate(_MOMENT)
        number, name = re.fullmatch(r"Turn (\d+) · (.+)", seen["header"]).groups()  # type: ignore[union-attr]
        turns.add(number)
        character = "Fiona" if name == "you" else name
        assert seen["acting"] == character, seen
        assert seen["turn"] in ("", f"Turn {number}: {name}."), seen
        if seen["asked"]:
            assert (number, seen["phase"]) == questions.moment(seen["asked"]), seen
        else:
            assert seen["bar"].replace(".", "") == seen["line"].replace(".", ""), seen
    assert len(turns) > 1


def sit_where_a_bot_begins(visit: Visits) -> Page:
    """Dealt; who begins is drawn by lot, and in my own turn I am asked whatever I pass."""
    while True:
        page, _ = sit_among_bots(visit, 4, speed=1)
        deal(page)
        turn = page.locator(".phases li").first
        expect(turn).to_contain_text("Turn")
        if "you" not in turn.inner_text():
            return page


def test_the_brake_stops_bots_that_wait_for_what_is_shown(visit: Visits) -> None:
    """Whoever passes for good sees what happens as it happens, and can stop it before it is over."""
    page = sit_where_a_bot_begins(visit)
    pass_always(page)
    next_tick(page)
    before = page.locator(".phases li").first.inner_text()
    brake = page.get_by_role("button", name="Stop passing, ask me again")
    brake.click()
    expect(brake).to_have_count(0)
    question = page.locator("[data-question]")
    for _ in range(MOMENTS):
        expect(page.locator(".tempo.moving, [data-question]").first).to_be_attached()
        if question.count():
            break
        tick(page, 100)
    expect(question).to_be_attached()
    turn = int(re.findall(r"\d+", page.locator(".phases li").first.inner_text())[0])
    assert turn - int(re.findall(r"\d+", before)[0]) <= 4, "one is asked before everybody has had a turn"


def test_among_people_the_answer_is_there_at_once(visit: Visits) -> None:
    """The clock of Bob's page stands still, so that nothing which is shown could come to its end."""
    ann, bob, _ = two_people(visit)
    for person in (ann, bob):
        person.page.emulate_media(reduced_motion="no-preference")
    asking, answering = (ann, bob) if ann.page.locator("[data-question]").count() else (bob, ann)
    window = answering.page.locator("[data-question]")
    for _ in range(60):
        if window.count() and answering.page.locator(".slot").count():
            break
        for person in (asking, answering):
            if person.page.locator("[data-question]").count():
                tick(person.page)
                by_pointer(person.page)
                break
    expect(window).to_be_attached()
    expect(answering.page.locator(".tempo")).to_have_count(0)
    expect(answering.page.locator(".acts .pass, .answer").first).to_be_enabled()

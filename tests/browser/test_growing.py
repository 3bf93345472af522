"""Cards that grow: seen before everybody, picked for a harvest by click, by key and by name."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, Visits
from tests.browser.inn import deal, sit_among_bots, tick
from tests.browser.staged import Message, stage
from tests.browser.steps import at_every_size, faults, sticks_out

UNCLE, CAP = "dale_mushrooms/mean_uncle", "dale_mushrooms/yer_classic_tallcap"
GARDEN = {
    **{"kind": "growing", "key": "mushroom", "name": "Planter Box", "value": 9, "low": 0, "of": 15, "steps": []},
    **{"step": "", "card": "", "discards": [], "text": "", "held": 0, "price": 0, "paid": ""},
}


def lay_beds(scene: Message) -> None:
    """Three cards grow before everybody: two alike, and a ripe one."""
    for seat in scene["game"]["seats"]:
        seat["slots"] = 4
        seat["components"] = [GARDEN]
        seat["growing"] = [
            {"bit": 1, "number": 501, "card": CAP, "values": [1, 2, 3, 4], "step": 1, "ripe": False},
            {"bit": 2, "number": 501, "card": CAP, "values": [1, 2, 3, 4], "step": 1, "ripe": False},
            {"bit": 4, "number": 502, "card": UNCLE, "values": [1, 3, 5], "step": 2, "ripe": True},
        ]


def ask_for_a_harvest(scene: Message) -> None:
    """Any of three sets will do."""
    lay_beds(scene)
    question = scene["house"]["question"]
    question["kind"] = "harvest"
    like = {**question["options"][0], "verb": "harvest", "targets": [], "about": -1, "way_text": ""}
    question["options"] = [
        {**like, "choice": number, "way": mask, "text": text, "number": 77}
        for number, (mask, text) in enumerate([(3, "Both caps"), (4, "The uncle"), (5, "The uncle and a cap")])
    ]


def bed(page: Page) -> list[str]:
    """What is picked of it."""
    return [str(one.get_attribute("data-grows")) for one in page.locator(".bed [aria-pressed=true]").all()]


@LANGUAGES
def test_what_grows_is_seen_before_everybody(visit: Visits, language: str) -> None:
    page, _ = sit_among_bots(visit, 3, language=language, character="dale")
    deal(page)
    stage(page, lay_beds)
    for _ in at_every_size(page):
        expect(page.locator(".bed button")).to_have_count(9)
        expect(page.locator(".bed .now").first).to_have_attribute("data-value", "2")
        assert sticks_out(page) <= 0
        assert faults(page) == []


def test_a_harvest_is_picked_by_click_by_key_and_by_name(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2, character="dale")
    deal(page)
    chosen: list[int] = []
    stage(page, ask_for_a_harvest, chosen)
    tick(page)
    answers = page.locator(".answer")
    expect(answers).to_have_count(3)
    page.get_by_role("button", name="Pick Mean Uncle Deathcap: worth 5").click()
    assert bed(page) == ["4"]
    expect(answers).to_have_count(2)
    page.locator("[data-grows='2'][aria-pressed]").focus()
    page.keyboard.press("Enter")
    expect(answers).to_have_count(1)
    page.keyboard.press("Enter")
    expect(answers).to_have_count(2)
    tick(page)
    answers.first.click()
    assert chosen == [1]

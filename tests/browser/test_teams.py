"""A table of teams on the page: one mat for two people, both hands, potions, and room for five teams."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LANGUAGES, SIZES, Visits
from tests.browser.inn import bar, by_pointer, deal, is_over, play_on, sit_among_bots, tick
from tests.browser.staged import Message, incident, stage

TEAMS = {"mode": "two_headed_dragon"}


def sit_in_teams(visit: Visits, seats: int, size: tuple[int, int], language: str = "en") -> Page:
    """Dealt, at a table of teams."""
    page, _ = sit_among_bots(visit, seats, size, language, options=TEAMS)
    deal(page)
    return page


def asks_the_team(page: Page) -> bool:
    """Whether either of us may answer."""
    return page.locator(".ask .team").count() > 0


def names_champions(page: Page) -> bool:
    """Whether my team is asked for its Champion."""
    return page.locator(".champions .open").count() > 0 and asks_the_team(page)


def within(inner: Locator, outer: Locator) -> bool:
    """Whether nothing of one lies outside the other."""
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None and other is not None
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


@SIZES
def test_a_team_is_one_mat_with_two_people_and_my_mates_hand_lies_open(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_in_teams(visit, 4, size)
    play_on(page, by_pointer, asks_the_team)
    expect(page.locator(".teammat")).to_have_count(2)
    mine = page.locator(".teammat.mine")
    expect(mine.locator(".member .pt")).to_have_count(2)
    expect(mine.locator(".potions i")).to_have_count(2)
    expect(mine.locator(".track:visible")).to_have_count(1)
    mate = mine.locator(".member .name").last.inner_text()
    expect(page.locator(".matehand h2")).to_contain_text(mate)
    assert page.locator(".matehand button").count() > 0
    expect(bar(page).locator(".why")).to_contain_text(mate)


@SIZES
def test_a_potion_is_drunk_when_the_next_moment_allows_it(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_in_teams(visit, 4, size)
    play_on(page, by_pointer, asks_the_team)
    tick(page)
    potion = page.locator(".trade .gold")
    potion.click()
    expect(potion).to_have_attribute("aria-pressed", "true")
    play_on(page, by_pointer, lambda page: page.locator(".teammat.mine .potions .used").count() == 1)
    assert is_over(page) or page.locator(".teammat.mine .potions .used").count() == 1


@SIZES
@LANGUAGES
def test_five_teams_have_room_and_no_name_is_cut_off(visit: Visits, size: tuple[int, int], language: str) -> None:
    page = sit_in_teams(visit, 10, size, language)

    def with_the_longest_name(scene: Message) -> None:
        for seat in scene["game"]["seats"]:
            seat["name"] = LONGEST[language]

    stage(page, with_the_longest_name)
    mats = page.locator(".teammat")
    expect(mats).to_have_count(5)
    for mat in mats.all():
        assert within(mat, page.locator(".inn.tb"))
        for name in mat.locator(".name").all():
            assert within(name, mat)
    assert page.evaluate(OVERLAPS) == []


@SIZES
def test_of_five_champions_all_are_seen_whatever_else_lies_there(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_in_teams(visit, 10, size)

    def with_champions_and_a_crowd(scene: Message) -> None:
        game = scene["game"]
        champions = [team["seats"][0] for team in game["teams"]]
        card = game["seats"][0]["character"]
        game["incidents"] = [incident(1, kind="event", champions=champions)] + [
            incident(number, seat=champions[number - 2], card=card, about=1) for number in range(2, 6)
        ]
        game["seats"][champions[-1]]["in_play"] = MINIONS

    stage(page, with_champions_and_a_crowd)
    champions = page.locator(".champions li")
    expect(champions).to_have_count(5)
    for champion in champions.all():
        assert within(champion, page.locator(".stage"))


@SIZES
def test_a_team_names_one_of_two_and_sees_both(visit: Visits, size: tuple[int, int]) -> None:
    page = sit_in_teams(visit, 4, size)
    play_on(page, by_pointer, names_champions)
    while is_over(page):  # In some games my team is never asked who its Champion is.
        page = sit_in_teams(visit, 4, size)
        play_on(page, by_pointer, names_champions)
    answers = page.locator(".answer strong")
    expect(answers).to_have_count(2)
    for answer in answers.all():
        assert within(answer, page.locator(".answers"))


MINIONS = [
    {"number": number, "card": "hired_hand", "target": number, "wage": 2, "used": False, "activates": True}
    for number in (901, 902)
]
LONGEST = {"en": "Torglesnarf", "ru": "Торглснарф"}
OVERLAPS = """
() => [...document.querySelectorAll('.foes .teammat')].flatMap((mat) => {
    const [one, other] = [...mat.querySelectorAll('.member')];
    const name = one.querySelector('.name');
    const range = document.createRange();
    range.selectNodeContents(name);
    const end = range.getBoundingClientRect().right;
    return end > other.querySelector('.face').getBoundingClientRect().left ? [name.textContent] : [];
})
"""
"""The names that run into the portrait beside them."""

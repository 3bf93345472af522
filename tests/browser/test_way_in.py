"""From the door to a seat."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visits
from tests.browser.steps import fill_and_deal, lay_table, playing, sit_down


def test_two_clicks_lead_from_the_door_into_a_game(visit: Visits) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Gerki")).click()
    page.get_by_role("button", name=re.compile("Play now.*Gerki")).click()
    expect(playing(page)).to_be_attached()


def test_the_other_game_is_played_at_once_too(visit: Visits) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("^Fist of Dragonstones")).click()
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(playing(page)).to_be_attached()


def test_friends_meet_by_link_and_somebody_watches(visit: Visits) -> None:
    ann = visit()
    code = lay_table(ann, "Ann", seats=3)
    bob = visit(f"/join/{code}", PHONE)
    expect(bob.get_by_role("heading", name="Ann has laid a table")).to_be_visible()
    sit_down(bob, "Bob")
    expect(bob.get_by_text("Ann deals once everybody is seated.")).to_be_visible()
    expect(ann.get_by_text("Bob", exact=True)).to_be_visible()
    watch = ann.evaluate("Object.values(JSON.parse(localStorage.getItem('taproom.seats')))[0].watch")
    table = ann.url.rsplit("/", 1)[-1]
    guest = visit(f"/table/{table}#watch={watch}")
    expect(guest.get_by_text("Bob", exact=True)).to_be_visible()
    assert "#" not in guest.url, "the token does not stay in the address"
    fill_and_deal(ann)
    expect(playing(bob)).to_be_attached()
    expect(playing(guest)).to_be_attached()


def test_a_code_can_be_typed_in_small_letters(visit: Visits) -> None:
    code = lay_table(visit(), "Ann")
    page = visit("/join")
    page.get_by_label("The table's code").fill(code.lower())
    page.get_by_role("button", name="Find it").click()
    expect(page.get_by_role("heading", name="Ann has laid a table")).to_be_visible()


def test_a_code_that_is_none_is_refused_in_words(visit: Visits) -> None:
    visit.forgiven.append("404")
    page = visit("/join/NOWHERE")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    expect(page.get_by_label("The table's code")).to_have_value("NOWHERE")


def test_the_address_of_a_table_that_is_gone_says_so(visit: Visits) -> None:
    visit.forgiven.append("404")
    page = visit("/table/0123456789abcdef")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    expect(page.get_by_label("The table's code")).to_have_value("")


def test_where_nobody_is_a_character_nothing_is_drawn_by_lot(visit: Visits) -> None:
    page = visit("/friends?game=dragonstones")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("seat 1")
    expect(page.get_by_text("By lot")).to_have_count(0)


def test_listed_tables_are_in_the_lobby(visit: Visits) -> None:
    code = lay_table(visit(), "Ann the listed", listed=True)
    page = visit("/watch")
    row = page.get_by_role("listitem").filter(has_text="Ann the listed")
    expect(row).to_contain_text("3 seats are free")
    row.get_by_role("link", name="Sit down").click()
    expect(page).to_have_url(re.compile(f"/join/{code}$"))


def test_anybody_may_watch_a_listed_table_and_still_sit_down_later(visit: Visits) -> None:
    code = lay_table(visit(), "Ann the watched", listed=True)
    page = visit("/watch")
    page.get_by_role("listitem").filter(has_text="Ann the watched").get_by_role("link", name="Watch").click()
    expect(page.get_by_text("Ann the watched deals once everybody is seated.")).to_be_visible()
    page.goto(f"{visit.address}/join/{code}")
    sit_down(page, "Bob")
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("you")


def test_everybody_picks_a_character_that_is_free(visit: Visits) -> None:
    ann = visit()
    bob = visit(f"/join/{lay_table(ann, 'Ann')}")
    sit_down(bob, "Bob")
    ann.get_by_role("button", name=re.compile("^Zot")).click()
    expect(bob.get_by_role("button", name=re.compile("Zot.*taken: Ann"))).to_be_disabled()
    bob.get_by_role("button", name=re.compile("^Gog")).click()
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("Gog")


def test_the_host_seats_bots_of_either_kind_and_sends_them_away(visit: Visits) -> None:
    page = visit()
    lay_table(page, "Ann", seats=2)
    page.get_by_label("Level of the bot for seat 2").select_option("careless")
    page.get_by_role("button", name="Add a bot").click()
    seat = page.get_by_role("listitem").filter(has_text="Agnes")
    expect(seat).to_contain_text("careless")
    seat.get_by_role("button", name="Send Agnes away").click()
    expect(page.get_by_text("A free seat")).to_be_visible()


def test_whoever_leaves_before_the_game_makes_room(visit: Visits) -> None:
    ann = visit()
    bob = visit(f"/join/{lay_table(ann, 'Ann', seats=2)}")
    sit_down(bob, "Bob")
    bob.get_by_role("button", name="Leave the table").click()
    expect(bob).to_have_url(re.compile("/$"))
    expect(ann.get_by_text("A free seat")).to_be_visible()


def test_the_door_leads_back_to_a_table_that_was_left(visit: Visits) -> None:
    page = visit()
    lay_table(page, "Ann")
    table = page.url
    page.get_by_role("link", name="Taproom").click()
    page.get_by_role("link", name=re.compile("Back to your table")).click()
    expect(page).to_have_url(table)
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def test_back_and_reload_do_what_one_expects(visit: Visits) -> None:
    page = visit()
    lay_table(page, "Ann")
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("you")
    page.go_back()
    expect(page.get_by_role("heading", name="Lay a table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visits) -> None:
    page = visit("/cellar/stairs")
    expect(page.get_by_role("heading", name="Nothing behind this door")).to_be_visible()


def test_the_door_can_be_used_without_a_pointer(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the table")).to_be_focused()
    for _ in range(40):
        if "Play now" in page.evaluate("document.activeElement.textContent"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(playing(page)).to_be_attached()

"""What is around the tables: cards, rules, balance and the account, as people look at them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LANGUAGES, SIZES, WIDE, Visits
from tests.browser.inn import deal, sit_among_bots
from tests.browser.steps import at_every_size, cut, faults, playing, sticks_out

PASSWORD = "a long enough secret"
SIGNED_OUT = "401"
"""Whoever has no account asks for it in vain, and browsers write that down."""


def look_at(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    words = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:cards|rules|balance|account)-[a-z-]+", words), "a sentence is missing"
    for size in (100, 200):
        page.evaluate("size => document.documentElement.dataset.size = size", str(size))
        assert sticks_out(page) <= 0, f"at {size} % of the text's size"
        assert cut(page) == [], f"at {size} % of the text's size"
    page.evaluate("document.documentElement.dataset.size = '100'")
    assert faults(page) == []


@LANGUAGES
@pytest.mark.parametrize(
    "path", ["/cards", "/cards/inn/fiona", "/cards/dragonstones/special", "/rules", "/balance", "/account"]
)
def test_screens_around_the_tables(visit: Visits, path: str, language: str) -> None:
    visit.forgiven.append(SIGNED_OUT)
    page = visit(path, language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _ in at_every_size(page):
        look_at(page)


# ---- cards ----


def test_cards_are_searched_and_shown_large(visit: Visits) -> None:
    page = visit("/cards")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^\d{3} cards$"))
    page.get_by_role("searchbox").fill("negate sometimes")
    page.get_by_label("Type").select_option("Sometimes")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^\d{1,2} cards$"))
    page.locator(".grid button").nth(1).focus()
    title = page.locator(".grid button").nth(1).locator("h3").inner_text()
    expect(page.get_by_role("complementary").locator("h3")).to_have_text(title)
    page.get_by_role("searchbox").fill("no card says this")
    expect(page.get_by_text("No such cards.")).to_be_visible()


def test_a_deck_that_there_is_not_leads_to_all_of_them(visit: Visits) -> None:
    page = visit("/cards/inn/nobody")
    expect(page.get_by_role("heading", level=1, name="All cards")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^\d{3} cards$"))


def test_cards_are_gone_through_by_keyboard(visit: Visits) -> None:
    page = visit("/cards/inn/fiona")
    cards = page.locator(".grid button")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/cards/inn/fiona\?card=\w+$"))


@SIZES
def test_an_address_leads_to_a_card(visit: Visits, size: tuple[int, int]) -> None:
    page = visit("/cards/inn/zot?card=stars_say_no", size, "ru")
    large = page.get_by_role("complementary") if size == WIDE else page.get_by_role("dialog")
    expect(large.locator("article h3")).to_have_text("Звёзды говорят: «Нет!»")
    large.get_by_role("button", name="in English").click()
    expect(large.locator("article")).to_have_attribute("lang", "en")
    assert faults(page) == []


def test_sets_are_called_in_the_language_spoken(visit: Visits) -> None:
    page = visit("/cards", WIDE, "ru")
    sets = page.get_by_role("combobox", name="Набор")
    expect(sets.locator("option")).to_contain_text(
        ["любой набор", "Союзники: Эрин", "Союзники: Пуки", "Набор 1", "Набор 2", "Набор 3"]
    )
    sets.select_option("Набор 3")
    expect(page).to_have_url(re.compile(r"set=RDI"))


# ---- rules ----


def test_an_address_leads_to_a_rule_and_rules_to_each_other(visit: Visits) -> None:
    page = visit("/rules#R5.3.1")
    expect(page.locator("[id='R5.3.1']")).to_be_in_viewport()
    expect(page.locator("[id='R5.3.1']")).to_have_class(re.compile("target"))
    link = page.locator(".text a[href^='#R']").first
    target = link.get_attribute("href")
    assert target is not None
    link.click()
    expect(page.locator(f"[id='{target[1:]}']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[id='R5.3.1']")).to_be_in_viewport()


def test_rules_are_searched_in_the_language_spoken(visit: Visits) -> None:
    page = visit("/rules", WIDE, "ru")
    page.get_by_role("searchbox").fill("прицеп")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^\d+ правил"))
    expect(page.locator("mark").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("searchbox")).to_have_value("прицеп")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("No rule says that.")).to_be_visible()
    page.get_by_role("searchbox").fill("R92.1")
    expect(page.locator("[id='R92.1']")).to_be_visible()


# ---- balance ----


def test_the_balance_can_be_asked(visit: Visits) -> None:
    page = visit("/balance")
    who = page.get_by_role("table", name=re.compile("Share of wins at tables of 4"))
    expect(who.get_by_role("row")).to_have_count(15)
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.get_by_role("table", name="Share of wins at tables of 2")).to_be_visible()
    page.get_by_role("button", name="sets 1 and 2").click()
    expect(page.get_by_role("table", name="Share of wins at tables of 4").get_by_role("row")).to_have_count(9)
    expect(
        page.get_by_role("table", name=re.compile("^Games of four by the turns")).get_by_role("row")
    ).not_to_have_count(1)
    page.get_by_role("combobox").select_option("Gog")
    expect(page.get_by_role("table", name=re.compile("^Gog: change"))).to_be_visible()


# ---- the account ----


def test_an_account_from_the_first_day_to_the_last(visit: Visits) -> None:
    visit.forgiven.append(SIGNED_OUT)
    page = visit("/account")
    page.get_by_role("button", name="Sign up").first.click()
    page.get_by_label("Name").fill("Berta")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("heading", level=1, name="Berta")).to_be_visible()
    look_at(page)
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Berta")).to_be_visible()

    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Name").fill("berta")
    page.get_by_label("Password").fill("not the right one")
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in").click()

    page.get_by_text("Change the password").first.click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("another long secret")
    page.locator("form").get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Password changed")).to_be_visible()

    page.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog")
    assert faults(page) == []
    dialog.get_by_label("Password").fill("another long secret")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("heading", level=1, name="Account")).to_be_visible()


def test_signing_up_adopts_the_game_just_played(visit: Visits) -> None:
    visit.forgiven.append(SIGNED_OUT)
    page, _ = sit_among_bots(visit, 2)
    deal(page)
    page.goto(f"{visit.address}/account")
    page.get_by_role("button", name="Sign up").first.click()
    page.get_by_label("Name").fill("Dora")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("Still in progress")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    expect(playing(page)).to_be_attached()


def test_a_table_that_was_laid_while_signed_in_is_in_the_history(visit: Visits) -> None:
    visit.forgiven.append(SIGNED_OUT)
    page = visit("/account")
    page.get_by_role("button", name="Sign up").first.click()
    page.get_by_label("Name").fill("Clara")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("No games yet.").first).to_be_visible()
    page.goto(f"{visit.address}/friends")
    page.get_by_label("Your name").fill("Clara")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", level=1, name="Before the game")).to_be_visible()
    page.goto(f"{visit.address}/account")
    expect(page.get_by_text("Still in progress")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("heading", level=1, name="Before the game")).to_be_visible()


@LANGUAGES
def test_the_history_says_which_games_were_played_by_other_rules(visit: Visits, language: str) -> None:
    visit.forgiven.append(SIGNED_OUT)
    page = visit("/account", WIDE, language)
    words = {"en": ("Sign up", "Name", "Password"), "ru": ("Зарегистрироваться", "Имя", "Пароль")}[language]
    played = {
        **{"seat": 0, "game": "inn", "character": "fiona", "seats": 3, "over": True, "won": True, "place": 1},
        **{"cause": "", "laid": 1_800_000_000, "ended": 1_800_000_900, "seconds": 900, "turns": 20, "choices": 90},
    }
    versions = {"k1": (1, 2), "k2": (2, 2), "k3": (0, 2)}
    games = [{**played, "table": key, "rules": one, "rules_now": now} for key, (one, now) in versions.items()]
    page.route("**/api/account/history*", lambda route: route.fulfill(json=games))
    page.get_by_role("button", name=words[0]).first.click()
    page.get_by_label(words[1]).fill(f"Dora {language}")
    page.get_by_label(words[2]).fill(PASSWORD)
    page.locator("form").get_by_role("button", name=words[0]).click()
    rows = page.locator(".games li")
    expect(rows).to_have_count(3)
    version = {"en": "Played under rules version 1 (now 2)", "ru": "по правилам версии 1"}
    expect(rows.nth(0)).to_contain_text(version[language])
    expect(rows.nth(1)).not_to_contain_text(re.compile("Played|Сыграна"))
    expect(rows.nth(2)).to_contain_text(
        {"en": "Played before rules had versions", "ru": "ещё не было версий"}[language]
    )
    assert faults(page) == []

"""Several people at one table: what each sees, taking back, lending, speaking, playing again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.games import post
from tests.browser.inn import asked, bar, by_pointer, play_on, sit_among_bots, tick
from tests.browser.inn import deal as deal_cards
from tests.browser.people import cards_named, let_pass, play_alone, see_the_same, take_up, two_people, watch
from tests.browser.steps import faults

DISCARD = "Which cards do you discard"
ORDER = "For whom do you order"
GRACE = 15_000
"""For so long nobody is replaced for a lost connection."""


def hand(page: Page) -> list[str]:
    return page.locator(".card-button h3").all_text_contents()


def test_two_people_and_a_spectator_play_on_in_three_browsers(visit: Visits) -> None:
    ann, bob, laid = two_people(visit)
    guest = watch(visit, laid)
    pages = [ann.page, bob.page, guest.page]
    assert not cards_named(bob.frames + guest.frames, "fiona"), "nothing was played: nobody else may know Ann's cards"
    assert not cards_named(ann.frames + guest.frames, "zot")
    assert cards_named(ann.frames, "fiona")
    assert cards_named(bob.frames, "zot")
    for mover, other, name in ((ann, bob, "Fiona"), (bob, ann, "Zot")):
        let_pass(other.page)
        play_alone(mover.page, DISCARD)
        title = (mover.page.locator(".card-button h3").first.text_content() or "").removesuffix(".")
        mover.page.locator(".card-button").first.click()
        mover.page.locator(".acts .pass").click()
        for page in pages:
            who = "You" if page is mover.page else name
            expect(page.get_by_role("list", name="What happened")).to_contain_text(
                re.compile(f"{who} discarded .*{re.escape(title)}")
            )
        let_pass(other.page, "never")
    for page in (ann.page, guest.page):
        expect(page.locator(".mat")).to_have_count(2)
        see_the_same(bob.page, page)
    assert ann.page.locator(".card-button").count() > 0
    expect(guest.page.locator(".card-button, .answer")).to_have_count(0)
    for secret in ('"playable"', '"why"', '"armed"'):
        assert not any(secret in frame for frame in guest.frames), f"a spectator was sent {secret}"
    public = set(guest.page.locator(".log .chip").all_text_contents())
    for deck in ("fiona", "zot"):
        seen = cards_named(guest.frames, deck)
        assert len(seen) <= len(public) + 1, "whoever watches knows only what was played, discarded or lies on top"


def discard_all(page: Page) -> None:
    """Whoever has drawn a whole hand has seen a card that was not there before: others must agree to go back."""
    for card in page.locator(".card-button").all():
        card.click()
    page.locator(".acts .pass").click()
    expect(bar(page)).not_to_contain_text(DISCARD)
    expect(asked(page)).to_be_attached()


def test_taking_back_needs_the_consent_of_whoever_is_affected(visit: Visits) -> None:
    ann, bob, _ = two_people(visit)
    let_pass(bob.page)
    play_alone(ann.page, DISCARD)
    before = hand(ann.page)
    discard_all(ann.page)
    ann.page.get_by_role("button", name="Take back", exact=True).click()
    expect(ann.page.get_by_text("Waiting for: Zot")).to_be_visible()
    wish = bob.page.get_by_role("status", name="Take back")
    expect(wish).to_contain_text("Fiona would like to take the last choice back.")
    assert faults(bob.page) == []
    wish.get_by_role("button", name="Allow it", exact=True).click()
    expect(bar(ann.page)).to_contain_text(DISCARD)
    assert hand(ann.page) == before
    expect(wish).to_be_hidden()


def test_a_wish_to_take_back_can_be_refused(visit: Visits) -> None:
    ann, bob, _ = two_people(visit)
    let_pass(bob.page)
    play_alone(ann.page, DISCARD)
    discard_all(ann.page)
    ann.page.get_by_role("button", name="Take back", exact=True).click()
    bob.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.get_by_text("Still to agree")).to_be_hidden()
    expect(bar(ann.page)).not_to_contain_text(DISCARD)


def test_a_seat_is_lent_to_a_bot_and_taken_back(visit: Visits) -> None:
    ann, bob, _ = two_people(visit)
    ann.page.get_by_role("button", name="The table", exact=True).click()
    ann.page.get_by_role("button", name="Let a bot play for me", exact=True).click()
    mat = bob.page.get_by_role("region", name="Fiona", exact=True)
    expect(mat).to_contain_text("a bot plays")
    notice = ann.page.get_by_role("status", name="Somebody is away")
    expect(notice).to_contain_text("A bot plays for you.")
    notice.get_by_role("button", name="Take my seat back from the bot", exact=True).click()
    expect(notice).to_be_hidden()
    expect(mat).not_to_contain_text("a bot plays")


def test_whoever_is_gone_is_missed_and_may_be_replaced_after_a_while(visit: Visits) -> None:
    # So long a silence at one stroke of the clock may make the page connect anew, and it may still be at it in the end.
    visit.forgiven.append("WebSocket")
    ann, bob, _ = two_people(visit)
    let_pass(bob.page)
    play_alone(ann.page, DISCARD)
    ann.page.close()
    missing = bob.page.get_by_role("status", name="Somebody is away")
    expect(missing).to_contain_text("Fiona is not connected.")
    offer = missing.get_by_role("button", name="Let a bot play for now", exact=True)
    expect(offer).to_be_hidden()
    tick(bob.page, GRACE)
    expect(offer).to_be_visible()


def say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="What happened")).to_contain_text(words)


def test_whoever_is_muted_is_not_heard_until_heard_again(visit: Visits) -> None:
    ann, bob, _ = two_people(visit)
    heard = ann.page.get_by_role("list", name="What happened")
    say(bob.page, "One for the road")
    expect(heard).to_contain_text("Bob (Zot): One for the road")
    ann.page.get_by_role("button", name="Look at Zot's mat", exact=True).click()
    ann.page.get_by_role("button", name="Mute this seat", exact=True).click()
    again = ann.page.get_by_role("button", name="Unmute this seat", exact=True)
    expect(again).to_be_visible()
    say(bob.page, "Two for the toad")
    again.click()
    expect(again).to_be_hidden()
    say(bob.page, "Three for the goat")
    expect(heard).to_contain_text("Three for the goat")
    expect(heard).not_to_contain_text("toad")


def test_quick_phrases_are_read_in_the_own_language(visit: Visits) -> None:
    ann, bob, _ = two_people(visit, ("en", "ru"))
    ann.page.get_by_role("button", name="Quick phrases", exact=True).click()
    ann.page.get_by_role("button", name="Cheers!", exact=True).click()
    expect(ann.page.get_by_role("list", name="What happened")).to_contain_text("Ann (Fiona): Cheers!")
    expect(bob.page.get_by_role("list", name="Что было")).to_contain_text("Ann (Фиона): Будем здоровы!")


def test_the_same_people_play_again(visit: Visits) -> None:
    ann, bob, _ = two_people(visit)
    ann.page.get_by_role("button", name="The table", exact=True).click()
    ann.page.get_by_role("button", name="Give up", exact=True).click()
    ann.page.get_by_role("button", name="Yes, give up", exact=True).click()
    for page in (ann.page, bob.page):
        page.get_by_role("button", name="Again, with the same people", exact=True).click()
        expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    assert ann.page.url == bob.page.url
    for name in ("Ann", "Bob"):
        expect(ann.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    deal_cards(ann.page)
    expect(bob.page.get_by_test_id("playing")).to_be_attached()


def test_bots_tell_their_reasons_to_somebody_alone(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 3)
    deal_cards(page)
    play_on(page, by_pointer, lambda page: page.locator(".ask h2", has_text=ORDER).count() > 0)
    tick(page)
    page.locator(".answer").first.click()
    play_on(page, by_pointer, lambda page: page.locator(".ask h2", has_text=DISCARD).count() > 0)
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Why did the bots do that?", exact=True).click()
    reasons = page.get_by_role("dialog").get_by_role("list").get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    expect(page.get_by_text("They have not had a choice yet.")).to_be_hidden()
    assert faults(page) == []


def test_the_title_calls_whoever_looks_elsewhere(visit: Visits) -> None:
    page, _ = sit_among_bots(visit, 2)
    page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    deal_cards(page)
    expect(page.locator(".ask[data-question]")).to_be_attached()
    expect(page).to_have_title("It is your turn! · Taproom")
    tick(page, 900)
    expect(page).to_have_title("Your choice! · Taproom")
    tick(page, 900)
    expect(page).to_have_title("It is your turn! · Taproom")
    page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(page).to_have_title("Your choice! · Taproom")


def test_the_host_changes_the_terms_and_everybody_reads_them(visit: Visits) -> None:
    laid = post(visit.address, "/api/tables", name="Ann", seats=2)
    joined = post(visit.address, "/api/seats", table=laid["table"], name="Bob")
    ann, bob = take_up(visit, laid, "en"), take_up(visit, joined, "ru")
    expect(bob.page.locator(".facts")).to_contain_text("60")
    expect(bob.page.get_by_text("Изменить условия")).to_have_count(0)
    ann.page.get_by_text("Change the settings").click()
    ann.page.get_by_role("button", name="brisk", exact=True).click()
    ann.page.get_by_role("checkbox", name="with the Bar Deck").check()
    expect(ann.page.get_by_role("button", name="brisk", exact=True)).to_have_attribute("aria-pressed", "true")
    for person in (ann, bob):
        expect(person.page.locator(".facts")).to_contain_text("30")
        expect(person.page.locator(".facts li")).to_have_count(4)
    assert faults(ann.page) == []

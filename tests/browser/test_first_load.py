"""What the first visit costs."""

from playwright.sync_api import Response, expect

from tests.browser.conftest import Visits

MOST = 200_000


def test_the_door_takes_less_than_200_kilobytes_without_fonts(visit: Visits) -> None:
    context = visit.browser.new_context()
    visit.contexts.append(context)
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(visit.address)
    expect(page.get_by_role("button", name="Fiona", exact=False).last).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in answers if one.request.resource_type != "font"}
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST, sizes

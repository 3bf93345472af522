"""The client as an app: installable, with a page of its own without network, and never older than its server."""

import json
import re
import socket
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WIDE, Visits, serving
from tests.browser.inn import deal, sit_among_bots
from tests.browser.steps import faults

_READY = "navigator.serviceWorker.ready.then(() => new Promise((done) => {"
_READY += " const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 20); look(); }))"
_KEPT = """
(async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found.sort();
})()
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def with_worker(visits: Visits, path: str = "/") -> Page:
    page = visits(path, service_workers="allow")
    assert page.evaluate(_READY)
    return page


def test_the_client_can_be_installed(visit: Visits) -> None:
    page = with_worker(visit)
    devtools = page.context.new_cdp_session(page)
    told: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = page.request.get(visit.address + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20])
            assert icon["sizes"] == f"{width}x{width}"
    # Every visitor of a test comes in a private window, from which nothing is installed.
    found = {one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert found <= {"in-incognito"}


def test_only_the_page_without_network_is_kept(visit: Visits) -> None:
    page = with_worker(visit)
    page.get_by_role("link", name=re.compile("Rules")).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(_KEPT) == ["/mug.svg", "/offline.css", "/offline.html", "/offline.js"]


def test_a_game_goes_on_when_the_house_is_back(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        visits = Visits(browser, address, forgiven=["Failed to load", "WebSocket", "ERR_"])
        page, _ = sit_among_bots(visits, 2, service_workers="allow")
        assert page.evaluate(_READY)
        deal(page)
        where = page.url
    # The house is gone: whoever loads the page now is told so, in their language, at the same address.
    page.goto(where)
    expect(page.get_by_role("heading", name="No way to the tavern just now")).to_be_visible()
    assert page.url == where
    assert faults(page) == []
    page.evaluate("localStorage.setItem('taproom.settings', JSON.stringify({ language: 'ru' }))")
    page.reload()
    expect(page.get_by_role("heading", name="До таверны сейчас не добраться")).to_be_visible()
    page.get_by_role("button", name="Попробовать сейчас").click()
    expect(page.get_by_role("heading", name="До таверны сейчас не добраться")).to_be_visible()
    with serving(tmp_path, port):
        page.clock.run_for(5000)
        expect(page.get_by_test_id("playing")).to_be_attached()
        assert page.url == where
    for context in visits.contexts:
        context.close()
    assert visits.problems == []


def test_a_new_client_is_shown_at_once(visit: Visits) -> None:
    page = with_worker(visit)
    page.context.route(
        re.compile(r"/friends$"), lambda route: route.fulfill(body="<title>newer</title>", content_type="text/html")
    )
    page.goto(visit.address + "/friends")
    expect(page).to_have_title("newer")


def test_a_link_brings_its_tags(visit: Visits) -> None:
    visit.forgiven.append("404")
    page = visit("/join/NOSUCH", WIDE)
    title = page.locator("meta[property='og:title']")
    expect(title).to_have_attribute("content", "Come and play a tavern game")

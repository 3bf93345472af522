"""A real server, a real browser: what a person would see."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from taproom.server.http.pages import CLIENT

WIDE = (1366, 768)
PHONE = (390, 844)
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
Visit = Callable[..., Page]
# Limits are counted by address: so many people do not live behind one.
_ADDRESSES = map(str, map(IPv4Address, count(int(IPv4Address("10.0.0.1")))))
# What Playwright says wherever the service worker is kept away.
_NO_WORKER = "Service Worker registration blocked"
# Nothing waits longer than it must; on a busy machine that may be long.
expect.set_options(timeout=20_000)


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """`taproom serve` as people start it; gives its address."""
    taproom = Path(sys.executable).with_name("taproom")
    command = [str(taproom), "serve", "--port", str(port), "--database", str(folder / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, line
        try:
            yield line.split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests; every test lays its own tables."""
    assert (CLIENT / "index.html").is_file(), "the browser client has not been built: make web"
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or the one that TAPROOM_CHROMIUM names.

    It ends with the module, for its event loop must not be running when the next one's tests start theirs.
    """
    path = os.environ.get("TAPROOM_CHROMIUM") or shutil.which("chromium")
    assert path, "these tests need Chromium: `make browser` installs it, or TAPROOM_CHROMIUM names it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@dataclass
class Visits:
    """Opens pages for people, each in a browser of their own, and remembers what went wrong in them."""

    browser: Browser
    address: str
    contexts: list[BrowserContext] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)
    """Parts of messages that belong to what the test does, such as a lost connection."""

    def __call__(self, path: str = "/", size: tuple[int, int] = WIDE, language: str = "en", **options: Any) -> Page:
        """A page at this address, in a fresh browser. Without a service worker: a test sees every request itself."""
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            extra_http_headers={"X-Forwarded-For": next(_ADDRESSES)},
            **options,
        )
        self.contexts.append(context)
        return self.open(context, path)

    def open(self, context: BrowserContext, path: str) -> Page:
        """Another page in the same browser."""
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(self.address + path)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        forgiven = (_NO_WORKER, *self.forgiven)
        if message.type in ("error", "warning") and not any(part in message.text for part in forgiven):
            self.problems.append(message.text)


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Visits]:
    """A person comes by. The test fails if anything was written to the browser's console."""
    visits = Visits(browser, house)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.problems == []

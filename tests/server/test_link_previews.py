"""What a link looks like where it is sent: the game, a picture, and nothing that is anybody's own."""

import re
from pathlib import Path

import pytest

from taproom.server.http.link_previews import origin_of
from taproom.server.http.pages import CLIENT
from tests.server.guests import run, serving

needs_client = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the browser client is not built")


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', page))


@needs_client
def test_an_invitation_says_what_is_played_and_whether_a_seat_is_free(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=4, game="dragonstones", name="Anastasia")
            page = (await server.http.get(f"/join/{taken['code']}")).text
            told = tags(page)
            assert told["title"] == "Come and play Fist of Dragonstones"
            assert told["description"].startswith("3 seats are free at a table of 4.")
            assert told["image"] == f"{server.address}/links/dragonstones.jpg"
            picture = await server.http.get(told["image"])
            assert picture.status_code == 200 and picture.headers["content-type"] == "image/jpeg"
            for secret in (taken["token"], taken["watch"], "Anastasia"):
                assert secret not in page
            russian = await server.http.get(f"/join/{taken['code']}", headers={"accept-language": "ru"})
            assert "Горсть драконьих камней" in tags(russian.text)["title"]
            assert russian.headers["etag"] and russian.headers["cache-control"] == "no-cache"

    run(scenario())


@needs_client
@pytest.mark.parametrize("path", ["/join/NOSUCH", "/story/nowhere", "/replay/nowhere", "/"])
def test_an_address_of_nothing_tells_nothing(folder: Path, path: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            told = tags((await server.http.get(path)).text)
            assert told["title"] and told["image"].endswith("/links/inn.jpg")

    run(scenario())


@needs_client
def test_other_pages_stay_as_they_were_built(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            page = await server.http.get("/rules", headers={"accept-encoding": "identity"})
            assert page.content == (CLIENT / "index.html").read_bytes()

    run(scenario())


def test_a_host_that_cannot_be_one_is_not_repeated() -> None:
    assert origin_of("https", "inn.example:8443") == "https://inn.example:8443"
    assert origin_of("http", "[::1]:8642") == "http://[::1]:8642"
    assert origin_of("https", 'x"><script>') == "" and origin_of("javascript", "x") == ""

"""The browser client's files, the one page behind its addresses, watching in public, another language in mid-game."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from taproom.server.http.pages import NOT_BUILT, Pages
from tests.server.guests import Gone, run, serving

PAGE = "<!doctype html><title>Taproom</title>"
SCRIPT = "console.log('hello')"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT)
    (tmp_path / "assets" / "index-abc.js.br").write_bytes(b"packed")
    (tmp_path / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))]))


def test_what_has_its_hash_in_its_name_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_file_comes_packed_as_the_browser_likes_it(client: TestClient) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, deflate"})
    assert answer.headers["content-encoding"] == "gzip" and answer.text == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip, br"}) as raw:
        assert raw.headers["content-encoding"] == "br"
        assert b"".join(raw.iter_raw()) == b"packed"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/ABC234", "/replay/xyz?step=3"])
def test_every_address_of_the_client_is_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE and answer.headers["cache-control"] == "no-cache"


def test_the_page_is_not_sent_again_while_it_is_the_same(client: TestClient) -> None:
    tag = client.get("/").headers["etag"]
    assert client.get("/", headers={"if-none-match": tag}).status_code == 304
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/ws/nothing", "/../pages.py", "/favicon.ico"])
def test_nothing_else_is_handed_out(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_page_is_only_read(client: TestClient) -> None:
    assert client.post("/").status_code == 405


def test_a_client_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))])).get("/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)


def test_the_catalogue_comes_packed_to_those_who_can_unpack_it(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            path = "/api/games/inn/catalogue?language=en"
            packed = await server.http.get(path, headers={"accept-encoding": "gzip"})
            plain = await server.http.get(path, headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert packed.json() == plain.json()

    run(scenario())


def test_anybody_may_watch_a_listed_table_and_no_other(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            listed = await server.lay(seats=2, bots=1, listed=True)
            guest = await server.join(listed["table"], "watch")
            assert guest.house["seats"][0]["kind"] == "person" and guest.house["private"] is None
            host = await server.join(listed["table"], listed["token"])
            await host.done(type="start")
            shown = (await server.http.get("/api/tables")).json()
            assert [one["phase"] for one in shown] == ["playing"]
            secret = await server.lay(seats=2)
            with pytest.raises(Gone):
                await server.join(secret["table"], "watch")

    run(scenario())


def test_whoever_speaks_another_language_is_told_everything_in_it(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests = await server.table_of(1, seats=2, bots=1)
            assert guests[0].house["seats"][1]["name"] == "Agnes"
            await guests[0].done(type="speak", language="ru")
            assert guests[0].house["seats"][1]["name"] == "Агнес"
            assert [one["type"] for one in guests[0].messages if one["type"] != "presence"][-2:] == [
                "everything",
                "done",
            ]

    run(scenario())


@pytest.mark.parametrize(
    ("wish", "english", "russian"),
    [
        ({"seats": 14}, "the Inn has 2 to 10 seats, not 14", "в таверне от 2 до 10 мест, а не 14"),
        ({"options": {"drinks": "lava"}}, "there is no drink deck 'drinks_lava'", "нет колоды выпивки 'drinks_lava'"),
        ({"options": {"first": "9"}}, "option first is the number of a seat, not '9'", "first — это номер места, а не"),
        ({"options": {"frist": "1"}}, "did you mean first?", "может быть, first?"),
        ({"game": "dragonstones", "seats": 2}, "has 3 to 6 seats, not 2", "от 3 до 6 мест, а не 2"),
    ],
)
def test_what_is_wrong_with_a_table_is_said_in_the_players_language(
    folder: Path, wish: dict[str, Any], english: str, russian: str
) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            for language, reason in (("en", english), ("ru", russian)):
                headers = {"Accept-Language": language}
                answer = await server.http.post("/api/tables", json={"name": "Anna", **wish}, headers=headers)
                assert answer.json()["reason"] == "options" and reason in answer.json()["text"], answer.text

    run(scenario())

"""Limits follow people, not spellings and sockets."""

import asyncio
import base64
import io
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from taproom.server import logs
from taproom.server.limits import UNLIMITED, Allowance
from taproom.server.passwords import is_weak
from taproom.server.socket.connections import PATIENCE as PATIENCE_WITH_ONE
from taproom.server.storage.store import Store
from tests.server.guests import PATIENCE, Gone, Guest, Server, run, serving

SECRET = "correct horse"
HEADER = {"x-taproom": "1"}
NEVER = 1e-6


async def closed_with(guest: Guest) -> int:
    with pytest.raises(Gone) as gone:
        while True:
            await guest.hear()
    return gone.value.code


def from_address(address: str) -> dict[str, str]:
    """As a web server on the same machine passes it on."""
    return {**HEADER, "x-forwarded-for": address}


# ---- names and addresses ----


def test_a_name_is_tried_only_so_often_however_it_is_spelled(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, sign_ins=NEVER, sign_ins_at_once=4)) as server:
            spellings = ["Anna", "ANNA", "Ａｎｎａ", "An\u200bna", " anna ", "aNNa\u00ad", "ᴬnna"]
            statuses = []
            for number, name in enumerate(spellings):
                wish = {"name": name, "password": f"wrong horse {number}"}
                answer = await server.http.post(
                    "/api/sessions", json=wish, headers=from_address(f"198.51.100.{number}")
                )
                statuses.append(answer.status_code)
            assert statuses == [401] * 4 + [429] * 3
            boris = {"name": "Boris", "password": SECRET}
            answer = await server.http.post("/api/sessions", json=boris, headers=from_address("198.51.100.99"))
            assert answer.status_code == 401, "other names are not concerned"

    run(scenario())


@pytest.mark.parametrize("path", ["/api/tables", "/healthz", "/metrics"])
def test_a_network_of_ipv6_asks_as_one(folder: Path, path: str) -> None:
    few = {"requests": NEVER, "requests_at_once": 3, "late": 0, "probes": NEVER, "probes_at_once": 3}

    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, **few)) as server:  # type: ignore[arg-type]
            statuses = [
                (await server.http.get(path, headers=from_address(f"2001:db8:0:1::{number:x}"))).status_code
                for number in range(1, 6)
            ]
            assert statuses == [200] * 3 + [429] * 2
            assert (await server.http.get(path, headers=from_address("2001:db8:0:2::1"))).status_code == 200

    run(scenario())


def test_health_is_looked_up_once_for_all_who_ask_meanwhile(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            store: Store = server.registry.store
            begun, may_end = asyncio.Event(), asyncio.Event()
            looks = 0

            async def check() -> None:
                nonlocal looks
                looks += 1
                begun.set()
                await may_end.wait()

            store.check = check  # type: ignore[method-assign]
            asked = [asyncio.create_task(server.http.get("/healthz")) for _ in range(8)]
            await asyncio.wait_for(begun.wait(), PATIENCE)
            # Requests on other connections have been heard by now as well.
            assert (await server.http.get("/api/games")).status_code == 200
            may_end.set()
            assert {(await one).status_code for one in asked} == {200}
            assert looks < 8

    run(scenario())


# ---- what is said ----


def test_a_seat_says_only_so_much_on_all_its_connections(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, messages=NEVER, messages_at_once=10)) as server:
            taken = await server.lay()
            guests = [await server.join(taken["table"], taken["token"]) for _ in range(5)]
            for number in range(10):
                assert (await guests[number % 5].ask(type="ping"))["type"] == "pong"
            for guest in [*guests, await server.join(taken["table"], taken["token"])]:
                await guest.say(type="ping")
                assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "too-fast"
            watcher = await server.join(taken["table"], taken["watch"])
            assert (await watcher.ask(type="ping"))["type"] == "pong", "others may speak"

    run(scenario())


def test_a_refusal_names_the_message_even_one_that_the_table_never_heard(folder: Path) -> None:
    """A client with two commands under way must know which of them it has to repeat."""

    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, messages=NEVER, messages_at_once=3)) as server:
            taken = await server.lay()
            guest = await server.join(taken["table"], taken["token"])
            for message, number, reason in (
                ({"type": "ponder", "id": 7}, 7, "malformed"),
                ({"type": "hello", "id": 8, "token": "x"}, 8, "malformed"),
                ({"type": "ponder", "id": "nine"}, 0, "malformed"),
                ({"type": "ping", "id": 10}, 10, "too-fast"),
                ({"type": "ping", "id": -1}, 0, "too-fast"),
            ):
                await guest.say(**message)
                refused = await guest.until(lambda one: one["type"] == "refused")
                assert (refused["id"], refused["reason"]) == (number, reason)

    run(scenario())


def test_whoever_says_far_too_much_is_closed_on_whatever_connection(folder: Path) -> None:
    async def scenario() -> None:
        allowance = replace(UNLIMITED, messages=NEVER, messages_at_once=1, banished=0)
        async with serving(folder, allowance=allowance) as server:
            taken = await server.lay()
            guests = [await server.join(taken["table"], taken["watch"]) for _ in range(10)]
            assert (await guests[0].ask(type="ping"))["type"] == "pong"
            for number in range(PATIENCE_WITH_ONE):
                await guests[number % 10].say(type="ping")
                await guests[number % 10].until(lambda one: one["type"] == "refused")
            for guest in guests:
                await guest.say(type="ping")
                assert await closed_with(guest) == 4429

    run(scenario())


def test_an_address_says_only_so_much_at_all_tables(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, together=NEVER, together_at_once=10)) as server:
            tables = [await server.lay() for _ in range(5)]
            guests = [await server.join(taken["table"], taken["token"]) for taken in tables]
            for number in range(10):
                assert (await guests[number % 5].ask(type="ping"))["type"] == "pong"
            for guest in guests:
                await guest.say(type="ping")
                assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "too-fast"

    run(scenario())


def test_remarks_are_few_and_all_spectators_speak_as_one(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, remarks=NEVER, remarks_at_once=3)) as server:
            taken = await server.lay()
            seats = [await server.join(taken["table"], taken["token"]) for _ in range(2)]
            watchers = [await server.join(taken["table"], taken["watch"]) for _ in range(4)]
            for guest in (seats[0], seats[1], seats[0], *watchers[:3]):
                await guest.done(type="say", text="Cheers!")
            for guest in (*seats, *watchers):
                assert await guest.refused(type="say", text="Cheers!") == "too-fast"
                assert (await guest.ask(type="ping"))["type"] == "pong", "but they may do all else"
            assert len(server.registry.actors[taken["table"]].table.remarks) == 6

    run(scenario())


# ---- codes and tokens ----


async def turned_away(server: Server, table: str, token: str) -> tuple[int, str]:
    guest = await server.connect(table)
    await guest.say(type="hello", token=token)
    return await closed_with(guest), guest.messages[-1]["reason"]


def test_wrong_codes_are_tried_no_faster_on_a_socket_than_elsewhere(folder: Path) -> None:
    async def scenario() -> None:
        allowance = replace(UNLIMITED, requests=NEVER, requests_at_once=5, late=0)
        async with serving(folder, allowance=allowance) as server:
            taken = await server.lay()
            assert await turned_away(server, "AAAAAA", "x") == (4404, "no-table")
            assert await turned_away(server, taken["code"], "x") == (4401, "token")
            assert (await server.http.get("/api/tables/BBBBBB")).status_code == 404
            assert await turned_away(server, "CCCCCC", "x") == (4404, "no-table")
            # From now on nobody learns which codes there are, this way or that.
            for table in ("DDDDDD", taken["code"], taken["table"]):
                assert await turned_away(server, table, "x") == (4429, "too-fast")
                assert (await server.http.get(f"/api/tables/{table}")).status_code == 429
            silent = await server.connect("EEEEEE")
            await silent.say(type="ping")
            known = await server.connect(taken["code"])
            await known.say(type="ping")
            assert await closed_with(silent) == await closed_with(known) == 4400
            guest = await server.join(taken["table"], taken["token"])
            assert (await guest.ask(type="ping"))["type"] == "pong", "whoever has a token comes in"

    run(scenario())


# ---- connections ----


@asynccontextmanager
async def raw(server: Server, sent: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the connection ends."""
    return await asyncio.wait_for(reader.read(), PATIENCE)


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/ga",
        HEAD[:-2],
        HEAD,
        HEAD + b'{"name":',
        HEAD.replace(b"POST /api/tables", b"GET /api/games"),
    ],
    ids=["silent", "line", "head", "no body", "half a body", "body nobody reads"],
)
def test_what_never_comes_to_its_end_is_ended(folder: Path, begun: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, request_seconds=0.05)) as server:
            async with raw(server, begun) as (reader, _):
                await rest(reader)
            assert (await server.http.get("/api/games")).status_code == 200

    with caplog.at_level(logging.INFO):
        run(scenario())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_second_request_that_never_comes_to_its_end_is_ended(folder: Path) -> None:
    """While it comes, uvicorn's own limit for idle connections does not count."""
    first = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"

    async def scenario() -> None:
        async with (
            serving(folder, allowance=replace(UNLIMITED, request_seconds=0.05)) as server,
            raw(server, first) as (reader, writer),
        ):
            head = await reader.readuntil(b"\r\n\r\n")
            (length,) = re.findall(rb"content-length: (\d+)", head)
            await reader.readexactly(int(length))
            writer.write(first[:-2])
            assert await rest(reader) == b""

    run(scenario())


def test_a_socket_on_which_nobody_says_hello_is_closed(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=replace(UNLIMITED, hello_seconds=0.05)) as server:
            taken = await server.lay()
            assert await closed_with(await server.connect(taken["table"])) == 4400

    run(scenario())


def test_a_flood_of_pings_ends_the_connection_and_a_few_are_answered(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay()
            guest = await server.join(taken["table"], taken["token"])
            for _ in range(20):
                await (await guest.connection.ping())
            assert (await guest.ask(type="ping"))["type"] == "pong"
            with pytest.raises(ConnectionClosed):
                for _ in range(1000):
                    await (await guest.connection.ping())
            assert await closed_with(guest) == 4429

    run(scenario())


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True) -> bytes:
    assert len(payload) < 126
    head = bytes((0x80 * final | opcode, 0x80 * masked | len(payload)))
    return head + (bytes(4) if masked else b"") + payload


BAD_FRAMES = {
    "not text": frame(1, b"\xff\xfe"),
    "not text, in parts": frame(1, b"\xff", final=False) + frame(0, b"\xfe"),
    "not masked": frame(1, b"{}", masked=False),
    "no such opcode": frame(3, b""),
    "a ping in parts": frame(9, b"", final=False),
    "the rest of nothing": frame(0, b"x"),
    "no such code": frame(8, b"\x00\x01"),
    "a text within a text": frame(1, b"a", final=False) + frame(1, b"b"),
}


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize("name", BAD_FRAMES)
def test_a_bad_frame_is_one_quiet_line(folder: Path, name: str, greeted: bool) -> None:
    written = io.StringIO()

    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay()
            key = base64.b64encode(bytes(16)).decode()
            head = [
                f"GET /ws/{taken['table']} HTTP/1.1",
                "Host: x",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}",
                "Sec-WebSocket-Version: 13",
            ]
            async with raw(server, "\r\n".join([*head, "", ""]).encode()) as (reader, writer):
                await reader.readuntil(b"\r\n\r\n")
                if greeted:
                    writer.write(frame(1, json.dumps({"type": "hello", "token": taken["token"]}).encode()))
                    await reader.readuntil(b'"presence"')
                writer.write(BAD_FRAMES[name])
                await rest(reader)

    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        logs.begin(written)
        run(scenario())
    finally:
        root.handlers, root.level = before, level
    lines: list[dict[str, Any]] = [json.loads(line) for line in written.getvalue().splitlines()]
    ours = [line for line in lines if line["from"].startswith(("taproom", "uvicorn"))]
    opening, *said, closing = [(line["level"], "error" in line) for line in ours]
    assert (opening, said, closing) == (("info", False), [("info", False)], ("info", False)), ours


# ---- passwords ----


@pytest.mark.parametrize(
    "password",
    [
        "password", "Password1", "P@ssw0rd", "12345678", "1234567890", "87654321", "11111111", "abababab", "abcdefgh",
        "qwertyui", "1qaz2wsx", "q1w2e3r4", "iloveyou!", "letmein123", "dragon2024", "Superman99", "пароль123",
        "йцукенгш", "любовь2024", "annabella", "AnnaBella", "annabella1", "allebanna", "Anna Bella 7", "ann4b3ll4",
        "reddragoninn", "monkeymonkey", "00000000", "aaaabbbb",
    ],
)  # fmt: skip
def test_what_anybody_would_try_first_is_no_password(password: str) -> None:
    assert is_weak(password, "Anna Bella")


@pytest.mark.parametrize(
    "password",
    [
        "correct horse",
        "battery staple",
        "wrong horse",
        "another one",
        "my dragon sleeps",
        "h7Kq-2mZx",
        "annabella bakes",
    ],
)
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_weak(password, "Anna Bella")


def test_weak_passwords_are_refused_when_they_are_chosen(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            for password in ("password1", "Anna1234", "12345678"):
                wish = {"name": "Anna", "password": password}
                answer = await server.http.post("/api/accounts", json=wish, headers=HEADER)
                assert (answer.status_code, answer.json()["reason"]) == (409, "weak-password")
            wish = {"name": "Anna", "password": SECRET}
            assert (await server.http.post("/api/accounts", json=wish, headers=HEADER)).status_code == 201
            change = {"old": SECRET, "new": "Anna2024"}
            answer = await server.http.post(
                "/api/account/password", json=change, headers={**HEADER, "accept-language": "ru"}
            )
            assert answer.json() == {
                "reason": "weak-password",
                "text": "Такой пароль подберут одним из первых. Придумай другой.",
            }
            assert (await server.http.post("/api/sessions", json=wish, headers=HEADER)).status_code == 201

    run(scenario())


def test_the_usual_limits_leave_a_party_alone() -> None:
    usual = Allowance()
    assert usual.together >= 8 * usual.messages and usual.remarks_at_once >= 5 and usual.tables >= 10

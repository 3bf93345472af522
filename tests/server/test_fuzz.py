"""Whatever is sent, over HTTP or a socket: an answer, never a crash, and nobody else at the table notices."""

import asyncio
import copy
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from taproom.protocol import schema
from taproom.server.http.documents import CALLS
from tests.server.guests import Message, Server, run, serving
from tests.server.test_store import store_of

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SCHEMA = openapi.from_dict(schema.openapi(CALLS))
OPERATIONS = {
    one.ok().label: one.ok()
    for one in openapi.from_dict(schema.openapi(CALLS)).get_all_operations()
    if isinstance(one, Ok)
}
CASES = [
    (label, mode)
    for label in sorted(OPERATIONS)
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    # A question without a body holds nothing that could be wrong.
    if mode == GenerationMode.POSITIVE or label.startswith("POST")
]
bounded = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a thread of its own, for clients that wait for each answer."""
    loop, ready, stop = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[Server] = []

    async def live() -> None:
        async with serving(tmp_path_factory.mktemp("fuzz")) as running:
            found.append(running)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(live(),))
    thread.start()
    assert ready.wait(20)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_every_request_is_answered_as_the_description_says(server: Server, label: str, mode: GenerationMode) -> None:
    @given(case=OPERATIONS[label].as_strategy(mode))
    @bounded
    def send(case: Case[Any]) -> None:
        response = case.call(base_url=server.address, headers={"X-Taproom": "1"})
        assert response.status_code < 500, response.text
        if response.status_code not in (405, 404):
            case.validate_response(response, checks=PROMISES)

    send()


PATHS = [
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/api/tables/..%2f..%2fsecret",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/" + "a" * 5000,
    "/api/tables/'%20OR%201=1--",
    "/api/tables/x/replay/%2e%2e",
    "/api//tables",
    "/API/TABLES",
    "/api/tables/x/record/../../..",
    "/static/../server/store.py",
    "/assets/..%5c..%5cstore.py",
    "//etc/passwd",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_house(folder: Path, path: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as running:
            reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
            # By hand: a polite client would tidy the path up first.
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            writer.close()
            status = int(answer.split(b" ", 2)[1])
            assert status != 500 and b"root:" not in answer and b"SqliteStore" not in answer
            assert b"Traceback" not in answer

    run(scenario())


def test_no_letter_upsets_a_database(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_of(database)) as running:
            for path in ("/api/tables/%00", "/api/packs/%00", "/api/tables/%ff", "/api/tables/a%27b"):
                assert (await running.http.get(path)).status_code == 404, path
            for table in ("\x00", "'", "\ud7ff", "\u202e"):
                answer = await running.http.post("/api/seats", json={"table": table, "name": "Eve"})
                assert answer.status_code == 404
            for name in ("\x00\x00", "a\x00b", "'; --"):
                headers = {"x-taproom": "1"}
                wish = {"name": name, "password": "pass\x00word"}
                answer = await running.http.post("/api/accounts", json=wish, headers=headers)
                assert answer.status_code in (201, 409), answer.text
            taken = await running.lay(name="\x00Anna\x00")
            guest = await running.join(taken["table"], taken["token"])
            await guest.done(type="say", text="\x00 hello")
            assert (await running.http.get("/healthz")).status_code == 200

    run(scenario())


def test_requests_of_other_sites_change_nothing(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as running:
            for path, call in [(call.path, call) for call in CALLS if call.method == "POST"]:
                for headers in (
                    {"origin": "https://evil.example", "content-type": "application/json"},
                    {"origin": "null", "content-type": "application/json"},
                    {"sec-fetch-site": "cross-site", "content-type": "application/json"},
                    {"sec-fetch-site": "same-site", "content-type": "application/json"},
                ):
                    answer = await running.http.post(path, content="{}", headers=headers)
                    assert answer.status_code == 403 and answer.json()["reason"] == "origin", call
                for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                    # What a form of another site could send without asking first.
                    answer = await running.http.post(path, content="{}", headers={"content-type": kind})
                    assert answer.status_code in (400, 401), (path, kind)
                answer = await running.http.options(path, headers={"origin": "https://evil.example"})
                assert "access-control-allow-origin" not in answer.headers
            assert await running.registry.store.read("SELECT * FROM tables", ()) == []

    run(scenario())


# ---- sockets ----

DEFINITIONS = schema.json_schema(CALLS)["$defs"]
STRANGE: list[Any] = [None, True, -1, 2**63, 1.5, 1e308, "", "x" * 5000, [], {}, [[[[]]]], "\u202e\ud7ff", "0"]


def commands() -> list[Message]:
    """One plain example of each command."""
    found = []
    for reference in DEFINITIONS["ClientMessage"]["anyOf"]:
        definition = DEFINITIONS[reference["$ref"].removeprefix("#/$defs/")]
        message: Message = {}
        for name, field in definition["properties"].items():
            message[name] = _example(name, field)
        found.append(message)
    return found


def _example(name: str, field: Message) -> Any:
    if "enum" in field:
        return field["enum"][0]
    if "anyOf" in field:
        return None
    if "$ref" in field:
        return {}
    plain: Message = {"boolean": True, "array": [], "string": "00" * 8, "integer": max(0, field.get("minimum", 0))}
    return plain[field["type"]]


EXAMPLES = commands()


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A command with something wrong about it, or nothing."""
    message = copy.deepcopy(draw(st.sampled_from(EXAMPLES)))
    how = draw(st.sampled_from(["leave", "drop", "change", "add", "retype", "cut", "repeat", "nest"]))
    name = draw(st.sampled_from(sorted(message)))
    if how == "drop":
        del message[name]
    elif how == "change":
        message[name] = draw(st.sampled_from(STRANGE))
    elif how == "add":
        message[draw(st.text(max_size=8))] = draw(st.sampled_from(STRANGE))
    elif how == "retype":
        message["type"] = draw(st.sampled_from(["", "everything", "HELLO", "hello", 5, None]))
    text = json.dumps(message)
    if how == "cut":
        return text[: draw(st.integers(0, len(text)))]
    if how == "repeat":
        return text + text
    return "[" * 2000 + text if how == "nest" else text


def test_every_command_has_an_example() -> None:
    assert len(EXAMPLES) > 20 and {"hello", "agree", "mute", "move"} <= {one["type"] for one in EXAMPLES}


@given(frames=st.lists(mutated(), min_size=20, max_size=60))
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_mutated_commands_of_one_do_not_touch_the_others(tmp_path_factory: Any, frames: list[str]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path_factory.mktemp("mutants")) as running:
            mine = await running.lay(seats=3, bots=1, timers={"limited": False, "bot": 0})
            table = mine["table"]
            seats = [mine, await running.sit(mine["code"])]
            guests = [await running.join(table, one["token"]) for one in seats]
            elsewhere = await running.lay()
            watcher = await running.join(elsewhere["table"], elsewhere["token"])
            await guests[0].done(type="start")
            actor = running.registry.actors[table]
            for frame in frames:
                await guests[1].connection.send(frame)
            await guests[1].say(type="ping", id=77)
            await guests[1].until(lambda one: one == {"type": "pong", "id": 77})
            await running.quiet(table)
            # Whatever the second did, it did for itself: the first sits where it sat and is answered.
            assert (await guests[0].ask(type="ping"))["type"] == "pong"
            assert actor.table.chairs[0].kind == "person" and not actor.table.chairs[0].conceded
            again = await running.join(table, mine["token"])
            assert again.house["phase"] == actor.table.phase and again.messages[0]["seat"] == 0
            assert watcher.house["phase"] == "gathering"

    asyncio.run(scenario())

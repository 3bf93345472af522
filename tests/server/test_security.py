"""Nobody gets in where they don't belong, and nobody can bring the server down from outside."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from taproom.protocol import commands as cm
from taproom.protocol.schema import json_schema
from taproom.server.http.documents import CALLS
from taproom.server.limits import Allowance
from taproom.server.security import SECURITY_HEADERS
from taproom.server.socket.connections import PATIENCE
from tests.server.guests import Gone, Guest, Server, play_to_the_end, run, serving

few = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


async def closed_with(guest: Guest) -> int:
    with pytest.raises(Gone) as gone:
        while True:
            await guest.hear()
    return gone.value.code


async def start(server: Server) -> tuple[dict[str, Any], Guest, Guest, Guest]:
    """A running game of two people, and a spectator."""
    taken = await server.lay(seats=2)
    second = await server.sit(taken["code"])
    anna = await server.join(taken["table"], taken["token"])
    boris = await server.join(taken["table"], second["token"])
    watcher = await server.join(taken["table"], taken["watch"])
    await anna.done(type="start")
    return taken, anna, boris, watcher


def test_a_seat_opens_only_to_its_token(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken, *_ = await start(server)
            other = await server.lay()
            code, token = taken["code"], taken["token"]
            for forged in (
                "x",
                token[:-1],
                token + "A",
                token.swapcase(),
                other["token"],
                code,
                taken["table"],
                "é" * 60,
            ):
                guest = await server.connect(taken["table"])
                await guest.say(type="hello", token=forged)
                assert await closed_with(guest) == 4401, forged
                assert [one["type"] for one in guest.messages] == ["refused"]
            stranger = await server.connect("no-such-table")
            assert await closed_with(stranger) == 4404
            silent = await server.connect(taken["table"])
            await silent.say(type="choose", question=1, choice=0)
            assert await closed_with(silent) == 4400

    run(scenario())


def test_a_seat_cannot_answer_anothers_question_and_a_spectator_none(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken, anna, boris, watcher = await start(server)
            await server.quiet(taken["table"])
            for guest in (anna, boris, watcher):
                await guest.ask(type="ping")
            asked, other = (anna, boris) if anna.house["question"] else (boris, anna)
            question = asked.house["question"]
            choice = {"type": "choose", "question": question["number"], "choice": question["least"]}
            assert await other.refused(**choice) == "not-asked"
            commands: list[dict[str, Any]] = [
                choice,
                {"type": "order", "orders": {"pass_all": True}},
                {"type": "arm", "card": 1},
                {"type": "hold"},
                {"type": "concede"},
                {"type": "lend", "seat": 0},
                {"type": "undo"},
                {"type": "start"},
            ]
            for command in commands:
                assert await watcher.refused(**command) == "spectator", command
            assert (await watcher.ask(type="look", what="hand"))["lines"] == []
            assert await boris.refused(type="add_bot", seat=0) == "already-started"
            assert await anna.refused(type="undo") == "nothing-to-undo"
            await asked.done(**choice)

    run(scenario())


def test_pages_of_other_sites_are_turned_away(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay()
            with pytest.raises(InvalidStatus):
                await server.connect(taken["table"], origin="https://evil.example")
            await server.connect(taken["table"], origin=server.address)
            wish = {"name": "Eve"}
            for headers in (
                {"origin": "https://evil.example"},
                {"origin": "null"},
                {"sec-fetch-site": "cross-site"},
            ):
                answer = await server.http.post("/api/tables", json=wish, headers=headers)
                assert answer.status_code == 403, headers
            form = {"content-type": "text/plain"}
            assert (await server.http.post("/api/tables", content=json.dumps(wish), headers=form)).status_code == 400

    run(scenario())


def test_every_answer_has_strict_headers(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            for path in (
                "/api/games",
                "/api/nothing",
                "/healthz",
                "/metrics",
                "/",
                "/api/tables/x",
                "/%2e%2e/etc/passwd",
            ):
                answer = await server.http.get(path)
                for name, value in SECURITY_HEADERS.items():
                    assert answer.headers[name] == value, path
                assert "unsafe" not in answer.headers["content-security-policy"]

    run(scenario())


def test_large_and_malformed_requests_are_refused(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            large = await server.http.post("/api/tables", json={"name": "x" * 10_000})
            assert large.status_code == 413
            bodies = ["", "[", "{}", "null", '{"name":""}', '{"name":"A","seats":99}', '{"name":"A","x":1}', "[" * 5000]
            for body in bodies:
                headers = {"content-type": "application/json"}
                answer = await server.http.post("/api/tables", content=body, headers=headers)
                assert answer.status_code == 400 and answer.json()["text"], body
            for wish in (
                {"options": {"pack": "/etc"}},
                {"game": "../inn"},
                {"character": "../../x"},
                {"bots": 4},
                {"game": "dragonstones", "seats": 2},
            ):
                answer = await server.http.post("/api/tables", json={"name": "A", **wish})
                assert answer.status_code == 409, wish
            assert (await server.http.put("/api/tables")).status_code == 405
            assert (await server.http.put("/api/tables/x")).status_code == 405
            assert (await server.http.get("/api/tables/{table}")).status_code == 404
            assert (await server.http.get("/api/games/{game}/rules")).status_code == 404
            taken = await server.lay()
            guest = await server.join(taken["table"], taken["token"])
            await guest.connection.send("x" * (cm.LARGEST_FRAME + 1))
            assert await closed_with(guest) == 1009
            guest = await server.join(taken["table"], taken["token"])
            await guest.connection.send(b"\x00\xff")
            assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "malformed"

    run(scenario())


def test_a_flood_is_limited_and_other_tables_go_on(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=Allowance(5, 50, 0.001, 20, late=0)) as server:
            taken = await server.lay(bots=1, seats=2)
            flooder = await server.join(taken["table"], taken["token"])
            other, guests = await server.table_of(1, bots=1, seats=2)
            for _ in range(300):
                await flooder.say(type="ping")
            assert await closed_with(flooder) == 4429
            answers = [one["type"] for one in flooder.messages]
            assert answers.count("pong") < 150 and answers.count("refused") > 100
            await guests[0].done(type="start")
            assert await guests[0].question()
            statuses = [(await server.http.get(f"/api/tables/{number:06}")).status_code for number in range(40)]
            assert statuses[-1] == 429 and other

    run(scenario())


def test_an_address_that_floods_cannot_connect_for_a_while(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=Allowance(0.001, 10, 1e6, 1e6, banished=3600, late=0)) as server:
            taken = await server.lay()
            guest = await server.join(taken["table"], taken["token"])
            other = await server.join(taken["table"], taken["watch"])
            for _ in range(10 + PATIENCE + 1):
                await guest.say(type="ping")
            assert await closed_with(guest) == 4429
            with pytest.raises(InvalidStatus):
                await server.connect(taken["table"])
            assert (await other.ask(type="ping"))["type"] == "pong", "who is connected stays so"

    run(scenario())


def test_whoever_asks_too_fast_waits_for_the_refusal(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=Allowance(1e6, 1e6, 0.001, 2, late=3600)) as server:
            for _ in range(2):
                assert (await server.http.get("/api/tables")).status_code == 200
            kept = [asyncio.create_task(server.http.get("/api/tables")) for _ in range(12)]
            done, waiting = await asyncio.wait(kept, return_when=asyncio.FIRST_COMPLETED)
            while len(done) < 4:
                more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                done |= more
            assert {one.result().status_code for one in done} == {429}, "no more than eight are kept waiting"
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    run(scenario())


def test_what_is_not_text_counts_as_much_as_text(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=Allowance(0.001, 10, 1e6, 1e6)) as server:
            taken = await server.lay()
            guest = await server.join(taken["table"], taken["token"])
            for _ in range(5):
                await guest.connection.send(b"bytes")
                assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "malformed"
                assert (await guest.ask(type="ping"))["type"] == "pong"
            for _ in range(PATIENCE + 1):
                await guest.connection.send(b"bytes")
                assert (await guest.until(lambda one: one["type"] == "refused"))["reason"] == "too-fast"
            assert await closed_with(guest) == 4429

    run(scenario())


def test_connections_from_one_address_are_limited(folder: Path) -> None:
    async def scenario() -> None:
        allowance = Allowance(1e6, 1e6, 1e6, 1e6, connections=0.001, connections_at_once=3, late=0)
        async with serving(folder, allowance=allowance) as server:
            taken = await server.lay()
            for _ in range(3):
                await server.join(taken["table"], taken["token"])
            with pytest.raises(InvalidStatus):
                await server.connect(taken["table"])

    run(scenario())


SCHEMA = json_schema(CALLS)
LAST = 4_321_234_567_890


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Whatever a schema of ours allows."""
    if "$ref" in schema:
        return fitting(SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in schema:
        return st.one_of([fitting(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema["type"]
    if kind == "object" and "properties" not in schema:
        keys = st.sampled_from(["drinks", "bar_deck", "first", "pack", ""])
        return st.dictionaries(keys, fitting(schema["additionalProperties"]), max_size=3)
    if kind == "object":
        required = {name: fitting(one) for name, one in schema["properties"].items() if name in schema["required"]}
        optional = {name: fitting(one) for name, one in schema["properties"].items() if name not in required}
        return st.fixed_dictionaries(required, optional=optional)
    if kind == "array":
        return st.lists(fitting(schema["items"]), max_size=schema.get("maxItems", 5))
    if kind == "integer":
        # Small numbers find more: they are seats, cards, questions and choices that exist.
        return st.integers(max(0, schema["minimum"]), min(12, schema["maximum"])) | st.integers(
            schema["minimum"], schema["maximum"]
        )
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True)
    plain = {"boolean": st.booleans(), "null": st.none()}
    return plain.get(kind, st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 20)))


COMMANDS = fitting(SCHEMA["$defs"]["ClientMessage"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@given(frames=st.lists(COMMANDS.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=200), max_size=30))
@few
def test_no_frame_whatever_it_says_disturbs_the_table(tmp_path_factory: Any, frames: list[str]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path_factory.mktemp("fuzz")) as server:
            taken = await server.lay(seats=2, bots=1)
            guest = await server.join(taken["table"], taken["token"])
            watcher = await server.join(taken["table"], taken["watch"])
            await guest.done(type="start")
            actor = server.registry.actors[taken["table"]]
            for frame in frames:
                for one in (guest, watcher):
                    await one.connection.send(frame)
            for one in (guest, watcher):
                await one.say(type="ping", id=LAST)
                await one.until(lambda message: message == {"type": "pong", "id": LAST})
                assert all(message["type"] != "refused" or message["text"] for message in one.messages)
            await server.quiet(taken["table"])
            again = await server.join(taken["table"], taken["token"])
            assert again.house["phase"] == actor.table.phase

    asyncio.run(scenario())


def test_the_record_of_a_running_game_is_shown_to_nobody(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken, anna, boris, _ = await start(server)
            actor = server.registry.actors[taken["table"]]
            for path in ("", "/record"):
                text = (await server.http.get(f"/api/tables/{taken['table']}{path}")).text
                assert actor.table.opened.secret not in text and "choices" not in text
                assert taken["token"] not in text and taken["watch"] not in text
            await play_to_the_end([anna, boris])
            assert (await server.http.get(f"/api/tables/{taken['table']}/record")).status_code == 200

    run(scenario())


def test_tokens_are_not_kept_in_the_database(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken, *_ = await start(server)
            for path in folder.iterdir():
                stored = path.read_bytes()
                assert taken["token"].encode() not in stored and taken["watch"].encode() not in stored

    run(scenario())

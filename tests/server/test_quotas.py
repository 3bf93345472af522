"""The house cannot be filled by one guest."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from taproom.server.clocks import VirtualClock
from taproom.server.housekeeping import sweep
from taproom.server.limits import Allowance, household
from tests.server.guests import PATIENCE, Message, Server, run, serving

MINUTES = 60_000
FEW = Allowance(requests_at_once=1e6, sign_ins_at_once=1e6, tables=2)


async def ask(server: Server, address: str, headers: dict[str, str] | None = None, **wish: Any) -> tuple[int, Message]:
    """Lay a table from an address; a server in front of ours would name it so."""
    known = {"x-forwarded-for": address, **(headers or {})}
    answer = await server.http.post("/api/tables", json={"name": "Anna", **wish}, headers=known)
    return answer.status_code, answer.json()


def test_an_address_lays_only_so_many_tables(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=FEW) as server:
            _, first = await ask(server, "198.51.100.7")
            assert (await ask(server, "198.51.100.7"))[0] == 201
            status, problem = await ask(server, "198.51.100.7", {"accept-language": "ru"})
            assert (status, problem["reason"]) == (429, "too-many-tables") and "2 незаконченных стола" in problem[
                "text"
            ]
            assert (await ask(server, "198.51.100.8"))[0] == 201, "others do"
            guest = await server.join(first["table"], first["token"])
            await guest.done(type="clear", seat=0)
            assert (await ask(server, "198.51.100.7"))[0] == 201, "a table that was left does not count"

    run(scenario())


def test_a_finished_game_makes_place_for_another(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=FEW) as server:
            for _ in range(4):
                status, taken = await ask(server, "198.51.100.7", seats=2, bots=1)
                assert status == 201
                guest = await server.join(taken["table"], taken["token"])
                await guest.done(type="start")
                await guest.done(type="concede")

    run(scenario())


def test_a_network_of_ipv6_is_one_guest(folder: Path) -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:198.51.100.7") == household("198.51.100.7") == "198.51.100.7"
    assert household("fe80::1%eth0") == "fe80::/64" and household("testclient") == "testclient"

    async def scenario() -> None:
        async with serving(folder, allowance=FEW) as server:
            statuses = [(await ask(server, f"2001:db8:1:2::{number:x}"))[0] for number in range(1, 5)]
            assert statuses == [201, 201, 429, 429]
            assert (await ask(server, "2001:db8:1:3::1"))[0] == 201

    run(scenario())


def test_an_account_lays_only_so_many_tables_wherever_it_is(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder, allowance=FEW) as server:
            header = {"x-taproom": "1"}
            wish = {"name": "Anna", "password": "correct horse"}
            assert (await server.http.post("/api/accounts", json=wish, headers=header)).status_code == 201
            statuses = [(await ask(server, f"198.51.100.{number}", header))[0] for number in range(4)]
            assert statuses == [201, 201, 429, 429]
        async with serving(folder, allowance=FEW) as server:
            assert (await server.http.post("/api/sessions", json=wish, headers=header)).status_code == 201
            assert (await ask(server, "198.51.100.9", header))[0] == 429, "after a restart, too"

    run(scenario())


def test_tables_nobody_sits_at_make_place_when_the_house_is_full(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            server.registry._most_tables = 4
            left, kept, _, last = [await server.lay() for _ in range(4)]
            here = await server.join(kept["table"], kept["token"])
            clock.move(9 * MINUTES)
            status, problem = await ask(server, "198.51.100.7")
            assert (status, problem["reason"]) == (503, "full"), "whoever laid one may be on the way"
            guest = await server.join(last["table"], last["token"])
            await guest.close()
            clock.move(10 * MINUTES)
            await server.quiet(last["table"])
            assert (await ask(server, "198.51.100.7"))[0] == 201
            assert {one["table"] for one in (kept, last)} <= set(server.registry.actors)
            assert left["table"] not in server.registry.actors, "nobody was there for ten minutes"
            assert (await here.ask(type="ping"))["type"] == "pong"

    run(scenario())


def test_of_tables_nobody_sits_at_those_left_first_go_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            server.registry._most_tables = 4
            tables = [await server.lay() for _ in range(4)]
            guests = [await server.join(taken["table"], taken["token"]) for taken in tables]
            # The last that was laid is left first.
            for minute, guest in enumerate(reversed(guests)):
                clock.move(minute * MINUTES)
                left = asyncio.Event()
                with monkeypatch.context() as patched:
                    patched.setattr(server.registry, "forget", lambda actor, left=left: left.set())
                    await guest.close()
                    await asyncio.wait_for(left.wait(), PATIENCE)
            clock.move(60 * MINUTES)
            await sweep(server.registry)
            assert set(server.registry.actors) == {one["table"] for one in tables[:2]}, "then there is place again"

    run(scenario())


def test_while_there_is_place_a_table_waits_for_its_people(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            server.registry._most_tables = 4
            waiting = [await server.lay() for _ in range(2)]
            clock.move(60 * MINUTES)
            await sweep(server.registry)
            assert {one["table"] for one in waiting} == set(server.registry.actors)
            await server.lay()
            await sweep(server.registry)
            assert len(server.registry.actors) == 2, "three quarters were taken; now it is less again"

    run(scenario())


def test_finished_games_take_no_place(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            server.registry._most_tables = 1
            taken = await server.lay(seats=2, bots=1)
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            await guest.done(type="concede")
            await server.quiet(taken["table"])
            assert (await ask(server, "198.51.100.7"))[0] == 201, "somebody still looks at the old one"

    run(scenario())

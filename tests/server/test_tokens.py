"""Links and tokens: forged, of another table, replayed after the end, expired; and tables nobody comes to."""

from pathlib import Path
from typing import Any

import pytest

from taproom.cli.main import main
from taproom.server.clocks import VirtualClock
from taproom.server.housekeeping import Terms, sweep
from tests.server.guests import AT_ONCE, Gone, Server, play_to_the_end, run, serving

DAY = 86_400_000
HOUR = 3_600_000


async def turned_away(server: Server, table: str, token: str) -> tuple[int, str]:
    """The code and the reason with which a token is refused."""
    guest = await server.connect(table)
    await guest.say(type="hello", token=token)
    with pytest.raises(Gone) as gone:
        while True:
            await guest.hear()
    assert [one["type"] for one in guest.messages] == ["refused"], "nothing of the table is told"
    return gone.value.code, str(guest.messages[0]["reason"])


def test_a_token_opens_one_seat_of_one_table(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            first, second = await server.lay(seats=2), await server.lay(seats=2)
            for mine, other in ((first, second), (second, first)):
                for token in (other["token"], other["watch"], other["table"], other["code"], mine["code"]):
                    assert await turned_away(server, mine["table"], token) == (4401, "token")
            watcher = await server.join(first["table"], first["watch"])
            assert watcher.messages[0]["seat"] == -1

    run(scenario())


def test_who_left_a_seat_has_no_token_any_more(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2)
            second = await server.sit(taken["code"])
            boris = await server.join(taken["table"], second["token"])
            await boris.done(type="clear", seat=1)
            assert await turned_away(server, taken["table"], second["token"]) == (4401, "token")
            await server.sit(taken["code"], "Vera")
            assert await turned_away(server, taken["table"], second["token"]) == (4401, "token")

    run(scenario())


def test_a_token_replayed_after_the_end_changes_nothing(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=2)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            await server.quiet(table)
            before = await server.registry.store.log(table)
            commands: list[dict[str, Any]] = [
                {"type": "choose", "question": 1, "choice": 0},
                {"type": "concede"},
                {"type": "undo"},
                {"type": "start"},
                {"type": "arm", "card": 1},
                {"type": "order", "orders": {"pass_all": True}},
                {"type": "move", "seat": 1},
                {"type": "agree"},
            ]
            for command in commands:
                assert await guests[0].refused(**command) in ("not-playing", "already-started"), command
            assert await server.registry.store.log(table) == before

    run(scenario())


def test_links_expire(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=2, bots=1, timers={"limited": False})
            clock.move(90 * DAY - 1000)
            await (await server.join(taken["table"], taken["token"])).close()
            clock.move(90 * DAY)
            for token in (taken["token"], taken["watch"]):
                assert await turned_away(server, taken["table"], token) == (4401, "expired")
            server.registry.terms = Terms(link_days=91)
            await server.join(taken["table"], taken["token"])

    run(scenario())


def test_a_table_nobody_comes_to_is_cleared(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            lonely = await server.lay(listed=True)
            waiting = await server.lay(listed=True)
            playing = await server.lay(seats=2, bots=1, timers={"limited": False})
            host = await server.join(playing["table"], playing["token"])
            await host.done(type="start")
            await host.close()
            await server.join(waiting["table"], waiting["token"])
            clock.move(24 * HOUR - 1000)
            await sweep(server.registry)
            assert {actor.row.key for actor in server.registry.listed()} == {lonely["table"], waiting["table"]}
            clock.move(25 * HOUR)
            await sweep(server.registry)
            assert {actor.row.key for actor in server.registry.listed()} == {waiting["table"]}
            assert lonely["table"] not in server.registry.actors and playing["table"] in server.registry.actors
            answer = await server.http.post("/api/seats", json={"table": lonely["code"], "name": "Eve"})
            assert answer.status_code == 409 and answer.json()["reason"] == "already-started"
            late = await server.join(lonely["table"], lonely["token"])
            assert late.house["phase"] == "over" and late.scene["game"] is None
            assert await late.refused(type="rematch") == "not-over"
            assert (await server.http.get(f"/api/tables/{lonely['table']}/record")).status_code == 403
        async with serving(folder, clock) as server:
            assert set(server.registry.actors) == {waiting["table"], playing["table"]}

    run(scenario())


def test_a_game_nobody_returns_to_is_over_without_a_winner(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            tables = {}
            for name in ("left", "watched", "visited"):
                taken = tables[name] = await server.lay(seats=2, bots=1, timers={**AT_ONCE, "limited": False})
                host = await server.join(taken["table"], taken["token"])
                await host.done(type="start")
                await host.question()
                if name != "watched":
                    await host.close()
            left, watched, visited = (taken["table"] for taken in tables.values())
            clock.move(30 * 24 * HOUR - 1000)
            await sweep(server.registry)
            assert {left, watched, visited} <= set(server.registry.actors)
            late = await server.join(visited, tables["visited"]["token"])
            question = await late.question()
            await late.done(type="choose", question=question["number"], choice=question["least"])
            await late.close()
            clock.move(31 * 24 * HOUR)
            await sweep(server.registry)
            assert left not in server.registry.actors and {watched, visited} <= set(server.registry.actors)
            back = await server.join(left, tables["left"]["token"])
            assert back.house["phase"] == "over" and back.house["outcome"]["winners"] == []
            assert (await server.http.get(f"/api/tables/{left}/record")).status_code == 200
            server.registry.terms = Terms(link_days=31)
            await sweep(server.registry)
            assert visited not in server.registry.actors, "nobody could come back to it"
            assert watched in server.registry.actors, "somebody is there"
        async with serving(folder, clock) as server:
            assert set(server.registry.actors) == {watched}

    run(scenario())


def test_serve_takes_terms_that_make_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["--gathering-hours", "0"],
        ["--link-days", "-1"],
        ["--playing-days", "0"],
        ["--guest-tables", "0"],
    ):
        assert main(["serve", *arguments]) == 2
        assert "more than 0" in capsys.readouterr().err

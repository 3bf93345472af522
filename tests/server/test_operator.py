"""The operator lists, closes and deletes tables, while a server has the database or not."""

import json
from pathlib import Path

import pytest

from taproom.cli.main import main
from taproom.kernel.verdicts import Malformed
from taproom.server import administration, errands
from taproom.server.storage.databases import store_at
from tests.server.guests import AT_ONCE, Gone, Guest, Message, Server, play_to_the_end, run, serving
from tests.server.test_accounts import person, play_one, sign_up
from tests.server.test_damage import harm

PARTS = ("tables", "log", "positions", "games", "errands")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for errands all the time."""
    monkeypatch.setattr(errands, "_EVERY", 0.01)


async def seated(server: Server) -> tuple[Message, list[Guest]]:
    """A table whose game is on, with its two people and a spectator."""
    taken = await server.lay(seats=2)
    second = await server.sit(taken["code"])
    guests = [await server.join(taken["table"], token) for token in (taken["token"], second["token"], taken["watch"])]
    await guests[0].done(type="start")
    return taken, guests


async def rows_of(database: str, key: str) -> dict[str, int]:
    store = store_at(database)
    counts = {part: await store.read(f"SELECT count(*) FROM {part} WHERE key = ?", (key,)) for part in PARTS}
    await store.close()
    return {part: int(str(count)) for part, ((count,),) in counts.items()}


def test_everybody_at_a_closed_table_is_told_and_the_others_play(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_at(database)) as server:
            closed, guests = await seated(server)
            _, others = await seated(server)
            assert await administration.order(database, [closed["code"].lower()], errands.CLOSE) == [closed["code"]]
            for guest in guests:
                notice = await guest.until(lambda message: message["type"] == "notice")
                assert (notice["reason"], guest.house["phase"]) == ("closed", "over")
                assert notice["text"]
            assert await guests[0].refused(type="start")
            again = await server.join(closed["table"], closed["token"])
            assert again.house["phase"] == "over"
            assert others[0].house["phase"] == "playing"
            await play_to_the_end(others[:2])
            record = await server.http.get(f"/api/tables/{closed['table']}/record")
            assert record.status_code == 200, "it can be replayed like any other"
        async with serving(folder, store=store_at(database)) as server:
            assert not server.registry.actors, "nobody sets it up again"

    run(scenario())


def test_of_a_deleted_table_nothing_is_left(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_at(database)) as server, person(server) as anna:
            await sign_up(anna, "Anna")
            taken = await play_one(server, anna, timers=AT_ONCE)
            kept, _ = await seated(server)
            watching = await server.join(taken["table"], taken["watch"])
            assert min(
                [count for part, count in (await rows_of(database, taken["table"])).items() if part != "errands"]
            )
            assert len((await anna.get("/api/account/history")).json()) == 1
            assert await administration.order(database, [taken["code"]], errands.DELETE) == [taken["code"]]
            with pytest.raises(Gone) as gone:
                while True:
                    await watching.hear()
            assert gone.value.code == 4404
            assert (await server.http.get(f"/api/tables/{taken['table']}/record")).status_code == 404
            assert (await anna.get("/api/account/history")).json() == []
            assert set((await rows_of(database, taken["table"])).values()) == {0}
            assert server.registry.actors.keys() == {kept["table"]}
            assert (await rows_of(database, kept["table"]))["log"] > 0

    run(scenario())


def test_without_a_server_the_command_does_it_itself(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    taken: list[Message] = []

    async def lay() -> None:
        async with serving(folder, store=store_at(database)) as server:
            for _ in range(3):
                taken.append((await seated(server))[0])

    run(lay())
    first, second, third = taken
    both = [first["code"], second["code"]]
    assert main(["tables", "close", *both, "--database", database]) == 0
    assert capsys.readouterr().out == f"table {both[0]} is closed\ntable {both[1]} is closed\n"
    assert main(["tables", "delete", first["code"], "--database", database]) == 0
    assert capsys.readouterr().out == f"table {first['code']} is deleted\n"
    assert main(["tables", "--json", "--database", database]) == 0
    found = {table["code"]: table for table in json.loads(capsys.readouterr().out)["tables"]}
    assert found.keys() == {second["code"], third["code"]}
    assert [found[one["code"]]["over"] for one in (second, third)] == [True, False]
    assert {(table["game"], table["seats"]) for table in found.values()} == {("inn", 2)}
    assert all([table["laid"] > 1_700_000_000 for table in found.values()])
    assert main(["tables", "--check", "--database", database]) == 0

    async def look() -> None:
        assert set((await rows_of(database, first["table"])).values()) == {0}
        async with serving(folder, store=store_at(database)) as server:
            assert server.registry.actors.keys() == {third["table"]}
            guest = await server.join(second["table"], second["token"])
            assert (guest.house["phase"], guest.house["outcome"]["winners"]) == ("over", [])

    run(look())


def test_what_cannot_be_done_is_said_and_then_nothing_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(folder / "taproom.db")
    codes: list[str] = []

    async def lay() -> None:
        async with serving(folder) as server:
            for _ in range(2):
                codes.append((await seated(server))[0]["code"])

    run(lay())
    running, over = codes
    assert main(["tables", "close", over, "--database", database]) == 0
    for arguments, words in (
        (["close", running, "NOBODY"], "there is no table NOBODY"),
        (["close", running, over], f"{over} is over already"),
        (["delete", over, running], f"{running} is running: taproom tables close {running} first"),
    ):
        assert main(["tables", *arguments, "--database", database]) == 2
        assert words in capsys.readouterr().err
    assert main(["tables", "--database", database]) == 0
    lines = capsys.readouterr().out
    assert f"{running}  running" in lines and f"{over}  over" in lines
    assert main(["tables", "close", running, "--database", str(folder / "no.db")]) == 2
    assert "is not there" in capsys.readouterr().err and not (folder / "no.db").exists()


def test_a_damaged_table_can_be_closed_and_deleted(folder: Path, database: str) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_at(database)) as server:
            bad, _ = await seated(server)
        await harm(database, "unreadable", bad["table"])
        async with serving(folder, store=store_at(database)) as server:
            assert server.registry.aside.keys() == {bad["table"]}
            await administration.order(database, [bad["code"]], errands.CLOSE)
        async with serving(folder, store=store_at(database)) as server:
            assert not server.registry.aside, "nobody tries to set it up again"
            await administration.order(database, [bad["code"]], errands.DELETE)
            assert set((await rows_of(database, bad["table"])).values()) == {0}

    run(scenario())


def test_a_server_that_does_not_do_it_does_not_do_it_later(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errands, "_EVERY", 3600)

    async def scenario() -> None:
        async with serving(folder, store=store_at(database)) as server:
            taken, _ = await seated(server)
            with pytest.raises(Malformed, match=f"{taken['code']} could not be closed"):
                await administration.order(database, [taken["code"]], errands.CLOSE, patience=0.1)
            await errands.run_all(server.registry)
            assert server.registry.actors[taken["table"]].table.phase == "playing"

    run(scenario())

"""A database from an earlier version is migrated: every table is where it was, and its game goes on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from taproom.cli.main import main
from taproom.kernel.events import Event
from taproom.kernel.game import game
from taproom.kernel.migrations import Migration, Migrations, Snapshot
from taproom.server.clocks import VirtualClock
from taproom.server.storage import migrations
from taproom.server.storage.databases import is_address, store_at
from taproom.server.storage.migrations import VERSION
from taproom.server.storage.migrations.database import Database
from taproom.server.storage.store import Store, TooNew
from taproom.server.tables import snapshots
from taproom.server.tables.entries import Armed, CarriedOver, Opened, decode
from tests.server import old
from tests.server.guests import run, serving

OTHER = 99
"""The version of other rules."""


async def rows(database: str, sql: str) -> list[tuple[Any, ...]]:
    """Rows of a database that no server has open."""
    if is_address(database):
        connection = await asyncpg.connect(database)
        found = [tuple(row) for row in await connection.fetch(sql)]
        await connection.close()
        return found
    with sqlite3.connect(database) as file:
        read = file.execute(sql).fetchall()
    file.close()
    return read


async def write(database: str, sql: str) -> None:
    if is_address(database):
        connection = await asyncpg.connect(database)
        await connection.execute(sql)
        await connection.close()
        return
    with sqlite3.connect(database) as file:
        file.execute(sql)
    file.close()


def test_every_table_stands_where_it_stood(folder: Path, database: str, rules: Callable[[str], int]) -> None:
    async def scenario() -> None:
        await old.put_into(database)
        for _ in range(2):
            # The second time the database is of this version already.
            async with serving(folder, VirtualClock(), store_at(database)) as server:
                actors = server.registry.actors
                assert {old.TABLES[name]["key"] for name in [*old.RUNNING, "gathering"]} == set(actors)
                for name in old.RUNNING:
                    was, actor = old.TABLES[name], actors[old.TABLES[name]["key"]]
                    assert old.changes(name, actor) == []
                    play = actor.table.session
                    assert play is not None and len(play.record.choices) == was["choices"]
                    assert {str(seat): choice for seat, choice in play.sealed.items()} == was["sealed"]
                    due = play.due()
                    assert (None if due is None else list(due)) == was["due"]
                    earlier = [0, 1] if name == "carried" else [1]
                    expected = earlier if rules(was["game"]) == 1 else [*earlier, rules(was["game"])]
                    assert [play.record.rules, *[one.rules for one in play.record.carried]] == expected
                    token = was["tokens"][0]
                    guest = await server.join(was["key"], token)
                    assert guest.house["phase"] == "playing", "seat tokens are still good"

    run(scenario())


def test_every_game_is_played_to_its_end(folder: Path, database: str, rules: Callable[[str], int]) -> None:
    async def scenario() -> None:
        await old.put_into(database)
        clock = VirtualClock()
        async with serving(folder, clock, store_at(database)) as server:
            for name in old.RUNNING:
                key = old.TABLES[name]["key"]
                await old.play_to_the_end(server.registry.actors[key], clock)
                text = (await server.http.get(f"/api/tables/{key}/record")).text
                record = json.loads(text)
                assert record["format"] == 2
                assert record["rules"] == (0 if name == "carried" else 1)
                (folder / f"{name}.json").write_text(text, encoding="utf-8")
        for name in old.RUNNING:
            assert await asyncio.to_thread(main, ["verify", str(folder / f"{name}.json")]) == 0

    run(scenario())


def test_accounts_and_their_games_are_still_there(folder: Path, database: str) -> None:
    async def scenario() -> None:
        await old.put_into(database)
        async with serving(folder, VirtualClock(), store_at(database)) as server:
            headers = {"x-taproom": "1"}
            credentials = {"name": old.NAME, "password": old.PASSWORD}
            signed_in = await server.http.post("/api/sessions", json=credentials, headers=headers)
            assert signed_in.status_code == 201, signed_in.text
            played = (await server.http.get("/api/account/history", headers=headers)).json()
            by_table = {one["table"]: one for one in played}
            for name in ("finished-inn", "finished-dragonstones", "running"):
                one = by_table[old.TABLES[name]["key"]]
                assert one["over"] == (name != "running")
                now = game(one["game"]).rules_version()
                assert one["rules_now"] == now
                assert one["rules"] == (1 if one["over"] else now), "a running game is carried over"
            taken = await server.http.post(
                "/api/account/seats", json={"table": old.TABLES["running"]["key"]}, headers=headers
            )
            assert taken.status_code == 201, "a seat can be taken up again"

    run(scenario())


def test_the_tables_are_those_of_a_new_database(folder: Path, database: str, request: pytest.FixtureRequest) -> None:
    async def scenario() -> None:
        await old.put_into(database)
        fresh = str(folder / "fresh.db")
        if is_address(database):
            fresh = request.getfixturevalue("cluster").new_database()
        forms = []
        for each in (database, fresh):
            await opened_and_closed(each)
            forms.append(await form(each))
        assert forms[0] == forms[1]
        assert await rows(database, "SELECT part, version FROM versions ORDER BY part") == [
            ("database", VERSION),
            *[(key, game(key).migrations().version) for key in ("dragonstones", "inn")],
        ]

    async def form(database: str) -> dict[str, list[tuple[Any, ...]]]:
        if is_address(database):
            sql = "SELECT column_name, data_type, is_nullable FROM information_schema.columns WHERE table_name = '{}'"
        else:
            sql = "SELECT name, type, \"notnull\", pk FROM pragma_table_info('{}')"
        names = ("versions", "tables", "log", "positions", "accounts", "sessions", "games", "packs")
        return {name: await rows(database, sql.format(name) + " ORDER BY 1") for name in names}

    run(scenario())


async def opened_and_closed(database: str) -> None:
    store = store_at(database)
    await store.open()
    await store.close()


@pytest.mark.parametrize("part", ["database", "inn"])
def test_a_newer_database_is_refused_in_one_line(folder: Path, database: str, part: str) -> None:
    async def scenario() -> None:
        await opened_and_closed(database)
        before = await rows(database, "SELECT part, version FROM versions ORDER BY part")
        await write(database, f"UPDATE versions SET version = 98 WHERE part = '{part}'")
        with pytest.raises(
            TooNew, match=r"version.* 98 is newer than this program supports \(up to \d+\)\. Run .* restore a backup"
        ):
            await store_at(database).open()
        await write(database, f"UPDATE versions SET version = {dict(before)[part]} WHERE part = '{part}'")
        await opened_and_closed(database)

    run(scenario())


def test_the_server_does_not_start_on_a_newer_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(folder / "taproom.db")
    run(opened_and_closed(database))
    run(write(database, "UPDATE versions SET version = 98 WHERE part = 'database'"))
    assert main(["serve", "--port", "0", "--database", database]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert "database version 98" in said.err and f"(up to {VERSION})" in said.err and "backup" in said.err


def test_a_migration_that_fails_changes_nothing(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = ("tables", "log", "positions", "games")

    async def everything() -> list[list[tuple[Any, ...]]]:
        return [await rows(database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in tables]

    async def fail(inside: Database) -> None:
        await inside.write("UPDATE log SET body = ?", [(b"lost",)])
        raise OSError("the power failed")

    async def scenario() -> None:
        await old.put_into(database)
        before = await everything()
        with monkeypatch.context() as patched:
            patched.setattr(migrations, "STEPS", (*migrations.STEPS, fail))
            store: Store = store_at(database)
            with pytest.raises(Exception, match="the power failed"):
                await store.open()
        assert await everything() == before
        await opened_and_closed(database)
        assert await everything() != before

    run(scenario())


# ---- a step of a game ----


class Renumber(Migration):
    """A step that renumbers cards."""

    def snapshot(self, found: Snapshot) -> Snapshot:
        return {**found, "renumbered": True}

    def event(self, options: dict[str, object], event: Event) -> Event:
        assert options["seats"], "a step is given the options"
        subject = event.subject + 1000 if event.subject >= 0 else event.subject
        return Event(event.kind, event.seat, event.other, subject, event.amount, event.cards, event.shown_to)

    def card(self, options: dict[str, object], card: int) -> int:
        assert options["seats"]
        return card + 1000


def test_a_game_s_own_step_reaches_all_its_positions(
    folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = game("inn").migrations()
    raised = Migrations([*present.steps, Renumber()])

    async def scenario() -> None:
        await old.put_into(database)
        await opened_and_closed(database)
        before = await logs_and_positions()
        with monkeypatch.context() as patched:
            patched.setattr("taproom.inn.game.MIGRATIONS", raised)
            await opened_and_closed(database)
            after = await logs_and_positions()
            assert ("inn", raised.version) in await rows(database, "SELECT part, version FROM versions")
            await opened_and_closed(database)
            assert await logs_and_positions() == after, "nothing is migrated twice"
        check(before, after)

    async def logs_and_positions() -> dict[str, tuple[list[Any], Any]]:
        found: dict[str, tuple[list[Any], Any]] = {}
        for key, _, body in await rows(database, "SELECT key, number, body FROM log ORDER BY key, number"):
            found.setdefault(key, ([], []))[0].append(decode(body))
        for key, body in await rows(database, "SELECT key, body FROM positions"):
            snapshots.changed(body, found[key][1].append)
        return found

    seen: set[str] = set()

    def check(before: dict[str, tuple[list[Any], Any]], after: dict[str, tuple[list[Any], Any]]) -> None:
        for key, (log, kept) in before.items():
            opened = log[0]
            assert isinstance(opened, Opened)
            if opened.game != "inn":
                assert after[key] == (log, kept), "another game's tables stay as they are"
                continue
            for was, now in zip(log, after[key][0], strict=True):
                if isinstance(was, Armed):
                    assert now.card == was.card + 1000
                    seen.add("armed in a log")
                elif isinstance(was, CarriedOver):
                    snapshots.changed(now.position, check_kept)
                    seen.add("carried over")
                else:
                    assert now == was
            for was, now in zip(kept, after[key][1], strict=True):
                check_kept(now)
                assert len(was.session.events) == len(now.session.events)
                for one, other in zip(was.session.events, now.session.events, strict=True):
                    assert other[3] == (one[3] + 1000 if one[3] >= 0 else one[3])
                for armed, armed_now in zip(was.session.armed, now.session.armed, strict=True):
                    assert {card + 1000: targets for card, targets in armed.items()} == armed_now
                    seen.update(["armed"] if armed else [])
        assert seen == {"armed in a log", "carried over", "armed", "seen", "carried"}

    def check_kept(kept: Any) -> None:
        play = kept.session
        assert play.position["renumbered"] and play.position["version"] == raised.version
        for one in play.record.carried:
            assert one.position["renumbered"]
            seen.add("carried")
        if play.seen is not None:
            assert play.seen.position["renumbered"]
            seen.add("seen")

    run(scenario())


def test_a_table_that_cannot_be_read_does_not_stop_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(folder / "taproom.db")
    key = old.TABLES["round"]["key"]

    async def scenario() -> None:
        await old.put_into(database)
        monkeypatch.setattr("taproom.inn.game.RULES_VERSION", OTHER)
        await write(database, f"UPDATE positions SET body = X'00' WHERE key = '{key}'")
        async with serving(folder, VirtualClock(), store_at(database)) as server:
            assert len(server.registry.actors) == len(old.RUNNING)
            answer = await server.http.get(f"/api/tables/{key}")
            assert answer.status_code == 409 and answer.json()["reason"] == "cannot-go-on"

    run(scenario())

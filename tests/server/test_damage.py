"""One bad table harms no other: it is set aside, its people and the operator are told, and all others play."""

import asyncio
import contextlib
import json
import logging
import shutil
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from taproom.cli.main import main
from taproom.server.clocks import VirtualClock
from taproom.server.storage.databases import is_address, store_at
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import Row
from tests.server import old
from tests.server.guests import Gone, Server, play_to_the_end, run, serving

PAGE = 4096
HARM = {
    "unreadable": (
        "UPDATE log SET body = '{{{{' WHERE key = '{key}' AND number = 3",
        "entry 3 of its log cannot be read",
    ),
    "unknown": (
        """UPDATE log SET body = '{{"type":"danced","at":7,"seat":0}}' WHERE key = '{key}' AND number = 4""",
        "entry 4 of its log cannot be read",
    ),
    "no log": ("DELETE FROM log WHERE key = '{key}'", "its log is missing"),
    "a gap": ("DELETE FROM log WHERE key = '{key}' AND number = 2", "of its log entry 2 is missing"),
    "no beginning": ("DELETE FROM log WHERE key = '{key}' AND number = 0", "of its log entry 0 is missing"),
}


async def harm(database: str, kind: str, key: str) -> str:
    """Do it behind the server's back; what is said of it."""
    sql, words = HARM[kind]
    sql = sql.format(key=key)
    if is_address(database):
        connection = await asyncpg.connect(database)
        await connection.execute(sql)
        await connection.close()
        return words
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.execute(sql.replace("body = ", "body = CAST(").replace("' WHERE", "' AS BLOB) WHERE"))
        file.commit()
    return words


async def lay_three(server: Server, bad: str) -> dict[str, dict[str, str]]:
    """A table that will be bad, running or over, and two others: one over, one running."""
    tables = {}
    for name in ("bad", "over", "running"):
        taken = await server.lay(seats=2)
        second = await server.sit(taken["code"])
        host = await server.join(taken["table"], taken["token"])
        await host.done(type="start")
        await host.done(type="say", text="a secret between us")
        if name == "over" or (name == "bad" and bad == "over"):
            await host.done(type="concede")
        tables[name] = taken | {"second": second["token"]}
    return tables


@pytest.mark.parametrize("bad", ["running", "over"])
@pytest.mark.parametrize("kind", HARM)
def test_all_others_play(
    folder: Path,
    database: str,
    kind: str,
    bad: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def scenario() -> None:
        async with serving(folder, store=store_at(database)) as server:
            tables = await lay_three(server, bad)
        words = await harm(database, kind, tables["bad"]["table"])
        caplog.set_level(logging.ERROR)
        code = tables["bad"]["code"]
        async with serving(folder, store=store_at(database)) as server:
            assert list(server.registry.actors) == [tables["running"]["table"]]
            for path in (code, tables["bad"]["table"], f"{code}/record", f"{code}/replay", f"{code}/replay/1"):
                answer = await server.http.get(f"/api/tables/{path}", headers={"accept-language": "ru"})
                assert (answer.status_code, answer.json()["reason"]) == (409, "set-aside"), answer.text
                assert "повреждена" in answer.json()["text"]
            guest = await server.connect(tables["bad"]["table"])
            await guest.say(type="hello", token=tables["bad"]["token"])
            assert "set aside" in (await guest.hear())["text"]
            with pytest.raises(Gone) as gone:
                await guest.hear()
            assert gone.value.code == 4409
            assert "taproom_tables_set_aside 1\n" in (await server.http.get("/metrics")).text
            assert (await server.http.get(f"/api/tables/{tables['over']['code']}/record")).status_code == 200
            running = tables["running"]
            guests = [await server.join(running["table"], running[token]) for token in ("token", "second")]
            await play_to_the_end(guests)
            assert f"table {code} is set aside: {words}" in caplog.text and "secret" not in caplog.text
            # While the server runs.
            assert await asyncio.to_thread(main, ["tables", "--check", "--database", database]) == 1

        said = capsys.readouterr().out.splitlines()
        assert [line for line in said if code in line and words in line] and said[
            -1
        ] == "3 tables, 1 of them cannot be set up"

    run(scenario())


def test_tables_are_listed_and_a_sound_database_is_said_to_be(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> dict[str, dict[str, str]]:
        async with serving(folder, store=store_at(database)) as server:
            return await lay_three(server, "over")

    tables = asyncio.run(scenario())
    assert main(["tables", "--database", database]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert {line.split()[0]: line.split()[1] for line in listed} == {
        tables["bad"]["code"]: "over",
        tables["over"]["code"]: "over",
        tables["running"]["code"]: "running",
    }
    assert main(["tables", "--check", "--database", database]) == 0
    assert capsys.readouterr().out == "3 tables, all sound\n"
    assert main(["tables", "--check", "--json", "--database", database]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["findings"] == [] and len(found["tables"]) == 3
    assert main(["tables", "--database", str(folder / "no.db")]) == 2
    (folder / "not.db").write_bytes(b"something else entirely" * 100)
    assert main(["tables", "--database", str(folder / "not.db")]) == 2


def test_a_bad_table_does_not_stop_an_upgrade(folder: Path, database: str) -> None:
    async def scenario() -> None:
        await old.put_into(database)
        bad = old.TABLES[old.RUNNING[0]]["key"]
        await harm(database, "unreadable", bad)
        await harm(database, "no beginning", bad)
        async with serving(folder, VirtualClock(), store_at(database)) as server:
            expected = {old.TABLES[name]["key"] for name in [*old.RUNNING, "gathering"]} - {bad}
            assert set(server.registry.actors) == expected and list(server.registry.aside) == [bad]

    run(scenario())


# ---- damage of the file itself ----


async def fill(store: SqliteStore, tables: int, entries: int) -> None:
    """Tables whose logs are on pages of their own."""
    for table in range(tables):
        key = f"key-of-table-{table}"
        await store.open_table(Row(key, f"CODE{table}", True, False), [b"0" * 200])
        for number in range(1, entries):
            await store.append(key, number, bytes([48 + table]) * 200)


def test_a_damaged_page_is_said_and_harms_the_tables_on_it(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            bad = await server.lay(seats=2)
            host = await server.join(bad["table"], bad["token"])
            for number in range(60):
                await host.done(type="say", text=f"{number} {'x' * 150}")
            good = await server.lay(seats=2, bots=1)
        data = bytearray((folder / "taproom.db").read_bytes())
        pages = range(0, len(data), PAGE)
        full = [at for at in pages if data[at] == 0x0D and data[at : at + PAGE].count(b"x" * 150) > 10]
        data[full[1] : full[1] + PAGE] = b"\xff" * PAGE
        (folder / "taproom.db").write_bytes(data)
        caplog.set_level(logging.ERROR)
        async with serving(folder) as server:
            assert list(server.registry.actors) == [good["table"]]
            assert f"table {bad['code']} is set aside: its log is on a damaged page" in caplog.text
            assert "the database is damaged: " in caplog.text
            guest = await server.join(good["table"], good["token"])
            await guest.done(type="start")
            await play_to_the_end([guest])
            assert (await server.http.get("/healthz")).status_code == 200

    run(scenario())


async def crash_image(folder: Path) -> Path:
    """The files as they were while a server was writing."""
    store = SqliteStore(folder / "taproom.db")
    await store.open()
    await fill(store, 3, 40)
    image = folder / "image"
    image.mkdir()
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(folder / f"taproom.db{suffix}", image / f"taproom.db{suffix}")
    await store.close()
    return image / "taproom.db"


async def findings(path: Path) -> tuple[str, ...]:
    store = SqliteStore(path)
    await store.open()
    await store.close()
    return store.findings


def test_a_write_ahead_log_damaged_in_the_middle_is_said_with_what_each_table_lost(folder: Path) -> None:
    async def scenario() -> None:
        path = await crash_image(folder)
        wal = bytearray(Path(f"{path}-wal").read_bytes())
        middle = 32 + (len(wal) - 32) // (PAGE + 24) // 2 * (PAGE + 24)
        wal[middle + 24 : middle + 1024] = bytes(1000)
        Path(f"{path}-wal").write_bytes(wal)
        found = await findings(path)
        assert "cannot be read" in found[0]
        # Half of the log: the second of three tables lost its end. The third is not there at all.
        assert found[1].startswith("table CODE1 has lost its entries from ") and found[1].endswith(" to 39")
        assert found[2] == "a table of which nothing is left has lost its entries from 0 to 39" and len(found) == 3

    run(scenario())


def test_a_write_ahead_log_that_was_cut_is_said(folder: Path) -> None:
    async def scenario() -> None:
        path = await crash_image(folder)
        wal = Path(f"{path}-wal").read_bytes()
        Path(f"{path}-wal").write_bytes(wal[: len(wal) // 2])
        found = await findings(path)
        assert "pages that were written last cannot be read" in found[0]

    run(scenario())


def test_a_crash_is_no_damage(folder: Path) -> None:
    """Nor is a commit that was interrupted: nobody was told of it."""

    async def scenario() -> None:
        path = await crash_image(folder)
        assert await findings(path) == ()
        shutil.rmtree(path.parent)
        (folder / "taproom.db").unlink()
        path = await crash_image(folder)
        with Path(f"{path}-wal").open("r+b") as wal:
            # As if the last frame were not yet written, and the index not either.
            wal.truncate(wal.seek(0, 2) - 100)
        Path(f"{path}-shm").unlink()
        assert await findings(path) == ()

    run(scenario())

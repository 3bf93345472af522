"""A database as e604f0f left it, the last version before databases had versions."""

import base64
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg

from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from taproom.protocol import commands as cm
from taproom.server.clocks import VirtualClock
from taproom.server.storage.databases import is_address
from taproom.server.tables.actor import TableActor
from taproom.server.tables.jobs import CommandJob
from taproom.server.tables.views import ViewMaker
from tests.server.fixtures.pruning import differences, stands

FOLDER = Path(__file__).parent / "fixtures" / "e604f0f"
FOUND: dict[str, Any] = json.loads((FOLDER / "database.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = FOUND["tables"]
RUNNING = [name for name, table in TABLES.items() if table["stands"]["-1"]["phase"] == "playing"]
NAME, PASSWORD = "Anna of old", "a good password"


def _rows() -> list[tuple[str, list[list[Any]]]]:
    """All rows by table. The fixture has log entries as text and positions as base64."""
    found: dict[str, list[list[Any]]] = dict(FOUND["rows"])
    found["log"] = [[key, number, body.encode()] for key, number, body in found["log"]]
    found["positions"] = [[key, number, base64.b64decode(body)] for key, number, body in found["positions"]]
    return list(found.items())


async def put_into(database: str) -> None:
    """Create the database."""
    if is_address(database):
        await _into_postgres(database)
        return
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.executescript(FOUND["schema"])
        for name, rows in _rows():
            for row in rows:
                file.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        file.commit()


async def _into_postgres(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(FOUND["schema"].replace("BLOB", "BYTEA"))
    for name, rows in _rows():
        if rows:
            values = ", ".join([f"${number}" for number in range(1, len(rows[0]) + 1)])
            await connection.executemany(f"INSERT INTO {name} VALUES ({values})", rows)
    await connection.close()


def expected(name: str, viewer: int) -> dict[str, Any]:
    """What a viewer saw of the table."""
    stood = TABLES[name]["stands"]
    everybody, own = stood["-1"], stood[str(viewer)]
    view = {**everybody["view"], **own["view"]} if everybody["view"] else None
    return {**everybody, **own, "view": view}


def changes(name: str, actor: TableActor) -> list[str]:
    """What has changed, for any viewer."""
    found = []
    for viewer in range(-1, len(actor.table.chairs)):
        frame, _ = ViewMaker(actor.table, actor.now()).everything(viewer, "en")
        if str(viewer) in TABLES[name]["stands"]:
            found += differences(expected(name, viewer), stands(json.loads(frame)), f"{name} for {viewer}")
    return found


class Person:
    """A listener that only remembers refusals."""

    language = "en"

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.refused: list[bytes] = []

    def send(self, message: bytes) -> None:
        if b'"refused"' in message[:40]:
            self.refused.append(message)

    def dismiss(self, code: int) -> None:
        raise AssertionError(f"sent away with {code}")


async def play_to_the_end(actor: TableActor, clock: VirtualClock) -> None:
    """Answer every question at random, and move the clock when nobody is asked."""
    people = [Person(seat) for seat in range(len(actor.table.chairs))]
    lot = QuickDice(11)
    play = actor.table.session
    assert play is not None
    while not play.state.over():
        waiting = [seat for seat in play.asks if seat not in play.sealed and play.chairs[seat].is_played_by_person()]
        if waiting:
            ask = play.asks[waiting[0]]
            choice = 0 if ask.decision is None else random_choice(ask.decision, lot)
            actor.submit(CommandJob(people[waiting[0]], cm.Choose(id=1, question=ask.number, choice=choice)))
        else:
            when = clock.next_alarm()
            assert when is not None, "the table waits for nobody and for nothing"
            clock.move(when)
        await actor.quiet()
    assert not any([person.refused for person in people])

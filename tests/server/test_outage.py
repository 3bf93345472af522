"""The database is away for ten seconds: people are told, nothing happens, and then all goes on."""

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taproom.protocol.commands import Say
from taproom.server.clocks import VirtualClock
from taproom.server.refusals import WORDS
from taproom.server.storage.databases import is_address
from taproom.server.storage.postgres import PostgresStore
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import Store, StoreAway
from taproom.server.tables.entries import Said, decode
from taproom.server.tables.jobs import CommandJob
from tests.server.guests import Guest, Message, Server, play_to_the_end, run, serving
from tests.server.postgres import Cluster

AWAY = 10_000
RETRY = 500


@contextlib.asynccontextmanager
async def away(database: str, request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """PostgreSQL is really stopped and started again; SQLite's file is locked by somebody else."""
    if is_address(database):
        cluster: Cluster = request.getfixturevalue("cluster")
        await asyncio.to_thread(cluster.stop)
        yield
        await asyncio.to_thread(cluster.start)
        return
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def impatient(database: str) -> Store:
    return PostgresStore(database) if is_address(database) else SqliteStore(Path(database), patience=0)


async def noticed(guest: Guest, reason: str) -> Message:
    """The notice with this reason, heard already or not."""
    while not (heard := [one for one in guest.messages if one["type"] == "notice" and one["reason"] == reason]):
        await guest.hear()
    return heard[0]


async def sit_down(server: Server) -> tuple[str, str, list[Guest]]:
    """Two people, one of them reading Russian, and a bot; the first is asked something with a deadline."""
    timers = {"fewest_pause": 0, "most_pause": 0, "bot": 0, "quick": True, "decision": 30_000, "bank": 0}
    taken = await server.lay(seats=3, bots=1, timers=timers)
    second = await server.sit(taken["code"])
    anna = await server.join(taken["table"], taken["token"])
    boris = await server.join(taken["table"], second["token"], language="ru")
    await anna.done(type="start")
    await server.quiet(taken["table"])
    await boris.ask(type="ping")
    return taken["table"], taken["token"], [anna, boris]


def test_for_ten_seconds(folder: Path, database: str, request: pytest.FixtureRequest) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock, impatient(database)) as server:
            table, token, guests = await sit_down(server)
            actor = server.registry.actors[table]
            while not (asked := [guest for guest in guests if guest.house["question"]]):
                clock.move(clock.next_alarm() or clock.now())
                await server.quiet(table)
                for guest in guests:
                    await guest.ask(type="ping")
            for guest in guests:
                await guest.ask(type="ping")
            question = asked[0].house["question"]
            answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
            entries, numbers = actor.table.entries, [guest.number for guest in guests]
            assert actor.table.session is not None
            before, left = actor.table.session.state.fingerprint(), question["left"]
            assert left > 0

            async with away(database, request):
                assert await asked[0].refused(**answer) == "store"
                for guest, language in zip(guests, ("en", "ru"), strict=True):
                    assert (await noticed(guest, "store-away"))["text"] == WORDS.say(language, "notice-store-away")
                for _ in range(0, AWAY, RETRY):
                    clock.move(clock.now() + RETRY)
                    await server.quiet(table)
                    assert (actor.table.entries, actor.table.session.state.fingerprint()) == (entries, before)
                answers = [await server.http.get("/healthz"), await server.http.post("/api/tables", json={"name": "E"})]
                assert [one.status_code for one in answers] == [503, 503]
                late = await server.join(table, token)
                await noticed(late, "store-away")
                assert [guest.number for guest in guests] == numbers

            clock.move(clock.now() + RETRY)
            await server.quiet(table)
            for guest in guests:
                await noticed(guest, "store-back")
                await guest.until(lambda message: message["type"] == "news")
            assert [guest.number for guest in guests] == numbers, "nothing had happened"
            assert asked[0].house["question"]["left"] == left, "nobody lost time by it"
            assert (await server.http.get("/healthz")).status_code == 200
            await asked[0].done(**answer)
            await asked[0].done(**answer)
            assert actor.table.session.answered[guests.index(asked[0])] == (question["number"], question["least"])

    run(scenario())


def test_games_are_played_to_the_end_through_an_outage(
    folder: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """Bots and time were about to do something as well: they do it afterwards, without anybody's help."""

    async def scenario() -> None:
        async with serving(folder, store=impatient(database)) as server:
            _, guests = await server.table_of(1, seats=3, bots=2)
            await guests[0].done(type="start")
            question = await guests[0].question()
            async with away(database, request):
                answer = {"type": "choose", "question": question["number"], "choice": question["least"]}
                assert await guests[0].refused(**answer) == "store"
            await noticed(guests[0], "store-back")
            guests[0].house["question"] = question
            await play_to_the_end(guests)

    run(scenario())


def test_a_database_that_does_not_answer_is_away(postgres: str) -> None:
    """The connection's process in PostgreSQL is stopped: what was begun there is finished before we go on."""

    async def scenario() -> None:
        store = PostgresStore(postgres, patience=0.3)
        await store.open()
        assert store._writing is not None
        backend = await store._writing.fetchval("SELECT pg_backend_pid()")
        os.kill(backend, signal.SIGSTOP)
        try:
            with pytest.raises(StoreAway):
                await store.append("k", 0, b"begun")
            with pytest.raises(StoreAway, match="lost connection"):
                await store.append("k", 0, b"too early")
        finally:
            os.kill(backend, signal.SIGCONT)
        while True:
            with contextlib.suppress(StoreAway):
                await store.check()
                break
        assert await store.log("k") in ([], [b"begun"])
        await store.close()

    run(scenario())


def test_what_was_asked_for_is_done_before_the_server_stops(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(1, seats=2, bots=1)
            await guests[0].done(type="start")
            actor = server.registry.actors[table]
            for number in range(5):
                actor.submit(CommandJob(actor.subscribers.all()[0], Say(text=f"remark {number}")))
        store = SqliteStore(folder / "taproom.db")
        await store.open()
        log = [decode(body) for body in await store.log(table)]
        assert [one.text for one in log if isinstance(one, Said)] == [f"remark {number}" for number in range(5)]
        await store.close()

    run(scenario())

"""Bots wait for the client of the only person at their table, as long as it says that it still shows something."""

from pathlib import Path
from typing import Any

import pytest

from taproom.server.clocks import VirtualClock
from taproom.server.tables.readiness import LONGEST
from tests.server.guests import AT_ONCE, Guest, Server, run, serving

UNHURRIED = {**AT_ONCE, "limited": False}
MOMENTS = 30


async def settled(server: Server, table: str, guest: Guest) -> int:
    """Everything that happens by itself has happened, and the guest has heard of it; the number of the last news."""
    await server.quiet(table)
    await guest.ask(type="ping")
    return guest.number


async def answer(server: Server, table: str, guest: Guest) -> bool:
    """The guest does as little as possible, if it is asked; whether it was."""
    await settled(server, table, guest)
    question = guest.scene["house"]["question"]
    if question is not None:
        await guest.done(type="choose", question=question["number"], choice=question["least"])
        await settled(server, table, guest)
    return question is not None


async def alone(server: Server, seats: int = 4, **wish: Any) -> tuple[str, Guest]:
    """A game against bots with somebody whose client has shown everything so far."""
    table, (guest,) = await server.table_of(1, seats=seats, bots=seats - 1, timers=UNHURRIED, **wish)
    await guest.done(type="ready", news=guest.number)
    await guest.done(type="start")
    return table, guest


async def until_bots_wait(server: Server, table: str, guest: Guest) -> None:
    """Until the guest is not asked anything, and something has happened that it has not shown."""
    while await answer(server, table, guest):
        pass
    assert guest.scene["house"]["phase"] == "playing"


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_bots_go_on_one_moment_at_a_time_as_the_client_is_ready(folder: Path, game: str) -> None:
    async def scenario() -> None:
        async with serving(folder, VirtualClock()) as server:
            table, guest = await alone(server, game=game)
            steps = 0
            for _ in range(MOMENTS):
                if await answer(server, table, guest):
                    continue
                number, heard = guest.number, len(guest.messages)
                await guest.done(type="ready", news=number)
                await settled(server, table, guest)
                news = [one for one in guest.messages[heard:] if one["type"] == "news"]
                assert news, "they were waiting for nothing else"
                # What has no facts needs no time to be seen.
                assert sum(bool(one["facts"]) for one in news) <= 1
                steps += 1
            assert steps > MOMENTS // 4

    run(scenario())


@pytest.mark.parametrize("way", ["says it no longer", "is gone"])
def test_nobody_waits_for_a_client_that_no_longer_asks_for_it(folder: Path, way: str) -> None:
    async def scenario() -> None:
        async with serving(folder, VirtualClock()) as server:
            table, guest = await alone(server)
            await until_bots_wait(server, table, guest)
            room = server.registry.actors[table]
            entries = room.table.entries
            await settled(server, table, guest)
            assert room.table.entries == entries, "the bots wait"
            if way == "says it no longer":
                await guest.done(type="ready", news=None)
            else:
                await guest.close()
                while room.subscribers.all():
                    await server.http.get("/healthz")
            await server.quiet(table)
            assert room.table.entries > entries
            session = room.table.session
            assert session is not None and 0 in session.asks, "they went on until it is the person's turn"

    run(scenario())


def test_bots_do_not_wait_for_ever(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guest = await alone(server)
            await until_bots_wait(server, table, guest)
            number = guest.number
            clock.move(clock.now() + LONGEST - 1)
            assert await settled(server, table, guest) == number
            clock.move(clock.now() + 1)
            assert await settled(server, table, guest) > number

    run(scenario())


@pytest.mark.parametrize("case", ["several people", "a clock"])
def test_a_table_of_people_or_with_a_clock_never_waits(folder: Path, case: str) -> None:
    async def scenario() -> None:
        async with serving(folder, VirtualClock()) as server:
            people = 2 if case == "several people" else 1
            timers = {**UNHURRIED, "limited": case == "a clock"}
            table, guests = await server.table_of(people, seats=4, bots=4 - people, timers=timers)
            for guest in guests:
                await guest.done(type="ready", news=0)
            await guests[0].done(type="start")
            for _ in range(MOMENTS):
                asked = [await answer(server, table, guest) for guest in guests]
                assert any(asked), "whenever nothing happens by itself, somebody is asked"

    run(scenario())


def test_whoever_watches_holds_nobody_up(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2, bots=1, timers=UNHURRIED)
            watcher = await server.join(taken["table"], taken["watch"])
            assert await watcher.refused(type="ready", news=0) == "spectator"

    run(scenario())

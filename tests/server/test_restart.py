"""A restarted server stands exactly where it stood: cards, sealed answers, armed cards, orders, clocks, talk."""

from pathlib import Path
from typing import Any

from taproom.kernel.state import RESPONSE
from taproom.server.clocks import VirtualClock
from taproom.server.storage.databases import store_at
from taproom.server.tables.entries import AnyEntry, Chose, decode, encode
from tests.server.guests import Message, Server, pass_time, run, serving

TIMERS = {"decision": 30_000, "bank": 60_000, "window": 20_000}


async def everything(server: Server, table: str, tokens: list[str]) -> list[Message]:
    """All that each viewer may know."""
    told = []
    for token in tokens:
        guest = await server.join(table, token)
        told.append(next(message for message in guest.messages if message["type"] == "everything"))
    return told


async def play_into_a_window(server: Server, table: str, guests: list[Any], clock: VirtualClock) -> None:
    """Until somebody is asked in a window; then one answers, one arms a card, one holds, one speaks."""
    play = server.registry.actors[table].table.session
    assert play is not None
    while play.pause.kind != RESPONSE or len(set(play.asks) - set(play.sealed)) < 2:
        for guest in guests:
            await guest.ask(type="ping")
        asked = [seat for seat in play.asks if seat not in play.sealed and play.pause.kind != RESPONSE]
        if not asked:
            await pass_time(server, table, clock)
        for seat in asked:
            clock.move(clock.now() + 31_000)
            question = guests[seat].house["question"]
            choice = question["least"] if question["most"] else question["options"][-1]["choice"]
            await guests[seat].done(type="choose", question=question["number"], choice=choice)
        await server.quiet(table)
    for guest in guests:
        await guest.ask(type="ping")
    first = next(seat for seat in play.asks if seat not in play.sealed)
    question = guests[first].house["question"]
    await guests[first].done(type="choose", question=question["number"], choice=question["least"])
    await guests[0].done(type="arm", card=5000, targets=[1])
    await guests[1].done(type="order", orders={"pass_own": True, "stop_for": ["drink"]})
    await guests[play.pause.seats[-1]].done(type="hold")
    await guests[2].done(type="say", text="wait")


def test_everything_is_as_it_was(folder: Path, database: str) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock, store_at(database)) as server:
            taken = await server.lay(seats=6, timers=TIMERS)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 6)]]
            tokens = [*[one["token"] for one in seats], taken["watch"]]
            guests = [await server.join(taken["table"], one["token"]) for one in seats]
            await guests[0].done(type="start")
            await play_into_a_window(server, taken["table"], guests, clock)
            before = await everything(server, taken["table"], tokens)
            play = server.registry.actors[taken["table"]].table.session
            assert play is not None
            state, sealed, due = play.state.fingerprint(), dict(play.sealed), play.due()
            banks = [chair.bank for chair in play.chairs]
            assert sealed and any(bank < 60_000 for bank in banks)
        later = VirtualClock()
        later.move(9_999_999)
        async with serving(folder, later, store_at(database)) as server:
            after = await everything(server, taken["table"], tokens)
            assert after == before
            play = server.registry.actors[taken["table"]].table.session
            assert play is not None
            assert (play.state.fingerprint(), play.sealed, play.due()) == (state, sealed, due)
            assert [chair.bank for chair in play.chairs] == banks
            assert play.armed[0] == {5000: (1,)} and play.orders[1].stop_for == ("drink",)
            guest = await server.join(taken["table"], tokens[0], after=before[0]["number"])
            assert guest.messages[0]["resumed"], "who comes back after the restart can catch up"

    run(scenario())


def test_a_finished_game_can_be_looked_at_after_a_restart(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2)
            second = await server.sit(taken["code"])
            anna = await server.join(taken["table"], taken["token"])
            await anna.done(type="start")
            boris = await server.join(taken["table"], second["token"])
            await boris.done(type="concede")
        async with serving(folder) as server:
            assert not server.registry.actors, "nothing is kept in memory for it"
            shown = (await server.http.get(f"/api/tables/{taken['code']}")).json()
            assert shown["phase"] == "over"
            assert (await server.http.get(f"/api/tables/{taken['table']}/record")).status_code == 200
            again = await server.join(taken["table"], taken["token"])
            assert again.house["outcome"]["winners"] == [0]
            log: list[AnyEntry] = [decode(body) for body in await server.registry.store.log(taken["table"])]
            assert type(log[-1]).__name__ == "Conceded"

    run(scenario())


def test_a_table_that_cannot_be_set_up_does_not_stop_the_others(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            good = await server.lay(seats=2)
            bad = await server.lay(seats=2, bots=1)
            guest = await server.join(bad["table"], bad["token"])
            await guest.done(type="start")
            actor = server.registry.actors[bad["table"]]
            await server.quiet(bad["table"])
            impossible = Chose(actor.table.at, 7, 999, 999)
            await server.registry.store.append(bad["table"], actor.table.entries, encode(impossible))
        async with serving(folder) as server:
            assert list(server.registry.actors) == [good["table"]]
            answer = await server.http.get(f"/api/tables/{bad['table']}")
            assert answer.status_code == 409 and answer.json()["reason"] == "set-aside"

    run(scenario())

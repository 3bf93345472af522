"""Standing orders where all are asked at once: bid nothing for a turn, or until something else is auctioned."""

from pathlib import Path

from taproom.server.clocks import VirtualClock
from taproom.server.tables.session import GameSession
from tests.server.games import begin, hear_all
from tests.server.guests import Guest, Server, pass_time, run, serving


async def next_bids(server: Server, table: str, clock: VirtualClock, guests: list[Guest], session: GameSession) -> None:
    """The others bid nothing, time passes, and the table has gone on to something else."""
    moment = session.pauses
    while session.pauses == moment:
        await hear_all(guests)
        for guest in guests[1:]:
            question = guest.house["question"]
            if question is not None:
                await guest.done(type="choose", question=question["number"], choice=0)
        if session.pauses == moment:
            assert await pass_time(server, table, clock)
    await server.quiet(table)
    await hear_all(guests)


def test_who_orders_to_pass_the_turn_bids_nothing_until_it_is_over(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, session = await begin(server, 3, game="dragonstones")
            await guests[0].done(type="order", orders={"pass_turn": True})
            turn = session.game.turn_number(session.state)
            auctions = 0
            while session.game.turn_number(session.state) == turn:
                began = clock.now()
                await next_bids(server, table, clock, guests, session)
                assert clock.now() - began <= 1500, "nobody waits for who passes, nor longer than for anybody else"
                auctions += 1
            assert auctions >= 8
            assert all(choice == 0 for seat, choice in session.record.choices if seat == 0)
            assert not guests[0].house["private"]["orders"]["pass_turn"], "it ends with the turn"
            began = clock.now()
            question = await guests[0].question()
            await pass_time(server, table, clock)
            assert clock.now() - began > 10_000 and question["most"] == 0

    run(scenario())


def test_who_stops_for_auctions_is_asked_all_the_same(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, session = await begin(server, 3, game="dragonstones")
            await guests[0].done(type="order", orders={"pass_turn": True, "stop_for": ["auction"]})
            began, moment = clock.now(), session.pauses
            while session.pauses == moment:
                assert await pass_time(server, table, clock)
            assert clock.now() - began > 10_000

    run(scenario())

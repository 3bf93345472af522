"""Moments among people, under a clock that is moved by hand."""

from pathlib import Path
from typing import Any

from taproom.server.clocks import VirtualClock
from taproom.server.playing import Play
from taproom.table.state import RESPONSE
from tests.server.guests import Guest, Server, pass_time, run, serving

TIMERS = {"fewest_pause": 700, "most_pause": 1500, "bot": 600}


async def begin(server: Server, people: int, **wish: Any) -> tuple[str, list[Guest], Play]:
    table, guests = await server.table_of(people, **{"seats": people, "timers": TIMERS, **wish})
    await guests[0].done(type="start")
    await server.quiet(table)
    play = server.house.rooms[table].table.play
    assert play is not None
    return table, guests, play


async def hear_all(guests: list[Guest]) -> None:
    """Everything that has been sent so far has been heard."""
    for guest in guests:
        assert (await guest.ask(type="ping"))["type"] == "pong"


async def until_window(server: Server, table: str, clock: VirtualClock, guests: list[Guest], asked: int) -> Play:
    """Play on, doing the least at questions, until a window asks at least so many people."""
    play = server.house.rooms[table].table.play
    assert play is not None
    for _ in range(3000):
        await server.quiet(table)
        assert not play.state.over(), "no such window in this game"
        waiting = [seat for seat in play.asks if seat not in play.sealed]
        if play.pause.kind == RESPONSE and len(waiting) >= asked:
            await hear_all(guests)
            return play
        if play.pause.kind == RESPONSE or play.pause.forced:
            await pass_time(server, table, clock)
            continue
        await hear_all(guests)
        for seat in waiting:
            question = guests[seat].scene["question"]
            plays = [one["choice"] for one in question["options"] if one["number"] >= 0 and not question["most"]]
            choice = plays[0] if plays else question["least"]
            await guests[seat].done(type="choose", question=question["number"], choice=choice)
    raise AssertionError("no such window")


def test_answers_stay_sealed_until_the_window_has_passed(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, _ = await begin(server, 4)
            play = await until_window(server, table, clock, guests, 1)
            seat = next(iter(play.asks))
            others = [guest for number, guest in enumerate(guests) if number != seat]
            numbers = [guest.number for guest in others]
            question = guests[seat].scene["question"]
            opened = clock.now()
            pause = play.pause.number
            await guests[seat].done(
                type="choose", question=question["number"], choice=question["options"][-1]["choice"]
            )
            await hear_all(guests)
            assert [guest.number for guest in others] == numbers, "nobody else is told of an answer"
            assert play.pause.number == pause and guests[seat].scene["question"] is None
            await pass_time(server, table, clock)
            await hear_all(guests)
            assert play.pause.number > pause and clock.now() - opened >= TIMERS["fewest_pause"]
            assert [guest.number for guest in others] != numbers

    run(scenario())


def test_everybody_who_can_respond_is_asked_at_once(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, _ = await begin(server, 6)
            play = await until_window(server, table, clock, guests, 2)
            asked = [seat for seat, guest in enumerate(guests) if guest.scene["question"]]
            assert sorted(play.asks) == asked and len(asked) >= 2
            moments = [guest.scene["moment"] for guest in guests]
            assert all(moment == moments[0] for moment in moments), "the moment looks the same to all"
            assert moments[0]["kind"] == "response" and set(asked) <= set(moments[0]["seats"])

    run(scenario())


def test_a_person_who_does_not_answer_in_time_passes(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, _ = await begin(server, 4, timers={**TIMERS, "window": 9000})
            play = await until_window(server, table, clock, guests, 1)
            seat, opened = next(iter(play.asks)), clock.now()
            question = guests[seat].scene["question"]
            assert question["left"] == 9000
            await pass_time(server, table, clock)
            assert clock.now() == opened + 9000
            reason = await guests[seat].refused(type="choose", question=question["number"], choice=1)
            assert reason == "late"

    run(scenario())


def test_a_question_is_answered_by_the_clock_after_the_bank_is_spent(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, play = await begin(server, 2, timers={**TIMERS, "decision": 5000, "bank": 2000})
            while not play.asks or play.pause.kind == RESPONSE:
                await pass_time(server, table, clock)
            seat, asked = next(iter(play.asks.items()))
            opened = clock.now()
            clock.move(opened + 6000)
            await hear_all(guests)
            question = guests[seat].scene["question"]
            await guests[seat].done(type="choose", question=question["number"], choice=question["least"])
            assert play.chairs[seat].bank == 1000
            while seat not in play.asks or play.pause.kind == RESPONSE:
                await pass_time(server, table, clock)
            opened = clock.now()
            await pass_time(server, table, clock)
            assert clock.now() == opened + 6000 and play.chairs[seat].bank == 0
            assert play.answered[seat][0] == asked.number + 1

    run(scenario())


def test_holding_makes_the_window_wait_for_whoever_thinks(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, play = await begin(server, 6, timers={**TIMERS, "hold": 30_000})
            await until_window(server, table, clock, guests, 0)
            for guest in guests:
                await guest.done(type="order", orders={"pass_all": True})
            assert len(play.pause.seats) > 1
            holder = play.pause.seats[0]
            opened, pause = clock.now(), play.pause.number
            await guests[holder].done(type="hold")
            assert await guests[holder].refused(type="hold") == "holding"
            await hear_all(guests)
            assert all(guest.scene["moment"]["holders"] == [holder] for guest in guests)
            clock.move(opened + 20_000)
            await server.quiet(table)
            assert play.pause.number == pause, "whoever holds need not have anything to play"
            await guests[holder].done(type="hold", on=False)
            await server.quiet(table)
            await pass_time(server, table, clock)
            assert play.pause.number > pause and clock.now() < opened + 30_000

    run(scenario())


def test_standing_orders_pass_without_asking(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, play = await begin(server, 4)
            for guest in guests:
                await guest.done(type="order", orders={"pass_all": True})
            windows = 0
            for _ in range(300):
                await server.quiet(table)
                if play.pause.kind == RESPONSE or play.pause.forced:
                    windows += 1
                    assert set(play.asks) <= set(play.sealed)
                    await pass_time(server, table, clock)
                    continue
                await hear_all(guests)
                for seat in list(play.asks):
                    question = guests[seat].scene["question"]
                    await guests[seat].done(type="choose", question=question["number"], choice=question["least"])
            assert windows > 20
            assert [guest.scene["private"]["orders"]["pass_all"] for guest in guests] == [True] * 4

    run(scenario())


def test_a_seat_can_be_asked_even_when_it_has_nothing(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, play = await begin(server, 3)
            for guest in guests:
                await guest.done(type="order", orders={"ask_always": True})
            for _ in range(200):
                play = await until_window(server, table, clock, guests, 1)
                bluffs = [seat for seat, ask in play.asks.items() if ask.decision is None]
                if bluffs:
                    break
                await pass_time(server, table, clock)
            question = guests[bluffs[0]].scene["question"]
            assert [option["text"] for option in question["options"]] == ["pass"]
            await guests[bluffs[0]].done(type="choose", question=question["number"], choice=0)

    run(scenario())


def test_an_armed_card_is_played_as_soon_as_it_can_be(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, _ = await begin(server, 4)
            play = await until_window(server, table, clock, guests, 1)
            seat = next(iter(play.asks))
            option = guests[seat].scene["question"]["options"][-1]
            before = len(play.events)
            await guests[seat].done(type="arm", card=option["number"])
            assert guests[seat].scene["question"] is None and guests[seat].scene["private"]["armed"]
            for other in [other for other in play.asks if other != seat]:
                question = guests[other].scene["question"]
                await guests[other].done(type="choose", question=question["number"], choice=question["least"])
            await pass_time(server, table, clock)
            await hear_all(guests)
            assert any(event.subject == option["number"] for event in play.events[before:])
            assert guests[seat].scene["private"]["armed"] == []

    run(scenario())


def test_a_bot_plays_for_who_is_away_until_they_are_back(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=2, timers=TIMERS)
            second = await server.sit(taken["code"])
            anna = await server.join(taken["table"], taken["token"])
            boris = await server.join(taken["table"], second["token"])
            await anna.done(type="start")
            assert await anna.refused(type="lend", seat=1) == "not-away"
            await boris.close()
            await anna.until(lambda one: one["type"] == "presence" and one["seats"] == [0])
            assert await anna.refused(type="lend", seat=1) == "not-away", "a lost connection is not an absence"
            clock.move(clock.now() + 15_000)
            await anna.done(type="lend", seat=1)
            assert anna.scene["seats"][1]["away"]
            play = server.house.rooms[taken["table"]].table.play
            assert play is not None
            for _ in range(30):
                await pass_time(server, taken["table"], clock)
            assert play.answered[1][0] > 0, "it has answered"
            back = await server.join(taken["table"], second["token"])
            await back.done(type="reclaim")
            assert not back.scene["seats"][1]["away"]
            await back.done(type="lend", seat=1)
            assert back.scene["seats"][1]["away"], "whoever is here may lend the own seat"
            await back.done(type="reclaim")

    run(scenario())

"""Taking choices back among people: free while nothing was revealed, by consent afterwards, and never a way to peek."""

import random
from pathlib import Path
from typing import Any

import pytest

from taproom.kernel.state import QUESTION, RESPONSE
from taproom.protocol import commands as cm
from taproom.protocol.settings import Orders, Timers
from taproom.server.clocks import VirtualClock
from taproom.server.tables import entries, takebacks
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.validation import judge
from tests.server.games import TIMERS, begin, hear_all, open_window
from tests.server.guests import Guest, Server, pass_time, run, serving
from tests.server.staging import blow


def table_of(game: str, seats: int, seed: int) -> Table:
    """A game of people has begun."""
    opened = entries.Opened(0, game, seats, {}, Timers(), False, "w", f"{seed:064x}", "00" * 16)
    table = Table("k", opened)
    for seat in range(seats):
        table.apply(entries.Sat(0, seat, f"Guest {seat}", f"t{seat}", f"{seed + seat:032x}", ""))
    start = judge(table, 0, cm.Start(), 0, set)
    assert start is not None
    table.apply(start)
    return table


def some_choice(session: GameSession, seat: int, lot: random.Random) -> int:
    decision = session.asks[seat].decision
    if decision is None:
        return 0
    return decision.least if decision.is_pick() else lot.randrange(len(decision.options))


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_what_is_free_has_told_nobody_anything_and_leads_back(game: str) -> None:
    free = 0
    for seed in range(1, 4):
        table, lot, at = table_of(game, 3, seed), random.Random(seed), 0
        for _ in range(300):
            session = table.session
            assert session is not None
            if session.state.over():
                break
            waiting = [seat for seat in session.asks if seat not in session.sealed]
            if not waiting:
                due = table.due()
                assert due is not None
                at = max(at, due[0])
                table.apply(due[1])
                continue
            seat = lot.choice(waiting)
            before, views = len(session.record.choices), [session.state.view(one).data() for one in range(-1, 3)]
            question = session.asks[seat].decision
            kind, drawn, at = session.pause.kind, session.state.throws(), at + 1
            table.apply(entries.Chose(at, seat, session.asks[seat].number, some_choice(session, seat, lot)))
            if kind != QUESTION or session.state.over():
                continue
            wish = judge(table, seat, cm.Undo(), at, set)
            if isinstance(wish, entries.Undone):
                free += 1
                assert [step.seat for step in session.own if step.choices >= before] == [seat], "nobody else chose"
                assert session.state.throws() == drawn, "no dice were thrown"
                table.apply(wish)
                assert [session.state.view(one).data() for one in range(-1, 3)] == views
                again = session.asks[seat].decision
                assert question is not None and again is not None and again.key() == question.key()
                table.apply(entries.Chose(at, seat, session.asks[seat].number, some_choice(session, seat, lot)))
    assert free > 10


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_games_count_how_often_they_throw_the_dice(game: str) -> None:
    """What is free is judged by that."""
    table, lot = table_of(game, 4, 7), random.Random(7)
    session = table.session
    assert session is not None
    assert session.state.throws() > 0
    thrown = session.state.throws()
    while table.phase != OVER:
        waiting = [seat for seat in session.asks if seat not in session.sealed]
        due = table.due()
        if waiting:
            table.apply(
                entries.Chose(
                    table.at, waiting[0], session.asks[waiting[0]].number, some_choice(session, waiting[0], lot)
                )
            )
        elif due is not None:
            table.apply(due[1])
    assert session.state.throws() > thrown


def test_an_answer_in_a_window_is_taken_back_unseen(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, session = await begin(server, 4, blow(4))
            await open_window(server, table, guests)
            seat = next(seat for seat in session.asks if seat not in session.sealed)
            guest, others = guests[seat], [one for one in guests if one is not guests[seat]]
            numbers, question, back = (
                [one.number for one in others],
                guest.house["question"],
                guest.house["undo"],
            )
            await guest.done(type="choose", question=question["number"], choice=question["options"][-1]["choice"])
            await hear_all(guests)
            assert guest.house["undo"] == back + 1 and seat in session.sealed
            await guest.done(type="undo")
            again = await guest.question(question["number"])
            assert again["options"] == question["options"] and again["left"] == question["left"]
            assert guest.house["undo"] == back
            await guest.done(type="choose", question=again["number"], choice=again["least"])
            await hear_all(others)
            assert [one.number for one in others] == numbers, "nobody else hears of it"

    run(scenario())


def test_a_bid_can_be_changed_until_all_have_bid(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            _, guests, session = await begin(server, 3, game="dragonstones")
            first = await guests[0].question()
            await guests[0].done(type="choose", question=first["number"], choice=1)
            question = await guests[1].question()
            await guests[1].done(type="choose", question=question["number"], choice=2)
            await guests[0].done(type="undo")
            again = await guests[0].question(first["number"])
            assert again["options"] == first["options"] and session.record.choices == [(1, 2)]
            await guests[0].done(type="choose", question=again["number"], choice=0)
            assert session.record.choices == [(1, 2), (0, 0)]
            await guests[1].done(type="undo")
            assert session.record.choices == [(0, 0)]
            again = await guests[1].question(question["number"])
            for guest, asked in ((guests[1], again), (guests[2], await guests[2].question())):
                await guest.done(type="choose", question=asked["number"], choice=0)
            assert len(session.own) == 3 and session.pauses == 2

    run(scenario())


async def ask_back(server: Server, clock: VirtualClock) -> tuple[str, list[Guest], GameSession, int, list[int]]:
    """A game in which somebody asks to take a card back, and the others are asked."""
    table, guests, session = await begin(server, 4, blow(4))
    await open_window(server, table, guests)
    asker = session.own[-1].seat
    clock.move(session.pause.since + 700)
    await server.quiet(table)
    await guests[asker].done(type="undo")
    await hear_all(guests)
    takeback = guests[0].house["takeback"]
    assert takeback["seat"] == asker and takeback["steps"] == 1 and takeback["agreed"] == []
    assert 0 < takeback["left"] <= takebacks.PATIENCE
    return table, guests, session, asker, takeback["waiting"]


def test_consent_of_all_affected_takes_it_back(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            _, guests, session, asker, waiting = await ask_back(server, clock)
            assert len(waiting) >= 2 and asker not in waiting
            length, moment = len(session.record.choices), session.pauses
            await guests[asker].done(type="arm", card=5000)
            await guests[waiting[0]].done(type="order", orders={"pass_all": True})
            assert await guests[asker].refused(type="agree") == "not-concerned"
            for seat in waiting:
                assert len(session.record.choices) == length
                await guests[seat].done(type="agree")
            await hear_all(guests)
            assert len(session.record.choices) < length and session.pauses > moment
            assert guests[asker].house["question"] and guests[asker].house["takeback"] is None
            # Whatever was ordered or armed before does not hold after.
            assert session.orders == [Orders()] * 4 and session.armed == [{}] * 4
            assert await guests[waiting[0]].refused(type="agree") == "no-takeback"

    run(scenario())


def test_a_refused_asker_waits_longer_each_time(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, _, asker, waiting = await ask_back(server, clock)
            actor = server.registry.actors[table]
            for times in (1, 2):
                await guests[waiting[0]].done(type="agree", on=False)
                patience = actor.table.patience[asker]
                assert (patience.in_vain, patience.until) == (times, actor.now() + 10_000 * times * times)
                assert await guests[asker].refused(type="undo") == "takeback-wait"
                patience.until = actor.now()
                await guests[asker].done(type="undo")
            assert await guests[asker].refused(type="undo") == "takeback-open"
            await guests[asker].done(type="agree", on=False)
            assert actor.table.takeback is None and actor.table.patience[asker].in_vain == 3

    run(scenario())


def test_a_wish_lapses_with_time_or_when_the_game_goes_on(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests, session, asker, _ = await ask_back(server, clock)
            actor = server.registry.actors[table]
            moment = session.pauses
            while session.pauses == moment:
                assert await pass_time(server, table, clock)
            assert actor.table.takeback is None and actor.table.patience[asker].in_vain == 1

        async with serving(folder / "other", clock) as server:
            table, guests, session = await begin(server, 3, game="dragonstones", timers={**TIMERS, "limited": False})
            for guest in guests:
                question = await guest.question()
                await guest.done(type="choose", question=question["number"], choice=0)
            await server.quiet(table)
            await hear_all(guests)
            await guests[0].done(type="undo")
            assert server.registry.actors[table].table.takeback is not None
            assert await pass_time(server, table, clock)
            assert server.registry.actors[table].table.takeback is None

    (folder / "other").mkdir()
    run(scenario())


def test_a_wish_survives_a_restart(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=3, game="dragonstones", timers=TIMERS)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in (1, 2)]]
            guests = [await server.join(one["table"], one["token"]) for one in seats]
            await guests[0].done(type="start")
            for guest in guests:
                question = await guest.question()
                await guest.done(type="choose", question=question["number"], choice=0)
            await server.quiet(taken["table"])
            await guests[0].done(type="undo")
            await guests[1].done(type="agree")
            await hear_all(guests)
            scene = guests[2].scene
        async with serving(folder, clock) as server:
            guests = [await server.join(one["table"], one["token"]) for one in seats]
            assert guests[2].scene == scene and scene["house"]["takeback"]["waiting"] == [2]
            await guests[2].done(type="agree")
            session = server.registry.actors[taken["table"]].table.session
            assert session is not None and session.record.choices == []

    run(scenario())


def test_whom_it_affects_does_not_tell_who_was_asked() -> None:
    """In a window everybody who, for all that is known, could answer is affected, whoever really was asked."""
    for seed in range(1, 6):
        table, lot, at = table_of("inn", 4, seed), random.Random(seed), 0
        session: Any = table.session
        for _ in range(200):
            if table.phase == OVER:
                break
            if session.pause.kind == RESPONSE and session.own:
                step = session.own[-1]
                people = {seat for seat in session.pause.seats if seat != step.seat}
                assert people <= set(takebacks.affected(session, step))
                assert not people or not takebacks.is_free(session, step, session.pause.since + 700)
            waiting = [seat for seat in session.asks if seat not in session.sealed]
            if waiting:
                seat = lot.choice(waiting)
                table.apply(entries.Chose(at, seat, session.asks[seat].number, some_choice(session, seat, lot)))
                continue
            due = table.due()
            assert due is not None
            at = max(at, due[0])
            table.apply(due[1])

"""Moments among people, under a clock that is moved by hand."""

from pathlib import Path
from typing import Any

from taproom.kernel.state import RESPONSE
from taproom.server.clocks import VirtualClock
from tests.server.games import TIMERS, Game, game_of
from tests.server.guests import pass_time, run, serving
from tests.server.staging import blow


def test_answers_stay_sealed_until_the_window_has_passed(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4)) as game:
            (seat,) = await game.open_window()
            others = [guest for number, guest in enumerate(game.guests) if number != seat]
            numbers = [guest.number for guest in others]
            question = game.guests[seat].house["question"]
            opened = game.clock.now()
            pause = game.session.pause.number
            await game.guests[seat].done(
                type="choose", question=question["number"], choice=question["options"][-1]["choice"]
            )
            await game.hear_all()
            assert [guest.number for guest in others] == numbers, "nobody else is told of an answer"
            assert game.session.pause.number == pause and game.guests[seat].house["question"] is None
            await game.pass_time()
            await game.hear_all()
            assert game.session.pause.number > pause and game.clock.now() - opened >= TIMERS["fewest_pause"]
            assert [guest.number for guest in others] != numbers

    run(scenario())


def test_everybody_who_can_respond_is_asked_at_once(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 6, blow(6)) as game:
            assert sorted(await game.open_window()) == [1, 4, 5]
            asked = [seat for seat, guest in enumerate(game.guests) if guest.house["question"]]
            assert asked == [1, 4, 5]
            moments = [guest.house["moment"] for guest in game.guests]
            assert all(moment == moments[0] for moment in moments), "the moment looks the same to all"
            assert moments[0]["kind"] == "response" and set(asked) <= set(moments[0]["seats"])

    run(scenario())


def test_a_person_who_does_not_answer_in_time_passes(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4), timers={**TIMERS, "quick": True, "window": 9000}) as game:
            (seat,), opened = await game.open_window(), game.clock.now()
            question = game.guests[seat].house["question"]
            assert question["left"] == 9000
            await game.pass_time()
            assert game.clock.now() == opened + 9000
            reason = await game.guests[seat].refused(type="choose", question=question["number"], choice=1)
            assert reason == "late"

    run(scenario())


def test_everybody_is_told_when_a_window_will_close_and_it_does(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4), timers={**TIMERS, "window": 3000}) as game:
            (seat,), opened = await game.open_window(), game.clock.now()
            question = game.guests[seat].house["question"]
            lefts = {guest.house["moment"]["left"] for guest in game.guests}
            assert lefts == {question["left"]} and TIMERS["fewest_pause"] <= question["left"] <= 3000
            await game.pass_time()
            assert game.clock.now() == opened + question["left"]
            reason = await game.guests[seat].refused(type="choose", question=question["number"], choice=1)
            assert reason == "late"

    run(scenario())


def test_windows_get_as_long_as_the_people_at_the_table_take(folder: Path) -> None:
    async def scenario() -> None:
        for takes in (1000, 5000):
            place = folder / str(takes)
            place.mkdir()
            async with game_of(place, 2, blow(2)) as game:
                answers = 0
                while answers < 10 or game.session.pause.kind != RESPONSE:
                    await game.server.quiet(game.table)
                    if game.session.pause.kind == RESPONSE or game.session.pause.forced:
                        await game.pass_time()
                        continue
                    game.clock.move(game.clock.now() + takes)
                    await game.hear_all()
                    for seat in list(game.session.asks):
                        await game.do_least(seat)
                        answers += 1
                await game.hear_all()
                assert takes < game.guests[0].house["moment"]["left"] <= takes + takes // 5 + 500

    run(scenario())


def test_without_limits_a_hold_lasts_until_the_holder_says_go_on(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4), timers={**TIMERS, "limited": False}) as game:
            await game.open_window()
            holder, pause = game.guests[3], game.session.pause.number
            assert holder.house["moment"]["left"] > 0
            await holder.done(type="hold")
            await game.hear_all()
            assert holder.house["moment"]["left"] == -1 and game.clock.next_alarm() is None
            await holder.done(type="hold", on=False)
            await game.pass_time()
            assert game.session.pause.number > pause

    run(scenario())


def test_a_question_is_answered_by_the_clock_after_the_bank_is_spent(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 2, timers={**TIMERS, "decision": 5000, "bank": 2000}) as game:
            while not game.session.asks or game.session.pause.kind == RESPONSE:
                await game.pass_time()
            seat, asked = next(iter(game.session.asks.items()))
            opened = game.clock.now()
            game.clock.move(opened + 6000)
            await game.hear_all()
            await game.do_least(seat)
            assert game.session.chairs[seat].bank == 1000
            while seat not in game.session.asks or game.session.pause.kind == RESPONSE:
                await game.pass_time()
            opened = game.clock.now()
            await game.pass_time()
            assert game.clock.now() == opened + 6000 and game.session.chairs[seat].bank == 0
            assert game.session.answered[seat][0] == asked.number + 1

    run(scenario())


def test_holding_makes_the_window_wait_for_whoever_thinks(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 6, blow(6), timers={**TIMERS, "hold": 30_000}) as game:
            await game.open_window()
            await game.order_all(pass_all=True)
            holder = game.session.pause.seats[0]
            opened, pause = game.clock.now(), game.session.pause.number
            await game.guests[holder].done(type="hold")
            assert await game.guests[holder].refused(type="hold") == "holding"
            await game.hear_all()
            assert all(guest.house["moment"]["holders"] == [holder] for guest in game.guests)
            game.clock.move(opened + 20_000)
            await game.server.quiet(game.table)
            assert game.session.pause.number == pause, "whoever holds need not have anything to play"
            await game.guests[holder].done(type="hold", on=False)
            await game.server.quiet(game.table)
            await game.pass_time()
            assert game.session.pause.number > pause and game.clock.now() < opened + 30_000

    run(scenario())


def test_standing_orders_pass_without_asking(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4) as game:
            await game.order_all(pass_all=True)
            windows = 0
            for _ in range(300):
                await game.server.quiet(game.table)
                if game.session.pause.kind == RESPONSE or game.session.pause.forced:
                    windows += 1
                    assert set(game.session.asks) <= set(game.session.sealed)
                    await game.pass_time()
                    continue
                await game.hear_all()
                for seat in list(game.session.asks):
                    await game.do_least(seat)
            assert windows > 20
            assert [guest.house["private"]["orders"]["pass_all"] for guest in game.guests] == [True] * 4

    run(scenario())


def test_a_seat_can_be_asked_even_when_it_has_nothing(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 3, blow(3)) as game:
            await game.order_all(ask_always=True)
            asked = await game.open_window()
            assert sorted(asked) == [1, 2] == sorted(game.session.pause.seats), "whatever they hold"
            assert game.session.asks[2].decision is None
            question = game.guests[2].house["question"]
            assert [option["text"] for option in question["options"]] == ["pass"]
            await game.guests[2].done(type="choose", question=question["number"], choice=0)

    run(scenario())


def test_an_armed_card_is_played_as_soon_as_it_can_be(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4)) as game:
            (seat,) = await game.open_window()
            option = game.guests[seat].house["question"]["options"][-1]
            before = len(game.session.events)
            await game.guests[seat].done(type="arm", card=option["number"])
            assert game.guests[seat].house["question"] is None and game.guests[seat].house["private"]["armed"]
            await game.pass_window()
            assert any(event.subject == option["number"] for event in game.session.events[before:])
            assert game.guests[seat].house["private"]["armed"] == []

    run(scenario())


async def anytime_card(game: Game) -> tuple[int, dict[str, Any]]:
    """A window in which somebody could play an Anytime Card and nothing else: the seat and the card."""
    await game.open_window()
    (seat,) = [seat for seat in game.session.asks if not game.session.state.is_called_on(seat)]
    (card,) = game.guests[seat].scene["game"]["hand"]
    assert card["playable"]
    return seat, card


def test_an_anytime_card_is_not_asked_about_but_can_be_played_in_the_open_window(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4)) as game:
            seat, card = await anytime_card(game)
            guest, before = game.guests[seat], len(game.session.events)
            assert guest.house["question"] is None
            await guest.done(type="arm", card=card["number"])
            await guest.done(type="disarm", card=card["number"])
            await guest.done(type="arm", card=card["number"])
            await game.pass_window()
            assert any(event.subject == card["number"] for event in game.session.events[before:])
            assert guest.house["private"]["armed"] == []

    run(scenario())


def test_an_anytime_card_that_was_disarmed_stays_in_hand(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4)) as game:
            seat, card = await anytime_card(game)
            guest, before = game.guests[seat], len(game.session.events)
            await guest.done(type="arm", card=card["number"])
            await guest.done(type="disarm", card=card["number"])
            await game.pass_window()
            assert not any(event.subject == card["number"] for event in game.session.events[before:])

    run(scenario())


def test_whoever_wants_to_be_asked_about_anytime_cards_is(folder: Path) -> None:
    async def scenario() -> None:
        async with game_of(folder, 4, blow(4)) as game:
            await game.order_all(ask_anytime=True)
            asked = await game.open_window()
            (seat,) = [seat for seat in asked if not game.session.state.is_called_on(seat)]
            assert len(game.guests[seat].house["question"]["options"]) > 1
            assert game.guests[seat].house["private"]["orders"]["ask_anytime"]

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
            assert anna.house["seats"][1]["away"]
            session = server.registry.actors[taken["table"]].table.session
            assert session is not None
            for _ in range(30):
                await pass_time(server, taken["table"], clock)
            assert session.answered[1][0] > 0, "it has answered"
            back = await server.join(taken["table"], second["token"])
            await back.done(type="reclaim")
            assert not back.house["seats"][1]["away"]
            await back.done(type="lend", seat=1)
            assert back.house["seats"][1]["away"], "people who are here may hand over their own seat"
            await back.done(type="reclaim")

    run(scenario())

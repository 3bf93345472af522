"""Bots on seats: how long they take tells nothing, and those that search do it beside the server."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from taproom.bots import levels
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.state import IDLE, QUESTION, RESPONSE
from taproom.protocol.settings import Timers
from taproom.server.clocks import VirtualClock
from taproom.server.tables.bots import think
from taproom.server.tables.seats import BOT, Chair
from taproom.server.tables.thinking import answers_after
from taproom.server.tables.windows import Ask, Delays, Pause, bot_pause, closing_time
from tests.server.guests import run, serving

DELAYS = Delays("00" * 16, 700, 1500)
KILLED_WHILE_BOTS_THINK = """
import asyncio, os, signal
from taproom.server.tables.bots import Crew, imagined
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
if __name__ == "__main__":
    played = game("dragonstones")
    state = played.start(played.lineup(3, [""] * 3, {}, QuickDice(1)), Dice(key_from_seed(1)))
    print(asyncio.run(Crew().odds("dragonstones", imagined(state, 0), 0, "")))
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("kind", [IDLE, RESPONSE])
def test_a_moment_of_bots_lasts_as_long_whether_they_are_asked_or_not(kind: int) -> None:
    chairs = [Chair(BOT, level="regular"), Chair(BOT, level="medium", pace=1500)]
    pause = Pause(7, kind, [0, 1], 1000)
    unasked = closing_time(pause, chairs, {}, {}, Timers(), DELAYS)
    asks = {0: Ask(1, None, 1000), 1: Ask(1, None, 1000)}
    assert closing_time(pause, chairs, asks, {0: 0}, Timers(), DELAYS) is None, "it waits for the other"
    assert closing_time(pause, chairs, asks, {0: 0, 1: 0}, Timers(), DELAYS) == unasked
    assert unasked is not None and unasked >= (1000 + 60 if kind == IDLE else 1000 + 1500)


def test_a_bot_that_is_late_is_late_by_a_whole_pause() -> None:
    assert [answers_after(taken, 600, True) for taken in (0, 5, 600, 601, 1300)] == [600, 600, 600, 1200, 1800]
    assert [answers_after(taken, 600, False) for taken in (0, 5, 600, 601)] == [0, 5, 600, 1200]
    assert answers_after(5, 0, True) == 0, "where bots take no time it counts at once"
    assert bot_pause(Pause(1, QUESTION, [0], 0), 0, 4000, Timers(), DELAYS) == 4000


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_a_bot_that_searches_is_sent_no_more_than_its_seat_may_know(key: str) -> None:
    played = game(key)
    state = played.start(played.lineup(4, [], {}, QuickDice(3)), Dice(key_from_seed(3)))
    state.attend()
    while not state.asked():
        state.go_on()
    seat = state.asked()[0]
    world = state.resample(seat, Dice(os.urandom(32)))
    assert played.load(world.dump()).view(seat).data() == state.view(seat).data()
    decision = state.decision(seat)
    assert decision is not None and decision.allows(think(key, "easy", world.dump(), seat, 1)[0])


def test_a_bot_that_searches_plays_in_a_process_of_its_own(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            table, guests = await server.table_of(1, game="dragonstones", seats=3, bots=2, level="easy")
            games = (await server.http.get("/api/games")).json()
            assert {one["key"]: one["levels"] for one in games}["dragonstones"] == levels("dragonstones")
            await guests[0].done(type="start")
            play = server.registry.actors[table].table.session
            assert play is not None and play.chairs[1].pace == 500
            question = await guests[0].question()
            await guests[0].done(type="choose", question=question["number"], choice=question["least"])
            await server.quiet(table)
            assert play.answered[1] == (0, 0), "it has thought, but its time has not come"
            clock.move(clock.now() + 500)
            await server.quiet(table)
            assert play.answered[1][0] == 1 and not play.sealed

    run(scenario())


def test_the_processes_of_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED_WHILE_BOTS_THINK, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        # Whoever lives on holds the pipes open.
        server.communicate(timeout=120)
    assert server.returncode == -signal.SIGKILL

"""The same number, the same scene: whoever comes back sees what was told under the last number they have."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from taproom.protocol import commands as cm
from taproom.protocol.settings import Orders, Timers
from taproom.server.clocks import VirtualClock
from taproom.server.refusals import Refusal
from taproom.server.tables import entries
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.validation import judge
from taproom.server.tables.views import ViewMaker
from tests.server.games import TIMERS, hear_all, open_window
from tests.server.guests import run, serving
from tests.server.staging import blow, start_from

STEPS = 70
SLOW = 45_000
"""Milliseconds after which an answer takes some of the spare time."""


def still(told: Any) -> Any:
    """All but the time that is left, which counts from the message."""
    if isinstance(told, dict):
        return {name: still(value) for name, value in told.items() if name != "left"}
    return [still(one) for one in told] if isinstance(told, list) else told


def laid(game: str, bots: int, pause: int) -> Table:
    timers = Timers(fewest_pause=pause, most_pause=2 * pause, bot=pause)
    table = Table("k", entries.Opened(0, game, 4, {}, timers, False, "w", "5e" * 32, "00" * 16))
    for seat in range(4):
        bot = seat >= 4 - bots
        table.apply(
            entries.BotSat(0, seat, "random", "")
            if bot
            else entries.Sat(0, seat, f"Guest {seat}", f"t{seat}", f"{seat:032x}", "")
        )
    return table


def wished(table: Table, lot: random.Random, at: int) -> entries.AnyEntry | None:
    """What somebody does besides answering; None if it cannot be done now."""
    play = table.session
    assert play is not None
    cards = [option.subject for ask in play.asks.values() if ask.decision for option in ask.decision.options]
    orders = Orders(ask_always=lot.random() < 0.5, ask_anytime=lot.random() < 0.5, pass_own=lot.random() < 0.2)
    commands: list[cm.Command] = [
        cm.Say(text="Cheers!"),
        cm.Hold(),
        cm.Hold(on=False),
        cm.SetOrders(orders=orders),
        cm.Arm(card=max(0, lot.choice([*cards, 5]))),
        cm.Undo(),
        cm.Agree(),
        cm.Mute(seat=lot.randrange(4)),
        cm.Lend(seat=lot.randrange(4), level="random"),
        cm.Reclaim(),
    ]
    try:
        return judge(table, lot.choice(table.persons()), lot.choice(commands), at, set)
    except Refusal:
        return None


def next_entry(table: Table, lot: random.Random, dice: QuickDice) -> entries.AnyEntry:
    play, due = table.session, table.due()
    assert play is not None
    at = table.at + lot.choice((0, 1_000, SLOW))
    if due is not None:
        at = max(table.at, min(at, due[0]))
    if lot.random() < 0.3 and (wish := wished(table, lot, at)) is not None:
        return wish
    waiting = [seat for seat in play.asks if seat not in play.sealed]
    if waiting and (due is None or lot.random() < 0.9):
        seat = lot.choice(waiting)
        decision = play.asks[seat].decision
        choice = 0 if decision is None else random_choice(decision, dice)
        return entries.Chose(at, seat, play.asks[seat].number, choice)
    assert due is not None
    return msgspec.structs.replace(due[1], at=max(table.at, due[0]))


@pytest.mark.parametrize("pause", [0, 700])
@pytest.mark.parametrize("bots", [0, 1, 2])
@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_what_is_shown_changes_only_with_the_number(game: str, bots: int, pause: int) -> None:
    table = laid(game, bots, pause)
    lot, dice = random.Random(bots + pause), QuickDice(7)
    entry = judge(table, 0, cm.Start(), 0, set)
    assert entry is not None
    told: dict[int, tuple[int, Any]] = {}
    compared = 0
    for _ in range(STEPS):
        table.apply(entry)
        for viewer, journal in table.journals.items():
            if viewer >= 0 and not table.chairs[viewer].is_played_by_person():
                continue
            frame, _ = ViewMaker(table, table.at).everything(viewer, "en")
            scene = still(json.loads(frame)["scene"])
            if viewer in told and told[viewer][0] == journal.number:
                compared += 1
                assert scene == told[viewer][1], (viewer, entry)
            told[viewer] = (journal.number, scene)
        if table.phase == OVER:
            break
        entry = next_entry(table, lot, dice)
    assert compared > 10


def test_a_holder_who_has_answered_is_seen_to_hold_no_longer(folder: Path) -> None:
    async def scenario() -> None:
        clock = VirtualClock()
        async with serving(folder, clock) as server:
            taken = await server.lay(seats=4, timers=TIMERS)
            seats = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, 4)]]
            table = taken["table"]
            guests = [await server.join(table, one["token"]) for one in seats]
            await start_from(server, table, guests, blow(4))
            play = await open_window(server, table, guests)
            seat = next(seat for seat in play.asks if seat not in play.sealed)
            holder, watcher = guests[seat], guests[seat - 1]
            await holder.done(type="hold")
            await hear_all(guests)
            assert watcher.house["moment"]["holders"] == [seat]
            question, pause = holder.house["question"], play.pause.number
            await holder.done(type="choose", question=question["number"], choice=question["least"])
            await hear_all(guests)
            assert watcher.house["moment"]["holders"] == [] and play.pause.number == pause
            again = await server.join(table, seats[seat - 1]["token"], after=watcher.number)
            assert again.number == watcher.number and still(again.scene) == still(watcher.scene)
            assert play.due() is not None, "the window waits for the holder no longer"

    run(scenario())

"""How much time windows take at a table of four people who answer in two seconds, with the settings a table has."""

import random

import msgspec

from taproom.inn.events import TURN
from taproom.server import commands as cm
from taproom.server import entries
from taproom.server.entries import Timers
from taproom.server.requests import judge
from taproom.server.tables import OVER, Table
from taproom.table.dice import QuickDice
from taproom.table.playout import random_choice
from taproom.table.state import QUESTION

THINKING = 2000
GAMES = 12


def table_of_four(seed: int) -> Table:
    table = Table("key", entries.Opened(0, "inn", 4, {}, Timers(), False, "", f"{seed:064x}", f"{seed:032x}"))
    for seat in range(4):
        table.apply(entries.Sat(0, seat, f"Guest {seat}", str(seat), f"{seat:032x}", ""))
    start = judge(table, 0, cm.Start(), 0, set)
    assert start is not None
    table.apply(start)
    return table


def windows_of(seed: int) -> list[int]:
    """Milliseconds that windows took, turn by turn. What people think about on their own turn does not count."""
    table = table_of_four(seed)
    chance, lot = QuickDice(seed + 1), random.Random(seed)
    turns = [0]
    while table.phase != OVER:
        play = table.play
        assert play is not None
        begun = sum(event.kind == TURN for event in play.events)
        turns += [0] * (begun - len(turns))
        before, is_window = table.at, play.pause.kind != QUESTION or play.pause.forced
        waiting = [(ask.since, seat, ask) for seat, ask in play.asks.items() if seat not in play.sealed]
        due = table.due()
        if waiting and (due is None or min(waiting)[0] + THINKING <= due[0]):
            since, seat, ask = min(waiting)
            assert ask.decision is not None
            passes = is_window and lot.random() < 0.5
            choice = ask.decision.least if passes else random_choice(ask.decision, chance)
            table.apply(entries.Chose(max(table.at, since + THINKING), seat, ask.number, choice))
        else:
            assert due is not None
            table.apply(msgspec.structs.replace(due[1], at=max(table.at, due[0])))
        if is_window:
            turns[-1] += table.at - before
    return turns


def test_windows_add_at_most_fifteen_seconds_to_a_turn() -> None:
    turns = [time / 1000 for seed in range(GAMES) for time in windows_of(seed)]
    mean = sum(turns) / len(turns)
    assert 1 < mean <= 15

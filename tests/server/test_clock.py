"""Nobody reads a hand from the clock: a window with the same public history lasts as long whatever anybody holds.

Windows of games that people play are dealt again: all that a spectator cannot see is drawn anew, so that others can
answer, or nobody can. In each deal those who are asked take as long as people do to answer, to give orders or to arm a
card. The spectator must be told the same at the same times. `make soak` measures the same in whole games.
"""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from taproom.kernel.dice import Dice
from taproom.kernel.state import RESPONSE, SPECTATOR
from taproom.protocol import commands as cm
from taproom.protocol.settings import Orders
from taproom.server.tables import entries, snapshots
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import Table
from taproom.server.tables.validation import judge
from taproom.server.tables.views import ViewMaker
from taproom.server.tables.windows import UNASKED
from tests.server.clockwork import Evening, Speed

SPEEDS: list[Speed] = [(300, 1000), (1200, 3000), (2000, 6000)]
WINDOWS = 60
DEALS = 6
HOLDER = 1
Told = list[tuple[int, bytes]]


class Sampled(Evening):
    """Keeps how the table stood whenever a window opened."""

    kept: list[bytes]

    def note(self, moment: dict[str, Any], length: int) -> None:
        super().note(moment, length)
        self.kept.append(snapshots.write(self.table))


def dealt_again(opened: entries.Opened, kept: bytes, lot: random.Random, viewer: int = SPECTATOR) -> Table:
    """The same table, as far as the viewer knows, at which the present moment begins anew."""
    table = snapshots.read("key", opened, kept)
    session = running(table)
    session.state = session.state.resample(viewer, Dice(lot.randbytes(32)))
    session.state.attend()
    session.ask_anew(table.at)
    return table


def running(table: Table) -> GameSession:
    assert table.session is not None
    return table.session


def asked(table: Table) -> frozenset[int]:
    return frozenset([seat for seat, ask in running(table).asks.items() if ask.number != UNASKED])


def deeds(table: Table, speed: Speed, lot: random.Random) -> Iterator[tuple[int, int, cm.Command]]:
    """What the seats that can answer do in this window, and when."""
    for seat, ask in running(table).asks.items():
        assert ask.decision is not None
        person = table.chairs[seat].is_played_by_person()
        when, way = table.at + (lot.randint(*speed) if person else 0), lot.random()
        if ask.number == UNASKED or way < 0.2:
            yield when, seat, cm.Arm(card=max(0, ask.decision.options[-1].subject))
        elif way < 0.4 and person:
            yield when, seat, cm.SetOrders(orders=Orders(pass_all=True))
        else:
            yield when, seat, cm.Choose(question=ask.number, choice=lot.randrange(len(ask.decision.options)))


def last_word(table: Table) -> cm.Command:
    """A holder who is asked answers in the end; one who is not says "go on"."""
    ask = running(table).asks.get(HOLDER)
    if ask is None or ask.number == UNASKED:
        return cm.Hold(on=False)
    return cm.Choose(question=ask.number, choice=0)


def end_of(table: Table) -> int:
    due = table.due()
    assert due is not None and isinstance(due[1], entries.Closed), "the window closes by itself"
    return due[0]


def watched(table: Table, speed: Speed, held: bool, lot: random.Random) -> tuple[Told, int]:
    """All that a spectator is told while the window is open, and when it closes."""
    told: Told = []
    plan = list(deeds(table, speed, lot))
    if held:
        plan = [deed for deed in plan if deed[1] != HOLDER]
        plan += [(table.at + 1, HOLDER, cm.Hold()), (table.at + speed[1] + 1, HOLDER, last_word(table))]
    for when, seat, command in sorted(plan, key=lambda deed: deed[:2]):
        if end_of(table) < when:
            break
        entry = judge(table, seat, command, when, set)
        if entry is not None and table.apply(entry).everybody:
            told.append((when, ViewMaker(table, when).news(SPECTATOR, "en", (10**6, 10**6))[0]))
    return told, end_of(table)


@pytest.mark.parametrize("speed", SPEEDS, ids=str)
@pytest.mark.parametrize("bots", [0, 2])
def test_windows_last_as_long_whatever_anybody_holds(speed: Speed, bots: int) -> None:
    evening, lot = Sampled(bots, [speed] * (4 - bots) + [None] * bots), random.Random(bots)
    evening.kept = []
    asyncio.run(evening.run(WINDOWS))
    differing = held = 0
    for number, kept in enumerate(evening.kept):
        deals = [dealt_again(evening.table.opened, kept, lot) for _ in range(DEALS)]
        assert all(running(deal).pause.kind == RESPONSE for deal in deals)
        differing += len({asked(deal) for deal in deals}) > 1
        begun = {(end_of(deal), ViewMaker(deal, deal.at).everything(SPECTATOR, "en")[0]) for deal in deals}
        assert len(begun) == 1, "what is told when it opens, and when it will close"
        holds = number % 3 == 0
        stories = [watched(deal, speed, holds, lot) for deal in deals]
        assert all(story == stories[0] for story in stories), (number, stories)
        held += holds and len(stories[0][0]) == 2
    assert differing > WINDOWS // 3 and held > WINDOWS // 6


def test_one_person_cannot_read_the_bots_hands_either() -> None:
    evening, lot, compared = Sampled(3, [SPEEDS[1], None, None, None]), random.Random(3), 0
    evening.kept = []
    asyncio.run(evening.run(WINDOWS))
    for kept in evening.kept:
        deals = [dealt_again(evening.table.opened, kept, lot, viewer=0) for _ in range(DEALS)]
        if any(running(deal).bots_to_ask() for deal in deals) and 0 not in asked(deals[0]):
            compared += len({asked(deal) for deal in deals}) > 1
            assert len({bots_answer(deal, lot) for deal in deals}) == 1
    assert compared > WINDOWS // 6


def bots_answer(table: Table, lot: random.Random) -> int:
    """The bots answer as soon as they are asked; when the window closes."""
    session = running(table)
    for seat in session.bots_to_ask():
        decision = session.asks[seat].decision
        assert decision is not None
        table.apply(entries.Chose(table.at, seat, session.asks[seat].number, lot.randrange(len(decision.options))))
    return end_of(table)

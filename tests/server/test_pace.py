"""How much time windows take at a table of four people who answer in two seconds."""

import msgspec

from taproom.inn.board.events import TURN
from taproom.inn.board.questions import PLAY
from taproom.kernel.bots import Bot, choice_of
from taproom.kernel.state import QUESTION
from taproom.protocol import commands as cm
from taproom.protocol.settings import Timers
from taproom.server.tables import entries
from taproom.server.tables.bots import hire
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.validation import judge
from taproom.server.tables.windows import UNASKED

THINKING = 2000
GAMES = 16


CHARACTERS = (
    "deirdre",
    "dimli",
    "eve",
    "fiona",
    "fleck",
    "gerki",
    "gog",
    "zot",
    "serena",
    "wizgille",
    "kaylin",
    "pooky",
)
"""Who plays, so that a new deck does not change the figures."""


def table_of_four(seed: int, timers: Timers) -> Table:
    table = Table("key", entries.Opened(0, "inn", 4, {}, timers, False, "", f"{seed:064x}", f"{seed:032x}"))
    for seat in range(4):
        character = CHARACTERS[(seed * 4 + seat) % len(CHARACTERS)]
        table.apply(entries.Sat(0, seat, f"Guest {seat}", str(seat), f"{seat:032x}", character))
    start = judge(table, 0, cm.Start(), 0, set)
    assert start is not None
    table.apply(start)
    return table


def windows_of(seed: int, timers: Timers) -> list[int]:
    """Milliseconds that windows took, turn by turn. What people think about on their own turn does not count.

    They play as the regular player does. What nobody asks about they have in mind as soon as they could play it.
    """
    table = table_of_four(seed, timers)
    turns = [0]
    looked_at = -1
    bots: list[Bot] = []
    while table.phase != OVER:
        session = table.session
        assert session is not None
        bots = bots or [hire(session.game, "regular") for _ in range(4)]
        begun = sum(event.kind == TURN for event in session.events)
        turns += [0] * (begun - len(turns))
        before, is_window = table.at, session.pause.kind != QUESTION or session.pause.forced
        if is_window and session.pause.number != looked_at:
            looked_at = session.pause.number
            arm_what_is_wanted(table, session, bots)
        waiting = [(ask.since, seat) for seat, ask in session.asks.items() if seat not in session.sealed]
        due = table.due()
        if waiting and (due is None or min(waiting)[0] + THINKING <= due[0]):
            since, seat = min(waiting)
            ask = session.asks[seat]
            assert ask.decision is not None
            choice = choice_of(bots[seat], session.state, seat, ask.decision)
            table.apply(entries.Chose(max(table.at, since + THINKING), seat, ask.number, choice))
        else:
            assert due is not None
            table.apply(msgspec.structs.replace(due[1], at=max(table.at, due[0])))
        if is_window:
            turns[-1] += table.at - before
    return turns


def arm_what_is_wanted(table: Table, session: GameSession, bots: list[Bot]) -> None:
    """Whoever is not asked, but would play a card, clicks it."""
    for seat, ask in list(session.asks.items()):
        if ask.number == UNASKED and ask.decision is not None and ask.decision.least == session.sealed[seat]:
            wanted = ask.decision.options[choice_of(bots[seat], session.state, seat, ask.decision)]
            if wanted.verb == PLAY:
                table.apply(entries.Armed(table.at, seat, wanted.subject, wanted.targets))


def seconds_of_a_turn(timers: Timers) -> float:
    turns = [time / 1000 for seed in range(GAMES) for time in windows_of(seed, timers)]
    return sum(turns) / len(turns)


def test_windows_of_a_quick_table_add_at_most_fifteen_seconds_to_a_turn() -> None:
    assert 1 < seconds_of_a_turn(Timers(quick=True)) <= 15


def test_windows_that_tell_nothing_add_little_more_than_people_need_to_answer() -> None:
    """A turn has eight windows or more, and in each of them somebody might need two seconds."""
    assert 15 < seconds_of_a_turn(Timers()) <= 24

"""How a finished game is kept in the histories of its people."""

import random

from taproom.kernel.dice import QuickDice
from taproom.protocol import commands as cm
from taproom.protocol.settings import Timers
from taproom.server.tables import entries, history
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.validation import judge
from tests.server.test_scenes import next_entry


def finished(game: str) -> Table:
    table = Table("k", entries.Opened(0, game, 4, {}, Timers(), False, "w", "5e" * 32, "00" * 16))
    for seat in range(4):
        table.apply(entries.Sat(0, seat, f"Guest {seat}", f"t{seat}", f"{seat:032x}", "", f"account {seat}"))
    entry = judge(table, 0, cm.Start(), 0, set)
    lot, dice = random.Random(5), QuickDice(5)
    while True:
        assert entry is not None
        table.apply(entry)
        if table.phase == OVER:
            return table
        entry = next_entry(table, lot, dice)


def places(table: Table) -> list[object]:
    columns = ["account", *history._COLUMNS.split(", ")]
    rows = [dict(zip(columns, values, strict=True)) for sql, values in history.statements(table, 9) if "INSERT" in sql]
    return [row["place"] for row in sorted(rows, key=lambda row: str(row["account"]))]


def test_places_at_dragonstones_follow_from_points_and_equals_share_one() -> None:
    table = finished("dragonstones")
    play = table.session
    assert play is not None
    for points in ([3, 1, 0, 1], [3, 2, 1, 0], [3, 0, 0, 0], [3, 3, 2, 2]):
        table.winners = [0]
        for seat, score in zip(play.state.seats, points, strict=True):  # type: ignore[attr-defined]
            seat.score = score
        better = [[other for other in range(4) if points[other] > points[seat] or other == 0] for seat in range(4)]
        assert places(table) == [1, *[1 + len(better[seat]) for seat in (1, 2, 3)]]
    table.winners = []
    assert places(table) == [0, 0, 0, 0], "nobody won a game that was not finished"


def test_places_at_the_inn_follow_from_who_was_out_when() -> None:
    found = places(finished("inn"))
    assert 1 in found and set(found) <= {1, 2, 3, 4}

"""Tournaments with the compiled engine: its classes do not travel between processes, so nothing of theirs may."""

from pathlib import Path

from taproom.arena import tournament
from taproom.arena.plan import RANDOM, Plan


def test_several_processes_play_a_tournament(tmp_path: Path) -> None:
    plan = Plan("inn", ("regular", "random"), RANDOM, 2, 4, (), (), 3)
    told: list[int] = []
    store = tournament.play(plan, 45, tmp_path / "arena.sqlite", 2, told.append)
    assert len(store.games()) == sum(told) == 45
    assert store.record(7).replay().over()

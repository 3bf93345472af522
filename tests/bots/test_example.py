"""The stranger's bot of the examples."""

from pathlib import Path

import pytest

from taproom.arena.figures import wilson
from taproom.arena.plan import FIXED, Plan
from taproom.arena.playing import play_one
from taproom.bots import make_bot
from taproom.kernel.dice import QuickDice
from taproom.kernel.verdicts import Malformed

FIRST_SET = ("deirdre", "fiona", "gerki", "zot")
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"


def test_it_has_under_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40


def test_it_beats_random() -> None:
    plan = Plan("inn", (str(EXAMPLE), "random", "random", "random"), FIXED, 4, 4, FIRST_SET, (), 1)
    won = 0.0
    for number in range(400):
        won += sum([seat.share for seat in play_one(plan, number).seats if seat.bot == str(EXAMPLE)])
    assert wilson(won, 400).low > 0.25


def test_a_file_without_a_bot_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.py"
    empty.write_text("", encoding="utf-8")
    for name in (str(empty), str(tmp_path / "missing.py")):
        with pytest.raises(Malformed):
            make_bot("inn", name, QuickDice(1))

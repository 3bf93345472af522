"""docs/research.md: its programs run, in small, and it tells of every field."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks
from tests.research.spaces import dragonstones, inn

PAGE = ROOT / "docs" / "research.md"
PROGRAMS = [block for block in blocks(PAGE) if block.kind == ("python", "research")]
LONG, SHORT = "GAMES, TRIALS = 20_000, 400", "GAMES, TRIALS = 2, 2"


@pytest.mark.parametrize("block", PROGRAMS, ids=lambda block: block.place)
def test_the_programs_of_the_page_run(block: Block, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(block.text.replace(LONG, SHORT), encoding="utf-8")
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr


def test_one_program_is_run_in_small() -> None:
    assert [LONG in block.text for block in PROGRAMS].count(True) == 1


def test_the_page_tells_of_every_field() -> None:
    tables = re.split(r"^And of Dragonstones:$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for space, text in ((inn(), tables[0]), (dragonstones(), tables[1])):
        rows = [line for line in text.splitlines() if line.startswith("| `")]
        told = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
        assert told == [field.name for field in space.fields]

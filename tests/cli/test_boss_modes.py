"""Every mode with Bosses from the command line: whole games, tournaments and the balance report."""

from pathlib import Path

import pytest

from tests.cli.console import Console

MODES = ["boss_battle", "two_headed_boss_battle", "leaders_and_lackeys", "boss_versus_boss"]
BOSSES = ("Amundyr", "Daareka", "Torglesnarf", "Vlazlo")
each_mode = pytest.mark.parametrize("mode", MODES)


@each_mode
def test_games_are_simulated_at_tables_that_can_be_laid(console: Console, mode: str) -> None:
    """Of all sizes that the mode has, those for which there are enough Bosses."""
    ran = console.run("simulate", "--games", "3", "--seed", "1", "--mode", mode)
    assert ran.status == 0, ran.err
    assert "Games: 3" in ran.out and any(boss in ran.out for boss in BOSSES)


@each_mode
def test_bots_meet_in_the_arena(console: Console, mode: str) -> None:
    ran = console.run("arena", "--bots", "random", "regular", "--games", "2", "--jobs", "1", "--mode", mode)
    assert ran.status == 0, ran.err
    assert any(boss in ran.out for boss in BOSSES)


@each_mode
def test_a_report_on_its_balance_is_written(console: Console, tmp_path: Path, mode: str) -> None:
    wish = ("--games", "2", "--jobs", "1", "--bots", "random", "--out", str(tmp_path))
    ran = console.run("balance", *wish, "--mode", mode)
    assert ran.status == 0, ran.err
    assert f"--mode {mode}" in (tmp_path / "balance.html").read_text(encoding="utf-8")


def test_a_table_for_which_there_are_too_few_bosses_is_refused(console: Console) -> None:
    ran = console.run("simulate", "--games", "1", "--mode", "boss_versus_boss", "--seats", "8")
    assert "too few characters who can be a Boss for 8 seats" in ran.complaint()

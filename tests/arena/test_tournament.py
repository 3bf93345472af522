"""Tournaments: the same games whoever plays them, every game kept once, whatever happens on the way."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from taproom.arena import tournament
from taproom.arena.plan import FIXED, RANDOM, ROUND_ROBIN, Plan, check, seating
from taproom.arena.standings import bot_standings
from taproom.arena.store import Store
from taproom.kernel.verdicts import Malformed

MIXED = Plan("inn", ("regular", "random"), RANDOM, 2, 5, (), (), 3)
QUICK = Plan("inn", ("random",), RANDOM, 2, 4, (), (), 3)

KILLED = """
import sys
from pathlib import Path
from taproom.arena import tournament
from taproom.arena.plan import RANDOM, Plan

def tell(done):
    print(done, flush=True)

tournament.play(Plan("inn", ("random",), RANDOM, 2, 4, (), (), 3), 100_000, Path(sys.argv[1]), 2, tell)
"""


def ignore(done: int) -> None:
    """Nobody watches."""


def play(plan: Plan, games: int, path: Path, jobs: int = 1) -> Store:
    return tournament.play(plan, games, path, jobs, ignore)


def test_the_games_do_not_depend_on_how_many_play_them(tmp_path: Path) -> None:
    alone = play(MIXED, 45, tmp_path / "one.sqlite", 1)
    together = play(MIXED, 45, tmp_path / "two.sqlite", 2)
    assert alone.seats() == together.seats()
    assert alone.games() == together.games()
    assert list(alone.cards()) == list(together.cards())


def test_a_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    play(QUICK, 30, tmp_path / "parts.sqlite").close()
    told: list[int] = []
    parts = tournament.play(QUICK, 50, tmp_path / "parts.sqlite", 1, told.append)
    assert told[0] == 30
    assert sum(told) == 50
    assert parts.seats() == play(QUICK, 50, tmp_path / "whole.sqlite").seats()


def test_a_recount_replays_every_record_and_finds_the_same(tmp_path: Path) -> None:
    path = tmp_path / "counted.sqlite"
    played = play(MIXED, 12, path).seats()
    assert tournament.recount(path).seats() == played


def test_a_recount_finds_a_game_whose_table_says_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "forged.sqlite"
    play(QUICK, 5, path).close()
    with sqlite3.connect(path) as file:
        file.execute("UPDATE seats SET share = 1 - share WHERE game = 3")
    with pytest.raises(Malformed, match="game 3 does not end as its table says"):
        tournament.recount(path)


def test_a_recount_needs_the_file_of_a_tournament(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="no such file"):
        tournament.recount(tmp_path / "none.sqlite")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_killed_tournament_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "killed.sqlite"
    kept = 0
    for batches in (1, 3, 6):
        child = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        told = [int(child.stdout.readline()) for _ in range(batches)]
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        # The end of its output comes when the last of its workers has noticed and gone.
        child.stdout.read()
        child.stdout.close()
        assert told[0] == kept, "it began with all that was there"
        with sqlite3.connect(path) as file:
            kept = file.execute("SELECT count(*) FROM games").fetchone()[0]
            seated = file.execute("SELECT count(DISTINCT game) FROM seats").fetchone()[0]
        file.close()
        assert kept >= sum(told), "whatever was told was written"
        assert kept == seated, "no game was half written"
    games = kept + 25
    store = play(QUICK, games, path)
    whole = play(QUICK, games, tmp_path / "whole.sqlite")
    numbers = [number for number, _, _, _ in store.games() if number < games]
    assert numbers == list(range(games))
    assert [row for row in store.seats() if row[0] < games] == whole.seats()


def test_every_game_is_kept_as_a_record_that_replays(tmp_path: Path) -> None:
    store = play(MIXED, 12, tmp_path / "kept.sqlite")
    rows = store.seats()
    for number, seats, _, decisions in store.games():
        record = store.record(number)
        state = record.replay()
        assert state.over()
        assert len(record.choices) == decisions
        shares = {row[1]: row[5] for row in rows if row[0] == number}
        assert [seat for seat in range(seats) if shares[seat] > 0] == state.winners()
        assert sum(shares.values()) == pytest.approx(1)
    with pytest.raises(Malformed):
        store.record(99)


def test_a_file_belongs_to_one_tournament(tmp_path: Path) -> None:
    path = tmp_path / "mine.sqlite"
    play(QUICK, 1, path).close()
    other = Plan("inn", ("random",), RANDOM, 2, 4, (), (), 4)
    with pytest.raises(Malformed, match="another tournament"):
        play(other, 1, path)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE plan SET rules = 0")
    file.close()
    with pytest.raises(Malformed, match="rules version 0"):
        play(QUICK, 2, path)
    scrap = tmp_path / "scrap.sqlite"
    scrap.write_text("This is a letter, not a database. " * 40, encoding="utf-8")
    with pytest.raises(Malformed, match="not the file of a tournament"):
        play(QUICK, 1, scrap)


def test_a_file_of_e604f0f_is_migrated(tmp_path: Path) -> None:
    """It named the rules by a hash."""
    path = tmp_path / "old.sqlite"
    sql = Path(__file__).parent.parent / "server" / "fixtures" / "e604f0f" / "tournament.sql"
    with sqlite3.connect(path) as file:
        file.executescript(sql.read_text(encoding="utf-8"))
    file.close()
    for _ in range(2):
        store = Store(path)
        assert store.rules() == 1 and len(store.games()) == 2
        assert [store.record(number).rules for number in range(2)] == [1, 1]
        store.close()


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 98")
    file.close()
    with pytest.raises(Malformed, match="file version 98 is newer than this program supports"):
        Store(path)


def test_a_bot_that_breaks_the_rules_stops_the_tournament(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text(
        "from taproom.kernel.bots import Bot\n\n\nclass Cheat(Bot):\n"
        "    def __init__(self, chance):\n        pass\n\n"
        "    def choose(self, view, decision):\n        return -1\n",
        encoding="utf-8",
    )
    plan = Plan("inn", (str(cheat), "random"), FIXED, 2, 2, (), (), 1)
    with pytest.raises(Malformed, match=r"cheat\.py.*not among those"):
        play(plan, 3, tmp_path / "cheat.sqlite")


def test_fixed_bots_move_on_by_one_seat_from_game_to_game() -> None:
    plan = Plan("inn", ("regular", "random", "random", "random"), FIXED, 4, 4, (), (), 1)
    assert [seating(plan, number).bots.index("regular") for number in range(8)] == [0, 3, 2, 1, 0, 3, 2, 1]


def test_a_round_robin_plays_every_mixture_in_every_rotation() -> None:
    plan = Plan("inn", ("regular", "random"), ROUND_ROBIN, 3, 3, (), (), 1)
    played = Counter([seating(plan, number).bots for number in range(6)])
    assert len(played) == 6
    assert all([len(set(bots)) == 2 for bots in played])


def test_line_ups_are_drawn_from_the_characters_named() -> None:
    named = ("gerki", "eve", "zot", "fiona", "gog")
    plan = Plan("inn", ("random",), RANDOM, 3, 5, named, (("drinks", "rdi1,rdi2"),), 1)
    sizes: set[int] = set()
    for number in range(40):
        options = seating(plan, number).options
        seats = options["seats"]
        assert isinstance(seats, list)
        assert {seat["character"] for seat in seats} <= set(named)
        assert options["drinks"] == ["rdi1", "rdi2"]
        sizes.add(len(seats))
    assert sizes == {3, 4, 5}


def test_a_character_in_focus_sits_at_every_table_on_every_seat() -> None:
    plan = Plan("inn", ("random",), RANDOM, 3, 3, (), (), 1, "zot")
    tables = [seating(plan, number).options["seats"] for number in range(6)]
    assert [[seat["character"] for seat in seats].index("zot") for seats in tables] == [0, 1, 2, 0, 1, 2]  # type: ignore[attr-defined]
    assert len({str(seats) for seats in tables}) == 6
    named = Plan("inn", ("random",), RANDOM, 3, 3, ("eve", "gog", "zot"), (), 1, "zot")
    for number in range(4):
        seats = seating(named, number).options["seats"]
        assert {seat["character"] for seat in seats} == {"eve", "gog", "zot"}  # type: ignore[attr-defined]


def test_a_plan_without_a_focus_is_written_as_ever() -> None:
    assert "focus" not in QUICK.text() and '"focus": "zot"' in replace(QUICK, focus="zot").text()


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan("inn", ("regular",), "chess", 4, 4, (), (), 1), "no pairing"),
        (Plan("inn", (), RANDOM, 4, 4, (), (), 1), "at least one bot"),
        (Plan("inn", ("random",) * 5, FIXED, 4, 4, (), (), 1), "do not fit"),
        (Plan("inn", ("random",), RANDOM, 4, 4, ("eve",), (), 1), "too few"),
        (Plan("inn", ("random",), RANDOM, 4, 4, (), (("weather", "rain"),), 1), "weather"),
        (Plan("whist", ("random",), RANDOM, 4, 4, (), (), 1), "no game"),
        (Plan("inn", ("champion",), RANDOM, 4, 4, (), (), 1), "champion"),
        (Plan("inn", ("random",), RANDOM, 4, 4, (), (), 1, "zott"), "zot"),
    ],
)
def test_a_wrong_plan_says_what_is_wrong(plan: Plan, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=complaint):
        play(plan, 1, tmp_path / "wrong.sqlite")
    assert not (tmp_path / "wrong.sqlite").exists()


TEAMS = Plan("inn", ("random", "regular"), FIXED, 4, 7, (), (("mode", "two_headed_dragon"),), 5)


def test_bots_sit_by_team_and_a_teams_win_is_one_win(tmp_path: Path) -> None:
    store = play(TEAMS, 6, tmp_path / "teams.db")
    for number, seats, _, _ in store.games():
        assert seats in (4, 6)
        rows = [row for row in store.seats() if row[0] == number]
        assert [row[7] for row in rows] == [seat // 2 for seat in range(seats)]
        assert all([len({row[2] for row in rows if row[7] == team}) == 1 for team in range(seats // 2)])
        winners = {row[7] for row in rows if row[5]}
        assert [row[5] for row in rows if row[5]] == [1 / len(winners)] * (2 * len(winners))
    tournament.recount(tmp_path / "teams.db")
    standings = bot_standings(store)
    assert sum([one.share.won for one in standings]) == pytest.approx(6)
    assert sum([one.share.trials for one in standings]) == len({(row[0], row[7]) for row in store.seats()})


def test_a_tournament_of_tables_that_cannot_be_is_refused() -> None:
    plan = Plan("inn", ("random",), FIXED, 5, 5, (), (("mode", "two_headed_dragon"),), 5)
    with pytest.raises(Malformed, match=r"R70\.1\.1"):
        check(plan)

"""The balance report and the commands."""

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from taproom.arena import report, tournament
from taproom.arena.balance import measure
from taproom.arena.plan import RANDOM, Plan
from taproom.arena.store import Store
from taproom.i18n.messages import LANGUAGES
from tests.cli.console import Console

GAMES = 40


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    # None of them has cards that are called back or lie open, so that every card can be accounted for.
    plan = Plan("inn", ("regular",), RANDOM, 3, 4, ("deirdre", "eve", "fiona", "fleck", "gerki", "zot"), (), 5)
    return tournament.play(plan, GAMES, tmp_path_factory.mktemp("balance") / "games.sqlite", 1, lambda done: None)


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Console:
    return Console(monkeypatch, capsys)


def test_everything_adds_up(store: Store) -> None:
    balance = measure(store)
    seats = len(store.seats())
    assert balance.games == GAMES
    assert sum([one.all.won for one in balance.characters]) == pytest.approx(GAMES)
    assert sum([one.all.trials for one in balance.characters]) == seats
    assert sum([one.fair * one.all.trials for one in balance.characters]) == pytest.approx(GAMES)
    assert sum([share.won for share in balance.places.values()]) == pytest.approx(GAMES)
    assert sum([sum(counts.values()) for counts in balance.turns.values()]) == GAMES
    for one in balance.characters:
        assert sum([share.trials for share in one.by_seats.values()]) == one.all.trials
        assert sum([share.trials for share in one.by_place.values()]) == one.all.trials
        assert sum(one.causes.values()) == one.lost


def test_every_card_that_came_to_hand_went_somewhere(store: Store) -> None:
    cards = measure(store).cards
    assert cards
    for card in cards:
        deeds = card.deeds
        assert deeds["played"] + deeds["discarded"] + deeds["kept"] == card.seen
        assert card.opening.trials + card.otherwise.trials > 0
    opening = sum([card.deeds["dealt"] for card in cards])
    assert opening == 7 * len(store.seats())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(store: Store, tmp_path: Path, language: str) -> None:
    paths = report.write(store, tmp_path, language)
    assert {path.name for path in paths} == {
        "balance.html",
        "characters.csv",
        "places.csv",
        "cards.csv",
        "length.csv",
        "balance.json",
    }
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    for word in ("<script", "http:", "https:", "<img", "<link", "@import"):
        assert word not in page
    drawings = page.count("<svg")
    assert drawings > 4
    for part in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


TEAMS = (("mode", "two_headed_dragon"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_a_mode_names_it_and_goes_by_its_teams(tmp_path: Path, language: str) -> None:
    plan = Plan("inn", ("random",), RANDOM, 4, 6, (), TEAMS, 5)
    store = tournament.play(plan, 6, tmp_path / "games.sqlite", 1, lambda done: None)
    balance = measure(store)
    assert balance.fair == pytest.approx({4: 1 / 2, 6: 1 / 3})
    report.write(store, tmp_path, language)
    assert "--mode two_headed_dragon" in (tmp_path / "balance.html").read_text(encoding="utf-8")


def test_the_report_of_the_plain_game_names_no_options(store: Store, tmp_path: Path) -> None:
    report.write(store, tmp_path, "en")
    assert "regular. Seed 5" in (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert measure(store).fair == pytest.approx({3: 1 / 3, 4: 1 / 4})


def test_the_data_lies_beside_it(store: Store, tmp_path: Path) -> None:
    report.write(store, tmp_path, "en")
    with (tmp_path / "characters.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert sum([float(row["won"]) for row in rows]) == pytest.approx(GAMES, abs=0.2)
    with (tmp_path / "length.csv").open(encoding="utf-8") as file:
        assert sum([int(row["games"]) for row in csv.DictReader(file)]) == GAMES
    data = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert data["games"] == GAMES
    assert sum([sum(counts.values()) for counts in data["turns"].values()]) == GAMES


def test_the_arena_command_prints_standings_and_keeps_the_file(console: Console, tmp_path: Path) -> None:
    out, table = tmp_path / "arena.sqlite", tmp_path / "standings.csv"
    command = ("arena", "--game", "dragonstones", "--bots", "regular,random", "--games", "6", "--jobs", "1")
    ran = console.run(*command, "--out", str(out), "--table", str(table))
    assert ran.status == 0, ran.err
    assert "6 games" in ran.out and "regular" in ran.out
    assert len(table.read_text(encoding="utf-8").splitlines()) == 3
    assert console.run(*command, "--out", str(out)).out == ran.out
    russian = console.run(*command, "--out", str(out), "--lang", "ru").out
    assert "6 партий" in russian and "games" not in russian


def test_the_balance_command_writes_its_folder(console: Console, tmp_path: Path) -> None:
    folder = tmp_path / "fair"
    ran = console.run("balance", "--games", "4", "--seats", "3", "--jobs", "1", "--out", str(folder), "--lang", "ru")
    assert ran.status == 0, ran.err
    assert "Записано" in ran.out and "balance.html" in ran.out
    assert 'lang="ru"' in (folder / "balance.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["arena", "--pairing", "chess"], "no pairing"),
        (["arena", "--games", "0"], "--games"),
        (["arena", "--jobs", "-1"], "--jobs"),
        (["arena", "--bots", "missing.py"], "no bot file"),
        (["balance", "--seats", "9-2"], "--seats"),
        (["balance", "--lang", "fr"], "fr"),
    ],
)
def test_wrong_wishes_are_told_in_one_line(
    console: Console, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    out = tmp_path / "out"
    assert complaint in console.run(*arguments, "--out", str(out)).complaint()

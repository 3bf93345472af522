"""The commands that look things up and count things."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from taproom.cli import simulate as simulation
from taproom.cli.rules import order
from taproom.inn.game import InnGame
from tests.cli.console import Console

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    shlex.split(line)
    for path in sorted((ROOT / "src" / "taproom" / "cli").glob("*.py"))
    for line in re.findall(
        r"^ +taproom ((?:card|deck|rules|where|scenario) .+)$", path.read_text("utf-8"), re.MULTILINE
    )
]


@pytest.mark.parametrize("example", EXAMPLES, ids=" ".join)
def test_examples_of_the_help_can_be_typed(
    console: Console, monkeypatch: pytest.MonkeyPatch, example: list[str]
) -> None:
    monkeypatch.chdir(ROOT)
    ran = console.run(*example)
    assert ran.status == 0 and ran.out, ran.err


@pytest.mark.parametrize(
    "name", ["winning_hand", "Winning Hand!", "winning hand!", "Выигрышная рука!", "gerki/winning_hand"]
)
def test_a_card_is_found_by_key_and_title(console: Console, name: str) -> None:
    shown = console.run("card", name).out
    assert shown.startswith("Winning Hand! (Gambling)\n")
    assert "Key: winning_hand" in shown
    assert "gerki x2" in shown
    assert "only cheating may take control next" in shown


def test_a_card_is_shown_in_russian(console: Console) -> None:
    assert console.run("card", "winning_hand", "--lang", "ru").out.startswith("Выигрышная рука! (азарт)\n")


@pytest.mark.parametrize(("key", "language"), [("gerki", "en"), ("eve", "ru"), ("rdi1", "en"), ("drinks_rdi2", "ru")])
def test_a_deck_shows_all_its_cards(console: Console, key: str, language: str) -> None:
    shown = console.run("deck", key, "--lang", language).out
    counts = [int(line.split(" x ")[0]) for line in shown.splitlines() if " x " in line and line[0].isdigit()]
    assert sum(counts) == (40 if key in ("gerki", "eve") else 30)


def test_cards_and_decks_of_a_pack_are_shown(console: Console) -> None:
    pack = ("--pack", str(ROOT / "examples" / "packs" / "5-side-decks"))
    listed = console.run("deck", *pack).out
    assert re.search(r"^magda +40 ", listed, re.MULTILINE) and re.search(r"^gerki +40 ", listed, re.MULTILINE)
    shown = console.run("deck", "magda", *pack).out
    assert shown.startswith("Magda the Cellar-Keeper")
    key = re.findall(r"\[(\w+)\]", shown)[0]
    assert f"Key: {key}" in console.run("card", f"magda/{key}", *pack).out
    (card,) = json.loads(console.run("card", f"magda/{key}", *pack, "--json").out)
    assert card["deck"] == "magda"
    assert json.loads(console.run("deck", "magda", *pack, "--json").out)["deck"]["name"] == "Magda"
    assert "there is no deck 'magda'" in console.run("deck", "magda").complaint()
    beggars = ("--game", "dragonstones", "--pack", str(ROOT / "examples" / "packs" / "6-dragonstones"))
    assert "magpie" in console.run("card", "magpie", *beggars).out
    assert len(console.run("deck", "special", *beggars).out.splitlines()) > len(
        console.run("deck", "special", "--game", "dragonstones").out.splitlines()
    )


def test_where_names_file_and_line_and_who_mentions_it(console: Console) -> None:
    lines = console.run("where", "gerki/tip_jar", "--root", str(ROOT)).out.splitlines()
    path, number = lines[0].split(":")
    assert path == os.path.join("src", "taproom", "inn", "content", "gerki.toml")
    assert (ROOT / path).read_text(encoding="utf-8").splitlines()[int(number) - 1] == 'key = "tip_jar"'
    assert any([__file__.endswith(line.strip().split(":")[0]) for line in lines])


def test_a_common_card_is_found_where_it_is_written_and_where_it_is_named(console: Console) -> None:
    folder = os.path.join("src", "taproom", "inn", "content")
    for query, decks in (("dropped_my_cards", ["eve", "common", "fleck", "gerki"]), ("gog/i_raise", ["common", "gog"])):
        said = console.run("where", query, "--root", str(ROOT)).out.split("mentioned in:")[0].splitlines()
        key = query.split("/")[-1]
        places = [line.split(":") for line in said]
        assert [path for path, _ in places] == [os.path.join(folder, f"{deck}.toml") for deck in decks]
        for path, number in places:
            line = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(number) - 1]
            assert line == f'key = "{key}"' or line.startswith(f"common.{key} = ")


def test_rules_are_listed_with_their_scenarios(console: Console, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "rulebook"
    folder.mkdir(parents=True)
    (folder / "some.yaml").write_text("id: one\nrules: [R7.4.1]\n---\nid: two\nrules:\n  - R7.4.1\n", encoding="utf-8")
    listed = console.run("rules", "--cited", "--root", str(tmp_path)).out.splitlines()
    assert "R7.4.1    one two" in listed
    ids = [line.split()[0] for line in listed]
    assert ids == sorted(ids, key=order)
    one = console.run("rules", "r7.4.1", "--cited", "--root", str(tmp_path)).out
    assert "code      inn/state/reasons.py" in one
    assert "scenario  two" in one
    chapter = console.run("rules", "R7", "--cited", "--root", str(tmp_path)).out
    assert "R7.4.2" in chapter
    coverage = console.run("rules", "--coverage", "--root", str(tmp_path)).out.splitlines()
    assert coverage[-1].startswith("1 of ")
    assert [line.split()[1:] for line in coverage if line.startswith("R7.4.1 ")] == [["one", "two"]]
    assert [line.split()[1:] for line in coverage if line.startswith("R11.1.4 ")] == [["-"]]


def test_the_rulebook_is_read_by_chapter_number_and_word(console: Console) -> None:
    contents = console.run("rules").out.splitlines()
    assert "  R7   Gambling" in contents and "  R92  Auctions" in contents
    assert "  R92  Аукционы" in console.run("rules", "--language", "ru").out.splitlines()
    assert "inn" not in console.run("rules", "--game", "dragonstones").out.splitlines()
    rule = console.run("rules", "r7.4.2").out.splitlines()
    assert rule[:2] == ["R7 Gambling", 'R7.4 "Winning Hand!"']
    assert [line.split()[:2] for line in rule if "R7.4." in line[:9]] == [
        ["R7.4.1", "After"],
        [">", "R7.4.2"],
        ["R7.4.3", "Cheating"],
    ]
    assert "R7.4.3" in console.run("rules", "R7.4").out and "R7.5.1" not in console.run("rules", "R7.4").out
    assert "R7.8.2" in console.run("rules", "R7").out
    found = console.run("rules", "chaser", "sober").out
    assert "R8.3.3" in found and "R8.3.1" not in found
    assert "R8.7.1" in console.run("rules", "пьющий", "тролля", "--lang", "ru").out
    assert "R8.7.1" in console.run("rules", "Пьющий тролля", "--lang", "ru").out


def test_a_simulation_sums_up(console: Console) -> None:
    ran = console.run("simulate", "--games", "8", "--seats", "2-4", "--jobs", "1")
    assert (ran.status, ran.err) == (0, "")
    for words in ("Games: 8", "Decisions per game", "Turns per game", "Losses, passed out", "order of play"):
        assert words in ran.out


def test_a_simulation_is_told_in_russian_too(console: Console) -> None:
    command = ("simulate", "--games", "4", "--seats", "2", "--characters", "gerki,eve", "--jobs", "1", "--lang", "ru")
    out = console.run(*command).out
    for words in ("Партий: 4", "Решений за партию", "Поражений", "Герки", "2 места"):
        assert words in out
    assert "Losses" not in out and "Gerki" not in out


def test_a_simulation_gives_the_same_however_many_work_at_it() -> None:
    plan = simulation.Plan("inn", 2, 3, ())
    alone, together = [simulation.simulate(plan, 70, 5, jobs, lambda done: None) for jobs in (1, 2)]
    assert alone.games == 70
    assert simulation.report(alone, "inn") == simulation.report(together, "inn")


def test_a_simulation_seats_only_whom_it_was_told(console: Console) -> None:
    out = console.run("simulate", "--games", "5", "--seats", "2", "--characters", "gerki,eve", "--jobs", "1").out
    assert "Gerki" in out and "Eve" in out and "Zot" not in out


def test_an_error_in_a_simulation_is_reported_with_its_seed(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_turn(self: InnGame, state: object) -> int:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(InnGame, "on_turn", on_turn)
    ran = console.run("simulate", "--games", "2", "--seed", "40", "--seats", "2", "--jobs", "1")
    assert ran.status == 1
    assert "ERROR with seed 40: RuntimeError: the roof fell in\nERROR with seed 41:" in ran.out


def test_scenarios_are_run(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    path.write_text("pudding: 1\n", encoding="utf-8")
    ran = console.run("scenario", str(path))
    assert ran.status == 2
    assert "none.yaml:1" in ran.err and "Traceback" not in ran.err


def test_help_and_version(console: Console) -> None:
    assert "simulate" in console.run("--help").out
    assert console.run("--version").out.strip()


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-c", "import sys; from taproom.cli.main import main; sys.exit(main(['deck', 'gerki']))"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
        assert (process.wait(), complaint) == (0, b"")


def test_no_colours_into_a_pipe() -> None:
    command = [sys.executable, "-c", "import sys; from taproom.cli.main import main; sys.exit(main(sys.argv[1:]))"]
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONUTF8": "1"}
    for arguments in (["--help"], ["simulate", "--games", "2", "--seats", "2"], ["play", "--lang", "ru"]):
        ran = subprocess.run([*command, *arguments], capture_output=True, stdin=subprocess.DEVNULL, env=environment)
        assert ran.returncode == 0
        assert b"\x1b" not in ran.stdout + ran.stderr

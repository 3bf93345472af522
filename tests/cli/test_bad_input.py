"""Whatever is wrong with the input is said in one line, with what would be right; never a traceback."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.console import Console

WRONG = [
    (["nonsense"], "Unknown command"),
    (["play", "--seats", "x"], "--seats"),
    (["play", "--seats", "1"], "2 to 10 seats"),
    (["play", "--seats", "99"], "2 to 10 seats"),
    (["play", "--seats", "-3"], "2 to 10 seats"),
    (["play", "--seats"], "--seats"),
    (["play", "--seats", "3", "--seats", "4"], "--seats"),
    (["play", "--character", "gerky"], "did you mean gerki"),
    (["play", "--character", "drinks_rdi1"], "no character deck"),
    (["play", "--character", "gerki", "--opponents", "gerki"], "twice"),
    (["play", "--seats", "2", "--opponents", "eve,zot,gog"], "do not fit"),
    (["play", "--drinks", "rdi7"], "drinks_rdi"),
    (["play", "--drinks", ","], "at least one drink deck"),
    (["play", "--bar-deck", "perhaps"], "yes or no"),
    (["play", "--first", "5"], "number of a seat"),
    (["play", "--frist", "1"], "did you mean first"),
    (["play", "--colour", "red"], "no option colour"),
    (["play", "--mode", "two_heads"], "free_for_all, two_headed_dragon"),
    (["play", "--mode", "two_headed_dragon", "--seats", "5"], "cannot be split into teams of 2 (R70.1.1)"),
    (["play", "--mode", "two_headed_dragon", "--seats", "2"], "4 to 10 seats in teams of 2, not 2 seats (R70.1.1)"),
    (["play", "--mode", "two_headed_dragon", "--teams", "A,B,B,B"], "every team has 2 members (R70.1.1)"),
    (["play", "--mode", "two_headed_dragon", "--teams", "A,B,A,B"], "teammates sit next to each other (R70.1.1)"),
    (["play", "--mode", "two_headed_dragon", "--teams", "A,B"], "the team of each of 4 seats"),
    (["play", "--teams", "A,A,B,B"], "or choose a mode with teams (R1.2.3)"),
    (["play", "--mode", "boss_versus_boss", "--teams", "A,A,B,B"], "or choose a mode with teams (R74.1.1)"),
    (["simulate", "--mode", "two_headed_dragon", "--seats", "5"], "(R70.1.1)"),
    (["simulate", "--mode", "two_headed_dragon", "--teams", "A,B,B,B", "--seats", "4"], "every team has 2 members"),
    (["play", "--lang", "de"], "en, ru"),
    (["play", "--game", "chess"], "choose from"),
    (["play", "--game", ""], "choose from"),
    (["play", "--game", "dragonstones", "--character", "gerki"], "no characters"),
    (["play", "--game", "dragonstones", "--drinks", "rdi1"], "no option"),
    (["play", "--game", "dragonstones", "--seats", "2"], "3 to 6 seats"),
    (["play", "--seed", "1.5"], "--seed"),
    (["play", "--seats", "4.5"], "not a whole number"),
    (["play", "--seed", "1e3"], "not a whole number"),
    (["play", "--seed", "9" * 5000], "--seed"),
    (["play", "extra"], "extra"),
    (["simulate", "--games", "0"], "at least 1"),
    (["simulate", "--games", "many"], "--games"),
    (["simulate", "--jobs", "-2"], "--jobs"),
    (["simulate", "--seats", "8-2"], "write 2-8"),
    (["simulate", "--seats", "2-"], "a range such as 2-8"),
    (["simulate", "--seats", "2-3-4"], "a range such as 2-8"),
    (["simulate", "--seats", "1"], "2 to 10 seats"),
    (["simulate", "--seats", "11"], "2 to 10 seats"),
    (["simulate", "--characters", "gerki", "eve"], "too few"),
    (["simulate", "--characters", "gerki,evee", "--seats", "2"], "did you mean eve"),
    (["simulate", "--game", "go"], "choose from"),
    (["card"], "card"),
    (["card", "winning_hnad"], "did you mean winning_hand"),
    (["card", ""], "no card"),
    (["card", "winning_hand", "--lang", "xx"], "en, ru"),
    (["deck", "gerky"], "did you mean gerki"),
    (["deck", "???"], "choose from"),
    (["where", "no_such_card_at_all"], "no card"),
    (["where", "wench_tip", "--root", "nowhere"], "not a folder"),
    (["rules", "R99.9"], "the nearest is R96.1.1"),
    (["rules", "R7.4.9"], "the nearest is R7.4.3"),
    (["rules", "d5.77"], "the nearest is D5.9"),
    (["rules", "pudding"], "no rule speaks of 'pudding'"),
    (["rules", "R92", "--game", "inn"], "there is no rule R92"),
    (["rules", "--game", "go"], "choose from"),
    (["rules", "R1", "--lang", "xx"], "en, ru"),
    (["rules", "R99.9", "--cited"], "nothing cites"),
    (["rules", "pudding", "--cited"], "nothing cites"),
    (["rules", "--cited", "--root", "nowhere"], "not a folder"),
    (["scenario"], "name the scenarios"),
    (["replay"], "RECORD"),
    (["replay", "nowhere.json"], "nowhere.json"),
    (["replay", "."], "."),
]


@pytest.mark.parametrize(("arguments", "hint"), WRONG, ids=range(len(WRONG)))
def test_a_mistake_is_told_in_one_line(console: Console, arguments: list[str], hint: str) -> None:
    ran = console.run(*arguments)
    assert hint in ran.complaint()
    assert ran.out == ""


IN_RUSSIAN = [
    (["play", "--seats", "1"], "от 2 до 10 мест"),
    (["play", "--character", "gerky"], "может быть, gerki?"),
    (["play", "--teams", "A,A,B,B"], "режим с командами (R1.2.3)"),
    (["play", "--game", "dragonstones", "--seats", "2"], "от 3 до 6"),
    (["simulate", "--seats", "8-2"], "напиши 2-8"),
    (["simulate", "--seats", "2-"], "промежуток"),
    (["simulate", "--games", "0"], "не меньше 1"),
    (["simulate", "--jobs", "-2"], "все ядра"),
    (["simulate", "--characters", "gerki", "eve"], "не хватает"),
    (["balance", "--games", "0"], "не меньше 1"),
    (["arena", "--bots", "regular", "--pairing", "odd"], "нет такого порядка"),
    (["card", "winning_hnad"], "может быть, winning_hand?"),
    (["deck", "???"], "есть amundyr"),
    (["rules", "R7.4.9"], "ближе всех R7.4.3"),
    (["rules", "pudding"], "ни одно правило"),
]


@pytest.mark.parametrize(("arguments", "hint"), IN_RUSSIAN, ids=range(len(IN_RUSSIAN)))
@pytest.mark.parametrize("option", [["--lang", "ru"], ["--language=ru"]], ids=["lang", "language"])
def test_a_mistake_is_told_in_the_language_asked_for(
    console: Console, option: list[str], arguments: list[str], hint: str
) -> None:
    ran = console.run(*arguments, *option)
    assert hint in ran.complaint()
    assert ran.out == ""


GOOD = {
    "format": 2,
    "game": "inn",
    "rules": 1,
    "options": {"seats": [{"character": "gerki"}, {"character": "eve"}]},
    "key": "00" * 32,
    "choices": [],
}
BROKEN = [
    ("", "not a record"),
    ("{", "not a record"),
    ("[]", "JSON object"),
    ("[" * 100_000, "broken.json"),
    (json.dumps({**GOOD, "format": 9}), "format 9"),
    (json.dumps({**GOOD, "format": 0}), "this program reads 1 to 2"),
    (json.dumps({**GOOD, "rules": "d07250b400affcd4"}), "'rules' (a whole number)"),
    (json.dumps({**GOOD, "game": "chess"}), "choose from"),
    (json.dumps({**GOOD, "game": 3}), "'game'"),
    (json.dumps({**GOOD, "key": "zz"}), "32 bytes"),
    (json.dumps({**GOOD, "options": {"seats": 3}}), "seats"),
    (json.dumps({**GOOD, "options": {"seats": [], "jokers": 1}}), "jokers"),
    (json.dumps({**GOOD, "options": {"seats": [{"character": "gerki"}]}}), "2 to 10 seats"),
    (json.dumps({**GOOD, "choices": [1]}), "choice 1"),
    (json.dumps({**GOOD, "choices": [["a", 1]]}), "choice 1"),
    (json.dumps({**GOOD, "choices": [[0, 10**30, 1]]}), "choice 1"),
]
REFUTED = [
    ([[9, 0]], "does not replay at choice 1: there is no seat 9"),
    ([[0, 10**30], [1, 10**30]], "does not replay"),
]


@pytest.mark.parametrize(("text", "hint"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_record_is_told_in_one_line(console: Console, tmp_path: Path, text: str, hint: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    complaint = console.run("replay", str(path)).complaint()
    assert hint in complaint
    assert "broken.json" in complaint or "chess" in text


@pytest.mark.parametrize(("choices", "hint"), REFUTED)
def test_a_record_that_does_not_replay_is_a_failed_check(
    console: Console, tmp_path: Path, choices: list[list[int]], hint: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps({**GOOD, "choices": choices}), encoding="utf-8")
    assert hint in console.run("replay", str(path)).complaint(status=1)


def test_a_record_that_is_no_text(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "not UTF-8" in console.run("replay", str(path)).complaint()


@pytest.mark.parametrize("to", ["-1", "1", "x"])
def test_a_record_is_replayed_no_further_than_it_goes(console: Console, tmp_path: Path, to: str) -> None:
    path = tmp_path / "fine.json"
    path.write_text(json.dumps(GOOD), encoding="utf-8")
    assert "--to" in console.run("replay", str(path), "--to", to).complaint()


def test_a_record_that_cannot_be_written_is_told_before_the_game(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder.json"
    assert "folder.json" in console.run("play", "--record", str(path)).complaint()


def test_input_that_is_no_text(console: Console) -> None:
    ran = console.run("play", "--seed", "1", typed=io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8"))
    assert ran.complaint() == "taproom: the input is not UTF-8 text (byte 1)\n"


def test_a_file_of_scenarios_that_is_none(console: Console, tmp_path: Path) -> None:
    (tmp_path / "tests" / "rulebook").mkdir(parents=True)
    (tmp_path / "tests" / "rulebook" / "bad.yaml").write_text("id: [", encoding="utf-8")
    assert "bad.yaml" in console.run("rules", "--cited", "--root", str(tmp_path)).complaint()

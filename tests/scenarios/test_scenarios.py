"""The runner of scenarios: what it reports, what it refuses, and where it points."""

import json
from pathlib import Path

import pytest

from taproom.scenarios import run

GOOD = """\
id: wine
seats:
  - {character: gog, drink_pile: [wine]}
  - {character: eve, hand: [tip_the_wench, this_is_empty]}
phase: drink
play:
  - eve: pass
expect:
  gog: {alcohol: 2}
"""


def outcome(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, verbose: bool = False, json: bool = False
) -> tuple[int, str]:
    path = tmp_path / "case.yaml"
    path.write_text(text)
    status = run([str(path)], verbose, json)
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def test_one_that_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert outcome(capsys, tmp_path, GOOD) == (0, "ok wine\n")


def test_one_that_fails_says_what_was_expected_and_seen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = outcome(capsys, tmp_path, GOOD.replace("alcohol: 2", "alcohol: 3, gold: 9"))
    assert status == 1
    assert said == "FAIL wine: gog.alcohol: expected 3, seen 2; gog.gold: expected 9, seen 10 at the end\n"


def test_several_documents_in_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD + "---\n" + GOOD.replace("wine\nseats", "again\nseats"))
    assert run([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "ok wine\nok again\n"


def test_the_log_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = outcome(capsys, tmp_path, GOOD, verbose=True)
    assert status == 0
    assert 'gog revealed "Wine"' in said


def test_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = outcome(capsys, tmp_path, GOOD.replace("alcohol: 2", "alcohol: 3"), json=True)
    assert status == 1
    (only,) = json.loads(said)
    assert (only["id"], only["line"], only["ok"]) == ("wine", 1, False)
    assert only["problem"] == "gog.alcohol: expected 3, seen 2 at the end"


def test_a_step_that_never_comes_names_the_reasons(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = outcome(capsys, tmp_path, GOOD.replace("eve: pass", "eve: {play: this_is_empty}"))
    assert status == 1
    assert "step 1 (eve: play this_is_empty) did not become possible before the turn ended" in said
    assert "R5.4.4" in said


def test_a_ban_that_is_broken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, said = outcome(capsys, tmp_path, GOOD.replace("eve: pass", "eve: {cannot: {play: tip_the_wench}}"))
    assert status == 1
    assert "step 1: expected that it cannot be (eve: play tip_the_wench), but it can" in said


def test_a_ban_for_another_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ban = "eve: {cannot: {play: this_is_empty}, why: R9.2.5}"
    status, said = outcome(capsys, tmp_path, GOOD.replace("eve: pass", ban))
    assert status == 1
    assert "expected a refusal by R9.2.5, seen R3.1.1" in said


@pytest.mark.parametrize(
    ("wrong", "right", "line", "hint"),
    [
        ("phase:", "fase:", 5, "a scenario has no 'fase'; did you mean phase?"),
        ("phase: drink", "phase: drunk", 5, "there is no phase 'drunk'; did you mean drink?"),
        ("eve: pass", "evee: pass", 7, "there is no seat 'evee'; did you mean eve?"),
        ("eve: pass", "eve: {plai: wine}", 7, "has no 'plai'; did you mean play?"),
        ("eve: pass", "eve: {play: tip_the_wensh}", 7, "there is no card tip_the_wensh; did you mean tip_the_wench?"),
        ("eve: pass", "eve: {play: tip_the_wench, on: gogg}", 7, "did you mean gog?"),
        ("drink_pile: [wine]", "drink_pile: [whine]", 3, "there is no card whine; did you mean wine?"),
        ("character: gog", "character: gogg", 3, "there is no deck gogg; did you mean gog?"),
        ("alcohol: 2", "alcool: 2", 9, "'alcool' cannot be expected here; did you mean alcohol?"),
        ("alcohol: 2", "alcohol: lots", 9, "alcohol is a whole number"),
        ("gog: {alcohol: 2}", "gogg: {alcohol: 2}", 9, "did you mean gog?"),
        ("drink_pile", "gold: -1, drink_pile", 3, "gold is a whole number"),
        ("id: wine", "id: wine\ngame: in", 2, "there is no game 'in'; did you mean inn?"),
        ("id: wine", "id: wine\nstop: turn_ende", 2, "there is no stop 'turn_ende'; did you mean turn_end?"),
        ("id: wine", "title: no id", 1, "a scenario needs an id"),
        ("phase: drink", "phase: drink\nphase: drink", 6, "'phase' is said twice"),
        ("expect:", "expect: [", 10, "not YAML"),
        ("id: wine", 'id: wine\ncards: [{key: x, type: action, text: "another playr: -1 fortitude"}]', 2, "another"),
    ],
)
def test_mistakes_are_pointed_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, wrong: str, right: str, line: int, hint: str
) -> None:
    status, said = outcome(capsys, tmp_path, GOOD.replace(wrong, right, 1))
    assert status == 2
    assert f"case.yaml:{line}: " in said
    assert hint in said
    assert "Traceback" not in said


def test_a_malformed_file_does_not_stop_the_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD.replace("phase:", "fase:"))
    (tmp_path / "b.yaml").write_text("id: [")
    (tmp_path / "c.yaml").write_text(GOOD)
    assert run([str(tmp_path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == "ok wine\n"
    assert "a.yaml:5: " in captured.err
    assert "b.yaml:1: " in captured.err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["nowhere.yaml"]) == 2
    assert "nowhere.yaml:1: there is no such file or folder" in capsys.readouterr().err

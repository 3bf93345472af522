"""A whole game at the terminal, typed ahead."""

import itertools
import json
from pathlib import Path

import pytest

from taproom.inn.rules.version import HASHES
from taproom.kernel.decisions import pick_from
from taproom.terminal.answers import Misunderstood, read_answer
from tests.cli.console import Console

ANSWERS = "".join([f"{word}\n" for word in itertools.islice(itertools.cycle(["2", "1", "", "3", "-", "1 2"]), 4000)])
OUTCOMES = {
    "en": ("You won!", "You lost. Better luck next time."),
    "ru": ("Победа за тобой!", "Проигрыш. Повезёт в другой раз."),
}

SITTING = ("--character", "fiona", "--opponents", "gerki,zot,deirdre")
"""Named, because by lot a new character would change who sits where, and so what a seed brings about."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "seed"), [("2", "1"), ("4", "2"), ("6", "3")])
def test_a_game_is_played_to_its_end(console: Console, language: str, seats: str, seed: str) -> None:
    ran = console.run("play", "--seats", seats, "--seed", seed, "--lang", language, typed=ANSWERS)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] in OUTCOMES[language]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_team_game_is_played_to_its_end(console: Console, language: str) -> None:
    mode = ("--mode", "two_headed_dragon", "--seats", "4")
    ran = console.run("play", *mode, "--seed", "2", "--lang", language, typed=ANSWERS)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] in OUTCOMES[language]
    assert {"en": "Your team is asked", "ru": "Спрашивают твою команду"}[language] in ran.out


def test_the_other_game_is_played_to_its_end(console: Console) -> None:
    ran = console.run("play", "--game", "dragonstones", "--seed", "1", typed="\n" * 3000)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] in OUTCOMES["en"]


def test_the_same_seed_gives_the_same_game(console: Console) -> None:
    one = console.run("play", "--seed", "7", typed=ANSWERS)
    assert one.out == console.run("play", "--seed", "7", typed=ANSWERS).out
    assert one.out != console.run("play", "--seed", "8", typed=ANSWERS).out


def test_a_recorded_game_replays_with_the_same_log(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = console.run("play", *SITTING, "--seed", "7", "--record", str(path), typed=ANSWERS)
    assert played.out.splitlines()[-1] == f"The game was recorded in {path}."
    replayed = console.run("replay", str(path))
    assert replayed.status == 0
    log = replayed.out.split("\n\n")[0].splitlines()
    hidden = [line for line in log if " drew " in line]
    assert set(log) - set(hidden) <= set(played.out.splitlines())
    found = json.loads(console.run("replay", str(path), "--json").out)
    assert found["over"] and found["same_rules"] and found["replayed"] == found["choices"]
    assert found["log"] == log


def test_a_record_under_other_rules_is_said_to_be_one(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    console.run("play", "--seed", "7", "--record", str(path), typed="\n\n")
    record = json.loads(path.read_text(encoding="utf-8"))
    now = record["rules"]
    path.write_text(json.dumps({**record, "rules": now + 1}), encoding="utf-8")
    said = console.run("replay", str(path)).out
    assert f"recorded under rules version {now + 1}, replayed with version {now}" in said
    said = console.run("replay", str(path), "--lang", "ru").out
    assert f"игра записана: версия правил {now + 1}; повторена по версии {now}" in said


def test_a_record_from_before_rules_had_versions_is_read(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    console.run("play", "--seed", "7", "--record", str(path), typed="\n\n")
    record = {**json.loads(path.read_text(encoding="utf-8")), "format": 1}
    for digest, version in [*HASHES.items(), ("0123456789abcdef", 0)]:
        path.write_text(json.dumps({**record, "rules": digest}), encoding="utf-8")
        found = json.loads(console.run("replay", str(path), "--json").out)
        assert found["rules"] == version and found["same_rules"] == (version == record["rules"])
    said = console.run("replay", str(path)).out
    assert "recorded under rules from before versions were numbered" in said


@pytest.mark.parametrize("typed", ["", "q\n", "\nq\n", "?\n??\nh\n"])
def test_leaving_is_clean(console: Console, typed: str) -> None:
    ran = console.run("play", "--seed", "3", typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "You left the game."


def test_bad_answers_get_a_sentence_and_the_question_stays(console: Console) -> None:
    ran = console.run(
        "play", "--seed", "3", "--character", "gerki", typed="99\npudding\n1 2\n0\n" + "9" * 5000 + "\nq\n"
    )
    assert "There is no answer 99: they go from 1 to 5." in ran.out
    assert '"pudding" is not an answer' in ran.out
    assert "Please choose one number only." in ran.out
    assert "There is no answer 0" in ran.out
    assert ran.out.count("is not an answer") == 2
    assert "drew" not in ran.out


def test_the_hand_says_what_can_be_played_and_why_not(console: Console) -> None:
    hand = console.run("play", *SITTING, "--seed", "4", typed="?\nq\n").out
    assert "can be played now." in hand
    assert "An Action card is played in your own Action Phase (R2.3.1)." in hand


def test_an_answer_is_explained_before_it_is_given(console: Console) -> None:
    sitting = ("--character", "fiona", "--opponents", "gerki,zot,deirdre")
    out = console.run("play", *sitting, "--seed", "6", typed="\n?2\n?99\nq\n").out
    said = out.split("> ?2\n")[1].split("> ?99")[0].splitlines()
    assert len(said) == 2
    assert said[0].startswith("Gambling? I'm in! Action, Gambling.") and "Gold 10 → 9" in said[1]
    assert "is not an answer" in out.split("> ?99")[1]


@pytest.mark.parametrize("seed", ["3", "4"])
def test_cards_that_need_no_occasion_are_asked_about_once_a_turn(console: Console, seed: str) -> None:
    game = ("play", *SITTING, "--lines", "--seed", seed)
    once = console.run(*game, typed="\n" * 4000).out
    always = console.run(*game, typed="\n" * 5 + "a\n" + "\n" * 4000).out
    assert once.count("\n> ") < 150 and "asked every time" in always
    assert always.count("\n> ") > once.count("\n> ")
    last = once.splitlines()[-1]
    assert last in OUTCOMES["en"] and last == always.splitlines()[-1]


def test_looking_changes_nothing_that_comes(console: Console) -> None:
    plain = console.run("play", "--seed", "5", typed=ANSWERS).out
    looked = console.run("play", "--seed", "5", typed="?1\n??\n" + ANSWERS).out
    assert plain.splitlines()[-20:] == looked.splitlines()[-20:]


def test_words_leave_only_the_answers_that_have_them(console: Console) -> None:
    bids = ("play", "--game", "dragonstones", "--seed", "1", "--lang")
    out = console.run(*bids, "en", typed="2 fairy 1 gold\npudding\nq\n").out
    left = out.split("> 2 fairy 1 gold\n")[1].split("> pudding")[0].splitlines()
    assert [line.split(". ")[1] for line in left] == [
        "bid 2 fairy gold and 1 gold",
        "bid 1 fairy gold and 2 gold",
    ]
    assert '"pudding" is not an answer' in out
    assert "2 золотые монеты" in console.run(*bids, "ru", typed="золотые\nq\n").out.split("> золотые")[1]


def test_the_table_shows_everybody(console: Console) -> None:
    sitting = ("--character", "gog", "--opponents", "zot,eve,fiona")
    shown = console.run("play", "--seed", "6", *sitting, typed="??\nq\n").out.split("> ??")[1]
    assert shown.count("Fortitude 20, Alcohol Content 0, Gold 10, in hand 7, Drink Me! Pile 1") == 4


def test_cards_that_others_draw_are_not_shown(console: Console) -> None:
    out = console.run("play", "--seed", "7", "--character", "gerki", typed=ANSWERS).out
    drawn = [line for line in out.splitlines() if " drew " in line]
    assert drawn
    assert all([(": " in line) == line.startswith("Gerki ") for line in drawn])


@pytest.mark.parametrize("level", ["random", "regular"])
def test_the_others_play_as_well_as_one_likes(console: Console, level: str) -> None:
    game = ("play", "--seed", "7", "--level", level)
    ran = console.run(*game, typed=ANSWERS)
    assert ran.status == 0
    assert console.run(*game, typed=ANSWERS).out == ran.out


def test_answers_to_a_pick() -> None:
    pick = pick_from(0, 1, [10, 11, 12, 13], 1, 2)
    assert read_answer(pick, "1, 3") == 0b101
    for text, problem in [("", "wrong-count"), ("1 2 3", "wrong-count"), ("2 2", "repeated"), ("5", "out-of-range")]:
        with pytest.raises(Misunderstood, match=problem):
            read_answer(pick, text)
    assert read_answer(pick_from(0, 1, [10], 0, 1), "-") == 0

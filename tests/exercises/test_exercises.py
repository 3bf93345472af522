"""Lessons and puzzles: the meant way works, a wrong one loses, and so they do against the bots of the server."""

from pathlib import Path

import pytest

from taproom.exercises import LEARNER, BadFile, Exercise, exercises, read_exercise
from taproom.exercises.scripted import Scripted, steps_of
from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game
from taproom.kernel.record import Carried, Record
from taproom.kernel.scenarios import NOT_NOW
from taproom.kernel.state import State
from taproom.scenarios.playing import Performance
from taproom.scenarios.reading import read_file

ALL = [exercise for key in ("inn", "dragonstones") for exercise in exercises(key).values()]
PUZZLES = [exercise for exercise in ALL if exercise.kind == "puzzle"]
MOST_CHOICES = 300


def _name(exercise: Exercise) -> str:
    return f"{exercise.game}-{exercise.key}"


def test_there_is_a_lesson_for_each_game_and_twelve_puzzles() -> None:
    lessons = [exercise.game for exercise in ALL if exercise.kind == "lesson"]
    assert sorted(lessons) == ["dragonstones", "inn"]
    assert len(PUZZLES) == 12


@pytest.mark.parametrize("exercise", ALL, ids=_name)
def test_the_meant_way_holds(exercise: Exercise) -> None:
    exercise.perform().play()


@pytest.mark.parametrize("exercise", PUZZLES, ids=_name)
def test_the_wrong_way_loses(exercise: Exercise) -> None:
    wrong = exercise.perform_wrong()
    assert wrong is not None
    wrong.play()
    assert _is_out(wrong.state)


@pytest.mark.parametrize("exercise", ALL, ids=_name)
def test_the_meant_way_works_against_the_bots(exercise: Exercise) -> None:
    state = _played(exercise, exercise.perform())
    assert not _is_out(state)
    if exercise.kind == "lesson":
        assert state.winners() == [LEARNER]


@pytest.mark.parametrize("exercise", PUZZLES, ids=_name)
def test_the_wrong_way_loses_against_the_bots(exercise: Exercise) -> None:
    wrong = exercise.perform_wrong()
    assert wrong is not None
    assert _is_out(_played(exercise, wrong))


@pytest.mark.parametrize("exercise", PUZZLES, ids=_name)
def test_doing_nothing_loses(exercise: Exercise) -> None:
    """Else there would be nothing to solve; where doing nothing is safe, the task is to keep one's hands still."""
    performance = exercise.perform()
    performance.entries.clear()
    assert _is_out(_played(exercise, performance)) or exercise.key == "let-him-be"


@pytest.mark.parametrize("exercise", ALL, ids=_name)
def test_words_are_whole_and_own(exercise: Exercise) -> None:
    for language in LANGUAGES:
        assert all(exercise.words[language].values())
    assert exercise.words["en"] != exercise.words["ru"]


def test_what_a_puzzle_lacks_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_text("id: p\nkind: puzzle\nwords: {en: {title: T}}\nseats: []\n")
    with pytest.raises(BadFile, match=r"p\.yaml:3: words needs en: \{task: \.\.\.\}"):
        read_exercise("inn", read_file(path)[0])
    path.write_text("id: p\nkind: riddle\n")
    with pytest.raises(BadFile, match="kind lesson or puzzle, not 'riddle'"):
        read_exercise("inn", read_file(path)[0])


def _played(exercise: Exercise, performance: Performance) -> State:
    """The turn, or for a lesson the game, as the server plays it: the bots by script, the learner by these steps."""
    script = Scripted(exercise)
    rules = game(exercise.game).rules_version()
    record = Record(exercise.game, rules, {}, bytes(32), carried=[Carried(0, rules, script.position())])
    steps = steps_of(performance, LEARNER)
    state, _ = record.nearest(0)
    turn = game(exercise.game).turn_number(state)
    for _ in range(MOST_CHOICES):
        if state.over() or (exercise.kind == "puzzle" and game(exercise.game).turn_number(state) != turn):
            return state
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        choice = decision.least
        if seat != LEARNER:
            choice = script.choice(record, state, seat)
        elif steps and (found := performance.adapter.matches(state, seat, steps[0])) != NOT_NOW:
            choice = found
            del steps[0]
        record.choices.append((seat, choice))
        state.choose(seat, choice)
    raise AssertionError("there is no end to it")


def _is_out(state: State) -> bool:
    """Whether whoever learns is out of the game, as the table tells it."""
    played = game("inn" if hasattr(state, "fortitude") else "dragonstones")
    if played.key == "dragonstones":
        return False
    return bool((state.out >> LEARNER) & 1)  # type: ignore[attr-defined]

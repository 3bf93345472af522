"""The race between answers: who drops out, when it is decided, and who is thought best."""

from taproom.bots.sage.memory import Node
from taproom.bots.sage.race import Race, Runner
from taproom.kernel.bots import CERTAIN, Hint
from taproom.kernel.dice import QuickDice

TRUST = 30_000


def runners(*behind: int) -> list[Runner]:
    return [Runner(Hint(number, (number,), gap), Node()) for number, gap in enumerate(behind)]


def run(race: Race, chances: list[float], visits: int, seed: int = 1) -> int:
    """Let them run, each winning a lap as often as its chance says; how many visits were spent."""
    lots = QuickDice(seed)
    spent = 0
    while spent < visits and not race.is_decided:
        runner = race.next_runner()
        won = lots.below(1000) < 1000 * chances[runner.hint.choice]
        race.score(runner, CERTAIN if won else 0)
        spent += 1
    return spent


def test_the_better_answer_wins_though_it_looked_worse() -> None:
    race = Race(runners(0, 20_000, 40_000), 3000, TRUST)
    run(race, [0.2, 0.5, 0.2], 3000)
    assert race.ranking()[0].hint.choice == 1


def test_what_is_clear_is_decided_early() -> None:
    race = Race(runners(0, 200_000), 3000, TRUST)
    assert run(race, [0.6, 0.1], 3000) < 500
    assert race.is_decided
    assert race.ranking()[0].hint.choice == 0


def test_answers_that_come_to_the_same_are_not_compared_for_ever() -> None:
    race = Race(runners(0, 0, 0), 3000, TRUST)
    assert run(race, [1.0, 1.0, 1.0], 3000) < 100


def test_a_close_race_is_run_to_the_end() -> None:
    race = Race(runners(0, 0), 400, TRUST)
    assert run(race, [0.50, 0.51], 400) == 400


def test_the_guides_first_sight_counts_until_more_has_been_seen() -> None:
    race = Race(runners(0, 50_000), 10, TRUST)
    for outcome in (0, CERTAIN // 50, 0, CERTAIN // 50):
        race.score(race.next_runner(), outcome)
    assert race.ranking()[0].hint.choice == 1
    race = Race(runners(0, 50_000), 10, TRUST)
    for outcome in (0, CERTAIN, CERTAIN, 0):
        race.score(race.next_runner(), outcome)
    assert race.ranking()[0].hint.choice == 0


def test_a_lone_answer_needs_no_race() -> None:
    assert Race(runners(0), 400, TRUST).is_decided

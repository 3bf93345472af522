"""Sage: it plays whole games, knows no more than its seat, keeps to its budget and says why."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.bots import levels, make_bot
from taproom.bots.sage.lines import best_lines
from taproom.bots.sage.player import LEVELS, Budget, Sage
from taproom.bots.sage.search import Search, Settings
from taproom.inn.rules.inn_state import InnState
from taproom.inn.text.names import title
from taproom.kernel.bots import CERTAIN, REGULAR, Bot, Guide, choice_of, play_game
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter
from tests.tables import new_team_table

GAMES = ("inn", "dragonstones")
few = settings(max_examples=8, deadline=None, derandomize=True)


def table(key: str, seed: int, seats: int = 4) -> State:
    played = game(key)
    return played.start(played.lineup(seats, [], {}, QuickDice(seed)), Dice(key_from_seed(seed)))


def standing_before(key: str, seed: int, decisions: int) -> tuple[State, int, Decision]:
    """A position some decisions into a game of regulars, and who is asked what; the last one if it ends before."""
    state = table(key, seed)
    bots = [make_bot(key, REGULAR, QuickDice(seed + seat)) for seat in range(4)]
    while True:
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        after = state.clone()
        after.choose(seat, choice_of(bots[seat], state, seat, decision))
        decisions -= 1
        if decisions < 0 or after.next_seat() < 0:
            return state, seat, decision
        state = after


def guide(key: str, seed: int) -> Guide:
    found = game(key).bots.guide(QuickDice(seed))
    assert found is not None
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [3, 5])
def test_it_plays_whole_games_against_itself_and_others(key: str, seats: int) -> None:
    state = table(key, 7, seats)
    bots: list[Bot] = [make_bot(key, "sage:6" if seat % 2 else REGULAR, QuickDice(seat)) for seat in range(seats)]
    choices: list[tuple[int, int]] = []
    play_game(state, bots, choices, 10_000)
    assert state.over()
    assert {seat for seat, _ in choices} == set(range(seats))


def test_it_plays_whole_games_in_teams() -> None:
    played = game("inn")
    teams = played.lineup(4, [], {"mode": "two_headed_dragon"}, QuickDice(7))
    state = played.start(teams, Dice(key_from_seed(7)))
    bots: list[Bot] = [make_bot("inn", "sage:6" if seat < 2 else REGULAR, QuickDice(seat)) for seat in range(4)]
    choices: list[tuple[int, int]] = []
    guided = guide("inn", 1)
    assert guided.chances(state)[0] == guided.chances(state)[1], "teammates win together"
    play_game(state, bots, choices, 10_000)
    assert state.winners() in ([0, 1], [2, 3])
    assert {seat for seat, _ in choices} == set(range(4))


@given(st.integers(0, 1_000_000), st.integers(0, 150))
@few
def test_in_a_team_it_knows_what_its_team_knows_and_no_more(seed: int, when: int) -> None:
    state: State = new_team_table(seed)
    lot = QuickDice(seed)
    for _ in range(when):
        asked = state.next_seat()
        decision = state.decision(asked)
        assert decision is not None
        after = state.clone()
        after.choose(asked, random_choice(decision, lot))
        if after.over():
            break
        state = after
    seat = state.next_seat()
    decision = state.decision(seat)
    assert decision is not None
    other = state.resample(seat, QuickDice(seed + 1))
    chosen = [
        choice_of(make_bot("inn", "sage:12", QuickDice(seed + 2)), position, seat, decision)
        for position in (state, other)
    ]
    assert chosen[0] == chosen[1]


@given(st.sampled_from(GAMES), st.integers(0, 1_000_000), st.integers(0, 120))
@few
def test_it_chooses_the_same_where_it_cannot_tell_the_positions_apart(key: str, seed: int, when: int) -> None:
    state, seat, decision = standing_before(key, seed, when)
    other = state.resample(seat, QuickDice(seed + 1))
    chosen = [
        choice_of(make_bot(key, "sage:12", QuickDice(seed + 2)), position, seat, decision)
        for position in (state, other)
    ]
    assert decision.allows(chosen[0])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("key", GAMES)
def test_hints_and_chances_make_sense_all_through_a_game(key: str) -> None:
    state = table(key, 11)
    advice = guide(key, 1)
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        hints = advice.hints(state, seat, decision)
        assert all(decision.allows(hint.choice) for hint in hints)
        assert len({hint.key for hint in hints}) == len(hints)
        assert [hint.behind for hint in hints] == sorted([hint.behind for hint in hints])
        assert sum(advice.chances(state)) == pytest.approx(CERTAIN, abs=10)
        state.choose(seat, hints[0].choice)


@pytest.mark.parametrize("paranoid", [False, True])
def test_what_every_seat_remembers_adds_up(paranoid: bool) -> None:
    state, seat, decision = standing_before("inn", 5, 30)
    search = Search(state.resample(seat, QuickDice(1)), seat, decision, guide("inn", 1), QuickDice(2), _how(paranoid))
    search.begin(40)
    for _ in range(40):
        search.visit()
    assert [root.visits for root in search.roots] == [40] * 4
    tried = search.best()
    assert sum(runner.node.visits for runner in tried) == 40
    assert [runner.expected for runner in tried] == sorted([runner.expected for runner in tried], reverse=True)
    shares = sum(root.total for root in search.roots)
    mine = search.roots[seat].total
    expected = mine + 3 * (40 * CERTAIN - mine) if paranoid else 40 * CERTAIN
    assert shares == pytest.approx(expected, abs=2000)


def _how(paranoid: bool) -> Settings:
    return Settings(0.15, 24, 8, 8, 30_000, paranoid)


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, decision = standing_before("inn", 5, 30)
    sage = Sage(guide("inn", 1), QuickDice(2), Budget(1000, 2.0))
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    sage.think(state.resample(seat, QuickDice(1)), seat, decision)
    assert sage.search is not None
    assert sage.search.roots[seat].visits == 2


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_says_why_and_shows_its_two_best_lines(key: str, language: str) -> None:
    state, seat, decision = standing_before(key, 3, 0)
    sage = make_bot(key, "sage:40", QuickDice(1))
    assert isinstance(sage, Sage)
    choice = choice_of(sage, state, seat, decision)
    assert "%" in sage.why(language)
    assert sage.search is not None
    lines = best_lines(sage.search, game(key), language)
    assert len(lines) == 2
    assert presenter(game(key)).describe_option(state, seat, choice, language) in lines[0]


def _cards(decision: Decision, choice: int) -> list[int]:
    if decision.is_pick():
        return [card for place, card in enumerate(decision.candidates) if (choice >> place) & 1]
    return [card for card in [decision.options[choice].subject] if card >= 0]


@pytest.mark.parametrize("seed", range(2))
def test_others_hear_nothing_of_the_cards_it_keeps(seed: int) -> None:
    state = table("inn", seed)
    sage = make_bot("inn", "sage:12", QuickDice(seed))
    regular = make_bot("inn", "regular", QuickDice(seed))
    assert isinstance(sage, Sage) and isinstance(state, InnState)
    told = 0
    for _ in range(40):
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        choice = choice_of(sage, state, seat, decision)
        chosen = set(_cards(decision, choice))
        kept = {title(state, card, "en") for card in state.hand_texts(seat) if card not in chosen}
        shown = {title(state, card, "en") for card in chosen}
        for line in sage.lines("inn"):
            told += 1
            own = line.split(", for instance followed by:")[0]
            assert not [name for name in kept - shown if name in own]
        state.choose(seat, choice_of(regular, state, seat, decision))
    assert told


@pytest.mark.parametrize("key", GAMES)
def test_its_levels_come_after_the_games_own(key: str) -> None:
    assert levels(key) == [*game(key).bots.levels(), *LEVELS]
    for level in LEVELS:
        sage = make_bot(key, level, QuickDice(1))
        assert isinstance(sage, Sage)
        assert sage.budget is LEVELS[level]


@pytest.mark.parametrize("name", ["sage:", "sage:many", "sage:0", "sage:-3", "sage:9999999"])
def test_a_wrong_number_of_nodes_is_explained(name: str) -> None:
    with pytest.raises(Malformed, match="a number of nodes from 1 to"):
        make_bot("inn", name, QuickDice(1))


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="random, regular, easy, medium, hard, or sage:400"):
        make_bot("inn", "wise", QuickDice(1))

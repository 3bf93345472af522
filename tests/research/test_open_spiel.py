"""The games of OpenSpiel pass that project's tests, replay from their histories, and are searched by its ISMCTS."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from taproom.research import open_spiel_games
from tests.research.playthroughs import FOLDER, playthrough
from tests.research.playthroughs import GAMES as GAMES_KEPT
from tests.research.spaces import FIRST_SETS

INN = f"python_taproom_inn(players=4,characters={'+'.join(FIRST_SETS)},options=drinks:rdi1+rdi2)"
TEAMS = f"python_taproom_inn(players=4,characters={'+'.join(FIRST_SETS)},options=mode:two_headed_dragon)"
DRAGONSTONES = "python_taproom_dragonstones(players=3)"
GAMES = [INN, TEAMS, DRAGONSTONES]


def _walk(state: Any, lot: random.Random, moves: int) -> Any:
    """So many moves by lot, or to the end."""
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(lot.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_projects_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_projects_api_tests(name: str) -> None:
    game = pyspiel.load_game(name)
    lot = random.Random(1)
    states = [_walk(game.new_initial_state(), lot, moves) for moves in (0, 3, 4, 9, 30, 31, 80, 100_000)]
    base = api_test.EnforceAPIOnPartialTreeBase
    cases = [test for test in dir(base) if test.startswith("test_")]
    assert len(cases) >= 4
    for test in cases:
        case = base(test)
        case.game, case.game_name, case.game_type, case.some_states = game, name, game.get_type(), states
        getattr(case, test)()


@pytest.mark.parametrize("name", GAMES)
def test_a_history_replays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = _walk(game.new_initial_state(), random.Random(7), 120)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    fresh = game.new_initial_state()
    for action in state.history():
        fresh.apply_action(action)
    for other in (again, fresh):
        assert other.history() == state.history()
        assert str(other) == str(state)
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_dice_are_chance_nodes_and_nothing_else_is_chance(name: str) -> None:
    game = pyspiel.load_game(name)
    state, lot, thrown = game.new_initial_state(), random.Random(2), 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert [chance for _, chance in state.chance_outcomes()] == [1 / 256] * 256
            thrown += 1
        else:
            before, action = state.clone(), lot.choice(state.legal_actions())
            one, other = before.child(action), before.child(action)
            assert str(one) == str(other)
        state.apply_action(lot.choice(state.legal_actions()))
    assert thrown > 4
    assert thrown % open_spiel_games.THROWS == 0
    assert sum(state.returns()) in (1, 2)


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_the_player_knows_and_deals_the_rest_anew(name: str) -> None:
    game = pyspiel.load_game(name)
    resample = open_spiel_games.Resampler(1)
    state, lot, others = game.new_initial_state(), random.Random(3), 0
    observation = make_observation(game)
    for _ in range(200):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            other = resample(state, player)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            observation.set_from(state, player)
            seen = observation.tensor.copy()
            observation.set_from(other, player)
            assert np.array_equal(seen, observation.tensor)
            rival = (player + 2) % game.num_players()
            others += other.information_state_string(rival) != state.information_state_string(rival)
        state.apply_action(lot.choice(state.legal_actions()))
    assert others > 10


@pytest.mark.parametrize("name", [INN, DRAGONSTONES])
def test_the_projects_ismcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    lot = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, _Even(), 2.0, 2, random_state=lot)
    bot.set_resampler(open_spiel_games.Resampler(1))
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = lot.randint(256)
        else:
            action = bot.step(state)
            searched += 1
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert searched > 20
    assert sum(state.returns()) == 1


class _Even(mcts.Evaluator):
    """Judges nothing: every action is as likely, and everybody wins as often."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.get_game().num_players(), 0.25)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("key", GAMES_KEPT)
def test_playthroughs_are_as_they_were(key: str) -> None:
    kept = (FOLDER / f"{key}.txt").read_text(encoding="utf-8")
    assert playthrough(GAMES_KEPT[key], 1) == kept, "`make golden` writes them anew"

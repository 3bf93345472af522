"""The environments of Gymnasium pass that project's checker; bots play the other seats."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from taproom.kernel.dice import QuickDice
from taproom.kernel.verdicts import Malformed
from taproom.research.gymnasium_env import TaproomEnv
from tests.research.spaces import dragonstones, inn


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("played", [inn, dragonstones])
def test_the_projects_checker(played: Any) -> None:
    check_env(TaproomEnv(played(), render_mode="ansi"), skip_close_check=True)


def _played(env: TaproomEnv, seed: int) -> float:
    chance = QuickDice(seed)
    seen, info = env.reset(seed=seed)
    total, terminated = 0.0, False
    while not terminated:
        assert info["seat"] == env.episode.seat
        legal = np.flatnonzero(env.action_masks())
        seen, reward, terminated, truncated, info = env.step(int(legal[chance.below(len(legal))]))
        assert env.observation_space.contains(seen)
        assert not truncated
        total += reward
    return total


def test_a_seat_plays_whole_games_and_gets_its_share() -> None:
    shares = [_played(TaproomEnv(dragonstones(), seat=seed % 4), seed) for seed in range(12)]
    assert set(shares) == {0.0, 1.0}
    assert {_played(TaproomEnv(inn(), ["random", "regular"]), seed) for seed in range(2)} <= {0.0, 1.0}


def test_the_same_seed_is_the_same_game() -> None:
    env = TaproomEnv(inn())
    first = [env.reset(seed=5)[0]["observation"].tobytes(), env.reset()[0]["observation"].tobytes()]
    again = [env.reset(seed=5)[0]["observation"].tobytes(), env.reset()[0]["observation"].tobytes()]
    assert first == again
    assert first[0] != first[1]


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    env = TaproomEnv(inn(), seat=0)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(Malformed, match="no seat 4"):
        TaproomEnv(inn(), seat=4)
    with pytest.raises(Malformed, match="at least one bot"):
        TaproomEnv(inn(), [])

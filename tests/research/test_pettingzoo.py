"""The environments of PettingZoo pass that project's own tests, and who is out leaves the table."""

import sys
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo import AECEnv

from taproom.kernel.dice import QuickDice
from taproom.kernel.verdicts import Malformed
from taproom.research import Space, space
from taproom.research.pettingzoo_env import TaproomAEC, aec_env
from tests.research.spaces import FIRST_SETS, dragonstones, inn

SPACES = [inn, dragonstones]


def _played(env: AECEnv, seed: int) -> dict[str, float]:
    """A game by lot; what each agent got in all."""
    chance = QuickDice(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(1_000_000):
        seen, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[chance.below(len(legal))]))
    assert env.agents == []
    return sums


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("played", SPACES)
def test_the_projects_api_test(played: Any, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo.test.api_test(aec_env(played()), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("played", SPACES)
def test_the_projects_seed_test(played: Any) -> None:
    pettingzoo.test.seed_test(lambda: aec_env(played()), num_cycles=60)


@pytest.mark.parametrize("played", SPACES)
def test_the_projects_render_test(played: Any, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo.test.render_test(lambda render_mode: aec_env(played(), render_mode))
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("played", SPACES)
def test_the_projects_benchmark_runs(
    played: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter([0.0, 0.0, 2.0, 4.0, 6.0, 6.0])
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", _Clock(ticks))
    pettingzoo.test.performance_benchmark(aec_env(played()))
    assert "turns per second" in capsys.readouterr().out


class _Clock:
    """Lets the benchmark's five seconds pass at once."""

    def __init__(self, ticks: Any) -> None:
        self._ticks = ticks

    def time(self) -> float:
        return float(next(self._ticks))


@pytest.mark.parametrize("played", SPACES)
def test_whole_games_share_one_win(played: Any) -> None:
    env = TaproomAEC(played())
    for seed in range(3):
        assert sum(_played(env, seed).values()) == pytest.approx(1)


def test_teammates_win_together() -> None:
    env = TaproomAEC(space("inn", 4, FIRST_SETS, mode="two_headed_dragon"))
    for seed in range(2):
        assert sorted(_played(env, seed).values()) == [0, 0, 1, 1]


def test_an_agent_that_is_out_leaves_while_the_others_play_on() -> None:
    env = TaproomAEC(inn())
    left_early = 0
    chance = QuickDice(4)
    for seed in range(4):
        env.reset(seed=seed)
        for agent in env.agent_iter(1_000_000):
            seen, reward, terminated, _, _ = env.last()
            if terminated:
                if env.episode.seat >= 0:
                    left_early += 1
                    assert reward == 0
                    assert not seen["action_mask"].any()
                env.step(None)
                continue
            with pytest.raises(ValueError, match="is not out"):
                env.step(None)
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[chance.below(len(legal))]))
            assert agent in env.possible_agents
    assert left_early >= 4


def test_only_who_is_asked_sees_legal_actions() -> None:
    env = TaproomAEC(inn())
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    assert env.state_space.contains(env.state())


def test_what_is_not_legal_is_refused_or_ends_the_game() -> None:
    raw = TaproomAEC(inn())
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Malformed, match="is not legal"):
        raw.step(wrong)
    env = aec_env(inn())
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_shaped_rewards_add_up_to_the_plain_ones() -> None:
    plain = inn()
    shaped = Space("inn", plain.tables, shaping=0.5)
    start = 0.5 * np.array(shaped.encoder.standings(shaped.start(3).state.view(-1)))
    one, other, chance = plain.start(3), shaped.start(3), QuickDice(3)
    sums = np.zeros(4)
    while one.seat >= 0:
        action = one.legal()[chance.below(len(one.legal()))]
        one.act(action)
        sums += other.act(action)
    assert np.allclose(sums, np.array(one.result()) - start)

"""Both games as environments of PettingZoo: agents take turns (AEC), and who is out leaves the table."""

from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taproom.kernel.game import game
from taproom.kernel.state import SPECTATOR
from taproom.presentation.presenter import presenter
from taproom.research.episodes import Episode
from taproom.research.spaces import Space

ILLEGAL: Final = -1.0
"""The reward of an agent that takes an action which is not legal; the game ends with it."""


def observation_space(space: Space) -> gymnasium.spaces.Dict:
    """What an agent sees: its observation, and which actions are legal; none while it isn't asked."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (space.size,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def observed(episode: Episode, seat: int) -> dict[str, Any]:
    """The same for a seat of a game."""
    mask = episode.mask() if seat == episode.seat else bytearray(episode.encoder.action_count)
    return {
        "observation": np.frombuffer(episode.observe(seat), np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }


def told(episode: Episode, game_key: str) -> str:
    """The table in words, as a spectator sees it."""
    return "\n".join(presenter(game(game_key)).describe_table(episode.state, SPECTATOR, "en"))


class TaproomAEC(AECEnv):
    """One agent for each seat. Rewards come at the end; an action that is not legal is refused."""

    def __init__(self, space: Space, render_mode: str | None = None) -> None:
        super().__init__()
        self.space: Final = space
        self.render_mode = render_mode
        self.metadata = {
            "name": f"taproom_{space.game_key}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(space.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(space) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(space.actions) for agent in self.possible_agents}
        self.state_space = gymnasium.spaces.Box(0, 255, (space.seats * space.size,), np.uint8)
        self.np_random, _ = gymnasium.utils.seeding.np_random()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games from here on."""
        if seed is not None:
            self.np_random, _ = gymnasium.utils.seeding.np_random(seed)
        self.episode = self.space.start(int(self.np_random.integers(1 << 30)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees at this moment."""
        return observed(self.episode, self.possible_agents.index(agent))

    def state(self) -> Any:
        """What all of them see, one after the other."""
        rows = [self.episode.observe(seat) for seat in range(self.space.seats)]
        return np.frombuffer(b"".join(rows), np.uint8)

    def step(self, action: int | None) -> None:
        """The selected agent acts; one that is out takes None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is not out and has to choose an action")
        self._cumulative_rewards[agent] = 0.0
        rewards = self.episode.act(int(action))
        is_over = self.episode.seat < 0
        out = self.episode.out()
        for seat, other in enumerate(self.possible_agents):
            if other in self.rewards:
                self.rewards[other] = rewards[seat]
                self.terminations[other] = is_over or out[seat]
        if not is_over:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode shows nothing")
            return None
        words = told(self.episode, self.space.game_key)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def aec_env(space: Space, render_mode: str | None = None) -> AECEnv:
    """The environment as most libraries want it: an action that is not legal ends the game and costs a point."""
    env: AECEnv = TaproomAEC(space, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)

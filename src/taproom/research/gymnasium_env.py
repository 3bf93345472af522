"""Both games as environments of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from taproom.bots import make_bot
from taproom.kernel.bots import Bot, choice_of
from taproom.kernel.dice import QuickDice
from taproom.kernel.verdicts import Malformed
from taproom.research.pettingzoo_env import ILLEGAL, observation_space, observed, told
from taproom.research.spaces import Space


class TaproomEnv(gymnasium.Env):
    """A seat against bots. It gets its share of the win at the end, and nothing before unless the space shapes rewards.

    `bots` are levels as `taproom levels` lists them or files, one for every other seat in turn. The seat is drawn by
    lot for each game if it is not given. An action that is not legal ends the game and costs a point.
    """

    def __init__(
        self, space: Space, bots: Sequence[str] = ("random",), seat: int | None = None, render_mode: str | None = None
    ) -> None:
        if not bots:
            raise Malformed("somebody has to play the other seats: name at least one bot")
        if seat is not None and not 0 <= seat < space.seats:
            raise Malformed(f"there is no seat {seat}: seats are 0 to {space.seats - 1}")
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}
        self.space: Final = space
        self.bots: Final = list(bots)
        self.wanted_seat: Final = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(space)
        self.action_space = gymnasium.spaces.Discrete(space.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played by the bots up to the first question to the seat."""
        super().reset(seed=seed)
        while True:
            self.episode = self.space.start(int(self.np_random.integers(1 << 30)))
            drawn = int(self.np_random.integers(self.space.seats))
            self.seat = drawn if self.wanted_seat is None else self.wanted_seat
            self._seat_bots()
            self._play_on()
            if self.episode.seat == self.seat:
                return self._seen(), self._info()

    def _seat_bots(self) -> None:
        self._players: dict[int, Bot] = {}
        others = [seat for seat in range(self.space.seats) if seat != self.seat]
        for number, seat in enumerate(others):
            chance = QuickDice(int(self.np_random.integers(1 << 30)))
            self._players[seat] = make_bot(self.space.game_key, self.bots[number % len(self.bots)], chance)

    def _play_on(self) -> float:
        """Let the bots play until the seat is asked or has nothing to say any more; returns its reward."""
        reward = 0.0
        episode = self.episode
        while episode.seat >= 0 and episode.seat != self.seat:
            decision = episode.decision()
            assert decision is not None
            choice = choice_of(self._players[episode.seat], episode.state, episode.seat, decision)
            reward += episode.choose(choice)[self.seat]
            if episode.seat >= 0 and episode.out()[self.seat]:
                break
        return reward

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act; the bots play up to the next question to the seat."""
        if int(action) not in self.episode.legal():
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        reward = self.episode.act(int(action))[self.seat]
        is_out = self.episode.seat >= 0 and self.episode.out()[self.seat]
        if not is_out:
            reward += self._play_on()
        terminated = self.episode.seat != self.seat
        if self.render_mode == "human":
            self.render()
        return self._seen(), float(reward), terminated, False, self._info()

    def _seen(self) -> dict[str, Any]:
        return observed(self.episode, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._seen()["action_mask"]}

    def action_masks(self) -> Any:
        """Which actions are legal now, by the name under which learners look for it."""
        return self._seen()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        words = told(self.episode, self.space.game_key)
        if self.render_mode == "ansi":
            return words
        if self.render_mode == "human":
            print(words)
        return None

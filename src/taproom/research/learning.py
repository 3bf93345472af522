"""Learning by playing: against oneself at some tables, against random players at the others."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from taproom.research.batch import Arrays, Batch, random_actions
from taproom.research.policies import Played, Policy
from taproom.research.spaces import Space

TABLES: Final = 128
HIDDEN: Final = 64
RATE: Final = 1e-3
_ENOUGH: Final = 16_384
"""After so many actions whose results are known the policy is improved."""


class Learner:
    """At the first half of the tables it plays every seat; at the others one, by turns, against random players."""

    def __init__(self, space: Space, seed: int = 0, tables: int = TABLES, hidden: int = HIDDEN) -> None:
        self.space: Final = space
        self.tables: Final = tables
        self.seed: Final = seed
        self.policy: Final = Policy(space.size, space.actions, hidden, seed)
        self.chance: Final = np.random.default_rng(seed + 1)
        self.games = 0
        self.own_seat: Any = np.arange(tables) % space.seats
        self._open: list[list[tuple[Any, Any, int, float, int]]] = [[] for _ in range(tables)]
        self._known: list[tuple[Any, Any, int, float, float]] = []
        self._won: list[float] = []

    def learn(self, games: int, tell: Callable[[str], None] = print) -> None:
        """Play so many games, and improve on the way."""
        until = self.games + games
        with Batch(self.tables, self.space, self.seed) as batch:
            arrays = batch.arrays()
            batch.reset(arrays)
            while self.games < until:
                actions = self._choose(arrays)
                batch.step(actions, arrays)
                self._note(arrays)
                if len(self._known) >= _ENOUGH:
                    won = self._improve(1 - (until - self.games) / games)
                    tell(f"{self.games} games: {won:.0%} of the seats against random players won")

    def _choose(self, arrays: Arrays) -> Any:
        actions, likely = self.policy.choose(arrays.observations, arrays.masks, self.chance)
        mine = (np.arange(self.tables) < self.tables // 2) | (arrays.seats == self.own_seat)
        actions = np.where(mine, actions, random_actions(arrays, self.chance))
        for table in np.flatnonzero(mine):
            self._open[table].append(
                (
                    arrays.observations[table].copy(),
                    arrays.masks[table].copy(),
                    int(actions[table]),
                    float(likely[table]),
                    int(arrays.seats[table]),
                )
            )
        return actions

    def _note(self, arrays: Arrays) -> None:
        """What the finished games have come to is known of every action in them."""
        for table in np.flatnonzero(arrays.dones):
            rewards = arrays.rewards[table]
            for row, mask, action, likely, seat in self._open[table]:
                self._known.append((row, mask, action, likely, float(rewards[seat])))
            if table >= self.tables // 2:
                self._won.append(float(rewards[self.own_seat[table]]))
            self._open[table] = []
            self.own_seat[table] = (self.own_seat[table] + 1) % self.space.seats
            self.games += 1

    def _improve(self, done: float) -> float:
        rows, masks, actions, likely, results = zip(*self._known, strict=True)
        self._known = []
        played = Played(
            np.stack(rows),
            np.stack(masks),
            np.array(actions),
            np.array(likely, np.float32),
            np.array(results, np.float32),
        )
        self.policy.improve(played, RATE * (1 - 0.9 * done), self.chance)
        won, self._won = self._won, []
        return sum(won) / max(len(won), 1)

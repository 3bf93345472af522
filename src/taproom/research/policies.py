"""A small network that says how good each action looks and how likely a win is, and how it is improved. Numpy only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from taproom.kernel.verdicts import Malformed
from taproom.research.episodes import Episode
from taproom.research.spaces import Space

_ROOTS: Final = np.sqrt(np.arange(256, dtype=np.float32))
"""Numbers of an observation go in as their square roots, so that yes and no count beside amounts."""
_NEVER: Final = np.float32(-1e9)


class Policy:
    """One hidden layer; actions and the value share it."""

    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: dict[str, Any] = {
            "into": (chance.standard_normal((inputs, hidden)) / np.sqrt(64)).astype(np.float32),
            "level": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions), np.float32),
            "favour": np.zeros(actions, np.float32),
            "worth": np.zeros(hidden, np.float32),
            "share": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def think(self, rows: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
        """For observations: what goes in, the hidden layer, how likely each action is, the seat's share of a win."""
        entered = _ROOTS[rows]
        hidden = np.tanh(entered @ self.weights["into"] + self.weights["level"])
        scores = np.where(masks, hidden @ self.weights["out"] + self.weights["favour"], _NEVER)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        values = hidden @ self.weights["worth"] + self.weights["share"]
        return entered, hidden, likely, values

    def choose(self, rows: Any, masks: Any, chance: np.random.Generator) -> tuple[Any, Any]:
        """An action for each observation, drawn as likely as the policy says, and how likely that was."""
        likely = self.think(rows, masks)[2]
        drawn = chance.random((len(rows), 1), np.float32)
        actions = np.minimum((likely.cumsum(1) < drawn).sum(1), likely.shape[1] - 1)
        missed = ~masks[np.arange(len(rows)), actions]
        actions[missed] = likely[missed].argmax(1)
        return actions, likely[np.arange(len(rows)), actions]

    def improve(self, played: "Played", rate: float, chance: np.random.Generator) -> None:
        """Two passes over what was played, by the clipped objective of PPO; results are shares of the win."""
        for _ in range(2):
            for part in played.parts(512, chance):
                self._step(part, rate)

    def _step(self, part: "Played", rate: float) -> None:
        count = len(part.actions)
        every = np.arange(count)
        entered, hidden, likely, values = self.think(part.rows, part.masks)
        gain = part.results - values
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = likely[every, part.actions] / np.maximum(part.likely, 1e-8)
        used = np.where(gain > 0, ratio < 1.2, ratio > 0.8)
        pull = np.where(used, gain * ratio, 0.0).astype(np.float32)
        scores = -likely * pull[:, None]
        scores[every, part.actions] += pull
        logs = np.log(np.maximum(likely, 1e-8))
        entropy = -(likely * logs).sum(1, keepdims=True)
        scores -= 0.01 * likely * (logs + entropy)
        error = (part.results - values).astype(np.float32)
        back = (scores @ self.weights["out"].T + 0.5 * error[:, None] * self.weights["worth"]) * (1 - hidden * hidden)
        self._climb(
            {
                "into": entered.T @ back,
                "level": back.sum(0),
                "out": hidden.T @ scores,
                "favour": scores.sum(0),
                "worth": 0.5 * error @ hidden,
                "share": np.array([0.5 * error.sum()]),
            },
            rate,
            count,
        )

    def _climb(self, slopes: dict[str, Any], rate: float, count: int) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            slope = slope.astype(np.float32) / count
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mean, spread = first / (1 - 0.9**self.updates), second / (1 - 0.999**self.updates)
            self.weights[name] += rate * mean / (np.sqrt(spread) + 1e-8)

    def save(self, path: Path, space: Space) -> None:
        """Keep the weights, with the names of the actions they are for."""
        np.savez_compressed(path, actions=np.array(space.encoder.action_names), **self.weights)


def load(path: Path, space: Space) -> Policy:
    """A policy that was kept; Malformed if it is for another space."""
    with np.load(path) as kept:
        weights = {name: kept[name] for name in kept.files}
    names = [str(name) for name in weights.pop("actions")]
    if names != space.encoder.action_names or len(weights["into"]) != space.size:
        raise Malformed(f"{path} is a policy for other tables: {len(weights['into'])} numbers in, {len(names)} actions")
    policy = Policy(space.size, space.actions, len(weights["level"]), 0)
    policy.weights = weights
    return policy


class Played:
    """Actions that were taken: what was seen, what was legal, how likely they were, and what came of them."""

    def __init__(self, rows: Any, masks: Any, actions: Any, likely: Any, results: Any) -> None:
        self.rows = rows
        self.masks = masks
        self.actions = actions
        self.likely = likely
        self.results = results

    def parts(self, size: int, chance: np.random.Generator) -> Iterator["Played"]:
        """All of them in parts of this size, in random order."""
        order = chance.permutation(len(self.actions))
        for start in range(0, len(order), size):
            part = order[start : start + size]
            yield Played(self.rows[part], self.masks[part], self.actions[part], self.likely[part], self.results[part])


class LearnedPlayer:
    """A policy that plays a seat: it draws each action as likely as the policy has it, so it cannot run in circles."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy: Final = policy
        self.chance: Final = np.random.default_rng(seed)

    def act(self, episode: Episode) -> None:
        """Take one action."""
        row = np.frombuffer(episode.observe(episode.seat), np.uint8)[None]
        mask = np.frombuffer(episode.mask(), np.bool_)[None]
        episode.act(int(self.policy.choose(row, mask, self.chance)[0][0]))

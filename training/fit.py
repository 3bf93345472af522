"""Teach the network that tells the Inn's chances, from rows that collect.py wrote, and write outlook.json.

.venv-peers/bin/python training/fit.py rows.bin [more.bin ...] src/taproom/inn/bots/win_model.json

The promises of all players still in go through a softmax; the loss is the logarithm of what the winner got. The last
tenth of the games is kept back to see what was learned.
"""

import json
import sys
from pathlib import Path

import numpy as np

PLAYERS = 6
UNITS = 16
ROUNDS = 20
BATCH = 512
RATE = 2e-3
Weights = dict[str, np.ndarray]


def read(paths: list[Path], notices: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Winners, who is in, notices."""
    width = 1 + PLAYERS * (1 + notices)
    rows = np.concatenate([np.fromfile(path, dtype=np.float32).reshape(-1, width) for path in paths])
    players = rows[:, 1:].reshape(-1, PLAYERS, 1 + notices)
    return rows[:, 0].astype(int), players[:, :, 0] > 0, players[:, :, 1:]


def shares(weights: Weights, inside: np.ndarray, notices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Everybody's chance, and what the hidden layer said."""
    layer = np.tanh(notices @ weights["hidden"].T + weights["biases"])
    promise = np.where(inside, notices @ weights["direct"] + layer @ weights["out"], -1e9)
    promise = np.exp(promise - promise.max(1, keepdims=True))
    return promise / promise.sum(1, keepdims=True), layer


def loss(weights: Weights, winners: np.ndarray, inside: np.ndarray, notices: np.ndarray) -> float:
    """How surprising the winners are, on average."""
    chances, _ = shares(weights, inside, notices)
    return float(-np.log(np.maximum(chances[np.arange(len(winners)), winners], 1e-9)).mean())


def slope(weights: Weights, winners: np.ndarray, inside: np.ndarray, notices: np.ndarray) -> Weights:
    """By how much the loss grows with each weight."""
    chances, layer = shares(weights, inside, notices)
    wrong = chances
    wrong[np.arange(len(winners)), winners] -= 1
    wrong /= len(winners)
    below = wrong[..., None] * weights["out"] * (1 - layer * layer)
    return {
        "hidden": np.einsum("bpn,bpu->un", notices, below),
        "biases": below.sum((0, 1)),
        "out": np.einsum("bp,bpu->u", wrong, layer),
        "direct": np.einsum("bp,bpn->n", wrong, notices) + 1e-5 * weights["direct"],
    }


def teach(winners: np.ndarray, inside: np.ndarray, notices: np.ndarray, seed: int) -> Weights:
    """Adam, with a rate that is halved every round of the second half."""
    by_lot = np.random.default_rng(seed)
    count = notices.shape[-1]
    weights: Weights = {
        "hidden": by_lot.normal(0, count**-0.5, (UNITS, count)).astype(np.float32),
        "biases": np.zeros(UNITS, np.float32),
        "out": by_lot.normal(0, 0.1, UNITS).astype(np.float32),
        "direct": np.zeros(count, np.float32),
    }
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    step = 0
    for number in range(ROUNDS):
        rate = RATE * 0.6 ** max(0, number - ROUNDS // 2)
        order = by_lot.permutation(len(winners))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for name, change in slope(weights, winners[batch], inside[batch], notices[batch]).items():
                first[name] = 0.9 * first[name] + 0.1 * change
                second[name] = 0.999 * second[name] + 0.001 * change**2
                mean, spread = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                weights[name] = weights[name] - rate * mean / (np.sqrt(spread) + 1e-8)
    return weights


def main(paths: list[Path], out: Path) -> None:
    """Read, teach, say how well it went, write."""
    known = json.loads(out.read_text())
    winners, inside, notices = read(paths, len(known["direct"]))
    cut = len(winners) * 9 // 10
    weights = teach(winners[:cut], inside[:cut], notices[:cut], 1)
    seen = loss(weights, winners[:cut], inside[:cut], notices[:cut])
    kept_back = loss(weights, winners[cut:], inside[cut:], notices[cut:])
    even = float(np.log(inside[cut:].sum(1)).mean())
    others = f"{kept_back:.4f} on {len(winners) - cut} others, {even:.4f} by lot"
    taught = f"{cut} positions; log-loss {seen:.4f} on them, {others}"
    print(taught)
    rounded = {name: np.round(value.astype(float), 4).tolist() for name, value in weights.items()}
    out.write_text(json.dumps({"taught": taught, **rounded}) + "\n")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:-1]], Path(sys.argv[-1]))

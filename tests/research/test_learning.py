"""The learner improves its policy in the right direction, keeps it, and is compared with the others."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from taproom.kernel.verdicts import Malformed
from taproom.research import baselines
from taproom.research.learning import Learner
from taproom.research.policies import LearnedPlayer, Played, Policy, load
from tests.research.spaces import FIRST_SETS, dragonstones, inn


def test_what_brought_wins_becomes_likelier() -> None:
    policy, chance = Policy(6, 4, 8, 1), np.random.default_rng(1)
    rows = chance.integers(0, 3, (400, 6), np.uint8)
    masks: Any = np.ones((400, 4), np.bool_)
    masks[:, 3] = False
    actions, likely = policy.choose(rows, masks, chance)
    assert actions.max() <= 2
    wanted = rows[:, 0] % 3
    results = (actions == wanted).astype(np.float32)
    before = policy.think(rows, masks)[2][np.arange(400), wanted].mean()
    for _ in range(60):
        policy.improve(Played(rows, masks, actions, likely, results), 1e-2, chance)
        actions, likely = policy.choose(rows, masks, chance)
        results = (actions == wanted).astype(np.float32)
    assert policy.think(rows, masks)[2][np.arange(400), wanted].mean() > before + 0.3


def test_a_learner_plays_learns_and_is_kept(tmp_path: Path) -> None:
    space = dragonstones()
    lines: list[str] = []
    learner = Learner(space, seed=1, tables=8, hidden=8)
    learner.learn(16, lines.append)
    assert learner.games >= 16
    learner._improve(0.0)
    assert learner.policy.updates > 0
    learner.policy.save(tmp_path / "policy.npz", space)
    again = load(tmp_path / "policy.npz", space)
    episode = space.start(4)
    seen = np.frombuffer(episode.observe(episode.seat), np.uint8)[None]
    mask = np.frombuffer(episode.mask(), np.bool_)[None]
    assert np.array_equal(again.think(seen, mask)[2], learner.policy.think(seen, mask)[2])
    player = LearnedPlayer(again, 1)
    while episode.seat >= 0:
        player.act(episode)
    assert sum(episode.result()) == 1
    with pytest.raises(Malformed, match="other tables"):
        load(tmp_path / "policy.npz", inn())


def test_players_are_compared_in_every_seat_and_whole_teams() -> None:
    field = baselines.fields(FIRST_SETS, "rdi1", 1)[2]
    regular = lambda seed: baselines.BotPlayer("dragonstones", "regular", seed)  # noqa: E731
    by_lot = lambda seed: baselines.BotPlayer("dragonstones", "random", seed)  # noqa: E731
    assert baselines.share(field.tables, regular, by_lot, 8) > 0.6
    assert baselines.share(field.tables, by_lot, regular, 8) < 0.3


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    small = [
        "--characters",
        ",".join(FIRST_SETS),
        "--games",
        "2",
        "--sage-games",
        "1",
        "--training",
        "2",
        "--tables",
        "4",
    ]
    assert baselines.main([*small, "--field", "1", "--player", "random", "--player", "learner"]) == 0
    out = capsys.readouterr().out
    assert out.count("| The Inn, two teams |") == 2
    assert "| learner |" in out

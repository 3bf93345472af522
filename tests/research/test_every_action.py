"""Every action of every decision, tried on a clone: the original and all older clones stay as they are."""

import pytest

from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.research import Episode, Space
from tests.research.spaces import act_at_random, any_space, dragonstones, inn

AHEAD = 3
"""So many decisions each clone is played on."""


def _marks(episode: Episode) -> tuple[str, list[int], int, int]:
    return episode.state.fingerprint(), episode.legal(), episode.seat, len(episode.told)


def _try_everything(played: Space, seed: int, decisions: int) -> int:
    episode, chance = played.start(seed, chance=Dice(key_from_seed(seed))), QuickDice(seed)
    older: list[tuple[Episode, tuple[str, list[int], int, int]]] = []
    tried = 0
    while episode.seat >= 0 and episode.decisions < decisions:
        before, row = _marks(episode), episode.observe(episode.seat)
        older.append((episode.clone(), before))
        for action in episode.legal():
            clone = episode.clone()
            assert _marks(clone) == before
            assert clone.observe(clone.seat) == row
            clone.act(action)
            tried += 1
            for _ in range(AHEAD):
                if clone.seat >= 0:
                    clone.act(clone.legal()[chance.below(len(clone.legal()))])
        assert _marks(episode) == before
        assert episode.observe(episode.seat) == row
        act_at_random(episode, chance)
    for clone, marks in older:
        assert _marks(clone) == marks
        act_at_random(clone, chance)
    return tried


@pytest.mark.parametrize("seed", range(2))
def test_of_the_inn(seed: int) -> None:
    assert _try_everything(inn(), seed, 100_000) > 400


@pytest.mark.parametrize("seed", range(3))
def test_of_the_inn_in_every_mode(seed: int) -> None:
    assert _try_everything(any_space(seed + 30), seed, 60) > 100


@pytest.mark.parametrize("seed", range(2))
def test_of_dragonstones(seed: int) -> None:
    assert _try_everything(dragonstones(), seed, 100_000) > 400


def test_older_clones_go_on_as_the_original_did() -> None:
    for played in (inn(), dragonstones()):
        episode, chance = played.start(9, chance=Dice(key_from_seed(9))), QuickDice(9)
        clone, actions = episode.clone(), []
        while episode.seat >= 0:
            action = episode.legal()[chance.below(len(episode.legal()))]
            actions.append(action)
            episode.act(action)
        for action in actions:
            assert clone.seat >= 0
            clone.act(action)
        assert clone.state.fingerprint() == episode.state.fingerprint()
        assert clone.result() == episode.result()
        assert sum(episode.result()) == 1

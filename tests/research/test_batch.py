"""Batches: the same games as one at a time, however they are divided, written into the caller's arrays."""

from typing import Any

import numpy as np
import pytest

from taproom.kernel.dice import QuickDice
from taproom.kernel.verdicts import Malformed
from taproom.research import Space
from taproom.research.batch import Batch, new_arrays, random_actions
from tests.research.spaces import dragonstones, inn


def _story(space: Space, tables: int, workers: int, steps: int) -> list[bytes]:
    """Everything that is written while the same generator chooses."""
    chance, told = np.random.default_rng(3), []
    with Batch(tables, space, 7, workers) as batch:
        arrays = batch.arrays()
        batch.reset(arrays)
        for _ in range(steps):
            told.append(b"".join(array.tobytes() for array in arrays))
            batch.step(random_actions(arrays, chance), arrays)
    return told


def test_workers_change_nothing() -> None:
    here = _story(dragonstones(), 5, 0, 60)
    assert len(set(here)) == 60
    assert _story(dragonstones(), 5, 2, 60) == here


@pytest.mark.parametrize("played", [inn, dragonstones])
def test_a_batch_plays_whole_games_and_shows_what_an_episode_does(played: Any) -> None:
    space, tables = played(), 3
    chance = np.random.default_rng(1)
    batch = Batch(tables, space, 5)
    arrays, over = batch.arrays(), 0
    batch.reset(arrays)
    while over < 4:
        assert batch._inside is not None
        for table, episode in enumerate(batch._inside.stepper.episodes):
            assert arrays.seats[table] == episode.seat
            assert arrays.observations[table].tobytes() == bytes(episode.observe(episode.seat))
            assert np.flatnonzero(arrays.masks[table]).tolist() == episode.legal()
        batch.step(random_actions(arrays, chance), arrays)
        assert np.allclose(arrays.rewards.sum(1), arrays.dones)
        over += int(arrays.dones.sum())
    assert batch._inside is not None
    stepper = batch._inside.stepper
    assert stepper.games == over
    assert stepper.steps >= stepper.decisions > 0


def test_shaped_rewards_come_on_the_way() -> None:
    space = Space("dragonstones", dragonstones().tables, shaping=1.0)
    batch, chance = Batch(2, space, 5), np.random.default_rng(1)
    arrays, earned = batch.arrays(), 0.0
    batch.reset(arrays)
    while not arrays.dones.any():
        batch.step(random_actions(arrays, chance), arrays)
        earned += float(np.abs(arrays.rewards[~arrays.dones]).sum())
    assert earned > 0


def test_rows_of_options_say_what_a_choice_does() -> None:
    for space in (inn(), dragonstones()):
        episode, chance, seen = space.start(2), QuickDice(2), 0
        while episode.seat >= 0:
            rows = episode.decision_rows()
            assert len(rows) > 1
            assert {len(row) for row in rows} == {space.encoder.column_count}
            decision = episode.decision()
            assert decision is not None
            if decision.options and len({option.key() for option in decision.options}) == len(rows):
                seen += len({bytes(row) for row in rows}) == len(rows)
            episode.choose_row(chance.below(len(rows)))
        assert seen > 20
        with pytest.raises(Malformed, match="there is no row"):
            episode.choose_row(0)


def test_what_does_not_fit_is_refused() -> None:
    space = dragonstones()
    with pytest.raises(Malformed, match="at least 1 table"):
        Batch(0, space)
    batch = Batch(2, space)
    arrays = new_arrays(space, 2)
    with pytest.raises(Malformed, match="observations must be a C-contiguous array of uint8"):
        batch.reset(arrays._replace(observations=arrays.observations.astype(np.float32)))
    with pytest.raises(Malformed, match="so many actions"):
        batch.step(np.zeros(3), arrays)
    batch.reset(arrays)
    with pytest.raises(Malformed, match="is not legal"):
        batch.step(np.array([10_000, 10_000]), arrays)

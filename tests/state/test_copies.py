"""Positions can be copied and compared whatever dice they are played with."""

import copy

import pytest

from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed


def started(key: str, quick: bool) -> State:
    lineup = game(key).lineup(3, [], {}, QuickDice(1))
    return game(key).start(lineup, QuickDice(5) if quick else Dice(key_from_seed(5)))


def play(state: State, choices: int) -> None:
    chance = QuickDice(9)
    for _ in range(choices):
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_a_copy_goes_its_own_way(key: str, quick: bool, copied: object) -> None:
    state = started(key, quick)
    play(state, 5)
    other = copied(state)  # type: ignore[operator]
    assert type(other) is type(state) and other.fingerprint() == state.fingerprint()
    before = state.fingerprint()
    play(other, 10)
    assert state.fingerprint() == before != other.fingerprint()
    play(state, 10)
    assert state.fingerprint() == other.fingerprint()


def test_a_position_with_quick_dice_is_not_saved() -> None:
    with pytest.raises(Malformed, match="start it with Dice"):
        started("inn", quick=True).dump()

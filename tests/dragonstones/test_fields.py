"""Every field of a position is cloned, written, read and part of the fingerprint; a forgotten one is noticed."""

import json

import pytest

from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice

WORKED_OUT = ["catalogue", "decisions", "events"]
"""What follows from the rest, is the same for all positions, or is nobody's but the listener's."""
NUMBERS = ["improvised", "turn", "named", "forced", "auctions_held", "unhurried"]
LISTS = ["bank", "bank_stones", "deck", "discards", "specials", "stack", "played", "bag", "drawn", "next_draws"]
PARTS = [
    "names",
    "seats",
    "auction",
    "agenda",
    "question",
    "waiting",
    "ledger",
    "winner",
    "paused",
    "chance",
    "attentive",
]
"""What depends on other fields, is written in a way of its own, or is no matter of a clone: nobody watches that."""


def fresh() -> DragonstonesState:
    """A game some way in."""
    played = game("dragonstones")
    state = played.start(played.lineup(4, [""] * 4, {}, QuickDice(3)), Dice(key_from_seed(3)))
    assert isinstance(state, DragonstonesState)
    chance = QuickDice(5)
    for _ in range(60):
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))
    return state


def changed(state: DragonstonesState, name: str) -> None:
    before = getattr(state, name)
    if isinstance(before, bool):
        setattr(state, name, not before)
    elif isinstance(before, int):
        setattr(state, name, before + 1)
    elif before:
        before[0] += 1
    else:
        before.append(1)


def read_back(state: DragonstonesState) -> DragonstonesState:
    again = game("dragonstones").load(json.loads(json.dumps(state.dump())))
    assert isinstance(again, DragonstonesState)
    return again


def test_every_field_is_listed() -> None:
    state = fresh()
    found = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    assert sorted(found) == sorted([*WORKED_OUT, *NUMBERS, *LISTS, *PARTS])


@pytest.mark.parametrize("name", [*NUMBERS, *LISTS])
def test_a_field_is_cloned_written_read_and_part_of_the_fingerprint(name: str) -> None:
    state = fresh()
    before = state.fingerprint()
    changed(state, name)
    assert getattr(state.clone(), name) == getattr(state, name)
    assert getattr(read_back(state), name) == getattr(state, name)
    assert state.fingerprint() != before


@pytest.mark.parametrize("name", LISTS)
def test_a_clone_has_lists_of_its_own(name: str) -> None:
    state = fresh()
    clone = state.clone()
    changed(clone, name)
    assert getattr(clone, name) != getattr(state, name)


def test_the_parts_are_written_and_read() -> None:
    state = fresh()
    assert set(PARTS) <= set(state.dump())
    assert read_back(state).fingerprint() == state.clone().fingerprint() == state.fingerprint()

"""Tables for the tests: games played at random, stopped anywhere."""

from collections.abc import Iterator

from taproom.dragonstones.game import DragonstonesGame
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.playout import random_choice

GAME = DragonstonesGame()


def start(seed: int, seats: int) -> DragonstonesState:
    return GAME.start({"seats": seats}, Dice(key_from_seed(seed)))


def step(state: DragonstonesState, chance: QuickDice) -> tuple[int, int]:
    """One random choice of the first seat that is asked."""
    seat = state.next_seat()
    decision = state.decision(seat)
    assert decision is not None
    choice = random_choice(decision, chance)
    state.choose(seat, choice)
    return seat, choice


def walk(seed: int, seats: int, most: int = 2000) -> Iterator[DragonstonesState]:
    """The positions of a random game, one after the other."""
    state = start(seed, seats)
    chance = QuickDice(seed)
    yield state
    for _ in range(most):
        if state.over():
            return
        step(state, chance)
        yield state


def somewhere(seed: int, seats: int, moves: int) -> DragonstonesState:
    """A position some way into a random game, which is not over."""
    state = start(seed, seats)
    chance = QuickDice(seed)
    for _ in range(moves):
        before = state.clone()
        step(state, chance)
        if state.over():
            return before
    return state

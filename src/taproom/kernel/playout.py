"""Random play: the loop of every simulation, kept here so that it is compiled with the kernel."""

from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import State


class Endless(Exception):
    """A game went on for longer than any game can."""


def random_choice(decision: Decision, chance: Chance) -> int:
    """Each option is equally likely; a pick takes each candidate with chance one half, within its bounds."""
    if not decision.is_pick():
        return chance.below(len(decision.options))
    while True:
        mask = 0
        for position in range(len(decision.candidates)):
            if chance.below(2):
                mask |= 1 << position
        if decision.allows(mask):
            return mask


def play_out(state: State, chance: Chance, most: int = 100_000) -> int:
    """Play at random until the game is over; returns the number of decisions."""
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return decisions
        decision = state.decision(seat)
        if decision is None or decisions >= most:
            raise Endless(f"no end after {decisions} decisions")
        state.answer(seat, random_choice(decision, chance))
        decisions += 1

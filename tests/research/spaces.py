"""Spaces that the tests play in: derived from what decks and modes there are, never listed by hand."""

from functools import cache

from taproom.inn.content import builtin_decks
from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from taproom.research import Episode, Space, space
from tests.tables import CHARACTERS, any_options

FIRST_SETS = ("deirdre", "dimli", "zot", "fleck")
DRINKS = ",".join(deck.key.removeprefix("drinks_") for deck in builtin_decks() if deck.kind == "drink")


@cache
def inn(facts: int = 8) -> Space:
    """Four seats of the first two sets."""
    return space("inn", 4, FIRST_SETS, drinks="rdi1,rdi2", facts=facts)


@cache
def dragonstones(seats: int = 4) -> Space:
    """A table of the other game."""
    return space("dragonstones", seats)


def any_space(seed: int) -> Space:
    """A table of the Inn with any decks, in any mode."""
    return Space("inn", [any_options(seed)])


@cache
def every_deck() -> Space:
    """Four seats, every character at some table, with all Drinks."""
    start = range(0, len(CHARACTERS), 4)
    chosen = [[CHARACTERS[(first + place) % len(CHARACTERS)] for place in range(4)] for first in start]
    seats = [[{"character": key} for key in keys] for keys in chosen]
    drinks = DRINKS.split(",")
    return Space("inn", [{"seats": line_up, "drinks": drinks} for line_up in seats])


def act_at_random(episode: Episode, chance: QuickDice) -> list[float]:
    """One decision by lot, each answer as likely as the other."""
    decision = episode.decision()
    assert decision is not None
    return episode.choose(random_choice(decision, chance))

"""All that the rows of a comparison take from Taproom: every wheel that is compared must have it."""

from taproom.arena import tournament
from taproom.arena.plan import RANDOM, Plan
from taproom.bots import make_bot
from taproom.sage.player import Sage
from taproom.table import playout
from taproom.table.bots import REGULAR
from taproom.table.dice import Dice, QuickDice, key_from_seed
from taproom.table.game import game
from taproom.table.state import State

__all__ = [
    "RANDOM",
    "REGULAR",
    "Dice",
    "Plan",
    "QuickDice",
    "Sage",
    "State",
    "game",
    "is_compiled",
    "key_from_seed",
    "make_bot",
    "nodes_of",
    "playout",
    "tournament",
]


def is_compiled() -> bool:
    """Whether this is the engine compiled by mypyc."""
    return not playout.__file__.endswith(".py")


def nodes_of(sage: Sage, seat: int) -> int:
    """How many nodes the last search has visited."""
    return 0 if sage.search is None else sage.search.roots[seat].visits

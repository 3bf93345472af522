"""Where the present wheel has what a comparison takes from it (`engine.py`)."""

from taproom.arena import tournament
from taproom.arena.plan import RANDOM, Plan
from taproom.bots import make_bot
from taproom.bots.sage.player import Sage
from taproom.kernel import playout
from taproom.kernel.bots import REGULAR, Bot, choice_of
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.state import State

__all__ = [
    "RANDOM",
    "REGULAR",
    "Bot",
    "Decision",
    "Dice",
    "Plan",
    "QuickDice",
    "Sage",
    "State",
    "choice_of",
    "game",
    "key_from_seed",
    "make_bot",
    "playout",
    "tournament",
]

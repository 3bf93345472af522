# ruff: noqa: I001
"""Where the wheel of `make baseline` has what a comparison takes from it (`engine.py`)."""

from taproom.arena import tournament
from taproom.arena.plan import RANDOM, Plan
from taproom.bots import make_bot
from taproom.sage.player import Sage
from taproom.table import playout
from taproom.table.bots import REGULAR, Bot, choice_of
from taproom.table.decisions import Decision
from taproom.table.dice import Dice, QuickDice, key_from_seed
from taproom.table.game import game
from taproom.table.state import State

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

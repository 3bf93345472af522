"""All that the streams take from Taproom: for another commit's engine only this needs a change."""

from taproom.dragonstones.state import terms
from taproom.inn.board import events, incidents
from taproom.inn.text import prompts
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.events import Event
from taproom.kernel.game import game
from taproom.kernel.state import State

__all__ = [
    "Decision",
    "Dice",
    "Event",
    "Option",
    "State",
    "events",
    "game",
    "incidents",
    "key_from_seed",
    "prompts",
    "terms",
]

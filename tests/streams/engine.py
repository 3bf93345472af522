"""All that the streams take from Taproom: for another commit's engine only this needs a change."""

from taproom.dragonstones.rules import terms
from taproom.inn import events, incidents, questions
from taproom.table.decisions import Decision, Option
from taproom.table.dice import Dice, key_from_seed
from taproom.table.events import Event
from taproom.table.game import game
from taproom.table.state import State

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
    "questions",
    "terms",
]

"""Potion Tokens (R52): traded in at any moment, and nobody can answer that."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import POTION
from taproom.inn.effects import program as fx
from taproom.inn.state import mats
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.position import Position
from taproom.kernel.decisions import Option

FORTITUDE: Final = 6
ALCOHOL: Final = -6
GOLD: Final = 3
KINDS: Final = (fx.FORTITUDE, fx.ALCOHOL, fx.GOLD)
"""What a token can be traded in for (R52.1.1)."""


def left(inn: Position, seat: int) -> int:
    """How many the seat's team has."""
    return inn.tokens[inn.setup.purses[seat]] if inn.setup.has_mates else 0


def number_of(inn: Position, kind: int) -> int:
    """The number a person names to have one traded in for this: they follow those of the cards."""
    return len(inn.setup.cards) + KINDS.index(kind)


def add_options(inn: Position, seat: int, options: list[Option]) -> None:
    """Every way to trade one in."""
    if left(inn, seat):
        for kind in KINDS:
            options.append(Option(POTION, -1, kind, (), -1))


def use(inn: Position, seat: int, option: Option) -> None:
    """One of the three; nothing can Negate, Ignore or change it (R52.1.2)."""
    inn.tokens[inn.setup.purses[seat]] -= 1
    for member in inn.setup.members[seat]:
        inn.held[member] = UNKNOWN
    inn.tell(events.POTION, seat, amount=option.mode)
    if option.mode == fx.FORTITUDE:
        mats.change_fortitude(inn, seat, FORTITUDE, seat)
    elif option.mode == fx.ALCOHOL:
        mats.change_alcohol(inn, seat, ALCOHOL, seat)
    else:
        inn.inn_gold -= GOLD
        mats.change_gold(inn, seat, GOLD)
        inn.tell(events.GOLD, fx.INN, seat, amount=GOLD)

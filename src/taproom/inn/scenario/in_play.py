"""Cards in play in scenarios: as targets, activated by `use`, kept or let go when they are hit."""

from collections.abc import Callable
from typing import Any, Final

from taproom.inn.board.questions import ACTIVATE, DISMISS, PAY_WAGE
from taproom.inn.rules import in_play
from taproom.inn.state.position import Position
from taproom.kernel.decisions import Option

CHOICES: Final = {"pay": PAY_WAGE, "discard": DISMISS}
"""What becomes of a card in play that was hit."""


def target_names(inn: Position, names: list[str], targets: tuple[int, ...]) -> list[str]:
    """Seats by their names, cards in play by their keys; where too few could be picked, nobody."""
    found: list[str] = []
    for target in targets:
        if target >= len(names):
            found.append(inn.card(in_play.text_of(inn, target)).key)
        elif target >= 0:
            found.append(names[target])
    return found


def is_activation(inn: Position, option: Option, card: int, on: list[Any], names: list[str]) -> bool:
    """Whether an option activates this card, on these if it is said on whom."""
    if option.verb != ACTIVATE or option.subject != card:
        return False
    return not on or on == target_names(inn, names, option.targets)


def is_wage(option: Option, value: object, calls: Callable[[str], int]) -> bool:
    """Whether an answer to a hit is this one: "pay", "discard", or [CARD, pay]."""
    said = value if isinstance(value, list) else [value]
    if len(said) > 2 or CHOICES.get(str(said[-1])) != option.verb:
        return False
    return len(said) == 1 or calls(str(said[0])) == option.subject


def rules_against_use(inn: Position, card: int) -> tuple[str, ...]:
    """The rules by which a card in play cannot be activated now; empty if it is no such card."""
    return ("R29.1.3", "R29.4.1", "R29.1.2") if inn.card(card).kept_by >= 0 else ()

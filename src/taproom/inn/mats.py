"""Mats in one line each, for narrow screens: the track with its two tokens, then the figures."""

from typing import Final

from taproom.inn.rules.position import Position
from taproom.inn.rules.views import SeatView
from taproom.inn.vocabulary import WORDS, seat_name
from taproom.inn.words import component_lines

BEER: Final = "▒"
GAP: Final = "·"
DARK: Final = "█"
_NAME_WIDTH: Final = 12


def track(fortitude: int, alcohol: int, top: int) -> str:
    """Alcohol rises from the left, the dark comes from the right; the gap between is what is left."""
    beer = min(alcohol, top)
    dark = min(top - fortitude, top - beer)
    return BEER * beer + GAP * (top - beer - dark) + DARK * dark


def mats(position: Position, seat: int, language: str) -> list[str]:
    """One line for each seat, and one for what lies before it."""
    view = position.view(seat)
    lines: list[str] = []
    for one in view.seats:
        lines.append(_mat(position, one, view.turn, seat, language))
        lines.extend(component_lines(position, one, language))
    return lines


def _mat(position: Position, one: SeatView, turn: int, viewer: int, language: str) -> str:
    name = str(seat_name(position, one.seat, language).form("nom"))
    marks = ("▶" if one.seat == turn else " ") + ("*" if one.seat == viewer else " ")
    start = f"{marks} {name.ljust(_NAME_WIDTH)} "
    if one.is_out:
        return start + WORDS.say(language, "mat-out")
    figures = WORDS.say(
        language,
        "mat-figures",
        fortitude=one.fortitude,
        alcohol=one.alcohol,
        gold=one.gold,
        hand=one.hand_size,
        pile=one.pile_size,
    )
    return f"{start}{track(one.fortitude, one.alcohol, one.top)} {figures}"

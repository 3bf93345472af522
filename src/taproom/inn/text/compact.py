"""Mats in one line each, for narrow screens: the track with its two tokens, then the figures."""

from typing import Final

from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.views import SeatView
from taproom.inn.text.log import component_lines, still_lines, team_line
from taproom.inn.text.names import WORDS, seat_name

BEER: Final = "▒"
GAP: Final = "·"
DARK: Final = "█"
_NAME_WIDTH: Final = 12


def track(fortitude: int, alcohol: int, top: int) -> str:
    """Alcohol rises from the left, the dark comes from the right; the gap between is what is left."""
    beer = min(alcohol, top)
    dark = min(top - fortitude, top - beer)
    return BEER * beer + GAP * (top - beer - dark) + DARK * dark


def mats(position: InnState, seat: int, language: str) -> list[str]:
    """One line for each seat, and one for what lies before it."""
    view = position.view(seat)
    lines: list[str] = []
    for one in view.seats:
        if position.setup.has_mates and position.setup.members[one.seat][0] == one.seat:
            lines.append(team_line(position, one, language))
        lines.append(_mat(position, one, view.turn, seat, language))
        lines.extend(component_lines(position, one, language))
        lines.extend(still_lines(one, language) if position.setup.has_mates else [])
    return lines


def _mat(position: InnState, one: SeatView, turn: int, viewer: int, language: str) -> str:
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

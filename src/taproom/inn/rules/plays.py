"""The ways to play a card, and whom it may be aimed at (R3.2.1)."""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.asking import PLAY
from taproom.inn.cards import PlayMode
from taproom.inn.language import effects as fx
from taproom.inn.rules import damage, reasons
from taproom.inn.state import Inn
from taproom.table.decisions import Option

NO_TARGETS: Final[tuple[int, ...]] = ()


def candidates(inn: Inn, seat: int, who: int, number: int) -> list[int]:
    """Who may be picked (R0.1.5); `number` is the incident being answered."""
    found: list[int] = []
    for other in inn.table.rounds[seat]:
        if not inn.is_in(other):
            continue
        if who not in (fx.ANYBODY, fx.FURTHER_ANYBODY) and inn.are_teammates(other, seat):
            continue
        if who == fx.ANOTHER_IN_ROUND and (inn.in_round >> other) & 1 == 0:
            continue
        if who == fx.THIRD and number >= 0 and damage.source_of(inn, inn.incidents[number]) == other:
            continue
        found.append(other)
    return found


def add_options(
    inn: Inn, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """One option for each way to pick the players the text asks for; NO_TARGET if there is none (D3.1)."""
    picks = mode.picks
    if not picks:
        options.append(Option(PLAY, card, mode_number, NO_TARGETS, number))
        return reasons.ALLOWED
    if len(picks) == 1:
        able = candidates(inn, seat, picks[0], number)
        for other in able:
            options.append(Option(PLAY, card, mode_number, (other,), number))
        return reasons.ALLOWED if able else reasons.NO_TARGET
    chosen: list[tuple[int, ...]] = [()]
    for who in picks:
        able = candidates(inn, seat, who, number)
        chosen = [(*before, other) for before in chosen for other in able if other not in before]
    for targets in chosen:
        options.append(Option(PLAY, card, mode_number, targets, number))
    return reasons.ALLOWED if chosen else reasons.NO_TARGET


def that_player(inn: Inn, about: int) -> int:
    """Whom "that player" means: who played, revealed, caused or won what is being answered; else whose turn it is."""
    if about < 0:
        return inn.turn
    answered = inn.incidents[about]
    if answered.kind in (inc.CARD, inc.WON):
        return answered.seat
    return answered.other

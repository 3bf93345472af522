"""The ways to play a card, and whom it may be aimed at (R3.2.1)."""

from typing import Final

from taproom.inn.board.questions import PLAY
from taproom.inn.effects import program as fx
from taproom.inn.rules import damage, legality
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY
from taproom.kernel.decisions import Option

NO_TARGETS: Final[tuple[int, ...]] = ()


def candidates(inn: Position, seat: int, who: int, number: int) -> list[int]:
    """Who may be picked (R0.1.5); `number` is the incident being answered."""
    if who == fx.HURT:
        return damage.hurt(inn, number)
    if who in (fx.INSTEAD, fx.ANOTHER_INSTEAD):
        return damage.other_aims(inn, number, seat if who == fx.ANOTHER_INSTEAD else NOBODY)
    found: list[int] = []
    for other in inn.setup.rounds[seat]:
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
    inn: Position, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """One option for each way to pick the players the text asks for; NO_TARGET if there is none (D3.1)."""
    if inn.setup.has_mates:
        return _add_for_team(inn, seat, card, mode_number, mode, number, options)
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


def _add_for_team(
    inn: Position, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """The same where teammates share a turn and a defence.

    Behind the players picked stands one more where the rules leave a choice: in whose place the card is played
    (D53.1), or which member of the acting team is meant by "that player" (R60.1.1).
    """
    chosen: list[tuple[int, ...]] = [()]
    for who in mode.picks:
        able = candidates(inn, seat, who, number)
        chosen = [(*before, other) for before in chosen for other in able if other not in before]
    for whom in _whom(inn, seat, mode, number):
        for targets in chosen:
            options.append(Option(PLAY, card, mode_number, (*targets, *whom), number))
    return reasons.ALLOWED if chosen else reasons.NO_TARGET


def _whom(inn: Position, seat: int, mode: PlayMode, number: int) -> list[tuple[int, ...]]:
    if number >= 0:
        helped = legality.helped_by(inn, seat, mode, number)
        return [()] if len(helped) < 2 and seat in helped else [(mate,) for mate in helped]
    if mode.names_that:
        return [(member,) for member in inn.setup.members[inn.turn]]
    return [()]

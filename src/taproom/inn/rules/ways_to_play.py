"""The ways to play a card, and whom it may be aimed at (R3.2.1)."""

from typing import Final

from taproom.inn.board.questions import PLAY
from taproom.inn.effects import program as fx
from taproom.inn.rules import aims, damage, in_play, legality
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY
from taproom.kernel.decisions import Option

NO_TARGETS: Final[tuple[int, ...]] = ()


def candidates(inn: Position, seat: int, who: int, number: int, strikes: bool = False) -> list[int]:
    """Who may be picked (R0.1.5); `number` is the incident being answered. For a loss cards in play may be, too."""
    if who == fx.HURT:
        return damage.hurt(inn, number)
    if who in (fx.INSTEAD, fx.ANOTHER_INSTEAD):
        return aims.other_aims(inn, number, seat, who == fx.INSTEAD)
    found: list[int] = []
    for other in inn.setup.rounds[seat]:
        if not inn.is_in(other):
            continue
        if who not in (fx.ANYBODY, fx.FURTHER_ANYBODY) and inn.are_teammates(other, seat):
            continue
        if who in (fx.ANOTHER_IN_ROUND, fx.FURTHER_IN_ROUND) and (inn.in_round >> other) & 1 == 0:
            continue
        if who == fx.THIRD and number >= 0 and damage.source_of(inn, inn.incidents[number]) == other:
            continue
        found.append(other)
    if strikes and inn.setup.places.targets:
        found.extend(in_play.candidates(inn, seat, who, number))
    return found


def every_pick(inn: Position, seat: int, mode: PlayMode, number: int) -> list[tuple[int, ...]]:
    """All ways to pick the players a text asks for; none if there are too few (D3.1)."""
    chosen: list[tuple[int, ...]] = [()]
    for slot, who in enumerate(mode.picks):
        able = candidates(inn, seat, who, number, mode.strikes[slot])
        if who == fx.FURTHER_IF_ANY:
            chosen = [targets for before in chosen for targets in _with_a_further(before, able)]
        else:
            chosen = [(*before, other) for before in chosen for other in able if other not in before]
    return chosen


def _with_a_further(before: tuple[int, ...], able: list[int]) -> list[tuple[int, ...]]:
    """One more of those behind the last pick: the order of picks alike makes no difference. Nobody if none is left."""
    left = [other for other in able if other not in before]
    if not left:
        return [(*before, NOBODY)]
    last = able.index(before[-1]) if before[-1] in able else -1
    return [(*before, other) for other in able[last + 1 :] if other not in before]


def add_options(
    inn: Position, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """One option for each way to pick the players the text asks for; NO_TARGET if there is none (D3.1)."""
    if mode.hits_back and in_play.doer(inn, number) >= 0:
        return _add_aimed_back(inn, seat, card, mode_number, mode, number, options)
    if inn.setup.has_mates:
        return _add_for_team(inn, seat, card, mode_number, mode, number, options)
    picks = mode.picks
    if not picks:
        options.append(Option(PLAY, card, mode_number, NO_TARGETS, number))
        return reasons.ALLOWED
    if len(picks) == 1:
        able = candidates(inn, seat, picks[0], number, mode.strikes[0])
        if mode.strikes[0] and inn.setup.places.targets:
            able = in_play.without_copies(inn, able)
        for other in able:
            options.append(Option(PLAY, card, mode_number, (other,), number))
        return reasons.ALLOWED if able else reasons.NO_TARGET
    chosen = every_pick(inn, seat, mode, number)
    for targets in chosen:
        options.append(Option(PLAY, card, mode_number, targets, number))
    return reasons.ALLOWED if chosen else reasons.NO_TARGET


def _add_aimed_back(
    inn: Position, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """R29.2.5: what hits back at an activation hits its player, or the card that was activated; who stands last."""
    doer = in_play.doer(inn, number)
    chosen = every_pick(inn, seat, mode, number)
    for whom in (in_play.seat_of(inn, doer), doer):
        for targets in chosen:
            options.append(Option(PLAY, card, mode_number, (*targets, whom), number))
    return reasons.ALLOWED if chosen else reasons.NO_TARGET


def _add_for_team(
    inn: Position, seat: int, card: int, mode_number: int, mode: PlayMode, number: int, options: list[Option]
) -> int:
    """The same where teammates share a turn and a defence.

    Behind the players picked stands one more where the rules leave a choice: in whose place the card is played
    (D53.1), or which member of the acting team is meant by "that player" (R60.1.1).
    """
    chosen = every_pick(inn, seat, mode, number)
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

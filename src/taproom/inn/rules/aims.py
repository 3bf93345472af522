"""Whom a card is aimed at, whom it can be aimed at instead (R30.2.1, R57.1.6), and who "that player" is."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.word import NAMES_SOURCE
from taproom.inn.rules import damage, in_play
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY


def asks_for_you(inn: Position, answer: Incident) -> bool:
    """Whether an answer is to a card that has picked its player."""
    return damage.mode_of(inn, answer).when.extra & fx.PICKS_YOU != 0


def aim(inn: Position, number: int, seat: int = NOBODY) -> int:
    """Which of the players a card has picked it is aimed at, or of those this seat; -1 if none (R30.2.1)."""
    incident = inn.incidents[number]
    mode = damage.mode_of(inn, incident)
    if incident.kind not in (inc.CARD, inc.ACTIVATION):
        return -1
    for effect in mode.code:
        if effect.slot >= 0 and effect.word.works & NAMES_SOURCE == 0 and effect.slot < len(incident.targets):
            target = incident.targets[effect.slot]
            if target < len(inn.answers) and seat in (NOBODY, target):
                return effect.slot
    return -1


def other_aims(inn: Position, number: int, chooser: int, is_free: bool) -> list[int]:
    """Whom a card can be redirected to: not its player, but a teammate (R57.1.6); nobody of the chooser's unless free.

    For a loss that may be a card in play (R29.2.1).
    """
    incident = inn.incidents[number]
    found = [
        seat
        for seat in inn.in_turn_order(incident.seat)
        if seat != incident.seat and seat not in incident.targets and (is_free or not inn.are_teammates(seat, chooser))
    ]
    slot = aim(inn, number, NOBODY if is_free else chooser)
    if 0 <= slot < len(damage.mode_of(inn, incident).strikes) and damage.mode_of(inn, incident).strikes[slot]:
        for target in in_play.candidates(inn, incident.seat, fx.ANOTHER, number):
            if target not in incident.targets and in_play.seat_of(inn, target) != chooser:
                found.append(target)
    return found


def that_player(inn: Position, about: int, kind: int = fx.FREELY) -> int:
    """Whom "that player" means: who played, revealed, caused or won what is being answered; else whose turn it is.

    At some kinds of moments it is who has suffered it.
    """
    if about < 0:
        return inn.turn
    answered = inn.incidents[about]
    if kind == fx.TO_TOKEN_LOSS or answered.acts() or answered.kind == inc.WON:
        return answered.seat
    return answered.other

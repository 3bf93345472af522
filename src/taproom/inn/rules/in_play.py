"""Cards that stay in play before a seat and can be hit like a player (R29.2).

A target is a number: a seat's, or above them that of a card in play.
"""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, Step


def target_count(inn: Position) -> int:
    """One more than the largest number a target can have now; cards count only while some are in play."""
    for zone in inn.setup.places.targets:
        if inn.zones.contents[zone]:
            return len(inn.answers) + len(inn.setup.faces)
    return len(inn.answers)


def zone_of(inn: Position, target: int) -> int:
    """Where the card in play lies that a target stands for; NO_ZONE if it is in play no more."""
    card = target - len(inn.answers)
    for zone in inn.setup.places.targets:
        if card in inn.zones.contents[zone]:
            return zone
    return NO_ZONE


def seat_of(inn: Position, target: int) -> int:
    """The seat a target is, or before which the card lies; NOBODY if it is no target (any more)."""
    if target < len(inn.answers):
        return target
    zone = zone_of(inn, target)
    return inn.setup.places.layout.zones[zone].seat if zone >= 0 else NOBODY


def covers(inn: Position, incident: Incident, effect: Effect, target: int) -> bool:
    """Whether an effect is on a card in play: only a loss of Fortitude matters to it, and no Event (R29.2.6, R29.2.7).

    One for each player hits the cards in play of everybody but its player's team (R29.2.4).
    """
    if effect.word.touches & fx.FORTITUDE == 0 or incident.kind == inc.EVENT:
        return False
    if effect.slot >= 0:
        return effect.slot < len(incident.targets) and incident.targets[effect.slot] == target
    if effect.who not in (fx.EACH, fx.EACH_OTHER):
        return False
    zone = zone_of(inn, target)
    owner = inn.setup.places.layout.zones[zone].seat
    return zone >= 0 and not inn.are_teammates(incident.seat, owner)


class Struck(Step):
    """R29.2.2: a card in play that would lose Fortitude is discarded; `amount` is the target."""

    def run(self, inn: Position) -> None:
        """Put it onto its owner's discard pile, unless something has taken it away already."""
        zone = zone_of(inn, self.amount)
        if zone < 0:
            return
        seat = inn.setup.places.layout.zones[zone].seat
        card = self.amount - len(inn.answers)
        inn.move(card, zone, inn.setup.places.discards[seat])
        inn.tell(events.DISCARDED, seat, amount=1, cards=(inn.setup.faces[card].number,))

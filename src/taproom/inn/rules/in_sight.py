"""The Action Cards of a player who has several a turn stay in sight until the phase ends (R71.2.3)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ACTION_PHASE
from taproom.inn.effects import program as fx
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import RESTING, Step


def note(inn: Position, incident: Incident) -> None:
    """A card is played: if it is an Action of such a player, it will stay."""
    acts = incident.types & fx.ACTION and inn.phase == ACTION_PHASE and not inn.gambling and incident.about < 0
    if acts and inn.on_turn(incident.seat) and inn.setup.places.in_sight[incident.seat] != NO_ZONE:
        incident.flags |= inc.STAYS


def pile_for(inn: Position, incident: Incident) -> int:
    """Where a card of its player's goes that has done what it does."""
    places = inn.setup.places
    return places.in_sight[incident.seat] if incident.has(inc.STAYS) else places.discards[incident.seat]


class PutAway(Step):
    """The phase is over: what its player has played in it is discarded."""

    def manner(self) -> int:
        """All of it has happened."""
        return RESTING

    def run(self, inn: Position) -> None:
        """In the order in which it was played."""
        places = inn.setup.places
        for card in inn.zones.cards(places.in_sight[self.seat]):
            inn.move(card, places.in_sight[self.seat], places.discards[self.seat])

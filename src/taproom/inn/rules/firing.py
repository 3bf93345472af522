"""Tracks that fire: what happens when a marker reaches its highest step (R33.1.6)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_FIRE, TARGETS
from taproom.inn.components import combined_cards
from taproom.inn.effects import program as fx
from taproom.inn.rules import resolution, responses, ways_to_play
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option

_NO_CARD: Final = -1


class Fire(Step):
    """The marker of component `amount` has reached its highest step: its seat picks who is meant, all may respond."""

    def run(self, inn: Position) -> None:
        """Ask whom, unless there is no choice; nothing happens for a player who is gone, or where nobody is left."""
        fires = inn.setup.components[self.amount].fires
        if fires is None or not inn.is_in(self.seat):
            return
        plays: list[Option] = []
        ways_to_play.add_options(inn, self.seat, _NO_CARD, 0, fires, -1, plays)
        if plays:
            options = [Option(TARGETS, _NO_CARD, 0, one.targets, -1) for one in plays]
            inn.ask_options(self, self.seat, ASK_FIRE, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """R33.1.7: it is answered as an Action Card is."""
        fire = Incident(inc.COMPONENT, seat, seat, _NO_CARD, combined_cards.FIRES, -1)
        fire.amount = self.amount
        fire.types = fx.ACTION
        fire.targets = option.targets
        fire.flags = inc.REWRITTEN
        number = inn.add_incident(fire)
        inn.tell(events.FIRED, seat, amount=self.amount - inn.setup.firsts[seat], cards=option.targets)
        inn.then(responses.RespondTo(incident=number), resolution.CarryOut(incident=number))

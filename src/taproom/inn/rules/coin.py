"""What an Event leaves to each player or to chance: who joins in (R42.1.9), and a coin tossed for all of them."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ACCEPT, ASK_JOIN
from taproom.inn.rules import damage, responses
from taproom.inn.state.position import Position
from taproom.inn.state.steps import BLIND, Step
from taproom.kernel.decisions import Option

HEADS: Final = 1
TAILS: Final = 0


class JoinIn(Step):
    """Each player concerned says, in turn order, whether to join in; `amount` is the place in the code."""

    def run(self, inn: Position) -> None:
        """Ask the next who has not said."""
        incident = inn.incidents[self.incident]
        for seat in damage.affected(inn, incident, damage.mode_of(inn, incident).code[self.amount]):
            if not incident.has_result(inc.JOINED_IN, seat):
                join = Option(ACCEPT, incident.card, 0, (), self.incident)
                inn.ask_options(self, seat, ASK_JOIN, [responses.DECLINE, join])
                return

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Remember it and go on to the next."""
        joins = option.verb == ACCEPT
        inn.edit(self.incident).change(inc.JOINED_IN, seat, 1 if joins else 0)
        card = inn.incidents[self.incident].card
        inn.tell(events.JOINED_IN if joins else events.STAYED_OUT, seat, subject=card)
        inn.agenda.append(self)


class TossCoin(Step):
    """One coin for the whole of an incident."""

    def manner(self) -> int:
        """Nobody knows how it falls."""
        return BLIND

    def run(self, inn: Position) -> None:
        """For everybody to see."""
        self.fall(inn, inn.toss())

    def fall(self, inn: Position, side: int) -> None:
        """It shows this side."""
        inn.edit(self.incident).change(inc.COIN, side, 0)
        inn.tell(events.COIN, amount=side)

"""A card of another player's is played as one's own (R30.2.3, D30.1)."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ASK_LENT
from taproom.inn.effects import program as fx
from taproom.inn.rules import legality, playing_cards, ways_to_play
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def play_as_own(inn: Position, number: int) -> None:
    """The card that the incident has had discarded last, if there is one."""
    incident = inn.incidents[number]
    for start in range(len(incident.changes) - 3, -1, -3):
        if incident.changes[start] == inc.TAKEN:
            inn.agenda.append(Lent(seat=incident.seat, incident=number, amount=incident.changes[start + 1]))
            return


class Lent(Step):
    """The seat plays the card of text `amount` in one of the ways it could play it now."""

    def run(self, inn: Position) -> None:
        """Ask how and on whom; in a Round, a card that cannot be played there is a pass (R30.2.3)."""
        card = inn.card(self.amount)
        options: list[Option] = []
        for number, mode in enumerate(card.modes):
            if self.may_play(inn, self.seat, mode) == reasons.ALLOWED:
                ways_to_play.add_options(inn, self.seat, card.number, number, mode, -1, options)
        if options:
            inn.ask_options(self, self.seat, ASK_LENT, options)
        elif inn.gambling:
            inn.pass_move(self.seat)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """With its own type, at a moment that is the seat's own."""
        if seat != self.seat or mode.when.kind != fx.FREELY:
            return reasons.NO_MOMENT
        if inn.gambling and mode.types & fx.ANYTIME == 0:
            return legality.may_move(inn, seat, mode)
        return legality.may_act(inn, seat, mode)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """It can be answered like any other play."""
        playing_cards.play(inn, seat, option, False, True)

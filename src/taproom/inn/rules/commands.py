"""What a text has done with cards in play: put back there, used once more, held before their player (R29)."""

from taproom.inn.board.questions import ASK_COMMAND, TAKE_CARD
from taproom.inn.effects import program as fx
from taproom.inn.rules import in_play
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


def give(inn: Position, number: int, component: int, what: int) -> None:
    """All may be used once more; otherwise the player says which it is."""
    seat = inn.incidents[number].seat
    if what == fx.USE_AGAIN:
        in_play.use_again(inn, seat)
    else:
        inn.agenda.append(Choose(seat, number, component, what))


class Choose(Step):
    """One card of component `amount`, of the discards or in play, for what `other` says."""

    def run(self, inn: Position) -> None:
        """Ask which; cards alike are one option."""
        texts = dict.fromkeys([inn.setup.faces[card].number for card in self._able(inn)])
        if texts:
            options = [Option(TAKE_CARD, text, 0, (self.seat,), -1) for text in texts]
            inn.ask_options(self, self.seat, ASK_COMMAND, options)

    def _zone(self, inn: Position) -> int:
        places = inn.setup.places
        if self.other == fx.REHIRE:
            return places.discards[self.seat]
        return places.own[inn.setup.component(self.seat, self.amount)][0]

    def _able(self, inn: Position) -> list[int]:
        faces = inn.setup.faces
        return [card for card in inn.zones.cards(self._zone(inn)) if faces[card].kept_by == self.amount]

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Into play, or out of it for the sake of its player."""
        card = next(one for one in self._able(inn) if inn.setup.faces[one].number == option.subject)
        if self.other == fx.REHIRE:
            in_play.enter(inn, seat, card, self._zone(inn))
        else:
            in_play.discard(inn, card, self._zone(inn))
            inn.ignore(self.incident)

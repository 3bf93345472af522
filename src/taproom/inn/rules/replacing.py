"""A Negated card or Drink makes way for another one (R22.1.6)."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_ANOTHER, PLAY
from taproom.inn.effects import program as fx
from taproom.inn.rules import drinks, legality, responses, ways_to_play
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import Step
from taproom.kernel.decisions import Option


class PlayAnother(Step):
    """The player of the Negated card may at once play another of its type, where that one was played."""

    def run(self, inn: Position) -> None:
        """Ask which, if any."""
        negated = inn.incidents[self.incident]
        seat = negated.seat
        if not negated.has(inc.NEGATED) or not inn.is_in(seat) or (inn.away >> seat) & 1:
            return
        options: list[Option] = [responses.DECLINE]
        for card in inn.playable(seat):
            for number in inn.ways(seat, card):
                if self.may_play(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    about = negated.about if card.modes[number].when.kind != fx.FREELY else -1
                    ways_to_play.add_options(inn, seat, card.number, number, card.modes[number], about, options)
        if len(options) > 1:
            inn.ask_options(self, seat, ASK_ANOTHER, options)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """As the Negated card was played: as an Action, as a move, at any time, or in answer to the same thing."""
        negated = inn.incidents[self.incident]
        if seat != negated.seat:
            return reasons.NO_MOMENT
        if not mode.when.is_played or mode.types & negated.types == 0:
            return reasons.NOT_ANOTHER_OF_ITS_TYPE
        if inn.gambling and negated.types & (fx.GAMBLING | fx.CHEATING):
            return legality.may_move(inn, seat, mode)
        if negated.types & fx.ACTION:
            return legality.may_act(inn, seat, mode)
        if negated.about >= 0:
            return legality.may_answer(inn, responses.RespondTo(incident=negated.about), seat, mode, negated.about)
        return legality.may_answer(inn, responses.Edge(seat=inn.turn, amount=inn.phase), seat, mode, -1)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """It is played like any other card."""
        if option.verb == PLAY:
            inn.edit(self.incident).flags |= inc.REPLACED
            inn.play(seat, option, False)


def reveal_next(inn: Position, number: int) -> None:
    """The drinker reveals the next card of the same pile instead; with none left there, sobers up (R22.1.6, D2.8)."""
    negated = inn.incidents[number]
    seat = negated.other
    if not negated.has(inc.NEGATED) or not inn.is_in(seat):
        return
    inn.edit(number).flags |= inc.REPLACED
    inn.tell(events.REPLACED, seat)
    if negated.amount == drinks.FROM_PILE:
        drinks.drink_from_pile(inn, seat, negated.cause)
    else:
        _pour_another(inn, negated)


def _pour_another(inn: Position, negated: Incident) -> None:
    """Another Drink of the Drink Deck joins those that are drunk at the same moment."""
    flags = inc.OWNS_CARDS | negated.flags & (inc.FROM_EVENT | inc.CONTESTED)
    number = drinks.pour(inn, negated.other, negated.group, flags, negated.cause)
    inn.agenda.append(drinks.Reveal(incident=number, amount=negated.amount))

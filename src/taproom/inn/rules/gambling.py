"""Rounds of Gambling (R7)."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ANTE_FORTITUDE, ASK_ANTE, ASK_MOVE, PASS
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.effects import standing
from taproom.inn.rules import (
    champions,
    lasting,
    legality,
    losing,
    payments,
    resolution,
    responses,
    rounds,
    ways_to_play,
)
from taproom.inn.state import mats, reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, RESTING, Step
from taproom.kernel.decisions import Option


def start(inn: Position, number: int, starter: int) -> None:
    """R7.1: everybody antes 1, the starter is in control; in teams the Champions, who are named first (R56.1.6)."""
    if inn.setup.has_mates:
        inn.then(champions.NameChampions(incident=number), BeginRound(seat=starter, incident=number))
    else:
        _begin(inn, number, starter)


class BeginRound(Step):
    """The Champions are named."""

    def run(self, inn: Position) -> None:
        """Those are in it."""
        _begin(inn, self.incident, self.seat)


def _begin(inn: Position, number: int, starter: int) -> None:
    inn.gambling = True
    inn.grace += 1
    inn.in_round = 0
    inn.anted = 0
    for seat in inn.in_turn_order(starter):
        if not inn.setup.has_mates or (inn.incidents[number].champions >> seat) & 1:
            inn.in_round |= 1 << seat
    inn.in_round &= ~(inn.away | inn.incidents[number].ignored)
    inn.control = starter
    inn.only_cheating = False
    inn.passed = 0
    inn.mover = starter
    inn.tell(events.ROUND_STARTED, starter)
    inn.agenda.append(Ante(seat=starter, incident=number, amount=1, other=_STARTING))


def take_control(inn: Position, seat: int) -> None:
    """R7.2.2; whatever was demanded of the next card is forgotten (R7.4.2)."""
    if (inn.in_round >> seat) & 1:
        inn.control = seat
        inn.only_cheating = False
        inn.passed = 0
        inn.tell(events.CONTROL, seat)


_STARTING: Final = 0
"""As the `other` of an ante: it is the one that starts a Round."""


class Ante(Step):
    """D7.7: antes are taken clockwise from the player of the ante card; `seat` is whose turn to ante it is."""

    def run(self, inn: Position) -> None:
        """Demand this seat's ante, then the next seat's."""
        source = inn.incidents[self.incident]
        if not inn.gambling or source.has(inc.ANTE_FAILED):
            return
        following = inn.setup.rounds[self.seat][1]
        if following != source.seat:
            inn.agenda.append(Ante(following, self.incident, self.amount, self.other))
        if (inn.in_round >> self.seat) & 1 and self._is_due(inn, source.seat):
            amount = self.amount
            flags = inc.IS_ANTE
            if inn.setup.has_components:
                amount += static_effects.total(inn, self.seat, standing.ANTE_MORE)
                starts = self.other == _STARTING and self.seat == source.seat
                if starts and static_effects.has(inn, self.seat, standing.INN_PAYS_STARTING_ANTE):
                    flags |= inc.INN_PAYS
            if inn.lasting and not flags & inc.INN_PAYS and lasting.has(inn, fx.ANTES_FORTITUDE, self.seat):
                inn.agenda.append(AnteWithFortitude(self.seat, self.incident, amount))
            else:
                _demand(inn, self.seat, self.incident, amount, flags)

    def _is_due(self, inn: Position, player: int) -> bool:
        """Without Gold nothing is demanded (R7.7.2), but the player of the card may still have it paid (R7.7.4)."""
        return self.seat == player or mats.gold_of(inn, self.seat) > 0


def _demand(inn: Position, seat: int, source: int, amount: int, flags: int) -> None:
    number = payments.open_payment(inn, seat, fx.POT, amount, source, flags)
    inn.agenda.append(SettleAnte(incident=number))
    responses.RespondTo(incident=number).run(inn)


class AnteWithFortitude(Step):
    """R42.1.6, D42.1: Fortitude may be given in place of Gold, which the Inn then pays; `amount` is the ante."""

    def run(self, inn: Position) -> None:
        """Ask how much of it; only Fortitude one has can be given."""
        card = inn.incidents[self.incident].card
        most = min(self.amount, inn.holding(self.seat, fx.FORTITUDE))
        options = [Option(ANTE_FORTITUDE, card, given, (), self.incident) for given in range(most + 1)]
        inn.ask_options(self, self.seat, ASK_ANTE, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """It is a payment and no loss, so nobody can answer it; what is left of the ante is demanded."""
        given = option.mode
        if given:
            mats.change_fortitude(inn, seat, -given, NOBODY)
            inn.inn_gold -= given
            inn.pot += given
            inn.anted |= 1 << seat
            inn.tell(events.ANTED_FORTITUDE, seat, amount=given)
        if given < self.amount:
            _demand(inn, seat, self.incident, self.amount - given, inc.IS_ANTE)


class SettleAnte(Step):
    """The ante goes into the pot, unless the player has left instead (R7.5.4)."""

    def run(self, inn: Position) -> None:
        """Pay; if the player of the ante card cannot, nobody antes (R7.7.4)."""
        payment = inn.incidents[self.incident]
        if not inn.gambling or (inn.in_round >> payment.seat) & 1 == 0:
            inn.finish(self.incident)
            return
        inn.anted |= 1 << payment.seat
        source = inn.incidents[payment.about]
        spared = payment.flags & (inc.INN_PAYS | inc.WAIVED)
        if not spared and source.seat == payment.seat and mats.gold_of(inn, payment.seat) == 0:
            inn.edit(payment.about).flags |= inc.ANTE_FAILED
        payments.Settle(incident=self.incident).run(inn)


def see_that_moves_go_on(inn: Position) -> None:
    """After the card that started or reopened a Round the moves begin.

    An answer to one of its antes is put away earlier: then the card itself is still being carried out.
    """
    for step in inn.agenda:
        if isinstance(step, (NextMove, resolution.CarryOut)):
            return
    inn.then(losing.CHECK_LOSSES, _NEXT_MOVE)


class NextMove(Step):
    """R7.1.5, R7.3, D7.2: whose move it is, or how the Round ends."""

    def manner(self) -> int:
        """The move before it is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """One player left wins; after enough passes the player in control wins, or nobody (R7.5.6)."""
        if not inn.gambling:
            return
        staying = inn.in_round
        if staying & (staying - 1) == 0:
            inn.agenda.append(losing.CHECK_LOSSES)
            rounds.see_who_is_left(inn)
            return
        controlling = 0 if inn.control == NOBODY else 1 << inn.control
        if staying & ~inn.passed & ~controlling == 0:
            inn.agenda.append(losing.CHECK_LOSSES)
            rounds.end(inn, inn.control)
            return
        seat = inn.setup.rounds[inn.mover][1]
        while (staying >> seat) & 1 == 0:
            seat = inn.setup.rounds[seat][1]
        inn.mover = seat
        inn.then(responses.BeforeMove(seat=seat), Move(seat=seat), losing.CHECK_LOSSES, _NEXT_MOVE)


_NEXT_MOVE: Final = NextMove()


class Move(Step):
    """R7.2.1: play one Gambling or Cheating Card, or pass."""

    def manner(self) -> int:
        """Nothing waits for it but the move itself."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Ask, unless the Round has ended or changed before the move."""
        seat = self.seat
        if not inn.gambling or (inn.in_round >> seat) & 1 == 0 or inn.in_round & (inn.in_round - 1) == 0:
            return
        options: list[Option] = [responses.DECLINE]
        for card in inn.playable(seat):
            if card.plays & (fx.GAMBLING | fx.CHEATING) == 0:
                continue
            for number in inn.ways(seat, card):
                if legality.may_move(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    ways_to_play.add_options(inn, seat, card.number, number, card.modes[number], -1, options)
        inn.ask_options(self, seat, ASK_MOVE, options)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Only the seat whose move it is."""
        if seat == self.seat:
            return legality.may_move(inn, seat, mode)
        if mode.types & (fx.GAMBLING | fx.CHEATING) and (inn.in_round >> seat) & 1 == 0:
            return legality.outside_round(inn, seat)
        return reasons.ONLY_ON_YOUR_MOVE if mode.types & (fx.GAMBLING | fx.CHEATING) else reasons.NO_MOMENT

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """A pass is public and does not end the seat's part in the Round (R7.2.4)."""
        if option.verb == PASS:
            inn.passed |= 1 << seat
            inn.tell(events.PASSED, seat)
        else:
            inn.play(seat, option, False)


def go_on(inn: Position, incident: Incident) -> None:
    """The Round goes on with the pot as it is; moves continue from the player of the card."""
    inn.edit(incident.about).flags |= inc.ANSWERED | inc.REOPENED
    inn.gambling = True
    inn.passed = 0
    inn.mover = incident.seat
    inn.tell(events.ROUND_GOES_ON, incident.seat)

"""Rounds of Gambling (R7)."""

from typing import Final

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ASK_MOVE, PASS
from taproom.inn.cards import PlayMode
from taproom.inn.characters import standing
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import legality, losing, mats, payments, plays, reasons, resolution, responses, rounds
from taproom.inn.rules.steps import NOBODY, RESTING, Step
from taproom.inn.state import Inn
from taproom.table.decisions import Option


def start(inn: Inn, number: int, starter: int) -> None:
    """R7.1: everybody antes 1, the starter is in control."""
    inn.gambling = True
    inn.grace += 1
    inn.in_round = 0
    inn.anted = 0
    for seat in inn.in_turn_order(starter):
        inn.in_round |= 1 << seat
    inn.in_round &= ~inn.away
    inn.control = starter
    inn.only_cheating = False
    inn.passed = 0
    inn.mover = starter
    inn.tell(events.ROUND_STARTED, starter)
    inn.agenda.append(Ante(seat=starter, incident=number, amount=1, other=_STARTING))


def take_control(inn: Inn, seat: int) -> None:
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

    def run(self, inn: Inn) -> None:
        """Demand this seat's ante, then the next seat's."""
        source = inn.incidents[self.incident]
        if not inn.gambling or source.has(inc.ANTE_FAILED):
            return
        following = inn.table.rounds[self.seat][1]
        if following != source.seat:
            inn.agenda.append(Ante(following, self.incident, self.amount, self.other))
        if (inn.in_round >> self.seat) & 1 and self._is_due(inn, source.seat):
            amount = self.amount
            flags = inc.IS_ANTE
            if inn.table.has_components:
                amount += standing.total(inn, self.seat, fx.ANTE_MORE)
                starts = self.other == _STARTING and self.seat == source.seat
                if starts and standing.has(inn, self.seat, fx.INN_PAYS_STARTING_ANTE):
                    flags |= inc.INN_PAYS
            number = payments.open_payment(inn, self.seat, fx.POT, amount, self.incident, flags)
            inn.agenda.append(SettleAnte(incident=number))
            responses.RespondTo(incident=number).run(inn)

    def _is_due(self, inn: Inn, player: int) -> bool:
        """Without Gold nothing is demanded (R7.7.2), but the player of the card may still have it paid (R7.7.4)."""
        return self.seat == player or mats.gold_of(inn, self.seat) > 0


class SettleAnte(Step):
    """The ante goes into the pot, unless the player has left instead (R7.5.4)."""

    def run(self, inn: Inn) -> None:
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


def see_that_moves_go_on(inn: Inn) -> None:
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

    def run(self, inn: Inn) -> None:
        """One player left wins; after enough passes whoever is in control wins, or nobody (R7.5.6)."""
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
        seat = inn.table.rounds[inn.mover][1]
        while (staying >> seat) & 1 == 0:
            seat = inn.table.rounds[seat][1]
        inn.mover = seat
        inn.then(responses.BeforeMove(seat=seat), Move(seat=seat), losing.CHECK_LOSSES, _NEXT_MOVE)


_NEXT_MOVE: Final = NextMove()


class Move(Step):
    """R7.2.1: play one Gambling or Cheating Card, or pass."""

    def manner(self) -> int:
        """Nothing waits for it but the move itself."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """Ask, unless the Round has ended or changed before the move."""
        seat = self.seat
        if not inn.gambling or (inn.in_round >> seat) & 1 == 0 or inn.in_round & (inn.in_round - 1) == 0:
            return
        options: list[Option] = [responses.DECLINE]
        for card in inn.playable(seat):
            if card.plays & (fx.GAMBLING | fx.CHEATING) == 0:
                continue
            for number in range(len(card.modes)):
                if legality.may_move(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    plays.add_options(inn, seat, card.number, number, card.modes[number], -1, options)
        inn.ask_options(self, seat, ASK_MOVE, options)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """Only the seat whose move it is."""
        if seat == self.seat:
            return legality.may_move(inn, seat, mode)
        if mode.types & (fx.GAMBLING | fx.CHEATING) and (inn.in_round >> seat) & 1 == 0:
            return reasons.NOT_IN_ROUND
        return reasons.ONLY_ON_YOUR_MOVE if mode.types & (fx.GAMBLING | fx.CHEATING) else reasons.NO_MOMENT

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """A pass is public and does not end the seat's part in the Round (R7.2.4)."""
        if option.verb == PASS:
            inn.passed |= 1 << seat
            inn.tell(events.PASSED, seat)
        else:
            inn.play(seat, option, False)


def go_on(inn: Inn, incident: Incident) -> None:
    """The Round goes on with the pot as it is; moves continue from the player of the card."""
    inn.edit(incident.about).flags |= inc.ANSWERED | inc.REOPENED
    inn.gambling = True
    inn.passed = 0
    inn.mover = incident.seat
    inn.tell(events.ROUND_GOES_ON, incident.seat)

"""Rounds of Gambling (R7)."""

from typing import Final

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ASK_MOVE, PASS
from taproom.inn.cards import PlayMode
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import legality, losing, mats, payments, plays, reasons, responses
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


def leave(inn: Inn, seat: int) -> None:
    """R7.5: no more moves or antes for this seat; the stake stays. If it had control, nobody has (R7.5.5, D7.3)."""
    if (inn.in_round >> seat) & 1:
        inn.in_round &= ~(1 << seat)
        if inn.control == seat:
            inn.control = NOBODY
        inn.tell(events.LEFT_ROUND, seat)


def see_who_is_left(inn: Inn) -> None:
    """D7.4: one player left wins this instant, whatever still waits to resolve; if one effect took all, the Inn does.

    Whoever has no Gold then is judged only when nothing waits any more (R6.2.1).
    """
    staying = inn.in_round
    if inn.gambling and staying & (staying - 1) == 0:
        _end(inn, _seat_of(staying))


def see_that_moves_go_on(inn: Inn) -> None:
    """After the card that started or reopened a Round the moves begin.

    An answer to one of its antes is put away earlier: then the card itself is still being carried out.
    """
    for step in inn.agenda:
        if isinstance(step, NextMove | resolution.CarryOut):
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
            see_who_is_left(inn)
            return
        controlling = 0 if inn.control == NOBODY else 1 << inn.control
        if staying & ~inn.passed & ~controlling == 0:
            inn.agenda.append(losing.CHECK_LOSSES)
            _end(inn, inn.control)
            return
        seat = inn.table.rounds[inn.mover][1]
        while (staying >> seat) & 1 == 0:
            seat = inn.table.rounds[seat][1]
        inn.mover = seat
        inn.then(responses.BeforeMove(seat=seat), Move(seat=seat), losing.CHECK_LOSSES, _NEXT_MOVE)


_NEXT_MOVE: Final = NextMove()


def _seat_of(bit: int) -> int:
    """The seat of a mask with at most one bit."""
    if bit == 0:
        return NOBODY
    seat = 0
    while bit > 1:
        bit >>= 1
        seat += 1
    return seat


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
            plays.play(inn, seat, option, False)


def _end(inn: Inn, winner: int) -> None:
    if winner == NOBODY:
        end_without_winner(inn)
    else:
        win(inn, winner)


def end_without_winner(inn: Inn) -> None:
    """The pot goes to the Inn."""
    _close(inn)
    _pot_to_inn(inn)


def _close(inn: Inn) -> None:
    inn.gambling = False
    inn.only_cheating = False
    inn.control = NOBODY


def _pot_to_inn(inn: Inn) -> None:
    inn.tell(events.POT_TO_INN, amount=inn.pot)
    inn.inn_gold += inn.pot
    _clear(inn, NOBODY)


def _clear(inn: Inn, winner: int) -> None:
    losers = inn.in_round | inn.anted
    inn.pot = 0
    inn.in_round = 0
    inn.anted = 0
    inn.grace -= 1
    if inn.table.has_components:
        for seat in reversed(inn.in_turn_order(inn.turn)):
            if (losers >> seat) & 1 and seat != winner:
                happenings.happen(inn, seat, fx.ON_LOST_ROUND)


def win(inn: Inn, winner: int) -> None:
    """R7.3.2: the Round is over this instant; only cards for the moment of winning may still be played."""
    _close(inn)
    inn.tell(events.ROUND_WON, winner, amount=inn.pot)
    number = inn.add_incident(Incident(inc.WON, winner, winner, -1, 0, -1))
    inn.then(responses.RespondTo(incident=number), CollectPot(incident=number))


class CollectPot(Step):
    """The pot goes to the winner, or to whoever a card gave it to (R7.3.1, R7.8.1)."""

    def run(self, inn: Inn) -> None:
        """Nothing happens if a card made the Round go on."""
        win = inn.incidents[self.incident]
        inn.finish(self.incident)
        if win.has(inc.REOPENED):
            return
        inn.tell(events.POT_TAKEN, win.seat, amount=inn.pot)
        mats.change_gold(inn, win.seat, inn.pot)
        if inn.table.has_components and inn.pot:
            standing.gold_came(inn, win.seat, -1, -1)
        _clear(inn, win.other)


def go_on(inn: Inn, incident: Incident) -> None:
    """The Round goes on with the pot as it is; moves continue from the player of the card."""
    inn.edit(incident.about).flags |= inc.ANSWERED | inc.REOPENED
    inn.gambling = True
    inn.passed = 0
    inn.mover = incident.seat
    inn.tell(events.ROUND_GOES_ON, incident.seat)


from taproom.inn.characters import happenings, standing  # noqa: E402
from taproom.inn.rules import resolution  # noqa: E402

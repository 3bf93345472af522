"""Bids (R42.1.3, R42.1.4, D42.3): open ones in turn, secret ones all at once. A bid is a result of its incident."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ASK_BID, ASK_SECRET_BID, BID, PASS
from taproom.inn.rules import damage, responses
from taproom.inn.state.fields import UNANSWERED
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, SEALED, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of

_NOTHING: Final = 0


def _bidders(inn: Position, step: Step) -> list[int]:
    """Who bids: those whom the statement at place `amount` of the code is on."""
    incident = inn.incidents[step.incident]
    return damage.affected(inn, incident, damage.mode_of(inn, incident).code[step.amount])


def _things(inn: Position, step: Step) -> int:
    """What is bid: an attribute, or cards in hand."""
    return damage.mode_of(inn, inn.incidents[step.incident]).code[step.amount].extra


def _note(inn: Position, number: int, seat: int, amount: int) -> None:
    inn.edit(number).change(inc.BID, seat, amount)
    inn.tell(events.BID, seat, subject=inn.incidents[number].card, amount=amount)


class OpenBids(Step):
    """D42.3: it is the seat's turn to bid more than the last bid, or to pass; `other` have passed in succession."""

    def run(self, inn: Position) -> None:
        """Until all others have passed since the last bid, or everybody before the first."""
        bidders = _bidders(inn, self)
        incident = inn.incidents[self.incident]
        highest = incident.highest_bid()
        if self.other >= len(bidders) - (1 if highest else 0):
            self._close(inn)
            return
        seat = self.seat if self.seat in bidders else bidders[0]
        options = [responses.DECLINE]
        for amount in range(highest + 1, inn.holding(seat, _things(inn, self)) + 1):
            options.append(Option(BID, incident.card, amount, (), self.incident))
        inn.ask_options(self, seat, ASK_BID, options)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Who has passed may bid again while bidding goes on (R42.1.3)."""
        passes = self.other + 1
        if option.verb == PASS:
            inn.tell(events.NO_BID, seat)
        else:
            _note(inn, self.incident, seat, option.mode)
            passes = _NOTHING
        bidders = _bidders(inn, self)
        following = bidders[(bidders.index(seat) + 1) % len(bidders)]
        inn.agenda.append(OpenBids(following, self.incident, self.amount, passes))

    def _close(self, inn: Position) -> None:
        winner = inn.incidents[self.incident].highest_bidder()
        inn.tell(events.BIDDING_WON, winner) if winner != NOBODY else inn.tell(events.NOBODY_BID)


class SecretBids(Step):
    """R42.1.4: every bidder holds the question at once, and nobody knows another's bid before all have bid.

    `amount` is the place of the statement in the code.
    """

    window = SEALED

    def run(self, inn: Position) -> None:
        """Ask all of them."""
        bidders = _bidders(inn, self)
        if bidders:
            inn.asker = self
            inn.asked_seats = bidders
            inn.worked_out = 0
            self.settle(inn)

    def able(self, inn: Position) -> list[int]:
        """Whatever they have: the answer may be 0."""
        return _bidders(inn, self)

    def offer(self, inn: Position, seat: int) -> Decision:
        """From nothing to all there is."""
        card = inn.incidents[self.incident].card
        most = inn.holding(seat, _things(inn, self))
        options = [Option(BID, card, amount, (), self.incident) for amount in range(most + 1)]
        return choose_one_of(seat, ASK_SECRET_BID, options, 0)

    def subjects(self, inn: Position) -> list[int]:
        """Nothing can be answered now."""
        return []

    def settle(self, inn: Position) -> None:
        """Wait for the next bid, or open all of them; who has nothing to bid bids nothing."""
        for seat in inn.asked_seats:
            if inn.answers[seat] == UNANSWERED:
                decision = inn.decision(seat)
                if decision is not None and len(decision.options) > 1:
                    inn.waiting = seat
                    return
                inn.answers[seat] = _NOTHING
        bids = inn.answers[:]
        inn.asker = None
        inn.waiting = NOBODY
        for seat in inn.asked_seats:
            inn.answers[seat] = UNANSWERED
            inn.offers[seat] = None
        self.unseal(inn, bids)

    def unseal(self, inn: Position, choices: list[int]) -> None:
        """All bids are turned up together; the number of an option is what is bid."""
        for seat in _bidders(inn, self):
            _note(inn, self.incident, seat, choices[seat])

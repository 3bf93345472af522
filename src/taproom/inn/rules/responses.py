"""Response windows (R4): who may play what now, in which order it counts, and when the moment has passed.

A window is one decision held by all seats that could respond. It is settled as soon as the order of D4.1 determines
the outcome: Anytime Cards first, clockwise from the active player, then fitting Sometimes Cards in the same order. The
first play in that order is carried out, all other answers are handed back unseen, and the window opens again.
"""

from typing import Final

from taproom.inn import incidents as inc
from taproom.inn.cards import TO_CARD_OF_TYPE
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.rules import legality, plays, reasons
from taproom.inn.state import (
    ASK_RESPONSE,
    AT_EDGE,
    AT_LAST_CHANCE,
    AT_MOVE,
    DRINK_PHASE,
    NOBODY,
    ON_INCIDENT,
    ORDER_PHASE,
    PASS,
    PLAY,
    UNANSWERED,
    Inn,
    Step,
)
from taproom.table.decisions import Decision, Option, choose_one_of

DECLINE: Final = Option(PASS, -1, 0, (), -1)

_ANYTIME: Final = 1 << fx.FREELY
_IN_ROUND: Final = _ANYTIME | 1 << fx.IN_ROUND
_TO_DRINKS: Final = _IN_ROUND | 1 << fx.TO_DRINK
_TO_EVENTS: Final = _IN_ROUND | 1 << fx.TO_EVENT
_TO_PAYMENTS: Final = _IN_ROUND | 1 << fx.TO_GOLD_LOSS
_TO_ANTES: Final = _TO_PAYMENTS | 1 << fx.TO_ANTE
_TO_NEW_DECKS: Final = 1 << fx.TO_GOLD_LOSS | 1 << fx.TO_NEW_DECK
_TO_LOSSES: Final = _IN_ROUND | 1 << fx.TO_LOST_FORTITUDE
_TO_WINS: Final = _ANYTIME | 1 << fx.TO_WON_ROUND


def _moments(incident: Incident) -> int:
    """Which moments of card texts an incident can be: nobody needs to look at other cards."""
    kind = incident.kind
    if kind == inc.CARD:
        return _IN_ROUND | incident.types << TO_CARD_OF_TYPE
    if kind == inc.DRINK:
        return _TO_DRINKS
    if kind == inc.PAYMENT:
        if incident.has(inc.IS_NEW_DECK):
            return _TO_NEW_DECKS
        return _TO_ANTES if incident.has(inc.IS_ANTE) else _TO_PAYMENTS
    if kind == inc.LOST:
        return _TO_LOSSES
    if kind == inc.EVENT:
        return _TO_EVENTS
    return _TO_WINS


class Window(Step):
    """A moment in which cards may be played; subclasses say which."""

    def moments(self, inn: Inn) -> int:
        """The moments of card texts this can be, as bits."""
        raise NotImplementedError

    def is_past(self, inn: Inn) -> bool:
        """Whether there is nothing left to respond to."""
        return False

    def closed(self, inn: Inn) -> None:
        """Everybody has declined."""

    def run(self, inn: Inn) -> None:
        """Open, unless the moment has passed."""
        if self.is_past(inn):
            self.closed(inn)
            return
        inn.asker = self
        inn.known = 0
        self.settle(inn)

    def offer(self, inn: Inn, seat: int) -> Decision | None:
        """Every card in hand that may be played now, each way to play it an option; None if there is none."""
        moments = self.moments(inn)
        if inn.holds(seat) & moments == 0:
            return None
        subjects = self.subjects(inn)
        cards = inn.table.cards
        hand = inn.hands[seat]
        options: list[Option] = []
        for position in range(len(hand)):
            number = hand[position]
            if cards[number].answers & moments and hand.index(number) == position:
                self._add(inn, seat, number, subjects, options)
        if not options:
            return None
        options.insert(0, DECLINE)
        return choose_one_of(seat, ASK_RESPONSE, options, 0)

    def _add(self, inn: Inn, seat: int, card: int, subjects: list[int], options: list[Option]) -> None:
        for mode_number, mode in enumerate(inn.table.cards[card].modes):
            kind = mode.when.kind
            if kind == fx.FREELY or kind >= fx.IN_ROUND:
                if legality.may_answer(inn, self, seat, mode, subjects[0]) == reasons.ALLOWED:
                    plays.add_options(inn, seat, card, mode_number, mode, -1, options)
            else:
                for subject in subjects:
                    if legality.may_answer(inn, self, seat, mode, subject) == reasons.ALLOWED:
                        plays.add_options(inn, seat, card, mode_number, mode, subject, options)

    def settle(self, inn: Inn) -> None:
        """D4.1: Anytime Cards before Sometimes Cards, each clockwise from the active player."""
        moments = self.moments(inn)
        able = [seat for seat in inn.table.rounds[inn.turn] if inn.holds(seat) & moments]
        if able and (self._settled(inn, able, True) or self._settled(inn, able, False)):
            return
        self._close(inn)
        self.closed(inn)

    def _settled(self, inn: Inn, able: list[int], anytime: bool) -> bool:
        """One pass over the seats: whether an answer is still needed or a card has been played."""
        for seat in able:
            answer = inn.answers[seat]
            if answer == UNANSWERED:
                decision = inn.decision(seat)
                if decision is None or (anytime and not _has_anytime(inn, decision)):
                    continue
                inn.waiting = seat
                return True
            decision = inn.offers[seat]
            assert decision is not None
            option = decision.options[answer]
            if option.verb == PLAY and (not anytime or _is_anytime(inn, option)):
                self._play(inn, seat, option)
                return True
        return False

    def _play(self, inn: Inn, seat: int, option: Option) -> None:
        """Carry out the first play; afterwards the window opens again for everybody (R4.1.4, R4.1.5)."""
        self._close(inn)
        inn.agenda.append(self)
        plays.play(inn, seat, option, legality.window_is_about_phase(self))

    def _close(self, inn: Inn) -> None:
        inn.asker = None
        inn.waiting = NOBODY
        if inn.known:
            for seat in range(len(inn.answers)):
                inn.answers[seat] = UNANSWERED
                inn.offers[seat] = None


def _is_anytime(inn: Inn, option: Option) -> bool:
    return inn.card(option.subject).modes[option.mode].types & fx.ANYTIME != 0


def _has_anytime(inn: Inn, decision: Decision) -> bool:
    for option in decision.options:
        if option.verb == PLAY and _is_anytime(inn, option):
            return True
    return False


class RespondTo(Window):
    """R4.1: a card was played, a Drink or Event revealed, Gold is due, Fortitude was lost, a Round was won."""

    window = ON_INCIDENT

    def moments(self, inn: Inn) -> int:
        """What this incident can be to a card text."""
        return _moments(inn.incidents[self.incident])

    def subjects(self, inn: Inn) -> list[int]:
        """The incident; for Drinks all that are drunk at the same moment, so that a response can pick one (R4.4.2)."""
        incident = inn.incidents[self.incident]
        if incident.kind != inc.DRINK:
            return [self.incident]
        return drinks_of_group(inn, incident.group)

    def is_past(self, inn: Inn) -> bool:
        """A Negated card, or a pot somebody has already taken, can no longer be answered."""
        incident = inn.incidents[self.incident]
        if incident.kind == inc.DRINK:
            return not drinks_of_group(inn, incident.group)
        return incident.flags & (inc.NEGATED | inc.ANSWERED | inc.INN_PAYS | inc.WAIVED) != 0

    def closed(self, inn: Inn) -> None:
        """A loss needs nothing more once nobody hits back."""
        if inn.incidents[self.incident].kind == inc.LOST:
            inn.finish(self.incident)


def drinks_of_group(inn: Inn, group: int) -> list[int]:
    """The Drinks that will be drunk at the same moment."""
    gone = inc.DONE | inc.NEGATED | inc.DRUNK
    return [
        number
        for number in range(group, len(inn.incidents))
        if inn.incidents[number].group == group and inn.incidents[number].flags & gone == 0
    ]


class Edge(Window):
    """D4.3: between two phases there is a moment for Anytime Cards and for cards that name a phase."""

    window = AT_EDGE

    def run(self, inn: Inn) -> None:
        """The moment belongs to both phases; it does not come for a player who is gone (D2.6)."""
        if not inn.is_in(self.seat) or inn.turn_ended:
            return
        inn.phase = self.amount
        super().run(inn)

    def moments(self, inn: Inn) -> int:
        """Anytime Cards, and cards for the phases this moment belongs to."""
        moments = _ANYTIME
        if self.amount & ORDER_PHASE:
            moments |= 1 << fx.IN_YOUR_ORDER_PHASE
        if self.amount & DRINK_PHASE:
            moments |= 1 << fx.IN_OTHERS_DRINK_PHASE
        return moments

    def subjects(self, inn: Inn) -> list[int]:
        """It is about no incident."""
        return [-1]


class BeforeMove(Window):
    """A moment before each move in a Round for cards that are played during one."""

    window = AT_MOVE

    def moments(self, inn: Inn) -> int:
        """Anytime Cards, and cards for a running Round."""
        return _IN_ROUND

    def is_past(self, inn: Inn) -> bool:
        """Nothing to do once the Round has ended."""
        return not inn.gambling

    def subjects(self, inn: Inn) -> list[int]:
        """It is about no incident."""
        return [-1]


class LastChance(Window):
    """R6.2.2: who is about to be out may still play cards."""

    window = AT_LAST_CHANCE

    def moments(self, inn: Inn) -> int:
        """Anytime Cards, and whatever else the moment of the game allows."""
        return _IN_ROUND | 1 << fx.IN_YOUR_ORDER_PHASE | 1 << fx.IN_OTHERS_DRINK_PHASE

    def is_past(self, inn: Inn) -> bool:
        """Already gone."""
        return not inn.is_in(self.seat)

    def subjects(self, inn: Inn) -> list[int]:
        """It is about no incident."""
        return [-1]

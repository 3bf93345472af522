"""Response windows (R4): who may play what now, in which order it counts, and when the moment has passed.

A window is one decision held by all seats that could respond. It is settled as soon as the order of D4.1 determines
the outcome: Anytime Cards first, clockwise from the active player, then fitting Sometimes Cards in the same order. The
first play in that order is carried out, all other answers are handed back unseen, and the window opens again.
"""

from typing import Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import ASK_RESPONSE, CUTS_IN, DRINK_PHASE, ORDER_PHASE, PASS, POTION, SELL, TAKE_IN
from taproom.inn.effects import program as fx
from taproom.inn.rules import damage, in_play, legality, open_cards, tokens, waiting_cards, ways_to_play
from taproom.inn.state import reasons, teams
from taproom.inn.state.cards import (
    FOR_SALE,
    TAKES_IN,
    TO_CARD_OF_TYPE,
    TO_CARD_TOUCHING_YOU,
    TO_YOUR_DRINK,
    TOKENS,
    PlayMode,
)
from taproom.inn.state.fields import UNANSWERED
from taproom.inn.state.position import Position
from taproom.inn.state.steps import AT_EDGE, AT_LAST_CHANCE, AT_MOVE, NOBODY, ON_INCIDENT, RESTING, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of

DECLINE: Final = Option(PASS, -1, 0, (), -1)

_ANYTIME: Final = 1 << fx.FREELY
FIRST: Final = _ANYTIME | FOR_SALE | TOKENS | TAKES_IN
"""What comes before Sometimes Cards: Anytime Cards, and what nobody can respond to: a sale, a Potion Token, a card that
is taken to hand."""
_IN_ROUND: Final = 1 << fx.IN_ROUND
_EVERY_SEAT: Final = -1


class Window(Step):
    """A moment in which cards may be played; subclasses say which."""

    def is_past(self, inn: Position) -> bool:
        """Whether there is nothing left to respond to."""
        return False

    def run(self, inn: Position) -> None:
        """Open; where somebody studies the position, only when they have looked at the moment."""
        if inn.attentive and not self.is_past(inn):
            inn.stand_before(self)
        else:
            self.open(inn)

    def open(self, inn: Position) -> None:
        """Ask, unless the moment has passed or nobody holds a card for it."""
        if not self.is_past(inn):
            able = self.able(inn)
            if able:
                inn.asker = self
                inn.asked_seats = able
                inn.worked_out = 0
                self.settle(inn)
                return
        self.closed(inn)

    def offer(self, inn: Position, seat: int) -> Decision | None:
        """Every card in hand that may be played now, each way to play it an option; None if there is none."""
        subjects = self.subjects(inn)
        options: list[Option] = []
        for card in inn.playable(seat):
            if card.answers | card.schemes:
                for mode_number in inn.ways(seat, card):
                    mode = card.modes[mode_number]
                    if mode.answers:
                        self._add(inn, seat, card.number, mode_number, mode, subjects, options)
        if inn.setup.has_components and inn.holds(seat) & FOR_SALE:
            open_cards.add_sales(inn, self, seat, options)
        if inn.setup.has_mates and inn.holds(seat) & TOKENS and self._can_cut_in(inn, seat):
            tokens.add_options(inn, seat, options)
        if inn.setup.queues[seat] and self._can_cut_in(inn, seat):
            waiting_cards.add_options(inn, seat, options)
        if not options:
            return None
        options.insert(0, DECLINE)
        return choose_one_of(seat, ASK_RESPONSE, options, 0)

    def _can_cut_in(self, inn: Position, seat: int) -> bool:
        """Wherever an Anytime Card could (D52.1, R34.1.4)."""
        if self.window == AT_LAST_CHANCE and not inn.are_teammates(self.seat, seat):
            return False
        return self.incident < 0 or not inn.incidents[self.incident].has(inc.IS_NEW_DECK)

    def _add(
        self,
        inn: Position,
        seat: int,
        card: int,
        mode_number: int,
        mode: PlayMode,
        subjects: list[int],
        options: list[Option],
    ) -> None:
        if not mode.when.answers:
            if legality.may_answer(inn, self, seat, mode, subjects[0]) == reasons.ALLOWED:
                ways_to_play.add_options(inn, seat, card, mode_number, mode, -1, options)
            return
        for subject in subjects:
            if legality.may_answer(inn, self, seat, mode, subject) == reasons.ALLOWED:
                ways_to_play.add_options(inn, seat, card, mode_number, mode, subject, options)

    def settle(self, inn: Position) -> None:
        """D4.1: Anytime Cards before Sometimes Cards, each clockwise from the active player."""
        later = NOBODY
        for seat in inn.asked_seats:
            answer = inn.answers[seat]
            if answer == UNANSWERED:
                if inn.decision(seat) is None:
                    continue
                if inn.held[seat] & FIRST:
                    inn.waiting = seat
                    return
            else:
                option = self._answer_of(inn, seat)
                if option.verb == PASS:
                    continue
                if (
                    option.verb == SELL
                    or option.verb in CUTS_IN
                    or inn.setup.cards[option.subject].modes[option.mode].types & fx.ANYTIME
                ):
                    self._play(inn, seat, option)
                    return
            if later == NOBODY:
                later = seat
        if later == NOBODY:
            self._close(inn)
            self.closed(inn)
        elif inn.answers[later] == UNANSWERED:
            inn.waiting = later
        else:
            self._play(inn, later, self._answer_of(inn, later))

    def _answer_of(self, inn: Position, seat: int) -> Option:
        decision = inn.offers[seat]
        assert decision is not None
        return decision.options[inn.answers[seat]]

    def _play(self, inn: Position, seat: int, option: Option) -> None:
        """Carry out the first play; afterwards the window opens again for everybody (R4.1.4, R4.1.5)."""
        self._close(inn)
        if option.verb == SELL:
            inn.agenda.append(self._after_offer(option.targets[0]))
            inn.sell(seat, option, legality.window_is_about_phase(self))
            return
        if option.verb == POTION:
            inn.agenda.append(self)
            tokens.use(inn, seat, option)
            return
        if option.verb == TAKE_IN:
            inn.agenda.append(self)
            waiting_cards.take_in(inn, seat, option.subject)
            return
        inn.agenda.append(self)
        inn.play(seat, option, legality.window_is_about_phase(self))

    def _after_offer(self, buyer: int) -> Step:
        """The same moment, in which nothing more is offered to this seat."""
        return type(self)(self.seat, self.incident, self.amount, open_cards.asked_to_buy(self) | 1 << buyer)

    def _close(self, inn: Position) -> None:
        inn.asker = None
        inn.waiting = NOBODY
        for seat in inn.asked_seats:
            inn.answers[seat] = UNANSWERED
            inn.offers[seat] = None


class RespondTo(Window):
    """R4.1: a card was played, a Drink or Event revealed, Gold is due, Fortitude was lost, a Round was won."""

    window = ON_INCIDENT

    def able(self, inn: Position) -> list[int]:
        """The seats with a card for such an incident, or an Anytime Card: nobody else is looked at."""
        common, own, owners = self._fitting(inn, FIRST)
        return inn.able(common, own, owners)

    def called_on(self, inn: Position) -> list[int]:
        """Who could have a card for just such an incident, judging by public information, or something for sale."""
        common, own, owners = self._fitting(inn, FOR_SALE)
        return may_be_able(inn, common, own, owners)

    def _fitting(self, inn: Position, always: int) -> tuple[int, int, int]:
        """The moments this is for everybody, those it is for some, and for whom."""
        incident = inn.incidents[self.incident]
        common = always | _IN_ROUND if inn.gambling else always
        kind = incident.kind
        if incident.acts() and kind != inc.EVENT:
            common |= incident.types << TO_CARD_OF_TYPE
            return common, incident.types << TO_CARD_TOUCHING_YOU, _touched(inn, incident)
        if kind == inc.DRINK:
            return common | 1 << fx.TO_DRINK, TO_YOUR_DRINK, self._drinkers(inn)
        if kind == inc.EVENT:
            common |= 1 << fx.TO_EVENT
            if incident.acts():
                return common, incident.types << TO_CARD_TOUCHING_YOU, _touched(inn, incident)
            return common, 0, 0
        if kind == inc.WON:
            return always | 1 << fx.TO_WON_ROUND, 0, 0
        if kind == inc.LOST:
            cause = inn.incidents[incident.about]
            if cause.kind == inc.COMPONENT and damage.own_locks(inn, cause) & fx.HIT_BACK:
                return common | 1 << fx.TO_TOKEN_LOSS, 0, 0
            return common, 1 << fx.TO_LOST_FORTITUDE, _team(inn, incident.seat)
        if incident.has(inc.IS_NEW_DECK):
            return 0, 1 << fx.TO_GOLD_LOSS | 1 << fx.TO_NEW_DECK, _team(inn, incident.seat)
        return common, 1 << fx.TO_GOLD_LOSS | 1 << fx.TO_ANTE, _team(inn, incident.seat)

    def _drinkers(self, inn: Position) -> int:
        seats = 0
        for number in self.subjects(inn):
            seats |= _team(inn, inn.incidents[number].seat)
        return seats

    def subjects(self, inn: Position) -> list[int]:
        """The incident; for Drinks all that are drunk at the same moment, so that a response can pick one (R4.4.2)."""
        incident = inn.incidents[self.incident]
        if incident.kind != inc.DRINK:
            return [self.incident]
        return drinks_of_group(inn, incident.group)

    def is_past(self, inn: Position) -> bool:
        """A Negated card, or a pot somebody has already taken, can no longer be answered."""
        incident = inn.incidents[self.incident]
        if incident.kind == inc.DRINK:
            return not drinks_of_group(inn, incident.group)
        return incident.flags & (inc.NEGATED | inc.ANSWERED | inc.INN_PAYS | inc.WAIVED) != 0

    def closed(self, inn: Position) -> None:
        """A loss needs nothing more once nobody hits back."""
        if inn.incidents[self.incident].kind == inc.LOST:
            inn.finish(self.incident)


def _may_hold(inn: Position, seat: int) -> int:
    """What `holds` may be, going by what is public: any card that is neither discarded nor in play."""
    if ((inn.out | inn.away) >> seat) & 1 or not inn.has_playable(seat):
        return 0
    may = inn.holds(seat)
    if inn.setup.plots[seat]:
        return may | _may_have_plotted(inn, seat)
    faces = inn.setup.faces
    for card in inn.zones.contents[inn.setup.places.decks[seat]]:
        may |= faces[card].answers
    for place in inn.setup.shops[seat]:
        may |= _may_have_bought(inn, seat, place)
    return may


def _may_have_plotted(inn: Position, seat: int) -> int:
    """Each card that others do not see may be in hand, or plotted, wherever it is: how many lie there is public."""
    places = inn.setup.places
    contents = inn.zones.contents
    hand, plotted = contents[places.hands[seat]], contents[places.plotted[seat]]
    may = 0
    for card in [*hand, *plotted, *contents[places.decks[seat]]]:
        face = inn.setup.faces[card]
        may |= (face.answers if hand else 0) | (face.schemes if plotted else 0)
    return may


def _may_have_bought(inn: Position, seat: int, place: int) -> int:
    """Of a bought card others see only the back (R27.1.9): it may be any that is left of its side deck."""
    places = inn.setup.places
    backs = places.layout.backs
    may = 0
    if places.side_backs[place] in [backs[card] for card in inn.hand(seat)]:
        for card in inn.zones.contents[places.side_decks[place]]:
            may |= inn.setup.faces[card].answers
    return may


def may_be_able(inn: Position, common: int, own: int, owners: int) -> list[int]:
    """The seats, from the active one on, that `able` may find, going by what is public."""
    found: list[int] = []
    for seat in inn.setup.orders[inn.turn]:
        may = _may_hold(inn, seat)
        if may & common or (may & own and (owners >> seat) & 1):
            found.append(seat)
    return found


def _team(inn: Position, seat: int) -> int:
    """The seats that share an attribute with this one, as a mask (R53.1.1)."""
    return inn.setup.team_masks[seat]


def _touched(inn: Position, incident: Incident) -> int:
    """The seats a card may move something of, as a mask; exactly whom is checked card by card (R5.2)."""
    mode = damage.mode_of(inn, incident)
    if mode.touches_everybody or incident.changes:
        return _EVERY_SEAT
    mask = 0
    if mode.touches_picked:
        for target in incident.targets:
            seat = in_play.seat_of(inn, target)
            if seat >= 0:
                mask |= _team(inn, seat)
    if mode.touches_that:
        mask |= _team(inn, incident.other)
    if mode.touches_player:
        mask |= _team(inn, incident.seat)
    return mask


def drinks_of_group(inn: Position, group: int) -> list[int]:
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

    def manner(self) -> int:
        """It lies between two phases."""
        return RESTING

    def run(self, inn: Position) -> None:
        """The moment belongs to both phases; it does not come for a player who is gone (D2.6)."""
        if not teams.have_phases(inn, self.seat):
            return
        inn.turn = self.seat
        inn.phase = self.amount
        super().run(inn)

    def able(self, inn: Position) -> list[int]:
        """Anytime Cards, and cards for the phases this moment belongs to."""
        common = FIRST
        if self.amount & DRINK_PHASE:
            common |= 1 << fx.IN_OTHERS_DRINK_PHASE
        return inn.able(common, 1 << fx.IN_YOUR_ORDER_PHASE if self.amount & ORDER_PHASE else 0, _team(inn, self.seat))

    def subjects(self, inn: Position) -> list[int]:
        """It is about no incident."""
        return [-1]


class BeforeMove(Window):
    """A moment before each move in a Round for cards that are played during one."""

    window = AT_MOVE

    def manner(self) -> int:
        """It lies between two moves."""
        return RESTING

    def able(self, inn: Position) -> list[int]:
        """Anytime Cards, and cards for a running Round."""
        return inn.able(FIRST | _IN_ROUND, 0, 0)

    def is_past(self, inn: Position) -> bool:
        """Nothing to do once the Round has ended."""
        return not inn.gambling

    def subjects(self, inn: Position) -> list[int]:
        """It is about no incident."""
        return [-1]


class LastChance(Window):
    """R6.2.2: who is about to be out may still play cards."""

    window = AT_LAST_CHANCE

    def able(self, inn: Position) -> list[int]:
        """Anytime Cards, and whatever else the moment allows, of the loser and teammates (D6.1); and who sells."""
        cards = _ANYTIME | _IN_ROUND | 1 << fx.IN_YOUR_ORDER_PHASE | 1 << fx.IN_OTHERS_DRINK_PHASE
        return inn.able(FOR_SALE, cards | TOKENS | TAKES_IN, _team(inn, self.seat))

    def is_past(self, inn: Position) -> bool:
        """Already gone."""
        return not inn.is_in(self.seat)

    def subjects(self, inn: Position) -> list[int]:
        """It is about no incident."""
        return [-1]

"""The turn (R2): discard and draw, one Action, order a Drink, drink."""

from typing import Final

from taproom.inn import events
from taproom.inn.asking import (
    ACTION_PHASE,
    ASK_ACTION,
    ASK_DISCARD,
    ASK_ORDER,
    DISCARD_PHASE,
    DRINK_PHASE,
    ORDER,
    ORDER_PHASE,
    PLAY,
    TURN_END,
)
from taproom.inn.cards import PlayMode
from taproom.inn.characters import happenings
from taproom.inn.language import effects as fx
from taproom.inn.rules import decks, drinks, lasting, legality, losing, plays, reasons, responses, rounds
from taproom.inn.rules.steps import BLIND, NOBODY, RESTING, Step
from taproom.inn.state import UNKNOWN, Inn
from taproom.table.decisions import Option, pick_from


class Turn(Step):
    """R2.1.1: the four phases in their order, with a moment for Anytime Cards before, between and after (D4.3)."""

    def manner(self) -> int:
        """The turn before it is over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """Put the whole turn on the agenda."""
        if inn.lasting:
            lasting.turn_passes(inn, inn.turn, self.seat)
        inn.turn = self.seat
        inn.turns_taken += 1
        inn.turn_ended = False
        inn.incidents.clear()
        inn.tell(events.TURN, self.seat, amount=inn.turns_taken)
        plans = _PLANS
        if inn.table.has_components:
            come_back(inn, self.seat)
            plans = _PLANS_WITH_COMPONENTS
        if self.seat not in plans:
            plans[self.seat] = planned(inn, self.seat)[::-1]
        inn.agenda.extend(plans[self.seat])


_PLANS: Final[dict[int, list[Step]]] = {}
"""The steps of a turn for each seat, last first. Steps never change, so every turn of every game shares them."""
_PLANS_WITH_COMPONENTS: Final[dict[int, list[Step]]] = {}
"""The same for tables where components do something of their own in a turn."""


def planned(inn: Inn, seat: int) -> list[Step]:
    """A turn, first step first. What components do by themselves comes after the first and after the last moment."""
    steps: list[Step] = [
        responses.Edge(seat=seat, amount=DISCARD_PHASE),
        DiscardAndDraw(seat=seat),
        responses.Edge(seat=seat, amount=DISCARD_PHASE | ACTION_PHASE),
        ActionPhase(seat=seat),
        responses.Edge(seat=seat, amount=ACTION_PHASE | ORDER_PHASE),
        OrderPhase(seat=seat),
        responses.Edge(seat=seat, amount=ORDER_PHASE | DRINK_PHASE),
        DrinkPhase(seat=seat),
        responses.Edge(seat=seat, amount=DRINK_PHASE | TURN_END),
        EndTurn(seat=seat),
    ]
    if inn.table.has_components:
        steps.insert(1, StartOfTurn(seat=seat))
        steps.insert(len(steps) - 1, EndOfTurn(seat=seat))
    return steps


def end(inn: Inn, seat: int) -> None:
    """R3.2.4: the rest of the seat's own turn does not come."""
    if inn.turn == seat and not inn.turn_ended:
        inn.turn_ended = True
        inn.tell(events.TURN_ENDED, seat)


def go_away(inn: Inn, seat: int) -> None:
    """R22.1.7, D59.1: until the next turn the seat plays nothing and nothing touches it."""
    inn.away |= 1 << seat
    inn.held[seat] = UNKNOWN
    rounds.leave(inn, seat)
    inn.tell(events.AWAY, seat)
    rounds.see_who_is_left(inn)


def come_back(inn: Inn, seat: int) -> None:
    """The seat's turn begins."""
    if (inn.away >> seat) & 1:
        inn.away &= ~(1 << seat)
        inn.held[seat] = UNKNOWN
        inn.tell(events.BACK, seat)


class Phase(Step):
    """A phase's own action; it does not come for a player who is gone or whose turn has ended (D2.6, R3.2.4)."""

    phase = 0

    def manner(self) -> int:
        """What the phase before has brought about is over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """Begin the phase."""
        if inn.is_in(self.seat) and not inn.turn_ended:
            inn.phase = self.phase
            self.begin(inn)

    def begin(self, inn: Inn) -> None:
        """What the phase does."""
        raise NotImplementedError


class DiscardAndDraw(Phase):
    """R2.2: discard any number of cards, then draw up to the hand size."""

    phase = DISCARD_PHASE

    def begin(self, inn: Inn) -> None:
        """Ask what to discard."""
        hand = inn.hand_texts(self.seat)
        if hand:
            inn.ask(self, pick_from(self.seat, ASK_DISCARD, hand, 0, len(hand)))
        else:
            self.picked(inn, self.seat, 0)

    def picked(self, inn: Inn, seat: int, mask: int) -> None:
        """From the first discard to the last draw nothing may be played (R2.2.3)."""
        decks.discard(inn, seat, mask)
        decks.draw(inn, seat, inn.table.hand_size - len(inn.hand(seat)))

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """Nothing, while cards are discarded and drawn."""
        return reasons.DISCARDING_NOW


class ActionPhase(Phase):
    """R2.3: play one Action Card, or none."""

    phase = ACTION_PHASE

    def begin(self, inn: Inn) -> None:
        """As many Actions as the seat has, one after the other."""
        inn.actions_left = 1
        inn.agenda.append(Action(seat=self.seat))


class Action(Step):
    """One Action."""

    def manner(self) -> int:
        """The one before it is over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """Ask which card to play, if any."""
        seat = self.seat
        if not inn.is_in(seat) or inn.turn_ended or inn.actions_left == 0:
            return
        inn.phase = ACTION_PHASE
        options: list[Option] = [responses.DECLINE]
        for card in inn.playable(seat):
            if card.plays & fx.ACTION == 0:
                continue
            for number in range(len(card.modes)):
                if legality.may_act(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    plays.add_options(inn, seat, card.number, number, card.modes[number], -1, options)
        inn.ask_options(self, seat, ASK_ACTION, options)

    def may_play(self, inn: Inn, seat: int, mode: PlayMode) -> int:
        """Only the active player's Action Cards."""
        if seat == self.seat:
            return legality.may_act(inn, seat, mode)
        return reasons.ONLY_IN_YOUR_ACTION_PHASE if mode.types & fx.ACTION else reasons.NO_MOMENT

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """An Action that was played is spent even if it is Negated (R5.3.4)."""
        if option.verb == PLAY:
            inn.actions_left -= 1
            inn.agenda.append(Action(seat=seat))
            inn.play(seat, option, True)
        else:
            inn.actions_left = 0


class OrderPhase(Phase):
    """R2.4: order a Drink for another player."""

    phase = ORDER_PHASE

    def begin(self, inn: Inn) -> None:
        """One Drink."""
        inn.then(OrderDrink(seat=self.seat), losing.CHECK_LOSSES)


class OrderDrink(Step):
    """R2.4.1, R8.6.1: the top card of the Drink Deck goes unseen onto another player's pile."""

    def manner(self) -> int:
        """It takes a card of the Drink Deck."""
        return BLIND

    def run(self, inn: Inn) -> None:
        """Ask for whom; ordering is not optional (D2.1)."""
        options = [
            Option(ORDER, -1, 0, (other,), -1)
            for other in inn.in_turn_order(self.seat)
            if not inn.are_teammates(other, self.seat)
        ]
        if options and inn.top(inn.table.places.drink_deck) >= 0 and inn.is_in(self.seat):
            inn.ask_options(self, self.seat, ASK_ORDER, options)

    def answered(self, inn: Inn, seat: int, option: Option) -> None:
        """Put it on the pile."""
        target = option.targets[0]
        decks.take_drink(inn, inn.table.places.piles[target])
        inn.tell(events.ORDERED, seat, target)


class DrinkPhase(Phase):
    """R2.5: drink the top card of your pile; with an empty pile sober up by one."""

    phase = DRINK_PHASE

    def begin(self, inn: Inn) -> None:
        """Reveal and drink, or sober up."""
        inn.agenda.append(losing.CHECK_LOSSES)
        if inn.pile(self.seat):
            drinks.drink_from_pile(inn, self.seat, NOBODY)
        else:
            drinks.sober_up(inn, self.seat)


class EndTurn(Step):
    """R2.1.2: the turn passes to the left."""

    def manner(self) -> int:
        """All of the turn is over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """Begin the next turn."""
        Turn(seat=following(inn, self.seat)).run(inn)


def following(inn: Inn, seat: int) -> int:
    """Whose turn comes after this seat's."""
    return inn.in_turn_order(inn.table.rounds[seat][1])[0]


class StartOfTurn(Step):
    """R2.1.3: before Discard and Draw."""

    def manner(self) -> int:
        """The turn has only begun."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """For a player who is still there."""
        if inn.is_in(self.seat) and not inn.turn_ended:
            inn.agenda.append(losing.CHECK_LOSSES)
            happenings.happen(inn, self.seat, fx.ON_TURN_START)


class EndOfTurn(Step):
    """R2.1.4, D2.5: after the Drink phase, however the turn came to its end."""

    def manner(self) -> int:
        """The phases are over."""
        return RESTING

    def run(self, inn: Inn) -> None:
        """For a player who is still there (D2.6)."""
        if inn.is_in(self.seat):
            inn.agenda.append(losing.CHECK_LOSSES)
            happenings.happen(inn, self.seat, fx.ON_TURN_END)

"""The turn (R2): discard and draw, Actions, order Drinks, drink. It is a team's (R54), be it a team of one."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import (
    ACTION_PHASE,
    ACTIVATE,
    ASK_ACTION,
    ASK_DISCARD,
    ASK_NEXT_DRINKER,
    DISCARD_PHASE,
    DRINK_NOW,
    DRINK_PHASE,
    ORDER_PHASE,
    PLAY,
    TURN_END,
)
from taproom.inn.effects import program as fx
from taproom.inn.rules import (
    absences,
    activations,
    buying,
    decks,
    drinks,
    event_decks,
    in_play,
    in_sight,
    lasting,
    legality,
    losing,
    ordering,
    responses,
    triggers,
    ways_to_play,
)
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, RESTING, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of, pick_from


class Turn(Step):
    """R2.1.1: the four phases in their order, with a moment for Anytime Cards before, between and after (D4.3).

    `seat` is the first of its team.
    """

    def manner(self) -> int:
        """The turn before it is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Put the whole turn on the agenda."""
        if inn.lasting:
            lasting.turn_passes(inn, inn.turn, self.seat)
        inn.turn = self.seat
        inn.turns_taken += 1
        inn.turn_ended = 0
        inn.acted = 0
        inn.drunk = 0
        inn.ordered = 0
        inn.incidents.clear()
        inn.tell(events.TURN, self.seat, amount=inn.turns_taken)
        if inn.setup.has_mates or inn.setup.has_events:
            for seat in inn.setup.members[self.seat]:
                absences.come_back(inn, seat)
            inn.agenda.extend(planned(inn, self.seat)[::-1])
            return
        plans = _PLANS
        if inn.setup.has_components:
            absences.come_back(inn, self.seat)
            plans = _PLANS_WITH_COMPONENTS
        if self.seat not in plans:
            plans[self.seat] = planned(inn, self.seat)[::-1]
        inn.agenda.extend(plans[self.seat])


_PLANS: Final[dict[int, list[Step]]] = {}
"""The steps of a lone player's turn for each seat, last first. Steps never change, so every turn shares them."""
_PLANS_WITH_COMPONENTS: Final[dict[int, list[Step]]] = {}
"""The same for tables where components do something of their own in a turn."""


def planned(inn: Position, seat: int) -> list[Step]:
    """A turn, first step first. What components do by themselves comes after the first and after the last moment.

    A member's own duties happen at the matching point of the team's turn (R54.1.6).
    """
    members = inn.setup.members[seat]
    steps: list[Step] = [responses.Edge(seat=seat, amount=DISCARD_PHASE)]
    if inn.setup.has_components:
        steps.extend([StartOfTurn(seat=member) for member in members])
    steps.extend(
        [
            DiscardAndDraw(seat=seat),
            responses.Edge(seat=seat, amount=DISCARD_PHASE | ACTION_PHASE),
            ActionPhase(seat=seat),
            responses.Edge(seat=seat, amount=ACTION_PHASE | ORDER_PHASE),
            OrderPhase(seat=seat),
            responses.Edge(seat=seat, amount=ORDER_PHASE | DRINK_PHASE),
            DrinkPhase(seat=seat),
            responses.Edge(seat=seat, amount=DRINK_PHASE | TURN_END),
        ]
    )
    if inn.setup.has_components:
        steps.extend([EndOfTurn(seat=member) for member in members])
    steps.extend([event_decks.TimePasses(seat=seat, amount=deck) for deck in range(len(inn.clocks))])
    steps.append(EndTurn(seat=seat))
    return steps


def is_first(inn: Position) -> bool:
    """Whether it is the first turn of the game, in which a Boss does less (R71.2.2, R71.2.4)."""
    return inn.turns_taken == 1


def present(inn: Position, seat: int) -> list[int]:
    """The members of the seat's team who go through the phases, in seat order (R59.1.1)."""
    gone = inn.out | inn.turn_ended
    members = inn.setup.members[seat]
    if gone & inn.setup.team_masks[seat] == 0:
        return members
    return [member for member in members if (gone >> member) & 1 == 0]


class Phase(Step):
    """A phase's own action; it does not come for players who are gone or whose turn has ended (D2.6, R3.2.4).

    `seat` is the first of the team.
    """

    phase = 0

    def manner(self) -> int:
        """What the phase before has brought about is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Begin the phase."""
        members = present(inn, self.seat)
        if inn.lasting:
            members = [member for member in members if not lasting.skips(inn, member, self.phase)]
        if members:
            inn.turn = self.seat
            inn.phase = self.phase
            self.begin(inn, members)

    def begin(self, inn: Position, members: list[int]) -> None:
        """What these members do in it."""
        raise NotImplementedError

    def again(self, inn: Position, seat: int) -> None:
        """R60.1.1: one member repeats it."""
        inn.turn = seat
        inn.phase = self.phase
        self.begin(inn, [seat])


class DiscardAndDraw(Phase):
    """R2.2: discard any number of cards, then draw up to the hand size."""

    phase = DISCARD_PHASE

    def begin(self, inn: Position, members: list[int]) -> None:
        """R54.1.2: all discard before anybody draws."""
        mask = 0
        for member in reversed(members):
            mask |= 1 << member
            inn.agenda.append(Draw(seat=member))
            if inn.setup.shops[member]:
                inn.agenda.append(buying.Purchase(seat=member))
        Discard(seat=self.seat, amount=mask).run(inn)


class Discard(Step):
    """R2.2.1: any number of cards; `amount` says which members still have to choose."""

    def manner(self) -> int:
        """The phase has only begun."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Ask which."""
        decisions: list[Decision] = []
        for seat in inn.setup.members[self.seat]:
            hand = inn.hand_texts(seat)
            if (self.amount >> seat) & 1 and hand:
                decisions.append(pick_from(seat, ASK_DISCARD, hand, 0, len(hand)))
        if decisions:
            inn.ask_team(self, decisions)

    def picked(self, inn: Position, seat: int, mask: int) -> None:
        """From the first discard to the last draw nothing may be played (R2.2.3)."""
        decks.discard(inn, seat, mask)
        if inn.setup.has_mates:
            inn.agenda.append(Discard(seat=self.seat, amount=self.amount & ~(1 << seat)))

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Nothing, while cards are discarded and drawn."""
        return reasons.DISCARDING_NOW


class Draw(Step):
    """R2.2.1: up to the hand size."""

    def manner(self) -> int:
        """Everybody has discarded."""
        return RESTING

    def run(self, inn: Position) -> None:
        """None if it is full (R2.2.2)."""
        decks.draw(inn, self.seat, inn.setup.hand_sizes[self.seat] - len(inn.hand(self.seat)))


class ActionPhase(Phase):
    """R2.3: play one Action Card, or none; a Boss may play several (R71.2.2)."""

    phase = ACTION_PHASE

    def begin(self, inn: Position, members: list[int]) -> None:
        """As many Actions as they have, one after the other, in any order of the members (R54.1.3)."""
        setup = inn.setup
        for member in members:
            limit = setup.mode.actions_of(setup.teams, member, is_first(inn))
            inn.actions_left[member] = 0 if (inn.acted >> member) & 1 else limit
            if setup.places.in_sight[member] != NO_ZONE:
                inn.agenda.append(in_sight.PutAway(seat=member))
            in_play.begin_phase(inn, member)
        inn.agenda.append(Action(seat=self.seat))

    def again(self, inn: Position, seat: int) -> None:
        """R60.1.1: one member has another Action."""
        inn.acted &= ~(1 << seat)
        super().again(inn, seat)


class Action(Step):
    """One Action of the team whose first seat it is; `amount` is who waits for a teammate to act first (D50.2)."""

    def manner(self) -> int:
        """The one before it is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Ask everybody who has one left which card to play, if any, and who can activate one which (R29.1.3)."""
        inn.turn = self.seat
        inn.phase = ACTION_PHASE
        decisions = [self._offer(inn, seat) for seat in self.in_question(inn)]
        able = [decision for decision in decisions if len(decision.options) > 1]
        if able:
            inn.ask_team(self, able)
        elif decisions and inn.attentive:
            inn.ask(self, decisions[0])
        else:
            self._end(inn)

    def in_question(self, inn: Position) -> list[int]:
        """Everybody who has one left, regardless of their hand, or a card in play to activate."""
        return [s for s in present(inn, self.seat) if (self.amount >> s) & 1 == 0 and self._has_one(inn, s)]

    def _has_one(self, inn: Position, seat: int) -> bool:
        return inn.actions_left[seat] > 0 or bool(in_play.ready(inn, seat))

    def _offer(self, inn: Position, seat: int) -> Decision:
        options: list[Option] = [responses.DECLINE]
        for card in inn.playable(seat) if inn.actions_left[seat] else []:
            if card.plays & fx.ACTION == 0:
                continue
            for number in range(len(card.modes)):
                if legality.may_act(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    ways_to_play.add_options(inn, seat, card.number, number, card.modes[number], -1, options)
        activations.add_options(inn, seat, options)
        return choose_one_of(seat, ASK_ACTION, options, 0)

    def may_play(self, inn: Position, seat: int, mode: PlayMode) -> int:
        """Only Action Cards of the acting team, by members who have an Action left."""
        if not inn.are_teammates(seat, self.seat):
            return reasons.ONLY_IN_YOUR_ACTION_PHASE if mode.types & fx.ACTION else reasons.NO_MOMENT
        if mode.types & fx.ACTION and not inn.actions_left[seat]:
            return legality.no_action_left(inn, seat)
        return legality.may_act(inn, seat, mode)

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """An Action that was played is spent even if it is Negated (R5.3.4)."""
        if option.verb == PLAY:
            inn.turn = seat
            inn.actions_left[seat] -= 1
            inn.acted |= 0 if inn.actions_left[seat] else 1 << seat
            inn.agenda.append(Action(seat=self.seat))
            inn.play(seat, option, True)
        elif option.verb == ACTIVATE:
            inn.turn = seat
            inn.agenda.append(Action(seat=self.seat))
            activations.activate(inn, seat, option)
        elif inn.setup.has_mates:
            inn.agenda.append(Action(seat=self.seat, amount=self.amount | 1 << seat))
        else:
            self._end(inn)

    def _end(self, inn: Position) -> None:
        """An unused Action is lost (R54.1.3)."""
        for seat in inn.setup.members[self.seat]:
            inn.actions_left[seat] = 0
            inn.acted |= 1 << seat


class OrderPhase(Phase):
    """R2.4: order Drinks for other players."""

    phase = ORDER_PHASE

    def begin(self, inn: Position, members: list[int]) -> None:
        """As many as the mode says (R54.1.4), by the first of the team to say so (D50.2)."""
        mask = 0
        for member in members:
            mask |= 1 << member
        setup = inn.setup
        for _ in range(setup.mode.orders_of(setup.teams, self.seat, is_first(inn))):
            inn.agenda.append(losing.CHECK_LOSSES)
            inn.agenda.append(ordering.OrderDrink(seat=members[0], amount=mask))

    def again(self, inn: Position, seat: int) -> None:
        """R60.1.2: a single Drink."""
        inn.turn = seat
        inn.phase = self.phase
        inn.then(ordering.OrderDrink(seat=seat), losing.CHECK_LOSSES)


class DrinkPhase(Phase):
    """R2.5: drink the top card of your pile; with an empty pile sober up by one."""

    phase = DRINK_PHASE

    def begin(self, inn: Position, members: list[int]) -> None:
        """In any order of the members, one after the other (R54.1.5)."""
        thirsty = 0
        for member in members:
            thirsty |= 1 << member
        NextDrinker(seat=self.seat, amount=thirsty & ~inn.drunk).run(inn)

    def again(self, inn: Position, seat: int) -> None:
        """R60.1.1: one member drinks once more."""
        inn.drunk &= ~(1 << seat)
        super().again(inn, seat)


class NextDrinker(Step):
    """R54.1.5: which member drinks next; `amount` says who is left."""

    def manner(self) -> int:
        """The Drink before it is finished."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Ask the team, if there is a choice (D50.2)."""
        able = [seat for seat in present(inn, self.seat) if (self.amount >> seat) & 1]
        if not able:
            return
        inn.turn = self.seat
        if len(able) == 1:
            self._drink(inn, able[0])
            return
        options = [Option(DRINK_NOW, -1, 0, (seat,), -1) for seat in able]
        inn.ask_team(self, [choose_one_of(seat, ASK_NEXT_DRINKER, options, 0) for seat in present(inn, self.seat)])

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """That one, no matter which member said so."""
        self._drink(inn, option.targets[0])

    def _drink(self, inn: Position, seat: int) -> None:
        """Reveal and drink, or sober up."""
        rest = self.amount & ~(1 << seat)
        if rest:
            inn.agenda.append(NextDrinker(seat=self.seat, amount=rest))
        inn.turn = seat
        inn.phase = DRINK_PHASE
        inn.drunk |= 1 << seat
        inn.agenda.append(losing.CHECK_LOSSES)
        if inn.pile(seat):
            drinks.drink_from_pile(inn, seat, NOBODY)
        else:
            drinks.sober_up(inn, seat)


class EndTurn(Step):
    """R2.1.2: the turn passes to the left."""

    def manner(self) -> int:
        """All of the turn is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Begin the next turn."""
        absences.finish(inn, self.seat)
        Turn(seat=following(inn, self.seat)).run(inn)


def following(inn: Position, seat: int) -> int:
    """Whose turn comes after this seat's: teams take turns in the order of their first members (D50.1)."""
    for other in inn.setup.rounds[seat][1:]:
        if inn.is_in(other) and inn.setup.members[other][0] == other and not inn.are_teammates(other, seat):
            return other
    return inn.setup.members[seat][0]


class StartOfTurn(Step):
    """R2.1.3: before Discard and Draw."""

    def manner(self) -> int:
        """The turn has only begun."""
        return RESTING

    def run(self, inn: Position) -> None:
        """For a player who is still there."""
        if self.seat in present(inn, self.seat):
            inn.turn = self.seat
            inn.agenda.append(losing.CHECK_LOSSES)
            triggers.happen(inn, self.seat, fx.ON_TURN_START)


class EndOfTurn(Step):
    """R2.1.4, D2.5: after the Drink phase, however the turn came to its end."""

    def manner(self) -> int:
        """The phases are over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """For a player who is still there (D2.6)."""
        if inn.is_in(self.seat):
            inn.turn = self.seat
            inn.agenda.append(losing.CHECK_LOSSES)
            triggers.turn_ends(inn, self.seat)
            triggers.happen(inn, self.seat, fx.ON_TURN_END)


def add_actions(inn: Position, seat: int, amount: int) -> None:
    """In the seat's own turn only."""
    if inn.on_turn(seat):
        inn.actions_left[seat] += amount
        inn.acted &= ~(1 << seat)
        inn.tell(events.MORE_ACTIONS, seat, amount=amount)

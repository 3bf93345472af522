"""The phases of a turn (R2.2 to R2.5), for one player or for the members of a team (R54)."""

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
)
from taproom.inn.effects import program as fx
from taproom.inn.rules import (
    buying,
    decks,
    drinks,
    in_play,
    in_sight,
    lasting,
    legality,
    losing,
    ordering,
    playing_cards,
    plotting,
    responses,
    ways_to_play,
)
from taproom.inn.state import reasons
from taproom.inn.state.cards import PlayMode
from taproom.inn.state.layout import NO_ZONE
from taproom.inn.state.position import Position
from taproom.inn.state.steps import NOBODY, RESTING, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of, pick_from


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
            if inn.setup.plots[member]:
                inn.agenda.append(plotting.AfterDraw(seat=member, amount=1))
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
            for number in inn.ways(seat, card):
                if legality.may_act(inn, seat, card.modes[number]) == reasons.ALLOWED:
                    ways_to_play.add_options(inn, seat, card.number, number, card.modes[number], -1, options)
        playing_cards.add_activations(inn, seat, options)
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
            playing_cards.activate(inn, seat, option)
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


def add_actions(inn: Position, seat: int, amount: int) -> None:
    """In the seat's own turn only."""
    if inn.on_turn(seat):
        inn.actions_left[seat] += amount
        inn.acted &= ~(1 << seat)
        inn.tell(events.MORE_ACTIONS, seat, amount=amount)


class PhaseAgain(Step):
    """R60.1.1: one player repeats the phase `amount`."""

    def run(self, inn: Position) -> None:
        """Where the seat still goes through"""
        if self.seat in present(inn, self.seat):
            inn.tell(events.PHASE_AGAIN, self.seat, amount=self.amount)
            _phase(self.amount, inn.setup.members[self.seat][0]).again(inn, self.seat)


def _phase(number: int, seat: int) -> Phase:
    if number == DISCARD_PHASE:
        return DiscardAndDraw(seat=seat)
    if number == ACTION_PHASE:
        return ActionPhase(seat=seat)
    return OrderPhase(seat=seat) if number == ORDER_PHASE else DrinkPhase(seat=seat)


def repeat(inn: Position, seats: list[int]) -> None:
    """R60.1.1: the phase that is just finished, or goes on, by each of them whose turn it is."""
    phase = DISCARD_PHASE
    while phase < inn.phase and inn.phase & phase == 0:
        phase <<= 1
    for seat in reversed(seats):
        if inn.on_turn(seat):
            inn.agenda.append(PhaseAgain(seat=seat, amount=phase))

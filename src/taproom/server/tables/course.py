"""How a game at a table of people gets from one moment at which the table waits to the next.

Everything here follows from the table's log alone, so that a restarted server stands exactly where it stood.
"""

import msgspec

from taproom.kernel.decisions import Decision
from taproom.kernel.events import Event
from taproom.kernel.game import game
from taproom.kernel.record import Record, take
from taproom.kernel.state import IDLE, QUESTION, RESPONSE, State
from taproom.presentation.presenter import presenter
from taproom.protocol.settings import Orders, Timers
from taproom.server.tables.pacing import lasting
from taproom.server.tables.seats import Chair
from taproom.server.tables.takebacks import Step, named_in
from taproom.server.tables.windows import (
    UNASKED,
    Ask,
    Delays,
    Pause,
    PublicState,
    armed_choice,
    closing_time,
    seats_in_question,
    wants_to_be_asked,
)


class Course:
    """The game's position, who is asked what there, and the way to the next moment at which the table waits."""

    def __init__(
        self,
        record: Record,
        chairs: list[Chair],
        timers: Timers,
        delays: Delays,
        at: int,
        state: State | None = None,
    ) -> None:
        """A new game; with a state, one that is read back, and the reader fills in the rest."""
        self.game = game(record.game_key)
        self.presenter = presenter(self.game)
        self.record = record
        self.chairs = chairs
        self.timers = timers
        self.delays = delays
        seats = range(len(chairs))
        self.events: list[Event] = []
        self.asks: dict[int, Ask] = {}
        self.sealed: dict[int, int] = {}
        self.questions = [0 for _ in seats]
        """How many questions each seat has been asked."""
        self.answered: list[tuple[int, int]] = [(0, 0) for _ in seats]
        """Each seat's last question and its answer, so that a repeated answer is recognised."""
        self.orders = [Orders() for _ in seats]
        self.armed: list[dict[int, tuple[int, ...] | None]] = [{} for _ in seats]
        self.holds = [0 for _ in seats]
        self.times: list[list[int]] = [[] for _ in seats]
        """How long each seat's person took recently, as everybody saw."""
        self.own: list[Step] = []
        """Each choice a person made: the places undo can go back to."""
        self.chosen = [0 for _ in seats]
        """How many of these each seat made."""
        self.put_to: dict[int, tuple[int, ...]] = {0: ()}
        """For each moment the seats that could act at it, judging by public information."""
        self.turn = -1
        self.pauses = 0
        self.pause = Pause(0, QUESTION, [], at)
        self.shown = self.pause
        """The moment everybody is told of: the present one, unless only bots are asked there."""
        self.seen: PublicState | None = None
        """What everybody may see instead of the present position while only bots are asked."""
        self.before = 0
        """How many events there were when the game was carried over to its current rules."""
        if state is not None:
            self.state = state
            state.events = self.events
        else:
            self.state = self._replayed()
            self._arrive(at)

    def _replayed(self) -> State:
        """The position the record leads to, with everything that happened on the way."""
        state, number = self.record.nearest(len(self.record.choices))
        self.events = self.events[: self.before]
        state.events = self.events
        for seat, choice in self.record.choices[number:]:
            take(state, seat, choice)
        state.attend()
        return state

    def _remember(self) -> None:
        """Something is about to happen. If bots are asked before people are told of it, nobody may see it early."""
        if self.seen is None and any([chair.bot_level() for chair in self.chairs]):
            state = self.state.clone()
            state.attend()
            self.seen = PublicState(state, dict(self.asks), dict(self.sealed), self.chosen[:], len(self.events))

    def _apply_choice(self, seat: int, choice: int, by_person: bool) -> None:
        decision = self.state.decision(seat)
        if by_person:
            known = named_in(decision)
            length = len(self.record.choices)
            self.chosen[seat] += 1
            self.own.append(Step(seat, length, len(self.events), self.state.throws(), self.pauses, known))
        if decision is not None and not decision.is_pick():
            self.armed[seat].pop(self.state.handle(decision.options[choice]), None)
        self.state.choose(seat, choice)
        self.record.choices.append((seat, choice))

    def _unseal(self) -> None:
        """Open what was sealed, in the order of the rules."""
        kind = self.pause.kind
        choices = {seat: choice for seat, choice in self.sealed.items() if self.asks[seat].decision is not None}
        persons = {seat for seat in choices if self.answered[seat][0] == self.asks[seat].number}
        state = self.state
        if state.standing():
            state.go_on()
        if kind != QUESTION:
            while not state.over() and not state.standing() and state.moment() == kind:
                seat = state.next_seat()
                decision = state.decision(seat)
                assert decision is not None, "the next to choose has a question"
                self._apply_choice(
                    seat, choices.pop(seat, decision.least), seat in persons and self.chairs[seat].is_played_by_person()
                )

    def _arrive(self, at: int) -> bool:
        """Go on to the next moment at which the table waits; returns whether everybody is told of it."""
        if not self._next_moment(at):
            return False
        self.seen = None
        for chair in self.chairs:
            chair.bank -= chair.spent
            chair.spent = 0
        return True

    def _next_moment(self, at: int) -> bool:
        while True:
            self.asks.clear()
            self.sealed.clear()
            while not self.state.over() and self.state.moment() == IDLE:
                if self._wait_for_bots(at):
                    # Nobody is told that a bot is asked here: what happened is told at the next moment.
                    return False
                self._pass_idly()
            if self.state.over():
                return True
            self._open(at)
            if not self._has_passed(at):
                self.shown = self.pause
                return True
            # Where nobody pretends to think, an unused moment is over as it begins, and nobody is told of it.
            self._unseal()

    def _has_passed(self, at: int) -> bool:
        """Whether the moment no longer waits for anything."""
        closing = closing_time(self.pause, self.chairs, self.asks, self.sealed, self.timers, self.delays)
        return closing is not None and closing <= at

    def _wait_for_bots(self, at: int) -> bool:
        """Whether an idle moment lasts because bots could act, judging by public information; none need be asked."""
        able = self.state.standing() or self.state.asked()
        bots = [seat for seat in able if self.chairs[seat].bot_level()]
        self.pause = Pause(self.pauses, IDLE, bots, at)
        for seat in bots:
            decision = self.state.decision(seat)
            if decision is not None:
                self._ask(seat, decision, at)
        if bots:
            self._settle_end()
        if self._has_passed(at):
            return False
        self._seal_armed()
        return True

    def _seal_armed(self) -> None:
        """People's answers at an idle moment are known beforehand: an armed card, or none."""
        for seat in self.state.asked():
            decision = self.state.decision(seat)
            if seat not in self.asks and decision is not None:
                choice = armed_choice(self.state, self.armed[seat], decision)
                self.asks[seat] = Ask(UNASKED, decision, self.pause.since)
                self.sealed[seat] = decision.least if choice is None else choice

    def _pass_idly(self) -> None:
        """A moment about nothing passes at once, unless a card was armed for it."""
        if self.state.standing():
            self.state.go_on()
        while not self.state.over() and not self.state.standing() and self.state.moment() == IDLE:
            seat = self.state.next_seat()
            decision = self.state.decision(seat)
            assert decision is not None, "the next to choose has a question"
            choice = armed_choice(self.state, self.armed[seat], decision)
            self._apply_choice(seat, decision.least if choice is None else choice, False)

    def _open(self, at: int) -> None:
        """The table waits: ask everybody who can act without showing who that is."""
        state = self.state
        self._note_turn()
        self.pauses += 1
        asked = state.asked()
        seats = state.standing() or state.in_question() or seats_in_question(asked, len(self.chairs))
        self.pause = Pause(self.pauses, state.moment(), seats, at)
        self.pause.forced = self.pause.kind == QUESTION and not asked
        self.put_to[self.pauses] = tuple(self.pause.seats)
        if self.pause.kind == RESPONSE or self.pause.forced:
            self._settle_end()
        for seat in self.pause.seats:
            self._put(seat, state.decision(seat), at)
        if self.pause.kind == RESPONSE:
            self._seal_armed()

    def _settle_end(self) -> None:
        """How long the moment lasts, from what everybody can see as it begins."""
        if self.delays.even:
            self.pause.closes = self.pause.since + lasting(
                self.pause, self.chairs, self.times, self.timers, self.delays
            )

    def _put(self, seat: int, decision: Decision | None, at: int) -> None:
        person = self.chairs[seat].is_played_by_person()
        if decision is None:
            if person and self.pause.kind == RESPONSE and self.orders[seat].ask_always:
                self._ask(seat, None, at)
            return
        if not person or self.pause.kind == QUESTION:
            self._ask(seat, decision, at)
            return
        choice = armed_choice(self.state, self.armed[seat], decision)
        if choice is None and wants_to_be_asked(self.orders[seat], self.state, seat):
            self._ask(seat, decision, at)
        else:
            self.asks[seat] = Ask(UNASKED, decision, at)
            self.sealed[seat] = decision.least if choice is None else choice

    def _ask(self, seat: int, decision: Decision | None, at: int) -> None:
        self.questions[seat] += 1
        self.asks[seat] = Ask(self.questions[seat], decision, at)

    def _note_turn(self) -> None:
        """Orders for a turn end with it."""
        turn = self.game.turn_number(self.state)
        if turn == self.turn:
            return
        self.turn = turn
        self.holds = [0 for _ in self.chairs]
        for seat, orders in enumerate(self.orders):
            if orders.pass_turn:
                self.orders[seat] = msgspec.structs.replace(orders, pass_turn=False)

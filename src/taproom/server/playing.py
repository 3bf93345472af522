"""A running game at a table of people: who is asked what, whose answers are sealed, and what happens by itself.

Everything here follows from the table's log alone, so that a restarted server stands exactly where it stood.
"""

import json
from dataclasses import replace
from typing import Final

import msgspec

from taproom.server.entries import Orders, Timers
from taproom.server.pacing import lasting, note_answer
from taproom.server.seats import Chair
from taproom.server.takebacks import Step, named_in
from taproom.server.windows import (
    Ask,
    Delays,
    Pause,
    Seen,
    armed_choice,
    closing_time,
    how_to_ask,
    passes,
    seats_in_question,
    still_asks,
    wants_to_be_asked,
)
from taproom.shown.presenting import presenter
from taproom.table.decisions import Decision
from taproom.table.events import Event
from taproom.table.game import game
from taproom.table.record import Carried, Record, take
from taproom.table.state import IDLE, QUESTION, RESPONSE, State

HOLDS_PER_TURN: Final = 2
UNASKED: Final = -1
"""The number of a question whose answer was known beforehand."""


class Play:
    """The game in progress."""

    def __init__(
        self,
        record: Record,
        chairs: list[Chair],
        timers: Timers,
        delays: Delays,
        at: int,
        state: State | None = None,
    ) -> None:
        """A game that begins now; with a state, one that is read back: the reader sees to everything else."""
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
        """Each seat's last question and what it answered, so that a repeated answer is known as such."""
        self.orders = [Orders() for _ in seats]
        self.armed: list[dict[int, tuple[int, ...] | None]] = [{} for _ in seats]
        self.holds = [0 for _ in seats]
        self.times: list[list[int]] = [[] for _ in seats]
        """How long each seat's person took lately, as everybody saw."""
        self.own: list[Step] = []
        """Each choice a person made: where undo can go back to."""
        self.chosen = [0 for _ in seats]
        """How many of these each seat made."""
        self.put_to: dict[int, tuple[int, ...]] = {0: ()}
        """For each moment the seats that, for all that everybody knows, could act at it."""
        self.turn = -1
        self.pauses = 0
        self.pause = Pause(0, QUESTION, [], at)
        self.shown = self.pause
        """The moment everybody is told of: the present one, unless that is a bot's alone."""
        self.seen: Seen | None = None
        """What everybody may see instead of the present position, while that is a bot's alone."""
        self.before = 0
        """How many events there were when the game was carried over to the rules it is played by now."""
        if state is not None:
            self.state = state
            state.events = self.events
        else:
            self.state = self._replayed()
            self._arrive(at)

    def _replayed(self) -> State:
        """The position the record leads to, with all that happened on the way."""
        state, number = self.record.nearest(len(self.record.choices))
        self.events = self.events[: self.before]
        state.events = self.events
        for seat, choice in self.record.choices[number:]:
            take(state, seat, choice)
        state.attend()
        return state

    # ---- what people and time do ----

    def choose(self, seat: int, choice: int, at: int) -> bool:
        """A seat answers its question; whether everybody is told of something."""
        ask = self.asks[seat]
        self.answered[seat] = (ask.number, choice)
        if self.pause.kind != QUESTION:
            self.sealed[seat] = choice
            # Whether a holder has answered or just says "go on" looks the same to the others.
            held = self._stop_holding(seat, at)
            if self.delays.even:
                return held
            return (self._is_over(at) and self.close(at)) or held
        self.chairs[seat].spend_time(at - ask.since, self.timers)
        self._note_answer(seat, at - ask.since)
        before = len(self.events)
        del self.asks[seat]
        self._remember()
        self._carry_out(seat, choice, self.chairs[seat].is_played_by_person())
        if len(self.events) == before and still_asks(self.state, self.asks):
            self.seen = None
            return False
        return self._arrive(at)

    def time_out(self, seat: int, at: int) -> bool:
        """The least is done for a person who thought for too long."""
        decision = self.asks[seat].decision
        return self.choose(seat, decision.least if decision is not None else 0, at)

    def close(self, at: int) -> bool:
        """The moment is over; whether everybody is told of what follows."""
        for seat in self.pause.holders[:]:
            self._stop_holding(seat, at)
        if self.pause.forced:
            self._note_answer(self.pause.seats[0], at - self.pause.since)
        self._remember()
        self._unseal()
        return self._arrive(at)

    def _note_answer(self, seat: int, took: int) -> None:
        """Everybody has seen how long a person took, or seemed to take, for a question that nobody else was asked."""
        if len(self.pause.seats) == 1 and self.chairs[seat].is_played_by_person():
            note_answer(self.times[seat], took)

    def _stop_holding(self, seat: int, at: int) -> bool:
        """The moment need not wait for this seat any more; whether it did. So long windows should last, then."""
        if seat not in self.pause.holders:
            return False
        self.pause.holders.remove(seat)
        note_answer(self.times[seat], at - self.pause.since)
        return True

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
                assert decision is not None, "whoever is next has a question"
                self._carry_out(
                    seat, choices.pop(seat, decision.least), seat in persons and self.chairs[seat].is_played_by_person()
                )

    def hold(self, seat: int, on: bool, at: int) -> None:
        """A seat asks the table to wait, or no longer."""
        self._stop_holding(seat, at)
        if on:
            self.holds[seat] += 1
            self.pause.holders.append(seat)
            self.pause.held_until = max(self.pause.held_until, at + self.timers.hold)

    def order(self, seat: int, orders: Orders) -> None:
        """Standing orders hold from the next moment on, and for the open window if they pass it."""
        self.orders[seat] = orders
        ask = self.asks.get(seat)
        if ask is None or self.pause.kind != RESPONSE or seat in self.sealed:
            return
        if passes(orders, self.state.occasion(), seat):
            self.sealed[seat] = ask.decision.least if ask.decision is not None else 0
            self.answered[seat] = (ask.number, self.sealed[seat])

    def arm(self, seat: int, card: int, targets: tuple[int, ...] | None) -> None:
        """The card will be played as soon as it can, in the open window too."""
        self.armed[seat][card] = targets
        ask = self.asks.get(seat)
        if ask is None or ask.decision is None or self.pause.kind != RESPONSE:
            return
        choice = armed_choice(self.armed[seat], ask.decision)
        if choice is None:
            return
        if ask.number == UNASKED:
            self.sealed[seat] = choice
        elif seat not in self.sealed:
            self.sealed[seat] = choice
            self.answered[seat] = (ask.number, choice)

    def disarm(self, seat: int, card: int) -> None:
        """The card is not played by itself any more, nor in the open window if the seat was not asked there."""
        self.armed[seat].pop(card, None)
        ask = self.asks.get(seat)
        if ask is not None and ask.decision is not None and ask.number == UNASKED:
            choice = armed_choice(self.armed[seat], ask.decision)
            self.sealed[seat] = ask.decision.least if choice is None else choice

    def undo(self, choices: int, at: int) -> None:
        """Go back to the position after so many choices; what is passed by order, and what is armed, is forgotten."""
        del self.record.choices[choices:]
        self.own = [step for step in self.own if step.choices < choices]
        self.chosen = [sum(step.seat == seat for step in self.own) for seat in range(len(self.chairs))]
        self.state = self._replayed()
        self.asks.clear()
        self.sealed.clear()
        self.orders = [how_to_ask(orders) for orders in self.orders]
        self.armed = [{} for _ in self.chairs]
        self.seen = None
        self._arrive(at)

    def ask_again(self, seat: int) -> None:
        """Ask the seat again at the same moment: nobody has seen its answer. The clock does not start anew."""
        self.orders[seat] = how_to_ask(self.orders[seat])
        self.armed[seat] = {}
        if seat in self.sealed:
            del self.sealed[seat]
            self._ask(seat, self.asks[seat].decision, self.pause.since)
            return
        step = [step for step in self.own if step.seat == seat][-1]
        # The others' answers to the same question stay as they are.
        del self.record.choices[step.choices]
        self.own.remove(step)
        self.chosen[seat] -= 1
        self.own = [replace(one, choices=one.choices - 1) if one.choices > step.choices else one for one in self.own]
        self.state = self._replayed()
        self._ask(seat, self.state.decision(seat), self.pause.since)

    def carry_over(self, rules: int) -> None:
        """From here on the game is played by these rules. What was chosen before cannot be taken back any more."""
        # Through text and back: a dump shares its lists with the position, which goes on.
        position = json.loads(json.dumps(self.state.dump()))
        self.record.carried.append(Carried(len(self.record.choices), rules, position))
        self.before = len(self.events)
        self.own.clear()
        self.chosen = [0 for _ in self.chairs]

    def ask_anew(self, at: int) -> None:
        """Forget who was asked what and open the moment again."""
        self._arrive(at)

    # ---- what follows ----

    def told(self) -> Seen:
        """The game as far as people may know it."""
        return self.seen or Seen(self.state, self.asks, self.sealed, self.chosen, len(self.events))

    def events_told(self) -> int:
        """How much of what has happened people may know."""
        return len(self.events) if self.seen is None else self.seen.events

    def _remember(self) -> None:
        """Something is about to happen. If bots are asked before people are told of it, nobody may see it early."""
        if self.seen is None and any([chair.bot_level() for chair in self.chairs]):
            state = self.state.clone()
            state.attend()
            self.seen = Seen(state, dict(self.asks), dict(self.sealed), self.chosen[:], len(self.events))

    def due(self) -> tuple[int, int] | None:
        """What happens next by itself: when, and for which seat time runs out; -1 if the moment passes."""
        if self.state.over():
            return None
        closing = closing_time(self.pause, self.chairs, self.asks, self.sealed, self.timers, self.delays)
        if closing is not None:
            return (closing, -1)
        if self.pause.kind != QUESTION:
            return None
        deadlines = [
            (deadline, seat)
            for seat, ask in self.asks.items()
            if self.chairs[seat].is_played_by_person() and (deadline := self.deadline(seat, ask)) is not None
        ]
        return min(deadlines) if deadlines else None

    def deadline(self, seat: int, ask: Ask) -> int | None:
        """When a question is answered without the person; None if never."""
        pause = self.pause if self.seen is None else self.shown
        if pause.kind != QUESTION:
            return pause.deadline(self.timers)
        if self.orders[seat].pass_all or self._passes_question(seat):
            return ask.since + self.delays.of(self.pause.number, seat)
        return ask.since + self.timers.decision + self.chairs[seat].bank if self.timers.limited else None

    def _passes_question(self, seat: int) -> bool:
        """A question that several are asked at once, such as for bids, can be passed like a window."""
        several = len(self.pause.seats) > 1
        return several and passes(self.orders[seat], self.state.occasion(), seat)

    def bots_to_ask(self) -> list[int]:
        """The seats whose bots have a question."""
        return [
            seat
            for seat, ask in self.asks.items()
            if seat not in self.sealed and ask.decision is not None and self.chairs[seat].bot_level()
        ]

    def _carry_out(self, seat: int, choice: int, by_person: bool) -> None:
        decision = self.state.decision(seat)
        if by_person:
            known = named_in(decision)
            length = len(self.record.choices)
            self.chosen[seat] += 1
            self.own.append(Step(seat, length, len(self.events), self.state.throws(), self.pauses, known))
        if decision is not None and not decision.is_pick():
            self.armed[seat].pop(decision.options[choice].subject, None)
        self.state.choose(seat, choice)
        self.record.choices.append((seat, choice))

    def _arrive(self, at: int) -> bool:
        """Go on to the next moment at which the table waits; whether everybody is told of it."""
        if not self._go_on(at):
            return False
        self.seen = None
        for chair in self.chairs:
            chair.bank -= chair.spent
            chair.spent = 0
        return True

    def _go_on(self, at: int) -> bool:
        while True:
            self.asks.clear()
            self.sealed.clear()
            while not self.state.over() and self.state.moment() == IDLE:
                if self._wait_for_bots(at):
                    # Nobody is told that a bot is asked here: what has happened is told at the next moment.
                    return False
                self._pass_idly()
            if self.state.over():
                return True
            self._open(at)
            if not self._is_over(at):
                self.shown = self.pause
                return True
            # Where nobody pretends to think a moment that nobody uses is over as it begins: nobody is told of it.
            self._unseal()

    def _is_over(self, at: int) -> bool:
        """Whether the moment waits for nothing any more."""
        closing = closing_time(self.pause, self.chairs, self.asks, self.sealed, self.timers, self.delays)
        return closing is not None and closing <= at

    def _wait_for_bots(self, at: int) -> bool:
        """Whether an idle moment lasts because bots could act, for all that everybody knows: none need be asked."""
        able = self.state.standing() or self.state.asked()
        bots = [seat for seat in able if self.chairs[seat].bot_level()]
        self.pause = Pause(self.pauses, IDLE, bots, at)
        for seat in bots:
            decision = self.state.decision(seat)
            if decision is not None:
                self._ask(seat, decision, at)
        if bots:
            self._settle_end()
        if self._is_over(at):
            return False
        self._seal_armed()
        return True

    def _seal_armed(self) -> None:
        """People's answers at an idle moment are known beforehand: an armed card, or none."""
        for seat in self.state.asked():
            decision = self.state.decision(seat)
            if seat not in self.asks and decision is not None:
                choice = armed_choice(self.armed[seat], decision)
                self.asks[seat] = Ask(UNASKED, decision, self.pause.since)
                self.sealed[seat] = decision.least if choice is None else choice

    def _pass_idly(self) -> None:
        """A moment about nothing passes at once, unless a card was armed for it."""
        if self.state.standing():
            self.state.go_on()
        while not self.state.over() and not self.state.standing() and self.state.moment() == IDLE:
            seat = self.state.next_seat()
            decision = self.state.decision(seat)
            assert decision is not None, "whoever is next has a question"
            choice = armed_choice(self.armed[seat], decision)
            self._carry_out(seat, decision.least if choice is None else choice, False)

    def _open(self, at: int) -> None:
        """The table waits: ask whoever can act, and let nobody see who that is."""
        state = self.state
        self._note_turn()
        self.pauses += 1
        asked = state.asked()
        self.pause = Pause(
            self.pauses, state.moment(), state.standing() or seats_in_question(asked, len(self.chairs)), at
        )
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
        choice = armed_choice(self.armed[seat], decision)
        if choice is None and wants_to_be_asked(self.orders[seat], self.state, seat):
            self._ask(seat, decision, at)
        else:
            self.asks[seat] = Ask(UNASKED, decision, at)
            self.sealed[seat] = decision.least if choice is None else choice

    def _ask(self, seat: int, decision: Decision | None, at: int) -> None:
        self.questions[seat] += 1
        self.asks[seat] = Ask(self.questions[seat], decision, at)

    def _note_turn(self) -> None:
        """What was ordered for a turn ends with it."""
        turn = self.game.turn_number(self.state)
        if turn == self.turn:
            return
        self.turn = turn
        self.holds = [0 for _ in self.chairs]
        for seat, orders in enumerate(self.orders):
            if orders.pass_turn:
                self.orders[seat] = msgspec.structs.replace(orders, pass_turn=False)

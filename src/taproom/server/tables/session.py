"""A running game at a table of people: how people and the clock affect it, and what happens next by itself."""

import json
from typing import Final

from taproom.kernel.record import Carried
from taproom.kernel.state import QUESTION, RESPONSE
from taproom.protocol.settings import Orders
from taproom.server.tables.course import Course
from taproom.server.tables.pacing import note_answer
from taproom.server.tables.windows import (
    UNASKED,
    Ask,
    PublicState,
    armed_choice,
    closing_time,
    how_to_ask,
    passes,
    still_asks,
)

HOLDS_PER_TURN: Final = 2


class GameSession(Course):
    """The game in progress."""

    # ---- what people and time do ----

    def choose(self, seat: int, choice: int, at: int) -> bool:
        """A seat answers its question; returns whether there is something to tell everybody."""
        ask = self.asks[seat]
        self.answered[seat] = (ask.number, choice)
        if self.pause.kind != QUESTION:
            self.sealed[seat] = choice
            # Whether a holder has answered or just says "go on" looks the same to the others.
            held = self._stop_holding(seat, at)
            if self.delays.even:
                return held
            return (self._has_passed(at) and self.close(at)) or held
        self.chairs[seat].spend_time(at - ask.since, self.timers)
        self._note_answer(seat, at - ask.since)
        before = len(self.events)
        del self.asks[seat]
        self._remember()
        self._apply_choice(seat, choice, self.chairs[seat].is_played_by_person())
        if len(self.events) == before and still_asks(self.state, self.asks):
            self.seen = None
            return False
        return self._arrive(at)

    def time_out(self, seat: int, at: int) -> bool:
        """Do the least for a person who thought for too long."""
        decision = self.asks[seat].decision
        return self.choose(seat, decision.least if decision is not None else 0, at)

    def close(self, at: int) -> bool:
        """The moment is over; returns whether there is something to tell everybody."""
        held = self.pause.holders[:]
        for seat in held:
            self._stop_holding(seat, at)
        if self.pause.forced:
            self._note_answer(self.pause.seats[0], at - self.pause.since)
        self._remember()
        self._unseal()
        return self._arrive(at) or bool(held)

    def _note_answer(self, seat: int, took: int) -> None:
        """Everybody has seen how long a person took, or seemed to take, for a question only that person was asked."""
        if len(self.pause.seats) == 1 and self.chairs[seat].is_played_by_person():
            note_answer(self.times[seat], took)

    def _stop_holding(self, seat: int, at: int) -> bool:
        """Stop waiting for this seat; returns whether it held. How long it did counts for later windows."""
        if seat not in self.pause.holders:
            return False
        self.pause.holders.remove(seat)
        note_answer(self.times[seat], at - self.pause.since)
        return True

    def hold(self, seat: int, on: bool, at: int) -> None:
        """A seat asks the table to wait, or no longer needs it to."""
        self._stop_holding(seat, at)
        if on:
            self.holds[seat] += 1
            self.pause.holders.append(seat)
            self.pause.held_until = max(self.pause.held_until, at + self.timers.hold)

    def order(self, seat: int, orders: Orders) -> None:
        """Standing orders take effect from the next moment on, and for the open window if they pass it."""
        self.orders[seat] = orders
        ask = self.asks.get(seat)
        if ask is None or self.pause.kind != RESPONSE or seat in self.sealed:
            return
        if passes(orders, self.state.occasion(), seat):
            self.sealed[seat] = ask.decision.least if ask.decision is not None else 0
            self.answered[seat] = (ask.number, self.sealed[seat])

    def arm(self, seat: int, card: int, targets: tuple[int, ...] | None) -> None:
        """The card will be played as soon as it can be, in the open window too."""
        self.armed[seat][card] = targets
        ask = self.asks.get(seat)
        if ask is None or ask.decision is None or self.pause.kind != RESPONSE:
            return
        choice = armed_choice(self.state, self.armed[seat], ask.decision)
        if choice is None:
            return
        if ask.number == UNASKED:
            self.sealed[seat] = choice
        elif seat not in self.sealed:
            self.sealed[seat] = choice
            self.answered[seat] = (ask.number, choice)

    def disarm(self, seat: int, card: int) -> None:
        """The card is no longer played by itself, nor in the open window if the seat was not asked there."""
        self.armed[seat].pop(card, None)
        ask = self.asks.get(seat)
        if ask is not None and ask.decision is not None and ask.number == UNASKED:
            choice = armed_choice(self.state, self.armed[seat], ask.decision)
            self.sealed[seat] = ask.decision.least if choice is None else choice

    def undo(self, choices: int, at: int) -> None:
        """Go back to the position after this many choices; armed cards and orders to pass are forgotten."""
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
        """Ask the seat again at the same moment: nobody has seen its answer. The clock does not restart."""
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
        self.own = [one.earlier() if one.choices > step.choices else one for one in self.own]
        self.state = self._replayed()
        self._ask(seat, self.state.decision(seat), self.pause.since)

    def carry_over(self, rules: int) -> None:
        """From here on the game is played by these rules. Choices made before can no longer be taken back."""
        # Through text and back: a dump shares its lists with the position, which goes on.
        position = json.loads(json.dumps(self.state.dump()))
        self.record.carried.append(Carried(len(self.record.choices), rules, position))
        self.before = len(self.events)
        self.own.clear()
        self.chosen = [0 for _ in self.chairs]

    def ask_anew(self, at: int) -> None:
        """Forget who was asked what, and open the moment again."""
        self._arrive(at)

    def public(self) -> PublicState:
        """The game as far as people may know it."""
        return self.seen or PublicState(self.state, self.asks, self.sealed, self.chosen, len(self.events))

    def events_told(self) -> int:
        """How much of what has happened people may know."""
        return len(self.events) if self.seen is None else self.seen.events

    def due(self) -> tuple[int, int] | None:
        """What happens next by itself: when, and which seat's time runs out; -1 if the moment passes."""
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
        """The seats whose bots have a question; where a person of their team is asked as well, that person is first."""
        return [
            seat
            for seat, ask in self.asks.items()
            if seat not in self.sealed
            and ask.decision is not None
            and self.chairs[seat].bot_level()
            and not (self.pause.kind == QUESTION and self._leaves_it_to_a_mate(seat))
        ]

    def _leaves_it_to_a_mate(self, seat: int) -> bool:
        teams = self.state.teams()
        return any(
            [
                teams[other] == teams[seat] and self.chairs[other].is_played_by_person()
                for other in self.asks
                if other != seat
            ]
        )

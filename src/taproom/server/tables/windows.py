"""Moments in which people could act, and when they are over.

Among people a window stays open for a time that is settled when it opens (`pacing`). At a table that is in a hurry, and
where one person plays with bots, it lasts until everybody who is asked has answered; a seat that is not seems to think
for a while, drawn from a stream that knows nothing of the cards.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from taproom.kernel.decisions import Decision
from taproom.kernel.state import IDLE, QUESTION, RESPONSE, SPECTATOR, Occasion, State
from taproom.protocol.settings import Orders, Timers
from taproom.server.tables.seats import Chair

_IDLY: Final = 10
"""How many idle moments bots pass in the time they take for one question."""
UNASKED: Final = -1
"""The number of a question whose answer was known beforehand."""


class Ask:
    """A question put to a seat. Each seat's questions are numbered separately: numbers reveal nothing about others."""

    def __init__(self, number: int, decision: Decision | None, since: int) -> None:
        self.number = number
        self.decision = decision
        """None: there is nothing to play, but the seat wants to be asked anyway so that its hand cannot be read."""
        self.since = since


class Pause:
    """A moment at which the table waits."""

    def __init__(
        self,
        number: int,
        kind: int,
        seats: list[int],
        since: int,
        forced: bool = False,
        holders: list[int] | None = None,
        held_until: int = 0,
        closes: int = 0,
    ) -> None:
        self.number = number
        self.kind = kind
        self.seats = seats
        """Who could act, as far as everybody can tell."""
        self.since = since
        self.forced = forced
        """A question with one answer: nobody is asked, but nobody else may know that."""
        self.holders = [] if holders is None else holders
        self.held_until = held_until
        self.closes = closes
        """When the moment is over if nobody holds it; 0 if it waits for answers instead."""

    def deadline(self, timers: Timers) -> int | None:
        """When a window closes at the latest, as everybody is told; None if never, or if it is not a window."""
        if self.kind != RESPONSE or (not timers.limited and (self.holders or not self.closes)):
            return None
        if self.closes:
            return self.settled_end()
        return max(self.since + timers.window, self.held_until)

    def settled_end(self) -> int:
        """When a moment whose length was settled at its beginning is over."""
        return max(self.closes, self.held_until) if self.holders else self.closes


class PublicState:
    """What people were told of the game last, while something has happened that they are told of later."""

    def __init__(
        self, state: State, asks: dict[int, Ask], sealed: dict[int, int], chosen: list[int], events: int
    ) -> None:
        self.state = state
        self.asks = asks
        self.sealed = sealed
        self.chosen = chosen
        self.events = events


class Delays:
    """How the table keeps time: what is drawn by lot, and whether that settles how long windows last."""

    def __init__(self, key: str, fewest: int, most: int, even: bool = False) -> None:
        self.key = bytes.fromhex(key)
        self.fewest = fewest
        self.most = most
        self.even = even
        """Whether a moment's end is settled as it begins, so that the clock reveals nothing about anybody's hand."""

    def of(self, pause: int, seat: int) -> int:
        """How long this seat seems to think at this moment, if it is not asked."""
        return self.between(pause, seat, self.fewest, self.most)

    def between(self, pause: int, seat: int, fewest: int, most: int) -> int:
        """By lot, for this seat at this moment."""
        if fewest == most:
            return most
        digest = hashlib.sha256(self.key + pause.to_bytes(8, "big") + seat.to_bytes(2, "big")).digest()
        return fewest + int.from_bytes(digest[:8], "big") % (most - fewest + 1)


def closing_time(
    pause: Pause,
    chairs: Sequence[Chair],
    asks: Mapping[int, Ask],
    sealed: Mapping[int, int],
    timers: Timers,
    delays: Delays,
) -> int | None:
    """When the moment is over if nobody does anything more; None if it waits for somebody."""
    if pause.kind == QUESTION and not pause.forced:
        return None
    if pause.closes:
        return pause.deadline(timers) if pause.kind == RESPONSE else pause.closes
    latest = max(pause.since, pause.held_until if pause.holders else 0)
    for seat in pause.seats:
        waits = seat in asks and seat not in sealed
        if chairs[seat].is_played_by_person():
            if waits:
                deadline = pause.deadline(timers)
                if deadline is None:
                    return None
                latest = max(latest, deadline)
            if pause.kind == RESPONSE or pause.forced:
                latest = max(latest, pause.since + delays.of(pause.number, seat))
        elif waits:
            return None
        else:
            latest = max(latest, pause.since + bot_pause(pause, seat, chairs[seat].pace, timers, delays))
    return latest


def bot_pause(pause: Pause, seat: int, pace: int, timers: Timers, delays: Delays) -> int:
    """For how long a bot seems to think: what it is asked, and whether it is asked at all, makes no difference.

    At an idle moment nobody sees that it is asked, so it need not seem to think: it is given just time enough.
    """
    if pause.kind == IDLE:
        return timers.bot // _IDLY
    return max(timers.bot if pause.kind == QUESTION else delays.of(pause.number, seat), pace)


def passes(orders: Orders, occasion: Occasion | None, seat: int) -> bool:
    """Whether standing orders pass this window for the seat."""
    if occasion is not None and occasion.kind in orders.stop_for:
        return False
    if orders.pass_all or orders.pass_turn:
        return True
    if occasion is None:
        return False
    if orders.pass_own and occasion.cause == seat and occasion.cause != SPECTATOR:
        return True
    return orders.pass_untouched and seat not in occasion.touched


def wants_to_be_asked(orders: Orders, state: State, seat: int) -> bool:
    """Whether a seat that could play something here is asked.

    What needs no occasion is asked about only if the seat said so: such a card is armed when it is wanted. A seat
    asked even with nothing to play is asked then too, or not being asked would tell something.
    """
    occasion = state.occasion()
    if passes(orders, occasion, seat):
        return False
    stops = occasion is not None and occasion.kind in orders.stop_for
    return stops or orders.ask_anytime or orders.ask_always or state.is_called_on(seat)


def how_to_ask(orders: Orders) -> Orders:
    """The orders that pass nothing but say when the seat wants to be asked."""
    return Orders(stop_for=orders.stop_for, ask_always=orders.ask_always, ask_anytime=orders.ask_anytime)


def armed_choice(state: State, armed: Mapping[int, tuple[int, ...] | None], decision: Decision) -> int | None:
    """The option that plays a card armed for this."""
    if not armed:
        return None
    for number, option in enumerate(decision.options):
        handle = state.handle(option)
        if handle in armed and handle >= 0:
            targets = armed[handle]
            if targets is None or targets == option.targets:
                return number
    return None


def still_asks(state: State, asks: Mapping[int, Ask]) -> bool:
    """Whether a question put to several still waits for the others, who need not be told anything."""
    if not asks or state.over() or state.standing():
        return False
    now = {seat: decision.key() for seat in state.asked() if (decision := state.decision(seat))}
    return now == {seat: ask.decision.key() for seat, ask in asks.items() if ask.decision is not None}


def seats_in_question(asked: list[int], seats: int) -> list[int]:
    """When several are asked at once, one that is not asked may have nothing to choose from: that is its own affair."""
    return asked if len(asked) == 1 else list(range(seats))

"""The turn (R2): discard and draw, Actions, order Drinks, drink. It is a team's (R54), be it a team of one."""

from typing import Final

from taproom.inn.board import events
from taproom.inn.board.questions import ACTION_PHASE, DISCARD_PHASE, DRINK_PHASE, ORDER_PHASE, TURN_END
from taproom.inn.effects import program as fx
from taproom.inn.rules import event_decks, lasting, losing, phases, plotting, responses, rounds, triggers, waiting_cards
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.position import Position
from taproom.inn.state.steps import RESTING, Step

FOR_THIS_TURN: Final = 1
"""As the amount of the fact that a seat is away: to the end of the running turn only."""


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
                come_back(inn, seat)
            inn.agenda.extend(planned(inn, self.seat)[::-1])
            return
        plans = _PLANS
        if inn.setup.has_components:
            come_back(inn, self.seat)
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
            phases.DiscardAndDraw(seat=seat),
            responses.Edge(seat=seat, amount=DISCARD_PHASE | ACTION_PHASE),
            phases.ActionPhase(seat=seat),
            responses.Edge(seat=seat, amount=ACTION_PHASE | ORDER_PHASE),
            phases.OrderPhase(seat=seat),
            responses.Edge(seat=seat, amount=ORDER_PHASE | DRINK_PHASE),
            phases.DrinkPhase(seat=seat),
            responses.Edge(seat=seat, amount=DRINK_PHASE | TURN_END),
        ]
    )
    if inn.setup.has_components:
        steps.extend([EndOfTurn(seat=member) for member in members])
    steps.extend([event_decks.TimePasses(seat=seat, amount=deck) for deck in range(len(inn.clocks))])
    steps.append(EndTurn(seat=seat))
    return steps


class EndTurn(Step):
    """R2.1.2: the turn passes to the left."""

    def manner(self) -> int:
        """All of the turn is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Begin the next turn."""
        end_absences(inn, self.seat)
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
        if self.seat in phases.present(inn, self.seat):
            inn.turn = self.seat
            inn.agenda.append(losing.CHECK_LOSSES)
            for place in inn.setup.queues[self.seat]:
                waiting_cards.fill(inn, place)
            triggers.happen(inn, self.seat, fx.ON_TURN_START)
            if inn.setup.plots[self.seat]:
                plotting.turn_begins(inn, self.seat)


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


def end_early(inn: Position, seat: int) -> None:
    """R3.2.4: the rest of the seat's own turn does not come; among teammates it is away meanwhile (R59, D59.2)."""
    if inn.on_turn(seat) and (inn.turn_ended >> seat) & 1 == 0:
        inn.turn_ended |= 1 << seat
        inn.tell(events.TURN_ENDED, seat)
        if inn.setup.has_mates:
            _absent(inn, seat, FOR_THIS_TURN)


def go_away(inn: Position, seat: int) -> None:
    """R22.1.7, D59.1: until the next turn the seat plays nothing and nothing touches it."""
    inn.stays_away |= 1 << seat
    _absent(inn, seat, 0)


def _absent(inn: Position, seat: int, how_long: int) -> None:
    if (inn.away >> seat) & 1:
        return
    inn.away |= 1 << seat
    inn.held[seat] = UNKNOWN
    rounds.leave(inn, seat)
    inn.tell(events.AWAY, seat, amount=how_long)
    rounds.see_who_is_left(inn)


def come_back(inn: Position, seat: int) -> None:
    """The seat's turn begins, or the one it was away for is over."""
    if (inn.away >> seat) & 1:
        inn.away &= ~(1 << seat)
        inn.stays_away &= ~(1 << seat)
        inn.held[seat] = UNKNOWN
        inn.tell(events.BACK, seat)


def end_absences(inn: Position, seat: int) -> None:
    """A player who was away only for the rest of the team's turn is back (D59.2)."""
    if inn.setup.has_mates:
        for member in inn.setup.members[seat]:
            if (inn.turn_ended & ~inn.stays_away) >> member & 1:
                come_back(inn, member)

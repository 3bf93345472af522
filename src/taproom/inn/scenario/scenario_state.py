"""A position that stops where somebody who studies it wants to look: between phases, and at moments nobody can use.

A game at the table runs on past everything that leaves no choice. A scenario must not: it ends when a phase is done,
and it asks why a card cannot be played at a moment for which, quite rightly, nobody has a card.
"""

from typing import Final

from taproom.inn.board.questions import ACTION_PHASE, DRINK_PHASE, ORDER_PHASE, PASS, TURN_END
from taproom.inn.effects.word import CHEATING_NEXT
from taproom.inn.rules import gambling, losing, phases, responses, turn
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.fields import UNANSWERED
from taproom.inn.state.position import Position
from taproom.inn.state.setup import Setup
from taproom.inn.state.steps import NOBODY, RESTING, Step
from taproom.kernel.decisions import Decision, Option, choose_one_of
from taproom.kernel.dice import Chance

ASK_GO_ON: Final = 100
"""The kind of decision a pause asks: there is nothing to do but to go on."""

_GO_ON: Final = Option(PASS, -1, 0, (), -1)
TURN_START: Final = 0
"""As the `amount` of a pause: a turn has just begun."""


class ScenarioState(InnState):
    """A position that asks even where there is one answer, and stands still at every window before anybody is asked."""

    def __init__(self, setup: Setup, chance: Chance, fresh: bool = True) -> None:
        super().__init__(setup, chance, fresh)
        self.attentive = True
        self.peeking = False
        self.coins: list[int] = []
        """How the next coins fall; after that, chance decides."""

    def toss(self) -> int:
        """As the document says, as long as it does."""
        if not self.coins:
            return super().toss()
        side, self.coins = self.coins[0], self.coins[1:]
        return side

    def clone(self) -> "ScenarioState":
        """An independent copy that nobody listens to."""
        copy = ScenarioState(self.setup, self.chance.clone(), False)
        self.copy_into(copy)
        copy.peeking = self.peeking
        copy.coins = self.coins
        return copy

    def unwatched(self) -> InnState:
        """The same position as a game goes on from it: nothing stops where nobody is asked."""
        plain = InnState(self.setup, self.chance.clone(), False)
        self.copy_into(plain)
        plain.agenda = [
            turn.EndTurn(seat=step.seat) if isinstance(step, ScenarioEndTurn) else step
            for step in self.agenda
            if not isinstance(step, Pause)
        ]
        return plain

    def ask(self, step: Step, decision: Decision) -> None:
        """Wait for the seat's answer, even to a question with one."""
        put(self, step, decision)

    def stand_before(self, window: Step) -> None:
        """Nobody is asked yet, but it can be seen who could play what, and why not."""
        self.peeking = True
        self.asker = window
        self.waiting = NOBODY
        self._forget_offers()
        self.asked_seats = self.in_turn_order(self.turn)
        self.called = window.called_on(self)

    def _forget_offers(self) -> None:
        self.worked_out = 0
        for seat in range(len(self.offers)):
            self.offers[seat] = None
            self.answers[seat] = UNANSWERED

    def go_on(self) -> None:
        """Open the window that was only looked at."""
        window = self.asker
        if self.peeking and window is not None:
            self.peeking = False
            self.asker = None
            self._forget_offers()
            window.open(self)
            self.advance()

    def stand_in_turn(self, phase: int) -> None:
        """Put a turn on the agenda that stands before this phase (TURN_START for all of it), with its pauses."""
        self.turns_taken = 1
        self.phase = phase
        first = self.setup.members[self.turn][0]
        self.agenda.append(ScenarioEndTurn(seat=first))
        self.then(*_watched(self, first, phase))

    def stand_in_round(self, move: int) -> None:
        """Put a turn on the agenda in whose Action phase a Round is running, and it is this seat's move."""
        self.stand_in_turn(ORDER_PHASE)
        self.phase = ACTION_PHASE
        self.mover = self.setup.rounds[move][-1]
        self.grace = 1
        self.gambling = True
        self.then(
            losing.CheckLosses(),
            gambling.NextMove(),
            phases.Action(seat=self.setup.members[self.turn][0]),
            Pause(self.turn, amount=ACTION_PHASE),
        )


def put(inn: Position, step: Step, decision: Decision) -> None:
    """Stand before this decision."""
    inn.asker = step
    inn.waiting = decision.seat
    for seat in range(len(inn.offers)):
        inn.offers[seat] = None
    inn.offers[decision.seat] = decision


def _watched(inn: Position, seat: int, first: int) -> list[Step]:
    """A turn as the rules plan it, from the moment before this phase on, with a pause behind each phase and moment."""
    planned = turn.planned(inn, seat)
    start = 0
    for number, step in enumerate(planned):
        if first != TURN_START and isinstance(step, responses.Edge) and step.amount & first:
            start = number
            break
    steps: list[Step] = [planned[start]]
    phase = DRINK_PHASE if first == TURN_END else first
    for number, step in enumerate(planned[start + 1 : -1], start + 1):
        if first != TURN_START and isinstance(step, turn.StartOfTurn):
            continue  # the turn has begun already
        if isinstance(step, phases.Phase):
            phase = step.phase
        steps.append(step)
        if type(planned[number + 1]) is not type(step):  # every member of a team has done the same
            steps.append(Pause(seat=seat, amount=phase))
    steps.append(Pause(seat=seat, amount=TURN_END))
    return steps


class Pause(Step):
    """The business of phase `amount` is done, and nothing is unresolved."""

    def manner(self) -> int:
        """That is what it is for."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Stop."""
        put(inn, self, choose_one_of(self.seat, ASK_GO_ON, [_GO_ON], 0))

    def answered(self, inn: Position, seat: int, option: Option) -> None:
        """Go on."""


class ScenarioEndTurn(Step):
    """R2.1.2; the next turn is watched as well."""

    def manner(self) -> int:
        """All of the turn is over."""
        return RESTING

    def run(self, inn: Position) -> None:
        """Begin the next turn."""
        turn.end_absences(inn, self.seat)
        inn.agenda.append(ScenarioTurn(seat=turn.following(inn, self.seat)))


class ScenarioTurn(turn.Turn):
    """A turn with its pauses."""

    def run(self, inn: Position) -> None:
        """Put the whole turn on the agenda, and its pauses instead of its end."""
        height = len(inn.agenda)
        super().run(inn)
        del inn.agenda[height:]
        inn.agenda.append(ScenarioEndTurn(seat=self.seat))
        inn.then(Pause(seat=self.seat, amount=TURN_START), *_watched(inn, self.seat, TURN_START))


def only_cheating_after(inn: Position, card: int) -> bool:
    """Whether after this card only a Cheating Card takes control (R7.4.1)."""
    for mode in inn.card(card).modes:
        if mode.works & CHEATING_NEXT:
            return True
    return False

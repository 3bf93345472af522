"""Taking choices back at a table of people: free while nothing new was revealed, else by consent of those affected.

Whether a takeback is free, and whom it affects, follows from what everybody can see: moments and whom they were put to,
facts, and how often the dice were thrown. It must not follow from who was really asked or has really answered, or
asking would tell what others hold. The dice stay what they are: the same choice again brings the same cards.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from taproom.kernel.decisions import Decision
from taproom.kernel.events import EVERYBODY, Event
from taproom.kernel.state import QUESTION, RESPONSE
from taproom.server.tables.windows import Ask, Pause

if TYPE_CHECKING:
    from taproom.server.tables.session import GameSession

PATIENCE: Final = 60_000
"""Milliseconds after which a takeback that not everybody agreed to lapses."""
_BACKOFF: Final = 10_000
"""After the n-th declined takeback the asker waits n * n times as long."""


class Step:
    """A person's choice, and how things stood before it."""

    def __init__(self, seat: int, choices: int, events: int, drawn: int, moment: int, known: frozenset[int]) -> None:
        self.seat = seat
        self.choices = choices
        """How long the record was."""
        self.events = events
        self.drawn = drawn
        """How often the dice had been thrown."""
        self.moment = moment
        self.known = known
        """What the seat was offered: naming it reveals nothing to the seat itself."""

    def earlier(self) -> "Step":
        """The same for a record from which an earlier choice was removed."""
        return Step(self.seat, self.choices - 1, self.events, self.drawn, self.moment, self.known)


@dataclass
class Proposal:
    """Somebody asks to take choices back."""

    seat: int
    steps: int
    choices: int
    moment: int
    """It lapses when the table goes on to another moment."""
    until: int
    waiting: list[int]
    agreed: list[int] = field(default_factory=list)


@dataclass
class Patience:
    """How long a seat whose takebacks were declined has to wait before it may ask again."""

    in_vain: int = 0
    until: int = 0

    def refuse(self, at: int) -> None:
        """Another takeback was declined."""
        self.in_vain += 1
        self.until = at + _BACKOFF * self.in_vain * self.in_vain


def named_in(decision: Decision | None) -> frozenset[int]:
    """Every card the question names."""
    if decision is None:
        return frozenset()
    return frozenset([*decision.candidates, *[option.subject for option in decision.options]])


def steps_of(session: "GameSession", seat: int) -> list[Step]:
    """This seat's choices, in order."""
    return [step for step in session.own if step.seat == seat]


def has_sealed(session: "GameSession", seat: int) -> bool:
    """Whether the seat has answered in a window that is still open."""
    return is_sealed(session.pause, session.asks.get(seat), seat in session.sealed)


def is_sealed(pause: Pause, ask: Ask | None, answered: bool) -> bool:
    """Whether an answer in a window is the person's own and still sealed."""
    return pause.kind == RESPONSE and ask is not None and answered and ask.number > 0


def can_unseal(session: "GameSession", seat: int) -> bool:
    """Whether the seat's last answer is still unseen and waits for the moment to pass."""
    if session.pause.kind != QUESTION or len(session.pause.seats) < 2:
        return has_sealed(session, seat)
    steps = steps_of(session, seat)
    return bool(steps) and steps[-1].moment == session.pause.number


def is_free(session: "GameSession", step: Step, at: int) -> bool:
    """Whether nobody has learned or done anything since: then taking it back needs nobody's consent."""
    if session.state.throws() != step.drawn or _revealing(session, step):
        return False
    team = _team_of(session, step.seat)
    for moment in range(step.moment, session.pauses + 1):
        # What the whole team was asked, the seat has answered for all of it.
        answered = team if moment == step.moment else {step.seat}
        others = [seat for seat in session.put_to[moment] if seat not in answered]
        if others and not (moment == session.pauses and _untouched(session, at)):
            return False
    return True


def _untouched(session: "GameSession", at: int) -> bool:
    """Whether nothing can have come of the present moment yet, as far as anybody can tell.

    One seat or one team that is asked has not answered. In a window the clock tells nothing until the shortest pause
    has passed: later, that it is still open might tell that somebody has something to think about.
    """
    pause = session.pause
    if pause.kind == QUESTION:
        return len({session.state.teams()[seat] for seat in pause.seats}) == 1
    return pause.kind == RESPONSE and at - pause.since < session.delays.fewest


def affected(session: "GameSession", step: Step) -> list[int]:
    """The people who could have chosen or learned something since; everybody else there if dice were thrown."""
    people = [seat for seat, chair in enumerate(session.chairs) if seat != step.seat and chair.is_played_by_person()]
    concerned = {seat for moment in range(step.moment + 1, session.pauses + 1) for seat in session.put_to[moment]}
    concerned |= set(session.put_to[step.moment]) - _team_of(session, step.seat)
    for event in _revealing(session, step):
        concerned |= {seat for seat in people if event.shown_to == EVERYBODY or (event.shown_to >> seat) & 1}
    if session.state.throws() != step.drawn:
        return people
    return [seat for seat in people if seat in concerned] or people


def _revealing(session: "GameSession", step: Step) -> list[Event]:
    """Later facts that name something the seat was not offered itself, or show its own to some of the others.

    Teammates know each other's hands anyway.
    """
    own = sum([1 << seat for seat in _team_of(session, step.seat)])
    return [
        event
        for event in session.events[step.events :]
        if (event.cards and event.shown_to != EVERYBODY and event.shown_to & ~own)
        or not step.known.issuperset(event.cards)
        or (event.subject >= 0 and event.subject not in step.known)
    ]


def _team_of(session: "GameSession", seat: int) -> set[int]:
    """The seat and its teammates."""
    teams = session.state.teams()
    return {other for other, team in enumerate(teams) if team == teams[seat]}

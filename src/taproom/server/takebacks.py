"""Taking choices back at a table of people: free while nothing new was revealed, else by consent of those affected.

Whether a wish is free, and whom it affects, follows from what everybody can see: moments and whom they were put to,
facts, and how often the dice were thrown. It must not follow from who was really asked or has really answered, or
asking would tell what others hold. The dice stay what they are: the same choice again brings the same cards.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from taproom.server.windows import Ask, Pause
from taproom.table.decisions import Decision
from taproom.table.events import EVERYBODY, Event
from taproom.table.state import QUESTION, RESPONSE

if TYPE_CHECKING:
    from taproom.server.playing import Play

PATIENCE: Final = 60_000
"""Milliseconds after which a wish that not all agreed to lapses."""
_BACKOFF: Final = 10_000
"""After the n-th wish in vain the asker waits n * n times as long."""


@dataclass(init=False)
class Step:
    """A person's choice, and how things stood before it."""

    seat: int
    choices: int
    """How long the record was."""
    events: int
    drawn: int
    """How often the dice had been thrown."""
    moment: int
    known: frozenset[int]
    """What the seat was offered: naming it reveals nothing to the seat itself."""

    def __init__(self, seat: int, choices: int, events: int, drawn: int, moment: int, known: frozenset[int]) -> None:
        self.seat = seat
        self.choices = choices
        self.events = events
        self.drawn = drawn
        self.moment = moment
        self.known = known


@dataclass
class Proposal:
    """Somebody asks to take choices back."""

    seat: int
    steps: int
    choices: int
    moment: int
    """It lapses when the table goes on to another."""
    until: int
    waiting: list[int]
    agreed: list[int] = field(default_factory=list)


@dataclass
class Patience:
    """How long a seat whose wishes were in vain has to wait before the next."""

    in_vain: int = 0
    until: int = 0

    def refuse(self, at: int) -> None:
        """Another wish was in vain."""
        self.in_vain += 1
        self.until = at + _BACKOFF * self.in_vain * self.in_vain


def named_in(decision: Decision | None) -> frozenset[int]:
    """Every card the question names."""
    if decision is None:
        return frozenset()
    return frozenset([*decision.candidates, *[option.subject for option in decision.options]])


def steps_of(play: "Play", seat: int) -> list[Step]:
    """What this seat's person chose, in order."""
    return [step for step in play.own if step.seat == seat]


def has_sealed(play: "Play", seat: int) -> bool:
    """Whether the seat has answered in a window that is still open."""
    return is_sealed(play.pause, play.asks.get(seat), seat in play.sealed)


def is_sealed(pause: Pause, ask: Ask | None, answered: bool) -> bool:
    """Whether an answer in a window is the person's own, and still to be opened."""
    return pause.kind == RESPONSE and ask is not None and answered and ask.number > 0


def can_unseal(play: "Play", seat: int) -> bool:
    """Whether the seat's last answer waits, unseen, for the moment to pass."""
    if play.pause.kind != QUESTION or len(play.pause.seats) < 2:
        return has_sealed(play, seat)
    steps = steps_of(play, seat)
    return bool(steps) and steps[-1].moment == play.pause.number


def is_free(play: "Play", step: Step, at: int) -> bool:
    """Whether nobody has learned or done anything since: then taking it back needs nobody's consent."""
    if play.state.throws() != step.drawn or _revealing(play, step):
        return False
    for moment in range(step.moment, play.pauses + 1):
        others = [seat for seat in play.put_to[moment] if seat != step.seat]
        if others and not (moment == play.pauses and _untouched(play, at)):
            return False
    return True


def _untouched(play: "Play", at: int) -> bool:
    """Whether nothing can have come of the present moment yet, for all that anybody can tell.

    One seat that is asked has not answered. In a window the clock tells nothing until the shortest pause has passed:
    later, that it is still open might tell that somebody has something to think about.
    """
    pause = play.pause
    if pause.kind == QUESTION:
        return len(pause.seats) == 1
    return pause.kind == RESPONSE and at - pause.since < play.delays.fewest


def affected(play: "Play", step: Step) -> list[int]:
    """The people who could have chosen or learned something since; everybody else there if the dice were thrown."""
    people = [seat for seat, chair in enumerate(play.chairs) if seat != step.seat and chair.is_played_by_person()]
    concerned = {seat for moment in range(step.moment, play.pauses + 1) for seat in play.put_to[moment]}
    for event in _revealing(play, step):
        concerned |= {seat for seat in people if event.shown_to == EVERYBODY or (event.shown_to >> seat) & 1}
    if play.state.throws() != step.drawn:
        return people
    return [seat for seat in people if seat in concerned] or people


def _revealing(play: "Play", step: Step) -> list[Event]:
    """The facts since that name something the seat was not offered itself, or show its own to some of the others."""
    own = 1 << step.seat
    return [
        event
        for event in play.events[step.events :]
        if (event.cards and event.shown_to not in (EVERYBODY, own, 0))
        or not step.known.issuperset(event.cards)
        or (event.subject >= 0 and event.subject not in step.known)
    ]

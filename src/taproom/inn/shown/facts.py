"""What happened, fact by fact, with the numbers it changed: read back from how things stand now."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.inn import events as ev
from taproom.inn.language import effects as fx
from taproom.inn.rules.position import Position
from taproom.inn.shown.names import TableNames
from taproom.inn.vocabulary import CARD, SEAT
from taproom.inn.words import marked_event
from taproom.sentences import Piece
from taproom.shown import NOBODY, POT, Fact, NumberChange, Span
from taproom.table.events import Event

FORTITUDE: Final = "fortitude"
ALCOHOL: Final = "alcohol"
GOLD: Final = "gold"
TRACK: Final = "track"


@mypyc_attr(acyclic=True)
class Reading:
    """Reads events backwards: what each number was before."""

    def __init__(self, position: Position) -> None:
        self._teams: Final = position.table.teams
        self._fortitude: Final = position.fortitude[:]
        self._alcohol: Final = position.alcohol[:]
        self._gold: Final = position.gold[:]
        self._pot = position.pot

    def undo(self, event: Event) -> tuple[NumberChange, ...]:
        """What the event changed; from here on everything is as it was before."""
        kind = event.kind
        if kind == ev.FORTITUDE:
            return (self._move(self._fortitude, FORTITUDE, event.seat, event.amount),)
        if kind == ev.ALCOHOL:
            return (self._move(self._alcohol, ALCOHOL, event.seat, event.amount),)
        if kind == ev.GOLD:
            return (*self._gave(event.seat, -event.amount), *self._gave(event.other, event.amount))
        if kind == ev.INN_PAID:
            return self._gave(event.other, event.amount)
        if kind == ev.POT_TAKEN:
            return (*self._gave(fx.POT, -event.amount), *self._gave(event.seat, event.amount))
        if kind == ev.POT_TO_INN:
            return self._gave(fx.POT, -event.amount)
        return ()

    def _gave(self, place: int, amount: int) -> tuple[NumberChange, ...]:
        if place >= 0:
            return (self._move(self._gold, GOLD, place, amount),)
        if place == fx.POT:
            after = self._pot
            self._pot -= amount
            return (NumberChange(POT, GOLD, self._pot, after),)
        return ()

    def _move(self, values: list[int], what: str, seat: int, amount: int) -> NumberChange:
        team = self._teams[seat]
        after = values[team]
        values[team] = after - amount
        return NumberChange(seat, what, after - amount, after)


def facts_shown(
    position: Position, names: TableNames, events: list[Event], first: int, end: int, viewer: int
) -> tuple[Fact, ...]:
    """The events from `first` to `end`; the position is after all events."""
    reading = Reading(position)
    for event in reversed(events[end:]):
        reading.undo(event)
    found = [
        _fact(position, names, event.seen_by(viewer), reading.undo(event)) for event in reversed(events[first:end])
    ]
    found.reverse()
    return tuple(found)


def _fact(position: Position, names: TableNames, event: Event, changes: tuple[NumberChange, ...]) -> Fact:
    kind = event.kind
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    what = ""
    amount = event.amount
    if kind in (ev.PLAYED, ev.TARGETED):
        seats = tuple([seat for seat in event.cards if seat >= 0])
    elif kind in (ev.GAME_OVER, ev.CONTEST_TIED):
        seats = tuple([seat for seat in range(len(names.seats)) if (amount >> seat) & 1])
        amount = 0
    elif kind == ev.TRACK:
        what = names.parts[event.seat][event.cards[0]].key if event.cards else ""
    elif event.cards:
        cards = tuple([names.keys[card] for card in event.cards])
    pieces = marked_event(position, event, names.language)
    return Fact(
        kind=ev.NAMES[kind],
        seat=_place(event.seat),
        other=_place(event.other),
        card=names.keys[event.subject] if event.subject >= 0 else "",
        cards=cards,
        seats=seats,
        what=what,
        amount=amount,
        changes=changes,
        amounts=(),
        text="".join([piece.text for piece in pieces]),
        spans=tuple([_span(names, piece) for piece in pieces]),
    )


def _place(seat: int) -> int:
    """A seat, or where else Gold comes from or goes to."""
    if seat >= 0:
        return seat
    return POT if seat == fx.POT else NOBODY


def _span(names: TableNames, piece: Piece) -> Span:
    return Span(
        piece.text,
        names.keys[piece.number] if piece.kind == CARD else "",
        piece.number if piece.kind == SEAT else -1,
    )

"""What happened, fact by fact, with the numbers it changed: read back from how things stand now."""

from typing import Final

from mypy_extensions import mypyc_attr

from taproom.i18n.names import Piece
from taproom.inn.board import events as ev
from taproom.inn.effects import program as fx
from taproom.inn.presentation.names import TableNames
from taproom.inn.rules.inn_state import InnState
from taproom.inn.text.log import marked_event
from taproom.inn.text.names import CARD, SEAT, event_deck_key
from taproom.inn.text.plain import AIMED
from taproom.kernel.events import Event
from taproom.presentation.types import NOBODY, POT, Fact, NumberChange, Span

FORTITUDE: Final = "fortitude"
ALCOHOL: Final = "alcohol"
GOLD: Final = "gold"
TRACK: Final = "track"


@mypyc_attr(acyclic=True)
class Reading:
    """Reads events backwards: what each number was before."""

    def __init__(self, position: InnState) -> None:
        self._teams: Final = position.setup.teams
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
    position: InnState, names: TableNames, events: list[Event], first: int, end: int, viewer: int
) -> tuple[Fact, ...]:
    """The events from `first` to `end`; the position is after all events."""
    reading = Reading(position)
    for event in reversed(events[end:]):
        reading.undo(event)
    found = [
        _fact(position, names, event.seen_by(viewer), reading.undo(event), viewer)
        for event in reversed(events[first:end])
    ]
    found.reverse()
    return tuple(found)


def _fact(position: InnState, names: TableNames, event: Event, changes: tuple[NumberChange, ...], viewer: int) -> Fact:
    kind = event.kind
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    what = ""
    amount = event.amount
    if kind in AIMED:
        seats = tuple([seat for seat in event.cards if seat >= 0])
        what = names.parts[event.seat][amount].key if kind == ev.FIRED else ""
    elif kind in (ev.GAME_OVER, ev.CONTEST_TIED):
        seats = tuple([seat for seat in range(len(names.seats)) if (amount >> seat) & 1])
        amount = 0
    elif kind in (ev.TIME_PASSED, ev.EVENTS_RESHUFFLED):
        what = event_deck_key(position, event.cards[0])
    elif kind == ev.TRACK:
        what = names.parts[event.seat][event.cards[0]].key if event.cards else ""
    elif event.cards and kind in (ev.TOKENS, ev.BITTEN, ev.IGNORED, ev.LOSS_REDUCED):
        what = names.parts[event.other][event.cards[0]].key
    elif event.cards:
        cards = tuple([names.keys[card] for card in event.cards])
    pieces = marked_event(position, event, names.language, viewer)
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


def is_about(event: Event, seat: int) -> bool:
    """Whether the sentence about this fact may name the seat. A turn is a team's, and only its first is in the fact."""
    if seat in (event.seat, event.other) or event.kind == ev.TURN:
        return True
    if event.kind in AIMED:
        return seat in event.cards
    return event.kind in (ev.GAME_OVER, ev.CONTEST_TIED) and (event.amount >> seat) & 1 != 0


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

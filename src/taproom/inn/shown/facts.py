"""What happened, fact by fact, with the numbers it changed: read back from how things stand now."""

from typing import Final

from taproom.inn import events as ev
from taproom.inn.language import effects as fx
from taproom.inn.rules.position import Position
from taproom.inn.shown.names import TableNames
from taproom.inn.words import marked_event
from taproom.shown import NOBODY, POT, Fact, NumberChange, Span
from taproom.table.events import Event

FORTITUDE: Final = "fortitude"
ALCOHOL: Final = "alcohol"
GOLD: Final = "gold"
TRACK: Final = "track"
_SEATS_IN_CARDS: Final = (ev.PLAYED, ev.TARGETED)
_SEATS_IN_AMOUNT: Final = (ev.GAME_OVER, ev.CONTEST_TIED)
_REMEMBERED: Final = 16
"""So many facts of a table are kept in words: one is told to several people at once, but hardly ever again."""
_PLACES: Final = {fx.INN: NOBODY, fx.POT: POT}


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
    text, spans = told(position, names, event)
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    what = ""
    if kind in _SEATS_IN_CARDS:
        seats = tuple([seat for seat in event.cards if seat >= 0])
    elif kind in _SEATS_IN_AMOUNT:
        seats = tuple([seat for seat in range(len(names.seats)) if (event.amount >> seat) & 1])
    elif kind == ev.TRACK:
        what = names.parts[event.seat][event.cards[0]].key if event.cards else ""
    else:
        cards = tuple([names.keys[card] for card in event.cards])
    return Fact(
        kind=ev.NAMES[kind],
        seat=_PLACES.get(event.seat, event.seat),
        other=_PLACES.get(event.other, event.other),
        card=names.keys[event.subject] if event.subject >= 0 else "",
        cards=cards,
        seats=seats,
        what=what,
        amount=0 if kind in _SEATS_IN_AMOUNT else event.amount,
        changes=changes,
        amounts=(),
        text=text,
        spans=spans,
    )


def told(position: Position, names: TableNames, event: Event) -> tuple[str, tuple[Span, ...]]:
    """A fact in words, whole and in pieces."""
    key = event.key()
    found = names.told.get(key)
    if found is None:
        parts = marked_event(position, event, names.language)
        spans = tuple([_span(names, text, mark) for text, mark in parts])
        if len(names.told) >= _REMEMBERED:
            names.told.clear()
        found = names.told[key] = ("".join([text for text, _ in parts]), spans)
    return found


def _span(names: TableNames, text: str, mark: str) -> Span:
    kind, _, number = mark.partition(":")
    if kind == "card":
        return Span(text, names.keys[int(number)], -1)
    return Span(text, "", int(number) if kind == "seat" else -1)

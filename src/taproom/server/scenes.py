"""How a scene is told: whole to whoever has none, and after that only the parts of it that have changed.

The parts are the scene's fields; those of its `view` are told one by one as well, and of a list in it, such as the
seats, only what changed of each element, by its place. A client puts the changes into the scene it has:
`{**scene, **changes}`, and the same with the view unless it was null before or is now, and with the elements of a list
that is told as an object. Whoever comes back gets all parts, because nobody knows which ones arrived. Times that are
`left` count from the message, so a part with a limit changes with every message.
"""

from functools import cache
from typing import Any, Final

import msgspec

from taproom.server import messages as ms
from taproom.shown import GameTable


def _named(fields: tuple[str, ...]) -> list[bytes]:
    return [f'"{name}":'.encode() for name in fields]


encode: Final = msgspec.json.Encoder().encode
_PUBLIC: Final = _named(ms.PublicScene.__struct_fields__)
_OWN: Final = _named(ms.Scene.__struct_fields__[len(_PUBLIC) + 1 :])
_VIEW: Final = b'"view":'
_PLACES: Final = _named(tuple([str(place) for place in range(64)]))
_FEW: Final = 8
"""Of an element with so few fields all are told: to look for those that changed would take longer."""

Parts = tuple[object, ...]


@cache
def _names_of(kind: type[msgspec.Struct]) -> list[bytes]:
    return _named(kind.__struct_fields__)


@cache
def _shared_names_of(kind: type[GameTable]) -> list[bytes]:
    """With no name for a part that each viewer has an own one of."""
    return [
        b"" if name in kind.own else named for name, named in zip(kind.__struct_fields__, _names_of(kind), strict=True)
    ]


@cache
def _own_names_of(kind: type[GameTable]) -> list[bytes]:
    return _named(kind.own)


class Board:
    """A game's table as several viewers see it: what each has an own one of is not looked at here."""

    def __init__(self, table: GameTable) -> None:
        self.table: Final = table
        self.parts: Final[Parts] = msgspec.structs.astuple(table)
        self.names: Final = _shared_names_of(type(table))
        self.own_names: Final = _own_names_of(type(table))

    def own(self) -> Parts:
        """What the viewer it was made for sees of it alone."""
        return tuple([getattr(self.table, name) for name in type(self.table).own])


class Told:
    """What a viewer knows: what all are told alike of the scene, the game's table, and the viewer's own of both."""

    def __init__(
        self,
        viewer: int,
        language: str,
        heard: tuple[int, int],
        public: Parts,
        board: Board | None,
        own_board: Parts,
        own: Parts,
    ) -> None:
        self.viewer: Final = viewer
        self.language: Final = language
        self.heard: Final = heard
        """How many events and remarks the viewer has been told of."""
        self.public: Final = public
        self.board: Final = board
        self.own_board: Final = own_board
        self.own: Final = own


class _Written:
    """What was written of parts, and of what they were before, if that is known."""

    def __init__(self, was: object, now: object, text: bytes) -> None:
        self.was: Final = was
        self.now: Final = now
        self.text: Final = text


class Scribe:
    """Writes messages about one moment. What several viewers are told is compared and written once for all of them."""

    def __init__(self) -> None:
        self._written: list[_Written] = []
        """Few: most tables speak one language, and most viewers of one know the same."""

    def news(
        self, number: int, facts: tuple[object, ...], remarks: tuple[object, ...], before: Told | None, now: Told
    ) -> bytes:
        """A `News`, with what has changed; with everything if nothing is known of before."""
        return b'{"type":"news","number":%d,"facts":%b,"remarks":%b,"changes":{%b}}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._whole(now) if before is None else self._changes(before, now),
        )

    def everything(self, number: int, facts: tuple[object, ...], remarks: tuple[object, ...], now: Told) -> bytes:
        """An `Everything`."""
        return b'{"type":"everything","number":%d,"facts":%b,"remarks":%b,"scene":{%b}}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._whole(now),
        )

    def _whole(self, now: Told) -> bytes:
        written = [_PUBLIC[place] + encode(part) for place, part in enumerate(now.public)]
        written.append(_VIEW + _whole_view(now))
        written += [_OWN[place] + encode(part) for place, part in enumerate(now.own)]
        return b",".join(written)

    def _changes(self, before: Told, now: Told) -> bytes:
        written: list[bytes] = []
        if public := self._shared(_PUBLIC, before.public, now.public, False):
            written.append(public)
        if view := self._view_changes(before, now):
            written.append(_VIEW + view)
        if own := _differences(_OWN, before.own, now.own, False):
            written.append(own)
        return b",".join(written)

    def _view_changes(self, before: Told, now: Told) -> bytes:
        if before.board is None or now.board is None:
            return b"" if before.board is now.board else _whole_view(now)
        shared = self._shared(now.board.names, before.board.parts, now.board.parts, True)
        own = _differences(now.board.own_names, before.own_board, now.own_board, True)
        if not shared and not own:
            return b""
        return b"{%b,%b}" % (shared, own) if shared and own else b"{%b%b}" % (shared, own)

    def _shared(self, names: list[bytes], was: Parts, now: Parts, by_places: bool) -> bytes:
        """Of parts that several viewers have in common; written once for all who knew the same before."""
        if was is now:
            return b""
        for one in self._written:
            if one.was is was and one.now is now:
                return one.text
        text = _differences(names, was, now, by_places)
        self._written.append(_Written(was, now, text))
        return text

    def _write(self, part: tuple[object, ...]) -> bytes:
        """A list that several viewers are told."""
        if not part:
            return b"[]"
        for one in self._written:
            if one.now is part and one.was is None:
                return one.text
        text = encode(part)
        self._written.append(_Written(None, part, text))
        return text


def _differences(names: list[bytes], was: Parts, now: Parts, by_places: bool) -> bytes:
    """The parts that are not as they were, each under its name."""
    written: list[bytes] = []
    for place, name in enumerate(names):
        part, other = now[place], was[place]
        if other is part or not name:
            continue
        if text := _change(other, part, by_places):
            written.append(name + text)
    return b",".join(written)


def _change(was: object, now: object, by_places: bool) -> bytes:
    """What is told of a part; nothing if it is as it was."""
    if by_places and isinstance(now, tuple) and isinstance(was, tuple):
        text = _changed_places(was, now)
        if text is not None:
            return text
    return b"" if was == now else encode(now)


def _whole_view(told: Told) -> bytes:
    if told.board is None:
        return b"null"
    table = told.board.table
    return encode(msgspec.structs.replace(table, **dict(zip(type(table).own, told.own_board, strict=True))))


def _changed_places(was: tuple[Any, ...], now: tuple[Any, ...]) -> bytes | None:
    """What changed of each element, by its place; None if a list cannot be told so."""
    if not now or len(was) != len(now):
        return None
    written: list[bytes] = []
    kind: type[msgspec.Struct] | None = None
    few = False
    for place, one in enumerate(now):
        other = was[place]
        if other is one:
            continue
        if type(one) is not kind:
            if not isinstance(one, msgspec.Struct):
                return None
            kind = type(one)
            few = len(kind.__struct_fields__) <= _FEW
        if type(other) is not kind:
            return None
        if few:
            if other != one:
                written.append(_place(place) + encode(one))
        elif fields := _changed_fields(other, one):
            written.append(_place(place) + b"{" + fields + b"}")
    return b"{" + b",".join(written) + b"}" if written else b""


def _place(place: int) -> bytes:
    return _PLACES[place] if place < len(_PLACES) else b'"%d":' % place


def _changed_fields(was: msgspec.Struct, now: msgspec.Struct) -> bytes:
    names = _names_of(type(now))
    before = msgspec.structs.astuple(was)
    return b",".join(
        [
            names[place] + encode(value)
            for place, value in enumerate(msgspec.structs.astuple(now))
            if value is not before[place] and value != before[place]
        ]
    )

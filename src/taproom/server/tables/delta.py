"""How a scene is told: whole to a viewer who has none, and after that only the parts of it that have changed.

The parts are the fields of the house and those of what the game shows; of a list in the latter, such as the seats, only
what changed of each element is told, by its place. `protocol/scenes.py` is the other end. A viewer who comes back gets
all parts, because nobody knows which ones arrived. Times that are `left` count from the message, so a part with a limit
changes with every message.
"""

from functools import cache
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from taproom.presentation.types import GameTable
from taproom.protocol import messages as ms


def _named(fields: tuple[str, ...]) -> list[bytes]:
    """Each with a comma before it; see `_close`."""
    return [f',"{name}":'.encode() for name in fields]


encode: Final = msgspec.json.Encoder().encode
_PUBLIC: Final = _named(ms.PublicHouse.__struct_fields__)
_OWN: Final = _named(ms.House.__struct_fields__[len(_PUBLIC) :])
_HOUSE: Final = b',"house":{'
_GAME: Final = b',"game":'
_PLACES: Final = _named(tuple([str(place) for place in range(64)]))
_FEW: Final = 8
"""Elements with this few fields are sent whole: comparing them would take longer."""

Parts = tuple[object, ...]


_names: Final[dict[type[object], list[bytes]]] = {}


def _names_of(kind: type[object]) -> list[bytes]:
    """The names of its fields; empty if it cannot be sent field by field."""
    found = _names.get(kind)
    if found is None:
        found = _names[kind] = _named(kind.__struct_fields__) if issubclass(kind, msgspec.Struct) else []
    return found


class _Layout:
    """The names under which the parts of a table are sent: those all see alike, and those each sees differently."""

    def __init__(self, kind: type[GameTable]) -> None:
        fields = kind.__struct_fields__
        self.own_places: Final = [fields.index(name) for name in kind.own]
        self.own_names: Final = _named(kind.own)
        self.names: Final = [b"" if place in self.own_places else name for place, name in enumerate(_named(fields))]
        """With no name for a part that each viewer sees differently."""


@cache
def _layout_of(kind: type[GameTable]) -> _Layout:
    return _Layout(kind)


@mypyc_attr(acyclic=True)
class Board:
    """A game's table as several viewers see it, without the parts that differ between them."""

    def __init__(self, table: GameTable) -> None:
        self.table: Final = table
        self.parts: Final[Parts] = msgspec.structs.astuple(table)
        self.layout: Final[_Layout] = _layout_of(type(table))

    def own(self) -> Parts:
        """The parts that only the viewer it was made for sees."""
        return tuple([self.parts[place] for place in self.layout.own_places])


@mypyc_attr(acyclic=True)
class KnownScene:
    """What a viewer knows: the shared parts of the scene, the game's table, and the viewer's own parts of both."""

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


@mypyc_attr(acyclic=True)
class _Written:
    """What was written about parts, and about what they were before, if that is known."""

    def __init__(self, was: object, now: object, text: bytes) -> None:
        self.was: Final = was
        self.now: Final = now
        self.text: Final = text


@mypyc_attr(acyclic=True)
class DeltaWriter:
    """Writes messages about one moment. Parts that several viewers are sent are compared and written once."""

    def __init__(self) -> None:
        self._written: list[_Written] = []
        """Few: most tables speak one language, and most of their viewers know the same."""

    def news(
        self,
        number: int,
        facts: tuple[object, ...],
        remarks: tuple[object, ...],
        before: KnownScene | None,
        now: KnownScene,
    ) -> bytes:
        """A `News` with what has changed; with everything if nothing is known about before."""
        written = self._begun(b'{"type":"news","number":%d,"facts":' % number, facts, remarks, b',"changes":{')
        start = len(written)
        if before is None:
            _add_whole(now, written)
        else:
            self._add_changes(before, now, written)
        return _ended(start, written)

    def everything(self, number: int, facts: tuple[object, ...], remarks: tuple[object, ...], now: KnownScene) -> bytes:
        """An `Everything`."""
        written = self._begun(b'{"type":"everything","number":%d,"facts":' % number, facts, remarks, b',"scene":{')
        start = len(written)
        _add_whole(now, written)
        return _ended(start, written)

    def _begun(self, head: bytes, facts: tuple[object, ...], remarks: tuple[object, ...], scene: bytes) -> list[bytes]:
        return [head, self._write(facts), b',"remarks":', self._write(remarks), scene]

    def _add_changes(self, before: KnownScene, now: KnownScene, written: list[bytes]) -> None:
        written.append(_HOUSE)
        start = len(written)
        if public := self._shared(_PUBLIC, before.public, now.public, False):
            written.append(public)
        _add_differences(_OWN, before.own, now.own, False, written)
        _close(start, written)
        self._add_game_changes(before, now, written)

    def _add_game_changes(self, before: KnownScene, now: KnownScene, written: list[bytes]) -> None:
        if before.board is None or now.board is None:
            if before.board is not now.board:
                written += [_GAME, _whole_game(now)]
            return
        written.append(_GAME + b"{")
        start = len(written)
        if shared := self._shared(now.board.layout.names, before.board.parts, now.board.parts, True):
            written.append(shared)
        _add_differences(now.board.layout.own_names, before.own_board, now.own_board, True, written)
        _close(start, written)

    def _shared(self, names: list[bytes], was: Parts, now: Parts, apart: bool) -> bytes:
        """Parts that several viewers share; written once for all who knew the same before."""
        if was is now:
            return b""
        for one in self._written:
            if one.was is was and one.now is now:
                return one.text
        found: list[bytes] = []
        _add_differences(names, was, now, apart, found)
        text = b"".join(found)
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


def _ended(start: int, written: list[bytes]) -> bytes:
    """A message that ends with a scene or with what changed in it, written from this place on."""
    if len(written) > start:
        written[start] = written[start][1:]
    written.append(b"}}")
    return b"".join(written)


def _close(start: int, written: list[bytes]) -> None:
    """End an object whose parts were written from this place on, the first without its comma.

    If there are none, nothing is told of it.
    """
    if len(written) == start:
        written.pop()
    else:
        written[start] = written[start][1:]
        written.append(b"}")


def _add_whole(now: KnownScene, written: list[bytes]) -> None:
    written.append(_HOUSE)
    start = len(written)
    for place, part in enumerate(now.public):
        written += [_PUBLIC[place], encode(part)]
    for place, part in enumerate(now.own):
        written += [_OWN[place], encode(part)]
    _close(start, written)
    written += [_GAME, _whole_game(now)]


def _add_differences(names: list[bytes], was: Parts, now: Parts, apart: bool, written: list[bytes]) -> None:
    """The changed parts, each under its name; lists element by element if told apart."""
    for place, name in enumerate(names):
        part, other = now[place], was[place]
        if other is part or not name:
            continue
        if apart and isinstance(part, tuple) and isinstance(other, tuple) and _add_places(name, other, part, written):
            continue
        if other != part:
            written.append(name)
            written.append(encode(part))


def _whole_game(told: KnownScene) -> bytes:
    if told.board is None:
        return b"null"
    table = told.board.table
    return encode(msgspec.structs.replace(table, **dict(zip(type(table).own, told.own_board, strict=True))))


def _add_places(name: bytes, was: tuple[Any, ...], now: tuple[Any, ...], written: list[bytes]) -> bool:
    """The changes of each element, by its place; returns whether the list can be sent that way."""
    if not now or len(was) != len(now):
        return False
    written.append(name + b"{")
    start = len(written)
    kind: type[object] | None = None
    names: list[bytes] = []
    for place, one in enumerate(now):
        other = was[place]
        if other is one:
            continue
        if type(one) is not kind:
            kind = type(one)
            names = _names_of(kind)
        if not names or type(other) is not kind:
            del written[start - 1 :]
            return False
        if len(names) > _FEW:
            _add_fields(_place(place), names, other, one, written)
        elif other != one:
            written.append(_place(place))
            written.append(encode(one))
    _close(start, written)
    return True


def _place(place: int) -> bytes:
    return _PLACES[place] if place < len(_PLACES) else b',"%d":' % place


def _add_fields(name: bytes, names: list[bytes], was: Any, now: Any, written: list[bytes]) -> None:
    written.append(name + b"{")
    start = len(written)
    before = msgspec.structs.astuple(was)
    for place, value in enumerate(msgspec.structs.astuple(now)):
        other = before[place]
        if value is not other and value != other:
            written.append(names[place])
            written.append(encode(value))
    _close(start, written)

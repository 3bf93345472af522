"""How a scene is told: whole to whoever has none, and after that only the parts of it that have changed.

The parts are the scene's fields; those of its `view` are told one by one as well, and of a list in it, such as the
seats, only what changed of each element, by its place. A client puts the changes into the scene it has:
`{**scene, **changes}`, and the same with the view unless it was null before or is now, and with the elements of a list
that is told as an object. Whoever comes back gets all parts, because nobody knows which ones arrived. Times that are
`left` count from the message, so a part with a limit changes with every message.
"""

from functools import cache
from typing import Final

import msgspec

from taproom.server import messages as ms
from taproom.shown import GameTable


def _named(fields: tuple[str, ...]) -> list[bytes]:
    return [f'"{name}":'.encode() for name in fields]


encode: Final = msgspec.json.Encoder().encode
_VIEW: Final = ms.Scene.__struct_fields__.index("view")
_NAMES: Final = _named(ms.Scene.__struct_fields__)
_PLAIN: Final = (int, str, bool, type(None))
_FEW: Final = 8
"""Of an element with so few fields all are told: to look for those that changed would take longer."""

Parts = tuple[object, ...]


@cache
def _names_of(kind: type[msgspec.Struct]) -> list[bytes]:
    return _named(kind.__struct_fields__)


class Told:
    """What a viewer knows of the scene."""

    def __init__(self, scene: ms.Scene) -> None:
        self.parts: Final[Parts] = msgspec.structs.astuple(scene)
        self.view: Final = scene.view
        self.view_parts: Final[Parts] = () if scene.view is None else msgspec.structs.astuple(scene.view)


class Scribe:
    """Writes messages about one moment. What several viewers are told is compared and written once for all of them."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[object, bytes]] = {}
        """By identity, with the part itself: while it is kept here, nothing else has its place in memory."""
        self._changed: dict[tuple[int, int], tuple[object, object, bytes]] = {}
        """What is told of a part that was another before; nothing if they are equal."""

    def news(self, number: int, facts: object, remarks: object, before: Told | None, now: Told) -> bytes:
        """A `News`, with what has changed; with everything if nothing is known of before."""
        return b'{"type":"news","number":%d,"facts":%b,"remarks":%b,"changes":%b}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._whole(now) if before is None else self._changes(before, now),
        )

    def everything(self, number: int, facts: object, remarks: object, now: Told) -> bytes:
        """An `Everything`."""
        return b'{"type":"everything","number":%d,"facts":%b,"remarks":%b,"scene":%b}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._whole(now),
        )

    def _whole(self, now: Told) -> bytes:
        return b"{" + b",".join([_NAMES[place] + self._write(part) for place, part in enumerate(now.parts)]) + b"}"

    def _changes(self, before: Told, now: Told) -> bytes:
        written: list[bytes] = []
        for place, part in enumerate(now.parts):
            was = before.parts[place]
            if was is part:
                continue
            if place == _VIEW and before.view is not None and now.view is not None:
                text = self._view_changes(before.view_parts, now.view, now.view_parts)
            else:
                text = self._change(was, part, False)
            if text:
                written.append(_NAMES[place] + text)
        return b"{" + b",".join(written) + b"}"

    def _view_changes(self, before: Parts, view: GameTable, now: Parts) -> bytes:
        names = _names_of(type(view))
        written: list[bytes] = []
        for place, part in enumerate(now):
            was = before[place]
            if was is part:
                continue
            text = self._change(was, part, True)
            if text:
                written.append(names[place] + text)
        return b"{" + b",".join(written) + b"}" if written else b""

    def _change(self, was: object, now: object, by_places: bool) -> bytes:
        """What is told of a part; nothing if it is as it was."""
        if isinstance(now, _PLAIN):
            return b"" if was == now else encode(now)
        key = (id(was), id(now))
        found = self._changed.get(key)
        if found is None:
            text: bytes | None = None
            if by_places and isinstance(was, tuple) and isinstance(now, tuple):
                text = _changed_places(was, now)
            if text is None:
                text = b"" if was == now else self._write(now)
            found = self._changed[key] = (was, now, text)
        return found[2]

    def _write(self, part: object) -> bytes:
        found = self._written.get(id(part))
        if found is None:
            found = self._written[id(part)] = (part, encode(part))
        return found[1]


def _changed_places(was: Parts, now: Parts) -> bytes | None:
    """What changed of each element, by its place; None if a list cannot be told so."""
    if not now or len(was) != len(now):
        return None
    written: list[bytes] = []
    for place, one in enumerate(now):
        other = was[place]
        if other is one:
            continue
        if not isinstance(one, msgspec.Struct) or type(other) is not type(one):
            return None
        if len(type(one).__struct_fields__) <= _FEW:
            if other != one:
                written.append(b'"%d":%b' % (place, encode(one)))
        elif fields := _changed_fields(other, one):
            written.append(b'"%d":{%b}' % (place, fields))
    return b"{" + b",".join(written) + b"}" if written else b""


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

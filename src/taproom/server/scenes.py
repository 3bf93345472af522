"""How a scene is told: whole to whoever has none, and after that only the parts of it that have changed.

The parts are the scene's fields; those of its `view` are told one by one as well. A client puts the changes into the
scene it has: `{**scene, **changes}`, and the same with the view unless it was null before or is now. Whoever comes back
gets all parts, because nobody knows which ones arrived. Times that are `left` count from the message, so a part with a
limit changes with every message.
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

Parts = tuple[object, ...]


@cache
def _view_names(kind: type[GameTable]) -> list[bytes]:
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
        self._compared: dict[tuple[int, int], tuple[object, object, bool]] = {}

    def news(self, number: int, facts: object, remarks: object, before: Told | None, now: Told) -> bytes:
        """A `News`, with what has changed; with everything if nothing is known of before."""
        return b'{"type":"news","number":%d,"facts":%b,"remarks":%b,"changes":%b}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._changes(before, now),
        )

    def everything(self, number: int, facts: object, remarks: object, now: Told) -> bytes:
        """An `Everything`."""
        return b'{"type":"everything","number":%d,"facts":%b,"remarks":%b,"scene":%b}' % (
            number,
            self._write(facts),
            self._write(remarks),
            self._changes(None, now),
        )

    def _changes(self, before: Told | None, now: Told) -> bytes:
        written: list[bytes] = []
        for place, part in enumerate(now.parts):
            if before is None:
                text = self._write(part)
            elif place == _VIEW and before.view is not None and now.view is not None:
                text = self._view_changes(before.view_parts, now.view, now.view_parts)
            else:
                text = b"" if self._is_same(before.parts[place], part) else self._write(part)
            if text:
                written.append(_NAMES[place] + text)
        return b"{" + b",".join(written) + b"}"

    def _view_changes(self, before: Parts, view: GameTable, now: Parts) -> bytes:
        names = _view_names(type(view))
        written = [
            names[place] + self._write(part) for place, part in enumerate(now) if not self._is_same(before[place], part)
        ]
        return b"{" + b",".join(written) + b"}" if written else b""

    def _is_same(self, before: object, now: object) -> bool:
        if before is now:
            return True
        if isinstance(now, _PLAIN):
            return before == now
        key = (id(before), id(now))
        found = self._compared.get(key)
        if found is None:
            found = self._compared[key] = (before, now, before == now)
        return found[2]

    def _write(self, part: object) -> bytes:
        found = self._written.get(id(part))
        if found is None:
            found = self._written[id(part)] = (part, encode(part))
        return found[1]

"""Everybody connected to a table, and what each of them knows about it."""

from typing import Final, Protocol

import msgspec

from taproom.kernel.state import SPECTATOR
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.server.refusals import WORDS
from taproom.server.tables.delta import KnownScene
from taproom.server.tables.journal import Change
from taproom.server.tables.table import Table
from taproom.server.tables.views import ViewMaker

NO_TABLE: Final = 4404
"""The close code for a table that does not exist, or no longer does."""
TAKEN_UP_ELSEWHERE: Final = 4410
"""The close code for a connection whose seat's token has ended."""
encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody connected to a table."""

    viewer: int
    language: str

    def send(self, message: bytes) -> None:
        """Send one frame; never waits."""

    def dismiss(self, code: int) -> None:
        """Close the connection."""


class Subscribers:
    """The listeners of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[Listener, KnownScene] = {}
        """What each of them knows of the scene."""

    def all(self) -> list[Listener]:
        """In the order they came."""
        return list(self._known)

    def seats(self) -> set[int]:
        """The seats that are connected."""
        return {listener.viewer for listener in self._known if listener.viewer != SPECTATOR}

    def add(self, listener: Listener, after: int | None, now: int) -> None:
        """Somebody connects who has heard the news up to a number: send what they missed, or everything."""
        viewer, language = listener.viewer, listener.language
        since = None if after is None else self._table.journals[viewer].since(after)
        send(listener, ms.Welcome(ms.PROTOCOL, self._table.key, viewer, since is not None))
        if since is None:
            self.tell_all(listener, now)
        else:
            frame, self._known[listener] = ViewMaker(self._table, now).news(viewer, language, since)
            listener.send(frame)

    def remove(self, listener: Listener) -> None:
        """Somebody disconnects."""
        self._known.pop(listener, None)

    def tell_all(self, listener: Listener, now: int) -> None:
        """Send everything again."""
        frame, self._known[listener] = ViewMaker(self._table, now).everything(listener.viewer, listener.language)
        listener.send(frame)

    def change_language(self, listener: Listener, command: cm.Speak, now: int) -> None:
        """Send everything again in another language."""
        listener.language = command.language
        self.tell_all(listener, now)
        send(listener, ms.Done(command.id))

    def reseat(self, where: dict[int, int]) -> None:
        """Connections to a seat become connections to another."""
        for listener in self._known:
            if listener.viewer in where:
                listener.viewer = where[listener.viewer]
                send(listener, ms.Welcome(ms.PROTOCOL, self._table.key, listener.viewer, False))

    def dismiss(self, seat: int) -> None:
        """Close the connections to a seat whose token has ended."""
        for listener in self.all():
            if listener.viewer == seat:
                listener.dismiss(TAKEN_UP_ELSEWHERE)

    def tell(self, change: Change, now: int) -> None:
        """Tell everybody concerned, each in their language and with what they may know."""
        made: dict[KnownScene, tuple[bytes, KnownScene]] = {}
        """By what they knew: viewers who knew exactly the same are told the same, as long as that holds."""
        maker = ViewMaker(self._table, now)
        everybody = change.everybody
        for listener, known in self._known.items():
            viewer, language = listener.viewer, listener.language
            if not everybody and not change.concerns(viewer):
                continue
            found = made.get(known)
            if found is None or found[1].viewer != viewer or found[1].language != language:
                found = made[known] = (
                    maker.everything(viewer, language)
                    if change.anew
                    else maker.news(viewer, language, known.heard, known)
                )
            frame, self._known[listener] = found
            listener.send(frame)

    def tell_presence(self) -> None:
        """Tell everybody who is connected."""
        spectators = sum([listener.viewer == SPECTATOR for listener in self._known])
        message = encode(ms.Presence(tuple(sorted(self.seats())), spectators))
        for listener in self._known:
            listener.send(message)

    def notify(self, reason: str) -> None:
        """Tell everybody something about the server."""
        for listener in self._known:
            notify(listener, reason)


def send(listener: Listener, message: ms.Reply) -> None:
    """Send one message to one listener."""
    listener.send(encode(message))


def notify(listener: Listener, reason: str) -> None:
    """Tell somebody something about the server."""
    send(listener, ms.Notice(reason, WORDS.say(listener.language, f"notice-{reason}")))

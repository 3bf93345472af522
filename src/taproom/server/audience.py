"""Everybody who is connected to a table, and what each of them knows of it."""

from typing import Final, Protocol

import msgspec

from taproom.server import messages as ms
from taproom.server.refusals import WORDS
from taproom.server.scenes import Told
from taproom.server.tables import Change, Table
from taproom.server.telling import Teller
from taproom.table.state import SPECTATOR

NO_TABLE: Final = 4404
"""The code a connection is closed with where there is no table, or no longer."""
encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody connected to a table."""

    viewer: int
    language: str

    def send(self, message: bytes) -> None:
        """Hand over one frame; never waits."""

    def dismiss(self, code: int) -> None:
        """Close the connection."""


class Audience:
    """The listeners of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: dict[Listener, Told] = {}
        """What each of them knows of the scene."""

    def all(self) -> list[Listener]:
        """In the order in which they came."""
        return list(self._told)

    def seats(self) -> set[int]:
        """The seats that are connected."""
        return {listener.viewer for listener in self._told if listener.viewer != SPECTATOR}

    def add(self, listener: Listener, after: int | None, now: int) -> None:
        """Somebody connects and has heard the news up to a number: they are told what they missed, or everything."""
        viewer, language = listener.viewer, listener.language
        since = None if after is None else self._table.journals[viewer].since(after)
        send(listener, ms.Welcome(ms.PROTOCOL, self._table.key, viewer, since is not None))
        if since is None:
            self.tell_all(listener, now)
        else:
            frame, self._told[listener] = Teller(self._table, now).news(viewer, language, since)
            listener.send(frame)

    def remove(self, listener: Listener) -> None:
        """Somebody is gone."""
        self._told.pop(listener, None)

    def tell_all(self, listener: Listener, now: int) -> None:
        """Everything anew."""
        frame, self._told[listener] = Teller(self._table, now).everything(listener.viewer, listener.language)
        listener.send(frame)

    def tell(self, change: Change, now: int) -> None:
        """Everybody whom it concerns, each in their language and with what they may know."""
        made: dict[Told, tuple[bytes, Told]] = {}
        """By what they knew: who knew the very same is told the same, as long as it is still the same viewer."""
        teller = Teller(self._table, now)
        everybody = change.everybody
        for listener, known in self._told.items():
            viewer, language = listener.viewer, listener.language
            if not everybody and not change.concerns(viewer):
                continue
            found = made.get(known)
            if found is None or found[1].viewer != viewer or found[1].language != language:
                found = made[known] = (
                    teller.everything(viewer, language)
                    if change.anew
                    else teller.news(viewer, language, known.heard, known)
                )
            frame, self._told[listener] = found
            listener.send(frame)

    def tell_presence(self) -> None:
        """Who is connected."""
        spectators = sum([listener.viewer == SPECTATOR for listener in self._told])
        message = encode(ms.Presence(tuple(sorted(self.seats())), spectators))
        for listener in self._told:
            listener.send(message)

    def notify(self, reason: str) -> None:
        """Something about the house that everybody should know."""
        for listener in self._told:
            notify(listener, reason)


def send(listener: Listener, message: ms.Reply) -> None:
    """One message to one listener."""
    listener.send(encode(message))


def notify(listener: Listener, reason: str) -> None:
    """Something about the house that somebody should know."""
    send(listener, ms.Notice(reason, WORDS.say(listener.language, f"notice-{reason}")))

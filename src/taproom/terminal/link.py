"""The connection to a table: it comes back by itself, and every command gets its answer."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from taproom.table.verdicts import Malformed
from taproom.terminal.wire import Message, Scene, SeatTaken, decode

_PATIENCE: Final = 10.0
"""Seconds to wait for a house to answer."""
_NOT_OURS: Final = (4400, 4401, 4403, 4404)
"""Closing codes after which trying again is no use."""


def ask_house(server: str, path: str, body: dict[str, Any] | None = None) -> bytes:
    """One request to the lobby; Malformed says in its words why it was refused."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        raise Malformed(f"{server}: {_reason(error)}") from None
    except (OSError, ValueError) as error:
        raise Malformed(f"{server} does not answer: {getattr(error, 'reason', error)}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def sit_down(server: str, path: str, body: dict[str, Any]) -> SeatTaken:
    """Take a seat, at a new table or at one there is."""
    return msgspec.json.decode(ask_house(server, path, body), type=SeatTaken)


class Link:
    """One seat's connection. `hear` is called with every message that is news; answers go to who asked."""

    def __init__(self, server: str, seat: SeatTaken, language: str, hear: Callable[[Message], None]) -> None:
        self.server: Final = server
        self.seat: Final = seat
        self.language = language
        self.closed = ""
        """Why the house closed for good; empty while it has not."""
        self._hear: Final = hear
        self._last: int | None = None
        self._scene: Scene | None = None
        self._connection: ClientConnection | None = None
        self._count = 0
        self._waiting: Final[dict[int, asyncio.Future[Message]]] = {}

    async def run(self) -> None:
        """Stay connected until the house says that there is nothing here for us."""
        async for connection in connect(f"{self.server.replace('http', 'ws', 1)}/ws/{self.seat.table}"):
            try:
                hello = {"type": "hello", "token": self.seat.token, "language": self.language, "after": self._last}
                await connection.send(json.dumps(hello))
                self._connection = connection
                self._hear(Message("connected"))
                async for text in connection:
                    self._take(decode(text))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code in _NOT_OURS:
                    self.closed = closed.rcvd.reason if closed.rcvd else ""
                    return
            self._connection = None
            self._hear(Message("lost"))

    def _take(self, message: Message) -> None:
        if message.changes is not None:
            message = msgspec.structs.replace(message, scene=message.changes.put_into(self._scene))
        if message.scene is not None:
            self._scene = message.scene
            self._last = message.number
        waiting = self._waiting.pop(message.id, None) if message.id else None
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        else:
            self._hear(message)

    async def ask(self, command: dict[str, Any]) -> Message:
        """Say something and wait for its answer; a `lost` message if there is no connection."""
        if self._connection is None:
            return Message("lost")
        self._count += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[self._count] = answer
        try:
            await self._connection.send(json.dumps({**command, "id": self._count}))
        except ConnectionClosed:
            return Message("lost")
        return await answer

"""The connection to a table: it comes back by itself, and every command gets its answer."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from taproom.table.verdicts import Malformed
from taproom.terminal.wire import Message, Scene, SeatTaken, decode

_PATIENCE: Final = 10.0
"""Seconds to wait for a house to answer."""
_FIRST_WAIT: Final = 0.5
_LONGEST_WAIT: Final = 5.0
"""Seconds between two tries to come back."""
_FAREWELL: Final = 1.0
"""Seconds to wait for the house to say goodbye."""
_NOT_OURS: Final = (4400, 4401, 4403, 4404, 4409)
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
        self._ordering: asyncio.Task[Message] | None = None
        self._waiting: Final[dict[int, asyncio.Future[Message]]] = {}

    async def run(self) -> None:
        """Stay connected until the house says that there is nothing here for us."""
        wait = _FIRST_WAIT
        while True:
            try:
                address = f"{self.server.replace('http', 'ws', 1)}/ws/{self.seat.table}"
                async with connect(address, close_timeout=_FAREWELL) as connection:
                    wait = _FIRST_WAIT
                    await self._converse(connection)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in _NOT_OURS:
                    self.closed = closed.rcvd.reason
                    return
            except (OSError, WebSocketException):
                # The house is not there, or about to close: so it is tried again, more and more seldom.
                pass
            self._lose()
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _converse(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.seat.token, "language": self.language, "after": self._last}
        await connection.send(json.dumps(hello))
        self._connection = connection
        self._hear(Message("connected"))
        async for text in connection:
            self._take(decode(text))

    def _lose(self) -> None:
        """Whoever waits for an answer is told that there will be none."""
        if self._connection is not None:
            self._connection = None
            self._hear(Message("lost"))
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(Message("lost"))
        self._waiting.clear()

    def _take(self, message: Message) -> None:
        if message.changes is not None:
            message = msgspec.structs.replace(message, scene=message.changes.put_into(self._scene))
        if message.scene is not None:
            self._ask_about_everything(message.scene)
            self._scene = message.scene
            self._last = message.number
        waiting = self._waiting.pop(self._answers(message), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        else:
            self._hear(message)

    def _ask_about_everything(self, scene: Scene) -> None:
        """A terminal has no hand to click cards in: it wants to be asked about every card it could play."""
        begins = scene.phase == "playing" and (self._scene is None or self._scene.phase != "playing")
        if begins and scene.private is not None and not scene.private.orders["ask_anytime"]:
            order = {"type": "order", "orders": {**scene.private.orders, "ask_anytime": True}}
            self._ordering = asyncio.get_running_loop().create_task(self.ask(order))

    def _answers(self, message: Message) -> int:
        """Which of our commands it answers; 0 if none. What was refused unread has no number: it is the oldest."""
        if message.type == "refused" and not message.id and self._waiting:
            return min(self._waiting)
        return message.id

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

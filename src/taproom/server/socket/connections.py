"""The clients connected to tables: what each is sent and what it says."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.server.limits import Bucket
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal
from taproom.server.socket.transport import TOO_MANY, Channel
from taproom.server.tables.actor import TableActor
from taproom.server.tables.jobs import CommandJob

TOO_SLOW: Final = 4408
PATIENCE: Final = 200
"""After this many refusals for being too fast within an hour, for one seat, the next one disconnects the client."""
_WAITING: Final = 2_000_000
"""How many bytes may wait for a slow client."""

decoder: Final[msgspec.json.Decoder[cm.ClientMessage]] = msgspec.json.Decoder(cm.ClientMessage)
_encode: Final = msgspec.json.Encoder().encode


class Outbox:
    """What goes out to anybody goes out at the end of the event loop's turn.

    Choices that were stored together are told together, at many tables. To make all that is told and then to send it is
    less work than to change between the two at every message, and a program that runs several clients wakes up once.
    """

    def __init__(self) -> None:
        self._messages: list[tuple[Connection, bytes]] = []

    def put(self, connection: "Connection", message: bytes) -> None:
        """Queue one more."""
        if not self._messages:
            asyncio.get_running_loop().call_soon(self._deliver)
        self._messages.append((connection, message))

    def _deliver(self) -> None:
        messages, self._messages = self._messages, []
        for connection, message in messages:
            connection.deliver(message)


class Connection:
    """A connected client; one of the table's listeners."""

    def __init__(self, channel: Channel, viewer: int, language: str, outbox: Outbox) -> None:
        self.viewer = viewer
        self.language = language
        self._outbox = outbox
        self._channel = channel
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Hand over one message."""
        self._outbox.put(self, message)

    def deliver(self, message: bytes) -> None:
        """Write it; a client that does not read is disconnected."""
        if not self._channel.write(message, _WAITING):
            self.dismiss(TOO_SLOW)

    def dismiss(self, code: int) -> None:
        """Close once everything sent before is out; the endpoint, which listens to the client, learns of the end."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: int) -> None:
        # The client may be gone already.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._channel.close(code)


class Shares:
    """What may be said on a connection: its share of the allowances of its seat and its address."""

    def __init__(self, messages: tuple[Bucket, ...], remarks: tuple[Bucket, ...], patience: Bucket) -> None:
        self.messages: Final = messages
        self.patience: Final = patience
        self.remarks: Final = remarks
        """The messages that everybody at the table is sent."""


def take_tokens(buckets: tuple[Bucket, ...]) -> bool:
    """Take one from each; whether each had one left."""
    return all([bucket.take_token() for bucket in buckets])


class Inbox:
    """Takes a client's messages and passes them on to the table's actor."""

    def __init__(
        self, metrics: Metrics, shares: Shares, actor: TableActor, connection: Connection, banish: Callable[[], None]
    ) -> None:
        self._metrics = metrics
        self._banish = banish
        self._actor = actor
        self._connection = connection
        self._shares = shares
        self._is_over = False

    def hear(self, text: str) -> None:
        """Take one message."""
        if not self._is_within_allowance(text):
            return
        try:
            self._dispatch(decoder.decode(text))
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            _refuse(self._connection, Refusal("malformed", problem=str(error)[:200]), text)
        except Refusal as refusal:
            _refuse(self._connection, refusal, text)

    def hear_noise(self) -> None:
        """Take a message that is not text; it counts as much as any other."""
        if self._is_within_allowance(""):
            _refuse(self._connection, Refusal("malformed", problem="text"), "")

    def _is_within_allowance(self, text: str) -> bool:
        """Whether one more message is allowed; if not, the client is told."""
        if self._is_over:
            return False
        self._metrics.count("messages")
        if take_tokens(self._shares.messages):
            return True
        _refuse(self._connection, Refusal("too-fast"), text)
        self._metrics.count("limited")
        if not self._shares.patience.take_token():
            self._is_over = True
            self._connection.dismiss(TOO_MANY)
            self._banish()
        return False

    def _dispatch(self, command: cm.ClientMessage) -> None:
        if isinstance(command, cm.Hello):
            raise Refusal("malformed", problem="hello")
        if isinstance(command, cm.Ping):
            self._connection.send(_encode(ms.Pong(command.id)))
            return
        job = CommandJob(self._connection, command)
        if isinstance(command, cm.Say) and not take_tokens(self._shares.remarks):
            self._metrics.count("limited")
            job.refuse(Refusal("too-fast"))
        else:
            self._actor.submit(job)


def _refuse(connection: Connection, refusal: Refusal, message: str) -> None:
    """Refuse a message before the table hears of it; others of the same client may still be under way."""
    connection.send(_encode(ms.Refused(cm.number_of(message), refusal.reason, refusal.text(connection.language))))

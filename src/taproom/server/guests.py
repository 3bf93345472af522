"""Whoever is connected to a table: what they are sent, and what they say."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from taproom.server import commands as cm
from taproom.server import messages as ms
from taproom.server.frames import EXTENSION, TOO_MANY, Frames
from taproom.server.limits import Bucket
from taproom.server.metrics import Metrics
from taproom.server.refusals import Refusal
from taproom.server.rooms import Room
from taproom.server.work import Wish

TOO_SLOW: Final = 4408
PATIENCE: Final = 200
"""So many refusals for being too fast in an hour, on all connections of a seat, and the next ends its connection."""
_WAITING: Final = 2_000_000
"""So many bytes may wait for a slow client."""

decoder: Final[msgspec.json.Decoder[cm.ClientMessage]] = msgspec.json.Decoder(cm.ClientMessage)
_encode: Final = msgspec.json.Encoder().encode


class Outbox:
    """What goes out to anybody goes out at the end of the event loop's turn.

    Choices that were stored together are told together, at many tables. To make all that is told and then to send it is
    less work than to change between the two at every frame, and whoever serves several of the clients wakes up once.
    """

    def __init__(self) -> None:
        self._frames: list[tuple[Guest, bytes]] = []

    def put(self, guest: "Guest", frame: bytes) -> None:
        """One more."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._deliver)
        self._frames.append((guest, frame))

    def _deliver(self) -> None:
        frames, self._frames = self._frames, []
        for guest, frame in frames:
            guest.deliver(frame)


class Guest:
    """A connected client; the room's listener."""

    def __init__(self, socket: WebSocket, viewer: int, language: str, outbox: Outbox) -> None:
        self.viewer = viewer
        self.language = language
        self._outbox = outbox
        self._socket = socket
        self._connection: Frames = socket.scope["extensions"][EXTENSION]
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Hand over one frame."""
        self._outbox.put(self, message)

    def deliver(self, frame: bytes) -> None:
        """Write it; a client that does not read is let go."""
        if not self._connection.write_text(frame, _WAITING):
            self.dismiss(TOO_SLOW)

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hand over what the client says from now on."""
        self._connection.listen(hear)

    def dismiss(self, code: int) -> None:
        """Close when all that was sent before is out; whoever waits for the guest's messages is told of the end."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: int) -> None:
        # The client may be gone already.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


class Shares:
    """What may be said on a connection: shares of what its seat may say in all, and its address."""

    def __init__(self, messages: tuple[Bucket, ...], remarks: tuple[Bucket, ...], patience: Bucket) -> None:
        self.messages: Final = messages
        self.patience: Final = patience
        self.remarks: Final = remarks
        """Of the messages, those that everybody at the table is told."""


def take_all(buckets: tuple[Bucket, ...]) -> bool:
    """One of each; whether there was one left everywhere."""
    return all([bucket.take() for bucket in buckets])


class Ear:
    """Hears what a guest says, and passes it on to the room."""

    def __init__(self, metrics: Metrics, shares: Shares, room: Room, guest: Guest, banish: Callable[[], None]) -> None:
        self._metrics = metrics
        self._banish = banish
        self._room = room
        self._guest = guest
        self._shares = shares
        self._is_over = False

    def hear(self, text: str) -> None:
        """One message."""
        if not self._is_patient():
            return
        try:
            self._take(decoder.decode(text))
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            _refuse(self._guest, Refusal("malformed", problem=str(error)[:200]))
        except Refusal as refusal:
            _refuse(self._guest, refusal)

    def hear_noise(self) -> None:
        """One message that is not text; it counts as much as any other."""
        if self._is_patient():
            _refuse(self._guest, Refusal("malformed", problem="text"))

    def _is_patient(self) -> bool:
        """Whether one more message is within the allowance; if not, that is said."""
        if self._is_over:
            return False
        self._metrics.count("messages")
        if take_all(self._shares.messages):
            return True
        _refuse(self._guest, Refusal("too-fast"))
        self._metrics.count("limited")
        if not self._shares.patience.take():
            self._is_over = True
            self._guest.dismiss(TOO_MANY)
            self._banish()
        return False

    def _take(self, command: cm.ClientMessage) -> None:
        if isinstance(command, cm.Hello):
            raise Refusal("malformed", problem="hello")
        if isinstance(command, cm.Ping):
            self._guest.send(_encode(ms.Pong(command.id)))
            return
        wish = Wish(self._guest, command)
        if isinstance(command, cm.Say) and not take_all(self._shares.remarks):
            self._metrics.count("limited")
            wish.refuse(Refusal("too-fast"))
        else:
            self._room.take(wish)


def _refuse(guest: Guest, refusal: Refusal) -> None:
    guest.send(_encode(ms.Refused(0, refusal.reason, refusal.text(guest.language))))

"""The one WebSocket of a client: hello first, then commands, while news flow the other way."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from taproom.server import commands as cm
from taproom.server import messages as ms
from taproom.server.clocks import RealClock
from taproom.server.frames import EXTENSION, Frames
from taproom.server.guard import is_own_origin
from taproom.server.house import House
from taproom.server.housekeeping import has_ended
from taproom.server.limits import Bucket, Buckets
from taproom.server.refusals import Refusal
from taproom.server.rooms import Room, Wish
from taproom.server.seats import fingerprint
from taproom.server.store import StoreAway

# Close codes: what a client should do next is in the protocol's description.
BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
FOREIGN: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 1009
TOO_MANY: Final = 4429
GOING_AWAY: Final = 1012
TRY_LATER: Final = 1013

PATIENCE: Final = 200
"""So many refusals for being too fast, and the connection is closed."""
_WAITING: Final = 2_000_000
"""So many bytes may wait for a slow client."""
_HELLO_SECONDS: Final = 20

_decoder: msgspec.json.Decoder[cm.ClientMessage] = msgspec.json.Decoder(cm.ClientMessage)
_encode = msgspec.json.Encoder().encode


class Guest:
    """A connected client; the room's listener."""

    def __init__(self, socket: WebSocket, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.language = language
        self._socket = socket
        self._connection: Frames = socket.scope["extensions"][EXTENSION]
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Write a frame; a client that does not read is let go."""
        if self._connection.backlog() < _WAITING:
            self._connection.write_text(message)
        else:
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


class Sockets:
    """All connections."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self.origins = origins
        self.guests: set[Guest] = set()
        allowance = house.allowance
        self._arrivals = Buckets(RealClock(), allowance.connections, allowance.connections_at_once)

    def dismiss_all(self) -> None:
        """The server goes away: clients will come back by themselves."""
        for guest in list(self.guests):
            guest.dismiss(GOING_AWAY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its beginning to its end; an ASGI application."""
        socket = WebSocket(scope, receive, send)
        if not is_own_origin(socket.headers, self.origins):
            await socket.close(FOREIGN)
            return
        if not self._arrivals.take(socket.client.host if socket.client else ""):
            self.house.metrics.count("limited")
            await socket.close(TOO_MANY)
            return
        await socket.accept()
        try:
            await self._talk(socket)
        except WebSocketDisconnect:
            return
        except RuntimeError:
            # The client is gone while we still had something to say.
            return

    async def _talk(self, socket: WebSocket) -> None:
        try:
            room = await self.house.find(socket.path_params["table"])
            async with asyncio.timeout(_HELLO_SECONDS):
                text = await self._hear(socket)
            hello = _decoder.decode(text)
            if not isinstance(hello, cm.Hello):
                raise Refusal("hello-first")
            viewer = room.table.viewer_with(fingerprint(hello.token))
            if viewer is None:
                raise Refusal("token")
            if has_ended(room.table, self.house.terms, self.house.clock.wall()):
                raise Refusal("expired")
        except (msgspec.DecodeError, UnicodeEncodeError, TimeoutError, Refusal) as problem:
            await _turn_away(socket, problem)
            return
        except StoreAway:
            await _turn_away(socket, Refusal("store"))
            return
        self.house.metrics.count("connections")
        guest = Guest(socket, viewer, hello.language)
        self.guests.add(guest)
        room.join(guest, hello.after)
        try:
            ear = Ear(self.house, room, guest)
            guest.listen(ear.hear)
            # All that comes this way is what is not text, and in the end that the connection is closed.
            while (await socket.receive())["type"] != "websocket.disconnect":
                ear.hear_noise()
        finally:
            self.guests.discard(guest)
            room.leave(guest)
            self.house.forget(room)

    async def _hear(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None or len(text) > cm.LARGEST_FRAME:
            raise Refusal("malformed", problem="text")
        return str(text)


class Ear:
    """Hears what a guest says, and passes it on to the room."""

    def __init__(self, house: House, room: Room, guest: Guest) -> None:
        self._metrics = house.metrics
        self._room = room
        self._guest = guest
        allowance = house.allowance
        self._bucket = Bucket(RealClock(), allowance.messages, allowance.messages_at_once)
        self._impatience = 0

    def hear(self, text: str) -> None:
        """One message."""
        if not self._is_patient():
            return
        try:
            self._take(_decoder.decode(text))
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
        if self._impatience > PATIENCE:
            return False
        self._metrics.count("messages")
        if self._bucket.take():
            return True
        _refuse(self._guest, Refusal("too-fast"))
        self._metrics.count("limited")
        self._impatience += 1
        if self._impatience > PATIENCE:
            self._guest.dismiss(TOO_MANY)
        return False

    def _take(self, command: cm.ClientMessage) -> None:
        if isinstance(command, cm.Hello):
            raise Refusal("malformed", problem="hello")
        if isinstance(command, cm.Ping):
            self._guest.send(_encode(ms.Pong(command.id)))
        else:
            self._room.inbox.put_nowait(Wish(self._guest, command))


def _refuse(guest: Guest, refusal: Refusal) -> None:
    guest.send(_encode(ms.Refused(0, refusal.reason, refusal.text(guest.language))))


async def _turn_away(socket: WebSocket, problem: Exception) -> None:
    """Say why in words, then in a number."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("malformed", problem=str(problem)[:200])
    codes = {"token": BAD_TOKEN, "expired": BAD_TOKEN, "no-table": NO_TABLE, "store": TRY_LATER}
    await socket.send_text(_encode(ms.Refused(0, refusal.reason, refusal.text("en"))).decode())
    await socket.close(codes.get(refusal.reason, BAD_HELLO))

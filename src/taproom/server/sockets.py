"""The one WebSocket of a client: hello first, then commands, while news flow the other way."""

import asyncio
from functools import partial
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from taproom.server import commands as cm
from taproom.server import messages as ms
from taproom.server.clocks import RealClock
from taproom.server.guard import is_own_origin
from taproom.server.guests import TOO_MANY, Ear, Guest, Outbox, decoder
from taproom.server.house import House
from taproom.server.housekeeping import has_ended
from taproom.server.limits import Buckets
from taproom.server.refusals import Refusal
from taproom.server.seats import fingerprint
from taproom.server.store import StoreAway

# Close codes: what a client should do next is in the protocol's description.
BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
FOREIGN: Final = 4403
NO_TABLE: Final = 4404
SET_ASIDE: Final = 4409
TOO_LARGE: Final = 1009
GOING_AWAY: Final = 1012
TRY_LATER: Final = 1013

_HELLO_SECONDS: Final = 20

_encode = msgspec.json.Encoder().encode


class Sockets:
    """All connections."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self.origins = origins
        self.guests: set[Guest] = set()
        self._outbox = Outbox()
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
        if not self._arrivals.take(_address(socket)):
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
            hello = decoder.decode(text)
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
        guest = Guest(socket, viewer, hello.language, self._outbox)
        self.guests.add(guest)
        room.join(guest, hello.after)
        try:
            allowance = self.house.allowance
            banish = partial(self._arrivals.dry_out, _address(socket), allowance.banished)
            ear = Ear(self.house.metrics, allowance, room, guest, banish)
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


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


async def _turn_away(socket: WebSocket, problem: Exception) -> None:
    """Say why in words, then in a number."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("malformed", problem=str(problem)[:200])
    codes = {"token": BAD_TOKEN, "expired": BAD_TOKEN, "no-table": NO_TABLE, "store": TRY_LATER}
    codes |= {"set-aside": SET_ASIDE, "cannot-go-on": SET_ASIDE}
    await socket.send_text(_encode(ms.Refused(0, refusal.reason, refusal.text("en"))).decode())
    await socket.close(codes.get(refusal.reason, BAD_HELLO))

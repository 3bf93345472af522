"""The one WebSocket of a client: hello first, then commands, while news flow the other way."""

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from taproom.server import commands as cm
from taproom.server import messages as ms
from taproom.server.audience import NO_TABLE
from taproom.server.clocks import RealClock
from taproom.server.frames import TOO_MANY
from taproom.server.guard import guest_of, is_own_origin
from taproom.server.guests import PATIENCE, Ear, Guest, Outbox, Shares, decoder
from taproom.server.house import House
from taproom.server.housekeeping import has_ended
from taproom.server.limits import Buckets
from taproom.server.refusals import Refusal
from taproom.server.rooms import Room
from taproom.server.seats import fingerprint
from taproom.server.store import StoreAway
from taproom.server.turnstile import MANY_WAITING
from taproom.table.state import SPECTATOR

# Close codes: what a client should do next is in the protocol's description.
BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
FOREIGN: Final = 4403
SET_ASIDE: Final = 4409
TOO_LARGE: Final = 1009
GOING_AWAY: Final = 1012
TRY_LATER: Final = 1013

_encode = msgspec.json.Encoder().encode


class Sockets:
    """All connections."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self.origins = origins
        self.guests: set[Guest] = set()
        self._outbox = Outbox()
        allowance = house.allowance
        clock = RealClock()
        self._arrivals = Buckets(clock, allowance.connections, allowance.connections_at_once)
        self._messages = Buckets(clock, allowance.messages, allowance.messages_at_once)
        self._together = Buckets(clock, allowance.together, allowance.together_at_once)
        self._patience = Buckets(clock, PATIENCE / 3600, PATIENCE)
        self._remarks = Buckets(clock, allowance.remarks, allowance.remarks_at_once)

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
        if not self._arrivals.take(guest_of(socket)):
            with contextlib.suppress(Refusal):
                await self.house.turnstile.turn_away(guest_of(socket), MANY_WAITING)
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
            room, hello, viewer = await self._admit(socket)
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
            banish = partial(self._arrivals.dry_out, guest_of(socket), self.house.allowance.banished)
            ear = Ear(self.house.metrics, self._shares(socket, room, viewer, hello.token), room, guest, banish)
            guest.listen(ear.hear)
            # All that comes this way is what is not text, and in the end that the connection is closed.
            while (await socket.receive())["type"] != "websocket.disconnect":
                ear.hear_noise()
        finally:
            self.guests.discard(guest)
            room.leave(guest)
            self.house.forget(room)

    async def _admit(self, socket: WebSocket) -> tuple[Room, cm.Hello, int]:
        """To which table, with which words and as which viewer somebody comes; Refusal if nobody is expected like that.

        Wrong codes and tokens count like requests. Whoever has tried too many is told no more than that, after the same
        words and the same while for codes that there are and codes that there are not.
        """
        guest, turnstile = guest_of(socket), self.house.turnstile
        room: Room | None = None
        try:
            room = await self.house.find(socket.path_params["table"])
        except Refusal:
            if turnstile.is_open(guest):
                raise
        async with asyncio.timeout(self.house.allowance.hello_seconds):
            text = await self._hear(socket)
        hello = decoder.decode(text)
        if not isinstance(hello, cm.Hello):
            raise Refusal("hello-first")
        viewer = None if room is None else room.table.viewer_with(fingerprint(hello.token))
        if room is None or viewer is None:
            if room is None or not turnstile.is_open(guest):
                await turnstile.turn_away(guest)
            raise Refusal("token")
        if has_ended(room.table, self.house.terms, self.house.clock.wall()):
            raise Refusal("expired")
        return room, hello, viewer

    def _shares(self, socket: WebSocket, room: Room, viewer: int, token: str) -> Shares:
        """A seat's are shared by all its connections; spectators, who have one token in common, go by address."""
        guest = guest_of(socket)
        person = f"{guest} watches {room.row.key}" if viewer == SPECTATOR else fingerprint(token)
        messages = (self._messages.bucket(person), self._together.bucket(guest))
        remarks = self._remarks.bucket(room.row.key if viewer == SPECTATOR else person)
        return Shares(messages, (remarks,), self._patience.bucket(person))

    async def _hear(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None or len(text) > cm.LARGEST_FRAME:
            raise Refusal("malformed", problem="text")
        return str(text)


async def _turn_away(socket: WebSocket, problem: Exception) -> None:
    """Say why in words, then in a number."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("malformed", problem=str(problem)[:200])
    codes = {"token": BAD_TOKEN, "expired": BAD_TOKEN, "no-table": NO_TABLE, "store": TRY_LATER, "too-fast": TOO_MANY}
    codes |= {"set-aside": SET_ASIDE, "cannot-go-on": SET_ASIDE}
    await socket.send_text(_encode(ms.Refused(0, refusal.reason, refusal.text("en"))).decode())
    await socket.close(codes.get(refusal.reason, BAD_HELLO))

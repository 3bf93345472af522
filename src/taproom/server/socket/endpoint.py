"""The one WebSocket of a client: hello first, then commands, while news flow the other way."""

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from taproom.kernel.state import SPECTATOR
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.server.clocks import RealClock
from taproom.server.housekeeping import has_ended
from taproom.server.identity import fingerprint
from taproom.server.limits import MANY_WAITING, Buckets
from taproom.server.refusals import Refusal
from taproom.server.registry import Registry
from taproom.server.security import guest_of, is_own_origin
from taproom.server.socket.connections import PATIENCE, Connection, Inbox, Outbox, Shares, decoder
from taproom.server.socket.transport import TOO_MANY, channel_of
from taproom.server.storage.store import StoreAway
from taproom.server.tables.actor import TableActor
from taproom.server.tables.subscribers import NO_TABLE

# Close codes: docs/protocol.md says what a client should do next.
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

    def __init__(self, registry: Registry, origins: frozenset[str]) -> None:
        self.registry = registry
        self.origins = origins
        self.connections: set[Connection] = set()
        self._outbox = Outbox()
        allowance = registry.allowance
        clock = RealClock()
        self._arrivals = Buckets(clock, allowance.connections, allowance.connections_at_once)
        self._messages = Buckets(clock, allowance.messages, allowance.messages_at_once)
        self._together = Buckets(clock, allowance.together, allowance.together_at_once)
        self._patience = Buckets(clock, PATIENCE / 3600, PATIENCE)
        self._remarks = Buckets(clock, allowance.remarks, allowance.remarks_at_once)

    def dismiss_all(self) -> None:
        """The server is stopping: clients will reconnect by themselves."""
        for connection in list(self.connections):
            connection.dismiss(GOING_AWAY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its beginning to its end; an ASGI application."""
        socket = WebSocket(scope, receive, send)
        if not is_own_origin(socket.headers, self.origins):
            await socket.close(FOREIGN)
            return
        if not self._arrivals.take_token(guest_of(socket)):
            with contextlib.suppress(Refusal):
                await self.registry.turnstile.turn_away(guest_of(socket), MANY_WAITING)
            await socket.close(TOO_MANY)
            return
        await socket.accept()
        try:
            await self._talk(socket)
        except WebSocketDisconnect:
            return
        except RuntimeError:
            # The client disconnected while we still had something to say.
            return

    async def _talk(self, socket: WebSocket) -> None:
        try:
            actor, hello, viewer = await self._admit(socket)
        except (msgspec.DecodeError, UnicodeEncodeError, TimeoutError, Refusal) as problem:
            await _turn_away(socket, problem)
            return
        except StoreAway:
            await _turn_away(socket, Refusal("store"))
            return
        self.registry.metrics.count("connections")
        channel = channel_of(socket)
        connection = Connection(channel, viewer, hello.language, self._outbox)
        self.connections.add(connection)
        actor.join(connection, hello.after)
        try:
            banish = partial(self._arrivals.dry_out, guest_of(socket), self.registry.allowance.banished)
            shares = self._shares(socket, actor, viewer, hello.token)
            inbox = Inbox(self.registry.metrics, shares, actor, connection, banish)
            await channel.listen(inbox.hear, inbox.hear_noise)
        finally:
            self.connections.discard(connection)
            actor.leave(connection)
            self.registry.forget(actor)

    async def _admit(self, socket: WebSocket) -> tuple[TableActor, cm.Hello, int]:
        """To which table, with which words and as which viewer somebody comes; Refusal if nobody is expected like that.

        Wrong codes and tokens count like requests. After too many nobody is told more than that, after the same
        words and the same while for codes that there are and codes that there are not.
        """
        guest, turnstile = guest_of(socket), self.registry.turnstile
        actor: TableActor | None = None
        try:
            actor = await self.registry.find(socket.path_params["table"])
        except Refusal:
            if turnstile.is_open(guest):
                raise
        async with asyncio.timeout(self.registry.allowance.hello_seconds):
            text = await self._hear(socket)
        hello = decoder.decode(text)
        if not isinstance(hello, cm.Hello):
            raise Refusal("hello-first")
        viewer = None if actor is None else actor.table.viewer_with(fingerprint(hello.token))
        if actor is None or viewer is None:
            if actor is None or not turnstile.is_open(guest):
                await turnstile.turn_away(guest)
            raise Refusal("token")
        if has_ended(actor.table, self.registry.terms, self.registry.clock.wall()):
            raise Refusal("expired")
        return actor, hello, viewer

    def _shares(self, socket: WebSocket, actor: TableActor, viewer: int, token: str) -> Shares:
        """A seat's allowances are shared by all its connections; spectators, who share one token, go by address."""
        guest = guest_of(socket)
        person = f"{guest} watches {actor.row.key}" if viewer == SPECTATOR else fingerprint(token)
        messages = (self._messages.bucket(person), self._together.bucket(guest))
        remarks = self._remarks.bucket(actor.row.key if viewer == SPECTATOR else person)
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
    """Say why in words, then as a close code."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("malformed", problem=str(problem)[:200])
    codes = {"token": BAD_TOKEN, "expired": BAD_TOKEN, "no-table": NO_TABLE, "store": TRY_LATER, "too-fast": TOO_MANY}
    codes |= {"set-aside": SET_ASIDE, "cannot-go-on": SET_ASIDE}
    await socket.send_text(_encode(ms.Refused(0, refusal.reason, refusal.text("en"))).decode())
    await socket.close(codes.get(refusal.reason, BAD_HELLO))

"""How text gets from and to a client's socket: the fast path, and a plain twin of it. Nothing else knows frames.

A table hears of every choice and tells each of its people of it. Whatever a message would do on its way through
application, middleware and server it does thousands of times a second, to end up as the same few bytes: a head and the
text. The fast path reads and writes these bytes where uvicorn has them, and only the commonest ones: a short text that
came whole and alone. All others go the way they always go. As that rests on uvicorn's internals, there is a twin that
is plain ASGI; a setting chooses between them, and the tests run both.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from taproom.server.clocks import RealClock
from taproom.server.limits import Bucket

_log = logging.getLogger("taproom.server")

Transport = Literal["fast", "plain"]
TOO_MANY: Final = 4429
_NOISE: Final = 5
_NOISE_AT_ONCE: Final = 100
"""How many frames without content, pings above all, may come per second and in a burst."""
_MAKES_NO_SENSE: Final = 1007
_EXTENSION: Final = "taproom.fast"
"""The name under which a connection's `FastProtocol` is found among its scope's extensions."""


class Channel(Protocol):
    """A client's socket, as connections use it."""

    def write(self, text: bytes, waiting: int) -> bool:
        """Send a text message, unless this many bytes already wait for the client: then it is too slow."""

    async def listen(self, hear: Callable[[str], None], hear_noise: Callable[[], None]) -> None:
        """Pass texts on as they come, and report other messages, until the connection is closed."""

    async def close(self, code: int) -> None:
        """Close once everything written before is out."""


def websocket_protocol(transport: Transport) -> Any:
    """The protocol class uvicorn runs its sockets with."""
    return FastProtocol if transport == "fast" else WebSocketsSansIOProtocol


def channel_of(socket: WebSocket) -> Channel:
    """The channel of an accepted socket: the fast one where uvicorn was given the protocol for it."""
    protocol = socket.scope.get("extensions", {}).get(_EXTENSION)
    return PlainChannel(socket) if protocol is None else FastChannel(socket, protocol)


# ---- plain ----


class PlainChannel:
    """Everything goes through ASGI, in the order it is written."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._texts: deque[bytes] = deque()
        self._waiting = 0
        """Bytes written but not yet sent."""
        self._sending: asyncio.Task[None] | None = None

    def write(self, text: bytes, waiting: int) -> bool:
        """Queue it; a task sends what is queued."""
        if self._waiting >= waiting:
            return False
        self._texts.append(text)
        self._waiting += len(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send_all())
        return True

    async def _send_all(self) -> None:
        while self._texts:
            text = self._texts.popleft()
            # The client may have disconnected already.
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.send_text(text.decode())
            self._waiting -= len(text)

    async def listen(self, hear: Callable[[str], None], hear_noise: Callable[[], None]) -> None:
        """Receive until the connection ends."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if isinstance(text, str):
                hear(text)
            else:
                hear_noise()

    async def close(self, code: int) -> None:
        """Close after what is queued."""
        if self._sending is not None:
            await self._sending
        await self._socket.close(code)


# ---- fast ----


class FastChannel:
    """Texts bypass ASGI; everything else goes through it, and so does the end of the connection."""

    def __init__(self, socket: WebSocket, protocol: "FastProtocol") -> None:
        self._socket = socket
        self._protocol = protocol
        self.write: Final = protocol.write_text

    async def listen(self, hear: Callable[[str], None], hear_noise: Callable[[], None]) -> None:
        """Through ASGI come only messages that are not text, and finally the end of the connection."""
        self._protocol.listen(hear)
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            hear_noise()

    async def close(self, code: int) -> None:
        """What was written is with the operating system, or goes out before the closing frame."""
        await self._socket.close(code)


class FastProtocol(WebSocketsSansIOProtocol):
    """A connection of uvicorn's whose text can be read and written directly. It rests on uvicorn's internals."""

    _hear: Callable[[str], None] | None = None
    _noise: Bucket | None = None

    def listen(self, hear: Callable[[str], None]) -> None:
        """Pass texts on as they come, beginning with those that wait; everything else is for the application."""
        self._hear = hear
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            text = message.get("text")
            if isinstance(text, str):
                hear(text)
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """A short text that comes between two messages does not need the parser."""
        if self._hear is not None and not self.close_sent:
            between = not self.conn.reader.buffer and self.conn.current_size is None
            text = _short_text(data) if between else None
            if text is not None:
                self._hear(text)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """The same for a text that the parser had to put together."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._end(_MAKES_NO_SENSE)
            return
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(text)

    def handle_ping(self) -> None:
        """Pings are answered, but not without limit."""
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Mostly an answer to one of our pings."""
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; it may be empty."""
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether one more frame without content is allowed; if not, the connection ends."""
        if self.close_sent:
            return False
        if self._noise is None:
            self._noise = Bucket(RealClock(), _NOISE, _NOISE_AT_ONCE)
        if self._noise.take_token():
            return True
        self._end(TOO_MANY)
        return False

    def _end(self, code: int) -> None:
        self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """A mistake, or mischief: logged as one line that says only that it happened."""
        assert self.conn.close_sent is not None
        _log.info("a client's frames make no sense: closed with %d", self.conn.close_sent.code)
        super().handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """The application finds the connection in its scope."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            extensions: dict[str, Any] = scope["extensions"]
            extensions[_EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The scope lets go of the connection, as that would keep both in memory."""
        super().connection_lost(exc)
        self._hear = None
        if scope := getattr(self, "scope", None):
            scope["extensions"].pop(_EXTENSION, None)

    def write_text(self, text: bytes, waiting: int) -> bool:
        """Send a message of text, unless so many bytes or more still wait for the client: then it is too slow.

        Nothing happens if the connection is closing.
        """
        transport = self.transport
        if transport.get_write_buffer_size() >= waiting:
            return False
        if not (self.close_sent or self.disconnected or transport.is_closing()):
            transport.write(_framed(text))
        return True


# ---- the commonest frame, a whole text (RFC 6455, 5.2) ----

_TEXT: Final = 0x81
"""The only frame of a message: text."""
_MASKED: Final = 0x80
_SHORT: Final = 126
"""From this size on, a frame states its length elsewhere."""
_HEAD: Final = 6
"""The bytes before a short masked text: two of the head, four of the mask."""
_heads: Final = [bytes((_TEXT, size)) for size in range(_SHORT)]


def _short_text(data: bytes) -> str | None:
    """The text, if this is exactly one whole masked frame of short text."""
    if len(data) < _HEAD or data[0] != _TEXT:
        return None
    size = data[1] - _MASKED
    if not 0 <= size < _SHORT or len(data) != _HEAD + size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def _framed(text: bytes) -> bytes:
    """A message of text as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return _heads[size] + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text

"""Frames straight from and to the connection, past the layers of ASGI.

A table hears of every choice and tells each of its people of it. Whatever a message would do on its way through
application, middleware and server it does thousands of times a second, to end up as the same few bytes: a head and the
text (`wire`). Only the commonest frame is read here, a short text that came whole and alone; all others go the way they
always go.
"""

import logging
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from taproom.server.clocks import RealClock
from taproom.server.limits import Bucket
from taproom.server.wire import framed, short_text

_log = logging.getLogger("taproom.server")

TOO_MANY: Final = 4429
_NOISE: Final = 5
_NOISE_AT_ONCE: Final = 100
"""So many frames that say nothing, pings above all, may come in a second and at once."""
_MAKES_NO_SENSE: Final = 1007
EXTENSION: Final = "taproom.frames"
"""The name under which a connection's `Frames` are found among the extensions of its scope."""


class Frames(WebSocketsSansIOProtocol):
    """A connection of uvicorn's whose text can be heard and written at once."""

    _hear: Callable[[str], None] | None = None
    _noise: Bucket | None = None

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hand texts over as they come, beginning with those that wait; whatever else comes is for the application."""
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
        """A short text that comes between two messages needs none of what the parser is for."""
        if self._hear is not None and not self.close_sent:
            between = not self.conn.reader.buffer and self.conn.current_size is None
            text = short_text(data) if between else None
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
        """It is answered, but not without end."""
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Mostly an answer to ours."""
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; it may be as small as nothing."""
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether one more frame that says nothing may come; if not, the connection ends."""
        if self.close_sent:
            return False
        if self._noise is None:
            self._noise = Bucket(RealClock(), _NOISE, _NOISE_AT_ONCE)
        if self._noise.take():
            return True
        self._end(TOO_MANY)
        return False

    def _end(self, code: int) -> None:
        self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Somebody's mistake, or mischief: one line, and no more than that it happened."""
        assert self.conn.close_sent is not None
        _log.info("a client's frames make no sense: closed with %d", self.conn.close_sent.code)
        super().handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """The application finds the connection in its scope."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            extensions: dict[str, Any] = scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The scope lets go of the connection, as that would keep both in memory."""
        super().connection_lost(exc)
        self._hear = None
        if scope := getattr(self, "scope", None):
            scope["extensions"].pop(EXTENSION, None)

    def write_text(self, text: bytes, waiting: int) -> bool:
        """Send a message of text, unless so many bytes or more still wait for the client: then it is too slow.

        Nothing happens if the connection is closing.
        """
        transport = self.transport
        if transport.get_write_buffer_size() >= waiting:
            return False
        if not (self.close_sent or self.disconnected or transport.is_closing()):
            transport.write(framed(text))
        return True

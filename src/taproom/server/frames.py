"""Frames straight from and to the connection, past the layers of ASGI.

A table hears of every choice and tells each of its people of it. Whatever a message would do on its way through
application, middleware and server it does thousands of times a second, to end up as the same few bytes: a head and the
text (RFC 6455, 5.2). Only the commonest frame is read here, a short text that came whole and alone; all others go the
way they always go.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION: Final = "taproom.frames"
"""The name under which a connection's `Frames` are found among the extensions of its scope."""
_TEXT: Final = 0x81
"""The last frame of a message, and the first: text."""
_MASKED: Final = 0x80
_SHORT: Final = 126
"""From so many bytes on a frame says its size elsewhere."""
_HEAD: Final = 6
"""The bytes before a short masked text: two of the head, four of the mask."""


def short_text(data: bytes) -> str | None:
    """The text, if this is one whole masked frame of short text and nothing else."""
    if len(data) < _HEAD or data[0] != _TEXT:
        return None
    size = data[1] - _MASKED
    if not 0 <= size < _SHORT or len(data) != _HEAD + size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


class Frames(WebSocketsSansIOProtocol):
    """A connection of uvicorn's whose text can be heard and written at once."""

    _hear: Callable[[str], None] | None = None

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
        if self._hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(text)

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

    def write_text(self, text: bytes) -> None:
        """Send a message of text; nothing happens if the connection is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65536:
            head = bytes((_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def backlog(self) -> int:
        """How many bytes the client has yet to take."""
        return self.transport.get_write_buffer_size()

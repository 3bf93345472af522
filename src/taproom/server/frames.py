"""Frames straight to the connection, past the layers of ASGI.

A table tells each of its people of every choice. Whatever a message would do on its way through application, middleware
and server it does thousands of times a second, to end up as the same few bytes: a head and the text (RFC 6455, 5.2).
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "taproom.frames"
"""The name under which a connection's `Frames` are found among the extensions of its scope."""
_TEXT: Final = 0x81
"""The last frame of a message, and the first: text."""


class Frames(WebSocketsSansIOProtocol):
    """A connection of uvicorn's whose text can be written at once."""

    def handle_connect(self, event: Request) -> None:
        """The application finds the connection in its scope."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            extensions: dict[str, Any] = scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The scope lets go of the connection, as that would keep both in memory."""
        super().connection_lost(exc)
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

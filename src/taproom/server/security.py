"""What every request passes first: who may ask from where, and what a browser may do with the answer."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from taproom.server.limits import household

SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
_RAW_NAMES: Final = frozenset([name for name, _ in _RAW_HEADERS])


def guest_of(connection: HTTPConnection) -> str:
    """The client, as far as limits are concerned."""
    return household(connection.client.host) if connection.client else ""


def is_own_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether the browser says that one of our own pages asks. Programs other than browsers say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host") and urlsplit(origin).scheme in ("http", "https")


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application around another."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [header for header in message.get("headers", ()) if header[0].lower() not in _RAW_NAMES]
                message["headers"] = [*own, *_RAW_HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)


# ---- requests that never end ----


def punctual(seconds: float) -> type[asyncio.Protocol]:
    """A connection of uvicorn's that limits how long each request may take to arrive, head and body."""

    class Punctual(HttpToolsProtocol):
        _limit: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """The first request has to come soon."""
            super().connection_made(transport)
            self._begin()

        def on_message_begin(self) -> None:
            """Another request begins. (Uvicorn has its own limit for the time between two.)"""
            self._begin()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            """The request is complete; how long the answer takes is our affair."""
            self._end()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            """From now on it is a WebSocket."""
            self._end()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            """Stop the timer."""
            self._end()
            super().connection_lost(exc)

        def _begin(self) -> None:
            if self._limit is None:
                self._limit = self.loop.call_later(seconds, self.transport.close)

        def _end(self) -> None:
            if self._limit is not None:
                self._limit.cancel()
                self._limit = None

    return Punctual

"""Connections on which nothing is said, or a request never comes to its end, are ended."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


def punctual(seconds: float) -> type[asyncio.Protocol]:
    """A connection of uvicorn's that gives each request so long to arrive, head and body."""

    class Punctual(HttpToolsProtocol):
        _limit: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """The first request should come soon."""
            super().connection_made(transport)
            self._begin()

        def on_message_begin(self) -> None:
            """Another one begins. (Between two of them uvicorn has its own limit.)"""
            self._begin()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            """It is there; how long the answer takes is our affair."""
            self._end()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            """From now on it is a socket's connection."""
            self._end()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            """Nobody waits any more."""
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

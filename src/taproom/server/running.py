"""Running the server: one process, one database, no configuration."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import uvicorn

from taproom.kernel.verdicts import Malformed
from taproom.protocol.commands import LARGEST_FRAME
from taproom.server import logs
from taproom.server.app import make_app
from taproom.server.housekeeping import Terms as Terms
from taproom.server.limits import Allowance
from taproom.server.registry import Registry
from taproom.server.security import punctual
from taproom.server.socket.transport import Transport, websocket_protocol
from taproom.server.storage.databases import shown
from taproom.server.storage.store import NotOurs, Store, StoreAway, TooNew

_log = logging.getLogger("taproom.server")
_BACKLOG: Final = 2048
_TURN: Final = 0.001
"""Seconds after which the event loop yields to the database's thread, which never needs long."""
_SELDOM: Final = (50_000, 20, 50)
"""Garbage collection starts after this many more objects were made than freed; the default is 700."""
_LONGEST_STOP: Final = 45.0
"""Seconds after which the process ends even if something hangs; everything it waits for has a shorter deadline."""
_HUNG: Final = 1
_GRACE: Final = 5
"""Seconds to finish requests when the server is told to stop."""


@dataclass(frozen=True)
class Setting:
    """Where to listen, and where to keep what."""

    host: str
    port: int
    database: str
    """The path of a file, or a postgresql:// address."""
    origins: frozenset[str]
    logs: bool = True
    log_file: Path | None = None
    """Instead of the standard error stream."""
    terms: Terms = field(default_factory=Terms)
    transport: Transport = "fast"
    """How text gets from and to sockets; see `socket/transport.py`."""


def configuration(setting: Setting, registry: Registry) -> uvicorn.Config:
    """How uvicorn runs the application. Compression is off: the size of a frame would reveal its content."""
    return uvicorn.Config(
        make_app(registry, setting.origins),
        host=setting.host,
        port=setting.port,
        http=punctual(registry.allowance.request_seconds),
        ws=websocket_protocol(setting.transport),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=_GRACE,
        access_log=False,
        server_header=False,
        log_config=None,
        log_level="warning",
    )


def listen(setting: Setting) -> socket.socket:
    """The socket, bound before anything else: a port in use is the commonest mistake."""
    bound = socket.socket(socket.AF_INET6 if ":" in setting.host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((setting.host, setting.port))
        # From now on connections queue until the tables are set up.
        bound.listen(_BACKLOG)
    except OSError as error:
        bound.close()
        hint = f"; choose another with --port {setting.port + 1}" if error.errno == errno.EADDRINUSE else ""
        raise Malformed(f"cannot listen on {setting.host}:{setting.port}: {error.strerror}{hint}") from None
    return bound


def address(bound: socket.socket) -> str:
    """The address for a browser."""
    host, port = bound.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def serve(
    setting: Setting,
    bound: socket.socket,
    store: Store,
    announce: Callable[[], None],
    allowance: Allowance | None = None,
) -> None:
    """Serve until told to stop, then finish what was begun. Announced once the database is known to be good."""
    if setting.logs:
        logs.begin(setting.log_file)
    sys.setswitchinterval(_TURN)
    # What exists by now stays. Messages are never part of a cycle, so there is little to collect, and seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)
    config = configuration(setting, Registry(store, allowance=allowance, terms=setting.terms))

    async def run() -> None:
        try:
            await store.open()
        except (sqlite3.Error, NotOurs, StoreAway, TooNew) as error:
            raise Malformed(f"{shown(setting.database)}: {error}") from None
        announce()
        await server.serve(sockets=[bound])

    server = _Stopping(config)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run())
    finally:
        server.last_resort.cancel()


class _Stopping(uvicorn.Server):
    """Makes the process end some time after it was told to, even if a disk, a thread or a connection hangs."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.last_resort = threading.Timer(_LONGEST_STOP, _end_at_once)
        self.last_resort.daemon = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the countdown."""
        self.last_resort.start()
        await super().shutdown(sockets)


def _end_at_once() -> None:
    """Everything people were told is stored; whatever hangs was not."""
    _log.error("something hangs: the server ends without waiting any longer")
    os._exit(_HUNG)

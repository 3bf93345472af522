"""Running the server: one process, one database, no configuration."""

import asyncio
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

from taproom.server import logs
from taproom.server.app import make_app
from taproom.server.commands import LARGEST_FRAME
from taproom.server.frames import Frames
from taproom.server.house import House
from taproom.server.housekeeping import Terms as Terms
from taproom.server.limits import Allowance
from taproom.server.punctual import punctual
from taproom.server.sqlite import SqliteStore
from taproom.server.store import NotOurs, Store, StoreAway, TooNew
from taproom.table.verdicts import Malformed

_log = logging.getLogger("taproom.server")
_BACKLOG: Final = 2048
_TURN: Final = 0.001
"""Seconds after which the event loop lets the database's thread have its turn: what that thread has is quickly done."""
_SELDOM: Final = (50_000, 20, 50)
"""After so many more objects made than freed the interpreter looks for cycles; by itself it does after 700."""
_LONGEST_STOP: Final = 45.0
"""Seconds after which the process ends whatever hangs; everything it waits for has a shorter deadline of its own."""
_HUNG: Final = 1
_GRACE: Final = 5
"""Seconds for requests that are being answered when the server is told to stop."""


@dataclass(frozen=True)
class Setting:
    """Where to listen and what to keep where."""

    host: str
    port: int
    database: str
    """The path of a file, or a postgresql:// address."""
    origins: frozenset[str]
    logs: bool = True
    log_file: Path | None = None
    """Instead of the standard error stream."""
    terms: Terms = field(default_factory=Terms)


def configuration(setting: Setting, house: House) -> uvicorn.Config:
    """How uvicorn runs the application. Compression is off: the size of a frame would tell what is in it."""
    return uvicorn.Config(
        make_app(house, setting.origins),
        host=setting.host,
        port=setting.port,
        http=punctual(house.allowance.request_seconds),
        ws=Frames,
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
    """The socket, bound before anything else is done: a port that is taken is the commonest mistake."""
    bound = socket.socket(socket.AF_INET6 if ":" in setting.host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((setting.host, setting.port))
        # Whoever connects from now on waits until the tables are set up.
        bound.listen(_BACKLOG)
    except OSError as error:
        bound.close()
        raise Malformed(f"cannot listen on {setting.host}:{setting.port}: {error.strerror}") from None
    return bound


def address(bound: socket.socket) -> str:
    """Where a browser finds it."""
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
    """Serve until told to stop; then finish what was begun. Announced once the database is known to be good."""
    if setting.logs:
        logs.begin(setting.log_file)
    sys.setswitchinterval(_TURN)
    # What is there by now stays. Messages are never part of a cycle, so there is little to look for, and seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)
    config = configuration(setting, House(store, allowance=allowance, terms=setting.terms))

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
    """Ends at the latest a while after it was told to, whatever hangs: a disk, a thread, a connection."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.last_resort = threading.Timer(_LONGEST_STOP, _end_at_once)
        self.last_resort.daemon = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """From now on it counts."""
        self.last_resort.start()
        await super().shutdown(sockets)


def _end_at_once() -> None:
    """What was told is stored; what hangs was not."""
    _log.error("something hangs: the server ends without waiting any longer")
    os._exit(_HUNG)


def is_address(database: str) -> bool:
    """Whether it names a server rather than a file."""
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """The database as it may be printed: an address without its password."""
    if "://" not in database:
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def store_at(database: str, patient: bool = True) -> Store:
    """The store that a path or an address names, not yet opened; Malformed says why it cannot be one.

    Opening it waits for a server that may just be stopping, or does not.
    """
    if is_address(database):
        try:
            from taproom.server.postgres import PostgresStore
        except ImportError:
            raise Malformed("PostgreSQL needs a further package: pip install 'taproom[postgres]'") from None
        return PostgresStore(database) if patient else PostgresStore(database, taking_over=0)
    if "://" in database:
        raise Malformed(f"{shown(database)}: a database is a file's path or begins with postgresql://")
    path = Path(database)
    if not path.absolute().parent.is_dir():
        raise Malformed(f"{path.parent} is not a folder")
    return SqliteStore(path)

"""Running the server: one process, one database file, no configuration."""

import logging
import socket
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from taproom.server.app import make_app
from taproom.server.house import House
from taproom.server.messages import LARGEST_FRAME
from taproom.server.store import SqliteStore
from taproom.table.verdicts import Malformed

_BACKLOG: Final = 2048
_GRACE: Final = 5
"""Seconds for requests that are being answered when the server is told to stop."""


@dataclass(frozen=True)
class Setting:
    """Where to listen and what to keep where."""

    host: str
    port: int
    database: Path
    origins: frozenset[str]
    logs: bool = True


def configuration(setting: Setting, house: House) -> uvicorn.Config:
    """How uvicorn runs the application. Compression is off: the size of a frame would tell what is in it."""
    return uvicorn.Config(
        make_app(house, setting.origins),
        host=setting.host,
        port=setting.port,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=_GRACE,
        access_log=False,
        server_header=False,
        log_config=None,
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


def serve(setting: Setting, bound: socket.socket, store: SqliteStore) -> None:
    """Serve until told to stop; then finish what was begun."""
    if setting.logs:
        logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
        # It would write down who connected to which table.
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
    house = House(store)
    uvicorn.Server(configuration(setting, house)).run(sockets=[bound])


def open_store(database: Path) -> SqliteStore:
    """The database; Malformed says why it cannot be one."""
    try:
        return SqliteStore(database)
    except sqlite3.Error as error:
        raise Malformed(f"{database}: {error}") from None

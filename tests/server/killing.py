"""A server process that dies: when it is killed, or by its own hand between a commit and the telling of it."""

import os
import signal
import socket
import sqlite3
import sys
import threading
from pathlib import Path

from asyncpg import Connection

from taproom.server.limits import UNLIMITED
from taproom.server.running import Setting, serve
from taproom.server.storage.databases import is_address
from taproom.server.storage.postgres import PostgresStore
from taproom.server.storage.sqlite import SqliteStore
from taproom.server.storage.store import APPEND, Statement, Store


class Doom:
    """Kills the process after the commit with so many entries, before anybody learns that they are there."""

    def __init__(self) -> None:
        self.left = 0

    def listen(self) -> None:
        """Wait for a line with the number of entries to go."""
        self.left = int(sys.stdin.readline() or 0)

    def committed(self, statements: list[Statement]) -> None:
        entries = sum(sql == APPEND for sql, _ in statements)
        if entries and self.left > 0:
            self.left -= entries
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


class DyingSqlite(SqliteStore):
    """In one file."""

    def __init__(self, path: Path, doom: Doom) -> None:
        super().__init__(path)
        self.doom = doom

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        super().commit_group(connection, statements)
        self.doom.committed(statements)


class DyingPostgres(PostgresStore):
    """In PostgreSQL."""

    def __init__(self, url: str, doom: Doom) -> None:
        super().__init__(url)
        self.doom = doom

    async def commit_group(self, connection: Connection, statements: list[Statement]) -> None:
        await super().commit_group(connection, statements)
        self.doom.committed(statements)


def main(port: str, database: str) -> None:
    """Serve on the port until killed."""
    doom = Doom()
    threading.Thread(target=doom.listen, daemon=True).start()
    bound = socket.create_server(("127.0.0.1", int(port)), backlog=2048)
    setting = Setting("127.0.0.1", int(port), database, frozenset(), logs=False)
    store: Store = DyingPostgres(database, doom) if is_address(database) else DyingSqlite(Path(database), doom)
    serve(setting, bound, store, lambda: print("open", flush=True), UNLIMITED)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A server process that dies: when it is told to, or by its own hand between a commit and the telling of it."""

import os
import random
import signal
import socket
import sqlite3
import sys
from pathlib import Path

from taproom.server.running import Setting, serve
from taproom.server.sqlite import SqliteStore
from taproom.server.store import Statement


class Dying(SqliteStore):
    """Kills the process after so many commits, before anybody learns that they are there."""

    def __init__(self, path: Path, commits: int) -> None:
        self.left = commits
        super().__init__(path)

    def commit_group(self, connection: sqlite3.Connection, statements: list[Statement]) -> None:
        super().commit_group(connection, statements)
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def main(port: str, database: str, commits: str) -> None:
    """Serve on the port; after so many commits die, if that is not 0."""
    random.seed()
    bound = socket.create_server(("127.0.0.1", int(port)))
    setting = Setting("127.0.0.1", int(port), database, frozenset(), logs=False)
    store = Dying(Path(database), int(commits))
    serve(setting, bound, store, lambda: print("open", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

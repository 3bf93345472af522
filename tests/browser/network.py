"""A network between browser and server that a test can cut and mend."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from types import TracebackType

_PIECE = 65536


class Network:
    """Carries every connection to its own address on to the server's, until it is cut."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._port = 0
        self._door = self._listen()

    @property
    def address(self) -> str:
        """Where the server can be reached through this network."""
        return f"http://127.0.0.1:{self._port}"

    def cut(self) -> None:
        """Nothing gets through any more, and what was under way is lost."""
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in (self._door, *ends):
            _hang_up(end)

    def mend(self) -> None:
        """The server can be reached again."""
        self._door = self._listen()

    def __enter__(self) -> "Network":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()

    def _listen(self) -> socket.socket:
        door = socket.create_server(("127.0.0.1", self._port))
        self._port = door.getsockname()[1]
        Thread(target=self._answer, args=(door,), daemon=True).start()
        return door

    def _answer(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self._server_port))
                with self._lock:
                    self._ends |= {near, far}
                Thread(target=_carry, args=(near, far), daemon=True).start()
                Thread(target=_carry, args=(far, near), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(_PIECE):
            target.sendall(piece)
    _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

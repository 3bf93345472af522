"""Servers on one core and their clients on the other: starting them, loading them, looking at what they use."""

import contextlib
import json
import os
import select
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PYTHONS = {"taproom": ".venv-compiled", "baseline": ".venv-baseline"}
"""Which environment a server of ours runs in: the present wheel, or that of `make baseline`."""
TICKS = os.sysconf("SC_CLK_TCK")
Figures = dict[str, Any]


class Urgency:
    """Whether all that is measured goes before everything else on the machine, which root may ask for on a busy one."""

    asked = False

    @classmethod
    def of(cls, command: list[str], priority: int) -> list[str]:
        """The command, at this priority if it is asked for."""
        return ["chrt", "--fifo", str(priority), *command] if cls.asked else command


SERVER, LOUD = 50, 1
"""The priorities of the server and the clients that measure, and of a flood."""


def pinned(command: list[str], core: int) -> list[str]:
    """The command on one core; on a machine with one core, or without taskset, as it is."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (
        command
        if len(cores) < 2 or shutil.which("taskset") is None
        else ["taskset", "-c", str(cores[core % len(cores)]), *command]
    )


def free_port() -> int:
    """A port nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port: int = bound.getsockname()[1]
        return port


class Server:
    """A running server process."""

    def __init__(self, kind: str, process: "subprocess.Popen[str]", port: int, database: Path | None) -> None:
        self.kind = kind
        self.port = port
        self.database = database
        self._process = process

    def cpu(self) -> float:
        """Seconds of the processor it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> float:
        """Megabytes it has in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def load(self, every: Callable[[], None] = lambda: None, **wish: Any) -> Figures:
        """What one round of clients measured; `every` is called now and then while they do."""
        loading = clients(
            kind="taproom" if self.kind in PYTHONS else self.kind, old=self.kind == "baseline", port=self.port, **wish
        )
        assert loading.stdout is not None
        loading.stdout.readline()
        before = self.cpu()
        while not select.select([loading.stdout], [], [], 1)[0]:
            every()
        output = loading.stdout.readline()
        used = self.cpu() - before
        if loading.wait():
            raise SystemExit(f"the clients of {self.kind} failed")
        figures: Figures = json.loads(output)
        figures["server cpu"] = used / figures["seconds"]
        figures["us/choice"] = used / max(1, figures["choices"]) * 1e6
        figures["resident MB"] = self.resident()
        return figures


def clients(**wish: Any) -> "subprocess.Popen[str]":
    """A process full of clients, on the other core."""
    command = pinned(Urgency.of(["node", str(HERE / "load.js"), json.dumps(wish)], SERVER), 0)
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@contextlib.contextmanager
def running(kind: str, *arguments: str) -> Iterator[Server]:
    """A server of this kind, on the second core, until the end of the block."""
    port = free_port()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="bench-") as folder:
        database = Path(folder) / "taproom.db"
        command = ["node", str(HERE / "peer_server.js")]
        if kind in PYTHONS:
            python = str(ROOT / PYTHONS[kind] / "bin" / "python")
            program = "serve.py" if kind == "taproom" else "serve_baseline.py"
            command = [python, str(HERE / program), str(database), str(port), *arguments]
        environment = {**os.environ, "NODE_ENV": "production", "PORT": str(port)}
        process = subprocess.Popen(
            pinned(Urgency.of(command, SERVER), 1), stdout=subprocess.PIPE, text=True, env=environment
        )
        assert process.stdout is not None
        try:
            while process.poll() is None and "open" not in process.stdout.readline():
                pass
            yield Server(kind, process, port, database if kind in PYTHONS else None)
        finally:
            process.terminate()
            process.wait()

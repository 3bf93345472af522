"""A private server for a game against bots, on this machine and only while the game lasts."""

import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from taproom.kernel.verdicts import Malformed

_OPEN: Final = "Taproom is open at "
_RUN: Final = "import sys; from taproom.cli.main import main; sys.exit(main())"


@contextmanager
def own_house() -> Iterator[str]:
    """Its address. It listens to this machine only, and what it stored is deleted afterwards.

    That holds when the terminal is closed, too.
    """
    with _ended_by_signals(), tempfile.TemporaryDirectory(prefix="taproom-") as folder:
        command = [sys.executable, "-c", _RUN, "serve", "--port", "0", "--database", str(Path(folder) / "taproom.db")]
        log = Path(folder) / "log"
        with log.open("w", encoding="utf-8") as errors:
            house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert house.stdout is not None
            for line in house.stdout:
                if line.startswith(_OPEN):
                    yield line.removeprefix(_OPEN).strip().rstrip("/")
                    return
            raise Malformed(f"the house did not open: {log.read_text(encoding='utf-8').strip()}")
        finally:
            house.terminate()
            house.wait()
            if house.stdout is not None:
                house.stdout.close()


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let SIGHUP (a closed terminal) and SIGTERM raise, so that the program cleans up behind itself."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []
    before = {number: signal.signal(number, _leave) for number in [signal.Signals[name] for name in names]}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, frame: FrameType | None) -> None:
    # Once is enough: a second signal must not interrupt the clean-up.
    signal.signal(number, signal.SIG_IGN)
    raise SystemExit(128 + number)

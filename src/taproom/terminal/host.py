"""A house of one's own, for a game against bots: the real server, on this machine, for as long as the game lasts."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from taproom.table.verdicts import Malformed

_OPEN: Final = "Taproom is open at "
_RUN: Final = "import sys; from taproom.cli import main; sys.exit(main())"


@contextmanager
def own_house() -> Iterator[str]:
    """Its address. Nobody else is let in: it listens to this machine only, and what it kept is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="taproom-") as folder:
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

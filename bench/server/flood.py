"""One client floods; how long do other tables wait? With the server's usual limits, before and during the flood."""

import json
import subprocess

from servers import HERE, Figures, pinned, running

TABLES = 10
RATE = 40
"""Few tables, so that the usual limits let them all in from one address."""


def flooded(seconds: float) -> None:
    """p99 at quiet tables, without and with a flood of frames, connections and requests."""
    with running("taproom", "usual") as server:
        quiet = server.load(seconds=seconds, rate=RATE, tables=TABLES)
        _show("without a flood", quiet)
        flood = subprocess.Popen(
            pinned(["node", str(HERE / "flood.js"), json.dumps({"port": server.port})], 0),
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            loud = server.load(seconds=seconds, rate=RATE, tables=TABLES)
        finally:
            flood.terminate()
        _show("with a flood", loud)
        assert flood.stdout is not None
        print("  the flood was answered:", flood.stdout.read().strip().splitlines()[-1:])
    print(f"  ratio of p99: {loud['p99'] / quiet['p99']:.2f}")


def _show(name: str, figures: Figures) -> None:
    print(
        f"  {name:20} choices/s {figures['choices/s']:.1f}   p50 {figures['p50']:.2f}   p99 {figures['p99']:.2f}",
        flush=True,
    )

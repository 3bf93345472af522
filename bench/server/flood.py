"""One guest asks for far too much: how long do other tables wait? With the usual limits, with it and without it."""

import contextlib
import json
import subprocess
from collections.abc import Iterator
from statistics import median

from servers import HERE, LOUD, Figures, Server, Urgency, pinned, running

TABLES = 10
RATE = 40
PAIRS = 8
KINDS = ("flood", "chat", "bots")
"""Frames, connections and requests as fast as they go; remarks on 150 connections; 50 tables of bots without pauses."""


def flooded(kind: str, seconds: float) -> None:
    """p99 at quiet tables, without and with a flood of this kind."""
    without: list[Figures] = []
    with_flood: list[Figures] = []
    for pair in range(PAIRS):
        # Each comes first in every second pair: that a server has run for a while touches both alike.
        with running("taproom", "usual") as server:
            for loud in (False, True) if pair % 2 == 0 else (True, False):
                with _flood(server, kind) if loud else contextlib.nullcontext():
                    figures = server.load(seconds=seconds, rate=RATE, tables=TABLES)
                _show(f"with {kind}" if loud else f"without {kind}", figures)
                (with_flood if loud else without).append(figures)
    for key in ("p50", "p99"):
        quiet, loud_one = (median([one[key] for one in some]) for some in (without, with_flood))
        print(f"  {kind}: {key}, medians: without {quiet:.2f}, with {loud_one:.2f}, ratio {loud_one / quiet:.2f}")


@contextlib.contextmanager
def _flood(server: Server, kind: str) -> Iterator[None]:
    """It yields to the clients that measure, which share its core: they should wait for the server only."""
    script = HERE / ("flood.js" if kind == "flood" else "siege.js")
    command = ["node", str(script), json.dumps({"port": server.port, "kind": kind})]
    command = Urgency.of(command, LOUD) if Urgency.asked else ["nice", "-n", "19", *command]
    flood = subprocess.Popen(pinned(command, 0), stdout=subprocess.PIPE, text=True)
    try:
        yield
    finally:
        flood.terminate()
        assert flood.stdout is not None
        print("  the flood was answered:", flood.stdout.read().strip().splitlines()[-1:])


def _show(name: str, figures: Figures) -> None:
    print(
        f"  {name:20} choices/s {figures['choices/s']:.1f}   p50 {figures['p50']:.2f}   p99 {figures['p99']:.2f}",
        flush=True,
    )

"""Numbers for the operator, as Prometheus reads them. None of them is about a single table or person."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from typing import Final

_HELP: Final = {
    "entries": "Entries stored and carried out.",
    "refused": "Commands refused.",
    "store_away": "Times something could not be stored.",
    "connections": "Connections accepted.",
    "messages": "Messages received.",
    "limited": "Messages and requests refused because there were too many.",
}


_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters; everything else is computed when it is asked for."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._waits = [0 for _ in range(len(_BUCKETS) + 1)]
        """How many waits fell between one limit and the next."""
        self._waited = 0.0

    def count(self, name: str) -> None:
        """Count one more of these."""
        self._counts[name] += 1

    def wait(self, seconds: float) -> None:
        """Record how long it took to store an entry, carry it out and tell everybody."""
        self._waited += seconds
        self._waits[bisect_left(_BUCKETS, seconds)] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        """The whole text."""
        lines: list[str] = []
        for name, meaning in _HELP.items():
            lines += [f"# HELP taproom_{name}_total {meaning}", f"# TYPE taproom_{name}_total counter"]
            lines.append(f"taproom_{name}_total {self._counts[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE taproom_{name} gauge", f"taproom_{name} {value}"]
        name = "taproom_entry_seconds"
        lines += [f"# HELP {name} From judging an entry until everybody was told.", f"# TYPE {name} histogram"]
        sums = list(accumulate(self._waits))
        lines += [f'{name}_bucket{{le="{limit}"}} {n}' for limit, n in zip((*_BUCKETS, "+Inf"), sums, strict=True)]
        lines += [f"{name}_sum {self._waited:.6f}", f"{name}_count {sums[-1]}"]
        return "\n".join(lines) + "\n"

"""Numbers for the operator, as Prometheus reads them. None of them is about a single table or person."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

_HELP: Final = {
    "entries": "Entries stored and carried out.",
    "refused": "Commands refused.",
    "store_away": "Times something could not be stored.",
    "connections": "Connections accepted.",
    "messages": "Messages received.",
    "limited": "Messages and requests refused because there were too many.",
}


class Metrics:
    """Counters; everything else is counted when it is asked for."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, name: str) -> None:
        """One more of these."""
        self._counts[name] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        """All of it."""
        lines: list[str] = []
        for name, meaning in _HELP.items():
            lines += [f"# HELP taproom_{name}_total {meaning}", f"# TYPE taproom_{name}_total counter"]
            lines.append(f"taproom_{name}_total {self._counts[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE taproom_{name} gauge", f"taproom_{name} {value}"]
        return "\n".join(lines) + "\n"

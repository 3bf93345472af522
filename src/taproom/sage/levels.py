"""How long Sage may think: by nodes, so that a result does not depend on the machine, and by seconds, for people."""

from typing import Final

from taproom.table.verdicts import Malformed

NO_LIMIT: Final = 0.0
SAGE: Final = "sage:"
"""A bot's name that begins so goes on with its number of nodes."""
_MOST_NODES: Final = 1_000_000


class Budget:
    """At most so many nodes, each a visit to the tree, and at most so many seconds."""

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes: Final = nodes
        self.seconds: Final = seconds


LEVELS: Final = {"easy": Budget(30, 0.5), "medium": Budget(200, 1.5), "hard": Budget(1_600, 4.0)}
"""For people, the weakest first."""


def counted(name: str) -> Budget:
    """The budget that `sage:400` names."""
    nodes = name.removeprefix(SAGE)
    if not nodes.isdecimal() or not 1 <= int(nodes) <= _MOST_NODES:
        raise Malformed(f"{name!r}: after {SAGE} comes a number of nodes from 1 to {_MOST_NODES}, such as {SAGE}400")
    return Budget(int(nodes), NO_LIMIT)

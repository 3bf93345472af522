"""The bot that thinks: a search for every decision, bounded by nodes and by time."""

import gc
import time
from typing import Final

from taproom.bots.sage import lines
from taproom.bots.sage.search import MEASURED, Search, Settings
from taproom.kernel.bots import Guide, Thinker
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.game import game
from taproom.kernel.state import State
from taproom.kernel.verdicts import Malformed

NO_LIMIT: Final = 0.0
SAGE: Final = "sage:"
"""The prefix of a bot's name that is followed by its number of nodes."""
_MOST_NODES: Final = 1_000_000


class Budget:
    """A limit on nodes, each a visit to the tree, and on seconds."""

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


class Sage(Thinker):
    """Thinks about every decision within its budget."""

    def __init__(self, guide: Guide, chance: Chance, budget: Budget, how: Settings = MEASURED) -> None:
        super().__init__(chance)
        self.guide: Final = guide
        self.budget: Final = budget
        self.how: Final = how
        self.search: Search | None = None
        """The last search, kept for explanations."""

    def think(self, world: State, seat: int, decision: Decision) -> int:
        """The answer thought best after all visits.

        Nothing in a search refers to itself in a circle, so the garbage collector, which would go through the growing
        tree again and again, rests meanwhile.
        """
        was_collecting = gc.isenabled()
        gc.disable()
        try:
            return self._think(world, seat, decision)
        finally:
            if was_collecting:
                gc.enable()

    def _think(self, world: State, seat: int, decision: Decision) -> int:
        end = time.monotonic() + self.budget.seconds
        search = Search(world, seat, decision, self.guide, self.chance, self.how)
        self.search = search
        search.begin(self.budget.nodes)
        if len(search.runners) == 1:
            return search.runners[0].hint.choice
        for _ in range(self.budget.nodes):
            search.visit()
            if search.is_decided():
                break
            if self.budget.seconds > NO_LIMIT and time.monotonic() >= end:
                break
        return search.best()[0].hint.choice

    def why(self, language: str = "en") -> str:
        """How much better the choice was than the next best."""
        return lines.why(self.search, language)

    def lines(self, game_key: str, language: str = "en") -> list[str]:
        """The two best lines of the last search, as others may hear of them."""
        return [] if self.search is None else lines.best_lines(self.search, game(game_key), language, to_others=True)

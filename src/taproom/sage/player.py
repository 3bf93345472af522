"""The bot that thinks: a search for every decision, bounded by nodes and by time."""

import time
from typing import Final

from taproom.sage import lines
from taproom.sage.levels import NO_LIMIT, Budget
from taproom.sage.search import MEASURED, Search, Settings
from taproom.table.bots import Thinker
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.game import game
from taproom.table.guides import Guide
from taproom.table.state import State


class Sage(Thinker):
    """Thinks about every decision within its budget."""

    def __init__(self, guide: Guide, chance: Chance, budget: Budget, how: Settings = MEASURED) -> None:
        super().__init__(chance)
        self.guide: Final = guide
        self.budget: Final = budget
        self.how: Final = how
        self.search: Search | None = None
        """The last search, for whoever wants to know why."""

    def think(self, world: State, seat: int, decision: Decision) -> int:
        """The answer that is thought to be best after all visits."""
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

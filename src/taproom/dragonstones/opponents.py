"""The bots of Fist of Dragonstones as the table knows them: a mind that chooses, and words for what it had in mind."""

from typing import Final

from taproom.dragonstones.fluent import say
from taproom.dragonstones.regular import mind
from taproom.dragonstones.rules.views import TableView
from taproom.table.bots import Bot
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.state import View

_STONE: Final = 100


class Regular(Bot):
    """Bids by what a character is worth to everybody."""

    def __init__(self, chance: Chance) -> None:
        self.mind: Final = mind.Mind(chance)

    def choose(self, view: View, decision: Decision) -> int:
        """The choice."""
        assert isinstance(view, TableView), "a view of Fist of Dragonstones"
        return self.mind.choose(view, decision)

    def why(self, language: str = "en") -> str:
        """What the last choice was made for."""
        reason = self.mind.reason
        worth = _in_stones(reason.worth, language)
        if reason.kind == mind.BID:
            return say(language, "why-bid", worth=worth, keenest=_in_stones(reason.keenest, language), odds=reason.odds)
        return say(language, "why-power", worth=worth)


def _in_stones(hundredths: int, language: str) -> str:
    stones = f"{hundredths / _STONE:.1f}"
    return stones.replace(".", ",") if language == "ru" else stones

"""The bots of Fist of Dragonstones as the table knows them: a policy that chooses, and words for its reasons."""

from typing import Final

from taproom.dragonstones.bots import policy
from taproom.dragonstones.bots.guide import AuctionGuide
from taproom.dragonstones.messages import say
from taproom.dragonstones.rules.views import TableView
from taproom.kernel.bots import RANDOM, REGULAR, Bot, BotRoster, Guide
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import View

_STONE: Final = 100


class Regular(Bot):
    """Bids by what a character is worth to everybody."""

    def __init__(self, chance: Chance) -> None:
        self.mind: Final = policy.Policy(chance)

    def choose(self, view: View, decision: Decision) -> int:
        """The choice."""
        assert isinstance(view, TableView), "a view of Fist of Dragonstones"
        return self.mind.choose(view, decision)

    def why(self, language: str = "en") -> str:
        """Why the last choice was made."""
        reason = self.mind.reason
        worth = _in_stones(reason.worth, language)
        if reason.kind == policy.BID:
            return say(language, "why-bid", worth=worth, keenest=_in_stones(reason.keenest, language), odds=reason.odds)
        return say(language, "why-power", worth=worth)


def _in_stones(hundredths: int, language: str) -> str:
    stones = f"{hundredths / _STONE:.1f}"
    return stones.replace(".", ",") if language == "ru" else stones


class DragonstonesBots(BotRoster):
    """Random and regular."""

    def levels(self) -> list[str]:
        """The regular knows the game, the random one does not."""
        return [RANDOM, REGULAR]

    def make(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat."""
        return Regular(chance) if level == REGULAR else super().make(level, chance)

    def guide(self, chance: Chance) -> Guide:
        """The regular guides a search."""
        return AuctionGuide(chance)

"""The Inn's bots as the table knows them: a policy that chooses, and words for its reasons."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from taproom.i18n.messages import Messages
from taproom.inn.bots import policy
from taproom.inn.bots.guide import InnGuide
from taproom.inn.bots.win_model import Network, WinModel
from taproom.inn.state.views import InnView
from taproom.kernel.bots import RANDOM, REGULAR, Bot, BotRoster, Guide
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import View

_WORDS: Final = Messages(Path(__file__).parent.parent / "locale")
_TEN_THOUSAND: Final = 10_000
"""Chances are in millionths; people read them in hundredths."""

LEARNED: Final = Path(__file__).with_name("win_model.json")
"""The weights of the network that estimates the chances; training/ made them."""


class _Weights(msgspec.Struct):
    """The network as it is kept."""

    taught: str
    hidden: list[list[float]]
    biases: list[float]
    out: list[float]
    direct: list[float]


@cache
def network() -> Network:
    """The network that tells how likely everybody is to win."""
    kept = msgspec.json.decode(LEARNED.read_bytes(), type=_Weights)
    return Network(kept.hidden, kept.biases, kept.out, kept.direct)


class Regular(Bot):
    """Plays what raises its chance of winning most."""

    def __init__(self) -> None:
        self.mind: Final = policy.Policy()

    def choose(self, view: View, decision: Decision) -> int:
        """The choice."""
        assert isinstance(view, InnView), "a view of the Inn"
        return self.mind.choose(view, decision)

    def why(self, language: str = "en") -> str:
        """Why the last choice was made."""
        reason = self.mind.reason
        before, after = reason.before // _TEN_THOUSAND, reason.after // _TEN_THOUSAND
        if reason.kind == policy.ROUND:
            return _WORDS.say(language, "why-round", odds=reason.odds)
        if reason.kind == policy.WAIT:
            return _WORDS.say(language, "why-wait", after=after)
        if reason.kind == policy.TIDY:
            return _WORDS.say(language, "why-tidy")
        if reason.kind == policy.DRAW_FIRST:
            return _WORDS.say(language, "why-draw-first")
        if before == after:
            return _WORDS.say(language, "why-a-little", after=after)
        return _WORDS.say(language, "why-best", before=before, after=after)


class InnBots(BotRoster):
    """Random and regular."""

    def levels(self) -> list[str]:
        """The regular knows the game, the random one does not."""
        return [RANDOM, REGULAR]

    def make(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat."""
        return Regular() if level == REGULAR else super().make(level, chance)

    def guide(self, chance: Chance) -> Guide:
        """The regular guides a search, and the chances are learned."""
        return InnGuide(WinModel(network()))

"""The Inn's bots as the table knows them: a mind that chooses, and words for what it had in mind."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from taproom.inn.regular import mind
from taproom.inn.regular.outlook import Network
from taproom.inn.rules.views import InnView
from taproom.table.bots import Bot
from taproom.table.decisions import Decision
from taproom.table.state import View
from taproom.wording import Wording

_WORDS: Final = Wording(Path(__file__).parent / "locale")
_TEN_THOUSAND: Final = 10_000
"""Chances are in millionths; people read them in hundredths."""

LEARNED: Final = Path(__file__).with_name("outlook.json")
"""What the network learned that tells the chances; training/ made it."""


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
        self.mind: Final = mind.Mind()

    def choose(self, view: View, decision: Decision) -> int:
        """The choice."""
        assert isinstance(view, InnView), "a view of the Inn"
        return self.mind.choose(view, decision)

    def why(self, language: str = "en") -> str:
        """What the last choice was made for."""
        reason = self.mind.reason
        before, after = reason.before // _TEN_THOUSAND, reason.after // _TEN_THOUSAND
        if reason.kind == mind.ROUND:
            return _WORDS.say(language, "why-round", odds=reason.odds)
        if reason.kind == mind.WAIT:
            return _WORDS.say(language, "why-wait", after=after)
        if reason.kind == mind.TIDY:
            return _WORDS.say(language, "why-tidy")
        if reason.kind == mind.DRAW_FIRST:
            return _WORDS.say(language, "why-draw-first")
        if before == after:
            return _WORDS.say(language, "why-a-little", after=after)
        return _WORDS.say(language, "why-best", before=before, after=after)

"""The regular's advice to a search: its own choices, how it would weigh the others, and how well everybody stands."""

import math
from typing import Final

from taproom.dragonstones.bots.evaluation import COIN, POINT, promise
from taproom.dragonstones.bots.policy import Policy
from taproom.dragonstones.rules.auctions import Bidding
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.state.position import Position
from taproom.dragonstones.state.terms import COIN_KINDS, POINTS_TO_WIN
from taproom.kernel.bots import CERTAIN, Guide, Hint
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import State

_LEAD: Final = 450.0
"""In hundredths of a stone: a seat this far ahead of another is e times as likely to win."""
_CHANCE: Final = 400
"""In millionths: what a hundredth of a stone adds to a middling chance of winning."""


class AuctionGuide(Guide):
    """Knows Fist of Dragonstones as the regular does."""

    def __init__(self, chance: Chance) -> None:
        self.mind: Final = Policy(chance)

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """What the regular would do."""
        assert isinstance(state, DragonstonesState)
        return self.mind.choose(state.view(seat), decision)

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """The best of the regular's answers first."""
        assert isinstance(state, DragonstonesState)
        self.mind.choose(state.view(seat), decision)
        worths = self.mind.worths
        best = max(worths)
        hints: list[Hint] = []
        for number in sorted(range(len(worths)), key=lambda number: -worths[number]):
            option = decision.options[number]
            deed = (decision.kind, option.verb, option.subject, option.mode, option.about, *option.targets)
            hints.append(Hint(number, deed, (best - worths[number]) * _CHANCE))
        return hints

    def chances(self, state: State) -> list[int]:
        """By what everybody has: points, stones, coins."""
        assert isinstance(state, Position)
        weights: list[float] = []
        for seat in state.seats:
            worth = promise(seat.stones)
            for point in range(min(seat.score, POINTS_TO_WIN)):
                worth += POINT[point]
            for kind in range(COIN_KINDS):
                worth += seat.coins[kind] * COIN[kind]
            weights.append(math.exp(worth / _LEAD))
        total = sum(weights)
        return [int(weight / total * CERTAIN) for weight in weights]

    def is_quiet(self, state: State) -> bool:
        """An auction is about to begin."""
        assert isinstance(state, Position)
        return isinstance(state.question, Bidding)

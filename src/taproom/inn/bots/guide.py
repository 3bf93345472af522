"""The regular's advice to a search: its own choices, how it would weigh the others, and how well everybody stands."""

from typing import Final

from taproom.inn.board.questions import DISCARD_PHASE, POTION
from taproom.inn.bots.policy import Policy
from taproom.inn.bots.win_model import WinModel
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.position import Position
from taproom.kernel.bots import Guide, Hint
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.state import State

_MOST_PICKS: Final = 12


class InnGuide(Guide):
    """Knows the Inn as the regular does."""

    def __init__(self, outlook: WinModel) -> None:
        self.mind: Final = Policy()
        self.outlook: Final = outlook

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """As the regular would."""
        assert isinstance(state, InnState)
        return self.mind.choose(state.view(seat), decision)

    def favourite(self, state: State, seat: int, decision: Decision) -> Hint:
        """The regular's choice."""
        chosen = self.choose(state, seat, decision)
        assert isinstance(state, Position)
        if decision.is_pick():
            return _pick(decision, chosen, 0)
        return Hint(chosen, _deed(state, decision, decision.options[chosen]), 0)

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """The regular's choice first, the others by how much worse they look to it."""
        assert isinstance(state, InnState)
        chosen = self.mind.choose(state.view(seat), decision)
        if decision.is_pick():
            return _picks(decision, chosen, self.mind.worths)
        worths = self.mind.worths
        if len(worths) != len(decision.options):
            worths = [0] * len(decision.options)
            worths[chosen] = 1
        best = worths[chosen]
        tokens = [n for n, option in enumerate(decision.options) if option.verb == POTION and n != chosen]
        # A Potion Token is as good later, so a search need not try it at every moment.
        able = [number for number in range(len(worths)) if number not in tokens]
        order = sorted(able, key=lambda number: -worths[number])
        return [
            Hint(number, _deed(state, decision, decision.options[number]), best - worths[number]) for number in order
        ]

    def chances(self, state: State) -> list[int]:
        """As learned from many games."""
        assert isinstance(state, Position)
        return self.outlook.chances(state, self.mind.habits_at(state.setup))

    def is_quiet(self, state: State) -> bool:
        """A turn is about to begin, with nothing played or revealed that has not yet happened."""
        assert isinstance(state, Position)
        return state.phase == DISCARD_PHASE and not state.incidents and not state.gambling


def _deed(state: Position, decision: Decision, option: Option) -> tuple[int, ...]:
    """What an option does, with what it answers: incidents are numbered differently in every position."""
    deed = (decision.kind, option.verb, option.subject, option.mode, *option.targets)
    if 0 <= option.about < len(state.incidents):
        answered = state.incidents[option.about]
        return (*deed, answered.kind, answered.card, answered.seat, answered.other)
    return deed


def _picks(decision: Decision, chosen: int, worths: list[int]) -> list[Hint]:
    """The regular's pick, and those that differ from it in one or two candidates, by how much more they give away."""
    hints = [_pick(decision, chosen, 0)]
    count = len(decision.candidates)
    for one in range(count):
        for other in range(one, count):
            mask = chosen ^ (1 << one) ^ (1 << other if other != one else 0)
            if decision.allows(mask):
                hints.append(_pick(decision, mask, max(0, _given(worths, mask) - _given(worths, chosen))))
    known: set[tuple[int, ...]] = set()
    best: list[Hint] = []
    for hint in sorted(hints, key=lambda hint: hint.behind):
        if hint.key not in known and len(best) < _MOST_PICKS:
            known.add(hint.key)
            best.append(hint)
    return best


def _given(worths: list[int], mask: int) -> int:
    total = 0
    for place, worth in enumerate(worths):
        if (mask >> place) & 1:
            total += worth
    return total


def _pick(decision: Decision, mask: int, behind: int) -> Hint:
    cards = sorted([card for place, card in enumerate(decision.candidates) if (mask >> place) & 1])
    return Hint(mask, (decision.kind, *cards), behind)

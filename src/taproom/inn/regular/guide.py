"""The regular's advice to a search: its own choices, how it would weigh the others, and how well everybody stands."""

from typing import Final

from taproom.inn.regular.mind import Mind
from taproom.inn.regular.worth import ONE, SHARE, strength
from taproom.inn.rules.position import Position
from taproom.inn.state import Inn
from taproom.table.decisions import Decision, Option
from taproom.table.guides import Guide, Hint
from taproom.table.state import State

_BEHIND: Final = 10_000
"""In millionths: by how much a pick is thought to be worse that differs from the regular's in one card."""


class InnGuide(Guide):
    """Knows the Inn as the regular does."""

    def __init__(self) -> None:
        self.mind: Final = Mind()

    def choose(self, state: State, seat: int, decision: Decision) -> int:
        """As the regular would."""
        assert isinstance(state, Position)
        return self.mind.choose(state.view(seat), decision)

    def hints(self, state: State, seat: int, decision: Decision) -> list[Hint]:
        """The regular's choice first, the others by how much worse they look to it."""
        assert isinstance(state, Position)
        chosen = self.mind.choose(state.view(seat), decision)
        if decision.is_pick():
            return _picks(decision, chosen)
        worths = self.mind.worths
        if len(worths) != len(decision.options):
            worths = [0] * len(decision.options)
            worths[chosen] = 1
        best = worths[chosen]
        order = sorted(range(len(worths)), key=lambda number: -worths[number])
        return [
            Hint(number, _deed(state, decision, decision.options[number]), best - worths[number]) for number in order
        ]

    def chances(self, state: State) -> list[int]:
        """By everybody's share of the strength at the table."""
        assert isinstance(state, Inn)
        table = state.table
        strengths: list[int] = []
        expected = self.mind.habits_at(table).prospects
        for team in range(table.team_count):
            shape = (state.fortitude[team] * ONE, state.alcohol[team] * ONE, state.gold[team] * ONE)
            strengths.append(strength(*shape, 0, expected[team]))
        for seat in range(len(table.teams)):
            if not state.is_in(seat):
                strengths[table.teams[seat]] = 0
        total = sum(strengths)
        if total == 0:
            return [SHARE // len(table.teams)] * len(table.teams)
        return [strengths[table.teams[seat]] * SHARE // total for seat in range(len(table.teams))]

    def is_quiet(self, state: State) -> bool:
        """Nothing has been played or revealed that has not yet happened, and no Round is running."""
        assert isinstance(state, Inn)
        return not state.incidents and not state.gambling


def _deed(state: Inn, decision: Decision, option: Option) -> tuple[int, ...]:
    """What an option does, with what it answers: incidents are numbered differently in every position."""
    deed = (decision.kind, option.verb, option.subject, option.mode, *option.targets)
    if 0 <= option.about < len(state.incidents):
        answered = state.incidents[option.about]
        return (*deed, answered.kind, answered.card, answered.seat, answered.other)
    return deed


def _picks(decision: Decision, chosen: int) -> list[Hint]:
    """The regular's pick, and every pick that differs from it in one candidate."""
    hints = [_pick(decision, chosen, 0)]
    known = {hints[0].key}
    for place in range(len(decision.candidates)):
        other = chosen ^ (1 << place)
        if decision.allows(other):
            hint = _pick(decision, other, _BEHIND)
            if hint.key not in known:
                known.add(hint.key)
                hints.append(hint)
    return hints


def _pick(decision: Decision, mask: int, behind: int) -> Hint:
    cards = sorted([card for place, card in enumerate(decision.candidates) if (mask >> place) & 1])
    return Hint(mask, (decision.kind, *cards), behind)

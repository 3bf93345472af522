"""A decision broken into single actions: card, way, target, one after the other, and what is picked piece by piece."""

from typing import Final

from taproom.kernel.decisions import Decision
from taproom.kernel.encoding import DONE, Encoder, add_number
from taproom.kernel.state import View

UNDECIDED: Final = -1


class Narrowing:
    """What is left of a decision after the actions taken so far. What leaves no choice is passed over.

    Of a pick, `paths` has the action of each candidate. They are taken in the order of their actions, so that a set of
    them can be said in one way only.
    """

    def __init__(self, decision: Decision, paths: list[list[int]], order: list[int]) -> None:
        self.decision: Final = decision
        self.paths: Final = paths
        self.order: Final = order
        """The candidates of a pick in the order in which they are taken."""
        self.taken: list[int] = []
        """The actions so far."""
        self.choice = UNDECIDED
        """What they amount to; UNDECIDED as long as there are several answers."""
        self.legal: list[int] = []
        """The actions there are now, in order; empty once there is a choice."""
        self._left: list[int] = list(range(len(paths)))
        """The options that can still be meant, or the places in `order` of candidates that can still be taken."""
        self._depth = 0
        self._mask = 0
        self._picked = 0

    def clone(self) -> "Narrowing":
        """An independent copy."""
        copy = Narrowing(self.decision, self.paths, self.order)
        copy.taken = self.taken[:]
        copy.choice = self.choice
        copy.legal = self.legal
        copy._left = self._left
        copy._depth = self._depth
        copy._mask = self._mask
        copy._picked = self._picked
        return copy

    def take(self, action: int) -> None:
        """Take one of the legal actions."""
        self.taken.append(action)
        self._follow(action)
        self.settle()

    def settle(self) -> None:
        """Pass over what leaves no choice."""
        while self.choice == UNDECIDED:
            self.legal = self._pickable() if self.decision.is_pick() else self._next_parts()
            if len(self.legal) > 1:
                return
            self._follow(self.legal[0])
        self.legal = []

    def _follow(self, action: int) -> None:
        if self.decision.is_pick():
            self._pick(action)
            return
        depth = self._depth
        self._left = [option for option in self._left if self._part(option, depth) == action]
        self._depth = depth + 1
        if len(self._left) == 1 or self._all_said():
            self.choice = self._left[0]

    def _part(self, option: int, depth: int) -> int:
        path = self.paths[option]
        return path[depth] if depth < len(path) else DONE

    def _all_said(self) -> bool:
        for option in self._left:
            if len(self.paths[option]) > self._depth:
                return False
        return True

    def _next_parts(self) -> list[int]:
        depth = self._depth
        return sorted({self._part(option, depth) for option in self._left})

    # ---- picks ----

    def _pickable(self) -> list[int]:
        fewest = self.decision.fewest
        found = [DONE] if self._picked >= fewest else []
        for number, place in enumerate(self._left):
            action = self.paths[self.order[place]][0]
            if self._picked + len(self._left) - number >= fewest and (not found or found[-1] != action):
                found.append(action)
        return found

    def _pick(self, action: int) -> None:
        if action != DONE:
            for number, place in enumerate(self._left):
                candidate = self.order[place]
                if self.paths[candidate][0] == action:
                    self._mask |= 1 << candidate
                    self._picked += 1
                    self._left = self._left[number + 1 :]
                    break
        if action == DONE or self._picked == self.decision.most or not self._left:
            self.choice = self._mask


def narrow(encoder: Encoder, view: View, decision: Decision) -> Narrowing:
    """A decision before anything is said about it."""
    if decision.is_pick():
        actions = [encoder.candidate(view, candidate) for candidate in decision.candidates]
        order = sorted(range(len(actions)), key=lambda place: actions[place])
        narrowing = Narrowing(decision, [[action] for action in actions], order)
    else:
        narrowing = Narrowing(decision, told_apart(encoder, view, decision), [])
    narrowing.settle()
    return narrowing


def told_apart(encoder: Encoder, view: View, decision: Decision) -> list[list[int]]:
    """The path of each option; of several that say the same, such as two alike cards as targets, each has a number."""
    paths = [encoder.path(view, option) for option in decision.options]
    seen: dict[tuple[int, ...], int] = {}
    for path in paths:
        key = tuple(path)
        number = seen.get(key, 0)
        seen[key] = number + 1
        if number:
            add_number(path, encoder.numbers_start, number)
    return paths


def actions_of(narrowing: Narrowing, choice: int) -> list[int]:
    """The actions by which a choice is said, from the beginning; alike candidates stand for each other."""
    narrowing = narrowing.clone()
    while narrowing.choice == UNDECIDED:
        narrowing.take(_towards(narrowing, choice))
    return narrowing.taken


def _towards(narrowing: Narrowing, choice: int) -> int:
    """The next action on the way to a choice."""
    if not narrowing.decision.is_pick():
        return narrowing._part(choice, narrowing._depth)
    wanted = [narrowing.paths[candidate][0] for candidate in narrowing.order if (choice >> candidate) & 1]
    return wanted[narrowing._picked] if narrowing._picked < len(wanted) else DONE

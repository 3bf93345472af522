"""What a search remembers: for every seat a tree of its own answers and how they turned out."""

import math
from typing import Final

from taproom.table.guides import CERTAIN, Hint

_FIRST_WIDTH: Final = 3
_WIDENING: Final = 0.9
"""A node that was visited n times looks at FIRST_WIDTH + WIDENING * sqrt(n) answers: progressive widening."""


class Node:
    """A seat's answers so far, told apart by what it did and never by what others hold."""

    __slots__ = ("answers", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        """The sum of what visits were worth to the seat, in millionths."""
        self.answers: dict[tuple[int, ...], Node] = {}

    def mean(self) -> float:
        """What a visit was worth on average, as a chance of winning."""
        return self.total / (self.visits * CERTAIN) if self.visits else 0.0


def select(node: Node, hints: list[Hint], curiosity: float) -> Hint:
    """The hint to follow: what did well, looked good and was not tried enough (PUCT)."""
    width = _FIRST_WIDTH + int(_WIDENING * math.sqrt(node.visits))
    if width > len(hints):
        width = len(hints)
    total = 0.0
    for place in range(width):
        total += hints[place].weight
    eager = curiosity * math.sqrt(node.visits + 1)
    untried = node.mean() if node.visits else 0.5
    best = hints[0]
    best_score = -1e9
    for place in range(width):
        hint = hints[place]
        answer = node.answers.get(hint.key)
        if answer is None:
            score = untried + eager * hint.weight / total
        else:
            score = answer.mean() + eager * hint.weight / (total * (1 + answer.visits))
        if score > best_score:
            best, best_score = hint, score
    return best


def follow(node: Node, hint: Hint) -> Node:
    """The node an answer leads to; it is made on the first visit."""
    answer = node.answers.get(hint.key)
    if answer is None:
        answer = Node()
        node.answers[hint.key] = answer
    return answer

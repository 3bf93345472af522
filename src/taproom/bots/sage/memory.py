"""What a search remembers: for every seat a tree of its own answers and how they turned out."""

import math
from typing import Final

from taproom.kernel.bots import CERTAIN, Hint

_WIDENING: Final = 0.045
"""A node that was visited n times looks at 1 + WIDENING * sqrt(n) answers (progressive widening): what has not been
seen some hundred times is left to the guide, so that few visits are not spent on moves that nobody makes."""
_DOUBT: Final = 20_000.0
"""In millionths: an answer that seems this much worse than the best is tried e times less eagerly."""


class Node:
    """A seat's answers so far, told apart by what it did and never by what others hold."""

    __slots__ = ("answers", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        """The sum of what visits were worth to the seat, in millionths."""
        self.answers: dict[tuple[int, ...], Node] = {}

    def mean(self) -> float:
        """The average value of a visit, as a chance of winning."""
        return self.total / (self.visits * CERTAIN) if self.visits else 0.0


def width_of(node: Node) -> int:
    """How many answers are looked at."""
    return 1 + int(_WIDENING * math.sqrt(node.visits))


def select(node: Node, hints: list[Hint], curiosity: float) -> Hint:
    """The hint to follow: what did well, looked good and was not tried enough (PUCT)."""
    width = min(len(hints), width_of(node))
    eager = curiosity * math.sqrt(node.visits)
    mean = node.mean()
    best = hints[0]
    best_score = -1e9
    for place in range(width):
        hint = hints[place]
        answer = node.answers.get(hint.key)
        weight = math.exp(-hint.behind / _DOUBT)
        if answer is None:
            score = mean - hint.behind / CERTAIN + eager * weight
        else:
            score = answer.mean() + eager * weight / (1 + answer.visits)
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

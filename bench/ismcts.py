"""The baseline Sage is measured against: plain single-observer ISMCTS, one tree, UCB1, uniform playouts to the end.

A bot file: `taproom arena --bots sage:100 bench/ismcts.py ...`; its nodes are set by NODES in the environment.
"""

import math
import os

from taproom.kernel.bots import Thinker
from taproom.kernel.decisions import Decision
from taproom.kernel.playout import play_out, random_choice
from taproom.kernel.state import State

NODES = int(os.environ.get("NODES", "100"))
_EXPLORATION = 0.7
_MOST_PICKS = 8
"""A pick is tried in so many ways, drawn by lot: all of them would be too many."""

Deed = tuple[object, ...]


class Node:
    """A sequence of deeds, whoever did them."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[tuple[int, Deed], Node] = {}


class PlainSearch(Thinker):
    """Every node is a visit: resample, select, expand, play out at random, remember for the seat that moved."""

    def think(self, world: State, seat: int, decision: Decision) -> int:
        """The choice that was visited most."""
        root = Node()
        choices = {_deed(decision, choice): choice for choice in self._choices(decision)}
        for _ in range(NODES):
            self._visit(root, world, seat)
        best = max(choices, key=lambda deed: root.children.get((seat, deed), Node()).visits)
        return choices[best]

    def _visit(self, node: Node, world: State, searcher: int) -> None:
        position = world.resample(searcher, self.chance)
        position.hand_back(searcher)
        position.resume()
        path: list[tuple[int, Node]] = []
        while (seat := position.next_seat()) >= 0:
            decision = position.decision(seat)
            assert decision is not None
            choice, node, fresh = self._step(node, seat, decision)
            path.append((seat, node))
            position.answer(seat, choice)
            if fresh:
                break
        play_out(position, self.chance)
        winners = position.winners()
        for seat, visited in path:
            visited.visits += 1
            visited.total += 1 / len(winners) if seat in winners else 0.0

    def _step(self, node: Node, seat: int, decision: Decision) -> tuple[int, Node, bool]:
        """A deed that was never tried, by lot; else the best by UCB1 among those that are possible here."""
        untried: list[int] = []
        tried: list[tuple[float, int, Node]] = []
        for choice in self._choices(decision):
            child = node.children.get((seat, _deed(decision, choice)))
            if child is None:
                untried.append(choice)
                continue
            child.available += 1
            bonus = _EXPLORATION * math.sqrt(math.log(child.available) / child.visits)
            tried.append((child.total / child.visits + bonus, choice, child))
        if untried:
            choice = untried[self.chance.below(len(untried))]
            child = Node()
            child.available = 1
            node.children[seat, _deed(decision, choice)] = child
            return choice, child, True
        _, choice, child = max(tried, key=lambda one: one[0])
        return choice, child, False

    def _choices(self, decision: Decision) -> list[int]:
        if not decision.is_pick():
            return list(range(len(decision.options)))
        picks = {decision.least} | {random_choice(decision, self.chance) for _ in range(_MOST_PICKS)}
        return sorted(picks)


def _deed(decision: Decision, choice: int) -> Deed:
    if decision.is_pick():
        return (decision.kind, choice)
    return (decision.kind, *decision.options[choice].key())

"""Information-set Monte-Carlo tree search for several players.

Each visit imagines the hidden cards anew and plays on. Every seat has a tree of its own whose branches are that seat's
own answers: so nobody's plan depends on what it could not know, who was asked in a response window splits no tree, and
bids made at once are chosen without knowing each other. Each seat takes what is best for itself (max^n) or, if the
search is paranoid, what is worst for the searcher. Once a seat has left its tree the game's guide plays for it, and
after some decisions the guide's chances stand for the rest of the game.
"""

from typing import Final

from taproom.sage.memory import Node, follow, select
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.guides import CERTAIN, Guide, Hint
from taproom.table.state import State

_TO_QUIET: Final = 60
"""How many decisions beyond the horizon a visit goes on in order to end where nothing is under way."""


class Settings:
    """How a search searches."""

    __slots__ = ("curiosity", "depth", "horizon", "paranoid")

    def __init__(self, curiosity: float, horizon: int, depth: int, paranoid: bool) -> None:
        self.curiosity: Final = curiosity
        self.horizon: Final = horizon
        """After so many decisions a visit ends at the next quiet moment."""
        self.depth: Final = depth
        """So many decisions are remembered at most; the guide plays on."""
        self.paranoid: Final = paranoid


MEASURED: Final = Settings(0.15, 24, 8, False)
"""What won most games in the arena (docs/bots.md)."""


class Search:
    """One decision thought about. `world` is a position the seat cannot tell from the real one."""

    def __init__(
        self, world: State, seat: int, decision: Decision, guide: Guide, chance: Chance, how: Settings
    ) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.guide: Final = guide
        self.chance: Final = chance
        self.how: Final = how
        self.roots: Final[list[Node]] = [Node() for _ in range(world.seat_count())]
        self.hints: Final[list[Hint]] = guide.hints(world, seat, decision)

    def imagine(self) -> State:
        """Another position the seat cannot tell from the real one, in which nobody has chosen yet what is sealed."""
        world = self.world.resample(self.seat, self.chance)
        world.hand_back(self.seat)
        world.resume()
        return world

    def visit(self) -> None:
        """Imagine the hidden cards, play on, remember."""
        world = self.imagine()
        nodes = self.roots[:]
        path_seats: list[int] = []
        path: list[Node] = []
        left_tree = 0
        decisions = 0
        while True:
            seat = world.next_seat()
            if seat < 0:
                break
            if decisions >= self.how.horizon and (
                decisions >= self.how.horizon + _TO_QUIET or self.guide.is_quiet(world)
            ):
                break
            decision = world.decision(seat)
            assert decision is not None
            if (left_tree >> seat) & 1 or decisions >= self.how.depth:
                choice = self.guide.choose(world, seat, decision)
            else:
                node = nodes[seat]
                first = node is self.roots[seat] and seat == self.seat
                hints = self.hints if first else self.guide.hints(world, seat, decision)
                hint = select(node, hints, self.how.curiosity)
                node = follow(node, hint)
                if node.visits == 0:
                    left_tree |= 1 << seat
                nodes[seat] = node
                path_seats.append(seat)
                path.append(node)
                choice = hint.choice
            world.answer(seat, choice)
            decisions += 1
        self._remember(path_seats, path, self._outcome(world))

    def _outcome(self, world: State) -> list[int]:
        if world.next_seat() >= 0:
            return self.guide.chances(world)
        outcome = [0] * world.seat_count()
        winners = world.winners()
        for seat in winners:
            outcome[seat] = CERTAIN // len(winners)
        return outcome

    def _remember(self, seats: list[int], path: list[Node], outcome: list[int]) -> None:
        for root in self.roots:
            root.visits += 1
        for seat in range(len(self.roots)):
            self.roots[seat].total += self._worth(seat, outcome)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += self._worth(seats[place], outcome)

    def _worth(self, seat: int, outcome: list[int]) -> int:
        if self.how.paranoid and seat != self.seat:
            return CERTAIN - outcome[self.seat]
        return outcome[seat]

    def best(self) -> list[tuple[Hint, Node]]:
        """The answers that were tried, the most visited first; equals by how well they did."""
        root = self.roots[self.seat]
        tried = [(hint, root.answers[hint.key]) for hint in self.hints if hint.key in root.answers]
        tried.sort(key=_most_visited, reverse=True)
        return tried


def _most_visited(pair: tuple[Hint, Node]) -> tuple[int, float]:
    return (pair[1].visits, pair[1].mean())

"""Information-set Monte-Carlo tree search for several players.

Each visit imagines the hidden cards and plays on. Every seat has a tree of its own whose branches are that seat's own
answers: so nobody's plan depends on what it could not know, who was asked in a response window splits no tree, and bids
made at once are chosen without knowing each other. Each seat takes what is best for itself (max^n) or, if the search is
paranoid, what is worst for the searcher. Once a seat has left its tree the game's guide plays for it, and after some
decisions the guide's chances stand for the rest of the game.

At the root the answers are rivals (`race`): each imagined position is played on once with each of them.
"""

from typing import Final

from taproom.bots.sage.memory import Node, follow, select, width_of
from taproom.bots.sage.race import Race, Runner
from taproom.kernel.bots import CERTAIN, Guide, Hint
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.state import State

_TO_QUIET: Final = 60
"""How many decisions beyond the horizon a visit may go on to end at a quiet moment."""


class Settings:
    """How a search searches."""

    def __init__(self, curiosity: float, horizon: int, depth: int, width: int, trust: int, paranoid: bool) -> None:
        self.curiosity: Final = curiosity
        self.horizon: Final = horizon
        """After this many decisions a visit ends at the next quiet moment."""
        self.depth: Final = depth
        """The most decisions that are remembered; then the guide plays on."""
        self.width: Final = width
        """How many answers run at the root."""
        self.trust: Final = trust
        """How far off the guide's first sight usually is, in millionths."""
        self.paranoid: Final = paranoid


MEASURED: Final = Settings(0.03, 6, 8, 8, 30_000, False)
"""What the figures of docs/bots.md were measured with; docs/bots.md also says what else was tried."""


class Search:
    """One decision thought about. `world` is a position the seat cannot tell from the real one."""

    def __init__(
        self, world: State, seat: int, decision: Decision, guide: Guide, chance: Chance, how: Settings
    ) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.decision: Final = decision
        self.guide: Final = guide
        self.chance: Final = chance
        self.how: Final = how
        self.roots: Final[list[Node]] = [Node() for _ in range(world.seat_count())]
        hints = guide.hints(world, seat, decision)[: how.width]
        self.runners: Final = [Runner(hint, follow(self.roots[seat], hint)) for hint in hints]
        self._race: Race | None = None
        self._imagined: State = world
        """The position that is played on with one answer after another."""

    def imagine(self) -> State:
        """Another position the seat cannot tell from the real one, in which nobody has chosen yet what is sealed."""
        world = self.world.resample(self.seat, self.chance)
        world.hand_back(self.seat)
        world.resume()
        return world

    def begin(self, nodes: int) -> None:
        """Share this many visits out between the answers."""
        self._race = Race(self.runners, nodes, self.how.trust)

    def visit(self) -> None:
        """Play an imagined position on with the answer whose turn it is, and remember."""
        race = self._race
        assert race is not None, "begun"
        if race.starts_lap():
            self._imagined = self.imagine()
        runner = race.next_runner()
        outcome = self._play_on(self._imagined.clone(), runner)
        race.score(runner, outcome[self.seat])

    def is_decided(self) -> bool:
        """Whether more visits would hardly change the answer."""
        return self._race is not None and self._race.is_decided

    def best(self) -> list[Runner]:
        """The answers that were tried, the best first."""
        assert self._race is not None, "begun"
        return self._race.ranking()

    def _play_on(self, world: State, runner: Runner) -> list[int]:
        nodes = self.roots[:]
        path_seats: list[int] = []
        path: list[Node] = []
        left_tree = 0
        decisions = 0
        started = False
        while True:
            seat = world.next_seat()
            if seat < 0 or self._is_far_enough(world, decisions):
                break
            decision = world.decision(seat)
            assert decision is not None
            if seat == self.seat and not started:
                started = True
                choice = runner.hint.choice
                nodes[seat] = runner.node
                path_seats.append(seat)
                path.append(runner.node)
            elif (left_tree >> seat) & 1 or decisions >= self.how.depth:
                choice = self.guide.choose(world, seat, decision)
            else:
                hint = self._hint(nodes[seat], world, seat, decision)
                node = follow(nodes[seat], hint)
                if node.visits == 0:
                    left_tree |= 1 << seat
                nodes[seat] = node
                path_seats.append(seat)
                path.append(node)
                choice = hint.choice
            world.answer(seat, choice)
            decisions += 1
        outcome = self._outcome(world)
        self._remember(path_seats, path, outcome)
        return outcome

    def _hint(self, node: Node, world: State, seat: int, decision: Decision) -> Hint:
        if width_of(node) == 1:
            return self.guide.favourite(world, seat, decision)
        return select(node, self.guide.hints(world, seat, decision), self.how.curiosity)

    def _is_far_enough(self, world: State, decisions: int) -> bool:
        beyond = decisions - self.how.horizon
        return beyond >= 0 and (beyond >= _TO_QUIET or self.guide.is_quiet(world))

    def _outcome(self, world: State) -> list[int]:
        if world.next_seat() >= 0:
            return self.guide.chances(world)
        outcome = [0] * world.seat_count()
        winners = world.winners()
        for seat in winners:
            outcome[seat] = CERTAIN // len(winners)
        return outcome

    def _remember(self, seats: list[int], path: list[Node], outcome: list[int]) -> None:
        for seat in range(len(self.roots)):
            self.roots[seat].visits += 1
            self.roots[seat].total += self._worth(seat, outcome)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += self._worth(seats[place], outcome)

    def _worth(self, seat: int, outcome: list[int]) -> int:
        if self.how.paranoid and seat != self.seat:
            return CERTAIN - outcome[self.seat]
        return outcome[seat]

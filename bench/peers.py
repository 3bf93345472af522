"""The packaged peers, timed with the same loop: random play, legal choices enumerated at every decision."""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import timing

_LOT = random.Random(1)


def openspiel(name: str) -> Callable[[], tuple[int, int]]:
    """One game of OpenSpiel's C++ through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play_one() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(_sample(outcomes))
            elif state.is_simultaneous_node():
                legal = [state.legal_actions(seat) or [0] for seat in range(game.num_players())]
                state.apply_actions([_LOT.choice(actions) for actions in legal])
                decisions += sum(len(actions) > 1 for actions in legal)
                steps += len(legal)
            else:
                actions = state.legal_actions()
                state.apply_action(_LOT.choice(actions))
                decisions += len(actions) > 1
                steps += 1
        return decisions, steps

    return play_one


def _sample(outcomes: list[tuple[int, float]]) -> int:
    """Deals are uniform, so the first guess nearly always stands; otherwise go by the weights."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[int(_LOT.random() * len(outcomes))][0]
    return _LOT.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]


def rlcard(name: str) -> Callable[[], tuple[int, int]]:
    """One game of RLCard through its environment."""
    import rlcard as package

    table: Any = package.make(name, config={"seed": 1})

    def play_one() -> tuple[int, int]:
        state, _ = table.reset()
        decisions = steps = 0
        while not table.is_over():
            actions = list(state["legal_actions"])
            state, _ = table.step(_LOT.choice(actions))
            decisions += len(actions) > 1
            steps += 1
        return decisions, steps

    return play_one


PEERS: dict[str, tuple[Callable[[str], Callable[[], tuple[int, int]]], str]] = {
    "OpenSpiel hearts": (openspiel, "hearts"),
    "OpenSpiel crazy_eights, 4 seats": (openspiel, "crazy_eights(players=4)"),
    "OpenSpiel goofspiel, 4 seats": (openspiel, "goofspiel(num_cards=13,players=4,points_order=random)"),
    "OpenSpiel first_sealed_auction, 4 seats": (openspiel, "first_sealed_auction(players=4)"),
    "RLCard uno": (rlcard, "uno"),
}

_SIMULATIONS = 200
_AFTER_PASSING = 65
"""In hearts: OpenSpiel 2.0.2 crashes when its ISMCTS thinks about which cards to pass."""


def ismcts(seconds: float) -> float:
    """Simulations a second of OpenSpiel's ISMCTS over the decisions of whole games of hearts."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    judge = pyspiel.RandomRolloutEvaluator(1, 42)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, judge, 2.0, _SIMULATIONS, -1, policy, False, True)
    searches = 0
    taken = 0.0
    while taken < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and taken < seconds:
            actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
            actions = actions or state.legal_actions()
            action = _LOT.choice(actions)
            if len(actions) > 1 and not state.is_chance_node() and state.move_number() >= _AFTER_PASSING:
                start = time.perf_counter()
                action = bot.step(state)
                taken += time.perf_counter() - start
                searches += 1
            state.apply_action(action)
    return searches * _SIMULATIONS / taken


if __name__ == "__main__":
    timing.SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else timing.SECONDS
    for title, (make, name) in PEERS.items():
        timing.report(title, timing.rates(make(name)))
    timing.report("OpenSpiel ISMCTS, hearts", {"nodes/s": ismcts(3 * timing.SECONDS)})

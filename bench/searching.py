"""Searches, timed: nodes a second of Sage and of the plain search of ismcts.py, over the decisions of whole games.

A node of Sage plays some decisions on with the regular's advice and is judged by the guide; one of the plain search,
like a simulation of OpenSpiel's ISMCTS, is played out at random to the end of the game.
"""

import sys
import time

import timing
from ismcts import NODES, PlainSearch

from taproom.bots import make_bot
from taproom.bots.sage.player import Sage
from taproom.kernel.bots import Thinker
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game


def nodes_per_second(key: str, bot: Thinker, seconds: float) -> float:
    """The searcher thinks about every decision of whole games; the regular answers."""
    rules = game(key)
    nodes = 0
    taken = 0.0
    seed = 0
    while taken < seconds:
        seed += 1
        state = rules.start(rules.lineup(4, [], {}, QuickDice(seed)), Dice(key_from_seed(seed)))
        regular = rules.bots.make("regular", QuickDice(seed))
        while taken < seconds and (seat := state.next_seat()) >= 0:
            decision = state.decision(seat)
            assert decision is not None
            world = state.resample(seat, bot.chance)
            start = time.perf_counter()
            bot.think(world, seat, decision)
            taken += time.perf_counter() - start
            nodes += bot.search.roots[seat].visits if isinstance(bot, Sage) and bot.search is not None else NODES
            state.choose(seat, regular.choose(state.view(seat), decision))
    return nodes / taken


if __name__ == "__main__":
    timing.SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else timing.SECONDS
    for key in ("inn", "dragonstones"):
        sage = make_bot(key, f"sage:{NODES}", QuickDice(1))
        assert isinstance(sage, Sage)
        for name, bot in (("Sage", sage), ("plain search", PlainSearch(QuickDice(1)))):
            timing.report(f"{key}: {name}", {"nodes/s": nodes_per_second(key, bot, 3 * timing.SECONDS)})

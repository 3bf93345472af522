"""How long a regular takes to choose, in whatever environment this is run with: compiled or pure."""

import sys
import time
from statistics import median, quantiles

from taproom.kernel.bots import REGULAR
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game


def measure(key: str, games: int) -> None:
    """Whole games of four regulars; the view is part of what a decision costs."""
    played = game(key)
    taken: list[float] = []
    for seed in range(games):
        state = played.start(played.lineup(4, [], {}, QuickDice(seed)), Dice(key_from_seed(seed)))
        bots = [played.bots.make(REGULAR, QuickDice(seed * 4 + seat)) for seat in range(4)]
        while (seat := state.next_seat()) >= 0:
            decision = state.decision(seat)
            assert decision is not None
            before = time.perf_counter()
            choice = bots[seat].choose(state.view(seat), decision)
            taken.append(time.perf_counter() - before)
            state.answer(seat, choice)
    slowest = quantiles(taken, n=100)[98]
    print(
        f"{key}: {len(taken)} decisions, median {median(taken) * 1e6:.0f} us, "
        f"mean {sum(taken) / len(taken) * 1e6:.0f} us, 99 of 100 within {slowest * 1e6:.0f} us"
    )


if __name__ == "__main__":
    for name in ("inn", "dragonstones"):
        measure(name, int(sys.argv[1]) if len(sys.argv) > 1 else 100)

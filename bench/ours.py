"""Our engine, timed in whatever environment this is run with: compiled or pure."""

import sys

import timing

from taproom.kernel import playout
from taproom.kernel.dice import QuickDice
from taproom.kernel.game import game
from taproom.kernel.state import State

TABLES: dict[str, dict[str, dict[str, object]]] = {
    "inn": {
        "gerki, eve twice": {
            "seats": [{"character": key} for key in ("gerki", "eve", "gerki", "eve")],
            "drinks": ["rdi1", "rdi2"],
            "repeats": True,
        },
        "sets 1 and 2": {
            "seats": [{"character": key} for key in ("deirdre", "dimli", "zot", "fleck")],
            "drinks": ["rdi1", "rdi2"],
        },
    },
    "dragonstones": {"4 seats": {"seats": [{}, {}, {}, {}]}},
}


def measure(key: str, name: str, options: dict[str, object]) -> None:
    """Whole random games, clones of a position in mid-game, and playouts of resampled positions."""
    rules = game(key)
    seed = 0

    def play_one() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        decisions = playout.play_out(rules.start(options, QuickDice(seed)), QuickDice(seed + 1_000_000))
        return decisions, decisions

    figures = timing.rates(play_one)
    figures["decisions/game"] = figures["decisions/s"] / figures["games/s"]
    middle = _middle(rules.start(options, QuickDice(7)), int(figures["decisions/game"] / 2))
    figures["clone us"] = timing.microseconds(middle.clone)
    first = rules.start(options, QuickDice(11))
    seat = first.next_seat()

    def determinise() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        sample = first.resample(seat, QuickDice(seed))
        sample.resume()
        decisions = playout.play_out(sample, QuickDice(seed + 2_000_000))
        return decisions, decisions

    figures["determinised playouts/s"] = timing.rates(determinise)["games/s"]
    timing.report(f"{key}: {name}", figures)


def _middle(state: State, decisions: int) -> State:
    chance = QuickDice(3)
    for _ in range(decisions):
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None:
            break
        state.choose(seat, playout.random_choice(decision, chance))
    return state


if __name__ == "__main__":
    timing.SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else timing.SECONDS
    for key, tables in TABLES.items():
        for name, options in tables.items():
            measure(key, name, options)

"""Let regulars play the Inn and write down, at the start of turns, what the network is told and who won.

.venv-compiled/bin/python training/collect.py GAMES FIRST_SEED rows.bin

Each row is 32-bit floats: the winner's place among the players still in, then for six players (empty ones are zeros)
what `taproom.inn.bots.win_model` notices about them, after a 1 for a player who is in.
"""

import random
import sys
from array import array
from pathlib import Path

from taproom.inn.board.questions import DISCARD_PHASE
from taproom.inn.bots.opponents import Regular, network
from taproom.inn.bots.policy import Policy
from taproom.inn.bots.win_model import WinModel
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game

_PLAYERS = 6
_USUAL_SEATS = 0.8
"""Part of the games that have four seats; the others have two to six."""
_KEPT = 0.5
"""Part of the turns that are written down: neighbours tell much the same."""


def main(games: int, first: int, out: Path) -> None:
    """Play and write."""
    rows = array("f")
    by_lot = random.Random(first)
    for seed in range(first, first + games):
        seats = 4 if by_lot.random() < _USUAL_SEATS else by_lot.choice([2, 3, 5, 6])
        rows.extend(_played(seed, seats, by_lot))
    with out.open("wb") as file:
        rows.tofile(file)


def _played(seed: int, seats: int, by_lot: random.Random) -> "array[float]":
    inn = game("inn")
    state = inn.start(inn.lineup(seats, [], {}, QuickDice(seed)), Dice(key_from_seed(seed)))
    assert isinstance(state, InnState)
    bots = [Regular() for _ in range(seats)]
    habits = Policy().habits_at(state.table)
    outlook = WinModel(network())
    seen: list[list[tuple[int, list[float]]]] = []
    turn = -1
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        if state.turns_taken != turn and state.phase == DISCARD_PHASE and not state.incidents and not state.gambling:
            turn = state.turns_taken
            if by_lot.random() < _KEPT:
                seen.append(outlook.notices(state, habits))
        state.choose(seat, bots[seat].choose(state.view(seat), decision))
    winners = state.winners()
    rows = array("f")
    for told in seen:
        inside = [seat for seat, _ in told]
        if len(winners) == 1 and winners[0] in inside and len(inside) > 1:
            rows.append(float(inside.index(winners[0])))
            for _, notices in told:
                rows.extend([1.0, *notices])
            rows.extend([0.0] * (1 + len(told[0][1])) * (_PLAYERS - len(told)))
    return rows


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))

"""How likely each seat is to win, from what one seat can know: sensible players play on from positions that fit it."""

import time
from typing import Final

from taproom.kernel.bots import CERTAIN, Guide
from taproom.kernel.dice import QuickDice
from taproom.kernel.game import Game
from taproom.kernel.playout import random_choice
from taproom.kernel.state import State

GAMES: Final = 60
SECONDS: Final = 2.0
_MOST_DECISIONS: Final = 400


def odds(
    game: Game, imagined: State, seat: int, seed: int, games: int = GAMES, seconds: float = SECONDS
) -> tuple[int, list[float]]:
    """How many games were played, and the chances of all seats, which add up to about 1.

    It ends after so many games or seconds, but not before the first game.
    `imagined` is a resampled position; nothing of the real one is needed.
    """
    total = [0.0] * imagined.seat_count()
    end = time.monotonic() + seconds
    played = 0
    while played < games and (not played or time.monotonic() < end):
        chance = QuickDice(seed + played)
        state = imagined.resample(seat, chance)
        for one, part in enumerate(_play_on(game, state, chance)):
            total[one] += part
        played += 1
    return played, [share / played for share in total]


def _play_on(game: Game, state: State, chance: QuickDice) -> list[float]:
    guide = game.bots.guide(chance)
    state.resume()
    for _ in range(_MOST_DECISIONS):
        if state.over():
            break
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None, "the next seat has a question"
        state.choose(seat, random_choice(decision, chance) if guide is None else guide.choose(state, seat, decision))
    return _shares(state, guide)


def _shares(state: State, guide: Guide | None) -> list[float]:
    """Who has won; of a game that was broken off, how it stands."""
    seats = range(state.seat_count())
    if state.over():
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if guide is None:
        return [1 / len(seats) for _ in seats]
    return [chance / CERTAIN for chance in guide.chances(state)]

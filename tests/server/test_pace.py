"""How much time windows take at a table of four people who answer in two seconds."""

import random

from taproom.inn.events import TURN
from taproom.server.entries import Timers
from taproom.server.playing import Play
from taproom.server.seats import PERSON, Chair
from taproom.server.windows import Delays
from taproom.table.dice import QuickDice, key_from_seed
from taproom.table.game import game
from taproom.table.playout import random_choice
from taproom.table.record import new_record
from taproom.table.state import QUESTION

THINKING = 2000
GAMES = 12


def windows_of(seed: int) -> tuple[int, int]:
    """Milliseconds that windows took in a game, and its turns. Questions on one's own turn take no time here."""
    chance = QuickDice(seed)
    record = new_record("inn", game("inn").lineup(4, [], {}, chance), key_from_seed(seed))
    timers = Timers()
    chairs = [Chair(PERSON, str(seat)) for seat in range(4)]
    play = Play(record, chairs, timers, Delays("00" * 16, timers.fewest_pause, timers.most_pause), 0)
    lot = random.Random(seed)
    now = 0
    while not play.state.over():
        waiting = {seat: ask for seat, ask in play.asks.items() if seat not in play.sealed}
        if play.pause.kind == QUESTION and waiting:
            seat, ask = next(iter(waiting.items()))
            assert ask.decision is not None
            play.choose(seat, random_choice(ask.decision, chance), now)
            continue
        for seat, ask in waiting.items():
            assert ask.decision is not None
            choice = ask.decision.least if lot.random() < 0.5 else random_choice(ask.decision, chance)
            play.choose(seat, choice, play.pause.since + THINKING)
        due = play.due()
        assert due is not None
        now = max(due[0], play.pause.since + THINKING if waiting else 0)
        play.close(now)
    return now, sum(event.kind == TURN for event in play.events)


def test_windows_add_at_most_fifteen_seconds_to_a_turn() -> None:
    games = [windows_of(seed) for seed in range(GAMES)]
    per_turn = sum(time for time, _ in games) / sum(turns for _, turns in games) / 1000
    assert 1 < per_turn <= 15, f"{per_turn:.1f} s"

"""Among people a question that leaves nobody a choice stands still like any other, and leads to the same position."""

from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.record import new_record
from taproom.kernel.state import SPECTATOR


def test_standing_still_leads_to_the_same_position_and_can_be_written_down() -> None:
    stones = game("dragonstones")
    stood = 0
    for seed in range(12):
        record = new_record("dragonstones", {"seats": 3 + seed % 4}, key_from_seed(seed))
        state = stones.start(record.options, Dice(record.key))
        state.attend()
        chance = QuickDice(seed)
        while not state.over():
            if seats := state.standing():
                stood += 1
                assert state.asked() == [] and all(state.decision(seat) is None for seat in seats)
                again = stones.load(state.dump())
                assert again.standing() == seats and again.fingerprint() == state.fingerprint()
                state.go_on()
                again.go_on()
                assert again.fingerprint() == state.fingerprint()
                continue
            seat = state.next_seat()
            decision = state.decision(seat)
            assert decision is not None
            # Spend a lot: then somebody soon has nothing to choose from.
            choice = len(decision.options) - 1 if chance.below(3) else random_choice(decision, chance)
            state.choose(seat, choice)
            record.choices.append((seat, choice))
        assert record.replay().fingerprint() == state.fingerprint()
    assert stood > 20


def test_a_bidding_is_an_occasion_that_touches_who_bids() -> None:
    state = game("dragonstones").start({"seats": 4}, Dice(key_from_seed(1)))
    occasion = state.occasion()
    assert occasion is not None
    assert (occasion.kind, occasion.cause, occasion.touched) == ("auction", SPECTATOR, [0, 1, 2, 3])


def test_turns_are_counted() -> None:
    stones = game("dragonstones")
    state = stones.start({"seats": 3}, Dice(key_from_seed(1)))
    assert stones.on_turn(state) == -1 and stones.turn_number(state) == 1
    while stones.turn_number(state) == 1:
        state.choose(state.next_seat(), 0)
    assert stones.turn_number(state) == 2

"""Properties of games played at random."""

import json
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.dragonstones.rules.auctions import refuse_bid
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.verdicts import refuse
from taproom.dragonstones.state.terms import BLACK, COIN_KINDS, COINS_IN_BOX, COLOURS, FAIRY, STONES_IN_BOX
from taproom.kernel.dice import QuickDice, key_from_seed
from taproom.kernel.playout import play_out
from taproom.kernel.record import new_record, record_from_json
from tests.dragonstones.tables import GAME, somewhere, start, step, walk

SEEDS = st.integers(0, 10**6)
SEATS = st.integers(3, 6)
MOVES = st.integers(0, 300)
FEW = settings(max_examples=15, deadline=None)
MANY = settings(max_examples=40, deadline=None)


def coins(state: DragonstonesState) -> list[int]:
    totals = [state.bank[kind] + sum(seat.coins[kind] for seat in state.seats) for kind in range(COIN_KINDS)]
    totals[FAIRY] += sum(seat.spent for seat in state.seats)
    totals[BLACK] -= state.improvised
    return totals


def stones(state: DragonstonesState) -> list[int]:
    return [
        state.bank_stones[colour]
        + state.bag[colour]
        + state.drawn[colour]
        + sum(seat.stones[colour] for seat in state.seats)
        for colour in range(COLOURS)
    ]


def specials(state: DragonstonesState) -> Counter[int]:
    kept = [character for seat in state.seats for character in seat.kept]
    return Counter([*state.deck, *state.discards, *state.specials, *kept])


@FEW
@given(SEEDS, SEATS)
def test_coins_stones_and_cards_are_conserved_per_kind(seed: int, seats: int) -> None:
    cards = None
    for state in walk(seed, seats):
        assert coins(state) == list(COINS_IN_BOX)
        assert stones(state) == [STONES_IN_BOX] * COLOURS
        assert min(state.bank + state.bank_stones) >= 0
        assert all(min(seat.coins + seat.stones + [seat.spent]) >= 0 for seat in state.seats)
        cards = cards or specials(state)
        assert specials(state) == cards
        assert sum(cards.values()) == 25


@MANY
@given(SEEDS, SEATS)
def test_every_game_ends_with_one_winner_of_three_points(seed: int, seats: int) -> None:
    state = start(seed, seats)
    play_out(state, QuickDice(seed))
    assert state.over()
    (winner,) = state.winners()
    assert [seat.score >= 3 for seat in state.seats] == [number == winner for number in range(seats)]
    assert state.asked() == []


@FEW
@given(SEEDS, SEATS)
def test_a_question_leaves_a_choice_and_every_option_stands_up_to_the_verdict(seed: int, seats: int) -> None:
    for state in walk(seed, seats, most=150):
        for seat in state.asked():
            decision = state.decision(seat)
            assert decision is not None
            assert len(decision.options) > 1
            assert len({option.key() for option in decision.options}) == len(decision.options)
            assert decision.allows(decision.least)
            assert all(refuse(state, seat, option) is None for option in decision.options)


@MANY
@given(SEEDS, SEATS, MOVES, st.tuples(*[st.integers(0, 12)] * 3, st.integers(0, 2), st.integers(0, 2)))
def test_a_bid_is_offered_or_refused_with_a_rule(seed: int, seats: int, moves: int, bid: tuple[int, ...]) -> None:
    state = somewhere(seed, seats, moves)
    fairy, gold, silver, black, amulet = bid
    for seat in range(seats):
        decision = state.decision(seat)
        offered = decision is not None and any(
            option.targets in ((fairy, gold, black, amulet), (silver, amulet))
            and (silver == 0 if len(option.targets) == 4 else not (fairy or gold or black))
            and option.verb in (1, 2)
            for option in decision.options
        )
        refusal = refuse_bid(state, seat, fairy, gold, silver, black, amulet)
        if decision is not None:
            assert offered == (refusal is None) or black > 1
        assert refusal is None or refusal.rule.startswith(("R9", "D9"))


@FEW
@given(SEEDS, SEATS, MOVES)
def test_a_clone_plays_like_its_original_and_leaves_it_alone(seed: int, seats: int, moves: int) -> None:
    state = somewhere(seed, seats, moves)
    before = state.fingerprint()
    copy = state.clone()
    assert copy.fingerprint() == before
    play_out(copy, QuickDice(seed + 1))
    assert state.fingerprint() == before
    play_out(state, QuickDice(seed + 1))
    assert state.fingerprint() == copy.fingerprint()


@FEW
@given(SEEDS, SEATS, MOVES)
def test_a_saved_position_is_the_same_position(seed: int, seats: int, moves: int) -> None:
    state = somewhere(seed, seats, moves)
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert loaded.fingerprint() == state.fingerprint()
    assert [loaded.decision(seat) is None for seat in range(seats)] == [
        state.decision(seat) is None for seat in range(seats)
    ]
    play_out(loaded, QuickDice(seed))
    play_out(state, QuickDice(seed))
    assert loaded.fingerprint() == state.fingerprint()


@FEW
@given(SEEDS, SEATS, st.integers(1, 200))
def test_a_record_replays_from_any_prefix(seed: int, seats: int, moves: int) -> None:
    record = new_record("dragonstones", {"seats": seats}, key_from_seed(seed))
    state = start(seed, seats)
    chance = QuickDice(seed)
    prints = [state.fingerprint()]
    while len(prints) <= moves and not state.over():
        record.choices.append(step(state, chance))
        prints.append(state.fingerprint())
    again = record_from_json(record.to_json())
    for upto in {0, len(prints) // 2, len(prints) - 1}:
        assert again.replay(upto).fingerprint() == prints[upto]

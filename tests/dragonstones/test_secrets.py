"""What a seat may know, and that nothing else reaches it."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from taproom.dragonstones.rules.dragonstones_state import DragonstonesState
from taproom.dragonstones.rules.views import coin_bounds
from taproom.dragonstones.scenario.adapter import Adapter
from taproom.dragonstones.state import terms
from taproom.dragonstones.state.knowledge import Ledger, ignorance
from taproom.dragonstones.state.terms import COIN_KINDS, GOLD, SILVER
from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from taproom.kernel.state import SPECTATOR
from tests.dragonstones.tables import somewhere, start, step

SEEDS = st.integers(0, 10**6)
SEATS = st.integers(3, 6)
MOVES = st.integers(0, 250)
SOME = settings(max_examples=40, deadline=None)

CHANCE_OR_ROBBERY = (
    terms.TURNED_UP,
    terms.NOT_PLAYED,
    terms.TURN_BEGAN,
    terms.USED,
    terms.DREW,
    terms.DREW_NAMED,
    terms.ROBBED_COINS,
    terms.ROBBED_SPENT,
    terms.ROBBED_OF_ALL,
    terms.ROBBED_NOTHING,
)
"""Facts by which something hidden is legitimately revealed."""


def without_history(seed: int, seats: int, moves: int) -> DragonstonesState:
    """A position of which only what lies open is known."""
    state = somewhere(seed, seats, moves)
    state.ledger = ignorance([seat.coins for seat in state.seats])
    return state


def bounds(state: DragonstonesState, viewer: int) -> list[tuple[list[int], list[int]]]:
    return [coin_bounds(state, viewer, kind) for kind in range(COIN_KINDS)]


@SOME
@given(SEEDS, SEATS, MOVES, st.booleans())
def test_a_seat_cannot_tell_a_resampled_position_from_the_real_one(
    seed: int, seats: int, moves: int, history: bool
) -> None:
    real = somewhere(seed, seats, moves) if history else without_history(seed, seats, moves)
    chance = QuickDice(seed)
    for viewer in range(SPECTATOR, seats):
        other = real.resample(viewer, chance)
        assert other.view(viewer).data() == real.view(viewer).data()
        if viewer >= 0:
            mine, same = real.decision(viewer), other.decision(viewer)
            assert (mine is None) == (same is None)
            assert mine is None or same is None or mine.key() == same.key()


@SOME
@given(SEEDS, SEATS, MOVES)
def test_nothing_hidden_shows_while_the_others_pass(seed: int, seats: int, moves: int) -> None:
    real = before_bids(seed, seats, moves)
    viewer = real.asked()[seed % len(real.asked())]
    other = real.resample(viewer, QuickDice(seed))
    seen_in_real = passing(real, viewer, seed)
    seen_in_other = passing(other, viewer, seed)
    length = min(len(seen_in_real), len(seen_in_other))
    assert seen_in_real[:length] == seen_in_other[:length]
    assert length > 0


def before_bids(seed: int, seats: int, moves: int) -> DragonstonesState:
    """A position of which only what lies open is known, in which an auction has just begun."""
    state = somewhere(seed, seats, moves)
    held = state.auctions_held
    chance = QuickDice(seed + 1)
    while state.auctions_held == held and not state.over():
        step(state, chance)
    if state.over() or not state.asked():
        state = start(seed, seats)
    state.ledger = ignorance([seat.coins for seat in state.seats])
    return state


def passing(state: DragonstonesState, viewer: int, seed: int) -> list[object]:
    """What the viewer sees while it chooses at random and all others do the least, until something is revealed."""
    state.events = []
    chance = QuickDice(seed)
    seen: list[object] = []
    for _ in range(40):
        if state.next_seat() < 0:
            state.resume()
        if state.over():
            break
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        if seat == viewer:
            seen.append(decision.key())
        state.choose(seat, random_choice(decision, chance) if seat == viewer else decision.least)
        told = [event.seen_by(viewer) for event in state.events]
        if any(event.kind in CHANCE_OR_ROBBERY for event in told):
            break
        seen.extend(event.key() for event in told)
        state.events.clear()
    return seen


@SOME
@given(SEEDS, SEATS, MOVES)
def test_a_sealed_bid_changes_nothing_that_others_see(seed: int, seats: int, moves: int) -> None:
    state = somewhere(seed, seats, moves)
    assume(len(state.asked()) > 1)
    bidder = state.next_seat()
    decision = state.decision(bidder)
    assert decision is not None
    seen: list[object] = []
    for choice in (0, len(decision.options) - 1):
        copy = state.clone()
        copy.events = []
        copy.choose(bidder, choice)
        assert copy.events == []
        for viewer in range(SPECTATOR, seats):
            if viewer != bidder:
                assert copy.view(viewer).data() == state.view(viewer).data()
                mine = copy.decision(viewer) if viewer >= 0 else None
                seen.append(None if mine is None else mine.key())
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]


@SOME
@given(SEEDS, SEATS, MOVES, st.integers(1, 150))
def test_the_ranges_always_hold_the_truth(seed: int, seats: int, moves: int, further: int) -> None:
    state = without_history(seed, seats, moves)
    chance = QuickDice(seed + 1)
    for _ in range(further):
        if state.over():
            return
        step(state, chance)
        for viewer in range(SPECTATOR, seats):
            for kind, (low, high) in enumerate(bounds(state, viewer)):
                for seat in range(seats):
                    amount = state.seats[seat].coins[kind]
                    assert 0 <= low[seat] <= amount <= high[seat]
                    assert seat != viewer or low[seat] == high[seat]


@settings(max_examples=10, deadline=None)
@given(SEEDS, SEATS)
def test_who_keeps_count_from_the_start_knows_every_coin(seed: int, seats: int) -> None:
    """The claim of rules.knowledge: a ledger kept from set-up never has a doubt, whoever keeps it."""
    state = start(seed, seats)
    exact = [amount for _ in range(seats + 1) for seat in state.seats for amount in seat.coins]
    state.ledger = Ledger(seats, exact[:], exact[:])
    chance = QuickDice(seed)
    while not state.over():
        step(state, chance)
        for viewer in range(SPECTATOR, seats):
            for kind, (low, high) in enumerate(bounds(state, viewer)):
                assert low == high == [seat.coins[kind] for seat in state.seats]


def test_resampling_finds_every_way_to_spread_the_coins() -> None:
    state = start(1, 3)
    state.ledger = ignorance([seat.coins for seat in state.seats])
    chance = QuickDice(5)
    found = {tuple(seat.coins[GOLD] for seat in state.resample(0, chance).seats) for _ in range(200)}
    assert found == {(2, gold, 4 - gold) for gold in range(5)}


def robbed() -> DragonstonesState:
    """Ann has robbed Bob of 3 gold and 2 silver, in a position whose history nobody knows (D95.12)."""
    adapter = Adapter()
    seats: list[object] = [{"name": "ann"}, {"name": "bob", "gold": 3, "silver": 2}, {"name": "cay", "fairy": 0}]
    state = adapter.position({"seats": seats, "auctions": ["brigand", "witch"]})
    state.unhurried = False
    state.events = []
    adapter.begin(state)
    state.choose(0, 1)
    state.choose(1, 0)
    state.choose(2, 0)
    state.choose(0, 0)
    return state


def test_only_the_two_concerned_see_what_a_brigand_takes() -> None:
    """D95.12."""
    state = robbed()
    sums = [event for event in state.events or [] if event.kind == terms.ROBBED_OF_ALL]
    assert [event.subject for event in sums] == [GOLD, SILVER]
    for viewer, told in ((0, [(3,), (2,)]), (1, [(3,), (2,)]), (2, [(), ()]), (SPECTATOR, [(), ()])):
        assert [event.seen_by(viewer).cards for event in sums] == told


def test_the_others_know_the_range_of_what_was_taken() -> None:
    """D95.12: Cay has 2 gold of the 7 that are out; Bob has none any more, so Ann has the other 5."""
    view = robbed().view(2)
    assert (view.seats[0].low[GOLD], view.seats[0].high[GOLD]) == (5, 5)
    assert (view.seats[1].low[GOLD], view.seats[1].high[GOLD]) == (0, 0)
    spectator = robbed().view(SPECTATOR)
    assert (spectator.seats[0].low[GOLD], spectator.seats[0].high[GOLD]) == (0, 7)
    assert (spectator.seats[2].low[GOLD], spectator.seats[2].high[GOLD]) == (0, 7)


def test_a_thief_who_takes_fairy_gold_shows_that_there_was_no_gold() -> None:
    """R94.4.3: the victim has neither stones nor gold, and now everybody knows."""
    state = Adapter().position({"seats": [{"name": "ann"}, {"gold": 0}, {}], "auctions": ["thief", "witch"]})
    state.unhurried = False
    state.advance()
    assert state.view(2).seats[1].high[GOLD] == 2
    state.choose(0, 2)
    state.choose(1, 1)
    state.choose(2, 0)
    assert [state.view(viewer).seats[1].high[GOLD] for viewer in (SPECTATOR, 0, 2)] == [0, 0, 0]
    assert state.view(2).seats[0].low[GOLD] == 2


def test_an_imp_leaves_the_stack_in_an_order_nobody_knows() -> None:
    """R95.1.12."""
    orders: set[tuple[int, ...]] = set()
    coming = ["imp", "red_dragon", "blue_dragon", "yellow_dragon", "wizard"]
    for seed in range(12):
        state = Adapter().position({"seats": [{}, {}, {}], "auctions": coming, "seed": seed})
        state.unhurried = False
        state.advance()
        state.choose(0, 1)
        state.choose(1, 0)
        state.choose(2, 0)
        state.choose(0, 0)
        orders.add((state.played[-1], *state.stack))
    assert len(orders) > 3


def test_a_black_coin_stays_behind_the_screen() -> None:
    """F-WIT-4: a view has no place for a rival's coins but the range that everybody can work out."""
    state = Adapter().position({"seats": [{"name": "ann", "black": 1}, {}, {}], "auctions": ["thief", "magician"]})
    state.advance()
    assert state.view(1).seats[0].low[terms.BLACK] == 0
    assert state.view(1).seats[0].high[terms.BLACK] == 1
    assert state.view(0).seats[0].low[terms.BLACK] == 1

"""A position among people stands still wherever somebody could act, and that changes nothing else."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.fields import UNKNOWN
from taproom.inn.state.layout import NO_ZONE
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.playout import random_choice
from taproom.kernel.record import Record, new_record
from taproom.kernel.state import IDLE, RESPONSE, State
from tests.tables import any_options

few = settings(max_examples=30, deadline=None, derandomize=True)


def begin(seed: int) -> tuple[Record, State]:
    record = new_record("inn", any_options(seed), key_from_seed(seed))
    state = game("inn").start(record.options, Dice(record.key))
    state.attend()
    return record, state


@given(st.integers(0, 10_000_000))
@few
def test_standing_still_leads_to_the_same_position(seed: int) -> None:
    record, state = begin(seed)
    chance = QuickDice(seed)
    while not state.over():
        if state.standing():
            state.go_on()
            continue
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        choice = random_choice(decision, chance)
        state.choose(seat, choice)
        record.choices.append((seat, choice))
    assert record.replay().fingerprint() == state.fingerprint()


@given(st.integers(0, 10_000_000))
@few
def test_who_is_asked_after_going_on_could_see_it_before(seed: int) -> None:
    _, state = begin(seed)
    chance = QuickDice(seed)
    while not state.over():
        seats = state.standing()
        if seats:
            moment = state.moment()
            offers = {seat: decision.key() for seat in state.asked() if (decision := state.decision(seat))}
            if moment in (RESPONSE, IDLE):
                assert not any(state.is_called_on(seat) for seat in offers if seat not in seats)
            state.go_on()
            if offers:
                assert not state.standing() and state.moment() == moment
                assert {seat: d.key() for seat in state.asked() if (d := state.decision(seat))} == offers
            continue
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))


def _taken(hidden: list[int], backs: list[int], like: int) -> int:
    """A card with the same back, taken from the hidden ones: backs are public (R27.1.9)."""
    card = next(card for card in hidden if backs[card] == backs[like])
    hidden.remove(card)
    return card


@given(st.integers(0, 10_000_000))
@few
def test_who_could_act_does_not_depend_on_what_anybody_holds(seed: int) -> None:
    """Every hand, and what was plotted, is dealt anew from the cards of the same backs in the hand, in the deck or
    among the plotted ones: nobody knows more of it."""
    _, state = begin(seed)
    chance = QuickDice(seed)
    while not state.over():
        seats = state.standing()
        if seats:
            assert isinstance(state, InnState)
            other = state.clone()
            other.attentive = True
            contents, places = other.zones.contents, other.setup.places
            for hand, deck, plotted in zip(places.hands, places.decks, places.plotted, strict=True):
                aside = contents[plotted] if plotted != NO_ZONE else []
                hidden = [*contents[hand], *contents[deck], *aside]
                chance.shuffle(hidden)
                if aside:
                    contents[plotted] = [_taken(hidden, places.layout.backs, card) for card in aside]
                contents[hand] = [_taken(hidden, places.layout.backs, card) for card in contents[hand]]
                contents[deck] = hidden
            other.held = [UNKNOWN] * len(other.held)
            assert state.asker is not None
            if state.asker.window:
                other.stand_before(state.asker)
                assert (other.standing(), other.moment()) == (seats, state.moment())
            state.go_on()
            continue
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))


def offers(state: State) -> list[object]:
    decisions = [state.decision(seat) for seat in range(state.seat_count())]
    return [None if decision is None else decision.key() for decision in decisions]


@given(st.integers(0, 10_000_000))
@few
def test_a_position_that_stands_still_is_read_back_and_goes_on_the_same(seed: int) -> None:
    """Read back at every moment and played on from there, the game is the one that was never written down."""
    _, state = begin(seed)
    chance = QuickDice(seed)
    while not state.over():
        again = game("inn").load(json.loads(json.dumps(state.dump())))
        assert again.dump() == state.dump()
        assert (again.standing(), again.moment(), again.asked()) == (state.standing(), state.moment(), state.asked())
        assert offers(again) == offers(state)
        if state.standing():
            state.go_on()
            again.go_on()
        else:
            seat = state.next_seat()
            decision = state.decision(seat)
            assert decision is not None and again.next_seat() == seat
            choice = random_choice(decision, chance)
            state.choose(seat, choice)
            again.choose(seat, choice)
        assert again.dump() == state.dump()

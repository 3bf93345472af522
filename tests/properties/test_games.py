"""What holds in every game, whatever is played."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.inn.board.questions import PLAY
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.setup import TOP
from taproom.kernel.decisions import Picking, count_bits
from taproom.kernel.dice import QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.record import Record, new_record, record_from_json
from taproom.kernel.verdicts import Malformed, Stale
from tests.tables import any_options, any_table, cards_in_all, gold_in_all, played

SEEDS = st.integers(0, 10_000_000)
few = settings(max_examples=25, deadline=None, derandomize=True)


@given(SEEDS)
@few
def test_gold_and_cards_are_conserved_and_attributes_stay_in_range(seed: int) -> None:
    position = any_table(seed)
    gold = gold_in_all(position)
    cards = cards_in_all(position)
    for _ in played(position, seed):
        assert gold_in_all(position) == gold
        assert cards_in_all(position) == cards
        assert all(0 <= value <= TOP for value in position.fortitude + position.alcohol)
        assert min(position.gold) >= 0
        assert position.pot >= 0
    assert position.over()
    assert position.winners()


@given(SEEDS)
@few
def test_every_offered_choice_is_accepted_and_every_other_refused(seed: int) -> None:
    position = any_table(seed)
    for number, (seat, _) in enumerate(played(position, seed)):
        decision = position.decision(seat)
        assert decision is not None
        if decision.is_pick():
            assert not decision.allows(1 << len(decision.candidates))
        else:
            assert len(decision.options) >= 2, "a choice with one option is taken silently"
            assert len({option.key() for option in decision.options}) == len(decision.options)
        with pytest.raises(Malformed):
            position.choose(seat, -1)
        with pytest.raises(Malformed):
            position.choose(seat, 1 << 40)
        asked = position.asked()
        for other in range(position.seat_count()):
            if other not in asked:
                with pytest.raises(Stale):
                    position.choose(other, 0)
        if number % 7 == seed % 7 and not decision.is_pick():
            for choice in range(len(decision.options)):
                position.clone().choose(seat, choice)


@given(SEEDS)
@few
def test_every_card_in_hand_can_be_played_or_says_why_not(seed: int) -> None:
    position = any_table(seed)
    for number, _ in enumerate(played(position, seed)):
        if number % 5 != seed % 5:
            continue
        for seat in range(position.seat_count()):
            decision = position.decision(seat)
            options = decision.options if decision else []
            playable = {option.subject for option in options if option.verb == PLAY}
            for card, verdict in zip(position.hand_texts(seat), position.verdicts(seat), strict=True):
                assert (verdict is None) == (card in playable)
                if verdict is not None:
                    assert verdict.rule[0] in "RD"
                    assert verdict.reason


@given(SEEDS, st.floats(0, 1))
@few
def test_a_record_replays_from_any_prefix_to_the_identical_position(seed: int, part: float) -> None:
    record = new_record("inn", any_options(seed), key_from_seed(seed))
    position = record.start()
    assert isinstance(position, InnState)
    record.choices.extend(played(position, seed))
    again = record_from_json(record.to_json())
    assert again.choices == record.choices
    assert again.replay().fingerprint() == position.fingerprint()
    upto = int(part * len(record.choices))
    prefix = Record(again.game_key, again.rules, again.options, again.key, again.choices[:upto])
    resumed = prefix.replay()
    for seat, choice in again.choices[upto:]:
        resumed.choose(seat, choice)
    assert resumed.fingerprint() == position.fingerprint()


@given(SEEDS, st.integers(0, 150))
@few
def test_a_clone_plays_on_like_the_original_and_leaves_it_alone(seed: int, when: int) -> None:
    position = any_table(seed)
    for number, _ in enumerate(played(position, seed)):
        if number == when:
            break
    before = position.fingerprint()
    clone = position.clone()
    assert clone.fingerprint() == before
    choices = list(played(clone, seed + 1))
    assert position.fingerprint() == before
    for seat, choice in choices:
        position.choose(seat, choice)
    assert position.fingerprint() == clone.fingerprint()


@given(SEEDS, st.integers(0, 150))
@few
def test_a_written_position_is_read_back_and_plays_on_the_same(seed: int, when: int) -> None:
    position = any_table(seed)
    for number, _ in enumerate(played(position, seed)):
        if number == when:
            break
    restored = game("inn").load(json.loads(json.dumps(position.dump())))
    assert restored.fingerprint() == position.fingerprint()
    assert restored.asked() == position.asked()
    for seat, choice in list(played(position, seed + 1)):
        restored.choose(seat, choice)
    assert restored.fingerprint() == position.fingerprint()


@given(SEEDS)
@few
def test_a_pick_can_be_made_one_candidate_at_a_time(seed: int) -> None:
    position = any_table(seed)
    chance = QuickDice(seed)
    for seat, _ in played(position, seed):
        decision = position.decision(seat)
        if decision is None or not decision.is_pick():
            continue
        picking = Picking(decision)
        while not picking.finished():
            answers = picking.answers()
            picking.say(answers[chance.below(len(answers))])
        assert decision.allows(picking.mask)
        assert count_bits(picking.mask) == picking.taken

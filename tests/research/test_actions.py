"""Observations and actions: the same meaning everywhere, every answer can be said, and nothing hidden shows."""

from collections.abc import Callable
from functools import partial

import pytest

from taproom.inn.board import incidents, questions
from taproom.inn.encoding import answers, encoder
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import QuickDice
from taproom.kernel.encoding import FACT_COLUMNS
from taproom.kernel.state import SPECTATOR
from taproom.kernel.verdicts import Malformed
from taproom.research import Episode, Space, described, space
from taproom.research.narrowing import actions_of
from tests.research.spaces import act_at_random, any_space, dragonstones, every_deck, inn
from tests.tables import CHARACTERS

SPACES: list[Callable[[], Space]] = [inn, dragonstones, every_deck, *[partial(any_space, seed) for seed in range(15)]]


def _same_answer(space: Space, decision: Decision, one: int, other: int) -> bool:
    """Whether two choices are the same: alike candidates stand for each other."""
    if not decision.is_pick():
        return decision.options[one].key() == decision.options[other].key()
    picked = [
        sorted(candidate for place, candidate in enumerate(decision.candidates) if choice >> place & 1)
        for choice in (one, other)
    ]
    return picked[0] == picked[1]


def _all_choices(decision: Decision) -> list[int]:
    if not decision.is_pick():
        return list(range(len(decision.options)))
    return [choice for choice in range(1 << min(len(decision.candidates), 8)) if decision.allows(choice)]


@pytest.mark.parametrize("number", range(len(SPACES)))
def test_every_answer_is_said_by_legal_actions_and_understood(number: int) -> None:
    played = SPACES[number]()
    for seed in range(2):
        episode, chance = played.start(seed), QuickDice(seed)
        while episode.seat >= 0 and episode.decisions < 150:
            decision, narrowing = episode.decision(), episode.narrowing
            assert decision is not None and narrowing is not None
            said: dict[tuple[int, ...], int] = {}
            for choice in _all_choices(decision):
                path = actions_of(narrowing, choice)
                walk = narrowing.clone()
                for action in path:
                    assert len(walk.legal) > 1
                    assert action in walk.legal
                    walk.take(action)
                assert _same_answer(played, decision, walk.choice, choice)
                other = said.setdefault(tuple(path), choice)
                assert _same_answer(played, decision, other, choice)
            act_at_random(episode, chance)


@pytest.mark.parametrize("number", range(len(SPACES)))
def test_a_resampled_position_has_the_same_row_mask_and_options(number: int) -> None:
    played = SPACES[number]()
    episode, chance = played.start(5), QuickDice(5)
    while episode.seat >= 0 and episode.decisions < 120:
        if episode.decisions % 7 == 0:
            for viewer in range(SPECTATOR, played.seats):
                other = episode.over(episode.state.resample(viewer, QuickDice(episode.decisions)))
                assert episode.observe(viewer) == other.observe(viewer)
                if viewer == episode.seat:
                    assert _asked_anew(other) == (episode.mask(), episode.decision_rows())
        act_at_random(episode, chance)


def _asked_anew(episode: Episode) -> tuple[bytearray, list[bytearray]]:
    """What the position itself asks, and not what was copied from another."""
    fresh = Episode(episode.encoder, episode.state, False, 0.0)
    fresh.begin()
    return fresh.mask(), fresh.decision_rows()


def test_actions_mean_the_same_at_all_tables_of_a_space() -> None:
    played = every_deck()
    names = [played.action_name(action) for action in range(played.actions)]
    assert len(set(names)) == len(names)
    for options in played.tables:
        alone = Space("inn", [options])
        here, there = alone.start(3), Space("inn", [options, *played.tables]).start(3)
        assert alone.actions < played.actions
        for _ in range(20):
            if here.seat < 0:
                break
            wanted = {alone.action_name(action) for action in here.legal()}
            assert wanted <= set(names)
            here.act(here.legal()[0])
        assert there.encoder.action_names == played.encoder.action_names


def test_a_space_of_every_deck_plays_at_each_of_its_tables() -> None:
    played = every_deck()
    seen: set[str] = set()
    for seed in range(40):
        episode = played.start(seed)
        row = played.named(episode.observe(episode.seat))
        who = next(field for field in played.fields if field.name == "characters")
        keys = who.meaning.partition(": ")[2].split(", ")
        seen |= {keys[place % len(keys)] for place, here in enumerate(row["characters"]) if here}
    assert seen == set(CHARACTERS)


def test_rows_count_what_lies_on_the_table() -> None:
    played = inn()
    episode = played.start(1)
    row = played.named(episode.observe(episode.seat))
    for seat in range(4):
        numbers = row["seats"][seat * len(encoder.SEAT_NUMBERS) :]
        assert numbers[:3] == [20, 0, 10]
    field = next(field for field in played.fields if field.name == "cards")
    width = field.shape[1] * field.shape[2]
    assert sum(row["cards"][:width]) == 7, "the own hand, and nothing else is seen at first"
    assert sum(row["cards"][width:]) == 0
    state = episode.state
    assert isinstance(state, InnState)
    assert sum(row["sizes"]) + sum(row["middle_sizes"]) == sum(len(cards) for cards in state.zones.contents)
    assert isinstance(played.encoder, encoder.InnEncoder)
    names = [played.encoder.pool.cards[place % field.shape[2]] for place, here in enumerate(row["cards"]) if here]
    hand = {state.setup.cards[text] for text in state.hand_texts(episode.seat)}
    assert set(names) == {f"{card.deck_key}/{card.key}" for card in hand}


def test_the_last_facts_are_the_newest_first_and_those_the_seat_was_told() -> None:
    episode, chance = inn().start(2), QuickDice(2)
    while len(episode.told) < 20:
        act_at_random(episode, chance)
    width = len(FACT_COLUMNS)
    for seat in range(4):
        facts = inn().named(episode.observe(seat))["facts"]
        kinds = [facts[place * width] for place in range(8)]
        assert kinds == [event.kind for event in reversed(episode.told[-8:])]
        for place, event in enumerate(reversed(episode.told[-8:])):
            row = facts[place * width : (place + 1) * width]
            assert row[1] == ((event.seat - seat) % 4 + 1 if event.seat >= 0 else 0)
            if not event.seen_by(seat).cards:
                assert row[6:] == [0, 0], "a card that the seat did not see"


def test_words_and_questions_fit_their_fields() -> None:
    kinds = [value for name, value in vars(questions).items() if name.isupper() and isinstance(value, int)]
    assert max(kinds) < answers.VERBS
    assert max(getattr(incidents, name) for name in ("CARD", "DRINK", "COMPONENT", "ACTIVATION")) < encoder.KINDS


def test_every_field_is_described() -> None:
    for played in (inn(), dragonstones()):
        assert len(described(played)) == len(played.fields)
        assert sum(field.size for field in played.fields) == played.size
        assert all(field.meaning for field in [*played.fields, *played.columns])


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Malformed, match="one number"):
        Space("inn", [any_space(0).tables[0], any_space(3).tables[0]])
    with pytest.raises(Malformed, match="at least one table"):
        Space("inn", [])
    with pytest.raises(Malformed, match="0 or more"):
        space("dragonstones", facts=-1)
    with pytest.raises(Malformed, match="is not legal"):
        episode = inn().start(1)
        episode.act(next(action for action in range(999) if action not in episode.legal()))

"""Non-interference: what a seat sees, is asked and is told does not depend on what it cannot know."""

from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.inn.board import events
from taproom.inn.rules.inn_state import InnState
from taproom.kernel.dice import QuickDice
from taproom.kernel.state import SPECTATOR
from tests.tables import any_table, played

few = settings(max_examples=40, deadline=None, derandomize=True)
REVEALING = (
    events.REVEALED,
    events.DREW,
    events.RESHUFFLED,
    events.JOINED,
    events.OPENED,
    events.IN_FORCE,
    events.SIDE_RESHUFFLED,
    events.PURCHASED,
    events.PLOTS_WASTED,
    events.PLANTED,
    events.DISCARDED,
    events.HAND_SHOWN,
    events.EVENT_TURNED_UP,
    events.COIN,
)
"""Facts that tell of cards nobody, or not this seat, could know before."""


def _story(position: InnState, viewer: int) -> list[object]:
    """What the viewer is told and asked while everybody does the least, until something hidden is revealed."""
    story: list[object] = []
    position.events = []
    position.resume()
    for _ in range(300):
        for event in position.events:
            if event.kind in REVEALING:
                return story
            story.append(event.seen_by(viewer).key())
        position.events = []
        seat = position.next_seat()
        if seat < 0:
            break
        decision = position.decision(seat)
        assert decision is not None
        if seat == viewer:
            story.append(decision.key())
        position.choose(seat, decision.least)
    return story


@given(st.integers(0, 10_000_000), st.integers(0, 200))
@few
def test_a_seat_cannot_tell_a_resampled_position_from_the_real_one(seed: int, when: int) -> None:
    position = any_table(seed)
    for number, _ in enumerate(played(position, seed)):
        if number == when:
            break
    for viewer in range(SPECTATOR, position.seat_count()):
        other = position.resample(viewer, QuickDice(seed + viewer))
        assert other.view(viewer).data() == position.view(viewer).data()
        if position.over():
            continue
        assert _story(other, viewer) == _story(position.clone(), viewer)


@given(st.integers(0, 10_000_000))
@few
def test_events_show_drawn_cards_to_their_owners_team_alone(seed: int) -> None:
    position = any_table(seed)
    for _ in played(position, seed):
        pass
    assert position.events
    for event in position.events:
        if event.kind in (events.DREW, events.PURCHASED, events.PLOTTED):
            assert event.seen_by(event.seat).cards
            for seat in range(SPECTATOR, position.seat_count()):
                mates = seat != SPECTATOR and position.are_teammates(seat, event.seat)
                assert bool(event.seen_by(seat).cards) == mates

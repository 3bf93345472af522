"""Mats and targets: a team has one mat, a seat may have several, and a loss is per target."""

from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import DISMISS
from taproom.inn.effects import program as fx
from taproom.inn.rules import blows, damage, in_play
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state import mats
from taproom.inn.state.components import ZoneSpec
from taproom.inn.state.setup import Mat
from taproom.inn.state.steps import NOBODY
from tests.state.tables import position_with

FACING = [Mat([0]), Mat([1]), Mat([2], facing=0, top=6), Mat([2], facing=1, top=6), Mat([3])]
"""The third seat has one short track for each of two others (R80.1.1)."""


def test_a_seat_with_two_mats_changes_on_the_one_that_faces_the_cause() -> None:
    position = position_with(mats=FACING)
    assert position.fortitude == [20, 20, 6, 6, 20]
    assert mats.change_fortitude(position, 2, -2, 0) == -2
    assert mats.change_alcohol(position, 2, 3, 1) == 3
    assert (position.fortitude, position.alcohol) == ([20, 20, 4, 6, 20], [0, 0, 0, 3, 0])
    mats.change_alcohol(position, 2, 1, NOBODY)
    assert position.alcohol == [0, 0, 1, 4, 0], "what nobody caused changes both (R80.2.1)"


def test_tracks_end_at_a_top_of_their_own() -> None:
    position = position_with(mats=FACING)
    mats.change_alcohol(position, 2, 30, NOBODY)
    mats.change_alcohol(position, 0, 30, NOBODY)
    assert position.alcohol == [20, 0, 6, 6, 0]
    assert mats.passes_out(position, 2) and not mats.passes_out(position, 1)


def test_a_team_shares_one_mat() -> None:
    position = position_with(teams=[0, 1, 0, 1])
    mats.change_fortitude(position, 0, -2, 1)
    mats.change_fortitude(position, 2, -3, 1)
    assert position.fortitude == [15, 20]
    assert mats.gold_of(position, 0) == mats.gold_of(position, 2)


def blow(position: InnState, who: int, targets: tuple[int, ...]) -> int:
    """Zot plays a card that costs two Fortitude; the number of the incident."""
    text = next(
        card.number
        for card in position.setup.cards
        for mode in card.modes
        if len(mode.effects) == 1
        and mode.effects[0].word.touches == fx.FORTITUDE
        and mode.effects[0].amount == -2
        and mode.effects[0].who == who
    )
    incident = Incident(inc.CARD, 2, NOBODY, text, 0, -1)
    incident.targets = targets
    return position.add_incident(incident)


def with_a_card_in_play() -> tuple[InnState, int, int]:
    """A card of the first seat stays in play; the target it is, and its zone."""
    position = position_with((ZoneSpec("kept", is_target=True),))
    zone = position.setup.places.own[0][0]
    card = position.hand(0)[0]
    position.move(card, position.setup.places.hands[0], zone)
    return position, position.seat_count() + card, zone


def test_a_card_in_play_can_be_the_target_and_only_it_loses() -> None:
    position, target, zone = with_a_card_in_play()
    number = blow(position, fx.ANOTHER, (target,))
    losses = damage.losses(position, number)
    assert [place for place, lost in enumerate(losses) if lost] == [target]
    position.agenda.clear()
    blows.inflict(position, number)
    position.advance()
    while position.asker is not None and position.asker.window:
        position.choose(position.next_seat(), 0)
    question, step = position.decision(0), position.asker
    assert question is not None and step is not None
    step.answered(position, 0, next(option for option in question.options if option.verb == DISMISS))
    assert position.zones.cards(zone) == []
    assert position.zones.cards(position.setup.places.discards[0]) == [target - position.seat_count()]
    assert position.fortitude == [20, 20, 20, 20]
    position.zones.check()


def test_without_cards_in_play_only_seats_are_targets() -> None:
    position = position_with()
    assert in_play.target_count(position) == position.seat_count()
    assert damage.losses(position, blow(position, fx.ANOTHER, (0,))) == [2, 0, 0, 0]

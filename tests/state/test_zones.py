"""Zones as they are declared: a new kind of place needs nothing but its declaration, and what is seen is remembered."""

import pytest

from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.inn.state.components import SEEN_BY_TEAM, ZoneSpec
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import EVERYBODY
from taproom.kernel.layout import NO_VIEWERS, Layout, Zone, sees
from taproom.kernel.state import SPECTATOR
from taproom.kernel.verdicts import Malformed
from taproom.kernel.zones import UNSEEN, Zones, read_zones
from tests.state.tables import position_with, show

PILE = ZoneSpec("stash", seen_by=SEEN_BY_TEAM, is_numbered=True)
"""The tests' own kind of place: a secret pile of a seat that its team may see, with a number on each card."""
TEAMS = [0, 1, 0, 1]
SAMPLES = range(12)


def stashed() -> tuple[InnState, int]:
    """Three cards of the first seat lie in its secret pile, with a number each."""
    position = position_with((PILE,), TEAMS)
    zone = position.setup.places.own[0][0]
    hand = position.setup.places.hands[0]
    for number, card in enumerate(position.zones.cards(hand)[:3]):
        position.zones.move_unseen(card, hand, zone)
        position.zones.put_number(card, 10 + number)
    return position, zone


def same_to_everybody(position: InnState) -> None:
    """Whatever a seat cannot know may be otherwise, and it sees the same."""
    for viewer in range(SPECTATOR, position.seat_count()):
        for sample in SAMPLES:
            other = position.resample(viewer, QuickDice(sample))
            other.zones.check()
            assert other.view(viewer).data() == position.view(viewer).data()


def shown(position: InnState, viewer: int, key: str) -> dict[str, object]:
    zones = position.view(viewer).data()["zones"]
    assert isinstance(zones, dict)
    found = zones[key]
    assert isinstance(found, dict)
    return found


def test_a_declared_zone_is_seen_by_those_it_says_and_counted_by_all() -> None:
    position, zone = stashed()
    for viewer in (0, 2):
        assert shown(position, viewer, "stash.0")["cards"] == position.zones.texts(zone)
        assert shown(position, viewer, "stash.0")["numbers"] == [10, 11, 12]
    for viewer in (SPECTATOR, 1, 3):
        assert shown(position, viewer, "stash.0") == {"size": 3, "cards": []}
    position.zones.check()
    same_to_everybody(position)


def test_a_declared_zone_is_written_down_and_read_back() -> None:
    position, zone = stashed()
    dumped = position.zones.dump()
    cards, known, numbers = dumped["cards"], dumped["known"], dumped["numbers"]
    assert isinstance(cards, dict) and isinstance(known, list) and isinstance(numbers, list)
    again = read_zones(position.zones.layout, cards, [tuple(k) for k in known], [tuple(n) for n in numbers])
    assert (again.contents, again.known, again.numbers) == (
        position.zones.contents,
        position.zones.known,
        position.zones.numbers,
    )
    assert cards["stash.0"] == position.zones.cards(zone)


def test_cards_of_a_secret_pile_are_dealt_anew_for_those_who_do_not_see_it() -> None:
    position, zone = stashed()
    outcomes = {tuple(position.resample(1, QuickDice(n)).zones.texts(zone)) for n in range(20)}
    assert len(outcomes) > 10
    assert {tuple(position.resample(2, QuickDice(n)).zones.texts(zone)) for n in range(20)} == {
        tuple(position.zones.texts(zone))
    }


def test_a_card_that_was_looked_at_stays_known_to_who_looked_until_a_shuffle() -> None:
    position = position_with()
    places = position.setup.places
    show(position, places.hands[1], 1 << 0)
    assert shown(position, 0, "hand.1")["cards"] == sorted(position.hand_texts(1))
    assert shown(position, 2, "hand.1")["cards"] == []
    same_to_everybody(position)
    seen = position.hand(1)[0]
    position.move(seen, places.hands[1], places.decks[1])
    assert shown(position, 0, "deck.1")["cards"] == [UNSEEN] * (len(position.zones.cards(places.decks[1])) - 1) + [
        position.setup.faces[seen].number
    ]
    same_to_everybody(position)
    position.zones.shuffle(places.decks[1], position.chance)
    assert shown(position, 0, "deck.1")["cards"] == []
    same_to_everybody(position)


def test_a_hand_shown_to_all_is_seen_by_all_and_new_cards_are_not() -> None:
    position = position_with()
    places = position.setup.places
    show(position, places.hands[2], EVERYBODY)
    before = sorted(position.hand_texts(2))
    position.move(position.top(places.decks[2]), places.decks[2], places.hands[2])
    for viewer in (SPECTATOR, 0, 1, 3):
        assert shown(position, viewer, "hand.2") == {"size": 8, "cards": before}
    same_to_everybody(position)


def test_who_has_seen_a_card_of_a_teammate_s_opponent_has_told_the_team() -> None:
    position = position_with(teams=TEAMS)
    places = position.setup.places
    show(position, places.hands[1], 1 << 0)
    assert shown(position, 2, "hand.1")["cards"] == sorted(position.hand_texts(1))
    assert shown(position, 3, "hand.1")["cards"] == position.hand_texts(1), "a teammate's hand is open (R50.1.1)"
    assert shown(position, 0, "hand.3")["cards"] == []
    same_to_everybody(position)


def test_what_is_put_away_unseen_may_be_any_card() -> None:
    position, zone = stashed()
    hand = position.setup.places.hands[0]
    show(position, hand, 1 << 1)
    assert shown(position, 1, "hand.0")["cards"] == sorted(position.hand_texts(0))
    position.zones.move_unseen(position.hand(0)[0], hand, zone)
    assert shown(position, 1, "hand.0")["cards"] == []
    assert shown(position, 1, "stash.0")["cards"] == []
    assert len(shown(position, 2, "stash.0")["cards"]) == 4  # type: ignore[arg-type]
    same_to_everybody(position)


def test_public_backs_stay_where_they_are_and_others_do_not() -> None:
    """A hand shows its backs and a deck does not; what lies in either is dealt anew within what can be seen."""
    hand = Zone("hand", 0, 1 << 0, is_ordered=False, shows_backs=True)
    layout = Layout([hand, Zone("deck", 0, NO_VIEWERS), Zone("other", 1, 1 << 1)])
    texts = [*range(12), 20, 21, 22]
    places = [0, 0, 0, *[1] * 9, 2, 2, 2]
    backs = [0, 7, 0, *[7, 0, 7] * 3, 9, 9, 9]
    zones = Zones(layout, layout.number_cards(places, texts, [0] * 12 + [1] * 3, backs))
    zones.check()
    decks = set()
    for sample in range(30):
        other = zones.clone()
        other.resample(1, QuickDice(sample))
        other.check()
        assert sorted([layout.backs[card] for card in other.contents[0]]) == [0, 0, 7]
        decks.add(tuple([layout.backs[card] for card in other.contents[1]]))
    assert len(decks) > 5, "nobody sees the backs of a deck's cards"


def test_of_two_cards_alike_the_known_one_goes_first() -> None:
    layout = Layout([Zone("hand", 0, 1 << 0, is_ordered=False), Zone("discard", 0)])
    zones = Zones(layout, layout.number_cards([0, 0, 0], [5, 5, 6], [0, 0, 0], [0, 0, 0]))
    zones.show([1], 1 << 1)
    assert zones.find(0, 5) == 1
    zones.move(1, 0, 1)
    assert zones.known == {}
    assert zones.find(0, 5) == 0


def test_a_zone_that_does_not_exist_or_a_card_that_lies_twice_is_refused() -> None:
    layout = Layout([Zone("hand", 0, 1 << 0), Zone("discard", 0)])
    layout.number_cards([0, 0], [5, 6], [0, 0], [0, 0])
    with pytest.raises(Malformed, match="no zone 'cellar' at this table: hand, discard"):
        read_zones(layout, {"cellar": [0, 1]}, [], [])
    with pytest.raises(Malformed, match="card 0 lies in hand and in discard"):
        read_zones(layout, {"hand": [0, 1], "discard": [0]}, [], [])
    with pytest.raises(Malformed, match="card 1 lies nowhere"):
        read_zones(layout, {"hand": [0]}, [], [])


@pytest.mark.parametrize(
    ("kind", "own", "others"),
    [
        ("hand", True, False),
        ("deck", False, False),
        ("pile", False, False),
        ("discard", True, True),
    ],
)
def test_who_sees_the_faces_of_a_seat_s_cards(kind: str, own: bool, others: bool) -> None:
    """R0.1.3, R1.2.9, R2.4.1: what the declarations must say, because everything else follows them."""
    layout = position_with().zones.layout
    zone = layout.zones[layout.named[f"{kind}.1"]]
    assert sees(zone.viewers, 1) == own
    assert {sees(zone.viewers, seat) for seat in (SPECTATOR, 0, 2, 3)} == {others}


@pytest.mark.parametrize(
    ("key", "seen"), [("drink_deck", False), ("drink_discard", True), ("bar", False), ("box", False), ("played", True)]
)
def test_who_sees_the_faces_of_the_table_s_cards(key: str, seen: bool) -> None:
    layout = position_with().zones.layout
    assert layout.viewers[layout.named[key]] == (EVERYBODY if seen else NO_VIEWERS)


def test_a_shuffled_side_deck_is_hidden_and_what_is_revealed_of_it_is_not() -> None:
    seats = [{"character": "kaylin"}, {"character": "erin"}]
    places = new_game(read_options({"seats": seats}), QuickDice(1)).setup.places
    moods, forms = places.side_decks[0], places.side_decks[-1]
    viewers = places.layout.viewers
    assert (viewers[moods], viewers[forms]) == (NO_VIEWERS, EVERYBODY)
    for zone in [*places.side_discards, *places.in_force]:
        assert zone < 0 or viewers[zone] == EVERYBODY

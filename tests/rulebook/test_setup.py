"""What a scenario cannot say of a table: who begins, which cards are dealt, which line-ups there are (R1.2, D1.1)."""

from collections import Counter

import pytest

from taproom.inn.start import new_game, read_options
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.verdicts import Malformed

LINE_UP = ("gog", "eve", "zot", "fiona")


def options(**further: object) -> dict[str, object]:
    return {"seats": [{"character": key} for key in LINE_UP], **further}


@pytest.mark.parametrize("first", range(len(LINE_UP)))
def test_the_table_chooses_who_goes_first(first: int) -> None:
    """R1.2.10."""
    assert new_game(read_options(options(first=first)), Dice(key_from_seed(1))).turn == first


def test_without_a_choice_the_dice_decide_who_goes_first() -> None:
    """D1.1."""
    read = read_options(options())
    assert {new_game(read, Dice(key_from_seed(seed))).turn for seed in range(40)} == set(range(len(LINE_UP)))


PAIRS = ("gog", "eve", "zot", "fiona", "dimli", "fleck")


def in_teams(*teams: str, mode: str = "two_headed_dragon") -> dict[str, object]:
    seats = [{"character": key, "team": team} for key, team in zip(PAIRS, teams, strict=False)]
    return {"seats": seats, "mode": mode}


@pytest.mark.parametrize(
    "refused",
    [
        {"seats": [{"character": key} for key in PAIRS[:5]], "mode": "two_headed_dragon"},
        {"seats": [{"character": key} for key in PAIRS[:2]], "mode": "two_headed_dragon"},
        in_teams("a", "b", "b", "b"),
        in_teams("a", "b", "a", "b"),
    ],
    ids=["odd", "one team", "one and three", "apart"],
)
def test_a_table_that_cannot_be_is_refused_with_the_rule(refused: dict[str, object]) -> None:
    """R70.1.1."""
    with pytest.raises(Malformed, match=r"R70\.1\.1"):
        read_options(refused)


def test_teams_are_named_of_every_seat_or_of_none_and_only_where_there_are_teams() -> None:
    with pytest.raises(Malformed, match="every seat or of none"):
        read_options(in_teams("a", "a", "b", ""))
    with pytest.raises(Malformed, match="everybody plays alone"):
        read_options(in_teams("a", "a", "b", "b", mode="free_for_all"))


def test_whoever_is_to_begin_the_first_of_the_team_does() -> None:
    """D50.1."""
    read = read_options({**in_teams("a", "a", "b", "b"), "first": 3})
    assert new_game(read, Dice(key_from_seed(1))).turn == 2


def test_everybody_is_dealt_the_own_deck() -> None:
    """R1.2.3, R1.2.5: forty cards, all of the own character, in another order each time."""
    orders = set()
    for seed in range(5):
        position = new_game(read_options(options(first=0)), Dice(key_from_seed(seed)))
        for seat, character in enumerate(LINE_UP):
            places = position.setup.places
            cards = position.hand_texts(seat) + position.zones.texts(places.decks[seat])
            assert Counter(cards) == Counter(position.setup.decklists[seat])
            assert {position.setup.cards[card].deck_key for card in cards} == {character}
        orders.add(tuple(position.zones.texts(position.setup.places.decks[1])))
    assert len(orders) == 5


def test_no_character_sits_at_the_table_twice() -> None:
    """D1.1."""
    with pytest.raises(Malformed, match=r"D1\.1"):
        read_options({"seats": [{"character": "gog"}, {"character": "gog"}]})

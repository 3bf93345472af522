"""What a scenario cannot say of a table: who begins, which cards are dealt, which line-ups there are (R1.2, D1.1)."""

from collections import Counter

import pytest

from taproom.inn.setup import new_game, read_options
from taproom.table.dice import Dice, key_from_seed
from taproom.table.verdicts import Malformed

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


def test_everybody_is_dealt_the_own_deck() -> None:
    """R1.2.3, R1.2.5: forty cards, all of the own character, in another order each time."""
    orders = set()
    for seed in range(5):
        position = new_game(read_options(options(first=0)), Dice(key_from_seed(seed)))
        for seat, character in enumerate(LINE_UP):
            places = position.table.places
            cards = position.hand_texts(seat) + position.zones.texts(places.decks[seat])
            assert Counter(cards) == Counter(position.table.decklists[seat])
            assert {position.table.cards[card].deck_key for card in cards} == {character}
        orders.add(tuple(position.zones.texts(position.table.places.decks[1])))
    assert len(orders) == 5


def test_no_character_sits_at_the_table_twice() -> None:
    """D1.1."""
    with pytest.raises(Malformed, match=r"D1\.1"):
        read_options({"seats": [{"character": "gog"}, {"character": "gog"}]})

"""R90: what is on the table before the first bid, and what a table may ask for."""

import pytest

from taproom.dragonstones.content.loader import catalogue, own_characters
from taproom.dragonstones.rules.bag import draw_from_bag
from taproom.dragonstones.rules.dragonstones_state import new_game
from taproom.dragonstones.state.terms import COIN_KEYS
from taproom.kernel.dice import Chance, Dice, QuickDice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter
from tests.dragonstones.tables import GAME, start


class Fixed(Chance):
    """Draws one given number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        return self.number

    def clone(self) -> "Fixed":
        return Fixed(self.number)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_the_same_coins_and_four_stones(seats: int) -> None:
    """R90.1.1, R90.2.1, R90.2.2."""
    state = start(1, seats)
    assert [place.coins for place in state.seats] == [[8, 2, 5, 0, 0]] * seats
    assert [sum(place.stones) for place in state.seats] == [4] * seats
    bank = dict(zip(COIN_KEYS, state.bank, strict=True))
    assert bank == {"fairy": 60 - 8 * seats, "gold": 15 - 2 * seats, "silver": 40 - 5 * seats, "black": 2, "amulets": 2}
    assert sum(state.bank_stones) == 36 - 4 * seats


def test_the_witch_is_first_and_nine_wait_in_the_stack() -> None:
    """R90.2.3, R91.1.2, R91.1.4."""
    state = start(2, 4)
    assert state.auction is not None
    assert state.catalogue.characters[state.auction.character].key == "witch"
    keys = [state.catalogue.characters[number] for number in state.stack]
    assert len(keys) == 9
    assert sum(each.special for each in keys) == 2
    assert "witch" not in [each.key for each in keys]
    assert len(state.deck) == 23


def test_every_stone_of_the_bag_is_equally_likely() -> None:
    """D90.1."""
    drawn: list[int] = []
    for number in range(36):
        state = new_game(catalogue([]), 3, QuickDice(1))
        state.bag = [12, 12, 12]
        state.chance = Fixed(number)
        drawn.append(draw_from_bag(state))
    assert [drawn.count(colour) for colour in range(3)] == [12, 12, 12]


def test_the_box_holds_the_cards_it_should() -> None:
    """R90.1.2, R96.1.1."""
    counts = {each.key: each.count for each in own_characters() if each.special}
    twice = {"ancient_dragon", "fairy", "quack_wizard", "sorcerer_apprentice", "two_headed_dragon"}
    assert {key for key, count in counts.items() if count == 2} == twice
    assert sum(counts.values()) == 25
    assert len([each for each in own_characters() if not each.special]) == 8


@pytest.mark.parametrize(
    "options",
    [{"seats": 2}, {"seats": 7}, {"seats": "many"}, {"seats": ["ann", "bob"]}, {"seats": 3, "stones": 5}],
)
def test_impossible_tables_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        GAME.start(options, QuickDice(1))


def test_seats_may_have_names() -> None:
    state = GAME.start({"seats": [{"name": "Ann"}, {"name": "Bob"}, "Cay"]}, QuickDice(1))
    assert [presenter(GAME).seat_name(state, seat, "en") for seat in range(3)] == ["Ann", "Bob", "Cay"]
    assert GAME.load(state.dump()).names == ["Ann", "Bob", "Cay"]


def test_the_game_is_found_by_its_key() -> None:
    assert game("dragonstones").key == "dragonstones"
    assert GAME.rules_version() >= 1


def test_a_position_of_another_version_is_refused() -> None:
    data = start(1, 3).dump()
    with pytest.raises(Malformed, match="version"):
        GAME.load({**data, "version": 99})
    with pytest.raises(Malformed):
        GAME.load({"version": 1})


def test_the_same_key_gives_the_same_game() -> None:
    one = GAME.start({"seats": 4}, Dice(key_from_seed(9)))
    other = GAME.start({"seats": 4}, Dice(key_from_seed(9)))
    assert one.fingerprint() == other.fingerprint()
    assert one.fingerprint() != GAME.start({"seats": 4}, Dice(key_from_seed(10))).fingerprint()

"""Cards that were bought: their backs are public wherever they are held, their faces are not (R27.1.6, R27.1.9)."""

from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.playout import random_choice

BUYER, OTHER = 0, 1


def games() -> list[InnState]:
    options = {"seats": [{"character": key} for key in ("vlazlo", "gog", "eve")], "first": 0}
    return [new_game(read_options(options), Dice(key_from_seed(seed))) for seed in range(6)]


def positions(game: InnState, seed: int, most: int = 40) -> list[InnState]:
    """Some positions of a game played at random."""
    chance = QuickDice(seed)
    found: list[InnState] = []
    while not game.over() and len(found) < most:
        seat = game.next_seat()
        decision = game.decision(seat)
        assert decision is not None
        game.choose(seat, random_choice(decision, chance))
        found.append(game.clone())
    return found


def test_others_see_the_backs_of_a_hand_and_nothing_of_the_faces() -> None:
    for seed, game in enumerate(games()):
        places = game.setup.places
        hand = places.hands[BUYER]
        for position in positions(game, seed):
            seen = position.view(OTHER)
            backs = sorted([places.layout.backs[card] for card in position.hand(BUYER)])
            assert seen.zones.backs(hand) == backs
            assert seen.zones.texts(hand) == []


def test_another_position_that_looks_the_same_has_the_same_backs() -> None:
    changed = 0
    for seed, game in enumerate(games()):
        places = game.setup.places
        for number, position in enumerate(positions(game, seed)):
            other = position.resample(OTHER, QuickDice(number))
            assert other.view(OTHER).data() == position.view(OTHER).data()
            for place in game.setup.shops[BUYER]:
                deck = other.zones.contents[places.side_decks[place]]
                assert {places.layout.backs[card] for card in deck} <= {places.side_backs[place]}
            changed += other.hand(BUYER) != position.hand(BUYER)
    assert changed


def test_a_bought_card_is_drawn_again_from_its_players_own_deck() -> None:
    drawn = 0
    for seed, game in enumerate(games()):
        places = game.setup.places
        bought = [places.side_backs[place] for place in game.setup.shops[BUYER]]
        for position in positions(game, seed, 1000):
            drawn += len(
                [card for card in position.zones.contents[places.decks[BUYER]] if places.layout.backs[card] in bought]
            )
            position.zones.check()
    assert drawn

"""Plotted cards: how many lie there is public, which they are only their player's team knows (R33.1.8, D50.3)."""

import pytest

from taproom.inn.board import events
from taproom.inn.board.questions import ASK_PLOT
from taproom.inn.rules.inn_state import InnState
from taproom.inn.start import new_game, read_options
from taproom.inn.state.fields import UNKNOWN
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.playout import random_choice
from taproom.kernel.state import SPECTATOR
from tests.tables import cards_in_all

PLOTTER = 0
TABLES: dict[str, dict[str, object]] = {
    "alone": {"seats": [{"character": key} for key in ("petra", "gog", "daareka")], "first": PLOTTER},
    "team": {
        "seats": [{"character": key} for key in ("petra", "gog", "zot", "eve")],
        "mode": "two_headed_dragon",
        "first": PLOTTER,
    },
    "boss": {
        "seats": [
            {"character": "petra", "boss": True},
            {"character": "gog", "boss": False},
            {"character": "zot", "boss": False},
        ],
        "mode": "boss_battle",
    },
}
GAMES = 4
EACH = 250


def plot_first(position: InnState, chance: QuickDice) -> None:
    """Play on at random, but plot whatever can be plotted."""
    seat = position.next_seat()
    decision = position.decision(seat)
    assert decision is not None
    choice = random_choice(decision, chance)
    if decision.kind == ASK_PLOT and choice == 0:
        choice = len(decision.options) - 1
    position.choose(seat, choice)


def positions(table: str) -> list[InnState]:
    """Positions with plotted cards, of games played at random."""
    found: list[InnState] = []
    for seed in range(GAMES):
        game = new_game(read_options(TABLES[table]), Dice(key_from_seed(seed)))
        chance = QuickDice(seed)
        for _ in range(EACH):
            if game.over():
                break
            plot_first(game, chance)
            if game.zones.contents[game.setup.places.plotted[PLOTTER]]:
                found.append(game.clone())
    assert len(found) > EACH // 4
    return found


@pytest.mark.parametrize("table", TABLES)
def test_others_see_how_many_there_are_and_the_team_which(table: str) -> None:
    for position in positions(table):
        zone = position.setup.places.plotted[PLOTTER]
        cards = position.zones.texts(zone)
        for viewer in range(SPECTATOR, position.seat_count()):
            seen = position.view(viewer).zones
            assert seen.sizes[zone] == len(cards)
            mates = viewer != SPECTATOR and position.are_teammates(viewer, PLOTTER)
            assert sorted(seen.texts(zone)) == (sorted(cards) if mates else [])


@pytest.mark.parametrize("table", TABLES)
def test_to_others_any_unseen_card_of_the_deck_may_lie_there(table: str) -> None:
    """Another position that looks the same is asked the same, and often has other cards there."""
    changed = 0
    for number, position in enumerate(positions(table)):
        zone = position.setup.places.plotted[PLOTTER]
        for viewer in range(SPECTATOR, position.seat_count()):
            other = position.resample(viewer, QuickDice(number))
            assert other.view(viewer).data() == position.view(viewer).data()
            assert cards_in_all(other) == cards_in_all(position)
            if viewer != SPECTATOR and position.are_teammates(viewer, PLOTTER):
                assert other.zones.contents[zone] == position.zones.contents[zone]
            else:
                changed += other.zones.texts(zone) != position.zones.texts(zone)
    assert changed > len(positions(table)) // 2


@pytest.mark.parametrize("table", TABLES)
def test_windows_wait_for_what_may_be_plotted_whatever_is(table: str) -> None:
    """Where people watch, who is waited for follows from how many cards lie where: not from which they are."""
    waited = 0
    for seed in range(GAMES):
        game = new_game(read_options(TABLES[table]), Dice(key_from_seed(seed)))
        game.attend()
        chance = QuickDice(seed)
        for number in range(EACH):
            if game.over():
                break
            seats = game.standing()
            step = game.asker
            if not seats:
                plot_first(game, chance)
                continue
            if step is not None and step.window and game.zones.contents[game.setup.places.plotted[PLOTTER]]:
                for viewer in range(1, game.seat_count()):
                    other = game.resample(viewer, QuickDice(number))
                    other.attentive = True
                    other.held = [UNKNOWN] * len(other.held)
                    other.stand_before(step)
                    assert (other.standing(), other.moment()) == (seats, game.moment())
                waited += PLOTTER in seats
            game.go_on()
    assert waited


@pytest.mark.parametrize("table", TABLES)
def test_everybody_is_told_that_a_card_is_plotted_and_the_team_which(table: str) -> None:
    told = 0
    for seed in range(GAMES):
        game = new_game(read_options(TABLES[table]), Dice(key_from_seed(seed)))
        game.events = []
        chance = QuickDice(seed)
        for _ in range(EACH):
            if game.over():
                break
            plot_first(game, chance)
        for event in game.events:
            if event.kind == events.PLOTTED:
                told += 1
                for viewer in range(SPECTATOR, game.seat_count()):
                    mates = viewer != SPECTATOR and game.are_teammates(viewer, PLOTTER)
                    assert bool(event.seen_by(viewer).cards) == mates
    assert told


def test_a_hand_that_was_shown_keeps_the_secret_of_what_is_plotted_from_it() -> None:
    """Who has seen the hand knows its cards no longer once one of them was put aside unseen."""
    game = new_game(read_options(TABLES["alone"]), Dice(key_from_seed(1)))
    places = game.setup.places
    game.zones.show(game.zones.cards(places.hands[PLOTTER]), 0b111)
    text = game.hand_texts(PLOTTER)[0]
    game.move_unseen(text, places.hands[PLOTTER], places.plotted[PLOTTER])
    for viewer in (1, 2):
        seen = game.view(viewer).zones
        assert seen.texts(places.hands[PLOTTER]) == seen.texts(places.plotted[PLOTTER]) == []
    assert game.view(PLOTTER).zones.texts(places.plotted[PLOTTER]) == [text]

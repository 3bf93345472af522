"""What a scenario cannot say of a table: who begins, which cards are dealt, which line-ups there are (R1.2, D1.1)."""

import re
from collections import Counter

import pytest
import yaml

from taproom.inn.content import builtin_deck
from taproom.inn.lineups import lineup
from taproom.inn.presentation.presenter import InnPresenter
from taproom.inn.scenario.adapter import InnScenarios
from taproom.inn.start import new_game, read_options
from taproom.inn.text.log import table
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.scenarios import Misfit
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


def with_bosses(mode: str, *seats: str) -> dict[str, object]:
    """Seats by character; one that is called a Boss has a "!" behind it, and a team after a ":"."""
    said: list[dict[str, object]] = []
    for seat in seats:
        character, _, team = seat.partition(":")
        one: dict[str, object] = {"character": character.removesuffix("!"), "boss": character.endswith("!")}
        said.append({**one, "team": team} if team else one)
    return {"seats": said, "mode": mode}


@pytest.mark.parametrize(
    ("refused", "rule"),
    [
        (with_bosses("boss_battle", "gog!", "eve", "zot"), "R71.1.1"),
        (with_bosses("boss_battle", "gog", "eve", "zot"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka!", "eve"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka!", "eve", "zot", "gog", "fiona", "dimli"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka!", "vlazlo!", "gog", "eve"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka!:a", "eve:b", "zot:c"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka:a", "eve!:b", "zot:a"), "R71.1.1"),
        (with_bosses("boss_battle", "daareka!", "eve", "eve"), "D1.1"),
        ({**with_bosses("boss_battle", "daareka!", "eve", "zot"), "first": 1}, "R71.2.1"),
        (with_bosses("two_headed_boss_battle", "daareka", "amundyr", "vlazlo", "gog"), "R71.1.1"),
        (with_bosses("two_headed_boss_battle", "daareka", "amundyr"), "R72.1.1"),
        (with_bosses("leaders_and_lackeys", "daareka!", "amundyr!", "gog", "eve"), "R73.1.1"),
        (with_bosses("leaders_and_lackeys", "daareka!", "gog", "eve", "zot!"), "R71.1.1"),
        (with_bosses("boss_versus_boss", "daareka", "gog"), "R71.1.1"),
        (with_bosses("boss_versus_boss", "daareka!", "vlazlo"), "R74.1.1"),
        (with_bosses("free_for_all", "daareka!", "gog"), "R1.2.4"),
        (with_bosses("two_headed_dragon", "daareka!", "gog", "eve", "zot"), "R1.2.4"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["mode"],
)
def test_a_table_with_bosses_that_cannot_be_is_refused_with_the_rule(refused: dict[str, object], rule: str) -> None:
    with pytest.raises(Malformed, match=re.escape(rule)):
        read_options(refused)


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("{character: gog, team: a, boss: true}, {character: eve, team: b}, {character: zot, team: b}", "R71.1.1"),
        ("{character: daareka, team: a}, {character: eve, team: b}, {character: zot, team: b}", "R71.1.1"),
        ("{character: daareka, team: a, boss: true}, {character: eve, team: b}", "R71.1.1"),
    ],
    ids=["no villain", "not said", "one Challenger"],
)
def test_a_scenario_that_cannot_be_is_refused_with_the_rule(said: str, rule: str) -> None:
    text = f"id: x\nrules: [R71.1.1]\noptions: {{mode: boss_battle}}\nseats: [{said}]\nplay: []\n"
    with pytest.raises(Misfit, match=re.escape(rule)):
        InnScenarios().seat_names(yaml.safe_load(text))


def test_the_boss_begins_wherever_the_boss_sits() -> None:
    """R71.2.1."""
    read = read_options(with_bosses("boss_battle", "gog", "daareka!", "eve"))
    assert {new_game(read, Dice(key_from_seed(seed))).turn for seed in range(5)} == {1}


def test_empty_seats_are_filled_with_characters_who_can_sit_there() -> None:
    """R71.1.1: by lot, a villain where the Boss sits."""
    for seed in range(12):
        battle = read_options(lineup(4, [], {"mode": "boss_battle", "boss": "3"}, QuickDice(seed)))
        assert [seat.boss for seat in battle.seats] == [False, False, True, False]
        assert "villain" in builtin_deck(battle.seats[2].character).traits
        read_options(lineup(4, ["gog", "", "eve"], {"mode": "leaders_and_lackeys", "boss": "2,4"}, QuickDice(seed)))
        read_options(lineup(2, [], {"mode": "boss_versus_boss"}, QuickDice(seed)))


def test_the_boss_s_action_cards_stay_in_sight_of_everybody() -> None:
    """R71.2.3: also on the table as text shows it, until the phase ends."""
    position = new_game(read_options(with_bosses("boss_battle", "daareka!", "gog", "eve")), Dice(key_from_seed(3)))
    places = position.setup.places
    card = position.hand(0)[0]
    position.move(card, places.hands[0], places.in_sight[0])
    assert position.zones.is_known_to(card, places.in_sight[0], 1)
    assert any("Played in this phase" in line for line in table(position, 1, "en"))


def test_the_boss_s_row_is_shown_with_what_may_still_be_played() -> None:
    """R71.2.2, R71.2.3: on the table that clients draw, at once when it changes; nobody else has such a row."""
    position = new_game(
        read_options(with_bosses("boss_battle", "daareka!", "gog", "eve", "dimli")), Dice(key_from_seed(3))
    )
    presenter, places = InnPresenter(), position.setup.places

    def rows() -> list[tuple[bool, int, int]]:
        shown = presenter.table(position, 1, "en").seats
        return [(seat.boss, len(seat.in_sight), seat.actions) for seat in shown]

    position.actions_left = [3, 1, 1, 1]
    others = [(False, 0, 0)] * 3
    assert rows() == [(True, 0, 3), *others]
    card = position.hand(0)[0]
    position.move(card, places.hands[0], places.in_sight[0])
    position.actions_left[0] = 2
    assert rows() == [(True, 1, 2), *others]
    (key,) = presenter.table(position, 1, "en").seats[0].in_sight
    assert key.startswith("daareka")

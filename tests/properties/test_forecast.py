"""What the regular expects is what happens: the engine is the oracle, everybody else passes.

Where nothing hidden turns up the forecast is exact; elsewhere it is right on average over the worlds the seat cannot
tell apart. All seeds are fixed, so what passes once passes always.
"""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import PASS, PLAY
from taproom.inn.bots.habits import Habits
from taproom.inn.bots.shape import Shape
from taproom.inn.content import builtin_decks
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario.adapter import InnScenarios
from taproom.inn.state.steps import ON_INCIDENT
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from tests.oracle import facts_of, facts_of_forecast, forecast_of, outcome, saw_hidden_cards
from tests.tables import laid, new_table, new_team_table, played, put_cards, random_options

GAMES = 640
OFTEN = 3
"""How often each way to use each card is looked at, and each other answer to each kind of question."""
WORLDS = 60
ERRORS = 5.0
"""Standard errors: of some ten thousand numbers none is farther off by chance."""
SLACK = 0.3
"""What rarely turns up is in the forecast although it was in none of the worlds."""
FULL_ENOUGH = 10
"""With fewer Drinks in the deck it may be used up on the way, which a forecast reckons with only roughly."""

Use = tuple[str, str, int]


class Case(NamedTuple):
    """A position, who decides, and what."""

    position: InnState
    seat: int
    choice: int
    use: Use


def use_of(position: InnState, decision: Decision, option: Option) -> Use:
    """What is looked at equally often: a card's text, or a kind of answer."""
    if option.verb == PLAY:
        card = position.setup.cards[option.subject]
        return card.deck_key, card.key, option.mode
    return "", str(decision.kind), option.verb


def event_at(position: InnState) -> int:
    """The Event that may be answered now; -1 if there is none."""
    window = position.asker
    if window is None or window.window != ON_INCIDENT:
        return -1
    incident = position.incidents[window.incident]
    return incident.card if incident.kind == inc.EVENT else -1


def cases(often: int, first: int = 0, lay: Callable[[int], InnState] = new_table) -> Iterator[Case]:
    """Random positions of random games of all line-ups, until everything was looked at so often."""
    looked: Counter[Use] = Counter()
    for seed in range(first, first + GAMES):
        position = lay(seed)
        position.events = None
        lot = random.Random(seed)
        for seat, _ in played(position, seed):
            decision = position.decision(seat)
            assert decision is not None
            if decision.is_pick():
                continue
            for choice in lot.sample(range(len(decision.options)), len(decision.options)):
                use = use_of(position, decision, decision.options[choice])
                if looked[use] < often and lot.random() < 0.4:
                    looked[use] += 1
                    yield Case(position, seat, choice, use)


NEVER_PLAYED = "failed_attempt"  # it is discarded as soon as it is revealed
BOUGHT_AND_PAID = "howl_at_the_chandelier"
"""It answers its own player's Action, has to be bought and has a price: random games do not come to it."""


def playable_cards() -> set[tuple[str, str]]:
    """Every card of the built-in decks that is played, from hand or from what lies open."""
    decks = [deck for deck in builtin_decks() if deck.kind == "character"]
    sides = [one.side for deck in decks for one in deck.components if one.use in ("for_sale", "buy")]
    return {
        (deck.key, card.key)
        for deck in [*decks, *sides]
        if deck is not None
        for card in deck.cards
        if card.key not in (NEVER_PLAYED, BOUGHT_AND_PAID)
    }


def test_where_nothing_is_hidden_the_forecast_is_what_happens() -> None:
    looked: set[tuple[str, str]] = set()
    exact = 0
    for position, seat, choice, use in cases(OFTEN):
        looked.add(use[:2])
        happened = outcome(position, seat, choice, seed=1)
        if not saw_hidden_cards(happened):
            exact += 1
            forecast = forecast_of(position, seat, choice)
            assert facts_of_forecast(forecast) == facts_of(happened), use
            assert forecast.likely is None, use
    assert exact > 1000
    assert playable_cards() - looked == set()


def with_a_card_and_its_price(seed: int) -> Iterator[Case]:
    """Positions in which the card can be played: it is at hand from the beginning, and so is its price."""
    holder = {"character": "vlazlo", "blood": 8, "hand": [BOUGHT_AND_PAID, "just_a_nibble", "group_tasting"]}
    adapter = InnScenarios()
    position = adapter.position({"seats": [holder, {"character": "gog"}, {"character": "zot"}]})
    assert isinstance(position, InnState)
    adapter.begin(position)
    chance = QuickDice(seed)
    while not position.finished:
        seat = position.next_seat()
        if seat < 0:
            adapter.go_on(position)
            continue
        decision = position.decision(seat)
        assert decision is not None
        for choice, option in enumerate(decision.options):
            if use_of(position, decision, option)[1] == BOUGHT_AND_PAID:
                yield Case(position, seat, choice, use_of(position, decision, option))
        position.choose(seat, random_choice(decision, chance))


def test_what_is_bought_and_paid_for_does_what_is_expected() -> None:
    looked = 0
    for seed in range(20):
        for position, seat, choice, use in islice(with_a_card_and_its_price(seed), OFTEN):
            happened = outcome(position, seat, choice, seed=1)
            if not saw_hidden_cards(happened):
                looked += 1
                assert facts_of_forecast(forecast_of(position, seat, choice)) == facts_of(happened), use
    assert looked > OFTEN


def before_event(deck: str, key: str, seed: int) -> InnState | None:
    """A position in which this Event, the only one of its deck, may be answered; None if nobody ever can."""
    position = laid({**random_options(seed), "events": [deck.removesuffix("_events")]}, seed)
    position.events = None
    put_cards(position, position.setup.places.event_decks[0], key)
    for _ in played(position, seed):
        if (event := event_at(position)) >= 0 and position.setup.cards[event].key == key:
            return position
    return None


EVENTS = [(deck.key, card.key) for deck in builtin_decks() if deck.kind == "event" for card in deck.cards]


@pytest.mark.parametrize(("deck", "key"), EVENTS, ids=[key for _, key in EVENTS])
def test_an_event_that_nobody_answers_does_what_is_expected(deck: str, key: str) -> None:
    tables = list(islice(filter(None, (before_event(deck, key, seed) for seed in range(GAMES))), OFTEN))
    assert len(tables) == OFTEN
    for position in tables:
        seat = position.next_seat()
        happened = outcome(position, seat, PASS, seed=1)
        if not saw_hidden_cards(happened):
            assert facts_of_forecast(forecast_of(position, seat, PASS)) == facts_of(happened)


def test_in_teams_it_is_so_too() -> None:
    exact = 0
    for position, seat, choice, use in cases(2, lay=new_team_table):
        happened = outcome(position, seat, choice, seed=1)
        if not saw_hidden_cards(happened):
            exact += 1
            assert facts_of_forecast(forecast_of(position, seat, choice)) == facts_of(happened), use
    assert exact > 300


@cache
def hidden_cases() -> list[Case]:
    """Those in which hidden cards have a part."""
    found: list[Case] = []
    for position, seat, choice, use in cases(2, first=200):
        if len(position.zones.contents[position.setup.places.drink_deck]) >= FULL_ENOUGH and saw_hidden_cards(
            outcome(position, seat, choice, seed=1)
        ):
            found.append(Case(position.clone(), seat, choice, use))
    return found


def numbers(position: InnState) -> dict[tuple[str, int], float]:
    """What is compared on average."""
    found: dict[tuple[str, int], float] = {}
    for mat in range(len(position.gold)):
        found["fortitude", mat] = position.fortitude[mat]
        found["alcohol", mat] = position.alcohol[mat]
        found["gold", mat] = position.gold[mat]
    for seat in range(position.seat_count()):
        found["hand", seat] = len(position.hand(seat))
        found["out", seat] = (position.out >> seat) & 1
    return found


def expected_numbers(forecast: Shape) -> dict[tuple[str, int], float]:
    """The same of a forecast."""
    expected = forecast.expected()
    rows = zip(("fortitude", "alcohol", "gold", "hand", "out"), expected.rows(), strict=True)
    return {(name, place): number / 100 for name, row in rows for place, number in enumerate(row)}


def forecast_like_the_regular(case: Case) -> Shape:
    """All options one after the other, of which the later ones may go by what was worked out for the first."""
    decision = case.position.decision(case.seat)
    assert decision is not None
    now = Shape(case.position.view(case.seat), Habits(case.position.setup))
    now.take_up()
    forecast = now.copy()
    for option in decision.options[: case.choice + 1]:
        now.copy_shape_onto(forecast)
        forecast.choose_option(option)
    return forecast


@pytest.mark.parametrize("part", range(4))
def test_where_cards_are_hidden_the_forecast_is_right_on_average(part: int) -> None:
    assert len(hidden_cases()) > 40
    for case in hidden_cases()[part::4]:
        sums: dict[tuple[str, int], list[float]] = defaultdict(list)
        may_end = may_tie = False
        for world in range(WORLDS):
            happened = outcome(case.position, case.seat, case.choice, seed=world)
            may_end |= happened.finished
            may_tie |= any(event.kind == events.CONTEST_TIED for event in happened.events or [])
            for name, number in numbers(happened).items():
                sums[name].append(number)
        expected = expected_numbers(forecast_like_the_regular(case))
        may_fall = any(0 < sum(found) < WORLDS for name, found in sums.items() if name[0] == "out")
        for name, found in sums.items():
            if name[0] == "gold" and (may_end or may_fall):
                continue  # nobody counts it when the game is over; whose is divided is only as sure as who goes out
            if name[0] == "out" and may_tie:
                continue  # whose last Gold a contest takes that is tied first is not looked at
            mean = sum(found) / WORLDS
            deviation = math.sqrt(sum((number - mean) ** 2 for number in found) / (WORLDS - 1))
            bound = ERRORS * deviation / math.sqrt(WORLDS) + SLACK
            assert abs(expected[name] - mean) <= bound, (case.use, name, expected[name], mean)

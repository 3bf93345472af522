"""What clients are shown, over whole random games of every game: it can be sent, leaks nothing, and keeps its word."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from taproom.i18n.messages import LANGUAGES
from taproom.inn.board.questions import BUY, SELL
from taproom.inn.presentation.types import InnTable
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state.layout import NO_ZONE
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import game, games
from taproom.kernel.playout import random_choice
from taproom.kernel.state import IDLE, QUESTION, SPECTATOR, State
from taproom.presentation.presenter import Presenter, presenter
from taproom.presentation.previews import previews
from taproom.presentation.types import Fact, GameTable
from tests.tables import any_table

SEEDS = range(6)
EVERY = [(key, seed) for key in games() for seed in SEEDS]
LONGEST = 2_500


def started(key: str, seed: int) -> State:
    """A game with people watching; of the Inn with every line-up."""
    if key == "inn":
        state: State = any_table(seed // 2)
    else:
        lot = QuickDice(seed)
        least, most = game(key).seat_range()
        seats = least + seed % (most - least + 1)
        state = game(key).start(game(key).lineup(seats, [""] * seats, {}, lot), Dice(key_from_seed(seed)))
        state.events = []
    if seed % 2:
        state.attend()
    return state


def moments(state: State, seed: int) -> Iterator[int]:
    """Play at random; yields the number of each moment, before it passes."""
    lot = QuickDice(seed)
    for number in range(LONGEST):
        yield number
        if state.over():
            return
        if state.standing():
            state.go_on()
        else:
            seat = state.next_seat()
            decision = state.decision(seat)
            assert decision is not None
            state.choose(seat, random_choice(decision, lot))
    raise AssertionError("no end")


def card_keys(told: object) -> set[str]:
    """Every card that a table or fact names by its key."""
    found: set[str] = set()
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("card", "top") and value:
                found.add(value)
            elif name in ("cards", "discards", "kept", "specials_left") and isinstance(value, list):
                found.update([one for one in value if isinstance(one, str)])
            found |= card_keys(value)
    elif isinstance(told, list):
        for value in told:
            found |= card_keys(value)
    return found


def sent(told: GameTable | tuple[Fact, ...], kind: object) -> object:
    """As it arrives, after checking that it is what the schema says."""
    text = msgspec.json.encode(told)
    assert msgspec.json.decode(text, type=kind) == told
    return msgspec.json.decode(text)


@pytest.mark.parametrize(("key", "seed"), EVERY)
def test_what_is_shown_fits_its_type_and_names_cards_of_the_catalogue(key: str, seed: int) -> None:
    state = started(key, seed)
    show = presenter(game(key))
    known = {card.key for card in show.catalogue("en", 0).cards}
    seats = state.seat_count()
    told = 0
    for number in moments(state, seed):
        viewer = number % (seats + 1) - 1
        language = LANGUAGES[number % 2]
        keys = card_keys(sent(show.table(state, viewer, language), show.table_type()))
        assert state.events is not None
        facts = show.facts(state, state.events, told, len(state.events), viewer, language)
        keys |= card_keys(sent(facts, tuple[Fact, ...]))
        assert keys <= known
        for fact in facts:
            assert fact.text == "".join([span.text for span in fact.spans])
            event = state.events[told]
            if not show.is_about(event, viewer):
                assert fact.text == show.describe_event(state, event.seen_by(viewer), language)
            told += 1


@pytest.mark.parametrize(("key", "seed"), EVERY)
def test_nothing_hidden_is_shown(key: str, seed: int) -> None:
    state = started(key, seed)
    show = presenter(game(key))
    for number in moments(state, seed):
        if number % 7 != seed % 7:
            continue
        for viewer in range(SPECTATOR, state.seat_count()):
            other = state.resample(viewer, QuickDice(number))
            if seed % 2:
                other.attend()
            assert show.table(other, viewer, "en") == show.table(state, viewer, "en")
            if viewer != SPECTATOR and state.decision(viewer) is not None:
                assert show.ask(other, viewer, "en") == show.ask(state, viewer, "en")


@pytest.mark.parametrize("key", games())
def test_what_one_viewer_is_shown_serves_the_others(key: str) -> None:
    state = started(key, 1)
    show = presenter(game(key))
    for number in moments(state, 1):
        if number % 5 == 0:
            first = show.table(state, SPECTATOR, "en")
            for viewer in range(state.seat_count()):
                shown = show.table(state, viewer, "en")
                if show.is_shared(state):
                    own = dict(zip(type(first).own, show.own(state, viewer, "en"), strict=True))
                    assert shown == msgspec.structs.replace(first, **own)


@pytest.mark.parametrize(("key", "seed"), EVERY)
def test_what_is_kept_of_a_table_never_shows_what_was(key: str, seed: int) -> None:
    show = presenter(game(key))
    state = started(key, seed)
    for number in moments(state, seed):
        viewer = number % (state.seat_count() + 1) - 1
        kept = show.table(state, viewer, "en")
        show.let_go(state)
        assert kept == show.table(state, viewer, "en")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_says_what_the_options_say(seed: int) -> None:
    state = started("inn", seed)
    show = presenter(game("inn"))
    for _ in moments(state, seed):
        for seat in range(state.seat_count()):
            decision = state.decision(seat)
            if decision is not None:
                check_hand(show, state, seat, decision)


def is_scheme(state: InnState, option: Option) -> bool:
    return state.setup.cards[option.subject].modes[option.mode].is_scheme


def check_hand(show: Presenter, state: State, seat: int, decision: Decision) -> None:
    hand = msgspec.to_builtins(show.table(state, seat, "en"))["hand"]
    options = show.ask(state, seat, "en").options
    assert len(options) == (len(decision.candidates) if decision.is_pick() else len(decision.options))
    if decision.is_pick():
        return
    assert isinstance(state, InnState)
    plotted = state.setup.places.plotted[seat]
    lying = [] if plotted == NO_ZONE else sorted(state.zones.texts(plotted))
    assert [card["number"] for card in hand] == [*state.hand_texts(seat), *lying]
    for card in hand:
        plays = [one.choice for one in options if one.verb == "play" and one.number == card["number"]]
        plays = [choice for choice in plays if is_scheme(state, decision.options[choice]) == card["plotted"]]
        assert card["playable"] == bool(plays) and set(plays) <= set(card["options"])
        assert bool(card["why"]) == bool(card["rules"]) == (not card["playable"])


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_in_facts_follow_from_each_other(seed: int) -> None:
    state = started("inn", seed)
    assert isinstance(state, InnState)
    now = numbers(state)
    for _ in moments(state, seed):
        pass
    assert state.events is not None
    facts = presenter(game("inn")).facts(state, state.events, 0, len(state.events), SPECTATOR, "en")
    for fact in facts:
        for change in fact.changes:
            place = (change.seat if change.seat < 0 else state.setup.teams[change.seat], change.what)
            assert now[place] == change.before, fact
            now[place] = change.after
    assert now == numbers(state)


def numbers(state: InnState) -> dict[tuple[int, str], int]:
    found = {(-2, "gold"): state.pot}
    for team in range(state.setup.team_count):
        found[team, "fortitude"] = state.fortitude[team]
        found[team, "alcohol"] = state.alcohol[team]
        found[team, "gold"] = state.gold[team]
    return found


@pytest.mark.parametrize(("key", "every", "fewest"), [("inn", 3, 50), ("dragonstones", 1, 8)])
def test_previews_come_true_if_everybody_passes_and_nothing_is_hidden(key: str, every: int, fewest: int) -> None:
    state = started(key, 1)
    show = presenter(game(key))
    certain = 0
    for number in moments(state, 1):
        for seat in range(state.seat_count()):
            decision = state.decision(seat)
            if decision is not None and number % every == 0:
                certain += check_previews(show, state, seat, decision)
    assert certain > fewest


def test_answers_are_compared_with_passing() -> None:
    state = started("inn", 1)
    show = presenter(game("inn"))
    kept = idle = 0
    for _ in moments(state, 1):
        seat = state.next_seat()
        decision = state.decision(seat) if seat >= 0 else None
        if decision is None or not show.is_pass(decision, decision.least):
            continue
        imagined = state.resample(seat, QuickDice(7))
        told = previews(show, imagined, seat, "en", range(min(12, len(decision.options))))
        passing = {(one.seat, one.what): (one.least, one.most) for one in told[decision.least].changes}
        assert all(not one.passing for one in told[decision.least].changes), "passing is not compared with itself"
        for preview in told:
            assert "if you pass" in preview.text or not any(one.passing for one in preview.changes)
            idle += preview.does_nothing
            for one in preview.changes:
                now = (one.before, one.before)
                if one.passing:
                    assert one.passing == passing.get((one.seat, one.what), now) != (one.least, one.most)
                    kept += one.seat == seat and now == (one.least, one.most) and "You keep your" in one.text
    assert kept > 0
    assert idle > 0


def test_an_offer_says_what_the_offered_card_does() -> None:
    show = presenter(game("inn"))
    found = 0
    for seed in range(1, 60):
        state = started("inn", seed)
        for _ in moments(state, seed):
            seat = state.next_seat()
            decision = state.decision(seat) if seat >= 0 else None
            if decision is None or decision.is_pick():
                continue
            offers = [place for place, one in enumerate(decision.options) if one.verb in (SELL, BUY)]
            if not offers:
                continue
            imagined = state.resample(seat, QuickDice(7))
            options = show.ask(state, seat, "en").options
            for told in previews(show, imagined, seat, "en", offers[:2]):
                title = options[told.choice].title
                assert title and told.note.startswith(f"{title}: ") and told.note in told.text
                found += 1
        if found:
            return
    raise AssertionError("nothing was offered")


def test_a_power_that_goes_on_with_a_choice_says_with_which() -> None:
    show = presenter(game("dragonstones"))
    found = 0
    for seed in range(1, 9):
        state = started("dragonstones", seed)
        for _ in moments(state, seed):
            seat = state.next_seat()
            decision = state.decision(seat) if seat >= 0 else None
            if decision is None:
                continue
            imagined = state.resample(seat, QuickDice(7))
            few = range(min(6, len(decision.options)))
            for told in previews(show, imagined, seat, "en", few):
                after = imagined.resample(seat, QuickDice(3))
                after.choose(seat, told.choice)
                if told.text.startswith("Then: "):
                    assert show.describe_decision(after, seat, "en") in told.text
                    found += 1
    assert found > 0


def test_an_anytime_card_says_that_it_comes_before_or_after_the_action() -> None:
    state = started("inn", 1)
    show = presenter(game("inn"))
    anytime = {card.key for card in show.catalogue("en", 0).cards if card.types == ("anytime",)}
    found = 0
    for _ in moments(state, 1):
        seat = state.next_seat()
        if seat < 0 or state.decision(seat) is None or show.ask(state, seat, "en").kind != "action":
            continue
        table = show.table(state, seat, "en")
        assert isinstance(table, InnTable)
        for held in table.hand:
            if held.card in anytime and not held.plotted:
                assert held.rules == ("D4.3",) and "between questions" in held.why
                found += 1
    assert found > 0


def test_in_a_contest_there_is_no_round_that_could_be_over() -> None:
    show = presenter(game("inn"))
    found = 0
    for seed in range(1, 9):
        state = started("inn", seed)
        for _ in moments(state, seed):
            assert isinstance(state, InnState)
            if state.in_round or not state.grace:
                continue
            for seat in range(len(state.gold)):
                table = show.table(state, seat, "en")
                assert isinstance(table, InnTable)
                told = [held.why for held in table.hand if "Round" in held.why]
                assert not [why for why in told if "is over" in why or "has been won" in why], told
                found += len(told)
    assert found > 0


def test_sentences_do_not_end_twice() -> None:
    state = started("inn", 1)
    show = presenter(game("inn"))
    for number in moments(state, 1):
        seat = state.next_seat()
        if number % 5 or seat < 0 or state.decision(seat) is None:
            continue
        events = state.events or []
        for language in LANGUAGES:
            said = [show.ask(state, seat, language).text]
            said += [fact.text for fact in show.facts(state, events, 0, len(events), seat, language)]
            assert not [text for text in said if re.search(r'[.!?…]"\.|\.»\.|: \.', text)]
        state.events = []


def check_previews(show: Presenter, state: State, seat: int, decision: Decision) -> int:
    imagined = state.resample(seat, QuickDice(7))
    choices = [decision.least] if decision.is_pick() else list(range(len(decision.options)))[:12]
    before = show.measures(state, seat)
    certain = 0
    for preview in previews(show, imagined, seat, "en", choices):
        assert preview.text
        assert all(one.passing or (one.least, one.most) != (one.before, one.before) for one in preview.changes)
        assert not (preview.does_nothing and any(one.passing for one in preview.changes))
        if preview.certain and show.foresee(state, seat, preview.choice, "en") is None:
            certain += 1
            assert all(one.least == one.most for one in preview.changes)
            expected = before | {(one.seat, one.what): one.least for one in preview.changes}
            assert outcome(show, state, seat, preview.choice) == expected, preview.text
    return certain


def outcome(show: Presenter, state: State, seat: int, choice: int) -> dict[tuple[int, str], int]:
    """What really comes of it, with all secrets as they are."""
    real = state.clone()
    real.attend()
    if real.standing():
        real.go_on()
    while real.decision(seat) is None:
        other = real.next_seat()
        decision = real.decision(other)
        assert decision is not None
        real.choose(other, decision.least)
    real.choose(seat, choice)
    while not real.over():
        if real.standing():
            if real.moment() == IDLE and real.occasion() is None:
                break
            real.go_on()
        elif real.moment() == QUESTION:
            break
        else:
            other = real.next_seat()
            decision = real.decision(other)
            assert decision is not None
            real.choose(other, decision.least)
    return show.measures(real, seat)


def test_a_fist_costs_what_was_said() -> None:
    state = started("dragonstones", 1)
    show = presenter(game("dragonstones"))
    decision = state.decision(0)
    assert decision is not None
    for language in LANGUAGES:
        told = previews(show, state, 0, language, range(len(decision.options)))
        assert len(told) == len(decision.options)
        assert told[0].certain and not told[0].changes
        assert len({one.text for one in told}) == len(told)
    last = {(one.seat, one.what): (one.before, one.least) for one in told[-1].changes}
    assert last == {(0, "fairy"): (8, 0), (0, "gold"): (2, 0)}


def test_open_cards_show_their_price_exactly_where_they_are_for_sale() -> None:
    """R23.1.6, R23.1.7: a bought one is not resold."""
    played = game("inn")
    seats = [{"character": key} for key in ("fiona", "phrenk", "gog", "zot")]
    for_sale = 0
    for seed in range(4):
        state = played.start({"seats": seats}, QuickDice(seed))
        assert isinstance(state, InnState)
        lot = QuickDice(seed + 50)
        while not state.over():
            table = presenter(played).table(state, SPECTATOR, "en")
            assert isinstance(table, InnTable)
            for seat, shown in enumerate(table.seats):
                lying = state.zones.cards(state.setup.places.open[seat])
                assert [bool(card.price) for card in shown.open] == [state.setup.sells(seat, card) for card in lying]
                for_sale += len([card for card in shown.open if card.price])
            decision = state.decision(state.next_seat())
            assert decision is not None
            state.choose(decision.seat, random_choice(decision, lot))
    assert for_sale > 100

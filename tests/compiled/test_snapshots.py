"""Snapshots and records from earlier versions can be read, and the games played on."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taproom.inn.migrations import MIGRATIONS
from taproom.kernel.dice import QuickDice
from taproom.kernel.events import Event
from taproom.kernel.game import game
from taproom.kernel.migrations import Migration, Migrations, Snapshot
from taproom.kernel.playout import random_choice
from taproom.kernel.record import Record, record_from_json
from taproom.kernel.state import SPECTATOR, State
from taproom.kernel.verdicts import Malformed
from taproom.presentation.presenter import presenter
from tests.server.fixtures.pruning import differences, pruned

FOLDER = Path(__file__).parent.parent / "server" / "fixtures" / "e604f0f"
POSITIONS: list[dict[str, Any]] = json.loads((FOLDER / "snapshots.json").read_text(encoding="utf-8"))
GAMES = ("inn", "dragonstones")


def play_on(state: State) -> None:
    """Play at random to the end."""
    chance = QuickDice(3)
    for _ in range(20_000):
        while state.standing():
            state.go_on()
        seat = state.next_seat()
        if seat < 0:
            return
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, random_choice(decision, chance))
    raise AssertionError("no end")


@pytest.mark.parametrize("was", POSITIONS, ids=[one["name"] for one in POSITIONS])
def test_a_position_of_e604f0f_stands_where_it_stood(was: dict[str, Any]) -> None:
    played = game(was["game"])
    state = played.load(was["dump"])
    decisions = [state.decision(seat) for seat in range(state.seat_count())]
    asked = {
        str(seat): [len(one.options), len(one.candidates), one.fewest, one.most, one.least]
        for seat, one in enumerate(decisions)
        if one is not None
    }
    assert asked == was["asked"]
    assert (state.next_seat(), state.standing()) == (was["next"], was["standing"])
    assert [played.statistics.dealt(state, seat) for seat in range(state.seat_count())] == was["hands"]
    shown = pruned(json.loads(msgspec.json.encode(presenter(played).table(state, SPECTATOR, "en"))))
    assert differences(was["table"], shown) == []
    assert state.dump()["version"] == played.migrations().version
    again = played.load(json.loads(json.dumps(state.dump())))
    assert again.fingerprint() == state.fingerprint()
    play_on(state)
    assert state.over() and state.winners() is not None


def test_a_position_of_version_1_had_no_components() -> None:
    """It equals version 2 for characters without components."""
    was = next(one for one in POSITIONS if one["name"] == "round")
    later = {name: part for name, part in was["dump"].items() if name not in ("components", "attentive")}
    first = {**later, "version": 1, "numbers": was["dump"]["numbers"][:19]}
    state = game("inn").load(first)
    assert game("inn").statistics.dealt(state, 1) == was["hands"][1]
    play_on(state)
    assert state.over()


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_format_1_is_read(key: str) -> None:
    record: Record = record_from_json((FOLDER / f"record-{key}.json").read_text(encoding="utf-8"))
    assert record.rules == 1, "the rules of e604f0f are version 1"
    assert record.start().seat_count() == 3
    assert record_from_json(record.to_json()).rules == 1
    if record.rules == game(key).rules_version():
        assert record.replay().over()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("version", [0, 99, "2", None, True])
def test_a_position_of_no_known_version_is_refused(key: str, version: object) -> None:
    dump = next(one["dump"] for one in POSITIONS if one["game"] == key)
    with pytest.raises(Malformed, match=r"saved position of version .*: this program reads versions 1 to \d"):
        game(key).load({**dump, "version": version})


# ---- steps ----


class Twice(Migration):
    def snapshot(self, found: Snapshot) -> Snapshot:
        return {**found, "twice": [found["once"], found["once"]]}

    def card(self, options: dict[str, object], card: int) -> int:
        return 2 * card


class Thrice(Migration):
    def snapshot(self, found: Snapshot) -> Snapshot:
        twice = found["twice"]
        assert isinstance(twice, list)
        return {"thrice": [*twice, twice[0]]}

    def card(self, options: dict[str, object], card: int) -> int:
        return card + 1

    def event(self, options: dict[str, object], event: Event) -> Event:
        return Event(event.kind, event.seat, event.other, event.subject + 1, event.amount, event.cards, event.shown_to)


def test_steps_run_in_order_from_the_version_of_the_snapshot() -> None:
    steps = Migrations([Twice(), Thrice()])
    first: Snapshot = {"version": 1, "once": 5}
    assert steps.version == 3
    assert steps.snapshot(first) == {"version": 3, "thrice": [5, 5, 5]}
    assert first == {"version": 1, "once": 5}, "the argument is not changed"
    assert steps.snapshot({"version": 2, "twice": [4, 4]}) == {"version": 3, "thrice": [4, 4, 4]}
    assert steps.snapshot({"version": 3, "thrice": []}) == {"version": 3, "thrice": []}
    assert [steps.card(version, {}, 10) for version in (1, 2, 3)] == [21, 11, 10]
    event = Event(1, 0, 0, 7, 0, (), 0)
    assert [steps.event(version, {}, event).subject for version in (1, 2, 3)] == [8, 8, 7]


def test_the_version_follows_from_the_steps() -> None:
    assert MIGRATIONS.version == 1 + len(MIGRATIONS.steps)
    assert Migrations([]).version == 1 and Migrations([]).readable() == "version 1"

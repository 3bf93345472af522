"""Replays of finished games after the rules have changed: only what really happened is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest

from taproom.kernel.dice import QuickDice
from taproom.kernel.events import Event
from taproom.kernel.playout import random_choice
from taproom.kernel.record import Record, new_record, take
from taproom.server.clocks import VirtualClock
from taproom.server.refusals import Refusal
from taproom.server.storage.databases import store_at
from taproom.server.tables.replays import Finished, outline, replay_steps
from tests.server import old
from tests.server.fixtures.pruning import differences, pruned
from tests.server.guests import run, serving

OTHER = 99
"""The version of other rules."""


@pytest.mark.parametrize("name", ["finished-inn", "finished-dragonstones", "over-under-others"])
def test_a_finished_game_is_shown_as_far_as_the_rules_agree(
    folder: Path, database: str, name: str, rules: Callable[[str], int]
) -> None:
    was = old.TABLES[name]

    async def scenario() -> None:
        await old.put_into(database)
        async with serving(folder, VirtualClock(), store_at(database)) as server:
            outline = (await server.http.get(f"/api/tables/{was['key']}/replay")).json()
            assert (outline["first"], outline["steps"]) == (0, was["choices"])
            assert (outline["rules"], outline["rules_now"]) == (
                0 if name == "over-under-others" else 1,
                rules(was["game"]),
            )
            address = f"/api/tables/{was['key']}/replay"
            if outline["last"] == outline["steps"]:
                end = (await server.http.get(f"{address}/{outline['last']}")).json()
                assert differences(old.expected(name, -1)["view"], pruned(end["view"])) == []
            else:
                assert rules(was["game"]) != 1, "under the same rules the whole game is shown"
            beyond = await server.http.get(f"{address}/{outline['last'] + 1}")
            assert beyond.status_code == 404

    run(scenario())


def retold(record: Record) -> tuple[list[Event], list[int]]:
    """All events of a game, and how many there were after each choice."""
    state, counts = record.start(), [0]
    told: list[Event] = []
    state.events = told
    for seat, choice in record.choices:
        take(state, seat, choice)
        counts.append(len(told))
    return told, counts


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_a_replay_stops_where_the_events_differ(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = new_record(key, {"seats": [{"character": "eve"}, {"character": "zot"}, {"character": "gog"}]}, b"k" * 32)
    if key == "dragonstones":
        record.options["seats"] = 3
    state, chance = record.start(), QuickDice(1)
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        record.choices.append((seat, random_choice(decision, chance)))
        state.choose(*record.choices[-1])
    told, counts = retold(record)
    steps = len(record.choices)
    step = next(step for step in range(30, steps) if counts[step] > counts[step - 1])
    other = told[counts[step] - 1]
    changed = Event(other.kind, other.seat, other.other, other.subject, other.amount + 1, other.cards, other.shown_to)
    otherwise = [*told[: counts[step] - 1], changed, *told[counts[step] :]]
    assert outline(Finished(record, otherwise, 0), "en").last == steps, "under the same rules nothing is compared"
    monkeypatch.setattr(f"taproom.{key}.game.RULES_VERSION", OTHER)
    whole = outline(Finished(record, told, 0), "en")
    assert (whole.last, whole.rules, whole.rules_now) == (steps, record.rules, OTHER)
    short = outline(Finished(record, otherwise, 0), "en")
    assert (short.last, short.steps) == (step - 1, steps)
    assert [one.step for one in replay_steps(Finished(record, otherwise, 0), step - 3, 0, "en")] == [
        step - 3,
        step - 2,
        step - 1,
    ]
    record.choices[40] = (0, 2**40)
    assert outline(Finished(record, told, 0), "en").last == 40, "a choice that is not offered ends the replay"


def test_a_game_that_cannot_be_shown_again_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record("inn", 1, {"seats": [{"character": "nobody_now"}, {"character": "eve"}]}, b"k" * 32)
    monkeypatch.setattr("taproom.inn.game.RULES_VERSION", OTHER)
    with pytest.raises(Refusal) as refusal:
        outline(Finished(record, [], 0), "en")
    assert refusal.value.text("en").startswith("This game was played under rules version 1. This server uses version")
    assert refusal.value.text("ru").startswith("Эту игру сыграли по правилам версии 1.")
    record.rules = 0
    with pytest.raises(Refusal) as refusal:
        replay_steps(Finished(record, [], 0), 0, -1, "en")
    assert "before rules had versions" in refusal.value.text("en")
    assert "ещё не было версий" in refusal.value.text("ru")

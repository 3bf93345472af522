"""The fields of a position are declared once; clone, snapshot, reader and fingerprint all have them."""

import json

import pytest

from taproom.inn.board.incidents import Incident
from taproom.inn.effects import program as fx
from taproom.inn.rules.inn_state import InnState
from taproom.inn.state import fields, snapshots
from taproom.kernel.dice import Dice, key_from_seed
from taproom.kernel.game import game
from taproom.kernel.verdicts import Malformed
from tests.tables import new_table, new_team_table, played

DECLARED = [*fields.NUMBERS, *fields.LISTS, *snapshots.PARTS, *snapshots.WORKED_OUT]


def fresh() -> InnState:
    """A game some way in, with teams and components at the table."""
    position = new_team_table(5)
    for number, _ in enumerate(played(position, 5)):
        if number == 40:
            break
    assert position.setup.has_components
    return position


def changed(position: InnState, name: str) -> None:
    """Give a declared field another value."""
    before = getattr(position, name)
    if isinstance(before, bool):
        setattr(position, name, not before)
    elif isinstance(before, int):
        setattr(position, name, before + 3)
    else:
        before[0] += 3


def read_back(position: InnState) -> InnState:
    """Written down and read, without going on from there."""
    data = json.loads(json.dumps(position.dump()))
    again = InnState(position.setup, Dice(key_from_seed(0)))
    zones = data["zones"]
    parts = (zones["cards"], [tuple(k) for k in zones["known"]], [tuple(n) for n in zones["numbers"]])
    further = {"clocks": tuple(data.get("clocks", ())), "tavern": data.get("tavern", 0)}
    saved = snapshots.Snapshot(b"", 0, data["numbers"], data["lists"], *parts, [], [], None, False, **further)
    snapshots.fill(again, saved)
    return again


def test_every_field_of_a_position_is_declared_once() -> None:
    position = new_table(1)
    found = [name for name in dir(position) if not name.startswith("_") and not callable(getattr(position, name))]
    assert sorted(found) == sorted(DECLARED)
    assert len(set(DECLARED)) == len(DECLARED)


@pytest.mark.parametrize("name", [*fields.NUMBERS, *fields.LISTS])
def test_a_declared_field_is_cloned_written_read_and_part_of_the_fingerprint(name: str) -> None:
    position = fresh()
    before = position.fingerprint()
    changed(position, name)
    assert getattr(position.clone(), name) == getattr(position, name)
    assert getattr(read_back(position), name) == getattr(position, name)
    assert position.fingerprint() != before


@pytest.mark.parametrize("name", fields.LISTS)
def test_a_clone_has_lists_of_its_own(name: str) -> None:
    position = fresh()
    clone = position.clone()
    changed(clone, name)
    assert getattr(clone, name) != getattr(position, name)


def test_a_field_that_is_added_to_the_declaration_is_found_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshot, reader and fingerprint follow the declaration; a clone that forgets it is noticed."""

    class Grown(InnState):
        mood = 0

    position = Grown(fresh().setup, Dice(key_from_seed(1)))
    position.zones = position.setup.unpacked()
    monkeypatch.setattr(snapshots, "NUMBERS", (*fields.NUMBERS, "mood"))
    before = position.fingerprint()
    position.mood = 4
    assert position.fingerprint() != before
    data = position.dump()
    assert isinstance(data["numbers"], dict) and data["numbers"]["mood"] == 4
    again = Grown(position.setup, Dice(key_from_seed(2)))
    zones = data["zones"]
    lists = data["lists"]
    assert isinstance(zones, dict) and isinstance(lists, dict)
    clocks = tuple(position.clocks)
    saved = snapshots.Snapshot(
        b"", 0, data["numbers"], lists, zones["cards"], [], [], [], [], None, False, clocks=clocks
    )
    snapshots.fill(again, saved)
    assert again.mood == 4
    assert getattr(position.clone(), "mood", 0) != 4, "copying is written by hand, and the test above tells"


def test_what_lasts_is_cloned_written_and_read() -> None:
    position = fresh()
    before = position.fingerprint()
    assert "lasting" not in position.dump()
    position.lasting = (fx.HAND_SHOWN, 1, 0, fx.START_OF_YOUR_NEXT_TURN, 0, 0)
    assert position.clone().lasting == position.lasting
    assert position.fingerprint() != before
    again = game("inn").load(json.loads(json.dumps(position.dump())))
    assert isinstance(again, InnState) and again.lasting == position.lasting


def test_a_snapshot_with_other_fields_is_refused() -> None:
    data = json.loads(json.dumps(fresh().dump()))
    data["numbers"]["mood"] = 1
    with pytest.raises(Malformed, match="odd or missing: mood"):
        game("inn").load(data)


def test_every_field_of_an_incident_is_copied_and_written() -> None:
    names = [name for name in dir(Incident(1, 0, 0, 0, 0, -1)) if not name.startswith("_")]
    for number, name in enumerate(names):
        incident = Incident(1, 0, 0, 0, 0, -1)
        value = getattr(incident, name)
        if callable(value):
            continue
        before = incident.numbers()
        setattr(incident, name, (7, 8, number) if isinstance(value, tuple) else value + 5)
        assert incident.numbers() != before, name
        assert incident.copy().numbers() == incident.numbers(), name
        read = snapshots.incident_from(json.loads(json.dumps(incident.numbers())))
        assert read.numbers() == incident.numbers(), name

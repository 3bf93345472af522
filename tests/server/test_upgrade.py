"""After an upgrade with other rules every running game is finished, and its record says under which it was played."""

import dataclasses
import json
import types
import zlib
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from taproom.cli.main import main
from taproom.inn.game import InnGame
from taproom.kernel.dice import Chance, Dice
from taproom.kernel.game import game
from taproom.kernel.state import State
from taproom.server.clocks import VirtualClock
from taproom.server.storage.databases import store_at
from taproom.server.tables import entries, recovery, snapshot_forms, snapshots
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import Table
from taproom.server.tables.takebacks import Step
from taproom.server.tables.windows import Pause
from tests.server.guests import AT_ONCE, Guest, Message, Server, play_to_the_end, run, serving
from tests.server.test_restart import TIMERS, everything, play_into_a_window

OTHER = 99
"""The version of other rules."""


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Other rules, by which the same log leads elsewhere: cards are dealt in another order."""
    start = InnGame.start

    def deal_otherwise(self: InnGame, options: dict[str, object], chance: Chance) -> State:
        assert isinstance(chance, Dice)
        return start(self, options, Dice(chance.key[::-1]))

    def upgraded() -> None:
        monkeypatch.setattr("taproom.inn.game.RULES_VERSION", OTHER)
        monkeypatch.setattr("taproom.dragonstones.game.RULES_VERSION", OTHER)
        monkeypatch.setattr(InnGame, "start", deal_otherwise)

    return upgraded


GETTER = types.GetSetDescriptorType


def parts(thing: object) -> Any:
    """Everything a table is made of, as plain data."""
    if isinstance(thing, State):
        return thing.dump()
    if isinstance(thing, set | frozenset):
        return sorted(thing)
    if isinstance(thing, list | tuple | deque):
        return [parts(one) for one in thing]
    if isinstance(thing, dict):
        return {key: parts(value) for key, value in thing.items()}
    if hasattr(thing, "key") and callable(thing.key):
        return thing.key()
    if type(thing).__module__.startswith(("taproom.protocol.", "taproom.server.tables.entries")):
        return repr(thing)
    if type(thing).__module__.startswith("taproom.") and not isinstance(thing, type):
        found = attributes(thing)
        return {name: parts(found[name]) for name in sorted(found) if name not in ("game", "presenter")}
    return thing


def attributes(thing: object) -> dict[str, Any]:
    """What an object has; of a compiled one its class knows."""
    if hasattr(thing, "__dict__"):
        return vars(thing)
    kinds = [kind for kind in type(thing).__mro__ if kind is not object]
    described = [name for kind in kinds for name, one in vars(kind).items() if type(one) is GETTER]
    return {name: getattr(thing, name) for name in described}


def test_what_is_kept_has_the_form_of_what_it_is_kept_of() -> None:
    plain = {Pause: Pause(0, 0, [], 0), Step: Step(0, 0, 0, 0, 0, frozenset())}
    for kept, kind in snapshot_forms.KEPT.items():
        names = attributes(plain[kind]) if kind in plain else [field.name for field in dataclasses.fields(kind)]
        assert set(kept.__struct_fields__) == set(names)


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_a_position_forgets_nothing(folder: Path, key: str) -> None:
    """Written down and read back after every entry of a game's log."""

    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, game=key, seats=3, bots=1)
            await guests[0].done(type="start")
            await guests[1].done(type="arm", card=77, targets=[1])
            await guests[0].done(type="order", orders={"stop_for": ["drink"]})
            await guests[1].done(type="say", text="a remark")
            await play_to_the_end(guests)
            log = recovery.read_log(await server.registry.store.log(table))
        opened = log[0]
        assert isinstance(opened, entries.Opened)
        stands = Table(table, opened)
        for entry in log[1:]:
            stands.apply(entry)
            again = snapshots.read(table, opened, snapshots.write(stands))
            assert repr(parts(again)) == repr(parts(stands))

    run(scenario())


async def seated(server: Server, key: str, clock: VirtualClock) -> tuple[str, list[str], list[Guest]]:
    seats = 6 if key == "inn" else 3
    taken = await server.lay(game=key, seats=seats, timers={**TIMERS, **AT_ONCE, "hold": 100})
    sat = [taken, *[await server.sit(taken["code"], f"Guest {number}") for number in range(1, seats)]]
    guests = [await server.join(taken["table"], one["token"]) for one in sat]
    await guests[0].done(type="start")
    if key == "inn":
        await play_into_a_window(server, taken["table"], guests, clock)
    else:
        question = await guests[0].question()
        await guests[0].done(type="choose", question=question["number"], choice=question["least"])
    await server.quiet(taken["table"])
    return taken["table"], [*[one["token"] for one in sat], taken["watch"]], guests


def still(told: Message) -> Message:
    """All but how much can be taken back: what was chosen under other rules cannot."""
    scene = told["scene"]
    return {**told, "scene": {**scene, "house": {**scene["house"], "undo": 0}}}


@pytest.mark.parametrize("key", ["inn", "dragonstones"])
def test_after_stopping_in_good_order_nothing_is_different(
    folder: Path, database: str, key: str, upgrade: Callable[[], None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> str:
        clock = VirtualClock()
        async with serving(folder, clock, store_at(database)) as server:
            table, tokens, _ = await seated(server, key, clock)
            before = await everything(server, table, tokens)
            stood = server.registry.actors[table].table.session
            assert stood is not None
        first = game(key).rules_version()
        upgrade()
        for _ in range(2):
            async with serving(folder, VirtualClock(), store_at(database)) as server:
                assert [still(one) for one in await everything(server, table, tokens)] == [still(one) for one in before]
                session = server.registry.actors[table].table.session
                assert session is not None
                assert (session.state.fingerprint(), session.due()) == (stood.state.fingerprint(), stood.due())
                assert (session.sealed, session.armed, session.orders) == (stood.sealed, stood.armed, stood.orders)
                guest = await server.join(table, tokens[0], after=before[0]["number"])
                assert guest.messages[0]["resumed"]
                notice = await guest.until(lambda message: message["type"] == "notice")
                assert notice["reason"] == "other-rules"
        async with serving(folder, store=store_at(database)) as server:
            await play_to_the_end([await server.join(table, token) for token in tokens[:-1]])
            text = (await server.http.get(f"/api/tables/{table}/record")).text
            steps = len(json.loads(text)["choices"])
            assert (await server.http.get(f"/api/tables/{table}/replay/{steps}")).status_code == 200
        record = json.loads(text)
        assert record["rules"] == first
        assert [(one["after"], one["rules"]) for one in record["carried"]] == [(len(stood.record.choices), OTHER)]
        async with serving(folder, store=store_at(database)) as server:
            assert not server.registry.actors
            assert (await server.http.get(f"/api/tables/{table}/record")).text == text
        return text

    texts: list[str] = []

    async def keep() -> None:
        texts.append(await scenario())

    run(keep())
    path = folder / "record.json"
    path.write_text(texts[0], encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    after = json.loads(texts[0])["carried"][0]["after"]
    assert f"continued under version {OTHER} after {after} choices" in said
    assert "as promised" in said and "the game is over" in said
    assert (f"choices 1 to {after} were made under rules that are not looked at here" in said) == (after > 0)
    assert main(["replay", str(path)]) == 0
    assert f"continued under rules version {OTHER}" in capsys.readouterr().out or not after


async def play_a_while(server: Server, table: str, guests: list[Guest], count: int) -> GameSession:
    """Until so many entries are in the log. People do the least, so that no deal is over before."""
    actor = server.registry.actors[table]
    while actor.table.entries < count:
        await server.quiet(table)
        assert actor.table.phase == "playing", "over too soon"
        for guest in guests:
            await guest.ask(type="ping")
            if guest.house["question"]:
                question = guest.house["question"]
                await guest.ask(type="choose", question=question["number"], choice=question["least"])
    await server.quiet(table)
    assert actor.table.session is not None and actor.table.phase == "playing"
    return actor.table.session


def test_killed_and_upgraded_at_once_the_last_entries_are_done_again(folder: Path, upgrade: Callable[[], None]) -> None:
    """What happened since the position was written down is carried out by the new rules."""

    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=3, bots=1)
            await guests[0].done(type="start")
            await play_a_while(server, table, guests, 60)
            numbers = [guest.number for guest in guests]
            actor = server.registry.actors[table]
            token = actor.table.chairs[0].token
            # As after a kill: the last entries are in no position.
            kept = await server.registry.store.position(table)
            assert kept is not None and kept[0] < actor.table.entries
            log = recovery.read_log(await server.registry.store.log(table))
            stood = actor.table.session
            assert stood is not None
        upgrade()
        found = recovery.set_up(table, log, kept)
        assert found.carried_over is not None and found.carried_over.lost == 0
        assert found.table.session is not None
        # Here the new rules deal otherwise and do nothing else: so the same has come of it.
        assert found.table.session.state.fingerprint() == stood.state.fingerprint()
        for seat, number in enumerate(numbers):
            journal = found.table.journals[seat]
            assert journal.number > number and journal.since(number) is None, "everybody is told everything anew"
        assert found.table.chairs[0].token == token
        assert found.table.entries == len(log) + 1

    run(scenario())


def test_killed_and_upgraded_at_once_what_the_rules_forbid_is_lost(folder: Path, upgrade: Callable[[], None]) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=3, bots=1)
            await guests[0].done(type="start")
            await play_a_while(server, table, guests, 60)
            kept = await server.registry.store.position(table)
            assert kept is not None
            log = recovery.read_log(await server.registry.store.log(table))
        upgrade()
        forbidden = entries.Chose(log[-1].at, 0, 9999, 9999)
        with_forbidden = [*log[: kept[0] + 1], forbidden, *log[kept[0] + 1 :]]
        found = recovery.set_up(table, with_forbidden, kept)
        assert found.carried_over is not None and found.table.session is not None
        assert found.carried_over.lost == len(with_forbidden) - kept[0] - 1
        again = recovery.add_up(table, [*with_forbidden, found.carried_over])
        assert again.session is not None
        assert again.session.state.fingerprint() == found.table.session.state.fingerprint()
        with pytest.raises(snapshots.CannotStand, match="no position is kept"):
            recovery.set_up(table, with_forbidden, None)

    run(scenario())


def test_what_cannot_be_read_is_said(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, _ = await server.table_of(1, seats=2, bots=1)
            opened = server.registry.actors[table].table.opened
        for body in (b"", b"nonsense", zlib.compress(b'{"version": 99}')):
            with pytest.raises(snapshots.CannotStand):
                snapshots.read(table, opened, body)

    run(scenario())

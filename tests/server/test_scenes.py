"""Whoever puts the changes into the scene they have always has the whole scene."""

import json
import random
from typing import Any

import pytest

from taproom.kernel.dice import QuickDice
from taproom.kernel.playout import random_choice
from taproom.kernel.state import SPECTATOR
from taproom.protocol import commands as cm
from taproom.protocol.scenes import Json as Message
from taproom.protocol.scenes import scene_after
from taproom.protocol.settings import Timers
from taproom.server.tables import entries
from taproom.server.tables.recovery import add_up
from taproom.server.tables.subscribers import Subscribers
from taproom.server.tables.table import OVER, Table
from taproom.server.tables.validation import judge
from taproom.server.tables.views import ViewMaker

STEPS = 120


class Ear:
    """A listener who keeps the scene as a client does."""

    def __init__(self, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.language = language
        self.scene: Message = {}
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] in ("news", "everything"):
            self.frames.append(message)
            self.scene = scene_after(self.scene, told)

    def dismiss(self, code: int) -> None:
        raise AssertionError(code)


def log_of_four(game: str, limited: bool, bots: int = 0) -> list[entries.AnyEntry]:
    opened = entries.Opened(0, game, 4, {}, Timers(limited=limited), False, "w", "5e" * 32, "00" * 16)
    people = [entries.Sat(0, seat, f"Guest {seat}", f"t{seat}", f"{seat:032x}", "") for seat in range(4 - bots)]
    return [opened, *people, *[entries.BotSat(0, seat, "random", "") for seat in range(4 - bots, 4)]]


def seated(game: str, limited: bool) -> Table:
    return add_up("k", log_of_four(game, limited))


def whole(table: Table, inbox: Ear) -> Any:
    frame, _ = ViewMaker(table, table.at).everything(inbox.viewer, inbox.language)
    return json.loads(frame)["scene"]


def next_entry(table: Table, lot: random.Random, dice: QuickDice) -> entries.AnyEntry:
    play = table.session
    assert play is not None
    if lot.random() < 0.05:
        return entries.Said(table.at + 1, lot.randrange(4), "Cheers!", "")
    waiting = [seat for seat in play.asks if seat not in play.sealed]
    if waiting:
        seat = lot.choice(waiting)
        decision = play.asks[seat].decision
        choice = 0 if decision is None else random_choice(decision, dice)
        return entries.Chose(table.at + 1, seat, play.asks[seat].number, choice)
    due = table.due()
    assert due is not None
    return due[1]


@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_the_changes_make_the_whole_scene(game: str, limited: bool) -> None:
    table = seated(game, limited)
    subscribers = Subscribers(table)
    ears = [Ear(viewer, ("en", "ru")[viewer % 2]) for viewer in range(SPECTATOR, 4)]
    ears.append(Ear(SPECTATOR, "en"))
    for inbox in ears:
        subscribers.add(inbox, None, table.at)
    lot, dice = random.Random(7), QuickDice(7)
    start = judge(table, 0, cm.Start(), 0, set)
    assert start is not None
    entry = start
    for _ in range(STEPS):
        change = table.apply(entry)
        subscribers.tell(change, table.at)
        for inbox in ears:
            if change.concerns(inbox.viewer):
                assert inbox.scene == whole(table, inbox), inbox.viewer
        if table.phase == OVER:
            break
        entry = next_entry(table, lot, dice)
    assert all(b'"commitment"' not in inbox.frames[1] for inbox in ears), "only what changed is told"


def test_spectators_are_told_the_very_same_whenever_they_came() -> None:
    table = seated("inn", False)
    subscribers = Subscribers(table)
    first, second, third = [Ear(SPECTATOR, language) for language in ("en", "en", "ru")]
    for inbox in (first, second, third):
        subscribers.add(inbox, None, table.at)
    lot, dice = random.Random(5), QuickDice(5)
    start = judge(table, 0, cm.Start(), 0, set)
    assert start is not None
    entry = start
    for step in range(12):
        subscribers.tell(table.apply(entry), table.at)
        entry = next_entry(table, lot, dice)
        assert step == 0 or first.frames[-1] is second.frames[-1]
    assert third.frames[1:] != first.frames[1:]
    second.language = "ru"
    heard = len(third.frames)
    while len(third.frames) == heard or not json.loads(third.frames[-1])["facts"]:
        subscribers.tell(table.apply(entry), table.at)
        entry = next_entry(table, lot, dice)
    told = [json.loads(inbox.frames[-1])["facts"] for inbox in (first, second, third)]
    assert told[1] == told[2] != told[0], "each in the language they have now"


def test_whoever_comes_back_gets_every_part() -> None:
    table = seated("inn", False)
    table.apply(judge(table, 0, cm.Start(), 0, set))  # type: ignore[arg-type]
    subscribers = Subscribers(table)
    inbox = Ear(2, "en")
    subscribers.add(inbox, table.journals[2].number, table.at)
    assert json.loads(inbox.frames[0])["type"] == "news" and inbox.scene == whole(table, inbox)


def test_nobody_sees_early_what_people_are_told_later() -> None:
    """While bots are asked at a moment that nobody is told of, the table looks to everybody as it did before.

    So it does to whoever connects just then, is told of a remark, or comes back after the server was killed.
    """
    log = log_of_four("inn", True, bots=2)
    table = add_up("k", log)
    ears = [Ear(viewer, "en") for viewer in (SPECTATOR, 0, 1)]
    subscribers = Subscribers(table)
    for inbox in ears:
        subscribers.add(inbox, None, table.at)
    lot, dice, unseen = random.Random(3), QuickDice(3), 0
    entry = judge(table, 0, cm.Start(), 0, set)
    assert entry is not None
    while table.phase != OVER and unseen < 25:
        subscribers.tell(table.apply(entry), table.at)
        log.append(entry)
        play = table.session
        assert play is not None
        if play.seen is not None and isinstance(entry, entries.Chose):
            unseen += 1
            again = add_up("k", log)
            for inbox in ears:
                if inbox.viewer != entry.seat:
                    assert still(whole(table, inbox)) == still(whole(again, inbox)) == still(inbox.scene)
        entry = next_entry(table, lot, dice)
    assert unseen == 25
    assert len(table.remarks) > 3, "people spoke meanwhile, too"


def still(scene: Message) -> Message:
    """All but the time that is left."""
    parts = ("moment", "question")
    house = scene["house"]
    timeless = {name: {**house[name], "left": 0} for name in parts if house[name] is not None}
    return {**scene, "house": {**house, **timeless}}

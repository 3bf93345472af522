"""What people were told, held against the log: it is added up entry by entry and tells what the journals say."""

from typing import Any

import msgspec

from taproom.protocol.scenes import Json as Message
from taproom.server.storage.databases import store_at
from taproom.server.tables import entries, recovery
from taproom.server.tables.session import GameSession
from taproom.server.tables.table import Table
from taproom.server.tables.views import ViewMaker
from tests.server.players import Player, still, unless


async def compare(database: str, players: list[Player]) -> int:
    """Add every table's log up, entry by entry: it tells what the journals say. How many scenes were compared."""
    store = store_at(database)
    await store.open()
    compared = 0
    for key in dict.fromkeys(player.table for player in players):
        people = {player.seat: player for player in players if player.table == key}
        compared += _compare_table(key, recovery.read_log(await store.log(key)), people)
    await store.close()
    return compared


def _compare_table(key: str, log: list[entries.AnyEntry], people: dict[int, Player]) -> int:
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    table = Table(key, opened)
    told: dict[int, dict[int, int]] = {seat: {} for seat in people}
    wanted = {seat: {one.number: one.scenes for one in player.journal} for seat, player in people.items()}
    seen: set[tuple[int, int, int]] = set()
    answered: set[tuple[int, tuple[int, int]]] = set()
    clocks: dict[tuple[int, int], int] = {}
    for entry in log[1:]:
        table.apply(entry)
        if table.session is not None:
            # By the person, or by what the person had ordered or armed.
            answered |= set(enumerate(table.session.answered))
            _note_clocks(table.session, table.at, clocks)
        for seat in people:
            journal = table.journals[seat]
            told[seat][journal.number] = journal.events
            scenes = wanted[seat].get(journal.number, [])
            if scenes:
                stood = _scene(table, seat)
                seen |= {(seat, journal.number, place) for place, scene in enumerate(scenes) if scene == stood}
    count = sum(len(scenes) for seat in people for scenes in wanted[seat].values())
    unless(len(seen) == count, "a scene is not in the log", key, count, len(seen))
    for seat, player in people.items():
        for number, left in player.clocks.items():
            unless(left <= clocks[seat, number], "a clock was set anew", key, seat, number)
        _compare_facts(table, player, told[seat])
        kept = [entry for entry in log if getattr(entry, "seat", -1) == seat]
        for command in player.acknowledged:
            is_answer = command["type"] == "choose"
            found = (
                (seat, (command["question"], command["choice"])) in answered if is_answer else _is_kept(command, kept)
            )
            unless(found, "what was done is not in the log", command)
    return len(seen)


def _note_clocks(play: GameSession, at: int, clocks: dict[tuple[int, int], int]) -> None:
    """The most time each question left."""
    for seat, ask in play.asks.items():
        deadline = play.deadline(seat, ask)
        if deadline is not None:
            clocks[seat, ask.number] = max(deadline - at, clocks.get((seat, ask.number), 0))


def _scene(table: Table, seat: int) -> Any:
    frame, _ = ViewMaker(table, table.at).everything(seat, "en")
    return still(msgspec.json.decode(frame)["scene"])


def _compare_facts(table: Table, player: Player, told: dict[int, int]) -> None:
    play = table.session
    assert play is not None
    before = 0
    for one in player.journal:
        after = told[one.number]
        facts = play.presenter.facts(
            play.state, play.events, max(before, after - len(one.facts)), after, player.seat, "en"
        )
        unless(
            [(fact["kind"], fact["seat"], tuple(fact["cards"])) for fact in one.facts]
            == [(fact.kind, fact.seat, fact.cards) for fact in facts],
            "facts are not in the log",
            player.table,
            one.number,
        )
        before = after


def _is_kept(command: Message, log: list[entries.AnyEntry]) -> bool:
    """Whether what the server said was done is in the log."""
    wanted: dict[str, tuple[type, dict[str, object]]] = {
        "say": (entries.Said, {"text": command.get("text")}),
        "arm": (entries.Armed, {"card": command.get("card")}),
        "order": (entries.Ordered, {}),
        "hold": (entries.Held, {}),
    }
    kind, values = wanted[command["type"]]
    return any(
        isinstance(entry, kind) and all(getattr(entry, name) == value for name, value in values.items())
        for entry in log
    )

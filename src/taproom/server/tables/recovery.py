"""Setting a table up from what is stored: from its log, or, when the rules have changed since, from its position.

A log is added up by the rules it was written under. After an upgrade these are gone, and the same choices could lead
elsewhere. Then the table goes on from the position that was written down last. A server that stops in good order writes
all of them down, and nothing is different afterwards. One that was killed leaves entries behind that no position holds
yet; they are carried out by the new rules, as far as these allow, and everybody at the table is told everything anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from taproom.kernel.game import game
from taproom.server.storage.store import Damaged, Store
from taproom.server.tables import entries, snapshots
from taproom.server.tables.entries import AnyEntry
from taproom.server.tables.snapshots import CannotStand
from taproom.server.tables.table import OVER, Table, arranged

Position = tuple[int, bytes]
"""How a table stood after so many entries."""


@dataclass
class Found:
    """A table, and the entry that must be stored before it goes on, if any."""

    table: Table
    carried_over: entries.CarriedOver | None = None


def read_log(bodies: list[bytes]) -> list[AnyEntry]:
    """The entries of a log; Damaged if one of them cannot be read."""
    log: list[AnyEntry] = []
    for number, body in enumerate(bodies):
        try:
            log.append(entries.decode(body))
        except (msgspec.DecodeError, UnicodeDecodeError):
            # The error is not passed on: it might quote the log.
            raise Damaged(f"entry {number} of its log cannot be read") from None
    if not isinstance(log[0], entries.Opened):
        raise Damaged("its log does not begin with the laying of the table")
    return log


def is_by_todays_rules(log: Sequence[AnyEntry]) -> bool:
    """Whether the end of the log was written under this version's rules."""
    for entry in reversed(log):
        if isinstance(entry, entries.Started | entries.CarriedOver):
            return entry.rules == game(_opened(log).game).rules_version()
    return True


def add_up(key: str, log: Sequence[AnyEntry]) -> Table:
    """Apply a log from the point where today's rules began."""
    base = _last_carried_over(log)
    table, done = _redo(key, log, base, len(log))
    if done < len(log):
        raise CannotStand(f"entry {done} of its log cannot be carried out")
    return table


def set_up(key: str, log: Sequence[AnyEntry], position: Position | None) -> Found:
    """The table as it was left; CannotStand if it cannot go on."""
    if is_by_todays_rules(log):
        return Found(add_up(key, log))
    base = _last_carried_over(log)
    if position is not None and (base is None or base[0] < position[0]):
        base = position
    table, done = _redo(key, log, base, len(log))
    if base is None and done < len(log):
        raise CannotStand(f"entry {done} of its log cannot be carried out by other rules, and no position is kept")
    if table.phase == OVER:
        return Found(table)
    return _carry_over(table, len(log), done, base[0] if base else 0)


async def find(store: Store, key: str) -> tuple[Found, int]:
    """A table as it was left, and the length of its log; Damaged or CannotStand if it cannot go on."""
    log = read_log(await store.whole_log(key))
    by_todays_rules = is_by_todays_rules(log)
    position = None if by_todays_rules else await store.position(key)
    try:
        return set_up(key, log, position), len(log)
    except CannotStand as problem:
        if by_todays_rules:
            # It is not for other rules that it cannot.
            raise Damaged(str(problem)) from None
        raise


def _opened(log: Sequence[AnyEntry]) -> entries.Opened:
    opened = log[0]
    assert isinstance(opened, entries.Opened), "a log begins with the laying of the table"
    return opened


def _arranged(log: Sequence[AnyEntry]) -> entries.Opened:
    """How the table was laid, with what was changed before the game."""
    opened = _opened(log)
    for entry in log:
        if isinstance(entry, entries.Arranged):
            opened = arranged(opened, entry)
        elif isinstance(entry, entries.Started):
            break
    return opened


def _last_carried_over(log: Sequence[AnyEntry]) -> Position | None:
    for number in reversed(range(len(log))):
        entry = log[number]
        if isinstance(entry, entries.CarriedOver):
            return number + 1, entry.position
    return None


def _redo(key: str, log: Sequence[AnyEntry], base: Position | None, end: int) -> tuple[Table, int]:
    """Apply the entries from the base on, as far as possible; returns the table and how many were applied."""
    if base is None:
        table, first = Table(key, _opened(log)), 1
    else:
        table, first = snapshots.read(key, _arranged(log), base[1]), base[0]
    table.entries = first
    for number in range(first, end):
        try:
            _check(table, log[number])
            table.apply(log[number])
        except Exception:
            # It may have been applied halfway.
            return _redo(key, log, base, number)
    return table, end


def _check(table: Table, entry: AnyEntry) -> None:
    """An answer was valid under the rules of its time; under others it may answer a question that nobody has."""
    session = table.session
    if session is None:
        return
    if isinstance(entry, entries.Chose | entries.TimedOut):
        ask = session.asks[entry.seat]
        if ask.number != entry.question:
            raise CannotStand(f"question {entry.question} is not put")
        if isinstance(entry, entries.Chose) and ask.decision is not None and not ask.decision.allows(entry.choice):
            raise CannotStand(f"choice {entry.choice} is not offered")
    elif isinstance(entry, entries.Closed) and entry.pause != session.pause.number:
        raise CannotStand(f"moment {entry.pause} is not the present one")


def _carry_over(table: Table, number: int, done: int, first: int) -> Found:
    """Make this the beginning of the part of the log that is played by today's rules."""
    table.entries = number + 1
    if number > first:
        for journal in table.journals.values():
            # Clients that were told of what has now been redone must not mistake it for what they know.
            journal.number += number - first + 1
            journal.marks.clear()
    rules = game(table.opened.game).rules_version()
    if table.session is not None:
        table.session.carry_over(rules)
    return Found(table, entries.CarriedOver(table.at, rules, number - done, snapshots.write(table)))

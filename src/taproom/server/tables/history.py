"""What accounts have played: an index made from the tables' logs, which can be made again at any time."""

import contextlib
from collections.abc import Callable, Sequence, Set
from typing import Final

import msgspec

from taproom.kernel.game import UNKNOWN_RULES, game
from taproom.protocol.accounts import GamePlayed, Score, Statistics
from taproom.server.refusals import WORDS
from taproom.server.storage.store import Statement, Store, StoreAway
from taproom.server.tables import entries, snapshots
from taproom.server.tables.seats import Chair
from taproom.server.tables.snapshot_forms import KeptChair, KeptTable
from taproom.server.tables.table import OVER, Table

CONCEDED: Final = "conceded"
GONE: Final = -1
"""The seat of an account that played no game at a table but whose name is in its log."""
_TURNS: Final = "turns"
MOST_SHOWN: Final = 500

_SEATING: Final = (entries.Sat, entries.Adopted, entries.Rose, entries.Moved, entries.Reseated, entries.Started)
"""What changes who sits at a table."""
_COLUMNS: Final = "key, seat, game, character, seats, ended, won, place, cause, laid, seconds, turns, choices, rules"


def concerns(table: Table) -> bool:
    """Whether anybody at the table has an account."""
    return bool(table.former) or any(chair.account for chair in table.chairs)


def is_due(entry: entries.AnyEntry, table: Table) -> bool:
    """Whether the entry has changed who sits at the table, and somebody's history is to say so."""
    return isinstance(entry, _SEATING) and concerns(table)


async def keep(store: Store, table: Table, now: int) -> None:
    """Record in the accounts' histories who sits at the table and how their games went."""
    if concerns(table):
        # A game that is already in somebody's history ended when the history says.
        ((ended,),) = await store.read("SELECT COALESCE(MAX(ended), 0) FROM games WHERE key = ?", (table.key,))
        assert isinstance(ended, int)
        await store.commit(statements(table, ended or now))


async def try_to_keep(store: Store, table: Table, now: int) -> None:
    """The same, but a failure is ignored: it is done again when the game is over."""
    with contextlib.suppress(StoreAway):
        await keep(store, table, now)


def statements(table: Table, now: int) -> list[Statement]:
    """The rows of a table as it stands, replacing any older ones; `now` is when it ended, if it is over."""
    kept: list[Statement] = [("DELETE FROM games WHERE key = ?", (table.key,))]
    played = table.phase != OVER or table.session is not None
    summary = _Summary(table)
    rows = {(chair.account, seat if played else GONE) for seat, chair in enumerate(table.chairs) if chair.account}
    for account, seat in sorted(rows | {(account, GONE) for account in table.former}):
        sql = f"INSERT INTO games (account, {_COLUMNS}) VALUES ({', '.join('?' * 15)})"
        kept.append((sql, (account, *summary.row(seat, now))))
    return kept


class _Summary:
    """How a game went, in numbers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turns = 0
        self.causes: dict[int, str] = {}
        """What ended each seat's game, in the order they went out."""
        session = table.session
        for event in [] if session is None or table.phase != OVER else session.events:
            heading = "" if session is None else session.game.statistics.tally(event)
            if heading == _TURNS:
                self.turns += 1
            elif heading and event.seat not in table.winners:
                self.causes.setdefault(event.seat, heading)

    def row(self, seat: int, now: int) -> tuple[object, ...]:
        """In the order of the columns."""
        table, session = self.table, self.table.session
        if seat == GONE:
            gone = (table.key, GONE, table.opened.game, "", len(table.chairs), 0, 0, 0, "", table.opened.laid)
            return (*gone, 0, 0, 0, UNKNOWN_RULES)
        over = table.phase == OVER
        chair = table.chairs[seat]
        character = chair.character if session is None else session.game.statistics.seat_key(session.state, seat)
        cause = CONCEDED if chair.conceded else self.causes.get(seat, "")
        return (
            table.key,
            seat,
            table.opened.game,
            character,
            len(table.chairs),
            now if over else 0,
            int(over and seat in table.winners),
            self._place(seat) if over else 0,
            cause if over else "",
            table.opened.laid,
            table.at // 1000 if over else 0,
            self.turns,
            len(session.record.choices) if over and session is not None else 0,
            UNKNOWN_RULES if session is None else session.record.rules_at(len(session.record.choices)),
        )

    def _place(self, seat: int) -> int:
        """The last to go out is second, or the one with the most points; 0 where neither applies."""
        session, winners = self.table.session, self.table.winners
        if seat in winners:
            return 1
        out = list(self.causes)
        if seat in out:
            return len(winners) + len(out) - out.index(seat)
        scores = [] if session is None or not winners else session.game.statistics.scores(session.state)
        if not scores:
            return 0
        # Equals share a place.
        return 1 + sum([other in winners or score > scores[seat] for other, score in enumerate(scores)])


async def played(store: Store, account: str, language: str) -> list[GamePlayed]:
    """The account's games, the latest first."""
    sql = f"SELECT {_COLUMNS} FROM games WHERE account = ? AND seat >= 0 ORDER BY laid DESC, key LIMIT {MOST_SHOWN}"
    return [_shown(row, language) for row in await store.read(sql, (account,))]


def _shown(row: tuple[object, ...], language: str) -> GamePlayed:
    named = dict(zip(_COLUMNS.split(", "), row, strict=True))
    named["table"] = named.pop("key")
    named["over"] = bool(named["ended"])
    named["rules_now"] = game(str(named["game"])).rules_version()
    named["won"] = bool(named["won"])
    named["cause"] = cause_in_words(str(named["game"]), str(named["cause"]), language)
    return msgspec.convert(named, GamePlayed)


def cause_in_words(game_key: str, cause: str, language: str) -> str:
    """Why somebody lost."""
    if cause in ("", CONCEDED):
        return WORDS.say(language, "cause-conceded") if cause else ""
    return game(game_key).statistics.tally_name(cause, language)


async def statistics(store: Store, account: str, language: str) -> Statistics:
    """The account's finished games, counted."""
    sql = "SELECT game, character, seats, cause, won FROM games WHERE account = ? AND ended > 0 AND seat >= 0"
    rows = await store.read(sql, (account,))
    lost = [row for row in rows if row[3]]
    return Statistics(
        len(rows),
        sum(bool(row[4]) for row in rows),
        _scores(rows, lambda row: str(row[0])),
        _scores([row for row in rows if row[1]], lambda row: str(row[1])),
        _scores(rows, lambda row: str(row[2])),
        _scores(lost, lambda row: cause_in_words(str(row[0]), str(row[3]), language)),
    )


def _scores(rows: Sequence[tuple[object, ...]], heading: Callable[[tuple[object, ...]], str]) -> tuple[Score, ...]:
    """The most played first, then by name."""
    games: dict[str, int] = {}
    wins: dict[str, int] = {}
    for row in rows:
        name = heading(row)
        games[name] = games.get(name, 0) + 1
        wins[name] = wins.get(name, 0) + bool(row[4])
    return tuple([Score(name, games[name], wins[name]) for name in sorted(games, key=lambda one: (-games[one], one))])


# ---- forgetting ----


async def tables_of(store: Store, account: str) -> list[str]:
    """The keys of the tables the account ever sat at."""
    return [str(key) for (key,) in await store.read("SELECT DISTINCT key FROM games WHERE account = ?", (account,))]


async def forgetting(store: Store, key: str, account: str) -> list[Statement]:
    """Takes the account, its name and what it said out of a table's log; the game stays."""
    changed: list[Statement] = []
    seats: set[int] = set()
    log = _readable(await store.log(key))
    adopted = _adopted(log, account)
    for number, (body, entry) in log.items():
        if isinstance(entry, entries.Sat) and (entry.account == account or number in adopted):
            seats.add(entry.seat)
            entry = msgspec.structs.replace(entry, name="", account="")
        elif isinstance(entry, entries.Adopted) and entry.account == account:
            entry = msgspec.structs.replace(entry, account="")
        elif isinstance(entry, entries.Moved) and entry.seat in seats:
            seats = (seats - {entry.seat}) | {entry.to}
        elif isinstance(entry, entries.Reseated):
            seats = {seat for seat, before in enumerate(entry.order) if before in seats}
        elif isinstance(entry, entries.Rose):
            seats.discard(entry.seat)
        elif isinstance(entry, entries.Said) and entry.seat in seats:
            entry = msgspec.structs.replace(entry, text="", phrase="")
        elif isinstance(entry, entries.CarriedOver):
            entry = msgspec.structs.replace(entry, position=_forgetting_in(entry.position, account, seats))
        new = entries.encode(entry)
        if new != body:
            changed.append(("UPDATE log SET body = ? WHERE key = ? AND number = ?", (new, key, number)))
    position = await store.position(key)
    if position is not None:
        body = _forgetting_in(position[1], account, seats)
        changed.append(("UPDATE positions SET body = ? WHERE key = ? AND number = ?", (body, key, position[0])))
    return changed


def _readable(log: list[bytes]) -> dict[int, tuple[bytes, entries.AnyEntry]]:
    """By number; unreadable ones are skipped."""
    found: dict[int, tuple[bytes, entries.AnyEntry]] = {}
    for number, body in enumerate(log):
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            found[number] = (body, entries.decode(body))
    return found


def _adopted(log: dict[int, tuple[bytes, entries.AnyEntry]], account: str) -> set[int]:
    """The entries by which somebody sat down as a guest whose game the account adopted later."""
    sat: dict[int, int] = {}
    found: set[int] = set()
    for number, (_, entry) in log.items():
        if isinstance(entry, entries.Sat):
            sat[entry.seat] = number
        elif isinstance(entry, entries.Moved):
            sat[entry.to] = sat.pop(entry.seat, -1)
        elif isinstance(entry, entries.Reseated):
            sat = {seat: sat[before] for seat, before in enumerate(entry.order) if before in sat}
        elif isinstance(entry, entries.Adopted) and entry.account == account:
            found.add(sat.get(entry.seat, -1))
    return found


def _forgetting_in(position: bytes, account: str, seats: Set[int]) -> bytes:
    def change(kept: KeptTable) -> None:
        forget(kept, account, seats)

    return snapshots.changed(position, change)


def forget(table: Table | KeptTable, account: str, seats: Set[int] = frozenset()) -> None:
    """The same at a table that is set up; its seats may also be named, where it does not know of the account yet."""
    table.former.discard(account)
    chairs: Sequence[Chair | KeptChair] = table.chairs
    for seat, chair in enumerate(chairs):
        if chair.account == account or seat in seats:
            chair.account = chair.name = ""
            for remark in table.remarks:
                if remark.seat == seat:
                    remark.text = remark.phrase = ""

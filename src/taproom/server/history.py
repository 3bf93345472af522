"""What the accounts of a house have played. It follows from the tables' logs; rows are an index to them."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from taproom.server import entries, positions
from taproom.server.profiles import GamePlayed, Score, Statistics
from taproom.server.refusals import WORDS
from taproom.server.seats import Chair
from taproom.server.store import Statement, Store, StoreAway
from taproom.server.tables import OVER, Table
from taproom.table.game import UNKNOWN_RULES, game

CONCEDED: Final = "conceded"
GONE: Final = -1
"""The seat of an account that played no game at a table, but whose name is in its log."""
_TURNS: Final = "turns"
MOST_SHOWN: Final = 500

_COLUMNS: Final = "key, seat, game, character, seats, ended, won, place, cause, laid, seconds, turns, choices, rules"


def concerns(table: Table) -> bool:
    """Whether anybody at the table has an account."""
    return bool(table.former) or any(chair.account for chair in table.chairs)


async def keep(store: Store, table: Table, now: int) -> None:
    """Keep in the accounts' histories who sits at the table and how their games went."""
    if concerns(table):
        await store.commit(statements(table, now))


async def try_to_keep(store: Store, table: Table, now: int) -> None:
    """The same; if it fails it is done again when the game is over."""
    with contextlib.suppress(StoreAway):
        await keep(store, table, now)


def statements(table: Table, now: int) -> list[Statement]:
    """The rows of a table as it stands, instead of whatever there was; `now` is when it ended, if it is over."""
    kept: list[Statement] = [("DELETE FROM games WHERE key = ?", (table.key,))]
    played = table.phase != OVER or table.play is not None
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
        """What ended each seat's game, in the order in which they were out."""
        play = table.play
        for event in [] if play is None or table.phase != OVER else play.events:
            heading = "" if play is None else play.game.tally(event)
            if heading == _TURNS:
                self.turns += 1
            elif heading and event.seat not in table.winners:
                self.causes.setdefault(event.seat, heading)

    def row(self, seat: int, now: int) -> tuple[object, ...]:
        """In the order of the columns."""
        table, play = self.table, self.table.play
        if seat == GONE:
            gone = (table.key, GONE, table.opened.game, "", len(table.chairs), 0, 0, 0, "", table.opened.laid)
            return (*gone, 0, 0, 0, UNKNOWN_RULES)
        over = table.phase == OVER
        chair = table.chairs[seat]
        character = chair.character if play is None else play.game.seat_key(play.state, seat)
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
            len(play.record.choices) if over and play is not None else 0,
            UNKNOWN_RULES if play is None else play.record.rules_at(len(play.record.choices)),
        )

    def _place(self, seat: int) -> int:
        """Whoever was out last of all is second, or whoever has most points; 0 where neither tells anything."""
        play, winners = self.table.play, self.table.winners
        if seat in winners:
            return 1
        out = list(self.causes)
        if seat in out:
            return len(winners) + len(out) - out.index(seat)
        scores = [] if play is None or not winners else play.game.scores(play.state)
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
    return game(game_key).tally_name(cause, language)


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
    for number, body in enumerate(await store.log(key)):
        try:
            entry = entries.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            # Nobody is shown it either.
            continue
        if isinstance(entry, entries.Sat) and entry.account == account:
            seats.add(entry.seat)
            entry = msgspec.structs.replace(entry, name="", account="")
        elif isinstance(entry, entries.Moved) and entry.seat in seats:
            seats = (seats - {entry.seat}) | {entry.to}
        elif isinstance(entry, entries.Rose):
            seats.discard(entry.seat)
        elif isinstance(entry, entries.Said) and entry.seat in seats:
            entry = msgspec.structs.replace(entry, text="", phrase="")
        elif isinstance(entry, entries.CarriedOver):
            entry = msgspec.structs.replace(entry, position=_forgetting_in(entry.position, account))
        new = entries.encode(entry)
        if new != body:
            changed.append(("UPDATE log SET body = ? WHERE key = ? AND number = ?", (new, key, number)))
    position = await store.position(key)
    if position is not None:
        body = _forgetting_in(position[1], account)
        changed.append(("UPDATE positions SET body = ? WHERE key = ? AND number = ?", (body, key, position[0])))
    return changed


def _forgetting_in(position: bytes, account: str) -> bytes:
    def change(kept: positions.KeptTable) -> None:
        forget(kept, account)

    return positions.changed(position, change)


def forget(table: Table | positions.KeptTable, account: str) -> None:
    """The same at a table that is set up."""
    table.former.discard(account)
    chairs: Sequence[Chair | positions.KeptChair] = table.chairs
    for seat, chair in enumerate(chairs):
        if chair.account == account:
            chair.account = chair.name = ""
            for remark in table.remarks:
                if remark.seat == seat:
                    remark.text = remark.phrase = ""

"""The file of a tournament: one SQLite database with every game as a record and what came of it.

A batch of games is written in one transaction and each game has its number as primary key, so a tournament that is
killed at any moment goes on where it was: no game is lost that was written, and none is ever counted twice.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from taproom.arena.plan import Plan
from taproom.arena.playing import GameResult, unpack
from taproom.kernel.game import game
from taproom.kernel.record import Record, number_rules
from taproom.kernel.verdicts import Malformed

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS plan (id INTEGER PRIMARY KEY CHECK (id = 1), plan TEXT NOT NULL, rules INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY, seats INTEGER NOT NULL, turns INTEGER NOT NULL, decisions INTEGER NOT NULL,
    record BLOB NOT NULL, cards BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot TEXT NOT NULL, key TEXT NOT NULL,
    place INTEGER NOT NULL, share REAL NOT NULL, cause TEXT NOT NULL, team INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
"""
Row = tuple[int, int, str, str, int, float, str, int]
"""A seat as it is kept: game, seat, bot, key, place, share, cause, team."""


class Store:
    """The file of one tournament, or its memory if there is no file."""

    def __init__(self, path: Path | None, plan: Plan | None = None) -> None:
        self.path = path
        try:
            self._file = sqlite3.connect(path or ":memory:", isolation_level=None)
            with self._transaction():
                self._set_up()
            if plan is not None:
                self._belongs_to(plan)
        except sqlite3.Error as error:
            raise Malformed(f"{path} is not the file of a tournament: {error}") from error

    def _transaction(self) -> "_Transaction":
        return _Transaction(self._file)

    def _set_up(self) -> None:
        """Create the tables, or migrate an older file."""
        (found,) = self._file.execute("PRAGMA user_version").fetchone()
        if found > VERSION:
            raise Malformed(
                f"{self.path}: file version {found} is newer than this program supports (up to {VERSION}); "
                "use the newer Taproom, or choose another file"
            )
        for step in _STEPS[found:]:
            step(self._file)
        for statement in _SCHEMA.split(";"):
            self._file.execute(statement)
        self._file.execute(f"PRAGMA user_version = {VERSION}")

    def _belongs_to(self, plan: Plan) -> None:
        rules = game(plan.game).rules_version()
        with self._transaction():
            self._file.execute("INSERT OR IGNORE INTO plan VALUES (1, ?, ?)", (plan.text(), rules))
        known, known_rules = self._file.execute("SELECT plan, rules FROM plan").fetchone()
        if known != plan.text():
            raise Malformed(f"{self.path} holds another tournament; name another place with --out: {known}")
        if known_rules != rules:
            raise Malformed(
                f"{self.path} was played under rules version {known_rules}, not {rules}; name another place with --out"
            )

    def plan(self) -> dict[str, Any]:
        """What the file was made for."""
        row = self._file.execute("SELECT plan FROM plan").fetchone()
        if row is None:
            raise Malformed(f"{self.path} holds no tournament")
        plan: dict[str, Any] = json.loads(row[0])
        return plan

    def rules(self) -> int:
        """The version of the rules it was played under."""
        return int(self._file.execute("SELECT rules FROM plan").fetchone()[0])

    def missing(self, games: int) -> list[int]:
        """The numbers below `games` that are still to be played."""
        done = {number for (number,) in self._file.execute("SELECT number FROM games WHERE number < ?", (games,))}
        return [number for number in range(games) if number not in done]

    def add(self, results: list[GameResult]) -> None:
        """Keep some games, all of them or none."""
        with self._transaction():
            for result in results:
                self._add_one(result)

    def _add_one(self, result: GameResult) -> None:
        cards = [seat.cards for seat in result.seats]
        self._file.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)",
            (
                result.number,
                len(result.seats),
                result.turns,
                result.decisions,
                result.record,
                zlib.compress(json.dumps(cards, separators=(",", ":")).encode()),
            ),
        )
        self._file.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (result.number, seat, one.bot, one.key, one.place, one.share, one.cause, one.team)
                for seat, one in enumerate(result.seats)
            ],
        )

    def games(self) -> list[tuple[int, int, int, int]]:
        """Number, seats, turns and decisions of every game, in order."""
        return self._file.execute("SELECT number, seats, turns, decisions FROM games ORDER BY number").fetchall()

    def seats(self) -> list[Row]:
        """Every seat of every game, in order."""
        return self._file.execute("SELECT * FROM seats ORDER BY game, seat").fetchall()

    def cards(self) -> Iterator[tuple[int, list[dict[str, list[int]]]]]:
        """For every game and seat what became of its cards."""
        for number, packed in self._file.execute("SELECT number, cards FROM games ORDER BY number"):
            yield number, json.loads(zlib.decompress(packed))

    def record(self, number: int) -> Record:
        """One game, to be replayed."""
        row = self._file.execute("SELECT record FROM games WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise Malformed(f"{self.path} has no game {number}")
        return unpack(row[0])

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def _number_rules(file: sqlite3.Connection) -> None:
    """Version 0 to 1: the rules version replaces the rules hash."""
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'plan'").fetchone():
        return
    rows = file.execute("SELECT id, plan, rules FROM plan").fetchall()
    file.execute("DROP TABLE plan")
    file.execute(_SCHEMA.split(";")[0])
    for number, plan, rules in rows:
        numbered = number_rules(json.loads(plan)["game"], {"rules": rules})
        file.execute("INSERT INTO plan VALUES (?, ?, ?)", (number, plan, numbered["rules"]))


def _note_teams(file: sqlite3.Connection) -> None:
    """Version 1 to 2: everybody played alone."""
    if file.execute("SELECT 1 FROM sqlite_master WHERE name = 'seats'").fetchone():
        file.execute("ALTER TABLE seats ADD COLUMN team INTEGER NOT NULL DEFAULT 0")
        file.execute("UPDATE seats SET team = seat")


_STEPS: Final = [_number_rules, _note_teams]
"""The first leads from version 0, which is SQLite's default, to version 1."""
VERSION: Final = len(_STEPS)


class _Transaction:
    """All of what is done inside, or nothing; no other tournament writes in between."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def __enter__(self) -> None:
        self._file.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._file.execute("COMMIT" if kind is None else "ROLLBACK")

"""Rows and pages of the database are damaged between a kill and the restart; all tables that were not hit play on.

Used by `make soak` (`tests/server/soak.py`); `tests/server/test_damage.py` has the short form.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from taproom.server.administration import look
from tests.server.players import Broken, unless
from tests.server.reckoning import compare
from tests.server.sieges import LAID, Blow, Round, Siege, besieged

ROUNDS = 20
PAGE = 4096
LOG_LEAF = 0x0D
ROWS = {
    "unreadable entry": "UPDATE log SET body = CAST('{{' AS BLOB) WHERE key = ? AND number = 3",
    "unknown entry": """UPDATE log SET body = CAST('{"type":"danced","at":7}' AS BLOB) WHERE key = ? AND number = 4""",
    "missing log": "DELETE FROM log WHERE key = ?",
    "missing entry": "DELETE FROM log WHERE key = ? AND number = 2",
}


class Ruin(Siege):
    """A server that is killed, and whose database is damaged before it starts again."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(str(folder / "taproom.db"), seed, LAID)
        self.hit: set[str] = set()
        """The keys of all tables that were damaged."""

    async def damage(self, harm: Callable[[], set[str]]) -> None:
        tally = self.tavern.tally
        tally.open.clear()
        self.server.kill()
        await self.server.died()
        self.hit |= harm()
        await self.server.start()
        tally.open.set()

    def running(self) -> list[str]:
        """Tables that are not over, as far as their people know."""
        players = self.tavern.players
        return sorted({player.table for player in players if not player.over() and player.table not in self.hit})

    def harm_row(self, kind: str) -> set[str]:
        """One row of one table's log, or all of them."""
        key = self.tavern.lot.choice(self.running())
        with contextlib.closing(sqlite3.connect(self.database)) as file:
            file.execute(ROWS[kind], (key,))
            file.commit()
        return {key}

    def harm_page(self) -> set[str]:
        """A page with entries; every table that has some there is hit."""
        with contextlib.closing(sqlite3.connect(self.database)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file_of, data = Path(self.database), Path(self.database).read_bytes()
        pages = [at for at in range(0, len(data), PAGE) if data[at] == LOG_LEAF and b'{"type":' in data[at : at + PAGE]]
        # Not among the latest: whatever is appended next goes there.
        early = pages[: len(pages) // 2]
        self.tavern.lot.shuffle(early)
        for at in early:
            file_of.write_bytes(data[:at] + b"\xff" * PAGE + data[at + PAGE :])
            # It may have been free, with entries of a log that is missing.
            if (hit := _unreadable(self.database)) - self.hit:
                return hit
        raise Broken("there is no page to damage")


def _unreadable(database: str) -> set[str]:
    """The tables whose logs SQLite cannot read."""
    hit = set()
    with contextlib.closing(sqlite3.connect(database)) as file:
        for (key,) in file.execute("SELECT key FROM tables").fetchall():
            try:
                file.execute("SELECT body FROM log WHERE key = ?", (key,)).fetchall()
            except sqlite3.DatabaseError:
                hit.add(str(key))
    return hit


async def ruin(folder: Path, seed: int) -> Round:
    """Again and again, by turns a row of each kind and a page."""
    async with besieged(Ruin(folder, seed)) as siege:
        await siege.play(300)
        for number in range(ROUNDS):
            kind = [*ROWS, "damaged page"][number % (len(ROWS) + 1)]
            harm = siege.harm_page if kind == "damaged page" else partial(siege.harm_row, kind)
            before = len(siege.hit)
            await siege.damage(harm)
            siege.blows.append(Blow(kind, await siege.play(300)))
            unless(len(siege.hit) > before, "nothing was damaged", kind)
            await siege.tavern.fill()
    players = [player for player in siege.tavern.players if player.table not in siege.hit]
    unless(not any(player.aside for player in players), "a table was set aside that was not hit")
    found = await look(siege.database, check=True)
    named = {table.code for table in found.tables if table.problem}
    codes = await asyncio.to_thread(_codes, siege.database, siege.hit)
    unless(named == codes, "not the damaged tables are named", named, codes)
    return siege.result() | {
        "hit": len(siege.hit),
        "aside": len({player.table for player in siege.tavern.players if player.aside}),
        "named": len(named),
        "scenes": await compare(siege.database, players),
    }


def _codes(database: str, keys: set[str]) -> set[str]:
    with contextlib.closing(sqlite3.connect(database)) as file:
        return {str(code) for key, code in file.execute("SELECT key, code FROM tables") if key in keys}

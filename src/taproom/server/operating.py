"""Closing and deleting tables as the operator, while a server has the database or not."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Final

from taproom.server import errands
from taproom.server.house import House
from taproom.server.inspection import know_database
from taproom.server.running import shown, store_at
from taproom.server.store import NotOurs, Row, Store, StoreAway
from taproom.table.verdicts import Malformed

_PATIENCE: Final = 30.0
"""Seconds a running server has to do it: it looks every other second."""
_LOOK_AGAIN: Final = 0.1


async def order(database: str, codes: Sequence[str], what: str, patience: float = _PATIENCE) -> list[str]:
    """Have these tables closed or deleted; their codes. Malformed says which cannot be, and then none is."""
    store = store_at(database, patient=False)
    try:
        await know_database(store, database)
        rows = [await _find(store, code, what) for code in codes]
        for row in rows:
            await store.write_beside(*errands.leaving(row.key, what))
        try:
            await store.open()
        except NotOurs:
            await _wait(store, rows, patience)
        else:
            house = House(store)
            await errands.run_all(house)
            await house.close_rooms()
        for row in rows:
            found = await store.find(row.key)
            if found is not None and (what == errands.DELETE or not found.over):
                raise Malformed(f"table {row.code} could not be {_DONE[what]}: the server's log may say why")
    except (StoreAway, sqlite3.Error) as error:
        raise Malformed(f"{shown(database)}: {error}") from None
    finally:
        await store.close()
    return [row.code for row in rows]


_DONE: Final = {errands.CLOSE: "closed", errands.DELETE: "deleted"}


async def _find(store: Store, code: str, what: str) -> Row:
    row = await store.find(code) or await store.find(code.upper())
    if row is None:
        raise Malformed(f"there is no table {code}: taproom tables lists them")
    if what == errands.CLOSE and row.over:
        raise Malformed(f"table {row.code} is over already")
    if what == errands.DELETE and not row.over:
        raise Malformed(f"table {row.code} is running: taproom tables close {row.code} first")
    return row


async def _wait(store: Store, rows: Sequence[Row], patience: float) -> None:
    """Until the server has done it; if it does not, it shall not do so later either."""
    try:
        async with asyncio.timeout(patience):
            while {key for (key,) in await store.read("SELECT key FROM errands", ())} & {row.key for row in rows}:
                await asyncio.sleep(_LOOK_AGAIN)
    except TimeoutError:
        for row in rows:
            await store.write_beside(*errands.taking_back(row.key))

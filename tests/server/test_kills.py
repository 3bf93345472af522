"""The server is killed again and again; every table stands where its people saw it, and they play on by themselves."""

import asyncio
from pathlib import Path

import pytest

from tests.server.kills import TABLES, Kill, Tavern, free_port, kill_often
from tests.server.reckoning import compare

KILLS = {"sqlite": 8, "postgres": 4}
"""`make soak` kills it 200 times (docs/reliability.md)."""


@pytest.mark.parametrize("kind", KILLS)
def test_after_every_kill_all_goes_on_where_it_stood(folder: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = str(folder / "taproom.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))

    async def scenario() -> tuple[Tavern, list[Kill]]:
        tavern = Tavern(free_port(), 20)
        return tavern, await kill_often(tavern, database, KILLS[kind])

    tavern, kills = asyncio.run(scenario())
    assert 3 * sum(kill.between for kill in kills) >= len(kills)
    assert min(kill.tables for kill in kills) >= TABLES
    assert sum(player.reconnected for player in tavern.players) > 50 * len(kills)
    assert sum(player.compared for player in tavern.players) > 50
    assert asyncio.run(compare(database, tavern.players)) > 100

"""Games among people that have begun, under a clock that is moved by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from taproom.kernel.state import RESPONSE
from taproom.server.clocks import VirtualClock
from taproom.server.tables.session import GameSession
from tests.server.guests import Guest, Server, pass_time, serving
from tests.server.staging import start_from

TIMERS = {"fewest_pause": 700, "most_pause": 1500, "bot": 600}


async def begin(server: Server, people: int, scenario: str = "", **wish: Any) -> tuple[str, list[Guest], GameSession]:
    """A game that has just been dealt, or that begins from a scenario."""
    table, guests = await server.table_of(people, **{"seats": people, "timers": TIMERS, **wish})
    if scenario:
        await start_from(server, table, guests, scenario)
    else:
        await guests[0].done(type="start")
        await server.quiet(table)
    session = server.registry.actors[table].table.session
    assert session is not None
    return table, guests, session


async def hear_all(guests: list[Guest]) -> None:
    """Everything that has been sent so far has been heard."""
    for guest in guests:
        assert (await guest.ask(type="ping"))["type"] == "pong"


async def open_window(server: Server, table: str, guests: list[Guest]) -> GameSession:
    """The first seat of `staging.blow` plays its card, which the others may answer."""
    session = server.registry.actors[table].table.session
    assert session is not None
    question = await guests[0].question()
    (play,) = [one["choice"] for one in question["options"] if one["number"] >= 0]
    await guests[0].done(type="choose", question=question["number"], choice=play)
    await server.quiet(table)
    await hear_all(guests)
    assert session.pause.kind == RESPONSE
    return session


@dataclass(frozen=True)
class Game:
    """A game among people, and its clock."""

    server: Server
    clock: VirtualClock
    table: str
    guests: list[Guest]
    session: GameSession

    async def pass_time(self) -> None:
        await pass_time(self.server, self.table, self.clock)

    async def hear_all(self) -> None:
        await hear_all(self.guests)

    async def order_all(self, **orders: bool) -> None:
        """Everybody gives the same standing orders."""
        for guest in self.guests:
            await guest.done(type="order", orders=orders)

    async def do_least(self, seat: int) -> None:
        """Answer the seat's question with the choice that does the least."""
        question = self.guests[seat].house["question"]
        await self.guests[seat].done(type="choose", question=question["number"], choice=question["least"])

    async def pass_window(self) -> None:
        """Everybody who is asked passes, and the moment is over."""
        for seat in [seat for seat in self.session.asks if seat not in self.session.sealed]:
            await self.do_least(seat)
        await self.pass_time()
        await self.hear_all()

    async def open_window(self) -> list[int]:
        """Open the window of `staging.blow`; the seats that are asked in it."""
        await open_window(self.server, self.table, self.guests)
        return [seat for seat in self.session.asks if seat not in self.session.sealed]


@asynccontextmanager
async def game_of(folder: Path, people: int, scenario: str = "", **wish: Any) -> AsyncIterator[Game]:
    """A game that has begun, on its own server."""
    clock = VirtualClock()
    async with serving(folder, clock) as server:
        table, guests, session = await begin(server, people, scenario, **wish)
        yield Game(server, clock, table, guests, session)

"""Games among people that have begun, under a clock that is moved by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from taproom.server.clocks import VirtualClock
from taproom.server.playing import Play
from taproom.table.state import RESPONSE
from tests.server.guests import Guest, Server, pass_time, serving

TIMERS = {"fewest_pause": 700, "most_pause": 1500, "bot": 600}


async def begin(server: Server, people: int, **wish: Any) -> tuple[str, list[Guest], Play]:
    table, guests = await server.table_of(people, **{"seats": people, "timers": TIMERS, **wish})
    await guests[0].done(type="start")
    await server.quiet(table)
    play = server.house.rooms[table].table.play
    assert play is not None
    return table, guests, play


async def hear_all(guests: list[Guest]) -> None:
    """Everything that has been sent so far has been heard."""
    for guest in guests:
        assert (await guest.ask(type="ping"))["type"] == "pong"


async def until_window(server: Server, table: str, clock: VirtualClock, guests: list[Guest], asked: int) -> Play:
    """Play on, doing the least at questions, until a window asks at least so many people."""
    play = server.house.rooms[table].table.play
    assert play is not None
    for _ in range(3000):
        await server.quiet(table)
        assert not play.state.over(), "no such window in this game"
        waiting = [seat for seat in play.asks if seat not in play.sealed]
        if play.pause.kind == RESPONSE and len(waiting) >= asked:
            await hear_all(guests)
            return play
        if play.pause.kind == RESPONSE or play.pause.forced:
            await pass_time(server, table, clock)
            continue
        await hear_all(guests)
        for seat in waiting:
            question = guests[seat].scene["question"]
            plays = [one["choice"] for one in question["options"] if one["number"] >= 0 and not question["most"]]
            choice = plays[0] if plays else question["least"]
            await guests[seat].done(type="choose", question=question["number"], choice=choice)
    raise AssertionError("no such window")


@dataclass(frozen=True)
class Game:
    """A game among people, and its clock."""

    server: Server
    clock: VirtualClock
    table: str
    guests: list[Guest]
    play: Play

    async def pass_time(self) -> None:
        await pass_time(self.server, self.table, self.clock)

    async def hear_all(self) -> None:
        await hear_all(self.guests)

    async def order_all(self, **orders: bool) -> None:
        """Everybody gives the same standing orders."""
        for guest in self.guests:
            await guest.done(type="order", orders=orders)

    async def do_least(self, seat: int) -> None:
        """Answer the seat's question with the least one can do."""
        question = self.guests[seat].scene["question"]
        await self.guests[seat].done(type="choose", question=question["number"], choice=question["least"])

    async def pass_window(self) -> None:
        """Whoever is asked passes, and the moment is over."""
        for seat in [seat for seat in self.play.asks if seat not in self.play.sealed]:
            await self.do_least(seat)
        await self.pass_time()
        await self.hear_all()

    async def until_window(self, asked: int) -> None:
        await until_window(self.server, self.table, self.clock, self.guests, asked)


@asynccontextmanager
async def game_of(folder: Path, people: int, **wish: Any) -> AsyncIterator[Game]:
    """A game that has begun, on a server of its own."""
    clock = VirtualClock()
    async with serving(folder, clock) as server:
        table, guests, play = await begin(server, people, **wish)
        yield Game(server, clock, table, guests, play)

"""The connection to a table: it reconnects by itself, and every command gets its answer."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from taproom.kernel.verdicts import Malformed
from taproom.presentation.types import Fact
from taproom.protocol import messages as ms
from taproom.protocol.rest import SeatTaken
from taproom.protocol.scenes import Json, scene_after

_PATIENCE: Final = 10.0
"""Seconds to wait for a server to answer."""
_FIRST_WAIT: Final = 0.5
_LONGEST_WAIT: Final = 5.0
"""Seconds between two attempts to reconnect."""
_FAREWELL: Final = 1.0
"""Seconds to wait for the server's closing handshake."""
_NOT_OURS: Final = (4400, 4401, 4403, 4404, 4409)
"""Close codes after which trying again is no use."""


@dataclass(frozen=True)
class Shown:
    """News of the table, with its present state. A terminal asks in words for what the game shows."""

    facts: tuple[Fact, ...]
    remarks: tuple[ms.RemarkShown, ...]
    house: ms.House
    anew: bool
    """Whether what was told before no longer counts."""


@dataclass(frozen=True)
class Connected:
    """Connected, or connected again."""


@dataclass(frozen=True)
class Lost:
    """There is no connection, so nothing can be asked."""


Heard = Shown | Connected | Lost | ms.Reply
Answer = Lost | ms.Reply


def refusal(answer: Answer) -> str:
    """Why something was refused; empty if it was not."""
    return answer.text if isinstance(answer, ms.Refused) else ""


def ask_server(server: str, path: str, body: dict[str, Any] | None = None) -> bytes:
    """One request to the lobby; Malformed says in its words why it was refused."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        raise Malformed(f"{server}: {_reason(error)}") from None
    except (OSError, ValueError) as error:
        raise Malformed(f"{server} does not answer: {getattr(error, 'reason', error)}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def sit_down(server: str, path: str, body: dict[str, Any]) -> SeatTaken:
    """Take a seat, at a new table or at one there is."""
    return msgspec.json.decode(ask_server(server, path, body), type=SeatTaken)


class Link:
    """One seat's connection. `hear` is called with every message that is news; answers go to those who asked."""

    def __init__(self, server: str, seat: SeatTaken, language: str, hear: Callable[[Heard], None]) -> None:
        self.server: Final = server
        self.seat = seat
        self.language = language
        self.closed = ""
        """Why the server closed for good; empty while it has not."""
        self._hear: Final = hear
        self._last: int | None = None
        self.asks_always = False
        """Whether to be asked about cards that need no occasion whenever they could be played, not once a turn."""
        self._names: list[str] = []
        self._scene: Json = {}
        self._house: ms.House | None = None
        self._connection: ClientConnection | None = None
        self._count = 0
        self._ordering: asyncio.Task[Answer] | None = None
        self._waiting: Final[dict[int, asyncio.Future[Answer]]] = {}

    async def run(self) -> None:
        """Stay connected until the server says that there is nothing here for us."""
        wait = _FIRST_WAIT
        while True:
            try:
                address = f"{self.server.replace('http', 'ws', 1)}/ws/{self.seat.table}"
                async with connect(address, close_timeout=_FAREWELL) as connection:
                    wait = _FIRST_WAIT
                    await self._converse(connection)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in _NOT_OURS:
                    self.closed = closed.rcvd.reason
                    return
            except (OSError, WebSocketException):
                # The server is not there, or about to close: try again, less and less often.
                pass
            self._lose()
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _converse(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.seat.token, "language": self.language, "after": self._last}
        await connection.send(json.dumps(hello))
        self._connection = connection
        self._hear(Connected())
        async for text in connection:
            self._arrive(msgspec.json.decode(text))

    def _lose(self) -> None:
        """Tell everything that waits for an answer that there will be none."""
        if self._connection is not None:
            self._connection = None
            self._hear(Lost())
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(Lost())
        self._waiting.clear()

    def _arrive(self, message: Json) -> None:
        if message["type"] in ("everything", "news"):
            self._show(message)
            return
        reply = msgspec.convert(message, type=ms.ServerMessage)
        if isinstance(reply, ms.Welcome):
            # Before a game the host may have people change places.
            self.seat = msgspec.structs.replace(self.seat, seat=reply.seat)
        number: int = getattr(reply, "id", 0)
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)
        else:
            self._hear(reply)

    def _show(self, message: Json) -> None:
        """News of the table; the first after reconnecting contain everything."""
        self._scene = scene_after(self._scene, message)
        house = msgspec.convert(self._scene["house"], ms.House)
        self._learn_names()
        self._ask_about_everything(house)
        self._house = house
        self._last = message["number"]
        facts = msgspec.convert(message["facts"], tuple[Fact, ...])
        remarks = msgspec.convert(message["remarks"], tuple[ms.RemarkShown, ...])
        self._hear(Shown(facts, remarks, house, message["type"] == "everything"))

    def _learn_names(self) -> None:
        """What the game calls the seats; it stays the same as long as the language does."""
        game = self._scene.get("game") or {}
        seats = game.get("seats", game.get("players"))
        if isinstance(seats, list) and all([isinstance(seat, dict) and "name" in seat for seat in seats]):
            self._names = [str(seat["name"]) for seat in seats]

    def seated(self, house: ms.House) -> str:
        """Who sits there before the game, teammates joined by a plus sign."""
        teams = dict.fromkeys(house.teams)
        found = [
            " + ".join(
                [one.name for one, its in zip(house.seats, house.teams, strict=True) if its == team and one.name]
            )
            for team in teams
        ]
        return ", ".join([names for names in found if names])

    def is_host(self, house: ms.House) -> bool:
        """Whether this seat may deal."""
        return house.host == self.seat.seat

    def name_of(self, house: ms.House, seat: int) -> str:
        """The name of a seat, as in everything the game says; before the game, the name of its person."""
        return self._names[seat] if 0 <= seat < len(self._names) else house.seats[seat].name

    def _ask_about_everything(self, house: ms.House) -> None:
        """A terminal has no hand to click cards in: it wants to be asked about every card it could play."""
        before = self._house
        begins = before is None or before.phase != "playing" or before.turn != house.turn
        if house.phase == "playing" and begins:
            self._order_to_ask(house, True)

    def note_answer(self, question: ms.Question, choice: int) -> None:
        """After a pass, do not ask about cards that need no occasion until the next turn."""
        house = self._house
        if house is None or house.moment is None or self.asks_always:
            return
        if choice == question.least and not question.is_pick() and house.moment.kind == "response":
            self._order_to_ask(house, False)

    def switch_asking(self) -> bool:
        """Switch between asking always and once a turn; returns which it is now."""
        self.asks_always = not self.asks_always
        if self._house is not None and self.asks_always:
            self._order_to_ask(self._house, True)
        return self.asks_always

    def _order_to_ask(self, house: ms.House, anytime: bool) -> None:
        if house.private is not None and house.private.orders.ask_anytime != anytime:
            orders = {**msgspec.structs.asdict(house.private.orders), "ask_anytime": anytime}
            self._ordering = asyncio.get_running_loop().create_task(self.ask({"type": "order", "orders": orders}))

    async def ask(self, command: dict[str, Any]) -> Answer:
        """Say something and wait for its answer; Lost if there is no connection."""
        if self._connection is None:
            return Lost()
        self._count += 1
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[self._count] = answer
        try:
            await self._connection.send(json.dumps({**command, "id": self._count}))
        except ConnectionClosed:
            return Lost()
        return await answer


def has_teams(house: ms.House) -> bool:
    """Whether anybody has a teammate."""
    return len(set(house.teams)) < len(house.teams)

"""The lobby: what is asked for over plain HTTP, one JSON object each way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from taproom.server import invitations, shuffles, telling
from taproom.server.clocks import RealClock
from taproom.server.guard import is_own_origin
from taproom.server.house import House
from taproom.server.limits import Buckets
from taproom.server.refusals import Refusal
from taproom.server.replays import replay_step
from taproom.server.rooms import Room
from taproom.server.store import StoreAway
from taproom.server.tables import empty_seats
from taproom.table.game import game, games
from taproom.table.record import Record
from taproom.table.rulebook import Chapter
from taproom.wording import LANGUAGES

T = TypeVar("T")
LARGEST_BODY: Final = 8_192

_STATUS: Final = {
    "no-table": 404,
    "not-found": 404,
    "no-record": 403,
    "origin": 403,
    "method": 405,
    "too-large": 413,
    "too-fast": 429,
    "malformed": 400,
    "store": 503,
    "full": 503,
}
"""Every other refusal is a conflict with how things are: 409."""


@dataclass(frozen=True)
class Call:
    """One thing that can be asked for; the OpenAPI description is made from these."""

    method: str
    path: str
    summary: str
    takes: Any
    """The type of the request's body; None if it has none."""
    gives: Any
    """The type of the answer; None for a record, which is its own document."""


GAMES: Final = Call("GET", "/api/games", "The games that can be played", None, list[invitations.GameShown])
RULES: Final = Call(
    "GET",
    "/api/games/{game}/rules",
    "The rules of a game, numbered as refusals cite them (`?language=ru`; the request's own language if none is named)",
    None,
    list[invitations.ChapterShown],
)
TABLES: Final = Call("GET", "/api/tables", "The tables that everybody may join", None, list[invitations.TableShown])
LAY: Final = Call(
    "POST", "/api/tables", "Lay a table and sit down on its first seat", invitations.NewTable, invitations.SeatTaken
)
SIT: Final = Call("POST", "/api/seats", "Sit down at a table", invitations.TakeSeat, invitations.SeatTaken)
TABLE: Final = Call("GET", "/api/tables/{table}", "A table, by its key or its short code", None, invitations.TableShown)
RECORD: Final = Call("GET", "/api/tables/{table}/record", "The record of a finished game, with its proof", None, None)
REPLAY: Final = Call(
    "GET",
    "/api/tables/{table}/replay/{step}",
    "A finished game after so many choices, as the seat in the query saw it (`?seat=0`; a spectator if none is named)",
    None,
    invitations.ReplayStep,
)
CALLS: Final = (GAMES, RULES, TABLES, LAY, SIT, TABLE, RECORD, REPLAY)


class Lobby:
    """Answers the calls."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self.origins = origins
        self._buckets = Buckets(RealClock(), house.allowance.requests, house.allowance.requests_at_once)

    def routes(self) -> list[Route]:
        """As Starlette wants them."""
        answers: dict[Call, Callable[[Request], Awaitable[Response]]] = {
            GAMES: self._games,
            RULES: self._rules,
            TABLES: self._tables,
            LAY: self._lay,
            SIT: self._sit,
            TABLE: self._table,
            RECORD: self._record,
            REPLAY: self._replay,
        }
        paths: dict[str, dict[str, Callable[[Request], Awaitable[Response]]]] = {}
        for call, answer in answers.items():
            paths.setdefault(call.path, {})[call.method] = answer
        return [
            Route(path, self._guarded(by_method), methods=["GET", "POST"], include_in_schema=False)
            for path, by_method in paths.items()
        ]

    def _guarded(
        self, answers: dict[str, Callable[[Request], Awaitable[Response]]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                method = "GET" if request.method == "HEAD" else request.method
                if method not in answers:
                    raise Refusal("method")
                if not is_own_origin(request.headers, self.origins):
                    raise Refusal("origin")
                if not self._buckets.take(request.client.host if request.client else ""):
                    self.house.metrics.count("limited")
                    raise Refusal("too-fast")
                return await answers[method](request)
            except Refusal as refusal:
                return _refused(request, refusal)
            except StoreAway:
                return _refused(request, Refusal("store"))

        return answer

    async def _games(self, request: Request) -> Response:
        return _json([invitations.GameShown(key, tuple(game(key).levels())) for key in games()])

    async def _rules(self, request: Request) -> Response:
        language = request.query_params.get("language", language_of(request))
        if request.path_params["game"] not in games() or language not in LANGUAGES:
            raise Refusal("not-found")
        return _json([_chapter(chapter) for chapter in game(request.path_params["game"]).rulebook(language)])

    async def _tables(self, request: Request) -> Response:
        return _json([_shown(room, language_of(request)) for room in self.house.listed()])

    async def _lay(self, request: Request) -> Response:
        return _json(await self.house.lay(await _body(request, invitations.NewTable)), 201)

    async def _sit(self, request: Request) -> Response:
        return _json(await self.house.seat(await _body(request, invitations.TakeSeat)), 201)

    async def _table(self, request: Request) -> Response:
        return _json(_shown(await self.house.find(request.path_params["table"]), language_of(request)))

    async def _replay(self, request: Request) -> Response:
        _, record = await self._finished(request)
        try:
            step, seat = int(request.path_params["step"][:9]), int(request.query_params.get("seat", "-1")[:9])
        except ValueError:
            raise Refusal("not-found") from None
        # In a thread: a long game takes some milliseconds to play again.
        return _json(await asyncio.to_thread(replay_step, record, step, seat, language_of(request)))

    async def _finished(self, request: Request) -> tuple[Room, Record]:
        room = await self.house.find(request.path_params["table"])
        record = room.table.record()
        if record is None:
            raise Refusal("no-record")
        return room, record

    async def _record(self, request: Request) -> Response:
        room, record = await self._finished(request)
        text = shuffles.with_proof(record, room.table.proof())
        return Response(text, media_type="application/json")


def _chapter(chapter: Chapter) -> invitations.ChapterShown:
    sections = [
        invitations.SectionShown(
            section.key, section.title, tuple([invitations.RuleShown(rule.key, rule.text) for rule in section.rules])
        )
        for section in chapter.sections
    ]
    return invitations.ChapterShown(chapter.key, chapter.title, chapter.about, tuple(sections))


def _shown(room: Room, language: str) -> invitations.TableShown:
    table = room.table
    return invitations.TableShown(
        room.row.key,
        room.row.code,
        table.opened.game,
        table.phase,
        telling.seats(table, language),
        len(empty_seats(table)),
        table.commitment(),
    )


def language_of(request: Request) -> str:
    """The first language of the request's that there are words in."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def _body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("malformed", problem="content-type: application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refusal("too-large")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)[:200]) from None


def _refused(request: Request, refusal: Refusal) -> Response:
    problem = invitations.Problem(refusal.reason, refusal.text(language_of(request)))
    return _json(problem, _STATUS.get(refusal.reason, 409))


def _json(answer: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )

"""The lobby: what is asked for over plain HTTP, one JSON object each way."""

import asyncio
import gzip
import hashlib
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taproom.bots import levels
from taproom.server import invitations, shuffles, telling
from taproom.server.calls import Answer, Call, as_json, body_of, language_of
from taproom.server.guard import guest_of
from taproom.server.house import House
from taproom.server.packs import LARGEST_PACK
from taproom.server.reception import account_of
from taproom.server.refusals import Refusal
from taproom.server.replays import MOST_STEPS, Finished, outline, replay_steps
from taproom.server.rooms import Room
from taproom.server.tables import Table, empty_seats
from taproom.shown import Catalogue
from taproom.shown.presenting import presenter
from taproom.table.game import game, games
from taproom.table.rulebook import Chapter
from taproom.wording import LANGUAGES

GAMES: Final = Call("GET", "/api/games", "The games that can be played", None, list[invitations.GameShown])
RULES: Final = Call(
    "GET",
    "/api/games/{game}/rules",
    "The rules of a game, numbered as refusals cite them (`?language=ru`; the request's own language if none is named)",
    None,
    list[invitations.ChapterShown],
)
CATALOGUE: Final = Call(
    "GET",
    "/api/games/{game}/catalogue",
    "All decks and cards of a game, with faces and pictures (`?language=ru`); to be kept until its ETag changes",
    None,
    Catalogue,
)
PACK: Final = Call("POST", "/api/packs", "Send a pack, to lay tables with", invitations.NewPack, invitations.PackShown)
PACKS: Final = Call("GET", "/api/packs/{pack}", "The files of a pack", None, invitations.PackShown)
TABLES: Final = Call(
    "GET", "/api/tables", "The tables that everybody may join or watch", None, list[invitations.TableShown]
)
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
REPLAY_STEPS: Final = Call(
    "GET",
    "/api/tables/{table}/replay/{step}/on",
    f"The same for this step and those after it, up to {MOST_STEPS} of them",
    None,
    list[invitations.ReplayStep],
)
OUTLINE: Final = Call(
    "GET",
    "/api/tables/{table}/replay",
    "How long a finished game is, where its turns begin, and who was out when",
    None,
    invitations.ReplayOutline,
)
CALLS: Final = (GAMES, RULES, CATALOGUE, PACK, PACKS, TABLES, LAY, SIT, TABLE, RECORD, OUTLINE, REPLAY, REPLAY_STEPS)


class Lobby:
    """Answers the calls."""

    def __init__(self, house: House) -> None:
        self.house = house

    def answers(self) -> dict[Call, Answer]:
        """Which call is answered by what."""
        return {
            GAMES: self._games,
            RULES: self._rules,
            CATALOGUE: self._catalogue,
            PACK: self._put_pack,
            PACKS: self._pack,
            TABLES: self._tables,
            LAY: self._lay,
            SIT: self._sit,
            TABLE: self._table,
            RECORD: self._record,
            OUTLINE: self._outline,
            REPLAY: self._replay,
            REPLAY_STEPS: self._replay_steps,
        }

    async def _games(self, request: Request) -> Response:
        return as_json([invitations.GameShown(key, tuple(levels(key))) for key in games()])

    async def _rules(self, request: Request) -> Response:
        language = request.query_params.get("language", language_of(request))
        if request.path_params["game"] not in games() or language not in LANGUAGES:
            raise Refusal("not-found")
        return as_json([_chapter(chapter) for chapter in game(request.path_params["game"]).rulebook(language)])

    async def _catalogue(self, request: Request) -> Response:
        key, language = request.path_params["game"], request.query_params.get("language", language_of(request))
        if key not in games() or language not in LANGUAGES:
            raise Refusal("not-found")
        body, packed, tag = await asyncio.to_thread(_printed, key, language)
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = packed, "gzip"
        return Response(body, media_type="application/json", headers=headers)

    async def _put_pack(self, request: Request) -> Response:
        return as_json(await self.house.packs.put(await body_of(request, invitations.NewPack, LARGEST_PACK)), 201)

    async def _pack(self, request: Request) -> Response:
        return as_json(await self.house.packs.get(request.path_params["pack"]))

    async def _tables(self, request: Request) -> Response:
        return as_json([_shown(room, language_of(request)) for room in self.house.listed()])

    async def _lay(self, request: Request) -> Response:
        return as_json(
            await self.house.lay(
                await body_of(request, invitations.NewTable), await self._account(request), guest_of(request)
            ),
            201,
        )

    async def _sit(self, request: Request) -> Response:
        return as_json(
            await self.house.seat(await body_of(request, invitations.TakeSeat), await self._account(request)), 201
        )

    async def _account(self, request: Request) -> str:
        """The key of the account that is signed in; empty for a guest."""
        account = await account_of(self.house, request)
        return account.key if account else ""

    async def _table(self, request: Request) -> Response:
        return as_json(_shown(await self.house.find(request.path_params["table"]), language_of(request)))

    async def _outline(self, request: Request) -> Response:
        finished = _replayable(await self._finished(request))
        return as_json(await asyncio.to_thread(outline, finished, language_of(request)))

    async def _replay(self, request: Request) -> Response:
        (step,) = await self._replayed(request, 1)
        return as_json(step)

    async def _replay_steps(self, request: Request) -> Response:
        return as_json(await self._replayed(request, MOST_STEPS))

    async def _replayed(self, request: Request, count: int) -> list[invitations.ReplayStep]:
        finished = _replayable(await self._finished(request))
        try:
            step, seat = int(request.path_params["step"][:9]), int(request.query_params.get("seat", "-1")[:9])
        except ValueError:
            raise Refusal("not-found") from None
        # In a thread: a long game takes some milliseconds to play again.
        return await asyncio.to_thread(replay_steps, finished, step, seat, language_of(request), count)

    async def _finished(self, request: Request) -> Table:
        room = await self.house.find(request.path_params["table"])
        if room.table.record() is None:
            raise Refusal("no-record")
        return room.table

    async def _record(self, request: Request) -> Response:
        table = await self._finished(request)
        record = table.record()
        assert record is not None, "it is over"
        text = shuffles.with_proof(record, table.proof())
        return Response(text, media_type="application/json")


def _replayable(table: Table) -> Finished:
    play = table.play
    assert play is not None, "what has a record was played"
    return Finished(play.record, play.events, play.before)


def _chapter(chapter: Chapter) -> invitations.ChapterShown:
    sections = [
        invitations.SectionShown(
            section.key, section.title, tuple([invitations.RuleShown(rule.key, rule.text) for rule in section.rules])
        )
        for section in chapter.sections
    ]
    return invitations.ChapterShown(chapter.key, chapter.title, chapter.about, tuple(sections))


@cache
def _printed(key: str, language: str) -> tuple[bytes, bytes, str]:
    """A catalogue as it is sent, plain and packed, and its tag, which is a hash of the whole."""
    body = msgspec.json.encode(presenter(game(key)).catalogue(language, game(key).rules_version()))
    packed = gzip.compress(body, mtime=0)
    return body, packed, f'"{language}-{hashlib.sha256(body).hexdigest()[:16]}"'


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

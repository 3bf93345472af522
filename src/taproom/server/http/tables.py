"""Games, packs and tables over plain HTTP."""

import asyncio
import gzip
import hashlib
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taproom.bots import levels
from taproom.exercises import Exercise, exercises
from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game, games
from taproom.kernel.library import Chapter
from taproom.presentation.presenter import presenter
from taproom.presentation.stories import Story, TurningPoints
from taproom.presentation.types import Catalogue
from taproom.protocol import rest
from taproom.server.http.accounts import account_of
from taproom.server.http.routing import get, language_of, post
from taproom.server.refusals import Refusal
from taproom.server.registry import Registry
from taproom.server.security import guest_of
from taproom.server.tables import shuffles, views
from taproom.server.tables.actor import TableActor
from taproom.server.tables.packs import LARGEST_PACK
from taproom.server.tables.replays import MOST_STEPS, Finished, outline, replay_steps
from taproom.server.tables.stories import Storyteller, story
from taproom.server.tables.table import Table, empty_seats


class TableCalls:
    """Everything about games, packs and tables."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._storyteller = Storyteller(registry.crew)

    @get("/api/games", "The games that can be played")
    async def games(self, request: Request) -> list[rest.GameShown]:
        """Each with the bots that can play it."""
        return [rest.GameShown(key, tuple(levels(key))) for key in games()]

    @get(
        "/api/games/{game}/rules",
        "The rules of a game, numbered as refusals cite them (`?language=ru`; the request's own language if none is "
        "named)",
    )
    async def rules(self, request: Request) -> list[rest.ChapterShown]:
        """Chapter by chapter."""
        key, language = _game_and_language(request)
        return [_chapter(chapter) for chapter in game(key).library.rulebook(language)]

    @get(
        "/api/games/{game}/catalogue",
        "All decks and cards of a game, with faces and pictures (`?language=ru`); to be kept until its ETag changes",
        Catalogue,
    )
    async def catalogue(self, request: Request) -> Response:
        """Made once for each language."""
        body, packed, tag = await asyncio.to_thread(_printed, *_game_and_language(request))
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = packed, "gzip"
        return Response(body, media_type="application/json", headers=headers)

    @get("/api/games/{game}/exercises", "The lessons and puzzles of a game (`?language=ru`)")
    async def exercises(self, request: Request) -> list[rest.ExerciseShown]:
        """In the order they are offered."""
        key, language = _game_and_language(request)
        return [_exercise(one, language) for one in exercises(key).values()]

    @post("/api/exercises", "Lay a table for a lesson or a puzzle, dealt as it says, and sit down there")
    async def exercise(self, request: Request, wanted: rest.NewExercise) -> rest.SeatTaken:
        """On its first seat."""
        return await self.registry.lay_exercise(wanted, guest_of(request))

    @post("/api/packs", "Send a pack, to lay tables with", largest=LARGEST_PACK)
    async def put_pack(self, request: Request, pack: rest.NewPack) -> rest.PackShown:
        """Checked before it is kept."""
        return await self.registry.packs.put(pack)

    @get("/api/packs/{pack}", "The files of a pack")
    async def pack(self, request: Request) -> rest.PackShown:
        """By its key."""
        return await self.registry.packs.get(request.path_params["pack"])

    @get("/api/tables", "The tables that everybody may join or watch")
    async def tables(self, request: Request) -> list[rest.TableShown]:
        """Those that are listed."""
        return [_shown(actor, language_of(request)) for actor in self.registry.listed()]

    @post("/api/tables", "Lay a table and sit down on its first seat")
    async def lay(self, request: Request, new: rest.NewTable) -> rest.SeatTaken:
        """Counts against what one guest may have."""
        return await self.registry.lay(new, await self._account(request), guest_of(request))

    @post("/api/seats", "Sit down at a table")
    async def sit(self, request: Request, wanted: rest.TakeSeat) -> rest.SeatTaken:
        """On the seat that is named, or on any."""
        return await self.registry.seat(wanted, await self._account(request))

    @get("/api/tables/{table}", "A table, by its key or its short code")
    async def table(self, request: Request) -> rest.TableShown:
        """As everybody sees it."""
        return _shown(await self.registry.find(request.path_params["table"]), language_of(request))

    @get("/api/tables/{table}/record", "The record of a finished game, with its proof")
    async def record(self, request: Request) -> Response:
        """A document of its own."""
        table = await self._finished(request)
        record = table.record()
        assert record is not None, "it is over"
        return Response(shuffles.with_proof(record, table.proof()), media_type="application/json")

    @get("/api/tables/{table}/replay", "How long a finished game is, where its turns begin, and who was out when")
    async def outline(self, request: Request) -> rest.ReplayOutline:
        """Everything a slider needs."""
        return await asyncio.to_thread(outline, _replayable(await self._finished(request)), language_of(request))

    @get(
        "/api/tables/{table}/replay/{step}",
        "A finished game after so many choices, as the seat in the query saw it (`?seat=0`; a spectator if none is "
        "named)",
    )
    async def replay(self, request: Request) -> rest.ReplayStep:
        """One step."""
        (step,) = await self._replayed(request, 1)
        return step

    @get(
        "/api/tables/{table}/replay/{step}/on",
        f"The same for this step and those after it, up to {MOST_STEPS} of them",
    )
    async def replay_on(self, request: Request) -> list[rest.ReplayStep]:
        """Several steps."""
        return await self._replayed(request, MOST_STEPS)

    @get(
        "/api/tables/{table}/story",
        "A finished game in numbers: how everybody fared, turn by turn, who went out when, who did what to whom",
    )
    async def story(self, request: Request) -> Story:
        """Runs in a thread, because the game has to be replayed for it."""
        table = await self._finished(request)
        return await asyncio.to_thread(story, table, _replayable(table), language_of(request))

    @get(
        "/api/tables/{table}/story/turning-points",
        "What decided a finished game, and its best play, as the seat in the query is told (`?seat=0`); takes some "
        "seconds the first time",
    )
    async def turning_points(self, request: Request) -> TurningPoints:
        """Searched for once and then kept."""
        table, seat = await self._finished(request), _seat_asked(request)
        if not -1 <= seat < len(table.chairs):
            raise Refusal("no-seat", seat=seat + 1)
        return await self._storyteller.turning_points(
            table, _replayable(table), seat, language_of(request), guest_of(request)
        )

    async def _account(self, request: Request) -> str:
        """The key of the account that is signed in; empty for a guest."""
        account = await account_of(self.registry, request)
        return account.key if account else ""

    async def _replayed(self, request: Request, count: int) -> list[rest.ReplayStep]:
        finished = _replayable(await self._finished(request))
        step, seat = _number(request.path_params["step"]), _seat_asked(request)
        # In a thread: replaying a long game takes some milliseconds.
        return await asyncio.to_thread(replay_steps, finished, step, seat, language_of(request), count)

    async def _finished(self, request: Request) -> Table:
        actor = await self.registry.find(request.path_params["table"])
        if actor.table.record() is None:
            raise Refusal("no-record")
        return actor.table


def _seat_asked(request: Request) -> int:
    """The seat through whose eyes to look; a spectator's view if none is named."""
    return _number(request.query_params.get("seat", "-1"))


def _number(text: str) -> int:
    try:
        return int(text[:9])
    except ValueError:
        raise Refusal("not-found") from None


def _game_and_language(request: Request) -> tuple[str, str]:
    key, language = str(request.path_params["game"]), request.query_params.get("language", language_of(request))
    if key not in games() or language not in LANGUAGES:
        raise Refusal("not-found")
    return key, language


def _replayable(table: Table) -> Finished:
    session = table.session
    assert session is not None, "what has a record was played"
    return Finished(session.record, session.events, session.before)


def _chapter(chapter: Chapter) -> rest.ChapterShown:
    sections = [
        rest.SectionShown(
            section.key, section.title, tuple([rest.RuleShown(rule.key, rule.text) for rule in section.rules])
        )
        for section in chapter.sections
    ]
    return rest.ChapterShown(chapter.key, chapter.title, chapter.about, tuple(sections))


def _exercise(exercise: Exercise, language: str) -> rest.ExerciseShown:
    words = exercise.words[language]
    said = [words.get(name, "") for name in ("title", "task", "hint", "why")]
    return rest.ExerciseShown(exercise.key, exercise.kind, *said)


@cache
def _printed(key: str, language: str) -> tuple[bytes, bytes, str]:
    """A catalogue as it is sent, plain and compressed, and its tag, a hash of the whole."""
    body = msgspec.json.encode(presenter(game(key)).catalogue(language, game(key).rules_version()))
    packed = gzip.compress(body, mtime=0)
    return body, packed, f'"{language}-{hashlib.sha256(body).hexdigest()[:16]}"'


def _shown(actor: TableActor, language: str) -> rest.TableShown:
    table = actor.table
    return rest.TableShown(
        actor.row.key,
        actor.row.code,
        table.opened.game,
        table.phase,
        views.seats(table, language),
        tuple(table.teams()),
        table.opened.options,
        len(empty_seats(table)),
        table.commitment(),
    )

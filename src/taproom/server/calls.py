"""How things are asked for over plain HTTP: one JSON object each way, and the same checks before every answer."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from taproom.server.guard import guest_of, is_own_origin
from taproom.server.house import House
from taproom.server.invitations import Problem
from taproom.server.refusals import Refusal
from taproom.server.store import StoreAway
from taproom.wording import LANGUAGES

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]
LARGEST_BODY: Final = 8_192

_STATUS: Final = {
    "no-table": 404,
    "not-found": 404,
    "no-pack": 404,
    "pack": 422,
    "no-record": 403,
    "origin": 403,
    "header": 403,
    "not-yours": 403,
    "signed-out": 401,
    "credentials": 401,
    "method": 405,
    "too-large": 413,
    "too-fast": 429,
    "malformed": 400,
    "store": 503,
    "full": 503,
    "too-many-tables": 429,
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


class Desk:
    """Where every request is looked at before it is answered: its origin, its method, and how many there were."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self.origins = origins

    def places(self, answers: Mapping[Call, Answer]) -> dict[str, "Place"]:
        """An application for each path."""
        places: dict[str, Place] = {}
        for call, answer in answers.items():
            places.setdefault(call.path, Place(self)).answers[call.method] = answer
        return places

    async def check(self, request: Request) -> None:
        """Whether the request may be answered at all."""
        if not is_own_origin(request.headers, self.origins):
            raise Refusal("origin")
        await self.house.turnstile.admit(guest_of(request))


class Place:
    """A path at which something can be asked for; an ASGI application."""

    def __init__(self, desk: Desk) -> None:
        self.answers: dict[str, Answer] = {}
        """By method."""
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        response = await self._answer(Request(scope, receive))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        try:
            answer = self.answers.get("GET" if request.method == "HEAD" else request.method)
            if answer is None:
                raise Refusal("method")
            await self._desk.check(request)
            return await answer(request)
        except Refusal as refusal:
            return refused(request, refusal)
        except StoreAway:
            return refused(request, Refusal("store"))


class AtOnce:
    """Leads to places whose paths are known to the letter without asking every route whether it fits."""

    def __init__(self, app: ASGIApp, places: Mapping[str, Place]) -> None:
        self.app = app
        self.places = places

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application around another."""
        place = self.places.get(scope["path"]) if scope["type"] == "http" else None
        await (place or self.app)(scope, receive, send)


def language_of(request: Request) -> str:
    """The first language of the request's that there are words in."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def body_of(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    """What the request holds, if it is of this kind."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("malformed", problem="content-type: application/json")
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > largest:
                raise Refusal("too-large")
    except ClientDisconnect:
        # Nobody will read it.
        raise Refusal("malformed", problem="content-length") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)[:200]) from None


def refused(request: Request, refusal: Refusal) -> Response:
    """Why it was not done, in the request's language."""
    problem = Problem(refusal.reason, refusal.text(language_of(request)))
    return as_json(problem, _STATUS.get(refusal.reason, 409))


def as_json(answer: object, status: int = 200) -> Response:
    """An answer that no cache keeps."""
    return Response(
        msgspec.json.encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )

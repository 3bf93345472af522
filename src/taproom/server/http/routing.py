"""The calls of the HTTP API: each is declared once, on the method that answers it, by `get` or `post`.

The declaration has the path and a summary; the types of the request's body and of the answer are those of the method.
Routes, OpenAPI and the protocol's page are made from it. Every request passes the same checks first.
"""

import typing
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from taproom.i18n.messages import LANGUAGES
from taproom.protocol.rest import Problem
from taproom.protocol.schema import Call
from taproom.server.refusals import Refusal
from taproom.server.registry import Registry
from taproom.server.security import guest_of, is_own_origin
from taproom.server.storage.store import StoreAway

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])
LARGEST_BODY: Final = 8_192
_DECLARED: Final = "declared_call"

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
"""Every other refusal is a conflict with the current state: 409."""


# ---- declaring ----


def get(path: str, summary: str, gives: Any = None) -> Callable[[Handler], Handler]:
    """Declare a method that answers a request without a body.

    `gives` is the type of the answer where the method makes the response itself.
    """
    return lambda handler: _declare(handler, "GET", path, summary, gives, 0)


def post(path: str, summary: str, gives: Any = None, largest: int = LARGEST_BODY) -> Callable[[Handler], Handler]:
    """Declare a method that answers a request with a body, its second argument, of so many bytes at most."""
    return lambda handler: _declare(handler, "POST", path, summary, gives, largest)


def _declare(handler: Handler, method: str, path: str, summary: str, gives: Any, largest: int) -> Handler:
    types = typing.get_type_hints(handler)
    answer = types.pop("return")
    bodies = [kind for kind in types.values() if kind is not Request]
    given = gives if isinstance(answer, type) and issubclass(answer, Response) else answer
    setattr(handler, _DECLARED, Call(method, path, summary, bodies[0] if bodies else None, given, largest))
    return handler


def calls_of(kind: type) -> list[Call]:
    """The calls a class answers, in the order in which they are declared."""
    return [getattr(one, _DECLARED) for one in vars(kind).values() if hasattr(one, _DECLARED)]


# ---- answering ----


def routes(registry: Registry, origins: frozenset[str], answering: Iterable[object]) -> list[Route]:
    """A route for each path that one of these objects answers. `origins` are further sites whose pages may ask."""
    endpoints: dict[str, _Endpoint] = {}
    for one in answering:
        for name, declared in vars(type(one)).items():
            if hasattr(declared, _DECLARED):
                call: Call = getattr(declared, _DECLARED)
                endpoint = endpoints.setdefault(call.path, _Endpoint(registry, origins))
                endpoint.methods[call.method] = (call, getattr(one, name))
    return [Route(path, endpoint) for path, endpoint in endpoints.items()]


class _Endpoint:
    """A path of the API; an ASGI application."""

    def __init__(self, registry: Registry, origins: frozenset[str]) -> None:
        self.methods: dict[str, tuple[Call, Callable[..., Awaitable[object]]]] = {}
        self._registry = registry
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except Refusal as refusal:
            response = _refused(request, refusal)
        except StoreAway:
            response = _refused(request, Refusal("store"))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        found = self.methods.get("GET" if request.method == "HEAD" else request.method)
        if found is None:
            raise Refusal("method")
        if not is_own_origin(request.headers, self._origins):
            raise Refusal("origin")
        await self._registry.turnstile.admit(guest_of(request))
        call, handler = found
        if call.takes is None:
            answer = await handler(request)
        else:
            answer = await handler(request, await _body_of(request, call.takes, call.largest))
        return answer if isinstance(answer, Response) else as_json(answer, 201 if call.method == "POST" else 200)


async def _body_of(request: Request, kind: type[T], largest: int) -> T:
    """The body of the request, if it is of this type."""
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


def _refused(request: Request, refusal: Refusal) -> Response:
    """The refusal, in the request's language."""
    problem = Problem(refusal.reason, refusal.text(language_of(request)))
    return as_json(problem, _STATUS.get(refusal.reason, 409))


def as_json(answer: object, status: int = 200) -> Response:
    """An answer that must not be cached."""
    return Response(
        msgspec.json.encode(answer), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def language_of(request: Request) -> str:
    """The first of the request's languages that we speak."""
    return first_language(request.headers.get("accept-language", ""))


def first_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]

"""The browser client: its files, handed out as they were built, and one page behind every address of its own."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from taproom.server.http.link_previews import LinkPreviews, origin_of
from taproom.server.http.routing import first_language

CLIENT: Final = Path(__file__).parent.parent / "static"
"""Where `make web` builds it."""
PAGE: Final = "index.html"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
_OTHERS: Final = ("api/", "ws/")
"""Addresses below these belong to the API; unknown ones get a 404 instead of the page."""
NOT_BUILT: Final = "The browser client has not been built here. In the project's folder: make web\n"


@dataclass(frozen=True)
class File:
    """A file with all its encodings: read once, so that a request never touches the disk nor can leave the folder."""

    media_type: str
    etag: str
    cache: str
    bodies: dict[str, bytes]
    """By encoding; the plain one under the empty string."""


def read_client(folder: Path) -> dict[str, File]:
    """Every file of the built client by its path."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".br", ".gz"):
            name = path.relative_to(folder).as_posix()
            files[name] = _read(path, _FOREVER if name.startswith("assets/") else _ASK_AGAIN)
    return files


def _read(path: Path, cache: str) -> File:
    bodies = {"": path.read_bytes()}
    for encoding, suffix in _ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _file(kind, cache, bodies)


def _file(media_type: str, cache: str, bodies: dict[str, bytes]) -> File:
    return File(media_type, f'"{hashlib.sha256(bodies[""]).hexdigest()[:20]}"', cache, bodies)


class Pages:
    """Answers every request that no other route answers."""

    def __init__(self, folder: Path = CLIENT, links: LinkPreviews | None = None) -> None:
        self.files = read_client(folder)
        self._links = links

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI application, mounted below everything else."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("405\n", 405, {"allow": "GET, HEAD"})
        file = self.files.get(path)
        if file is None and not self._is_screen(path):
            return PlainTextResponse("404\n", 404)
        file = file or self.files.get(PAGE)
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        headers = Headers(scope=scope)
        return _send_file(file if path in self.files else self._described(file, path, scope, headers), headers)

    def _described(self, page: File, path: str, scope: Scope, headers: Headers) -> File:
        """The page, with what its address looks like where it is sent, if that is more than an address."""
        origin = origin_of(scope["scheme"], headers.get("host", ""))
        if self._links is None or not origin:
            return page
        tags = self._links.tags(path, origin, first_language(headers.get("accept-language", "")))
        if not tags:
            return page
        body = page.bodies[""].replace(b"</head>", f"  {tags}\n  </head>".encode(), 1)
        return _file(page.media_type, page.cache, {"": body})

    def _is_screen(self, path: str) -> bool:
        """Whether the client itself knows what to show there: only files have dots in their names."""
        return "." not in path.rsplit("/", 1)[-1] and not path.startswith(_OTHERS)


def _send_file(file: File, headers: Headers) -> Response:
    accepted = {part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name, _ in _ENCODINGS if name in accepted and name in file.bodies), "")
    answer = {"cache-control": file.cache, "etag": file.etag}
    if len(file.bodies) > 1:
        answer["vary"] = "accept-encoding"
    if headers.get("if-none-match") == file.etag:
        return Response(None, 304, answer)
    if encoding:
        answer["content-encoding"] = encoding
    return Response(file.bodies[encoding], 200, answer, file.media_type)

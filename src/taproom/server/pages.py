"""The browser client: its files, handed out as they were built, and one page behind every address of its own."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

CLIENT: Final = Path(__file__).parent / "static"
"""Where `make web` builds it."""
PAGE: Final = "index.html"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
_OTHERS: Final = ("api/", "ws/")
"""Addresses below these are the lobby's and the tables'; what they do not know is nowhere."""
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
    return File(kind, f'"{hashlib.sha256(bodies[""]).hexdigest()[:20]}"', cache, bodies)


class Pages:
    """Answers everything that nothing else answers."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.files = read_client(folder)

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
        return _send_file(file, Headers(scope=scope))

    def _is_screen(self, path: str) -> bool:
        """Whether the client itself knows what to show there: files have dots, and only files do."""
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

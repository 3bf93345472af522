"""The API's documents: OpenAPI and JSON Schema over HTTP, and the protocol's page.

`python -m taproom.server.http.documents` prints the page, with `--json` the schema that a client's types are made from.
"""

import json
import sys
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from taproom.protocol import schema
from taproom.protocol.page import page
from taproom.server.http.accounts import AccountCalls
from taproom.server.http.routing import calls_of
from taproom.server.http.tables import TableCalls

CALLS: Final = (*calls_of(TableCalls), *calls_of(AccountCalls))


def documents() -> list[Route]:
    """The routes that serve them."""
    return [
        _document("/api/openapi.json", schema.openapi(CALLS)),
        _document("/api/schema.json", schema.json_schema(CALLS)),
    ]


def _document(path: str, content: dict[str, object]) -> Route:
    text = json.dumps(content)

    async def answer(request: Request) -> Response:
        return Response(text, media_type="application/json")

    return Route(path, answer)


def main(arguments: list[str]) -> None:
    """Print the page, or the schema for generators of types."""
    types = json.dumps(schema.types_schema(CALLS), indent=1) + "\n\n"
    print(types if "--json" in arguments else page(CALLS), end="")


if __name__ == "__main__":
    main(sys.argv[1:])

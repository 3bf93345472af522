"""The database as migrations see it, implemented for SQLite and for PostgreSQL."""

import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from taproom.server.storage.store import Values


class Database(ABC):
    """A database inside the migration's transaction. SQL uses question marks for values."""

    binary: str
    """The type of binary columns."""

    @abstractmethod
    async def tables(self) -> set[str]:
        """The names of its tables."""

    @abstractmethod
    async def read(self, sql: str, values: Values = ()) -> list[Values]:
        """All rows."""

    @abstractmethod
    async def write(self, sql: str, rows: Sequence[Values] = ((),)) -> None:
        """Run the statement once per row of values."""


def as_bytes(found: object) -> bytes:
    """A body as it was read."""
    assert isinstance(found, bytes), "a body is bytes"
    return found


def packed(document: object) -> bytes:
    """JSON as it is stored."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def unpacked(position: bytes) -> dict[str, Any] | None:
    """A saved position; None if it cannot be read."""
    try:
        kept: dict[str, Any] = json.loads(zlib.decompress(position))
    except (ValueError, zlib.error):
        return None
    return kept

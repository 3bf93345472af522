"""The database as migrations see it, implemented for SQLite and for PostgreSQL."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from taproom.server.store import Values


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

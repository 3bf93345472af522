"""What a migration may ask of a database; SQLite and PostgreSQL each answer in their own way."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from taproom.server.store import Values


class Database(ABC):
    """A database inside the one transaction in which it is brought forward. SQL has a question mark for each value."""

    binary: str
    """What it calls a column of bytes."""

    @abstractmethod
    async def tables(self) -> set[str]:
        """The names of its tables."""

    @abstractmethod
    async def read(self, sql: str, values: Values = ()) -> list[Values]:
        """The rows found."""

    @abstractmethod
    async def write(self, sql: str, rows: Sequence[Values] = ((),)) -> None:
        """Once for each row of values."""

"""Version 3 to 4: a place for what the operator asks of the server that has the database."""

from taproom.server.migrations.database import Database


async def migrate(database: Database) -> None:
    """Empty."""
    await database.write("CREATE TABLE errands (key TEXT PRIMARY KEY, what TEXT NOT NULL)")

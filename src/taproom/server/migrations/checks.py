"""Version 2 to 3: a place for what is stored only to see whether something can be."""

from taproom.server.migrations.database import Database


async def migrate(database: Database) -> None:
    """Empty."""
    await database.write(f"CREATE TABLE checks (part TEXT PRIMARY KEY, body {database.binary} NOT NULL)")

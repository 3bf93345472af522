"""Versions 3 and 4: tables that were not there before."""

from taproom.server.storage.migrations.database import Database


async def add_checks(database: Database) -> None:
    """Version 2 to 3: a place for test writes that show whether something can be stored."""
    await database.write(f"CREATE TABLE checks (part TEXT PRIMARY KEY, body {database.binary} NOT NULL)")


async def add_errands(database: Database) -> None:
    """Version 3 to 4: a place for what the operator asks of the server that owns the database."""
    await database.write("CREATE TABLE errands (key TEXT PRIMARY KEY, what TEXT NOT NULL)")

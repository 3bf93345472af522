"""Where tables are stored, in SQLite or PostgreSQL."""

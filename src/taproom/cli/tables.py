"""A house's tables as its operator sees them: listed, looked through for damage, closed and deleted."""

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Group, Parameter

from taproom.cli.options import Json
from taproom.cli.output import FAILED, tell, tell_json

if TYPE_CHECKING:
    from taproom.server.administration import TableState

app = App(
    name="tables",
    help="List a house's tables, close and delete them, while a server has the database or not.",
    group_commands=Group("Commands"),
)

Database = Annotated[
    str, Parameter(env_var="TAPROOM_DATABASE", help="Where they are kept: a file, or postgresql://user@host/name.")
]


@app.default
def tables(
    *,
    database: Database = "taproom.db",
    check: Annotated[bool, Parameter(negative=(), help="Look whether each can be set up and nothing is damaged.")] = (
        False
    ),
    json: Json = False,
) -> int:
    """List the tables of a database: code, game, seats, when laid. With --check, status 1 if something is damaged.

    taproom tables
    taproom tables --check
    """
    from taproom.server import administration

    found = asyncio.run(administration.look(database, check))
    if json:
        tell_json(found)
    else:
        tell([f"the database is damaged: {finding}" for finding in found.findings])
        tell([_listed(table) for table in found.tables if table.problem or not check])
        if check:
            bad = sum(bool(table.problem) for table in found.tables)
            tell(
                [
                    f"{len(found.tables)} tables, {bad} of them cannot be set up"
                    if bad
                    else f"{len(found.tables)} tables, all sound"
                ]
            )
    return 0 if found.is_sound() else FAILED


def _listed(table: "TableState") -> str:
    day = datetime.fromtimestamp(table.laid, UTC).date().isoformat() if table.laid else ""
    line = f"{table.code}  {'over' if table.over else 'running':8} {table.game:13} {table.seats or '':>2} seats  "
    line += f"{day:10} {table.entries:6} entries"
    return f"{line}  {table.problem}" if table.problem else line


Codes = Annotated[list[str], Parameter(negative=(), help="The codes of the tables, as taproom tables lists them.")]


@app.command
def close(codes: Codes, /, *, database: Database = "taproom.db") -> int:
    """End the games of these tables without a winner. Their people are told, and can still look at them.

    taproom tables close WXYZ23
    """
    return _order(codes, database, "close", "closed")


@app.command
def delete(codes: Codes, /, *, database: Database = "taproom.db") -> int:
    """Delete tables that are over, with everything that is stored of them. There is no way back but a backup.

    taproom tables delete WXYZ23
    """
    return _order(codes, database, "delete", "deleted")


def _order(codes: list[str], database: str, what: str, done: str) -> int:
    from taproom.server import administration

    tell([f"table {code} is {done}" for code in asyncio.run(administration.order(database, codes, what))])
    return 0

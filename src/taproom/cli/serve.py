"""Serving tables to people, and checking the shuffles of what was played there."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from taproom.cli.options import Json, whole_number
from taproom.cli.output import FAILED, Refuted, tell, tell_json
from taproom.cli.replay import read_record
from taproom.kernel.game import game
from taproom.kernel.record import Record
from taproom.kernel.verdicts import Malformed


def serve(
    *,
    host: Annotated[str, Parameter(help="Whom to listen to: 127.0.0.1 is this machine, 0.0.0.0 everybody.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(converter=whole_number, help="0 takes any that is free.")] = 8642,
    database: Annotated[
        str,
        Parameter(
            env_var="TAPROOM_DATABASE", help="Where the tables are kept: a file, or postgresql://user@host/name."
        ),
    ] = "taproom.db",
    origin: Annotated[list[str] | None, Parameter(negative=(), help="Another site whose pages may ask.")] = None,
    gathering_hours: Annotated[float, Parameter(help="After so long without anybody a table is cleared.")] = 24,
    link_days: Annotated[float, Parameter(help="So long after a table was laid its links are good.")] = 90,
    playing_days: Annotated[
        float, Parameter(help="After so long without anybody a game that stands still is over.")
    ] = 30,
    guest_tables: Annotated[
        int, Parameter(converter=whole_number, help="So many unfinished tables one address, or account, may have.")
    ] = 20,
    log_file: Annotated[
        Path | None, Parameter(help="Where to write the log instead of to the standard error; may be moved away.")
    ] = None,
    transport: Annotated[
        Literal["fast", "plain"], Parameter(help="How sockets are read and written: past ASGI, or through it.")
    ] = "fast",
) -> int:
    """Let people play together, in browsers and terminals. It needs no configuration and says where it is.

    taproom serve
    taproom serve --host 0.0.0.0 --port 80 --database /var/lib/taproom/taproom.db
    """
    # Only this command needs the web server's packages.
    from taproom.server import running
    from taproom.server.limits import Allowance
    from taproom.server.storage.databases import store_at

    if not 0 <= port <= 65535:
        raise Malformed(f"port {port}: a port is a number from 0 to 65535")
    amounts = {
        "--gathering-hours": gathering_hours,
        "--link-days": link_days,
        "--playing-days": playing_days,
        "--guest-tables": guest_tables,
    }
    for option, value in amounts.items():
        if not value > 0:
            raise Malformed(f"{option} {value:g}: more than 0")
    terms = running.Terms(gathering_hours, link_days, playing_days)
    setting = running.Setting(
        host, port, database, frozenset(origin or []), terms=terms, log_file=log_file, transport=transport
    )
    store = store_at(database)
    with running.listen(setting) as bound:
        where = running.address(bound)
        allowance = Allowance(tables=guest_tables)
        running.serve(setting, bound, store, lambda: print(f"Taproom is open at {where}", flush=True), allowance)
    return 0


def backup(
    target: Annotated[Path, Parameter(help="The file to write; it must not be there yet.")],
    /,
    *,
    database: Annotated[str, Parameter(env_var="TAPROOM_DATABASE", help="The file the tables are kept in.")] = (
        "taproom.db"
    ),
) -> int:
    """Copy the tables to another file, while the server runs or not. To restore, serve the copy.

    taproom backup tables-of-monday.db
    """
    from taproom.server.storage import databases

    tables = databases.back_up(database, target)
    print(f"{target} holds {tables} tables")
    return 0


def verify(
    record: Annotated[Path, Parameter(help="A record that a server handed out.")], /, *, json: Json = False
) -> int:
    """Check that the cards of a game were shuffled as the server had promised before it; status 1 if they were not."""
    from taproom.server.tables import shuffles

    read = read_record(record)
    proof = shuffles.read_proof(record.read_text(encoding="utf-8"))
    try:
        shuffles.check(read, proof)
        over = read.replay().over()
    except Malformed as error:
        if json:
            tell_json({"holds": False, "problem": str(error), "commitment": proof.commitment})
            return FAILED
        raise Refuted(f"{record}: {error}{_unlike(read)}") from None
    first = read.carried[-1].after if read.carried else 0
    if json:
        tell_json(
            {
                "holds": True,
                "problem": "",
                "commitment": proof.commitment,
                "numbers": len(proof.numbers),
                "choices": len(read.choices),
                "replayed": len(read.choices) - first,
                "over": over,
            }
        )
    else:
        tell(_verified(read, proof.commitment, len(proof.numbers), first, over))
    return 0


def _verified(read: Record, commitment: str, numbers: int, first: int, over: bool) -> list[str]:
    lines = [
        f"commitment {commitment}",
        f"the dice are made of the server's secret and {numbers} players' numbers, as promised",
        *[
            f"started under rules version {read.rules}, continued under version {one.rules} after {one.after} choices"
            for one in read.carried
        ],
    ]
    if first:
        lines.append(
            f"choices 1 to {first} were made under rules that are not looked at here; the position after them is taken"
        )
        lines.append("as the server wrote it down")
    made = len(read.choices) - first
    lines.append(f"{made} choices{_unlike(read)} replay; the game is {'over' if over else 'not over'}")
    return lines


def _unlike(record: Record) -> str:
    """A note for a record whose end was played under other rules than those it is replayed with."""
    rules, now = record.rules_at(len(record.choices)), game(record.game_key).rules_version()
    return "" if rules == now else f" (made under rules version {rules}; this is version {now})"

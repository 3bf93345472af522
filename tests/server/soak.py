"""Kill the server 200 times under fifty running tables, take its database away, damage it; write docs/reliability.md.

And see what a spectator's watch tells. `make soak` runs it; `python -m tests.server.soak kills`, `sieges` or `clock`
does one part. Rounds of kills that are done are kept in build/kills.json, and what was watched in build/clock.json:
they are not done again while the sources stay as they are.
"""

import asyncio
import contextlib
import dataclasses
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server import ruins, sieges, watching
from tests.server.kills import ROOT, TABLES, Kill, Tavern, free_port, kill_often
from tests.server.postgres import Cluster
from tests.server.reckoning import compare

KILLS = 25
ROUNDS = ("sqlite", "sqlite", "postgres", "sqlite", "sqlite", "postgres", "sqlite", "sqlite")
KEPT = ROOT / "build" / "kills.json"
WATCHED = ROOT / "build" / "clock.json"
REPORT = ROOT / "docs" / "reliability.md"
NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}

Round = dict[str, Any]


def fingerprint() -> str:
    """Of everything that is put to the test."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src" / "taproom").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


async def kill_for_a_round(database: str, seed: int) -> Round:
    tavern = Tavern(free_port(), seed)
    kills = await kill_often(tavern, database, KILLS)
    players = tavern.players
    return {
        "kills": [dataclasses.asdict(kill) for kill in kills],
        "back": sum(player.reconnected for player in players),
        "same": sum(player.compared for player in players),
        "told": sum(len(player.journal) for player in players),
        "done": sum(len(player.acknowledged) for player in players),
        "finished": len({player.table for player in players if player.over()}),
        "scenes": await compare(database, players),
    }


def play_round(number: int, kind: str) -> Round:
    if kind == "postgres":
        with Cluster() as cluster:
            return asyncio.run(kill_for_a_round(cluster.new_database(), 1000 + number))
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory, prefix="taproom-") as folder:
        return asyncio.run(kill_for_a_round(str(Path(folder) / "taproom.db"), 1000 + number))


def load_kept(today: str) -> list[Round]:
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    rounds: list[Round] = kept["rounds"] if kept.get("of") == today else []
    return rounds


HEAD = """# Nothing lost

`make soak` kills the server {kills} times with SIGKILL while people and bots play at {tables} tables or more, of both
games, and writes this half of the page. `make test` does the same 12 times. (`python -m tests.server.soak kills` runs
it alone; rounds that are done are kept in `build/kills.json`, so that it can be interrupted.)

The people are more than a hundred clients over real sockets. Each journals what it is told, answers by lot, arms cards,
gives standing orders, holds windows and speaks; when the server is gone it comes back by itself. {between} kills are by
the server's own hand, after a commit and before anybody is told of it; the others hit it at random instants, also while
clients are still coming back.

Checked each time a client comes back: nothing it was told is told otherwise, and nothing is left out. Checked in the
end, by adding every table's log up entry by entry: every scene that a client saw last before a kill or first after it
(question, sealed answer, armed cards, standing orders, holds and all), every fact told, every command acknowledged and
every clock is what the log says. A clock stands where the last entry left it: time since then is given back.

"""
COLUMNS = (
    "round",
    "database",
    "kills",
    "between commit and telling",
    "fewest running tables",
    "connections lost",
    "the same when back",
    "scenes found in the logs",
    "news told",
    "commands done",
    "games finished",
)


def report(rounds: list[Round]) -> str:
    kills = [[Kill(**kill) for kill in one["kills"]] for one in rounds]
    every = [kill for some in kills for kill in some]
    between = sum(kill.between for kill in every)
    lines = [HEAD.format(kills=len(every), tables=TABLES, between=between).rstrip("\n"), ""]
    lines += [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}"]
    for number, (kind, one, some) in enumerate(zip(ROUNDS, rounds, kills, strict=True), 1):
        between, fewest = sum(kill.between for kill in some), min(kill.tables for kill in some)
        counts = [one[name] for name in ("back", "same", "scenes", "told", "done", "finished")]
        cells = [number, NAMES[kind], len(some), between, fewest, *counts]
        lines.append(f"| {' | '.join(f'{cell:,}' if isinstance(cell, int) else cell for cell in cells)} |")
    lines += [
        "",
        "Every kill, by how many messages clients had been told since the restart; `*`: between commit and telling.",
        "",
        "```text",
        *[f"{n:2}: " + " ".join(f"{k.told}{'*' * k.between}" for k in some) for n, some in enumerate(kills, 1)],
        "```",
    ]
    return "\n".join(lines) + "\n"


MARK = "## The database away, and damaged"
SIEGES = """
`make soak` also takes the database away, and damages it, while people play at {tables} tables; `make test` has short
forms. (`python -m tests.server.soak sieges` runs it alone.) Clients and checks are those of the kills. Besides, "away"
and "back" are told by turns, games go on by themselves after every blow, a command that could not be stored is given
again and done once, and in the end the server stops in good order when it is told to.

- **PostgreSQL**: {terminations} times all connections of the server are ended (`pg_terminate_backend`), {restarts}
  times PostgreSQL is restarted, for {freeze} seconds all its processes stand still (`SIGSTOP`), once the database turns
  read-only, and once its server is gone and the address leads to a standby, which stores nothing until it is promoted.
- **Full disk**: {fillings} times a disk of 64 MB with a SQLite file on it is filled to the last byte, and `/healthz` is
  asked {probes} times each: {refused} of {asked} answers were 503. (An `ok` means that 16 kB were stored and read back:
  SQLite may find room in its own files.)
- **Damage**: {ruins} times the server is killed and, before it starts again, an entry is made unreadable or unknown, an
  entry or a whole log is removed, or a page of the file is overwritten. {hit} tables were hit, and {aside} of them had
  people at them, who read that the table is set aside. `taproom tables --check` named these {named} and no other. All
  others played on, and nothing of theirs is lost.

"""
SIEGE_COLUMNS = (
    "what",
    "blows",
    "fewest running tables",
    "told away",
    "told back",
    "commands given again",
    "scenes found in the logs",
    "news told",
    "commands done",
    "games finished",
)
DISK = "64m"


def siege_report(postgres: Round, disk: Round, ruined: Round) -> str:
    text = SIEGES.format(
        tables=sieges.LAID,
        terminations=sieges.TERMINATIONS,
        restarts=sieges.RESTARTS,
        freeze=int(sieges.FREEZE),
        fillings=sieges.FILLINGS,
        probes=sieges.PROBES,
        refused=disk["refused"],
        asked=disk["probes"],
        ruins=ruins.ROUNDS,
        hit=ruined["hit"],
        aside=ruined["aside"],
        named=ruined["named"],
    )
    text += f"| {' | '.join(SIEGE_COLUMNS)} |\n|{'---|' * len(SIEGE_COLUMNS)}\n"
    for name, one in (("PostgreSQL", postgres), ("full disk", disk), ("damage", ruined)):
        columns = ("tables", "away", "back", "repeated", "scenes", "told", "done", "finished")
        text += f"| {name} | {len(one['blows'])} | {' | '.join(f'{one[column]:,}' for column in columns)} |\n"
    return text


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """To be filled; mounting one needs root."""
    with tempfile.TemporaryDirectory(prefix="taproom-") as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def play_sieges() -> str:
    with Cluster() as cluster:
        postgres = asyncio.run(sieges.besiege_postgres(cluster, 2001))
    print("PostgreSQL was away in every way: nothing lost", flush=True)
    with small_disk() as disk:
        full = asyncio.run(sieges.besiege_disk(disk, 3001))
    print("the disk was full: nothing lost", flush=True)
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory, prefix="taproom-") as folder:
        ruined = asyncio.run(ruins.ruin(Path(folder), 4001))
    print("rows and pages were damaged: no other table lost anything", flush=True)
    return siege_report(postgres, full, ruined)


def play_kills() -> str:
    today = fingerprint()
    rounds = load_kept(today)
    for number in range(len(rounds), len(ROUNDS)):
        rounds.append(play_round(number, ROUNDS[number]))
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps({"of": today, "rounds": rounds}), encoding="utf-8")
        print(
            f"round {number + 1} of {len(ROUNDS)}: {KILLS} kills in {NAMES[ROUNDS[number]]}, nothing lost", flush=True
        )
    return report(rounds)


CLOCK = "## Nothing told by the clock"
WHY = "### Measured"


def main(*parts: str) -> int:
    lost, _, told = REPORT.read_text(encoding="utf-8").partition(CLOCK)
    killed, _, rest = lost.partition(MARK)
    besieged, heading, others = rest.partition("\n## ")
    why, _, measured = told.partition(WHY)
    if not parts or "sieges" in parts:
        besieged = play_sieges()
    if not parts or "kills" in parts:
        killed = play_kills()
    if not parts or "clock" in parts:
        measured = watching.report(watching.watch_all(WATCHED, fingerprint()))
    lost = f"{killed.strip()}\n\n{MARK}\n\n{besieged.strip()}\n{heading}{others}".rstrip()
    REPORT.write_text(f"{lost}\n\n{CLOCK}\n{why}{WHY}\n{measured}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

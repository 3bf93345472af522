"""What the server writes down about itself: lines that programs read, and nothing secret."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from taproom.server import logs
from taproom.server.logs import JsonLines
from taproom.server.tables.jobs import CommandJob
from tests.server.guests import play_to_the_end, run, serving


def test_a_line_is_one_object() -> None:
    record = logging.makeLogRecord(
        {"name": "taproom.server", "levelname": "WARNING", "msg": "table %s", "args": ("AB",)}
    )
    record.table = "AB"
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    text = JsonLines().format(record)
    line = json.loads(text)
    assert "\n" not in text and line["message"] == "table AB" and line["table"] == "AB" and line["level"] == "warning"
    assert "ValueError" in line["error"] and line["from"] == "taproom.server"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the server writes down, set up as `taproom serve` does."""
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn")
    before = (root.handlers[:], root.level, uvicorn.level)
    stream = io.StringIO()
    logs.begin(stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    uvicorn.setLevel(before[2])


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_nothing_secret_is_written_down_over_a_whole_game(folder: Path, game: str, written: io.StringIO) -> None:
    """Not even when a table fails in the middle of an entry."""
    secret: list[str] = []

    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=3, bots=1, game=game, number="ab" * 16)
            second = await server.sit(taken["code"], "Boris", number="cd" * 16)
            secret.extend([taken["token"], taken["watch"], second["token"], "ab" * 16, "cd" * 16, taken["table"]])
            guests = [await server.join(one["table"], one["token"]) for one in (taken, second)]
            actor = server.registry.actors[taken["table"]]
            secret.append(actor.table.opened.secret)
            await guests[0].done(type="start")
            await guests[0].done(type="say", text="among friends")
            secret.extend(["among friends", "Anna", "Boris"])
            await guests[0].connection.send(json.dumps({"type": "choose", "token": taken["token"]}))
            await play_to_the_end(guests)
            assert actor.table.session is not None
            actor.table.session.record.choices.append((0, 999))
            actor.submit(CommandJob(actor, None))  # type: ignore[arg-type]
            await actor.quiet()
            await server.http.get(f"/api/tables/{taken['table']}/record")
            await server.connect("no-such-table")

    run(scenario())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    server_lines = [line for line in lines if line["from"].startswith(("taproom", "uvicorn"))]
    assert any(["failed at an entry" in line["message"] for line in server_lines])
    text = json.dumps(server_lines)
    assert not [one for one in secret if one in text]

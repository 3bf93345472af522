"""The commands: serving, verifying, and a stranger's bot."""

import asyncio
import gc
import importlib.util
import json
import signal
import socket
import sys
import weakref
from pathlib import Path
from types import ModuleType

import pytest

from taproom.cli.main import main
from tests.server.guests import play_to_the_end, run, serving

ROOT = Path(__file__).parents[2]


def remote_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("remote_bot", ROOT / "examples" / "remote_bot.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
def test_a_strangers_bot_plays_over_the_same_protocol(folder: Path, game: str) -> None:
    bot = remote_bot()

    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(game=game, seats=3, bots=1)
            seat = await asyncio.to_thread(bot.sit_down, server.address, taken["code"], "Remote")
            playing = asyncio.create_task(bot.play(server.address, seat))
            host = await server.join(taken["table"], taken["token"])
            await host.done(type="start")
            await play_to_the_end([host])
            assert await playing == host.house["outcome"]["winners"]

    run(scenario())


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "remote_bot.py").read_text(encoding="utf-8").splitlines()) < 60


def test_serve_says_where_it_is_and_stops_in_good_order(folder: Path) -> None:
    async def scenario() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "import sys; from taproom.cli.main import main; sys.exit(main())",
            "serve",
            "--port",
            "0",
            "--database",
            str(folder / "taproom.db"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Taproom is open at http://localhost:")
        port = int(line.rsplit(":", 1)[1].strip("/\n"))
        # The socket was bound before the address was said, so that whoever connects now waits until it is served.
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await reader.readline()
        writer.close()
        process.send_signal(signal.SIGTERM)
        _, errors = await process.communicate()
        assert process.returncode in (0, -signal.SIGTERM) and b"Traceback" not in errors

    run(scenario())


def test_serve_explains_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "not.db").write_bytes(b"something else entirely" * 100)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        cases = [
            (["--port", port, "--database", str(folder / "a.db")], "cannot listen on"),
            (["--port", "99999"], "a port is a number"),
            (["--database", str(folder / "no" / "a.db")], "is not a folder"),
            (["--port", "0", "--database", str(folder / "not.db")], "file is not a database"),
            (["--port", "0", "--database", "mysql://anna:secret@host/name"], "mysql://host/name: a database is"),
            (["--port", "0", "--database", "postgresql://anna:secret@host:x/name"], "the address is wrong"),
            (["--port", "0", "--database", "postgresql://anna:secret@127.0.0.1:1/name"], "127.0.0.1:1/name"),
        ]
        for arguments, words in cases:
            assert main(["serve", *arguments]) == 2
            said = capsys.readouterr().err
            assert words in said and "secret" not in said


def test_verify_checks_a_record(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            table, guests = await server.table_of(2, seats=2)
            await guests[0].done(type="start")
            await play_to_the_end(guests)
            text = (await server.http.get(f"/api/tables/{table}/record")).text
            (folder / "record.json").write_text(text, encoding="utf-8")

    run(scenario())
    path = folder / "record.json"
    assert main(["verify", str(path)]) == 0
    assert "as promised" in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["holds"] is True
    record = json.loads(path.read_text(encoding="utf-8"))
    for key, words, status in (("proof", "nothing to verify", 2), ("key", "not made of", 1)):
        changed = {**record, key: None if key == "proof" else "00" * 32}
        path.write_text(json.dumps(changed), encoding="utf-8")
        assert main(["verify", str(path)]) == status
        assert words in capsys.readouterr().err
    assert main(["verify", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["holds"] is False


def test_a_table_that_is_closed_leaves_nothing_behind(folder: Path) -> None:
    """Nothing has to look for it: memory is given back at once, however seldom the interpreter looks for cycles."""

    async def scenario() -> None:
        async with serving(folder) as server:
            taken = await server.lay(seats=2, bots=1)
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            actor = server.registry.actors.pop(taken["table"])
            # A compiled room cannot be referred to weakly, but this belongs to it alone.
            left = weakref.ref(actor._adviser)
            await actor.close()
            del actor
        assert left() is None

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()

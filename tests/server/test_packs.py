"""A stranger's pack over HTTP: checked, bounded, told what is wrong and where, and carried by table, log and record."""

import json
from pathlib import Path
from typing import Any

import httpx2
import pytest

from taproom.cli.main import main
from tests.server.guests import Message, Server, play_to_the_end, run, serving
from tests.server.test_store import store_of

SOURCES = Path(__file__).parents[2] / "src" / "taproom"
INN = (SOURCES / "inn" / "example" / "magda.toml").read_text(encoding="utf-8")
STONES = (SOURCES / "dragonstones" / "example" / "beggar_king.toml").read_text(encoding="utf-8")


async def send(server: Server, text: str, name: str = "magda.toml", game: str = "inn") -> httpx2.Response:
    return await server.http.post("/api/packs", json={"game": game, "files": [{"name": name, "text": text}]})


async def problem(server: Server, text: str, **wish: Any) -> str:
    answer = await send(server, text, **wish)
    assert answer.status_code == 422 and answer.json()["reason"] == "pack", answer.text
    return str(answer.json()["text"])


def test_a_table_is_laid_with_a_strangers_pack(folder: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> Message:
        async with serving(folder, store=store_of(database)) as server:
            sent = (await send(server, INN)).json()
            assert sent["decks"] == ["magda"] and (await send(server, INN)).json()["pack"] == sent["pack"]
            assert (await server.http.get(f"/api/packs/{sent['pack']}")).json()["files"][0]["text"] == INN
            taken = await server.lay(seats=2, pack=sent["pack"], character="magda")
            second = await server.sit(taken["code"])
            guests = [await server.join(one["table"], one["token"]) for one in (taken, second)]
            assert guests[1].house["options"] == {"pack": sent["pack"]}
            await guests[1].done(type="pick_character", character="zot")
            assert await guests[1].refused(type="pick_character", character="magda") == "options"
            # The shelf is not needed any more.
            await server.registry.store.commit([("DELETE FROM packs", ())])
            await guests[0].done(type="start")
            assert guests[0].house["seats"][0]["character"] == "magda"
        async with serving(folder, store=store_of(database)) as server:
            guests = [await server.join(one["table"], one["token"]) for one in (taken, second)]
            await play_to_the_end(guests)
            await server.quiet(taken["table"])
            await guests[0].done(type="rematch")
            again = await server.join(guests[0].house["rematch"], taken["token"])
            assert again.house["options"] == {"pack": sent["pack"]}
        async with serving(folder, store=store_of(database)) as server:
            step = await server.http.get(f"/api/tables/{taken['table']}/replay/3?seat=0")
            assert step.status_code == 200
            record: Message = (await server.http.get(f"/api/tables/{taken['table']}/record")).json()
            return record

    async def keep() -> None:
        record = await scenario()
        assert record["options"]["packs"][0]["text"] == INN
        (folder / "record.json").write_text(json.dumps(record), encoding="utf-8")

    run(keep())
    assert main(["verify", str(folder / "record.json")]) == 0
    assert "as promised" in capsys.readouterr().out


def test_home_made_characters_of_the_other_game(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            answer = await send(server, STONES, "king.toml", "dragonstones")
            assert answer.json()["decks"] == ["beggar_king"]
            taken = await server.lay(game="dragonstones", seats=3, bots=2, pack=answer.json()["pack"])
            guest = await server.join(taken["table"], taken["token"])
            await guest.done(type="start")
            play = server.registry.actors[taken["table"]].table.session
            assert play is not None and "beggar_king" in json.dumps(play.record.options)
            wish = {"name": "Eve", "game": "inn", "pack": answer.json()["pack"]}
            other = await server.http.post("/api/tables", json=wish)
            assert other.status_code == 409 and other.json()["reason"] == "options"
            gone = await server.http.post("/api/tables", json={"name": "Eve", "pack": "00" * 32})
            assert gone.status_code == 404 and gone.json()["reason"] == "no-pack"

    run(scenario())


def test_mistakes_are_told_with_file_line_and_what_would_be_right(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            text = await problem(server, INN.replace('key = "smoked_ham"', 'kye = "smoked_ham"'))
            assert "magda.toml:" in text and "kye" in text and "taproom-pack" not in text
            line = text.split("magda.toml:")[1].split(":")[0]
            assert int(line.split(":")[0]) > 20
            king = await problem(
                server, STONES.replace("[[characters]]", "[[charakters]]"), name="king.toml", game="dragonstones"
            )
            assert "king.toml:" in king and "charakters" in king and str(folder) not in king and "/tmp" not in king
            own = INN.replace('"magda"', '"zot"')
            assert "zot" in await problem(server, own, name="zot.toml")
            russian = await server.http.post(
                "/api/packs",
                json={"game": "inn", "files": [{"name": "magda.toml", "text": "x = "}]},
                headers={"accept-language": "ru"},
            )
            assert "ошибки" in russian.json()["text"] and "magda.toml:1" in russian.json()["text"]
            assert (await send(server, INN, game="chess")).status_code == 409

    run(scenario())


BOMBS = {
    "lists in lists": "x = " + "[" * 5000,
    "tables in tables": "x = " + "{a=" * 5000 + "1" + "}" * 5000,
    "a long key": ".".join(["a"] * 20_000) + " = 1",
    "a long header": "[" + ".".join(["a"] * 20_000) + "]",
    "a long key in a table": "x = {" + ".".join(['"a"'] * 9_000) + " = 1}",
    "many keys": "\n".join(f"k{number} = 1" for number in range(12_000)),
    "a large number": "x = " + "9" * 100_000,
    "a large text": 'x = "' + "a" * 150_000 + '"',
    "a control character": 'x = "\x00"',
    "an open text": 'x = """' + "a\n" * 10_000,
    "nothing": "",
    "strange values": "[deck]\nkey = inf\nkind = nan\ntitle = 1979-05-27\n",
}


@pytest.mark.parametrize("game", ["inn", "dragonstones"])
@pytest.mark.parametrize("bomb", BOMBS)
def test_bombs_do_not_go_off(folder: Path, game: str, bomb: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            text = await problem(server, BOMBS[bomb], name="bomb.toml", game=game)
            assert "bomb.toml:" in text or "pack" in text
            assert "/tmp" not in text
            assert (await server.http.get("/healthz")).status_code == 200

    run(scenario())


def test_a_pack_is_bounded_in_every_direction(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            large = await send(server, "#" * 300_000)
            assert large.status_code == 413
            assert (await send(server, "#" * 200_001)).status_code == 400
            many = [{"name": f"d{number}.toml", "text": ""} for number in range(21)]
            none: list[Message] = []
            for files in (many, none, [{"name": "a.toml"}], [{"name": "a.toml", "text": 5}], "a.toml", None):
                answer = await server.http.post("/api/packs", json={"game": "inn", "files": files})
                assert answer.status_code == 400, files
            twice = [{"name": "a.toml", "text": "x"}] * 2
            answer = await server.http.post("/api/packs", json={"game": "inn", "files": twice})
            assert answer.status_code == 422 and "two files" in answer.json()["text"]
            surrogate = '{"game": "inn", "files": [{"name": "a.toml", "text": "\\ud800"}]}'
            headers = {"content-type": "application/json"}
            answer = await server.http.post("/api/packs", content=surrogate, headers=headers)
            assert answer.status_code in (400, 422)

    run(scenario())


@pytest.mark.parametrize(
    "name",
    [
        "../evil.toml",
        "/etc/cron.d/evil.toml",
        "a/b.toml",
        "a\\b.toml",
        "..toml",
        ".toml",
        ".hidden.toml",
        "evil.py",
        "evil.toml\n",
        "evil.toml\x00.py",
        "EVIL.toml",
        "%2e%2e%2fevil.toml",
        "a" * 300 + ".toml",
        "",
    ],
)
def test_a_files_name_is_a_name_and_nothing_else(folder: Path, name: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            answer = await send(server, INN, name)
            assert answer.status_code == 400 and answer.json()["reason"] == "malformed"

    run(scenario())


def test_no_wish_names_a_folder_of_the_server(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            pack = (await send(server, INN)).json()["pack"]
            for wish in ({"pack": "/etc"}, {"pack": pack}, {"packs": "x"}):
                answer = await server.http.post("/api/tables", json={"name": "Eve", "options": wish})
                assert answer.status_code == 409 and answer.json()["reason"] == "options"
            both = {"name": "Eve", "pack": pack, "options": {"pack": "/etc"}}
            answer = await server.http.post("/api/tables", json=both)
            if answer.status_code == 201:
                actor = server.registry.actors[answer.json()["table"]]
                assert actor.table.opened.options == {"pack": pack}
            for path in ("..%2f..%2fetc%2fpasswd", "%00", "x" * 2000):
                assert (await server.http.get(f"/api/packs/{path}")).status_code == 404

    run(scenario())

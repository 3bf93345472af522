"""The protocol says what it is: schema, page and words are made from the same types and are fresh."""

import json
import re
import typing
from pathlib import Path
from typing import Any

import httpx2
import msgspec

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game, games
from taproom.presentation.presenter import presenter
from taproom.presentation.types import Catalogue, GameTable
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.protocol import schema
from taproom.protocol.page import page as page_of
from taproom.server.http.documents import CALLS
from taproom.server.refusals import PHRASES, WORDS
from tests.server.guests import run, serving

ROOT = Path(__file__).parents[2]


def test_the_page_is_fresh() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert page == page_of(CALLS), "python -m taproom.server.http.documents > docs/protocol.md"


def structs(kind: Any) -> set[type[msgspec.Struct]]:
    """Every struct a message is made of; a game's table is that of each game."""
    found: set[type[msgspec.Struct]] = set()
    if kind is GameTable:
        for key in games():
            found |= structs(presenter(game(key)).table_type())
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        found.add(kind)
        for field in msgspec.structs.fields(kind):
            found |= structs(field.type)
    for argument in typing.get_args(kind):
        found |= structs(argument)
    return found


def test_what_the_server_says_has_no_optional_fields() -> None:
    said = structs(ms.ServerMessage)
    assert len(said) > 15
    for kind in said:
        assert all(field.required for field in msgspec.structs.fields(kind)), kind


def test_what_a_client_says_may_hold_nothing_unknown() -> None:
    for kind in typing.get_args(cm.ClientMessage):
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_types_made_from_the_schema_are_unions_told_apart_by_type() -> None:
    document = json.loads(json.dumps(schema.types_schema(CALLS)))
    definitions = document["$defs"]
    for union, kinds in (("ClientMessage", cm.ClientMessage), ("ServerMessage", ms.ServerMessage)):
        members = [definitions[one["$ref"].removeprefix("#/$defs/")] for one in definitions[union]["anyOf"]]
        tags = [one["properties"]["type"]["enum"] for one in members]
        assert len(tags) == len(typing.get_args(kinds)) == len({tag for (tag,) in tags})
        assert all("type" in one["required"] for one in members)
    bodies = [kind for call in CALLS for kind in (call.takes, call.gives) if isinstance(kind, type)]
    assert {kind.__name__ for kind in bodies} <= set(document["properties"]) <= set(definitions)
    for kind in structs(ms.ServerMessage):
        one = definitions[kind.__name__]
        assert kind is ms.Changes or set(one["required"]) == set(one["properties"]), kind
    changes = definitions["Changes"]
    assert set(changes["properties"]) == set(definitions["Scene"]["properties"]) and not changes["required"]
    assert "Items" not in json.dumps(document)


def test_the_documents_are_served(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            assert (await server.http.get("/api/schema.json")).json() == json.loads(
                json.dumps(schema.json_schema(CALLS))
            )
            openapi = (await server.http.get("/api/openapi.json")).json()
            for call in CALLS:
                assert call.method.lower() in openapi["paths"][call.path]
            assert (await server.http.get("/healthz")).text == "ok\n"
            await server.lay()
            metrics = (await server.http.get("/metrics")).text
            assert "\ntaproom_tables 1\n" in metrics and "\ntaproom_commits " in metrics
            assert 'taproom_entry_seconds_bucket{le="+Inf"} 0' in metrics
            answer: httpx2.Response = await server.http.get("/api/games")
            assert {game["key"] for game in answer.json()} >= {"inn", "dragonstones"}

    run(scenario())


def test_the_rulebook_is_served_in_both_languages(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            for key in games():
                path = f"/api/games/{key}/rules"
                for language in LANGUAGES:
                    answer = await server.http.get(path, params={"language": language})
                    told = [
                        (rule["key"], rule["text"]) for c in answer.json() for s in c["sections"] for rule in s["rules"]
                    ]
                    read = [
                        (rule.key, rule.text)
                        for chapter in game(key).library.rulebook(language)
                        for rule in chapter.rules()
                    ]
                    assert told == read != []
                russian = await server.http.get(path, headers={"accept-language": "ru"})
                assert [chapter["title"] for chapter in russian.json()] == [
                    c.title for c in game(key).library.rulebook("ru")
                ]
                assert (await server.http.get(path, params={"language": "xx"})).status_code == 404
            assert (await server.http.get("/api/games/go/rules")).status_code == 404

    run(scenario())


def test_every_refusal_and_phrase_has_words_in_both_languages() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/taproom/server").rglob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    reasons |= set(re.findall(r'Refusal\("[a-z-]+" if [^)]*? else "([a-z-]+)"', source))
    assert len(reasons) > 30
    for language in LANGUAGES:
        for reason in reasons:
            assert WORDS.has(language, f"refused-{reason}"), reason
        for phrase in PHRASES:
            assert WORDS.has(language, f"phrase-{phrase}"), phrase


def test_both_languages_have_the_same_messages() -> None:
    folder = ROOT / "src/taproom/server/locale"
    texts = [(folder / language / "server.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    found = [re.findall(r"^[a-z-]+(?= =)", text, re.MULTILINE) for text in texts]
    assert found[0] == found[1] and len(found[0]) > 40


def test_a_catalogue_is_sent_once(folder: Path) -> None:
    async def scenario() -> None:
        async with serving(folder) as server:
            for key in games():
                first = await server.http.get(f"/api/games/{key}/catalogue?language=ru")
                catalogue = msgspec.json.decode(first.content, type=Catalogue)
                assert catalogue.language == "ru" and catalogue.rules == game(key).rules_version()
                tag = first.headers["etag"]
                address = f"/api/games/{key}/catalogue"
                again = await server.http.get(f"{address}?language=ru", headers={"if-none-match": tag})
                assert again.status_code == 304 and not again.content
                english = await server.http.get(address, headers={"if-none-match": tag, "accept-language": "en"})
                assert english.status_code == 200 and english.headers["etag"] != tag
            assert (await server.http.get("/api/games/chess/catalogue")).status_code == 404
            assert (await server.http.get("/api/games/inn/catalogue?language=xx")).status_code == 404

    run(scenario())

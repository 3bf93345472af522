"""The protocol as JSON Schema and OpenAPI, and the page about it: all made from the message types.

`python -m taproom.server.schema` prints the page, with `--json` the schema that a client's types are made from.
"""

import json
import re
import sys
import typing
from typing import Any, Final

import msgspec

import taproom
from taproom.server import commands as cm
from taproom.server import invitations, lobby, reception
from taproom.server import messages as ms
from taproom.server.calls import Call
from taproom.server.entries import Orders, Timers
from taproom.shown import Amount, Fact, Forecast, GameTable, NumberChange, OptionShown, Preview, Span
from taproom.shown.presenting import presenter
from taproom.table.game import game, games

CALLS: Final = (*lobby.CALLS, *reception.CALLS)
"""Everything that can be asked for over plain HTTP."""
_REFERENCE: Final = "#/components/schemas/{name}"
_DEFINITION: Final = "#/$defs/{name}"


def json_schema() -> dict[str, Any]:
    """Both directions of the socket, and what is said to the lobby and by it."""
    kinds = {"ClientMessage": cm.ClientMessage, "ServerMessage": ms.ServerMessage, **_lobby_kinds()}
    tables = _table_types()
    schemas, definitions = msgspec.json.schema_components([*kinds.values(), *tables], ref_template=_DEFINITION)
    _name_tables(definitions, tables, _DEFINITION)
    _name_changes(definitions, tables)
    schemas = schemas[: len(kinds)]
    named = dict(zip(kinds, schemas, strict=True))
    both = {name: named[name] for name in ("ClientMessage", "ServerMessage")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Taproom",
        "description": "Whatever is said over the wire.",
        "version": ms.PROTOCOL,
        "type": "object",
        "properties": {name: {"$ref": _DEFINITION.format(name=name)} for name in kinds},
        "required": list(kinds),
        "$defs": {**definitions, **both},
    }


def _lobby_kinds() -> dict[str, Any]:
    """The bodies of the lobby's requests and answers, by name; of a list its items."""
    kinds = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    items = [typing.get_args(kind)[0] if typing.get_origin(kind) is list else kind for kind in kinds]
    return {kind.__name__: kind for kind in (*items, invitations.Problem)}


def _table_types() -> list[type[GameTable]]:
    """How each game shows its tables."""
    return [presenter(game(key)).table_type() for key in games()]


def _name_tables(definitions: dict[str, Any], tables: list[type[GameTable]], template: str) -> None:
    """Whatever is said to be a game's table is one of the known games'."""
    definitions[GameTable.__name__] = {
        "title": GameTable.__name__,
        "description": GameTable.__doc__,
        "anyOf": [{"$ref": template.format(name=kind.__name__)} for kind in tables],
    }


def _name_changes(definitions: dict[str, Any], tables: list[type[GameTable]]) -> None:
    """What changed of a scene has its fields, but only those that changed; what changed of a game's table likewise."""
    for kind in tables:
        parts = {key: part for key, part in definitions[kind.__name__]["properties"].items() if key != "game"}
        _define_changes(definitions, kind.__name__, {key: _part_changes(definitions, parts[key]) for key in parts})
    view = {"anyOf": [{"$ref": _DEFINITION.format(name=f"{kind.__name__}Changes")} for kind in tables]}
    view["anyOf"] += [{"$ref": _DEFINITION.format(name=GameTable.__name__)}, {"type": "null"}]
    fields = {**definitions[ms.Scene.__name__]["properties"], "view": view}
    definitions[ms.Changes.__name__]["properties"] = fields


def _part_changes(definitions: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A list of objects may be told by what changed of its elements, each under its place."""
    item = part.get("items", {}).get("$ref", "").rpartition("/")[2]
    if not item or "anyOf" in definitions[item]:
        return part
    _define_changes(definitions, item, definitions[item]["properties"])
    changes = {"$ref": _DEFINITION.format(name=f"{item}Changes")}
    return {"anyOf": [part, {"type": "object", "additionalProperties": changes}]}


def _define_changes(definitions: dict[str, Any], kind: str, fields: dict[str, Any]) -> None:
    name = f"{kind}Changes"
    about = "The parts of it that are not as they were."
    definitions[name] = {"title": name, "description": about, "type": "object", "properties": fields}


def types_schema() -> dict[str, Any]:
    """The schema as generators of types want it: lists without bounds, objects of anything said to be such."""
    schema: dict[str, Any] = _for_types(json_schema())
    return schema


def _for_types(part: Any) -> Any:
    if isinstance(part, list):
        return [_for_types(one) for one in part]
    if not isinstance(part, dict):
        return part
    # Out of bounds they make a union of tuples of every length.
    plain = {name: _for_types(one) for name, one in part.items() if name not in ("minItems", "maxItems")}
    if plain.get("type") == "object" and "properties" not in plain:
        plain.setdefault("additionalProperties", True)
    if isinstance(plain.get("description"), str):
        plain["description"] = " ".join(plain["description"].split())
    return plain


def openapi() -> dict[str, Any]:
    """The lobby."""
    kinds = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    kinds.append(invitations.Problem)
    tables = _table_types()
    schemas, components = msgspec.json.schema_components([*kinds, *tables], ref_template=_REFERENCE)
    _name_tables(components, tables, _REFERENCE)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taproom lobby", "version": taproom.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, by_kind: dict[str, Any]) -> dict[str, Any]:
    answer: Any = {"type": "object"} if call.gives is None else by_kind[str(call.gives)]
    problem = _content(by_kind[str(invitations.Problem)])
    operation: dict[str, Any] = {
        "summary": call.summary,
        "responses": {
            "201" if call.method == "POST" else "200": {"description": "Done", **_content(answer)},
            "default": {"description": "Why it was not done", **problem},
        },
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, **_content(by_kind[str(call.takes)])}
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    return operation


def _content(schema: Any) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


# ---- the page ----

_HEAD: Final = """# The protocol

This page is made from the message types in `commands.py` and `messages.py` of `src/taproom/server`
(`python -m taproom.server.schema`); a test fails if it is stale. The same as JSON Schema: `GET /api/schema.json`; for
generators of types (lists have no bounds): `python -m taproom.server.schema --json`.
The lobby as OpenAPI: `GET /api/openapi.json`.

## A game in five steps

1. `POST /api/tables` lays a table and gives a `token`; friends `POST /api/seats` with the table's key or short code.
2. Connect a WebSocket to `/ws/{table}` and say `hello` with the token. A seat is a capability: whoever has the token
   sees its cards and chooses for it. Keep it secret; it never appears in an address. A listed table may be watched by
   everybody: there the token is `watch`.
3. The server says `welcome`, then `everything`. From then on `news` follow, numbered without gaps for each viewer.
   Facts and remarks are what is new; `changes` are the parts of the scene that are not as they were. Put them into the
   scene you have: `{**scene, **changes}`, and the same with `view`, unless it was null before or is now. A list in the
   view, such as the seats, may be told as an object: it has what changed of some elements, under their places. The
   first news after a `welcome` have all parts. Times that are `left` count from the message they come with.
4. When `scene.question` is not null you are asked: answer with `choose`, naming the question's number. The same answer
   again is harmless. A late or impossible one is refused with the reason.
5. When the connection breaks, connect again and say `hello` with `after`, the number of the last news you got. You get
   what you missed, or everything. As long as the number is the same, so is the scene, but for the time that is left.

A `done` for your command comes after it is stored for good and carried out; a command without an `id` gets none.
After the `done` of a `choose` the question is answered, even if the news of it come later.

When the database is away, everybody at the table gets a `notice` with the reason `store-away`, and commands are
refused with `store`: nothing happens and the table's clocks stand still. The `notice` with the reason `store-back` says
that something was stored and all goes on; the last news come again with the time that is left. Repeat what was
refused; if it had reached the database after all, that is harmless. A `notice` with the reason `closed` says that the
house's operator has ended the game.

## Drawing a game without knowing its rules

`scene.view` is the table as the viewer may see it, a type of its own for each game, told apart by `game`. Cards go by
the keys of the catalogue (`GET /api/games/{game}/catalogue`), which has titles, faces and pictures and changes only
with its ETag; numbers of cards are those of this table, which `arm` names. What can be done comes with the question:
each option says its card, way, targets and amounts, each card in hand the options that use it, or why there are none.
`preview` says what the options of a question would change if nobody answers, from what the seat can know. The preview
of the choice `least` is what comes if nobody does anything. A fact's spans are its sentence with cards and seats
marked; its changes are the numbers it moved.

## Moments

Whenever something happens that others could answer, `scene.moment` is of kind `response` and the table waits: everybody
who might answer is asked at once, and answers stay sealed until the moment has passed. How long that takes is settled
when it begins, from how long the people at this table took for the questions everybody saw them answer
(`docs/reliability.md`), and told in `moment.left`. It does not depend on what somebody holds, is asked, answers or
orders. A seat that needs longer says `hold`, as any seat may, with or without an answer; it lasts until the seat
answers or says `hold` with `on` false, which look the same to the others. Nobody is told who was asked.

With `timers.quick` the moment ends as soon as everybody who is asked has answered, and a seat with nothing to play
seems to think for a while, between `fewest_pause` and `most_pause`. That is faster, but the clock then tells when
somebody was asked. One person among bots always plays like that.

Who might answer follows from the cards of a character that are neither discarded nor in play; where nobody might, the
table does not wait. A card that needs no occasion is no answer, nor is one that would only undo the seat's own card:
a seat with nothing else is not asked, unless its order `ask_anytime` says so, but can `arm` the card, which is then
played when the moment passes or at the next one. A player without a hand to click in, such as a bot, gives that order.

## Taking choices back

`undo` takes back your own last choices; `scene.undo` tells how many there are. One person among bots goes back any
number of steps. At a table of people:

- An answer nobody has seen yet (in a window that is still open, or to a question that several are asked at once) is
  taken back at once, and nobody else hears of it. The clock does not start anew.
- A choice since which nothing was revealed is taken back at once: no dice, no card named that the seat was not itself
  offered, nobody else who could have acted. A window that the choice opened counts as untouched for `fewest_pause`
  milliseconds.
- Anything else is a wish that everybody reads in `scene.takeback`. It happens when all in `waiting` say `agree`:
  whoever could have acted since, for all that everybody knows, or saw something that was revealed. It lapses when
  somebody says no, when the table goes on to another moment, or after a minute; after the n-th wish in vain the asker
  waits 10n² seconds.

Whoever takes something back is not dealt other cards: the dice and the order of the decks stay what they were, so the
same choice brings the same again and nobody can fish for a better throw. What the asker has seen meanwhile cannot be
unseen; that is why everybody affected must agree. Orders to pass and armed cards are cleared when the table goes
back.

## Accounts

Nobody needs one. `POST /api/accounts` or `POST /api/sessions` sets a cookie that scripts cannot read; it counts only
in requests with the header `X-Taproom` (any value), and only from the server's own pages. Whoever lays a table or sits
down with it has the game in `GET /api/account/history`, and can take the seat up again elsewhere (`POST
/api/account/seats`), which ends the former token. Programs that are no browsers keep the cookie themselves.

## Checking the shuffles

`scene.commitment` is the SHA-256 of a secret, published before anybody's number is known. Each client gives a number
when it sits down (or with `mix`). The key of the dice is SHA-256(secret, then all numbers in seat order, as bytes).
`scene.outcome` tells the secret and the numbers; `taproom verify` checks a record.

## When the server closes the connection

| Code | Meaning | What to do |
|---|---|---|
| 1012 | the server restarts | connect again |
| 1013 | the database is away | connect again in a moment |
| 1009 | a frame was too large | mend the client |
| 4400 | the first message was no `hello` | mend the client |
| 4401 | the token is not valid at this table, or no longer | ask for another link |
| 4403 | a page of another site asked | use the server's own page |
| 4404 | there is no such table, or the operator has deleted it | |
| 4408 | the client did not read | connect again |
| 4409 | the table is set aside: what is stored of it is damaged, or it was played by other rules | |
| 4410 | the seat was taken up elsewhere, with another token | |
| 4429 | far too many messages, pings, or wrong codes and tokens | slow down; for ten seconds you may not be let in |
"""


def page() -> str:
    """docs/protocol.md."""
    parts = [_HEAD, "\n## What a client says\n"]
    parts += [_message(kind) for kind in typing.get_args(cm.ClientMessage)]
    parts.append("\n## What the server says\n")
    parts += [_message(kind) for kind in typing.get_args(ms.ServerMessage)]
    parts.append("\n## What messages are made of\n")
    shown = (
        ms.Scene,
        ms.Changes,
        ms.SeatShown,
        ms.Question,
        OptionShown,
        ms.Moment,
        ms.Private,
        ms.Takeback,
        ms.ArmedCard,
        ms.Outcome,
        Fact,
        Span,
        NumberChange,
        Amount,
        Preview,
        Forecast,
        ms.RemarkShown,
        Orders,
        Timers,
    )
    parts += [_struct(kind, kind.__name__) for kind in shown]
    parts.append("\n## What a game shows\n")
    parts += [_struct(kind, kind.__name__) for table in _table_types() for kind in _structs(table)]
    parts.append("\n## The lobby\n")
    parts += [f"\n- `{call.method} {call.path}`: {call.summary.lower()}{_bodies(call)}" for call in CALLS]
    return "".join(parts) + "\n"


def _structs(kind: Any) -> list[type[msgspec.Struct]]:
    """A struct and all it is made of, but for those that every game uses."""
    found: list[type[msgspec.Struct]] = []
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        found.append(kind)
        inner: list[Any] = [field.type for field in msgspec.structs.fields(kind)]
    else:
        inner = list(typing.get_args(kind))
    for one in inner:
        found.extend([other for other in _structs(one) if other is not Amount and other not in found])
    return found


def _bodies(call: Call) -> str:
    return "" if call.takes is None else f" (`{call.takes.__name__}`, gives `{call.gives.__name__}`)"


def _message(kind: type[msgspec.Struct]) -> str:
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    return _struct(kind, f"`{tag}`")


def _struct(kind: type[msgspec.Struct], title: str) -> str:
    lines = [f"\n### {title}\n", " ".join((kind.__doc__ or "").split()), ""]
    for field in msgspec.structs.fields(kind):
        if field.name == "id" and field.default == 0:
            continue
        optional = "" if field.required else ", optional"
        lines.append(f"- `{field.name}`: {_type_name(field.type)}{optional}")
    return "\n".join(lines).rstrip() + "\n"


def _type_name(kind: Any) -> str:
    text = str(kind) if typing.get_origin(kind) is not None or not isinstance(kind, type) else kind.__name__
    text = re.sub(r"\b(taproom(\.\w+)*|typing)\.", "", text)
    return f"`{_plain(kind) if 'Meta(' in text else text}`"


def _plain(kind: Any) -> str:
    """A type without its bounds, which the schema tells."""
    if typing.get_origin(kind) is typing.Annotated:
        return _plain(typing.get_args(kind)[0])
    arguments = typing.get_args(kind)
    if not arguments:
        return "..." if kind is ... else "None" if kind is type(None) else str(getattr(kind, "__name__", kind))
    inner = [_plain(one) for one in arguments]
    origin = typing.get_origin(kind)
    if origin in (tuple, dict, list):
        return f"{origin.__name__}[{', '.join(inner)}]"
    return " | ".join(inner)


def main(arguments: list[str]) -> None:
    """Print the page, or the schema for generators of types."""
    print(json.dumps(types_schema(), indent=1) + "\n" if "--json" in arguments else page(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])

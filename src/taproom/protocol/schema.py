"""The protocol as JSON Schema and OpenAPI, made from the message types and from the calls that a server declares."""

import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

import taproom
from taproom.kernel.game import game, games
from taproom.presentation.presenter import presenter
from taproom.presentation.types import GameTable
from taproom.protocol import commands as cm
from taproom.protocol import messages as ms
from taproom.protocol import rest


@dataclass(frozen=True)
class Call:
    """A call of the HTTP API."""

    method: str
    path: str
    summary: str
    takes: Any
    """The type of the request's body; None if it has none."""
    gives: Any
    """The type of the answer; None for a record, which is its own document."""
    largest: int
    """How many bytes the body may have."""


_REFERENCE: Final = "#/components/schemas/{name}"
_DEFINITION: Final = "#/$defs/{name}"


def json_schema(calls: Sequence[Call]) -> dict[str, Any]:
    """Both directions of the socket, and the bodies of the calls."""
    kinds = {"ClientMessage": cm.ClientMessage, "ServerMessage": ms.ServerMessage, **_bodies(calls)}
    tables = table_types()
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


def _bodies(calls: Sequence[Call]) -> dict[str, Any]:
    """The bodies of requests and answers, by name; of a list its items."""
    kinds = [kind for call in calls for kind in (call.takes, call.gives) if kind is not None]
    items = [typing.get_args(kind)[0] if typing.get_origin(kind) is list else kind for kind in kinds]
    return {kind.__name__: kind for kind in (*items, rest.Problem)}


def table_types() -> list[type[GameTable]]:
    """How each game shows its tables."""
    return [presenter(game(key)).table_type() for key in games()]


def _name_tables(definitions: dict[str, Any], tables: list[type[GameTable]], template: str) -> None:
    """Replaces the type of a game's table by the known games' types."""
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
    _define_changes(definitions, ms.House.__name__, definitions[ms.House.__name__]["properties"])
    house = {"$ref": _DEFINITION.format(name=f"{ms.House.__name__}Changes")}
    definitions[ms.Changes.__name__]["properties"] = {"house": house, "game": view}


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


def types_schema(calls: Sequence[Call]) -> dict[str, Any]:
    """The schema as generators of types want it: lists without bounds, objects of anything said to be such."""
    schema: dict[str, Any] = _for_types(json_schema(calls))
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


def openapi(calls: Sequence[Call]) -> dict[str, Any]:
    """The calls as an OpenAPI document."""
    kinds = [kind for call in calls for kind in (call.takes, call.gives) if kind is not None]
    kinds.append(rest.Problem)
    tables = table_types()
    schemas, components = msgspec.json.schema_components([*kinds, *tables], ref_template=_REFERENCE)
    _name_tables(components, tables, _REFERENCE)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taproom", "version": taproom.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, by_kind: dict[str, Any]) -> dict[str, Any]:
    answer: Any = {"type": "object"} if call.gives is None else by_kind[str(call.gives)]
    problem = _content(by_kind[str(rest.Problem)])
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

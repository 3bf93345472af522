"""Reading scenario files: YAML with the line of everything, so that a mistake can be pointed at."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from taproom.kernel.scenarios import Misfit, hint

Place = tuple[object, ...]
LARGEST_FILE: Final = 1_000_000
COMMON: Final = ["id", "title", "rules", "game", "play", "expect", "stop"]
"""What every document may say, whatever its game."""


class BadFile(ValueError):
    """A file is malformed: which one, which line, what, and what would be right."""

    def __init__(self, path: str, line: int, problem: str) -> None:
        super().__init__(f"{path}:{line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class _Loader(yaml.SafeLoader):
    """YAML as people write it: `on`, `yes` and dates are words; only `true` and `false` are true or false."""

    yaml_implicit_resolvers: dict[str, list[Any]] = {}  # noqa: RUF012


for _tag, _pattern, _first in (
    ("null", r"(?:~|null|Null|NULL|)", ["~", "n", "N", ""]),
    ("bool", r"(?:true|True|false|False)", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^{_pattern}$"), _first)


@dataclass
class Document:
    """One scenario as it was written."""

    path: str
    line: int
    data: dict[str, Any]
    lines: dict[Place, int] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """What it is called."""
        return str(self.data["id"])

    def line_of(self, place: Place) -> int:
        """The line of the innermost thing around this place that has one."""
        while place not in self.lines and place:
            place = place[:-1]
        return self.lines.get(place, self.line)

    def error(self, place: Place, problem: str) -> BadFile:
        """A complaint about something in it."""
        return BadFile(self.path, self.line_of(place), problem)

    def blame(self, before: Place, misfit: Misfit) -> BadFile:
        """A game's complaint, whose path counts from `before`."""
        return self.error((*before, *misfit.path), misfit.problem)


def find_files(paths: list[str]) -> list[Path]:
    """The files named, and all below the folders named."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not inside:
                raise BadFile(name, 1, "there is no .yaml file in this folder")
            found.extend(inside)
        elif path.is_file():
            found.append(path)
        else:
            raise BadFile(name, 1, "there is no such file or folder")
    return found


def read_file(path: Path) -> list[Document]:
    """All documents of a file."""
    try:
        text = path.read_bytes()[: LARGEST_FILE + 1].decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(str(path), 1, f"cannot be read: {error}") from None
    if len(text) > LARGEST_FILE:
        raise BadFile(str(path), 1, f"a scenario file has at most {LARGEST_FILE} letters")
    try:
        documents = [_document(str(path), node) for node in yaml.compose_all(text, _Loader) if not _is_empty(node)]
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadFile(str(path), mark.line + 1 if mark else 1, f"not YAML: {error.problem or error}") from None
    except yaml.YAMLError as error:
        raise BadFile(str(path), 1, f"not YAML: {error}") from None
    if not documents:
        raise BadFile(str(path), 1, "the file holds no scenario")
    return documents


def _is_empty(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.value == ""


def _document(path: str, node: yaml.Node) -> Document:
    document = Document(path, node.start_mark.line + 1, {})
    data = _plain(document, node, (), 0)
    if not isinstance(data, dict):
        raise BadFile(path, document.line, "a scenario is a map with id, seats, play and expect")
    document.data = data
    if not isinstance(data.get("id"), str) or not data["id"]:
        raise document.error(("id",), "a scenario needs an id")
    if not isinstance(data.get("title", ""), str):
        raise document.error(("title",), "a title is text")
    rules = data.get("rules", [])
    if not isinstance(rules, list) or not all([isinstance(rule, str) for rule in rules]):
        raise document.error(("rules",), "rules is a list of ids, such as [R4.1.5]")
    return document


def _plain(document: Document, node: yaml.Node, place: Place, depth: int) -> Any:
    """A node as plain data, its line noted."""
    document.lines.setdefault(place, node.start_mark.line + 1)
    if depth > 20:
        raise document.error(place, "this is nested too deeply")
    if isinstance(node, yaml.SequenceNode):
        return [_plain(document, part, (*place, number), depth + 1) for number, part in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return dict(_pairs(document, node, place, depth))
    if isinstance(node, yaml.ScalarNode):
        return _scalar(document, node, place)
    raise document.error(place, f"{node.tag} is not expected here")


def _pairs(document: Document, node: yaml.MappingNode, place: Place, depth: int) -> Iterator[tuple[str, Any]]:
    seen: set[str] = set()
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise document.error(place, "a key is a word")
        document.lines[(*place, key.value)] = key.start_mark.line + 1
        if key.value in seen:
            raise document.error((*place, key.value), f"{key.value!r} is said twice")
        seen.add(key.value)
        yield key.value, _plain(document, value, (*place, key.value), depth + 1)


def _scalar(document: Document, node: yaml.ScalarNode, place: Place) -> Any:
    kind = node.tag.rpartition(":")[2]
    if kind == "null":
        return None
    if kind == "bool":
        return node.value.lower() == "true"
    if kind == "int":
        return int(node.value)
    if kind == "str":
        return node.value
    raise document.error(place, f"{node.value!r} is neither a word nor a whole number")


def check_keys(document: Document, known: list[str]) -> None:
    """Refuse anything a document cannot say."""
    for key in document.data:
        if key not in COMMON and key not in known:
            raise document.error((key,), f"a scenario has no {key!r}{hint(key, [*COMMON, *known])}")

"""Where a card is defined, and who mentions it."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

from taproom.table.game import game

_SUFFIXES = (".py", ".yaml", ".yml", ".md", ".toml")
_LARGEST = 1_000_000


@dataclass(frozen=True)
class Line:
    """A line of a file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Found:
    """Where something is defined and mentioned."""

    defined: list[Line]
    mentioned: list[Line]

    def lines(self) -> list[str]:
        """For people."""
        mentions = ["mentioned in:", *[f"  {one}" for one in self.mentioned]] if self.mentioned else []
        return [*[str(one) for one in self.defined], *mentions]


def where(game_key: str, query: str, root: Path) -> Found:
    """The defining lines, then the tests and scenarios under `root` that name the card by key or title."""
    places = game(game_key).locate(query)
    names = sorted({name for place in places for name in place.names})
    return Found(
        [Line(_short(Path(place.path), root), place.line) for place in places], _mentions(root / "tests", names, root)
    )


def _mentions(folder: Path, names: list[str], root: Path) -> list[Line]:
    wanted = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]))
    found: list[Line] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in _SUFFIXES or not path.is_file() or path.stat().st_size > _LARGEST:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if wanted.search(line):
                found.append(Line(_short(path, root), number))
                break
    return found


def _short(path: Path, root: Path) -> str:
    """Relative to where we are, if it is below."""
    absolute = Path(os.path.abspath(path))
    base = Path(os.path.abspath(root))
    return str(absolute.relative_to(base)) if absolute.is_relative_to(base) else str(absolute)

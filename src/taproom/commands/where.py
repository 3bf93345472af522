"""Where a card is defined, and who mentions it."""

import os
import re
from pathlib import Path

from taproom.table.game import game

_SUFFIXES = (".py", ".yaml", ".yml", ".md", ".toml")
_LARGEST = 1_000_000


def where(game_key: str, query: str, root: Path) -> list[str]:
    """The defining lines, then the tests and scenarios under `root` that name the card by key or title."""
    places = game(game_key).locate(query)
    lines = [f"{_short(Path(place.path), root)}:{place.line}" for place in places]
    names = sorted({name for place in places for name in place.names})
    mentions = _mentions(root / "tests", names, root)
    return lines + (["mentioned in:", *[f"  {mention}" for mention in mentions]] if mentions else [])


def _mentions(folder: Path, names: list[str], root: Path) -> list[str]:
    wanted = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]))
    found: list[str] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in _SUFFIXES or not path.is_file() or path.stat().st_size > _LARGEST:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if wanted.search(line):
                found.append(f"{_short(path, root)}:{number}")
                break
    return found


def _short(path: Path, root: Path) -> str:
    """Relative to where we are, if it is below."""
    absolute = Path(os.path.abspath(path))
    base = Path(os.path.abspath(root))
    return str(absolute.relative_to(base)) if absolute.is_relative_to(base) else str(absolute)

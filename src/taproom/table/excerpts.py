"""A line of somebody's file with the place that is meant marked below it, as compilers show it."""

from typing import Final

_WIDEST: Final = 160
_BEFORE: Final = 60
"""How much of a line that is too wide is shown before the place."""


def excerpt(text: str, line: int, column: int = 0, word: str = "") -> list[str]:
    """The line of that number and, under its word from that column on, carets; nothing if there is no such line."""
    lines = text.splitlines()
    whole = lines[line - 1].rstrip() if 0 < line <= len(lines) else ""
    if not whole:
        return []
    cut = max(0, column - 1 - _BEFORE) if len(whole) > _WIDEST else 0
    shown = [f"{line:6} | {whole[cut : cut + _WIDEST]}"]
    if 0 < column <= len(whole) + 1:
        shown.append(f"       | {' ' * (column - 1 - cut)}{'^' * max(1, len(word))}")
    return shown

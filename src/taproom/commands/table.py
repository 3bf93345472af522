"""Playing in the terminal: full screen against bots or at a house's table."""

import asyncio
import sys
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from taproom.table.verdicts import Malformed

_AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 350, "quick": True}
"""One person among bots: nobody is hurried and nothing is hidden by waiting."""


def play_full_screen(
    game: str, seats: int, character: str, opponents: list[str], level: str, language: str, wishes: dict[str, str]
) -> int:
    """A game against bots in a house of one's own."""
    # Only a full screen needs Textual, and only here.
    from taproom.terminal.app import TableApp
    from taproom.terminal.host import own_house
    from taproom.terminal.link import sit_down

    named = opponents[: seats - 1]
    with own_house() as server:
        taken = sit_down(
            server,
            "/api/tables",
            {
                "name": "Taproom",
                "game": game,
                "seats": seats,
                "character": character,
                "level": level,
                "wishes": wishes,
                "timers": _AT_ONCE,
            },
        )
        setting_up: list[dict[str, Any]] = [
            {
                "type": "add_bot",
                "seat": seat,
                "level": level,
                "character": named[seat - 1] if seat <= len(named) else "",
            }
            for seat in range(1, seats)
        ]
        return TableApp(server, taken, language, [*setting_up, {"type": "start"}]).run() or 0


def join_table(
    address: str,
    name: str,
    character: str,
    language: str,
    game: str,
    seats: int,
    lines: bool,
) -> int:
    """A seat at a table somewhere else: at the one a friend's link names, or at a new one of that house.

    In plain lines, or on the whole screen.
    """
    from taproom.terminal.link import sit_down

    server, table = table_at(address)
    wish = {"name": name, "character": character}
    if table:
        taken = sit_down(server, "/api/seats", {**wish, "table": table})
    else:
        taken = sit_down(server, "/api/tables", {**wish, "game": game, "seats": seats})
    if lines:
        from taproom.terminal.lines import LinesClient, typed_lines

        # Whoever follows through a pipe reads each line as it comes.
        tell = partial(print, flush=True)
        return asyncio.run(LinesClient(server, taken, language, typed_lines(sys.stdin.fileno()), tell).run())
    from taproom.terminal.app import TableApp

    return TableApp(server, taken, language, []).run() or 0


def table_at(address: str) -> tuple[str, str]:
    """The house and the table of an address such as http://inn.example/join/WXYZ; no table if it names only a house."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Malformed(f"{address!r} is not the address of a table, such as http://localhost:8642/join/CODE")
    return f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]

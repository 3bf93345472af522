"""Playing in the terminal: full screen, against bots or at a server's table."""

import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from taproom.cli.welcome import WORDS
from taproom.i18n.messages import Mistake

if TYPE_CHECKING:
    from taproom.protocol.rest import SeatTaken

_AT_ONCE = {"limited": False, "fewest_pause": 0, "most_pause": 0, "bot": 350, "quick": True}
"""One person among bots: nobody is hurried, and there is nothing to hide by waiting."""


def play_full_screen(
    game: str, seats: int, character: str, opponents: list[str], level: str, language: str, options: dict[str, str]
) -> int:
    """A game against bots, on a server of its own."""
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
                "options": options,
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
        return _play_on(server, taken, language, [*setting_up, {"type": "start"}], [{"type": "start"}])


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
    wanted = {"name": name, "character": character}
    if table:
        taken = sit_down(server, "/api/seats", {**wanted, "table": table})
    else:
        taken = sit_down(server, "/api/tables", {**wanted, "game": game, "seats": seats})
    if lines:
        from taproom.terminal.lines import LinesClient, typed_lines

        # A reader at the other end of a pipe gets each line as it comes.
        tell = partial(print, flush=True)
        return asyncio.run(LinesClient(server, taken, language, typed_lines(sys.stdin.fileno()), tell).run())
    return _play_on(server, taken, language, [], [])


def _play_on(
    server: str, seat: "SeatTaken", language: str, setting_up: list[dict[str, Any]], again: list[dict[str, Any]]
) -> int:
    """Games on the full screen, one after another as long as the person likes; `again` begins each further one."""
    # Only a full screen needs Textual, and only here.
    from taproom.terminal.app import TableApp

    while True:
        app = TableApp(server, seat, language, setting_up)
        status = app.run()
        if app.another is None:
            return status or 0
        seat, language, setting_up = app.another, app.language, list(again)


def table_at(address: str) -> tuple[str, str]:
    """The server and the table of an address like http://inn.example/join/WXYZ; no table if only a server is named."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Mistake(WORDS, "mistake-address", address=repr(address))
    return f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]

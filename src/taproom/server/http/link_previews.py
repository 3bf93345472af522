"""What a link to a table looks like where it is sent: title, a few words and a picture, as tags of the page.

All who know a table's address may be told which game it is and whether a seat is free. No name, no hand and no token
is part of it. Only tables that are set up are looked at: a link never makes the server read its database.
"""

import re
from html import escape
from typing import Final

from taproom.server.refusals import WORDS
from taproom.server.registry import Registry
from taproom.server.tables.actor import TableActor
from taproom.server.tables.table import GATHERING, OVER, empty_seats

_SHARED: Final = re.compile(r"(join|table|story|replay)/([\w-]{1,64})")
_HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}")
_PICTURES: Final = {"inn": "links/inn.jpg", "dragonstones": "links/dragonstones.jpg"}
_SIZE: Final = (1200, 630)


class LinkPreviews:
    """Describes the pages that people send each other."""

    def __init__(self, house: Registry) -> None:
        self._house = house

    def tags(self, path: str, origin: str, language: str) -> str:
        """The tags of the page at this path; empty for a page that nobody would send."""
        shared = _SHARED.fullmatch(path)
        if path and shared is None:
            return ""
        kind, key = ("", "") if shared is None else (shared[1], shared[2])
        room = self._house.at_hand(key) if key else None
        game = "" if room is None else room.table.opened.game
        title, text = _words(kind, room, language)
        picture = f"{origin}/{_PICTURES.get(game, _PICTURES['inn'])}"
        properties = {
            "og:site_name": "Taproom",
            "og:type": "website",
            "og:title": title,
            "og:description": text,
            "og:url": f"{origin}/{path}",
            "og:image": picture,
            "og:image:width": str(_SIZE[0]),
            "og:image:height": str(_SIZE[1]),
            "og:locale": {"en": "en_GB", "ru": "ru_RU"}[language],
        }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
        return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def origin_of(scheme: str, host: str) -> str:
    """The address the client is served from, according to the request; empty if the host is not a valid one."""
    return f"{scheme}://{host}" if scheme in ("http", "https") and _HOST.fullmatch(host) else ""


def _words(kind: str, room: TableActor | None, language: str) -> tuple[str, str]:
    """The title and a sentence."""
    game = "other" if room is None else room.table.opened.game
    message = {"story": "link-story", "replay": "link-replay"}.get(kind, "link-house")
    if kind in ("join", "table"):
        message = "link-invitation"
    seats = 0 if room is None else len(room.table.chairs)
    free = len(empty_seats(room.table)) if room is not None and room.table.phase == GATHERING else 0
    phase = "none" if room is None else "over" if room.table.phase == OVER else "free" if free else "full"
    title = WORDS.say(language, message, game=game)
    return title, WORDS.say(language, f"{message}-text", game=game, seats=seats, free=free, phase=phase)

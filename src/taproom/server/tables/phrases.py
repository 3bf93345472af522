"""What is said at a table with a click: phrases of the house, and those that characters bring along.

A phrase is kept by its key, so that everybody reads it in their own language: "cheers", or "fiona/1" for the first
thing that this character likes to say.
"""

from taproom.i18n.messages import LANGUAGES
from taproom.kernel.game import game
from taproom.kernel.state import SPECTATOR
from taproom.server.refusals import PHRASES, WORDS
from taproom.server.tables.table import Table


def character_of(table: Table, seat: int) -> str:
    """Whom a seat plays: the character it was dealt, or the one it asked for; empty if neither is known."""
    if seat == SPECTATOR:
        return ""
    session = table.session
    return table.chairs[seat].character if session is None else session.game.statistics.seat_key(session.state, seat)


def is_saying_of(table: Table, seat: int, key: str) -> bool:
    """Whether this is a phrase of the character on that seat."""
    character, _, _ = key.rpartition("/")
    return bool(character) and character == character_of(table, seat) and phrase_of(table, key, LANGUAGES[0]) != ""


def phrase_of(table: Table, key: str, language: str) -> str:
    """A phrase in a language; empty if there is no phrase with that key."""
    if key in PHRASES:
        return WORDS.say(language, f"phrase-{key}")
    character, _, number = key.rpartition("/")
    sayings = game(table.opened.game).library.sayings(character, language)
    place = int(number) if number.isdecimal() and len(number) < 3 else 0
    return sayings[place - 1] if 1 <= place <= len(sayings) else ""

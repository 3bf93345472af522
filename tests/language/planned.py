"""The programs of docs/design/hard-cards.md and the words that the page says they need."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from taproom.inn.language.components import Component

PAGE: Final = (Path(__file__).parents[2] / "docs" / "design" / "hard-cards.md").read_text(encoding="utf-8")


class Planned(NamedTuple):
    """A program of the page: the card, whether it is built, read or not yet read, and its text."""

    card: str
    state: str
    text: str


PROGRAMS: Final = [
    Planned(*found) for found in re.findall(r"^```card (\S+) (built|read|not yet)\n(.*?)^```$", PAGE, re.M | re.S)
]
NOT_YET: Final = [program for program in PROGRAMS if program.state == "not yet"]

COMPONENTS: Final = tuple(
    Component(
        key,
        number,
        False,
        0,
        high,
        counted=(("one", "some"), ("а", "б", "в")) if key in ("scarab", "minion") else (),
        stays=key == "minion",
    )
    for number, (key, high) in enumerate(
        {
            **dict.fromkeys(("scarab", "mushroom", "minion", "pet", "patients", "form"), 12),
            **{"blood": 8, "momentum": 3, "hellfire": 4, "bandage": 3, "splint": 3, "salve": 3},
        }.items()
    )
)
"""What the missing decks will declare, as far as a text of today could name it: most of them as tracks."""

_NAME: Final = "|".join([one.key for one in COMPONENTS])
_TYPE: Final = "(?:action|sometimes|anytime|gambling|cheating)"
_ATTRIBUTE: Final = "(?:fortitude|alcohol|gold)"
_PARTS: Final = {
    "NAME": f"(?:{_NAME})",
    "STEP": r"\d+",
    "AMOUNT": r"(?:\d+(?: or more)?|up to \d+|any number of|each)",
    "WHOM": "(?:a player|you|all)",
    "SOMEBODY": "(?:you have|that player has)",
    "DURATION": "(?:until the end of (?:your|their next) turn|until the start of your next turn|for this round)",
    "TYPES": f"(?:{_TYPE}(?:, {_TYPE})*(?: or {_TYPE})?)",
    "TRAIT": "(?:hero|villain)",
    "ATTRIBUTE": _ATTRIBUTE,
    "THINGS": f"(?:{_ATTRIBUTE}|cards)",
    "MOST": rf"(?:most|least) {_ATTRIBUTE}(?: bid)?",
    "HOLDER": "(?:they have|other players have|you have in play)",
    "RESULT": rf"(?:{_ATTRIBUTE}|card|(?:{_NAME})(?: card)?) (?:lost|paid|spent|discarded|bid)",
    "CARDS": (
        r"(?:this|it|them|the rest|one pile|the other|a drink|the top of (?:your|their) pile"
        rf"|the top card of a (?:{_NAME}) deck|(?:up to )?\d+ (?:(?:{_NAME})(?: cards?)?|cards?))"
    ),
    "ZONE": (
        r"(?:from (?:your discards|play|their hand) )?(?:into (?:your hand|play|the discards|the bin)"
        r"|on (?:top of their deck|that player's pile|the pile to their left|their pile))"
    ),
    "N": r"\d+",
    "put": "puts?",
    "card": "cards?",
    "cards": "cards?",
    "a": "an?",
}
"""What each part of a word in the tables stands for."""

_ORDER: Final = (
    "or",
    r"as \w+",
    r"if (?:there are no teams|only two players are left)",
    r"(?:when|at the|once in|in your|during|always)\b[^:]*",
    r"(?:spend|harvest|discard|scheme)\b[^:]*",
    r"if [^:]*",
    "you may|add to the other half|for each RESULT".replace("RESULT", _PARTS["RESULT"]),
    r"(?:an?|another|each|that|one of|the winner)\b[^:,]*",
    "chooses?",
)
"""What ends in a colon, in its order: way, type, guard, occasion, cost, condition, offer, subject, choice."""
SENTENCE: Final = re.compile("".join([f"(?:(?:{part}): )?" for part in _ORDER]) + "[^:]+")


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Where a word of the tables stands in a text."""
    parts = [_PARTS.get(part) or re.escape(part) for part in re.findall(r"\w+|[^\w]", word)]
    return re.compile(rf"(?<![\w'])(?:{''.join(parts)})(?!\w)")


def words_of(heading: str) -> dict[str, list[str]]:
    """The words of one of the tables, and the cards that are said to need each."""
    table = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| \w+ \| `([^`]+)` \| ([^|]+) \|", table, re.M)
    return {word: cards.strip().split(", ") for word, cards in rows}

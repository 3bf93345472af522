"""The thousand tables whose games are compared: every character, every number of seats, every Drink Deck, both games.

Nothing here depends on what content there is: a new deck must not change who sits where.
"""

import random
from collections.abc import Sequence
from typing import Final, TypeVar

GAMES: Final = 1000
CHARACTERS: Final = (
    "deirdre", "dimli", "erin", "eve", "fiona", "fleck", "gerki",
    "gog", "kaylin", "phrenk", "pooky", "serena", "wizgille", "zot",
)  # fmt: skip
DRINKS: Final = ("rdi1", "rdi2", "rdi3")
_OTHER_GAME: Final = 5
"""Every fifth game is one of Dragonstones."""

Thing = TypeVar("Thing")


class Lots:
    """Lots from a seed. Of Python's generator only `random` is promised to stay what it is."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        return int(self._random.random() * bound)

    def some(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many of them, each at most once, in an order drawn as well."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def table_of(number: int, lots: Lots) -> tuple[str, dict[str, object]]:
    """The game and the options of a table."""
    if number % _OTHER_GAME == _OTHER_GAME - 1:
        return "dragonstones", {"seats": 3 + number // _OTHER_GAME % 4}
    seats = 2 + (number - number // _OTHER_GAME) % 9
    repeats = lots.below(20) == 0
    characters = [CHARACTERS[lots.below(len(CHARACTERS))] for _ in range(seats)]
    if not repeats:
        characters = lots.some(CHARACTERS, seats)
    return "inn", {
        "seats": [{"character": key} for key in characters],
        "drinks": lots.some(DRINKS, 1 + lots.below(len(DRINKS))),
        "bar_deck": lots.below(3) == 0,
        "repeats": repeats,
    }

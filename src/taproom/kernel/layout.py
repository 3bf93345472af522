"""The places for cards that a table declares when it is set up: whose each is, who sees its faces, what may lie there.

Views, resampling, saving and the count of cards read these declarations and nothing else, so a new place for cards is a
new declaration.
"""

from bisect import bisect_left
from typing import Final

from mypy_extensions import mypyc_attr

from taproom.kernel.events import EVERYBODY

NO_VIEWERS: Final = 0
ANY_FAMILY: Final = -1


def sees(mask: int, seat: int) -> bool:
    """Whether a mask of seats has this one; spectators (any seat below 0) are all the bits above the seats'."""
    return mask < 0 if seat < 0 else (mask >> seat) & 1 != 0


@mypyc_attr(acyclic=True)
class Zone:
    """One place for cards, as declared at set-up. Shared by all positions of a game."""

    def __init__(
        self,
        key: str,
        seat: int = -1,
        viewers: int = EVERYBODY,
        is_ordered: bool = True,
        is_numbered: bool = False,
        is_playable: bool = False,
        shows_backs: bool = False,
        family: int = ANY_FAMILY,
    ) -> None:
        self.key: Final = key
        """What it is called in a saved position, such as "hand.0"."""
        self.seat: Final = seat
        """Whose it is; -1 for the table's."""
        self.viewers: Final = viewers
        """Who sees the faces of its cards, as a mask of seats."""
        self.is_ordered: Final = is_ordered
        self.is_numbered: Final = is_numbered
        """Whether its cards carry a number each, which goes with the card when it leaves."""
        self.is_playable: Final = is_playable
        """Whether its seat may play cards from there."""
        self.shows_backs: Final = shows_backs
        """Whether everybody sees the backs of its cards, where cards of one owner have several."""
        self.family: Final = family
        """The only family whose cards can come to lie there; ANY_FAMILY if several can."""


class Layout:
    """All zones of a table, and for each card its text, its family and its back. Fixed for a whole game.

    The family is whose pool of cards it belongs to: nobody mistakes a card of one family for one of another. Within a
    family, cards may have different backs; no two families have a back in common.
    """

    def __init__(self, zones: list[Zone]) -> None:
        self.zones: Final = zones
        self.viewers: Final = [zone.viewers for zone in zones]
        self.only: Final = [zone.family for zone in zones]
        self.named: Final = {zone.key: number for number, zone in enumerate(zones)}
        self.texts: list[int] = []
        self.families: list[int] = []
        self.backs: list[int] = []
        self.family_count = 0
        self.firsts: list[int] = [0]
        """The number of each family's first card, followed by the number of all cards."""
        self.mixed: list[bool] = []
        """For each family whether its cards have different backs."""
        self._seen: Final[dict[int, list[int]]] = {}

    def seen_by(self, seat: int) -> list[int]:
        """The zones whose faces a seat sees."""
        if seat not in self._seen:
            self._seen[seat] = [zone for zone, viewers in enumerate(self.viewers) if sees(viewers, seat)]
        return self._seen[seat]

    def number_cards(
        self, places: list[int], texts: list[int], families: list[int], backs: list[int]
    ) -> list[list[int]]:
        """Give each of these cards a number; returns the numbers by zone, in the order given.

        Numbers go by family and text: sorting cards of a family by number sorts them by text.
        """
        count = len(texts)
        order = sorted(range(count), key=lambda n: (families[n], texts[n]))
        self.texts = [texts[n] for n in order]
        self.families = [families[n] for n in order]
        self.backs = [backs[n] for n in order]
        self.family_count = max(families, default=-1) + 1
        self.firsts = [bisect_left(self.families, family) for family in range(self.family_count + 1)]
        found: list[set[int]] = [set() for _ in range(self.family_count)]
        for card in range(count):
            found[self.families[card]].add(self.backs[card])
        self.mixed = [len(seen) > 1 for seen in found]
        numbers = [0] * count
        for number, place in enumerate(order):
            numbers[place] = number
        contents: list[list[int]] = [[] for _ in self.zones]
        for place in range(count):
            contents[places[place]].append(numbers[place])
        return contents

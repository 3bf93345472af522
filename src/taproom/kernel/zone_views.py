"""What one seat may know of where the cards are."""

from typing import Final

from taproom.kernel.layout import ANY_FAMILY, sees
from taproom.kernel.zones import UNSEEN, Zones

_NONE: Final[list[int]] = []


class ZonesView:
    """What one seat may know of where the cards are: sizes, the texts it can see or has seen, public backs."""

    def __init__(self, zones: Zones, seat: int) -> None:
        layout = zones.layout
        contents = zones.contents
        self.seat: Final = seat
        self._layout: Final = layout
        self._zones: Final = layout.zones
        self.sizes: Final = [len(cards) for cards in contents]
        shown = [_NONE] * len(contents)
        for zone in layout.seen_by(seat):
            if contents[zone]:
                shown[zone] = contents[zone][:]
        self._cards: Final = shown
        self._learned: dict[int, list[int]] = {}
        """For zones where the seat knows single cards: their texts, with UNSEEN between them where order counts."""
        self._backs: dict[int, list[int]] = {}
        self._numbers: dict[int, list[int]] = {}
        if zones.known:
            self._learn(zones, seat)
        if True in layout.mixed:
            self._look_at_backs(zones)
        if zones.numbers:
            self._read_numbers(zones)

    def texts(self, zone: int) -> list[int]:
        """The texts of a zone's cards; of a zone the seat does not see, what it knows."""
        if zone in self._learned:
            return self._learned[zone]
        texts = self._layout.texts
        return [texts[card] for card in self._cards[zone]]

    def top(self, zone: int) -> int:
        """The text of the topmost card the seat sees there; UNSEEN if it sees none."""
        cards = self._cards[zone]
        return self._layout.texts[cards[-1]] if cards else UNSEEN

    def shown(self) -> list[list[int]]:
        """For each zone its cards by number, where the seat sees them; the lists are the view's own."""
        return self._cards

    def unseen(self, family: int) -> list[int]:
        """The texts of a family's cards that lie where the seat does not see them."""
        first, end = self._layout.firsts[family], self._layout.firsts[family + 1]
        seen = [False] * (end - first)
        for zone, own in enumerate(self._layout.only):
            if own in (family, ANY_FAMILY):
                for card in self._cards[zone]:
                    if first <= card < end:
                        seen[card - first] = True
        texts = self._layout.texts
        return [texts[card] for card in range(first, end) if not seen[card - first]]

    def backs(self, zone: int) -> list[int]:
        """The backs of a zone that shows them, sorted; empty where all are alike."""
        return self._backs.get(zone, [])

    def numbers(self) -> dict[int, int]:
        """The numbers on the cards the seat sees, where cards carry one."""
        found: dict[int, int] = {}
        for zone, numbers in self._numbers.items():
            for place, card in enumerate(self._cards[zone]):
                if numbers[place]:
                    found[card] = numbers[place]
        return found

    def data(self) -> dict[str, object]:
        """As plain data, by the zones' keys."""
        found: dict[str, object] = {}
        for number, zone in enumerate(self._zones):
            shown: dict[str, object] = {"size": self.sizes[number], "cards": self.texts(number)}
            if number in self._backs:
                shown["backs"] = self._backs[number]
            if number in self._numbers:
                shown["numbers"] = self._numbers[number]
            found[zone.key] = shown
        return found

    def _learn(self, zones: Zones, seat: int) -> None:
        texts = self._layout.texts
        for zone, cards in enumerate(zones.contents):
            if not cards or sees(self._layout.viewers[zone], seat):
                continue
            learned = [texts[card] if zones.is_known_to(card, zone, seat) else UNSEEN for card in cards]
            if not self._zones[zone].is_ordered:
                learned = sorted([text for text in learned if text != UNSEEN])
            if learned and max(learned) != UNSEEN:
                self._learned[zone] = learned

    def _look_at_backs(self, zones: Zones) -> None:
        for zone, cards in enumerate(zones.contents):
            if self._zones[zone].shows_backs:
                self._backs[zone] = sorted([self._layout.backs[card] for card in cards])

    def _read_numbers(self, zones: Zones) -> None:
        for zone, cards in enumerate(self._cards):
            if cards and self._zones[zone].is_numbered:
                self._numbers[zone] = [zones.numbers.get(card, 0) for card in cards]

"""Zones: the places where cards lie, and who knows what lies there.

Every card is in exactly one zone, of those that the table's layout declares (`layout.py`).

A card has a number of its own; its *text* is what it says, which several cards share. Nobody can tell two cards of the
same text apart, so whatever a seat is shown or asked goes by text.
"""

from typing import Final

from taproom.kernel.dice import Chance
from taproom.kernel.events import EVERYBODY
from taproom.kernel.layout import ANY_FAMILY, Layout, sees
from taproom.kernel.verdicts import Malformed

NO_CARD: Final = -1
UNSEEN: Final = -1
"""In a view, where a card lies whose text the viewer does not know."""
_EMPTY: Final[list[int]] = []
"""Shared by all empty zones; nothing is ever put into it."""
_NOTHING: Final[dict[int, int]] = {}
"""Shared likewise by all positions where nobody knows more than the zones show, or no card carries a number."""


def no_cards(layout: Layout) -> "Zones":
    """The zones of a table before anything lies there."""
    return Zones(layout, [_EMPTY] * len(layout.zones))


class Zones:
    """Where every card of a position is, and who knows more of it than the zones show. The top of a zone is its end.

    Others may read `contents` but change it only through here: clones share the list of every empty zone, and they
    share knowledge and numbers, which are replaced and never changed in place.
    """

    def __init__(self, layout: Layout, contents: list[list[int]]) -> None:
        self.layout: Final = layout
        self.contents = contents
        self.known = _NOTHING
        """For a card that somebody knows although its zone does not show it: who, as a mask."""
        self.numbers = _NOTHING
        """The numbers of cards in zones whose cards carry one."""

    def clone(self) -> "Zones":
        """An independent copy."""
        copy = Zones(self.layout, [cards[:] if cards else _EMPTY for cards in self.contents])
        copy.known = self.known
        copy.numbers = self.numbers
        return copy

    # ---- looking ----

    def cards(self, zone: int) -> list[int]:
        """The cards of a zone by number, the top one last; a copy, so that they can be moved one by one."""
        return self.contents[zone][:]

    def texts(self, zone: int) -> list[int]:
        """The texts of a zone's cards, the top one last."""
        texts = self.layout.texts
        return [texts[card] for card in self.contents[zone]]

    def find(self, zone: int, text: int, family: int = ANY_FAMILY) -> int:
        """A card of this text in a zone, NO_CARD if there is none; of several alike, one that others know.

        Its owner chooses among cards that look alike, and gives nothing away by parting with what is known already.
        """
        place = self._place(zone, text, family)
        return self.contents[zone][place] if place >= 0 else NO_CARD

    def _place(self, zone: int, text: int, family: int) -> int:
        texts = self.layout.texts
        known = self.known
        cards = self.contents[zone]
        found = -1
        for place in range(len(cards)):
            card = cards[place]
            if texts[card] != text or (family >= 0 and self.layout.families[card] != family):
                continue
            if not known or card in known:
                return place
            if found < 0:
                found = place
        return found

    def is_known_to(self, card: int, zone: int, seat: int) -> bool:
        """Whether a seat knows this card of a zone."""
        return sees(self.layout.viewers[zone], seat) or (card in self.known and sees(self.known[card], seat))

    # ---- moving ----

    def move(self, card: int, source: int, target: int) -> None:
        """Put a card on top of another zone, for everybody to follow: who knew the card knows it there, too."""
        cards = self.contents[source]
        last = len(cards) - 1
        self._move(last if cards[last] == card else cards.index(card), source, target)

    def move_text(self, text: int, source: int, target: int, family: int = ANY_FAMILY) -> None:
        """Move a card of this text, as `find` finds it."""
        self._move(self._place(source, text, family), source, target)

    def _move(self, place: int, source: int, target: int) -> None:
        card = self.contents[source].pop(place)
        if self.contents[target]:
            self.contents[target].append(card)
        else:
            self.contents[target] = [card]
        viewers = self.layout.viewers
        if self.known or viewers[source] & ~viewers[target]:
            self._remember(card, viewers[source], viewers[target])

    def draw(self, source: int, target: int, count: int) -> None:
        """Move this many cards from the top of a zone to another, one by one."""
        viewers = self.layout.viewers
        if self.known or viewers[source] & ~viewers[target]:
            for card in self.contents[source][len(self.contents[source]) - count :]:
                self._remember(card, viewers[source], viewers[target])
        if not self.contents[target]:
            self.contents[target] = []
        cards = self.contents[source]
        others = self.contents[target]
        for _ in range(count):
            others.append(cards.pop())

    def move_all(self, source: int, target: int) -> None:
        """Put a whole zone on top of another as it is."""
        viewers = self.layout.viewers
        cards = self.contents[source]
        for card in cards:
            self._remember(card, viewers[source], viewers[target])
        self.contents[source] = _EMPTY
        self.contents[target] = self.contents[target] + cards

    def put_under(self, card: int, source: int, target: int) -> None:
        """Put a card at the bottom of another zone."""
        self.move(card, source, target)
        cards = self.contents[target]
        cards.insert(0, cards.pop())

    def move_unseen(self, card: int, source: int, target: int) -> None:
        """Its owner picks a card and puts it elsewhere without showing it.

        Who does not see the zone it came from cannot tell which card it was, nor whether one they knew is still there.
        """
        self.forget(self.contents[source], ~self.layout.viewers[source])
        self.move(card, source, target)

    def shuffle(self, zone: int, chance: Chance) -> None:
        """Nobody knows any longer which card is which."""
        chance.shuffle(self.contents[zone])
        if self.known:
            self.forget(self.contents[zone], EVERYBODY)

    def shuffle_into(self, source: int, target: int, chance: Chance) -> None:
        """Put a whole zone onto another and shuffle that."""
        self.contents[target] = self.contents[target] + self.contents[source]
        self.contents[source] = _EMPTY
        self.shuffle(target, chance)

    def split(self, zone: int, bottom: int, target: int) -> None:
        """Leave this many cards at the bottom of a zone and put the rest on another, which was empty."""
        cards = self.contents[zone]
        self.contents[zone] = cards[:bottom]
        self.contents[target] = cards[bottom:]

    # ---- knowing ----

    def show(self, cards: list[int], seats: int) -> None:
        """These seats, as a mask, get to see cards where they lie."""
        known = self.known.copy()
        for card in cards:
            known[card] = known.get(card, 0) | seats
        self.known = known

    def forget(self, cards: list[int], seats: int) -> None:
        """These seats no longer know the cards beyond what the zones show."""
        known = self.known.copy()
        for card in cards:
            if card in known:
                known[card] &= ~seats
                if known[card] == 0:
                    del known[card]
        self.known = known

    def _remember(self, card: int, before: int, after: int) -> None:
        """Keep who knew a card that lay where `before` sees it and now lies where `after` does."""
        known = self.known
        if card in known:
            before |= known[card]
        elif before & ~after == 0:
            return
        known = known.copy()
        if before & ~after:
            known[card] = before & ~after
        else:
            del known[card]
        self.known = known

    def put_number(self, card: int, number: int) -> None:
        """Write a number on a card; 0 is none."""
        if number:
            self.numbers = {**self.numbers, card: number}
        elif card in self.numbers:
            self.numbers = {other: n for other, n in self.numbers.items() if other != card}

    # ---- other seats' eyes ----

    def resample(self, seat: int, chance: Chance) -> None:
        """Deal anew what this seat does not know: within a family, and where backs are seen within a back.

        Drawn from sorted cards, so that nothing depends on where they really are. Of what the others know, only that
        stays which the seat knows as well.
        """
        contents = self.contents
        layout = self.layout
        viewers = layout.viewers
        hidden = [zone for zone in range(len(contents)) if contents[zone] and not sees(viewers[zone], seat)]
        is_plain = not self.known and not self.numbers and True not in layout.mixed
        pools: list[list[int]] = [[] for _ in range(layout.family_count)]
        for zone in hidden:
            if is_plain and layout.only[zone] != ANY_FAMILY:
                pools[layout.only[zone]].extend(contents[zone])
            else:
                self._add_unknown(zone, seat, pools)
        alike: dict[int, list[int]] = {}
        for family in range(layout.family_count):
            pool = pools[family]
            pool.sort()
            chance.shuffle(pool)
            if layout.mixed[family]:
                self._set_apart(pool, hidden, seat, alike)
        numbers: dict[int, int] = {}
        for zone in hidden:
            if is_plain and layout.only[zone] != ANY_FAMILY:
                pool = pools[layout.only[zone]]
                left = len(pool) - len(contents[zone])
                contents[zone] = pool[left:]
                del pool[left:]
            else:
                contents[zone] = self._dealt(zone, seat, pools, alike, numbers)
        if self.numbers:
            dealt = {card for zone in hidden for card in contents[zone]}
            self.numbers = {**{card: n for card, n in self.numbers.items() if card not in dealt}, **numbers}
        if self.known:
            self.known = {card: mask for card, mask in self.known.items() if sees(mask, seat)}

    def _add_unknown(self, zone: int, seat: int, pools: list[list[int]]) -> None:
        """Put the cards of a hidden zone that the seat does not know into the pools of their families."""
        families = self.layout.families
        known = self.known
        for card in self.contents[zone]:
            if not known or card not in known or not sees(known[card], seat):
                pools[families[card]].append(card)

    def _dealt(
        self, zone: int, seat: int, pools: list[list[int]], alike: dict[int, list[int]], numbers: dict[int, int]
    ) -> list[int]:
        """The cards of a hidden zone, those the seat does not know replaced; a number stays in its place."""
        layout = self.layout
        known = self.known
        shows_backs = layout.zones[zone].shows_backs
        fresh: list[int] = []
        for card in self.contents[zone]:
            new = card
            if not known or card not in known or not sees(known[card], seat):
                family = layout.families[card]
                new = alike[layout.backs[card]].pop() if shows_backs and layout.mixed[family] else pools[family].pop()
            if card in self.numbers:
                numbers[new] = self.numbers[card]
            fresh.append(new)
        return fresh

    def _set_apart(self, pool: list[int], hidden: list[int], seat: int, alike: dict[int, list[int]]) -> None:
        """Of a family with several backs: for zones that show backs, as many of each back as lie there."""
        layout = self.layout
        family = layout.families[pool[0]] if pool else -1
        for zone in hidden:
            if not layout.zones[zone].shows_backs:
                continue
            for card in self.contents[zone]:
                if layout.families[card] != family or self.is_known_to(card, zone, seat):
                    continue
                back = layout.backs[card]
                for place in range(len(pool)):
                    if layout.backs[pool[place]] == back:
                        alike.setdefault(back, []).append(pool.pop(place))
                        break

    # ---- writing down ----

    def dump(self) -> dict[str, object]:
        """As plain data, with every secret."""
        layout = self.layout
        return {
            "cards": {layout.zones[zone].key: list(cards) for zone, cards in enumerate(self.contents)},
            "known": sorted([[card, mask] for card, mask in self.known.items()]),
            "numbers": sorted([[card, number] for card, number in self.numbers.items()]),
        }

    def check(self) -> None:
        """Every card is in exactly one zone; Malformed says which is not."""
        where: list[str] = ["" for _ in self.layout.texts]
        for zone, cards in enumerate(self.contents):
            key = self.layout.zones[zone].key
            for card in cards:
                if not 0 <= card < len(where):
                    raise Malformed(f"{key} holds a card {card}; the cards are 0 to {len(where) - 1}")
                if where[card]:
                    raise Malformed(f"card {card} lies in {where[card]} and in {key}")
                where[card] = key
        for card in range(len(where)):
            if not where[card]:
                raise Malformed(f"card {card} lies nowhere")


def read_zones(
    layout: Layout, cards: dict[str, list[int]], known: list[tuple[int, int]], numbers: list[tuple[int, int]]
) -> Zones:
    """The zones that were written down; Malformed says what does not fit the layout."""
    for key in cards:
        if key not in layout.named:
            raise Malformed(f"there is no zone {key!r} at this table: {', '.join(layout.named)}")
    zones = Zones(layout, [list(cards.get(zone.key, [])) for zone in layout.zones])
    zones.check()
    zones.known = dict(known)
    zones.numbers = dict(numbers)
    return zones

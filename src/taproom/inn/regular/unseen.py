"""The cards a seat does not see, and what they may be: the Drinks of piles and deck, the cards of side decks.

To the seat each hidden place is as likely to hold any of them as any other.
"""

from typing import Final

from taproom.inn.characters import side
from taproom.inn.rules.servings import ALCOHOL, printed
from taproom.inn.rules.views import InnView

_LONGEST: Final = 3
"""How many cards with their Chasers a serving has at most, as far as is looked."""
_LOT: Final = 1_000_000


class Serving:
    """One Drink with its Chasers that may turn up: so many times out of so many."""

    def __init__(self, weight: int, whole: int, total: tuple[int, ...]) -> None:
        self.weight: Final = weight
        self.whole: Final = whole
        self.total: Final = total
        """As `rules.servings` adds it up."""


class Unseen:
    """Worked out for a view when first asked for."""

    def __init__(self, view: InnView) -> None:
        self.view: Final = view
        self._drinks: list[tuple[int, int]] | None = None
        self._served: dict[tuple[int, int, int], list[Serving]] = {}
        self._sides: dict[int, list[tuple[int, int]]] = {}

    def drinks(self) -> list[tuple[int, int]]:
        """The Drinks and Events nobody sees: text and how many of it."""
        found = self._drinks
        if found is None:
            found = _counted(self.view.zones.unseen(self.view.table.places.drink_family))
            self._drinks = found
        return found

    def drink_count(self) -> int:
        """How many cards that is."""
        return sum([count for _, count in self.drinks()])

    def events(self) -> list[tuple[int, int]]:
        """The Events among them."""
        cards = self.view.table.cards
        return [(text, count) for text, count in self.drinks() if cards[text].is_drink_event]

    def of_side(self, place: int) -> list[tuple[int, int]]:
        """The cards of a side deck that may come next: text and how many of it."""
        if place not in self._sides:
            family = self.view.table.places.first_side_family + place
            cards = self.view.table.cards
            texts = [text for text in self.view.zones.unseen(family) if not side.goes_at_once(cards[text])]
            self._sides[place] = _counted(texts)
        return self._sides[place]

    # ---- Drinks ----

    def from_deck(self, traits: int) -> list[Serving]:
        """Events are set aside (R10.1.1)."""
        return self._servings(traits, _LONGEST, False)

    def from_pile(self, traits: int, has_more: bool) -> list[Serving]:
        """Where an Event turns up nothing is drunk; a Chaser needs another card below."""
        return self._servings(traits, _LONGEST if has_more else 1, True)

    def for_contest(self, traits: int) -> list[Serving]:
        """An Event counts as a Drink without Alcohol (R10.2.2)."""
        return self._servings(traits, _LONGEST, True)

    def _servings(self, traits: int, longest: int, events_count: bool) -> list[Serving]:
        key = (traits, longest, 1 if events_count else 0)
        if key not in self._served:
            weights: dict[tuple[int, ...], int] = {}
            self._add(weights, (0, 0, 0, 0, 0), _LOT, traits, longest, events_count)
            whole = sum(weights.values())
            self._served[key] = [Serving(weight, max(1, whole), total) for total, weight in weights.items()]
        return self._served[key]

    def _add(
        self,
        weights: dict[tuple[int, ...], int],
        before: tuple[int, ...],
        weight: int,
        traits: int,
        longest: int,
        events_count: bool,
    ) -> None:
        """Another card is turned up: each one as likely as there are of it."""
        table = self.view.table
        drinks = self.drinks()
        whole = 0
        for text, count in drinks:
            if events_count or table.cards[text].is_drink:
                whole += count
        for text, count in drinks:
            card = table.cards[text]
            if not card.is_drink and not events_count:
                continue
            share = weight * count // whole
            printed_total = printed(table, (text,), traits)
            total = tuple([before[kind] + printed_total[kind] for kind in range(len(before))])
            if card.chaser and longest > 1:
                # An Event in place of a Chaser fizzles.
                self._add(weights, total, share, traits, longest - 1, True)
            else:
                weights[total] = weights.get(total, 0) + share

    def compared(self, by: int, drinker: int, which: int) -> list[Serving]:
        """Of two Drinks the weaker (0) or the stronger (1) to one with the traits `by`, as one with others has it."""
        key = (by, drinker, 10 + which)
        if key not in self._served:
            found: list[tuple[int, int, tuple[int, ...]]] = []
            table = self.view.table
            for text, count in self.drinks():
                if table.cards[text].is_drink:
                    strength = printed(table, (text,), by)[ALCOHOL]
                    found.append((strength, count, tuple(printed(table, (text,), drinker))))
            self._served[key] = _of_two(found, which)
        return self._served[key]


def _of_two(found: list[tuple[int, int, tuple[int, ...]]], which: int) -> list[Serving]:
    """How likely each of these is the weaker or the stronger of two."""
    weights: dict[tuple[int, ...], int] = {}
    whole = 0
    for strength, count, total in found:
        for other, others, _ in found:
            pairs = count * others
            part = 1 if other == strength else 2 if (strength > other) == (which == 1) else 0
            weights[total] = weights.get(total, 0) + pairs * part
            whole += pairs * part
    return [Serving(weight, max(1, whole), total) for total, weight in weights.items() if weight]


def _counted(texts: list[int]) -> list[tuple[int, int]]:
    counts: dict[int, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return sorted(counts.items())

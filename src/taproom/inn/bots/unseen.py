"""The cards a seat does not see, and what they may be: the Drinks of piles and deck, the cards of side decks.

To the seat each hidden place is as likely to hold any of them as any other.
"""

from typing import Final

from taproom.inn.bots.evaluation import ONE
from taproom.inn.components import side_decks
from taproom.inn.rules.drink_totals import ALCOHOL, DISCARDED, DRAWN, FORTITUDE, GOLD, printed
from taproom.inn.state.setup import Setup
from taproom.inn.state.views import InnView

_LOT: Final = 1_000_000
_MOST_KEPT: Final = 500

# Where a Drink comes from.
_DECK: Final = 0
_PILE: Final = 1
_LAST_OF_PILE: Final = 2
_WEAKER: Final = 3
_STRONGER: Final = 4


class Serving:
    """One Drink with its Chaser that may turn up, and how likely that is."""

    def __init__(self, weight: int, whole: int, total: tuple[int, ...]) -> None:
        self.weight: Final = weight
        self.whole: Final = whole
        self.total: Final = total
        """As `rules.servings` adds it up."""


class Servings:
    """All that may turn up."""

    def __init__(self, each: list[Serving]) -> None:
        self.each: Final = each
        self._known: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
        self._most_gold: Final = max([one.total[GOLD] for one in each], default=0) * ONE
        self._most_cards: Final = max([one.total[DISCARDED] for one in each], default=0) * ONE

    def drunk_by(self, shape: tuple[int, int, int], has: tuple[int, int], changed: tuple[int, int]) -> tuple[int, ...]:
        """What they change on average for somebody of this Alcohol, Fortitude and highest Fortitude, Gold and hand.

        All is in hundredths; `changed` is by how many points what is in force changes Alcohol and Fortitude. The last
        number is how often they make the drinker pass out.
        """
        key = (*shape, min(has[0], self._most_gold), min(has[1], self._most_cards), *changed)
        if key not in self._known:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            self._known[key] = self._work_out(*key)
        return self._known[key]

    def _work_out(
        self, alcohol: int, fortitude: int, top: int, gold: int, cards: int, more: int, less: int
    ) -> tuple[int, ...]:
        gained = lost = paid = hand = fatal = 0
        for serving in self.each:
            total = serving.total
            strength = max(0, total[ALCOHOL] + more) if total[ALCOHOL] > 0 else total[ALCOHOL]
            harm = min(0, total[FORTITUDE] + less) if total[FORTITUDE] < 0 else total[FORTITUDE]
            after = max(0, min(top, alcohol + strength * ONE))
            left = max(0, min(top, fortitude + harm * ONE))
            gained += serving.weight * (after - alcohol)
            lost += serving.weight * (left - fortitude)
            paid += serving.weight * min(gold, total[GOLD] * ONE)
            hand += serving.weight * (total[DRAWN] * ONE - min(cards, total[DISCARDED] * ONE))
            fatal += serving.weight if after >= left else 0
        whole = self.each[0].whole
        return (gained // whole, lost // whole, -paid // whole, hand // whole, fatal * ONE // whole)


class Cellar:
    """The Drinks of the Inn or a tavern, and what was worked out about them: they lie unseen for many decisions."""

    def __init__(self, setup: Setup, drinks: list[int], seen: list[int]) -> None:
        self.setup: Final = setup
        self.seen: Final = seen
        """The zones where its Drinks lie for all to see."""
        self.texts: Final = sorted(set(drinks))
        self.counts: Final = [drinks.count(text) for text in self.texts]
        self.places: Final = {text: place for place, text in enumerate(self.texts)}
        self.served: Final[dict[tuple[int, ...], Servings]] = {}
        self._printed: Final[dict[int, list[list[int]]]] = {}
        self._totals: Final[dict[int, list[tuple[int, ...]]]] = {}
        self._chased: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {}
        self._numbered: Final[dict[tuple[int, ...], int]] = {}

    def printed(self, traits: int) -> list[list[int]]:
        """What each Drink does to somebody with these traits."""
        if traits not in self._printed:
            self._printed[traits] = [printed(self.setup, (text,), traits) for text in self.texts]
        return self._printed[traits]

    def totals(self, traits: int) -> list[tuple[int, ...]]:
        """The same as keys."""
        if traits not in self._totals:
            self._totals[traits] = [tuple(total) for total in self.printed(traits)]
        return self._totals[traits]

    def with_chasers(self, traits: int, place: int) -> list[tuple[int, ...]]:
        """What the Drink at this place does to them together with each as its Chaser."""
        key = (traits, place)
        if key not in self._chased:
            first = self.printed(traits)[place]
            kinds = range(len(first))
            self._chased[key] = [tuple([first[n] + second[n] for n in kinds]) for second in self.printed(traits)]
        return self._chased[key]

    def number_of(self, cards: list[tuple[int, int]]) -> int:
        """A number that is the same for the same cards."""
        key: list[int] = []
        for text, count in cards:
            key.append(text)
            key.append(count)
        return self._numbered.setdefault(tuple(key), len(self._numbered))

    def keep(self, key: tuple[int, ...], servings: Servings) -> Servings:
        """Keep it for the next time."""
        if len(self.served) >= _MOST_KEPT:
            self.served.clear()
        self.served[key] = servings
        return servings


class Unseen:
    """Worked out for a view when first asked for."""

    def __init__(self, view: InnView, cellar: Cellar) -> None:
        self.view: Final = view
        self.cellar: Final = cellar
        self._counts: list[int] | None = None
        self._served: dict[tuple[int, int, int], Servings] = {}
        self._sides: dict[int, list[tuple[int, int]]] = {}
        self._side_numbers: dict[int, int] = {}

    def counts(self) -> list[int]:
        """How many of each Drink and Event of the cellar nobody sees."""
        counts = self._counts
        if counts is None:
            counts = self.cellar.counts[:]
            for zone in self.cellar.seen:
                for text in self.view.zones.texts(zone):
                    if text in self.cellar.places:
                        counts[self.cellar.places[text]] -= 1
            self._counts = counts
        return counts

    def events(self) -> list[tuple[int, int]]:
        """The Events among them: text and how many of it."""
        counts = self.counts()
        cards = self.view.setup.cards
        return [
            (text, counts[place])
            for place, text in enumerate(self.cellar.texts)
            if counts[place] > 0 and cards[text].is_drink_event
        ]

    def of_side(self, place: int) -> list[tuple[int, int]]:
        """The cards of a side deck that may come next: text and how many of it."""
        if place not in self._sides:
            family = self.view.setup.places.first_side_family + place
            cards = self.view.setup.cards
            counts: dict[int, int] = {}
            for text in self.view.zones.unseen(family):
                if not side_decks.goes_at_once(cards[text]):
                    counts[text] = counts.get(text, 0) + 1
            self._sides[place] = sorted(counts.items())
        return self._sides[place]

    def number_of_side(self, place: int) -> int:
        """What those cards are known by."""
        if place not in self._side_numbers:
            self._side_numbers[place] = self.cellar.number_of(self.of_side(place))
        return self._side_numbers[place]

    # ---- Drinks ----

    def from_deck(self, traits: int) -> Servings:
        """Events are set aside (R10.1.1)."""
        return self._servings(_DECK, traits, traits)

    def from_pile(self, traits: int, has_more: bool) -> Servings:
        """Where an Event turns up nothing is drunk; a Chaser needs another card below."""
        return self._servings(_PILE if has_more else _LAST_OF_PILE, traits, traits)

    def for_contest(self, traits: int) -> Servings:
        """An Event counts as a Drink without Alcohol (R10.2.2)."""
        return self._servings(_PILE, traits, traits)

    def weaker(self, by: int, drinker: int) -> Servings:
        """The weaker of two to one with the traits `by`, as one with others drinks it (R10.3)."""
        return self._servings(_WEAKER, by, drinker)

    def stronger(self, by: int) -> Servings:
        """The stronger of two to one with these traits."""
        return self._servings(_STRONGER, by, by)

    def _servings(self, source: int, by: int, drinker: int) -> Servings:
        short = (source, by, drinker)
        if short not in self._served:
            self._served[short] = self._look_up((*short, *self.counts()), source, by, drinker)
        return self._served[short]

    def _look_up(self, key: tuple[int, ...], source: int, by: int, drinker: int) -> Servings:
        if key in self.cellar.served:
            return self.cellar.served[key]
        weights: dict[tuple[int, ...], int] = {}
        if source in (_WEAKER, _STRONGER):
            self._compare(weights, by, drinker, source == _STRONGER)
        else:
            self._pour(weights, drinker, source)
        whole = max(1, sum(weights.values()))
        each = [Serving(weight, whole, total) for total, weight in weights.items() if weight]
        return self.cellar.keep(key, Servings(each))

    def _pour(self, weights: dict[tuple[int, ...], int], traits: int, source: int) -> None:
        """Each one as likely as there are of it, and after one that asks for a Chaser each again."""
        counts = self.counts()
        whole = sum(counts)
        cards = self.view.setup.cards
        drunk = self.cellar.totals(traits)
        for place, text in enumerate(self.cellar.texts):
            card = cards[text]
            if counts[place] <= 0 or (source == _DECK and not card.is_drink):
                continue
            if not card.chaser or source == _LAST_OF_PILE:
                _add(weights, drunk[place], _LOT * counts[place])
                continue
            for other, total in enumerate(self.cellar.with_chasers(traits, place)):
                if counts[other] > 0:  # an Event in place of a Chaser fizzles
                    _add(weights, total, _LOT * counts[place] * counts[other] // whole)

    def _compare(self, weights: dict[tuple[int, ...], int], by: int, drinker: int, stronger: bool) -> None:
        counts = self.counts()
        cards = self.view.setup.cards
        drinks = [place for place, text in enumerate(self.cellar.texts) if counts[place] > 0 and cards[text].is_drink]
        strengths = [total[ALCOHOL] for total in self.cellar.printed(by)]
        for one in drinks:
            total = self.cellar.totals(drinker)[one]
            for two in drinks:
                more = strengths[one] > strengths[two]
                part = 1 if strengths[one] == strengths[two] else 2 if more == stronger else 0
                _add(weights, total, counts[one] * counts[two] * part)


def cellars_of(setup: Setup) -> list[Cellar]:
    """That of the Red Dragon Inn, and behind it those of the taverns."""
    places = setup.places
    found = [Cellar(setup, setup.drinklist, [places.drink_discard, places.played, *places.kept])]
    for tavern, drinks in enumerate(setup.tavernlists):
        found.append(Cellar(setup, drinks, [places.tavern_discards[tavern], places.played, *places.kept]))
    return found


def _add(weights: dict[tuple[int, ...], int], total: tuple[int, ...], weight: int) -> None:
    weights[total] = weights.get(total, 0) + weight

"""How fair a game is, counted: characters, places in the order of play, causes of loss, length, cards."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from taproom.arena.figures import Lift, Share, lift, wilson
from taproom.arena.playing import DEEDS
from taproom.arena.store import Row, Store
from taproom.kernel.game import UNKNOWN_RULES


@dataclass
class _Tally:
    won: float = 0.0
    trials: int = 0

    def add(self, share: float) -> None:
        self.won += share
        self.trials += 1

    def share(self) -> Share:
        return wilson(self.won, self.trials)


@dataclass
class CharacterFigures:
    """One character."""

    key: str
    all: Share
    fair: float
    """What equals would have won at the same tables."""
    by_seats: dict[int, Share]
    by_place: dict[tuple[int, int], Share]
    """By number of seats and place in the order of play."""
    causes: dict[str, int]
    lost: int


@dataclass
class CardFigures:
    """One card of one character."""

    key: str
    owner: str
    deeds: dict[str, int]
    """How often it was dealt, drawn, played, discarded, and in hand at the end."""
    opening: Share
    """How often its owner won who had it in the opening hand."""
    otherwise: Share
    lift: Lift | None
    """None for a card that is never in an opening hand, such as one that lies open."""

    @property
    def seen(self) -> int:
        """How often it came to hand at all."""
        return self.deeds["dealt"] + self.deeds["drawn"]

    def part(self, deed: str) -> float:
        """Its share of the times it came to hand."""
        return self.deeds[deed] / self.seen if self.seen else 0.0


@dataclass
class Balance:
    """Everything that was counted."""

    games: int
    characters: list[CharacterFigures]
    places: dict[tuple[int, int], Share]
    fair: dict[int, float]
    """For each number of seats what equals would have won: a half where two teams play, whatever their size."""
    turns: dict[int, Counter[int]]
    """For each number of seats how many games took how many turns."""
    cards: list[CardFigures]
    plan: dict[str, object] = field(default_factory=dict)
    rules: int = UNKNOWN_RULES


def measure(store: Store) -> Balance:
    """Count the games of a file."""
    rows = store.seats()
    seats = {number: count for number, count, _, _ in store.games()}
    turns: dict[int, Counter[int]] = defaultdict(Counter)
    for _, count, taken, _ in store.games():
        turns[count][taken] += 1
    places: dict[tuple[int, int], _Tally] = defaultdict(_Tally)
    for row in rows:
        places[seats[row[0]], row[4]].add(row[5])
    teams = Counter([number for number, _ in {(row[0], row[7]) for row in rows}])
    return Balance(
        len(seats),
        _characters(rows, seats, teams),
        {place: tally.share() for place, tally in sorted(places.items())},
        _fair(seats, teams),
        dict(sorted(turns.items())),
        _cards(store, rows),
        store.plan(),
        store.rules(),
    )


def _fair(seats: dict[int, int], teams: Counter[int]) -> dict[int, float]:
    """The average over the games, should tables of one size differ in how many teams they have."""
    fair: dict[int, list[float]] = defaultdict(list)
    for number, count in seats.items():
        fair[count].append(1 / teams[number])
    return {count: sum(parts) / len(parts) for count, parts in sorted(fair.items())}


def _characters(rows: list[Row], seats: dict[int, int], teams: Counter[int]) -> list[CharacterFigures]:
    found: list[CharacterFigures] = []
    for key in sorted({row[3] for row in rows} - {""}):
        own = [row for row in rows if row[3] == key]
        every = _Tally()
        fair = 0.0
        by_seats: dict[int, _Tally] = defaultdict(_Tally)
        by_place: dict[tuple[int, int], _Tally] = defaultdict(_Tally)
        causes: Counter[str] = Counter()
        for number, _, _, _, place, share, cause, _ in own:
            every.add(share)
            fair += 1 / teams[number]
            by_seats[seats[number]].add(share)
            by_place[seats[number], place].add(share)
            if share == 0:
                causes[cause] += 1
        found.append(
            CharacterFigures(
                key,
                every.share(),
                fair / len(own),
                {count: tally.share() for count, tally in sorted(by_seats.items())},
                {place: tally.share() for place, tally in sorted(by_place.items())},
                dict(causes.most_common()),
                sum(causes.values()),
            )
        )
    return sorted(found, key=lambda one: -one.all.part / one.fair)


def _cards(store: Store, rows: list[Row]) -> list[CardFigures]:
    """A card's opening hands are compared with its owner's other opening hands."""
    sat = {(row[0], row[1]): row for row in rows}
    every: dict[str, _Tally] = defaultdict(_Tally)
    opening: dict[tuple[str, str], _Tally] = defaultdict(_Tally)
    deeds: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * len(DEEDS))
    for row in rows:
        every[row[3]].add(row[5])
    for number, hands in store.cards():
        for seat, cards in enumerate(hands):
            row = sat[number, seat]
            for key, counts in cards.items():
                total = deeds[row[3], key]
                for place, count in enumerate(counts):
                    total[place] += count
                if counts[0]:
                    opening[row[3], key].add(row[5])
    found: list[CardFigures] = []
    for (owner, key), counts in sorted(deeds.items()):
        with_it = opening[owner, key]
        rest = wilson(max(0.0, every[owner].won - with_it.won), every[owner].trials - with_it.trials)
        had = with_it.share()
        change = lift(had, rest) if had.trials and rest.trials else None
        found.append(CardFigures(key, owner, dict(zip(DEEDS, counts, strict=True)), had, rest, change))
    return found

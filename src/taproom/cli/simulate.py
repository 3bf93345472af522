"""Many games at random on all cores, and what came of them."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Final

from taproom.arena.tournament import check_amount, spread
from taproom.arena.words import WORDS, decimal, percent
from taproom.i18n.messages import Mistake
from taproom.kernel.dice import Dice, QuickDice, key_from_seed
from taproom.kernel.game import Game, game
from taproom.kernel.playout import Endless, random_choice
from taproom.kernel.state import State

MOST_DECISIONS = 100_000
_TURNS = "turns"
_CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; every game follows from the plan and its own seed alone."""

    game: str
    fewest: int
    most: int
    characters: tuple[str, ...]
    extras: tuple[tuple[str, str], ...] = ()
    """Further options of the game, as typed."""


@dataclass
class Results:
    """What came of some games. Shared victories count in parts, a team's as one for each of its members."""

    games: int = 0
    decisions: int = 0
    most_decisions: int = 0
    headings: Counter[str] = field(default_factory=Counter)
    sat: Counter[str] = field(default_factory=Counter)
    wins: dict[str, Fraction] = field(default_factory=dict)
    expected: dict[str, Fraction] = field(default_factory=dict)
    """How often each name would have won if all at its tables were equals."""
    order_wins: dict[tuple[int, int], Fraction] = field(default_factory=dict)
    """By number of seats and place in the order of play."""
    order_games: Counter[int] = field(default_factory=Counter)
    errors: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: "Results") -> None:
        """Count another's games as well."""
        self.games += other.games
        self.decisions += other.decisions
        self.most_decisions = max(self.most_decisions, other.most_decisions)
        self.headings.update(other.headings)
        self.sat.update(other.sat)
        self.order_games.update(other.order_games)
        for name, part in other.wins.items():
            self.wins[name] = self.wins.get(name, Fraction(0)) + part
        for name, part in other.expected.items():
            self.expected[name] = self.expected.get(name, Fraction(0)) + part
        for place, part in other.order_wins.items():
            self.order_wins[place] = self.order_wins.get(place, Fraction(0)) + part
        self.errors.extend(other.errors)


_APART: Final = 2_000_000_000
"""Line-ups and choices are drawn apart: from the same seed a small table would begin with small choices."""


def read_seats(text: str | None, key: str) -> tuple[int, int]:
    """A number of seats, or a range such as 2-8; without either, what the game has."""
    if text is None:
        return game(key).seat_range()
    parts = text.split("-")
    if len(parts) > 2 or not all([part.isascii() and part.isdecimal() and len(part) < 4 for part in parts]):
        raise Mistake(WORDS, "mistake-seats-range", given=repr(text))
    fewest, most = int(parts[0]), int(parts[-1])
    if fewest > most:
        raise Mistake(WORDS, "mistake-seats-order", given=text, right=f"{most}-{fewest}")
    return fewest, most


def table_options(plan: Plan, seed: int) -> dict[str, object]:
    """The table of the game of this seed: how many seats, who sits where."""
    chance = QuickDice(seed)
    sizes = game(plan.game).table_sizes(plan.fewest, plan.most, dict(plan.extras))
    seats = sizes[chance.below(len(sizes))]
    lots = list(range(len(plan.characters)))
    chance.shuffle(lots)
    return game(plan.game).lineup(seats, [plan.characters[lot] for lot in lots[:seats]], dict(plan.extras), chance)


def play_one(plan: Plan, seed: int) -> Results:
    """One game; an error in it is part of the results."""
    results = Results()
    played = game(plan.game)
    try:
        state = played.start(table_options(plan, seed), Dice(key_from_seed(seed)))
        first = played.on_turn(state)
        decisions = _play_out(played, state, QuickDice(seed + _APART), results)
    except Exception as error:
        # A simulation is there to find such things: it reports the seed and goes on.
        results.errors.append((seed, f"{type(error).__name__}: {error}"))
        return results
    results.games = 1
    results.decisions = results.most_decisions = decisions
    results.headings[_TURNS] += 1 if first >= 0 else 0
    _count_winners(played, state, max(0, first), results)
    return results


def _play_out(played: Game, state: State, chance: QuickDice, results: Results) -> int:
    decisions = 0
    state.events = []
    while (seat := state.next_seat()) >= 0:
        decision = state.decision(seat)
        if decision is None or decisions >= MOST_DECISIONS:
            raise Endless(f"no end after {decisions} decisions")
        state.answer(seat, random_choice(decision, chance))
        decisions += 1
        for event in state.events:
            if heading := played.statistics.tally(event):
                results.headings[heading] += 1
        state.events.clear()
    return decisions


def _count_winners(played: Game, state: State, first: int, results: Results) -> None:
    seats = state.seat_count()
    winners = state.winners()
    teams = state.teams()
    results.order_games[seats] += 1
    for seat in range(seats):
        name = played.statistics.seat_key(state, seat)
        results.sat[name] += 1
        results.expected[name] = results.expected.get(name, Fraction(0)) + Fraction(1, len(set(teams)))
        if seat in winners:
            part = Fraction(1, len({teams[winner] for winner in winners}))
            place = (seats, (seat - first) % seats)
            results.wins[name] = results.wins.get(name, Fraction(0)) + part
            results.order_wins[place] = results.order_wins.get(place, Fraction(0)) + part


def play_some(plan: Plan, seeds: range) -> Results:
    """Several games, one after the other: what a worker does."""
    results = Results()
    for seed in seeds:
        results.add(play_one(plan, seed))
    return results


def simulate(plan: Plan, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Results:
    """All the games; the result does not depend on how many work at it."""
    check_amount(games, jobs)
    if plan.characters and len(plan.characters) < plan.most:
        raise Mistake(WORDS, "mistake-few-characters", characters=len(plan.characters), seats=plan.most)
    # Wrong characters or sizes are found before anything is started.
    sizes = game(plan.game).table_sizes(plan.fewest, plan.most, dict(plan.extras))
    for seats in {sizes[0], sizes[-1]}:
        options = game(plan.game).lineup(seats, list(plan.characters[:seats]), dict(plan.extras), QuickDice(seed))
        game(plan.game).start(options, Dice(key_from_seed(seed)))
    total = Results()
    for results in _all_results(plan, games, seed, jobs or os.cpu_count() or 1):
        total.add(results)
        progress(results.games + len(results.errors))
    total.errors.sort()
    return total


def _all_results(plan: Plan, games: int, seed: int, jobs: int) -> Iterator[Results]:
    chunks = [range(start, min(start + _CHUNK, seed + games)) for start in range(seed, seed + games, _CHUNK)]
    return spread(partial(play_some, plan), chunks, jobs)


def as_data(results: Results) -> dict[str, object]:
    """The results for scripts; what was shared counts in parts."""
    return {
        "games": results.games,
        "decisions": results.decisions,
        "most_decisions": results.most_decisions,
        "events": dict(sorted(results.headings.items())),
        "characters": [
            {"key": name, "games": sat, "won": float(results.wins.get(name, 0)), "fair": float(results.expected[name])}
            for name, sat in sorted(results.sat.items())
            if name
        ],
        "order_of_play": [
            {
                "seats": seats,
                "place": place + 1,
                "games": games,
                "won": float(results.order_wins.get((seats, place), 0)),
            }
            for seats, games in sorted(results.order_games.items())
            for place in range(seats)
        ],
        "errors": [{"seed": seed, "problem": problem} for seed, problem in results.errors],
    }


def report(results: Results, key: str, language: str = "en") -> list[str]:
    """The results of simulating this game, in lines of text."""
    lines = [WORDS.say(language, "simulated", games=results.games)]
    if results.games:
        mean = decimal(results.decisions / results.games, language)
        lines.append(WORDS.say(language, "simulated-decisions", mean=mean, most=results.most_decisions))
        if turns := results.headings[_TURNS]:
            lines.append(WORDS.say(language, "simulated-turns", mean=decimal(turns / results.games, language)))
        lines.extend(_by_cause(results, game(key), language))
        lines.extend(_by_name(results, game(key), language))
        lines.extend(_by_order(results, language))
    for seed, problem in results.errors:
        lines.append(WORDS.say(language, "simulated-error", seed=str(seed), problem=problem))
    return lines


def _by_cause(results: Results, played: Game, language: str) -> list[str]:
    causes = {heading: count for heading, count in results.headings.items() if heading != _TURNS}
    losses = sum(causes.values())
    return [
        WORDS.say(
            language,
            "simulated-losses",
            cause=played.statistics.tally_name(heading, language),
            count=count,
            share=percent(count / losses, language),
        )
        for heading, count in sorted(causes.items(), key=lambda pair: (-pair[1], pair[0]))
    ]


def _by_name(results: Results, played: Game, language: str) -> list[str]:
    luck = {name: results.wins.get(name, Fraction(0)) / results.expected[name] for name in results.sat if name}
    lines = [WORDS.say(language, "simulated-winners")] if luck else []
    for name in sorted(luck, key=lambda name: (-luck[name], name)):
        sat = results.sat[name]
        share = percent(float(results.wins.get(name, Fraction(0)) / sat), language)
        fair = percent(float(results.expected[name] / sat), language)
        said = WORDS.say(language, "simulated-winner", share=share, games=sat, fair=fair)
        lines.append(f"  {played.library.key_name(name, language):12} {said}")
    return lines


def _by_order(results: Results, language: str) -> list[str]:
    lines = [WORDS.say(language, "simulated-order")]
    for seats, games in sorted(results.order_games.items()):
        shares = [float(results.order_wins.get((seats, place), Fraction(0)) / games) for place in range(seats)]
        said = " ".join([percent(share, language) for share in shares])
        lines.append(f"  {WORDS.say(language, 'simulated-seats', seats=seats, shares=said)}")
    return lines

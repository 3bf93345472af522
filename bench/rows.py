"""The rows of bench/against.py: one of them, measured in the environment this is run with, once for each line read.

The work is always the same, whatever the wheel and however often: the same tables and seeds, and nothing that a new
deck could change. Times are those of the processor: another program on the same core does not count.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import engine
from engine import Dice, QuickDice, Sage, State, key_from_seed, playout

FIRST_TWO_SETS = ("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog")
THREE_SETS = (*FIRST_TWO_SETS, "kaylin", "phrenk", "serena", "wizgille")
"""Those of the third set have something lying before them; tables without any of it are a row of their own."""
VILLAINS = ("daareka", "amundyr", "torglesnarf", "vlazlo")
EVERY_OTHER_A_VILLAIN = ("daareka", "gerki", "amundyr", "kaylin", "torglesnarf", "zot", "vlazlo", "phrenk")
SAGE_NODES = 400
LINEUPS = 12
"""So many for each number of seats: what a table's cards are is worked out once for each, before anything is timed."""


Measure = Callable[[], float]
"""Takes a fraction of a second and says what it found."""


class Row(NamedTuple):
    """Something that is measured."""

    what: str
    unit: str
    prepare: Callable[[], Measure]
    beside: str = ""
    """The row of the present wheel that this one is compared with, where the older wheel does not have it."""
    instead: str = ""
    """The row of the older wheel that this one is compared with, where these decks are not in it."""


# --- tables ---------------------------------------------------------------------------------------------------------


class Tables(NamedTuple):
    """Line-ups of one game."""

    game: str
    characters: tuple[str, ...]
    seats: range
    mode: str = ""

    def options(self, seats: int, number: int) -> dict[str, object]:
        """The table of this number: neighbours and Drink Decks differ from one to the next."""
        if not self.characters:
            return {"seats": seats}
        number %= LINEUPS
        step = (1, 5, 7, 11)[number % 4]
        order = [self.characters[(number + place * step) % len(self.characters)] for place in range(seats)]
        drinks = ["rdi1", "rdi2", "rdi3"][: 1 + number % 3]
        mode = {"mode": self.mode} if self.mode else {}
        return {"seats": [{"character": key} for key in order], "drinks": drinks, **mode}

    def start(self, seats: int, number: int) -> State:
        """A game at its first decision."""
        return engine.game(self.game).start(self.options(seats, number), QuickDice(number))

    def middles(self) -> Iterator[State]:
        """For each number of seats a position halfway through a game."""
        for seats in self.seats:
            decisions = playout.play_out(self.start(seats, 7), QuickDice(3))
            state, chance = self.start(seats, 7), QuickDice(3)
            for _ in range(decisions // 2):
                seat = state.next_seat()
                decision = state.decision(seat)
                assert decision is not None
                state.choose(seat, playout.random_choice(decision, chance))
            yield state


PLAIN = Tables("inn", FIRST_TWO_SETS, range(2, 9))
INN = Tables("inn", THREE_SETS, range(2, 9))
DRAGONSTONES = Tables("dragonstones", (), range(3, 7))
FOUR = Tables("inn", THREE_SETS, range(4, 5))
FOUR_VILLAINS = Tables("inn", VILLAINS, range(4, 5))
MIXED = Tables("inn", EVERY_OTHER_A_VILLAIN, range(2, 9))
TEAMS = Tables("inn", THREE_SETS, range(4, 5), "two_headed_dragon")


# --- what is measured -----------------------------------------------------------------------------------------------


def decisions(tables: Tables, games: int) -> Measure:
    """Decisions a second of random play, the deal included."""

    def play(numbers: range) -> int:
        played = 0
        for number in numbers:
            for seats in tables.seats:
                played += playout.play_out(tables.start(seats, number), QuickDice(number + 1_000_000))
        return played

    def measure() -> float:
        start = time.process_time()
        return play(range(games)) / (time.process_time() - start)

    play(range(LINEUPS))
    return measure


def clone(tables: Tables, times: int) -> Measure:
    """Microseconds for a copy of a position halfway through a game."""
    middles = list(tables.middles())

    def measure() -> float:
        start = time.process_time()
        for state in middles:
            for _ in range(times):
                state.clone()
        return (time.process_time() - start) / times / len(middles) * 1e6

    return measure


def playouts(tables: Tables, times: int) -> Measure:
    """Games a second that are played at random to their end from halfway, what a seat cannot know drawn anew."""
    middles = list(tables.middles())

    def measure() -> float:
        start = time.process_time()
        for state in middles:
            for number in range(times):
                sample = state.resample(state.next_seat(), QuickDice(number))
                sample.resume()
                playout.play_out(sample, QuickDice(number + 2_000_000))
        return times * len(middles) / (time.process_time() - start)

    return measure


def regular(tables: Tables, games: int) -> Measure:
    """Microseconds that half of the regular's decisions take at most, the view included."""
    rules = engine.game(tables.game)

    def measure() -> float:
        taken: list[float] = []
        for number in range(games):
            state = rules.start(tables.options(4, number), Dice(key_from_seed(number)))
            bots = [engine.make_bot(tables.game, engine.REGULAR, QuickDice(number * 4 + seat)) for seat in range(4)]
            while (seat := state.next_seat()) >= 0:
                decision = state.decision(seat)
                assert decision is not None
                before = time.perf_counter()
                choice = bots[seat].choose(state.view(seat), decision)
                taken.append(time.perf_counter() - before)
                state.choose(seat, choice)
        return statistics.median(taken) * 1e6

    return measure


def sage(tables: Tables, searches: int) -> Measure:
    """Nodes a second of Sage, thinking at every seventh decision of games that the regular plays."""
    rules = engine.game(tables.game)

    def measure() -> float:
        thinker = engine.make_bot(tables.game, f"sage:{SAGE_NODES}", QuickDice(1))
        assert isinstance(thinker, Sage)
        nodes = number = asked = 0
        taken = 0.0
        while asked < 7 * searches:
            number += 1
            state = rules.start(tables.options(4, number), Dice(key_from_seed(number)))
            bot = engine.make_bot(tables.game, engine.REGULAR, QuickDice(number))
            while asked < 7 * searches and (seat := state.next_seat()) >= 0:
                decision = state.decision(seat)
                assert decision is not None
                asked += 1
                if asked % 7 == 0:
                    world = state.resample(seat, thinker.chance)
                    start = time.process_time()
                    thinker.think(world, seat, decision)
                    taken += time.process_time() - start
                    nodes += engine.nodes_of(thinker, seat)
                state.choose(seat, bot.choose(state.view(seat), decision))
        return nodes / taken

    return measure


def balance(tables: Tables, games: int) -> Measure:
    """Games a second of `taproom balance`, one process, every game kept in its file."""
    plan = engine.Plan(tables.game, (engine.REGULAR,), engine.RANDOM, 4, 4, tables.characters, (), 1)

    def measure() -> float:
        with tempfile.TemporaryDirectory() as folder:
            start = time.process_time()
            engine.tournament.play(plan, games, Path(folder) / "games.sqlite", 1, lambda _: None).close()
            return games / (time.process_time() - start)

    measure()
    return measure


ROWS = {
    "decisions:inn": Row("random play, sets 1 to 3, 2 to 8 seats", "decisions/s", lambda: decisions(INN, 36)),
    "decisions:plain": Row("random play, sets 1 and 2, 2 to 8 seats", "decisions/s", lambda: decisions(PLAIN, 36)),
    "decisions:dragonstones": Row(
        "random play, Dragonstones, 3 to 6 seats", "decisions/s", lambda: decisions(DRAGONSTONES, 120)
    ),
    "decisions:four": Row("random play, sets 1 to 3, four seats", "decisions/s", lambda: decisions(FOUR, 200)),
    "decisions:teams": Row(
        "the same in two teams, beside it", "decisions/s", lambda: decisions(TEAMS, 200), beside="decisions:four"
    ),
    "decisions:mixed": Row(
        "random play, every other a villain, 2 to 8 seats",
        "decisions/s",
        lambda: decisions(MIXED, 36),
        instead="decisions:inn",
    ),
    "decisions:villains": Row(
        "random play, the four villains", "decisions/s", lambda: decisions(FOUR_VILLAINS, 200), instead="decisions:four"
    ),
    "clone:inn": Row("clone, sets 1 to 3", "us", lambda: clone(INN, 20_000)),
    "clone:plain": Row("clone, sets 1 and 2", "us", lambda: clone(PLAIN, 20_000)),
    "clone:dragonstones": Row("clone, Dragonstones", "us", lambda: clone(DRAGONSTONES, 35_000)),
    "playouts:inn": Row("determinised playouts, sets 1 to 3", "games/s", lambda: playouts(INN, 100)),
    "playouts:plain": Row("determinised playouts, sets 1 and 2", "games/s", lambda: playouts(PLAIN, 100)),
    "playouts:mixed": Row(
        "determinised playouts, every other a villain",
        "games/s",
        lambda: playouts(MIXED, 100),
        instead="playouts:inn",
    ),
    "playouts:dragonstones": Row("determinised playouts, Dragonstones", "games/s", lambda: playouts(DRAGONSTONES, 150)),
    "regular:inn": Row("the regular's median decision, sets 1 to 3", "us", lambda: regular(INN, 50)),
    "regular:dragonstones": Row("the regular's median decision, Dragonstones", "us", lambda: regular(DRAGONSTONES, 40)),
    "sage:inn": Row("Sage at 400 nodes, sets 1 to 3", "nodes/s", lambda: sage(INN, 14)),
    "sage:dragonstones": Row("Sage at 400 nodes, Dragonstones", "nodes/s", lambda: sage(DRAGONSTONES, 40)),
    "balance:inn": Row("balance, sets 1 to 3", "games/s", lambda: balance(INN, 40)),
}


if __name__ == "__main__":
    if not engine.is_compiled():
        sys.exit("the engine is not compiled")
    once = ROWS[sys.argv[1]].prepare()
    print("ready", flush=True)
    for _ in sys.stdin:
        print(once(), flush=True)

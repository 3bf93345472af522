"""What a game offers to the rest of the program: its rules, presenter, library, bots and statistics."""

from functools import cache
from importlib.metadata import EntryPoints, entry_points

from mypy_extensions import mypyc_attr

from taproom.kernel.bots import BotRoster
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.encoding import Encoder
from taproom.kernel.events import Event
from taproom.kernel.library import Library
from taproom.kernel.migrations import Migrations
from taproom.kernel.scenarios import ScenarioAdapter
from taproom.kernel.state import State
from taproom.kernel.statistics import Statistics
from taproom.kernel.verdicts import Malformed

UNKNOWN_RULES = 0
"""Stands for rules from before versions were numbered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its rules, and everything it offers to the rest of the program."""

    def __init__(self, key: str, presenter: object, library: Library, bots: BotRoster, statistics: Statistics) -> None:
        self.key = key
        self.presenter = presenter
        """How it is shown to people; `taproom.presentation.presenter` knows its type."""
        self.library = library
        """Its cards, packs and rulebook."""
        self.bots = bots
        """The bots that can play it."""
        self.statistics = statistics
        """What is counted in it."""

    def rules_version(self) -> int:
        """Raised by hand whenever the same choices could lead to something else: changed rules or changed cards."""
        raise NotImplementedError

    def rules_version_of(self, digest: str) -> int:
        """The version of the rules that used to go by this hash; UNKNOWN_RULES for any other hash."""
        return UNKNOWN_RULES

    def start(self, options: dict[str, object], chance: Chance) -> State:
        """Set up a table; raises Malformed with a sentence that says what is wrong with the options."""
        raise NotImplementedError

    def load(self, data: dict[str, object]) -> State:
        """Read a position that this version of the program dumped, or an earlier one."""
        raise NotImplementedError

    def migrations(self) -> Migrations:
        """How to migrate snapshots from earlier versions."""
        return Migrations([])

    def plain_event(self, state: State, event: Event) -> list[object]:
        """The event as plain data with cards by key, so that it doesn't depend on how cards are numbered."""
        return [event.kind, event.seat, event.other, event.subject, event.amount, list(event.cards), event.shown_to]

    def plain_decision(self, state: State, decision: Decision) -> list[object]:
        """The decision as plain data with cards by key."""
        return list(decision.key())

    def on_turn(self, state: State) -> int:
        """Whose turn it is; -1 in a game, or at a moment, without turns."""
        return -1

    def turn_number(self, state: State) -> int:
        """A number that changes whenever a turn has ended: orders given for a turn end with it."""
        return self.on_turn(state)

    def seat_range(self) -> tuple[int, int]:
        """The fewest and the most seats of a simulation, by default."""
        return (2, 8)

    def table_sizes(self, fewest: int, most: int, extras: dict[str, str]) -> list[int]:
        """The possible numbers of seats, from fewest to most; a mode may want teams of the same size."""
        return list(range(fewest, most + 1))

    def teams_at(self, options: dict[str, object], seats: int) -> list[int]:
        """The team of each seat at a table with these options, as a number."""
        return list(range(seats))

    def teams_wished(self, seats: int, extras: dict[str, str]) -> list[int]:
        """The same before the game, for so many seats and options as people typed them."""
        return list(range(seats))

    def lineup(self, seats: int, characters: list[str], extras: dict[str, str], chance: Chance) -> dict[str, object]:
        """Options for a table: these characters in their order, an empty one and all further seats by lot.

        Extras are further options as a person typed them; Malformed says which are not understood.
        """
        for name in extras:
            raise Malformed(f"{self.key} has no option {name!r}")
        if any(characters):
            raise Malformed(f"{self.key} has no characters to choose from")
        return {"seats": seats}

    def encoder(self, tables: list[dict[str, object]], facts: int) -> Encoder:
        """How views and options at tables with these options are written as numbers, with so many facts in a row."""
        raise Malformed(f"{self.key} cannot be written as numbers")

    def scenario_adapter(self) -> ScenarioAdapter:
        """How scenarios set up, play and look at positions of this game."""
        raise NotImplementedError


_GAMES: dict[str, Game] = {}
_GROUP = "taproom.games"
"""The entry points by which an installed package registers its games."""


def register(game: Game) -> None:
    """Make a game known under its key."""
    _GAMES[game.key] = game


def game(key: str) -> Game:
    """The game with this key; its package is imported when it is first asked for."""
    if key not in _GAMES:
        for entry in _installed():
            if entry.name == key:
                entry.load()
    if key not in _GAMES:
        raise Malformed(f"there is no game {key!r}: choose from {', '.join(games())}")
    return _GAMES[key]


def games() -> list[str]:
    """The keys of all games."""
    return sorted({entry.name for entry in _installed()} | set(_GAMES))


@cache
def _installed() -> EntryPoints:
    """Found once: a package installed while the program runs is seen at the next start."""
    return entry_points(group=_GROUP)

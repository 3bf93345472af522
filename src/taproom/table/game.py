"""The Game protocol: how everybody who is not a game deals with one."""

from functools import cache
from importlib.metadata import EntryPoints, entry_points
from pathlib import Path

from mypy_extensions import mypyc_attr

from taproom.table.bots import RANDOM, Bot, RandomBot
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.events import Event
from taproom.table.guides import Guide
from taproom.table.migrations import Migrations
from taproom.table.rulebook import Chapter
from taproom.table.scenarios import ScenarioAdapter
from taproom.table.state import State
from taproom.table.verdicts import Malformed

UNKNOWN_RULES = 0
"""Stands for rules from before versions were numbered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: how positions come to be, and how they are put into words."""

    def __init__(self, key: str) -> None:
        self.key = key

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
        """A position that this version of the program dumped, or an earlier one."""
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

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log; empty for a fact that is not told."""
        raise NotImplementedError

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean, in words."""
        raise NotImplementedError

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat, in words."""
        raise NotImplementedError

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open before this seat (SPECTATOR is one), line by line."""
        return []

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Everybody's belongings as short as can be, for narrow screens."""
        return self.describe_table(state, seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """What the seat holds, what of it can be used now, and for the rest why not."""
        return []

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """What the seat is called."""
        return str(seat + 1)

    def on_turn(self, state: State) -> int:
        """Whose turn it is; -1 in a game, or at a moment, without turns."""
        return -1

    def turn_number(self, state: State) -> int:
        """Another number than before whenever a turn has ended: what was ordered for a turn ends with it."""
        return self.on_turn(state)

    def seat_range(self) -> tuple[int, int]:
        """The fewest and the most seats a simulation takes if nobody says how many."""
        return (2, 8)

    def lineup(self, seats: int, characters: list[str], extras: dict[str, str], chance: Chance) -> dict[str, object]:
        """Options for a table: these characters in their order, an empty one and all further seats by lot.

        Extras are further options as a person typed them; Malformed says which are not understood.
        """
        for name in extras:
            raise Malformed(f"{self.key} has no option {name!r}")
        if any(characters):
            raise Malformed(f"{self.key} has no characters to choose from")
        return {"seats": seats}

    def tally(self, event: Event) -> str:
        """Under which heading a statistic counts this fact; empty if under none. "turns" is a turn begun."""
        return ""

    def tally_name(self, heading: str, language: str) -> str:
        """A heading of `tally` as people read it."""
        return heading

    def scores(self, state: State) -> list[int]:
        """How good each seat is, the higher the better, where places follow from it; empty where seats go out."""
        return []

    def seat_key(self, state: State, seat: int) -> str:
        """What distinguishes the seat from the others from the start, such as its character; empty if nothing does."""
        return ""

    def dealt(self, state: State, seat: int) -> list[str]:
        """The keys of the cards a seat holds; statistics ask at the start of a game and at its end."""
        return []

    def card_use(self, state: State, event: Event) -> tuple[str, list[str]]:
        """For statistics: what the fact's seat did with which of its cards, by key.

        The deeds are "drawn", "played" and "discarded"; an empty one for all other facts.
        """
        return ("", [])

    def key_name(self, key: str, language: str) -> str:
        """What people call something that statistics know by key: the game, a character, or one of its cards."""
        return key.rpartition("/")[2].replace("_", " ").capitalize()

    def describe_card(self, query: str, language: str) -> list[str]:
        """Everything about a card, found by key or title; Malformed names the nearest."""
        raise Malformed(f"{self.key} has no cards to look up")

    def describe_deck(self, key: str, language: str) -> list[str]:
        """The cards of a deck; Malformed names the nearest key."""
        raise Malformed(f"{self.key} has no decks to look up")

    def rulebook(self, language: str) -> list[Chapter]:
        """The rules as people read them, numbered as refusals cite them."""
        return []

    def locate(self, query: str) -> list["Place"]:
        """Where a card or a deck is defined."""
        raise Malformed(f"{self.key} has no cards to look up")

    def write_pack(self, folder: Path) -> list[Path]:
        """Put a working example of content that does not come with the game into a new folder; the files written."""
        raise Malformed(f"{self.key} takes no packs")

    def check_pack(self, folder: Path) -> "PackNews":
        """What is to be said about a folder of such content. Nothing in it is run."""
        raise Malformed(f"{self.key} takes no packs")

    def pack_phrases(self) -> list[str]:
        """The phrases its content may be written in."""
        raise Malformed(f"{self.key} takes no packs")

    def levels(self) -> list[str]:
        """The kinds of bots that can play it, the weakest first."""
        return [RANDOM]

    def bot(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat of one game; whatever it decides by lot it takes from this chance."""
        if level == RANDOM:
            return RandomBot(chance)
        raise Malformed(f"{self.key} has no bot {level!r}: {', '.join(self.levels())}")

    def guide(self, chance: Chance) -> Guide | None:
        """What a search needs to know to play this game well; None if it has nothing to say."""
        return None

    def presenter(self) -> object:
        """How it is shown to people; `taproom.shown.presenting` knows what it is."""
        raise NotImplementedError

    def scenario_adapter(self) -> ScenarioAdapter:
        """How scenarios set up, play and look at positions of this game."""
        raise NotImplementedError


class PackNews:
    """What was found in a pack: its decks, what is wrong, what is merely unusual."""

    def __init__(self, decks: list[str], errors: list[str], warnings: list[str]) -> None:
        self.decks = decks
        self.errors = errors
        self.warnings = warnings


class Place:
    """A line of a file, and the words by which others would mention what is defined there."""

    def __init__(self, path: str, line: int, names: list[str]) -> None:
        self.path = path
        self.line = line
        self.names = names


_GAMES: dict[str, Game] = {}
_GROUP = "taproom.games"
"""The entry points by which an installed package says which games it brings."""


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
        raise Malformed(f"there is no game {key!r}: known are {', '.join(games())}")
    return _GAMES[key]


def games() -> list[str]:
    """The keys of all games."""
    return sorted({entry.name for entry in _installed()} | set(_GAMES))


@cache
def _installed() -> EntryPoints:
    """Found once: what is installed while the program runs is seen by its next run."""
    return entry_points(group=_GROUP)

"""Fist of Dragonstones as a game of the table."""

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from taproom.dragonstones.bots.opponents import DragonstonesBots
from taproom.dragonstones.content.loader import PackError, catalogue, home_made
from taproom.dragonstones.content.packs import characters_with, check_pack, load_pack, write_example
from taproom.dragonstones.encoding import DragonstonesEncoder
from taproom.dragonstones.language.parse import EXAMPLES
from taproom.dragonstones.messages import WORDS
from taproom.dragonstones.presentation.presenter import DragonstonesPresenter
from taproom.dragonstones.rules.dragonstones_state import DragonstonesState, new_game
from taproom.dragonstones.rules.migrations import MIGRATIONS
from taproom.dragonstones.rules.snapshots import read_bank, read_chance, read_position, read_seats
from taproom.dragonstones.rules.version import HASHES, RULES_VERSION
from taproom.dragonstones.scenario.adapter import Adapter
from taproom.dragonstones.state.catalogue import Catalogue
from taproom.dragonstones.state.terms import FEWEST_SEATS, MOST_SEATS, TURN_BEGAN
from taproom.dragonstones.text import lookup, plain
from taproom.i18n.messages import Mistake
from taproom.i18n.rulebook import chapters
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance
from taproom.kernel.events import Event
from taproom.kernel.game import UNKNOWN_RULES, Game, register
from taproom.kernel.library import Chapter, Library, PackNews, Place
from taproom.kernel.migrations import Migrations
from taproom.kernel.scenarios import ScenarioAdapter
from taproom.kernel.state import State
from taproom.kernel.statistics import Statistics
from taproom.kernel.verdicts import Malformed

KEY: Final = "dragonstones"
OPTIONS = ("seats", "characters")


@lru_cache(maxsize=64)
def _catalogue(extras: str) -> Catalogue:
    try:
        return catalogue(home_made(json.loads(extras)))
    except PackError as error:
        raise Malformed(f"home-made characters: {error}") from error


def catalogue_for(characters: object) -> Catalogue:
    """The box's characters and these home-made ones, given as plain data."""
    return _catalogue(_extras({"characters": characters}))


def _extras(options: Mapping[str, object]) -> str:
    """The home-made characters of a table, as its catalogue is kept under."""
    return json.dumps(options.get("characters", []), ensure_ascii=False, sort_keys=True)


def read_names(seats: object) -> list[str]:
    """The names of the seats, given as a number of nameless ones or as a list of names or of {"name": ...}."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        names = [""] * min(max(seats, 0), MOST_SEATS + 1)
    elif isinstance(seats, list | tuple):
        names = [str(seat.get("name", "")) if isinstance(seat, dict) else str(seat) for seat in seats]
    else:
        raise Malformed(f"option 'seats' is a number or a list of names, not {seats!r}")
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise Mistake(WORDS, "mistake-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, seats=len(names))
    return names


def _position(state: State) -> DragonstonesState:
    if not isinstance(state, DragonstonesState):
        raise Malformed("this is not a position of Fist of Dragonstones")
    return state


class DragonstonesLibrary(Library):
    """Cards, packs and rulebook of this game."""

    def describe_card(self, query: str, language: str, pack: str = "") -> list[str]:
        """Everything about a character."""
        return lookup.card_lines(query, language, characters_with(pack))

    def describe_deck(self, key: str, language: str, pack: str = "") -> list[str]:
        """The characters of a group: standard or special."""
        return lookup.deck_lines(key, language, characters_with(pack))

    def rulebook(self, language: str) -> list[Chapter]:
        """Our own words, in the files beside the rules."""
        return list(chapters(Path(__file__).parent / "rulebook", language))

    def exercises(self) -> Path:
        """Documents beside the rules."""
        return Path(__file__).parent / "exercises"

    def locate(self, query: str) -> list[Place]:
        """Where a character is defined."""
        return lookup.places(query)

    def write_pack(self, folder: Path) -> list[Path]:
        """An example of a home-made character."""
        try:
            return write_example(folder)
        except OSError as error:
            raise Malformed(f"{folder} cannot be made: {error}") from error

    def check_pack(self, folder: Path) -> PackNews:
        """Every mistake in its files."""
        report = check_pack(folder)
        keys = [each.key for each in report.characters]
        return PackNews(keys, report.explained(), report.warnings)

    def pack_phrases(self) -> list[str]:
        """A phrase of every kind."""
        return list(EXAMPLES)

    def key_name(self, key: str, language: str) -> str:
        """The game's own title."""
        return WORDS.say(language, "game-title") if key == self.key else super().key_name(key, language)


class DragonstonesStatistics(Statistics):
    """What is counted in this game."""

    def tally(self, event: Event) -> str:
        """Turns."""
        return "turns" if event.kind == TURN_BEGAN else ""

    def scores(self, state: State) -> list[int]:
        """Points."""
        return [seat.score for seat in _position(state).seats]


class DragonstonesGame(Game):
    """Sets games up and reads saved ones."""

    def __init__(self) -> None:
        super().__init__(
            KEY, DragonstonesPresenter(), DragonstonesLibrary(KEY), DragonstonesBots(KEY), DragonstonesStatistics()
        )

    def rules_version(self) -> int:
        """Content and rules together."""
        return RULES_VERSION

    def rules_version_of(self, digest: str) -> int:
        """Only the last rules that had a hash are known."""
        return HASHES.get(digest, UNKNOWN_RULES)

    def start(self, options: dict[str, object], chance: Chance) -> DragonstonesState:
        """A game before its first bids. Options: seats (3 to 6, or their names), characters (home-made ones)."""
        for name in options:
            if name not in OPTIONS:
                raise Mistake(WORDS, "mistake-no-option", name=repr(name), list=", ".join(OPTIONS))
        names = read_names(options.get("seats", 4))
        state = new_game(catalogue_for(options.get("characters", [])), len(names), chance)
        state.names = names
        return state

    def load(self, data: dict[str, object]) -> DragonstonesState:
        """A position that was dumped."""
        data = MIGRATIONS.snapshot(data)
        try:
            state = DragonstonesState(
                catalogue_for(data["extras"]),
                read_seats(data["seats"]),
                read_bank(data["bank"]),
                read_bank(data["bank_stones"]),
                read_chance(data["chance"]),
            )
            read_position(state, data)
        except (KeyError, TypeError, IndexError) as error:
            raise Malformed(f"saved position: {error!r}") from error
        return state

    def migrations(self) -> Migrations:
        """How snapshots of earlier versions are read."""
        return MIGRATIONS

    def plain_event(self, state: State, event: Event) -> list[object]:
        """Characters go by key."""
        return plain.plain_event(_position(state), event)

    def plain_decision(self, state: State, decision: Decision) -> list[object]:
        """Characters go by key."""
        return plain.plain_decision(_position(state), decision)

    def encoder(self, tables: list[dict[str, object]], facts: int) -> DragonstonesEncoder:
        """For tables of one size with the same characters."""
        kinds = {(_extras(options), len(read_names(options.get("seats", 4)))) for options in tables}
        if len(kinds) != 1:
            raise Malformed(
                f"{len(kinds)} kinds of tables: an encoder is for one number of seats and one set of characters"
            )
        extras, seats = kinds.pop()
        return DragonstonesEncoder(_catalogue(extras), seats, facts)

    def scenario_adapter(self) -> ScenarioAdapter:
        """How scenarios set up, play and look at positions."""
        return Adapter()

    def seat_range(self) -> tuple[int, int]:
        """R90.1.1."""
        return (FEWEST_SEATS, MOST_SEATS)

    def lineup(self, seats: int, characters: list[str], extras: dict[str, str], chance: Chance) -> dict[str, object]:
        """All seats are alike; the extra `pack` adds the home-made characters of a file or folder."""
        options: dict[str, object] = {"seats": seats}
        others = dict(extras)
        pack = others.pop("pack", "")
        super().lineup(seats, characters, others, chance)
        if pack:
            try:
                options["characters"] = [each.plain() for each in load_pack(Path(pack))]
            except PackError as error:
                raise Malformed(str(error)) from error
        return options

    def turn_number(self, state: State) -> int:
        """Turns belong to nobody: they are counted."""
        return _position(state).turn


register(DragonstonesGame())

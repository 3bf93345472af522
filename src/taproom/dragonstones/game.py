"""Fist of Dragonstones as a game of the table."""

import json
from functools import lru_cache
from pathlib import Path

from taproom.dragonstones import almanac, plain, words
from taproom.dragonstones.content.loader import PackError, catalogue, home_made
from taproom.dragonstones.content.packs import check_pack, load_pack, write_example
from taproom.dragonstones.fluent import WORDS
from taproom.dragonstones.language.parse import EXAMPLES
from taproom.dragonstones.opponents import Regular
from taproom.dragonstones.regular.guide import AuctionGuide
from taproom.dragonstones.rules.catalogue import Catalogue
from taproom.dragonstones.rules.migrations import MIGRATIONS
from taproom.dragonstones.rules.play import Dragonstones, new_game
from taproom.dragonstones.rules.saving import read_bank, read_chance, read_position, read_seats
from taproom.dragonstones.rules.terms import FEWEST_SEATS, MOST_SEATS, TURN_BEGAN
from taproom.dragonstones.rules.version import HASHES, RULES_VERSION
from taproom.dragonstones.scenario import Adapter
from taproom.dragonstones.shown.presenter import DragonstonesPresenter
from taproom.rulebook import chapters
from taproom.table.bots import RANDOM, REGULAR, Bot
from taproom.table.decisions import Decision
from taproom.table.dice import Chance
from taproom.table.events import Event
from taproom.table.game import UNKNOWN_RULES, Game, PackNews, Place, register
from taproom.table.guides import Guide
from taproom.table.migrations import Migrations
from taproom.table.rulebook import Chapter
from taproom.table.scenarios import ScenarioAdapter
from taproom.table.state import State
from taproom.table.verdicts import Malformed
from taproom.wording import Mistake

OPTIONS = ("seats", "characters")


@lru_cache(maxsize=64)
def _catalogue(extras: str) -> Catalogue:
    try:
        return catalogue(home_made(json.loads(extras)))
    except PackError as error:
        raise Malformed(f"home-made characters: {error}") from error


def catalogue_for(characters: object) -> Catalogue:
    """The box's characters and these home-made ones, given as plain data."""
    return _catalogue(json.dumps(characters, ensure_ascii=False, sort_keys=True))


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


def _position(state: State) -> Dragonstones:
    if not isinstance(state, Dragonstones):
        raise Malformed("this is not a position of Fist of Dragonstones")
    return state


_PRESENTER = DragonstonesPresenter()


class DragonstonesGame(Game):
    """Sets tables up and puts what happens there into words."""

    def rules_version(self) -> int:
        """Content and rules together."""
        return RULES_VERSION

    def rules_version_of(self, digest: str) -> int:
        """Only the last rules that had a hash are known."""
        return HASHES.get(digest, UNKNOWN_RULES)

    def start(self, options: dict[str, object], chance: Chance) -> Dragonstones:
        """A game before its first bids. Options: seats (3 to 6, or their names), characters (home-made ones)."""
        for name in options:
            if name not in OPTIONS:
                raise Mistake(WORDS, "mistake-no-option", name=repr(name), list=", ".join(OPTIONS))
        names = read_names(options.get("seats", 4))
        state = new_game(catalogue_for(options.get("characters", [])), len(names), chance)
        state.names = names
        return state

    def load(self, data: dict[str, object]) -> Dragonstones:
        """A position that was dumped."""
        data = MIGRATIONS.snapshot(data)
        try:
            state = Dragonstones(
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
        """See `rules/migrations.py`."""
        return MIGRATIONS

    def plain_event(self, state: State, event: Event) -> list[object]:
        """Characters go by key."""
        return plain.plain_event(_position(state), event)

    def plain_decision(self, state: State, decision: Decision) -> list[object]:
        """Characters go by key."""
        return plain.plain_decision(_position(state), decision)

    def levels(self) -> list[str]:
        """The regular knows the game, the random one does not."""
        return [RANDOM, REGULAR]

    def bot(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat."""
        return Regular(chance) if level == REGULAR else super().bot(level, chance)

    def guide(self, chance: Chance) -> Guide:
        """The regular guides a search."""
        return AuctionGuide(chance)

    def presenter(self) -> DragonstonesPresenter:
        """How it is shown."""
        return _PRESENTER

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

    def tally(self, event: Event) -> str:
        """Turns."""
        return "turns" if event.kind == TURN_BEGAN else ""

    def scores(self, state: State) -> list[int]:
        """Points."""
        return [seat.score for seat in _position(state).seats]

    def key_name(self, key: str, language: str) -> str:
        """The game's own title."""
        return WORDS.say(language, "game-title") if key == self.key else super().key_name(key, language)

    def turn_number(self, state: State) -> int:
        """Turns belong to nobody: they are counted."""
        return _position(state).turn

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """What the seat is called."""
        return words.name(_position(state), seat, language)

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open before this seat."""
        return almanac.table_lines(_position(state), seat, language)

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Points, stones and coins."""
        return almanac.mat_lines(_position(state), seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """The seat's own coins."""
        return almanac.hand_lines(_position(state), seat, language)

    def describe_card(self, query: str, language: str) -> list[str]:
        """Everything about a character."""
        return almanac.card_lines(query, language)

    def describe_deck(self, key: str, language: str) -> list[str]:
        """The characters of a group: standard or special."""
        return almanac.deck_lines(key, language)

    def rulebook(self, language: str) -> list[Chapter]:
        """Our own words, in the files beside the rules."""
        return list(chapters(Path(__file__).parent / "rulebook", language))

    def locate(self, query: str) -> list[Place]:
        """Where a character is defined."""
        return almanac.places(query)

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log."""
        return words.describe_event(_position(state), event, language)

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean, in words."""
        decision = state.decision(seat)
        if decision is None or not decision.allows(choice):
            raise Malformed(f"seat {seat} is not offered choice {choice}")
        return words.describe_option(_position(state), decision.options[choice], language)

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat, in words."""
        return words.describe_decision(_position(state), seat, language)


register(DragonstonesGame("dragonstones"))

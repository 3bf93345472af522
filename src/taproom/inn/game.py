"""The Red Dragon Inn as a game of the table."""

from pathlib import Path
from typing import Any, Final

import msgspec

from taproom.i18n.names import NOMINATIVE
from taproom.i18n.rulebook import chapters
from taproom.inn.board import events
from taproom.inn.bots.opponents import InnBots
from taproom.inn.content import builtin_deck, builtin_keys, packs
from taproom.inn.encoding.encoder import InnEncoder
from taproom.inn.language.parse import phrases
from taproom.inn.lineups import lineup, table_sizes, teams_wished
from taproom.inn.migrations import MIGRATIONS
from taproom.inn.presentation.presenter import InnPresenter
from taproom.inn.rules.inn_state import InnState
from taproom.inn.rules.version import HASHES, RULES_VERSION
from taproom.inn.scenario.adapter import InnScenarios
from taproom.inn.start import new_game, read_options, table_for, teams_of
from taproom.inn.state.snapshots import Snapshot, fill
from taproom.inn.text import lookup, plain
from taproom.inn.text.names import WORDS, character_name
from taproom.kernel.decisions import Decision
from taproom.kernel.dice import Chance, Dice
from taproom.kernel.events import Event
from taproom.kernel.game import UNKNOWN_RULES, Game, register
from taproom.kernel.library import Chapter, Library, PackNews, Place
from taproom.kernel.migrations import Migrations
from taproom.kernel.state import State
from taproom.kernel.statistics import Statistics
from taproom.kernel.verdicts import Malformed

KEY: Final = "inn"
_TALLIED: Final = {
    events.TURN: "turns",
    events.PASSED_OUT: "passed out",
    events.OUT_OF_GOLD: "ran out of Gold",
}
_DEEDS: Final = {events.DREW: "drawn", events.DISCARDED: "discarded"}


class _DumpedZones(msgspec.Struct):
    """Where the cards were."""

    cards: dict[str, list[int]]
    known: list[tuple[int, int]]
    numbers: list[tuple[int, int]]


class _Dump(msgspec.Struct):
    """A snapshot of the current version."""

    setup: dict[str, Any]
    dice: tuple[str, int]
    numbers: dict[str, int]
    lists: dict[str, list[int]]
    zones: _DumpedZones
    incidents: list[list[Any]]
    agenda: list[list[Any]]
    asker: list[Any] | None
    attentive: bool
    lasting: tuple[int, ...] = ()
    clocks: tuple[int, ...] = ()
    tavern: int = 0


class InnLibrary(Library):
    """Cards, packs and rulebook of this game."""

    def describe_card(self, query: str, language: str, pack: str = "") -> list[str]:
        """Everything about a card."""
        return lookup.describe_card(query, language, packs.decks_with(pack))

    def describe_deck(self, key: str, language: str, pack: str = "") -> list[str]:
        """The cards of a deck."""
        return lookup.describe_deck(key, language, packs.decks_with(pack))

    def rulebook(self, language: str) -> list[Chapter]:
        """Our own words, in the files beside the rules."""
        return list(chapters(Path(__file__).parent / "rulebook", language))

    def exercises(self) -> Path:
        """Documents beside the rules."""
        return Path(__file__).parent / "exercises"

    def locate(self, query: str) -> list[Place]:
        """Where a card or a deck is defined."""
        return lookup.locate(query)

    def write_pack(self, folder: Path) -> list[Path]:
        """An example character."""
        return packs.write_example(folder)

    def check_pack(self, folder: Path) -> PackNews:
        """Every mistake in its deck files, and what is unusual about its decks."""
        report = packs.check_folder(folder)
        return PackNews([deck.key for deck in report.decks], report.errors, report.warnings)

    def pack_phrases(self) -> list[str]:
        """The phrases of the card language."""
        return phrases()

    def sayings(self, character: str, language: str) -> list[str]:
        """What its deck says it likes to say."""
        return list(builtin_deck(character).says.get(language, ())) if character in builtin_keys() else []

    def key_name(self, key: str, language: str) -> str:
        """The game's title, a character's short name, a card's title; what came from a pack goes by its key."""
        if key == self.key:
            return WORDS.say(language, "game-title")
        deck, _, card = key.partition("/")
        if deck not in builtin_keys():
            return super().key_name(key, language)
        source = builtin_deck(deck).card(card)
        return source.titles[language] if source else character_name(deck, language).form(NOMINATIVE)


class InnStatistics(Statistics):
    """What is counted in this game."""

    def tally(self, event: Event) -> str:
        """Turns, and what ended somebody's game."""
        return _TALLIED.get(event.kind, "")

    def tally_name(self, heading: str, language: str) -> str:
        """What ended somebody's game."""
        return WORDS.say(language, f"cause-{heading.lower().replace(' ', '-')}")

    def seat_key(self, state: State, seat: int) -> str:
        """The character's key."""
        return str(_position(state).setup.options["seats"][seat]["character"])  # type: ignore[index]

    def dealt(self, state: State, seat: int) -> list[str]:
        """The hand."""
        return _keys(state, _position(state).hand_texts(seat))

    def card_use(self, state: State, event: Event) -> tuple[str, list[str]]:
        """What happens to Character Cards."""
        if event.kind == events.PLAYED:
            return ("played", _keys(state, [event.subject]))
        deed = _DEEDS.get(event.kind, "")
        return (deed, _keys(state, list(event.cards)) if deed else [])


class InnGame(Game):
    """Sets games up and reads saved ones."""

    def __init__(self) -> None:
        super().__init__(KEY, InnPresenter(), InnLibrary(KEY), InnBots(KEY), InnStatistics())

    def rules_version(self) -> int:
        """Content and rules together."""
        return RULES_VERSION

    def rules_version_of(self, digest: str) -> int:
        """Only the last rules that had a hash are known."""
        return HASHES.get(digest, UNKNOWN_RULES)

    def start(self, options: dict[str, object], chance: Chance) -> InnState:
        """A game at its first decision."""
        return new_game(read_options(options), chance)

    def load(self, data: dict[str, object]) -> InnState:
        """A position that was dumped."""
        try:
            dump = msgspec.convert(MIGRATIONS.snapshot(data), _Dump)
        except msgspec.ValidationError as error:
            raise Malformed(f"saved position: {error}") from None
        key, drawn = dump.dice
        saved = Snapshot(
            bytes.fromhex(key),
            drawn,
            dump.numbers,
            dump.lists,
            dump.zones.cards,
            dump.zones.known,
            dump.zones.numbers,
            dump.incidents,
            dump.agenda,
            dump.asker,
            dump.attentive,
            dump.lasting,
            dump.clocks,
            dump.tavern,
        )
        position = InnState(table_for(read_options(dump.setup)), Dice(saved.key, saved.drawn))
        fill(position, saved)
        return position

    def migrations(self) -> Migrations:
        """How snapshots of earlier versions are read."""
        return MIGRATIONS

    def plain_event(self, state: State, event: Event) -> list[object]:
        """Cards go by deck and key."""
        return plain.plain_event(_position(state), event)

    def plain_decision(self, state: State, decision: Decision) -> list[object]:
        """Cards go by deck and key."""
        return plain.plain_decision(_position(state), decision)

    def on_turn(self, state: State) -> int:
        """Whose turn it is: the first of the team's."""
        position = _position(state)
        return position.setup.members[position.turn][0]

    def turn_number(self, state: State) -> int:
        """Turns are counted."""
        return _position(state).turns_taken

    def table_sizes(self, fewest: int, most: int, extras: dict[str, str]) -> list[int]:
        """As the mode says."""
        return table_sizes(fewest, most, extras)

    def teams_at(self, options: dict[str, object], seats: int) -> list[int]:
        """As the mode says, or the seats."""
        return teams_of(read_options(options))

    def teams_wished(self, seats: int, extras: dict[str, str]) -> list[int]:
        """As they are named, or as the mode says: neighbours are teammates (R70.1.1)."""
        return teams_wished(seats, extras)

    def lineup(self, seats: int, characters: list[str], extras: dict[str, str], chance: Chance) -> dict[str, object]:
        """These characters first, the other seats by lot."""
        return lineup(seats, characters, extras, chance)

    def encoder(self, tables: list[dict[str, object]], facts: int) -> InnEncoder:
        """For all cards of these tables."""
        return InnEncoder([table_for(read_options(options)) for options in tables], facts)

    def scenario_adapter(self) -> InnScenarios:
        """A fresh adapter: it serves one document at a time."""
        return InnScenarios()


def _keys(state: State, cards: list[int]) -> list[str]:
    return [plain.card_key(_position(state), card) for card in cards]


def _position(state: State) -> InnState:
    assert isinstance(state, InnState)
    return state


register(InnGame())

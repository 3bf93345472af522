"""The Red Dragon Inn as a game of the table."""

from pathlib import Path
from typing import Any, Final

import msgspec

from taproom.inn import almanac, events, mats, packs, plain, words
from taproom.inn.content import builtin_deck, builtin_keys
from taproom.inn.language.parse import phrases
from taproom.inn.migrations import MIGRATIONS
from taproom.inn.opponents import Regular, network
from taproom.inn.regular.guide import InnGuide
from taproom.inn.regular.outlook import Outlook
from taproom.inn.rules.position import Position
from taproom.inn.rules.snapshots import Snapshot, fill
from taproom.inn.rules.version import HASHES, RULES_VERSION
from taproom.inn.scenario import InnScenarios
from taproom.inn.setup import lineup, new_game, read_options, table_for
from taproom.inn.shown.presenter import InnPresenter
from taproom.inn.vocabulary import WORDS, character_name, seat_name
from taproom.rulebook import chapters
from taproom.sentences import NOMINATIVE
from taproom.table.bots import RANDOM, REGULAR, Bot
from taproom.table.decisions import Decision
from taproom.table.dice import Chance, Dice
from taproom.table.events import Event
from taproom.table.game import UNKNOWN_RULES, Game, PackNews, Place, register
from taproom.table.guides import Guide
from taproom.table.migrations import Migrations
from taproom.table.rulebook import Chapter
from taproom.table.state import State
from taproom.table.verdicts import Malformed

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


_PRESENTER = InnPresenter()


class InnGame(Game):
    """Sets tables up and puts what happens there into words."""

    def rules_version(self) -> int:
        """Content and rules together."""
        return RULES_VERSION

    def rules_version_of(self, digest: str) -> int:
        """Only the last rules that had a hash are known."""
        return HASHES.get(digest, UNKNOWN_RULES)

    def start(self, options: dict[str, object], chance: Chance) -> Position:
        """A game at its first decision."""
        return new_game(read_options(options), chance)

    def load(self, data: dict[str, object]) -> Position:
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
        )
        position = Position(table_for(read_options(dump.setup)), Dice(saved.key, saved.drawn))
        fill(position, saved)
        return position

    def migrations(self) -> Migrations:
        """See `rules/migrations.py`."""
        return MIGRATIONS

    def plain_event(self, state: State, event: Event) -> list[object]:
        """Cards go by deck and key."""
        return plain.plain_event(_position(state), event)

    def plain_decision(self, state: State, decision: Decision) -> list[object]:
        """Cards go by deck and key."""
        return plain.plain_decision(_position(state), decision)

    def describe_event(self, state: State, event: Event, language: str) -> str:
        """One line of the log; empty for a fact that is not told."""
        return words.event(_position(state), event, language)

    def describe_option(self, state: State, seat: int, choice: int, language: str) -> str:
        """What choosing this would mean."""
        return words.option(_position(state), seat, choice, language)

    def describe_decision(self, state: State, seat: int, language: str) -> str:
        """The question put to the seat."""
        return words.decision(_position(state), seat, language)

    def describe_table(self, state: State, seat: int, language: str) -> list[str]:
        """What lies open."""
        return words.table(_position(state), seat, language)

    def describe_mats(self, state: State, seat: int, language: str) -> list[str]:
        """Tracks and figures."""
        return mats.mats(_position(state), seat, language)

    def describe_hand(self, state: State, seat: int, language: str) -> list[str]:
        """Every card in hand, whether it can be played now, and why not."""
        return words.hand(_position(state), seat, language)

    def seat_name(self, state: State, seat: int, language: str) -> str:
        """The seat's own name or its character's."""
        return seat_name(_position(state), seat, language).form(NOMINATIVE)

    def on_turn(self, state: State) -> int:
        """Whose turn it is."""
        return _position(state).turn

    def lineup(self, seats: int, characters: list[str], extras: dict[str, str], chance: Chance) -> dict[str, object]:
        """These characters first, the other seats by lot."""
        return lineup(seats, characters, extras, chance)

    def tally(self, event: Event) -> str:
        """Turns, and what ended somebody's game."""
        return _TALLIED.get(event.kind, "")

    def tally_name(self, heading: str, language: str) -> str:
        """What ended somebody's game."""
        return WORDS.say(language, f"cause-{heading.lower().replace(' ', '-')}")

    def seat_key(self, state: State, seat: int) -> str:
        """The character's key."""
        return str(_position(state).table.setup["seats"][seat]["character"])  # type: ignore[index]

    def dealt(self, state: State, seat: int) -> list[str]:
        """The hand."""
        return _keys(state, _position(state).hand_texts(seat))

    def card_use(self, state: State, event: Event) -> tuple[str, list[str]]:
        """What happens to Character Cards."""
        if event.kind == events.PLAYED:
            return ("played", _keys(state, [event.subject]))
        deed = _DEEDS.get(event.kind, "")
        return (deed, _keys(state, list(event.cards)) if deed else [])

    def key_name(self, key: str, language: str) -> str:
        """The game's title, a character's short name, a card's title; what came from a pack goes by its key."""
        if key == self.key:
            return WORDS.say(language, "game-title")
        deck, _, card = key.partition("/")
        if deck not in builtin_keys():
            return super().key_name(key, language)
        source = builtin_deck(deck).card(card)
        return source.titles[language] if source else character_name(deck, language).form(NOMINATIVE)

    def describe_card(self, query: str, language: str) -> list[str]:
        """Everything about a card."""
        return almanac.describe_card(query, language)

    def describe_deck(self, key: str, language: str) -> list[str]:
        """The cards of a deck."""
        return almanac.describe_deck(key, language)

    def rulebook(self, language: str) -> list[Chapter]:
        """Our own words, in the files beside the rules."""
        return list(chapters(Path(__file__).parent / "rulebook", language))

    def locate(self, query: str) -> list[Place]:
        """Where a card or a deck is defined."""
        return almanac.locate(query)

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

    def levels(self) -> list[str]:
        """The regular knows the game, the random one does not."""
        return [RANDOM, REGULAR]

    def bot(self, level: str, chance: Chance) -> Bot:
        """A bot for one seat."""
        return Regular() if level == REGULAR else super().bot(level, chance)

    def guide(self, chance: Chance) -> Guide:
        """The regular guides a search, and the chances are learned."""
        return InnGuide(Outlook(network()))

    def presenter(self) -> InnPresenter:
        """How it is shown."""
        return _PRESENTER

    def scenario_adapter(self) -> InnScenarios:
        """A fresh adapter: it serves one document at a time."""
        return InnScenarios()


def _keys(state: State, cards: list[int]) -> list[str]:
    return [plain.card_key(_position(state), card) for card in cards]


def _position(state: State) -> Position:
    assert isinstance(state, Position)
    return state


register(InnGame("inn"))

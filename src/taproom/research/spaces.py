"""Which tables are played at, and what observations and actions look like there."""

from collections.abc import Mapping, Sequence
from typing import Final

from taproom.kernel.dice import Chance, QuickDice
from taproom.kernel.encoding import FACT_COLUMNS, Block, Field
from taproom.kernel.game import game
from taproom.kernel.verdicts import Malformed
from taproom.research.episodes import Episode

FACTS: Final = 8
"""How many of the last facts are in an observation, if nobody says otherwise."""


class Space:
    """Tables of one game; all of them have the same observations and the same actions.

    `tables` are options as `Game.start` takes them. Each game is played at one of them, by lot. What the actions and
    the places in an observation mean depends on which cards there are at any of them, and on nothing else.
    """

    def __init__(
        self, game_key: str, tables: Sequence[Mapping[str, object]], facts: int = FACTS, shaping: float = 0.0
    ) -> None:
        if not tables:
            raise Malformed("a space needs at least one table")
        if facts < 0:
            raise Malformed(f"the number of facts is 0 or more, not {facts}")
        self.game_key: Final = game_key
        self.tables: Final = [dict(table) for table in tables]
        self.facts: Final = facts
        self.shaping: Final = shaping
        self.encoder: Final = game(game_key).encoder(self.tables, facts)

    def __deepcopy__(self, memo: dict[int, object]) -> "Space":
        """It never changes, so copies share it."""
        return self

    @property
    def seats(self) -> int:
        """How many play."""
        return self.encoder.seats

    @property
    def size(self) -> int:
        """How many numbers an observation has, each a byte."""
        return self.encoder.size

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.encoder.action_count

    @property
    def fields(self) -> list[Field]:
        """What stands in an observation, in this order."""
        return self.encoder.fields

    @property
    def columns(self) -> list[Field]:
        """What stands in the row of an option, in this order."""
        return self.encoder.columns

    @property
    def blocks(self) -> list[Block]:
        """What the actions are, in this order."""
        return self.encoder.blocks

    def action_name(self, action: int) -> str:
        """What an action says, such as "card gerki/i_raise"."""
        return self.encoder.action_names[action]

    def named(self, row: bytes | bytearray) -> dict[str, list[int]]:
        """The numbers of an observation by the names of their fields."""
        return {field.name: list(row[field.start : field.start + field.size]) for field in self.fields}

    def start(self, seed: int, remembers: bool = False, chance: Chance | None = None) -> Episode:
        """A game at its first action; the same seed gives the same game. `chance` is where the dice come from instead.

        One that remembers has information states.
        """
        lot = QuickDice(seed)
        table = self.tables[lot.below(len(self.tables))]
        state = game(self.game_key).start(table, chance or QuickDice(lot.below(1 << 30)))
        episode = Episode(self.encoder, state, remembers, self.shaping)
        episode.begin()
        return episode


def space(
    game_key: str,
    seats: int = 4,
    characters: Sequence[str] = (),
    line_ups: int = 1,
    seed: int = 0,
    facts: int = FACTS,
    shaping: float = 0.0,
    **extras: str,
) -> Space:
    """A space of tables with these characters, empty and missing ones by lot; `line_ups` says how often lots are drawn.

    Extras are options as on the command line: drinks="rdi1,rdi2", mode="two_headed_dragon".
    """
    return Space(game_key, drawn(game_key, seats, characters, extras, line_ups, seed), facts, shaping)


def drawn(
    game_key: str, seats: int, characters: Sequence[str], extras: dict[str, str], line_ups: int = 1, seed: int = 0
) -> list[dict[str, object]]:
    """The options of so many tables, what is left open drawn by lot."""
    chance = QuickDice(seed)
    return [game(game_key).lineup(seats, list(characters), extras, chance) for _ in range(line_ups)]


def described(space: Space) -> list[str]:
    """Every field of an observation, one per line: name, shape, meaning."""
    lines = []
    for field in space.fields:
        shape = " x ".join(str(length) for length in field.shape)
        lines.append(f"{field.name} ({shape}): {field.meaning}")
    return lines


__all__ = ["FACTS", "FACT_COLUMNS", "Space", "described", "drawn", "space"]

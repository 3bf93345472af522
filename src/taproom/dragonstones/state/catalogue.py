"""The characters of one table as the rules see them: small numbers into this table.

Titles, faces and languages are not here: they belong to the content, which the rules never look at.
"""

from typing import Final

from taproom.dragonstones.effects import program as fx
from taproom.dragonstones.effects.program import Effect, Program


class Character:
    """A character, with everything the rules ask about it worked out once."""

    def __init__(self, key: str, special: bool, first: bool, count: int, rule: str, program: Program) -> None:
        self.key: Final = key
        self.special: Final = special
        self.first: Final = first
        """Whether it is auctioned before all others, as the Witch is (R91.1.4)."""
        self.count: Final = count
        self.rule: Final = rule
        self.program: Final = program
        self.fills_bag: Final = program.has(fx.FILL_BAG)
        self.never_twice: Final = program.has(fx.NEVER_TWICE)
        self.doubles: Final = program.has(fx.KEEP)
        calls_up = False
        recalls = False
        for effect in program.effects():
            if effect.op == fx.USE_CHARACTER and effect.what == fx.PLAYED:
                recalls = True
            elif effect.op == fx.USE_CHARACTER:
                calls_up = True
        self.calls_up: Final = calls_up
        """Whether it needs a character from the stack, and so is not played as the last of a turn (D95.7)."""
        self.recalls: Final = recalls
        """Whether it repeats characters already played; such a one is never itself repeated (D95.11)."""


class Catalogue:
    """All characters in use at one table; shared, never changed."""

    def __init__(self, characters: list[Character], extras: str = "[]") -> None:
        self.characters: Final = characters
        self.extras: Final = extras
        """The home-made characters among them, as the JSON they were given in; kept for saving."""
        self.effects: Final = _all_effects(characters)
        """Every effect by number, so that a step that holds one can be saved."""

    def number(self, key: str) -> int:
        """The character with this key; -1 if there is none."""
        for number, character in enumerate(self.characters):
            if character.key == key:
                return number
        return -1

    def number_of_effect(self, effect: Effect) -> int:
        """The number under which `effects` has this very node."""
        for number, other in enumerate(self.effects):
            if other is effect:
                return number
        raise ValueError("the effect belongs to no character of this table")

    def cards(self, special: bool) -> list[int]:
        """The cards to shuffle: every character as often as it has cards, those auctioned first left out."""
        cards: list[int] = []
        for number, character in enumerate(self.characters):
            if character.special == special and not character.first:
                cards.extend([number] * character.count)
        return cards

    def openers(self) -> list[int]:
        """The characters that are auctioned before the stack (R91.1.4)."""
        return [number for number, character in enumerate(self.characters) if character.first]


def _all_effects(characters: list[Character]) -> list[Effect]:
    found: list[Effect] = []
    for character in characters:
        found.extend(character.program.effects())
    return found

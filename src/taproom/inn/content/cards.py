"""Reading one card of a deck file: every value of its table is checked, and so is whether they go together."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from taproom.inn.content.files import read_deck_file
from taproom.inn.content.scenes import SceneError, check_scene
from taproom.inn.content.sources import CardSource
from taproom.inn.content.toml_reader import TOP, Tables, read_toml
from taproom.inn.effects.conjugation import TYPES
from taproom.inn.effects.program import Program
from taproom.inn.language.check import CARD_TYPES, misfit, of_plotted_cards, stays_in_play
from taproom.inn.language.components import Components
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.parse import parse

LONGEST_TITLE: Final = 100
MOST_STEPS: Final = 6
COMMON: Final = Path(__file__).with_name("common.toml")
"""The cards that many decks share. They are written once, and decks name them with their counts."""

_RULE: Final = re.compile(r"[RD]\d{1,2}(\.\d{1,2}){1,2}")
_CARD_KEYS: Final = (
    "key",
    "count",
    "type",
    "subtypes",
    "family",
    "price",
    "rule",
    "title",
    "text",
    "scene",
    "time",
    "wage",
    "values",
    "requires",
)
TYPES_IN: Final[dict[str, tuple[str, ...]]] = {
    "": tuple(CARD_TYPES),
    "character": tuple(TYPES),
    "side": tuple(TYPES),
    "boss": tuple(TYPES),
    "drink": ("drink", "drink event"),
    "event": ("event",),
    "tavern": ("event",),
    "tavern_drinks": ("drink",),
}
"""The types cards may have, by the kind of their deck; a card outside any deck may have all."""


class CardReader(Tables):
    """Turns tables of one file into cards."""

    def __init__(self, path: str, text: str, names: Components = ()) -> None:
        super().__init__(path, text)
        self.names = names
        """What texts may name besides the words of the language."""
        self.kind = ""
        """The kind of deck it is, if it is one: that decides which types its cards may have."""

    @property
    def side(self) -> bool:
        """Whether it is a side deck, whose cards need no type."""
        return self.kind == "side"

    def card(self, table: dict[str, Any], number: int) -> CardSource:
        """One card."""
        self._known(table, number)
        count = self.count(table, number)
        types = self._types(table, number)
        self._fitting(table, number)
        return CardSource(
            key=self.key(table, number),
            count=count,
            types=types,
            titles=self._titles(table, number),
            text=table["text"],
            program=self._program(table, number),
            subtypes=self.words(table, "subtypes", number),
            family=self.take(table, "family", str, number, ""),
            price=self._price(table, number),
            rule=self._rule(table, number),
            scene=self._scene(table, number),
            time=self._time(table, number),
            wage=self._wage(table, number),
            values=self._values(table, number),
            requires=self._requires(table, number),
        )

    @property
    def parts(self) -> tuple[Callable[[dict[str, Any], int], object], ...]:
        """What can be wrong with a card, to be read one by one where all mistakes are wanted."""
        return (*self.textless_parts, self._program, self._fitting)

    @property
    def textless_parts(self) -> tuple[Callable[[dict[str, Any], int], object], ...]:
        """All of that but the text."""
        figures = (self.count, self._price, self._time, self._wage, self._values, self._requires)
        return (self._known, *figures, self._types, self._rule, self.key, self._titles, self._scene)

    def _known(self, table: dict[str, Any], number: int) -> None:
        self.known(table, _CARD_KEYS, number, "a card")

    def _titles(self, table: dict[str, Any], number: int) -> dict[str, str]:
        return self.translated(table, "title", number, LONGEST_TITLE)

    def count(self, table: dict[str, Any], number: int, key: str = "count", at: str = "") -> int:
        """How many copies of a card there are."""
        count: int = self.take(table, key, int, number, 1, at)
        if not 1 <= count <= 99:
            raise self.error(number, at or key, f"count is 1 to 99, not {count}")
        return count

    def _price(self, table: dict[str, Any], number: int) -> int:
        price: int = self.take(table, "price", int, number, 0)
        if price and not self.side and self.kind in TYPES_IN:
            raise self.error(number, "price", "only a card of a side deck has a price")
        if "price" in table and not 1 <= price <= 99:
            raise self.error(number, "price", f"price is 1 to 99, not {price}")
        return price

    def _time(self, table: dict[str, Any], number: int) -> int:
        of_events = self.kind == "event"
        time: int = self.take(table, "time", int, number, None if of_events else 0)
        if "time" in table and not of_events and self.kind in TYPES_IN and self.kind:
            raise self.error(number, "time", "only a card of an event deck has a time")
        if "time" in table and not 1 <= time <= 99:
            raise self.error(number, "time", f"time is 1 to 99 tokens, not {time}")
        return time

    def _wage(self, table: dict[str, Any], number: int) -> int:
        wage: int = self.take(table, "wage", int, number, 0)
        if "wage" in table and not 1 <= wage <= 99:
            raise self.error(number, "wage", f"wage is 1 to 99 Gold, not {wage}")
        return wage

    def _values(self, table: dict[str, Any], number: int) -> tuple[int, ...]:
        values: list[Any] = self.take(table, "values", list, number, [])
        fits = 2 <= len(values) <= MOST_STEPS and all([type(one) is int and 0 <= one <= 9 for one in values])
        if "values" in table and not fits:
            example = "values = [1, 2, 3]"
            raise self.error(number, "values", f"values are 2 to {MOST_STEPS} numbers from 0 to 9, as in {example}")
        if values and not self.side and self.kind in TYPES_IN:
            raise self.error(number, "values", "only a card of a side deck has values")
        return tuple(values)

    def _requires(self, table: dict[str, Any], number: int) -> tuple[str, ...]:
        requires = self.words(table, "requires", number)
        if requires and not self.side and self.kind in TYPES_IN:
            raise self.error(number, "requires", "only a card of a side deck requires anything")
        return requires

    def _rule(self, table: dict[str, Any], number: int) -> str:
        rule: str = self.take(table, "rule", str, number, "")
        if rule and not _RULE.fullmatch(rule):
            raise self.error(number, "rule", f'a rule goes by its number, as in rule = "R24.1.5", not "{rule}"')
        return rule

    def _scene(self, table: dict[str, Any], number: int) -> str:
        scene: str = self.take(table, "scene", str, number, "")
        try:
            if scene:
                check_scene(scene)
        except SceneError as error:
            raise self.error(number, "scene", str(error), error.word) from None
        return scene

    def _program(self, table: dict[str, Any], number: int) -> Program:
        text = self.take(table, "text", str, number, None)
        try:
            return parse(text, self.names)
        except CardTextError as error:
            raise self.text_error(number, error, text) from None

    def _fitting(self, table: dict[str, Any], number: int) -> None:
        types = self._types(table, number)
        stays = stays_in_play(self._program(table, number), types)
        if stays and "wage" not in table:
            raise self.error(number, "text", "a card that stays in play has a wage, as in wage = 2")
        if "wage" in table and not stays:
            raise self.error(number, "wage", 'only a card that says "put this into play" has a wage')
        if of_plotted_cards(self._program(table, number)) and not any([one.plots for one in self.names]):
            right = 'a deck with such cards has a component of kind "plotted"'
            raise self.error(number, "text", f"there is no place for plotted cards: {right}")
        if problem := misfit(self._program(table, number), types):
            raise self.error(number, "text", problem)

    def _types(self, table: dict[str, Any], number: int) -> int:
        said = table.get("type")
        if said is None and (self.side or self.kind not in TYPES_IN):
            return 0
        names = [said] if isinstance(said, str) else said
        if not isinstance(names, list) or not names or not all([isinstance(name, str) for name in names]):
            raise self.error(
                number, "type", 'type is missing or no type; write type = "action" or ["action", "gambling"]'
            )
        types = 0
        for name in names:
            types |= CARD_TYPES[self.choice(name, "type", tuple(CARD_TYPES), number)]
            if problem := self.misplaced(name):
                raise self.error(number, "type", problem, name)
        return types

    def misplaced(self, name: str) -> str:
        """Why a card of this type cannot be in this deck; nothing if it can."""
        allowed = TYPES_IN.get(self.kind, tuple(CARD_TYPES))
        if name in allowed:
            return ""
        there_are = f"there are {', '.join(allowed)}"
        if self.kind == "drink":
            return f'a Drink Deck holds only Drinks and Drink Events, so no card of type "{name}"; {there_are}'
        if self.kind == "tavern":
            return f'a tavern has its Tavern Event, so no card of type "{name}"; {there_are}'
        if self.kind == "tavern_drinks":
            return f'a tavern pours only Drinks, so no card of type "{name}"; {there_are}'
        if self.kind == "event":
            return f'an event deck holds only Events, so no card of type "{name}"; {there_are}'
        whose = "a side deck" if self.side else "a character's deck"
        return f'a card of type "{name}" is revealed, never played, so it cannot be in {whose}; {there_are}'


@cache
def common_cards() -> dict[str, CardSource]:
    """The cards that many decks share, by key; each counts once here."""
    text = read_deck_file(COMMON)
    table = read_toml(COMMON.name, text)
    reader = CardReader(COMMON.name, text)
    reader.known(table, ("cards",), TOP, "the file of common cards")
    cards = [reader.card(one, number) for number, one in enumerate(table["cards"])]
    return {card.key: card for card in cards}

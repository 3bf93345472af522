"""Reading a deck file: its head, its components, its cards."""

import re
from collections.abc import Callable
from typing import Any, Final

from taproom.inn.content.components import ComponentReader, Sides, names_of
from taproom.inn.content.sources import CASES, GENDERS, KINDS, CardSource, ComponentSource, ContentError, DeckSource
from taproom.inn.content.tables import COMPONENTS, HEAD, TOP, Tables, hint
from taproom.inn.language import effects as fx
from taproom.inn.language.check import CARD_TYPES, misfit
from taproom.inn.language.components import LANGUAGES, Component, Components
from taproom.inn.language.effects import Program
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.parse import parse

MOST_CARDS: Final = 200
LONGEST_TITLE: Final = 100
LONGEST_ABOUT: Final = 600

_RULE: Final = re.compile(r"[RD]\d{1,2}(\.\d{1,2}){1,2}")
_TABLES: Final = ("deck", "components", "cards")
_DECK_KEYS: Final = ("key", "kind", "set", "size", "title", "about", "traits", "gender", "declined", "designed")
_CARD_KEYS: Final = ("key", "count", "type", "subtypes", "family", "price", "rule", "title", "text")


class DeckReader(Tables):
    """Turns the tables of one file into a deck; on the first mistake says where it is."""

    def __init__(self, path: str, text: str, sides: Sides) -> None:
        super().__init__(path, text)
        self.components = ComponentReader(self, sides)
        self.names: Components = ()
        self.side = False
        """Whether it is a side deck, whose cards need no type."""

    def deck(self, table: dict[str, Any]) -> DeckSource:
        """The whole deck."""
        self.known(table, _TABLES, TOP, "a deck file")
        head = self.take(table, "deck", dict, TOP, None)
        tables = self.take(table, "cards", list, TOP, None)
        self.known(head, _DECK_KEYS, HEAD, "[deck]")
        kind, traits, gender = self._kind(head), self._traits(head), self._gender(head)
        components = self._components(table, head)
        if not 1 <= len(tables) <= MOST_CARDS:
            raise self.error(TOP, "cards", f"a deck has 1 to {MOST_CARDS} different cards, not {len(tables)}")
        cards = [self._take_card(one, number) for number, one in enumerate(tables)]
        self._no_twins(cards)
        self._joinable(components, cards)
        size = sum([card.count for card in cards])
        stated = self.take(head, "size", int, HEAD, size)
        if stated != size:
            raise self.error(HEAD, "size", f"the counts of the cards add up to {size}, not {stated}")
        return DeckSource(
            key=self.key(head, HEAD),
            kind=kind,
            set=self.take(head, "set", str, HEAD, ""),
            size=size,
            titles=self.translated(head, "title", HEAD, LONGEST_TITLE),
            about=self.translated(head, "about", HEAD, LONGEST_ABOUT) if "about" in head else {},
            traits=traits,
            cards=tuple(cards),
            gender=gender,
            declined=self._declined(head),
            designed=self._designed(head, cards),
            components=components,
            names=self.names,
        )

    def mistakes(self, table: dict[str, Any]) -> list[ContentError]:
        """Every mistake: each part is read by itself, and in the end all of it together."""
        found: dict[tuple[int, str], ContentError] = {}

        def attempt(read: Callable[..., object], *arguments: object) -> None:
            try:
                read(*arguments)
            except ContentError as error:
                found.setdefault((error.line, error.problem), error)

        attempt(self.known, table, _TABLES, TOP, "a deck file")
        head, tables = table.get("deck"), table.get("cards")
        if isinstance(head, dict):
            attempt(self.known, head, _DECK_KEYS, HEAD, "[deck]")
            for read in (self._kind, self._traits, self._gender, self._declined):
                attempt(read, head)
            attempt(self.key, head, HEAD)
            attempt(self.translated, head, "title", HEAD, LONGEST_TITLE)
            attempt(self._components, table, head)
        for number, one in enumerate(tables[:MOST_CARDS] if isinstance(tables, list) else []):
            if isinstance(one, dict):
                attempt(self.known, one, _CARD_KEYS, number, "a card")
                for part in (self._count, self._types, self._program, self._fitting, self._price, self._rule, self.key):
                    attempt(part, one, number)
                attempt(self.translated, one, "title", number, LONGEST_TITLE)
        if not found:
            attempt(self.deck, table)
        return [found[place] for place in sorted(found)]

    def _kind(self, head: dict[str, Any]) -> str:
        return self.choice(self.take(head, "kind", str, HEAD, None), "kind", KINDS, HEAD)

    def _components(self, table: dict[str, Any], head: dict[str, Any]) -> tuple[ComponentSource, ...]:
        """The components, after which it is known what texts may name."""
        kind = head.get("kind")
        listed = self.take(table, "components", list, TOP, [])
        if listed and kind != "character":
            raise self.error(COMPONENTS, "components", "only a character has components")
        found = self.components.all(listed)
        self.side = kind == "side"
        self.names = _own_names(head, table.get("cards")) if self.side else names_of(found)
        return found

    def _traits(self, head: dict[str, Any]) -> tuple[str, ...]:
        traits = self.words(head, "traits", HEAD)
        for trait in traits:
            self.choice(trait, "trait", tuple(fx.TRAITS), HEAD, "traits")
        return traits

    def _gender(self, head: dict[str, Any]) -> str:
        return self.choice(self.take(head, "gender", str, HEAD, "m"), "gender", GENDERS, HEAD)

    def _declined(self, head: dict[str, Any]) -> dict[str, str]:
        forms: dict[str, Any] = self.take(head, "declined", dict, HEAD, {})
        self.known(forms, CASES, HEAD, "declined", "declined")
        for form in forms.values():
            if not isinstance(form, str) or not 0 < len(form) <= LONGEST_TITLE:
                raise self.error(HEAD, "declined", 'a form of the name is text in quotes, as in gen = "Магды"')
        return dict(forms)

    def _designed(self, head: dict[str, Any], cards: list[CardSource]) -> tuple[str, ...]:
        keys = self.words(head, "designed", HEAD)
        for key in keys:
            self.choice(key, "card", tuple([card.key for card in cards]), HEAD, "designed")
        return keys

    def _take_card(self, table: object, number: int) -> CardSource:
        if not isinstance(table, dict):
            raise self.error(number, "cards", "each of the cards is a table: begin it with [[cards]]")
        return self.card(table, number)

    def card(self, table: dict[str, Any], number: int) -> CardSource:
        """One card."""
        self.known(table, _CARD_KEYS, number, "a card")
        count = self._count(table, number)
        types = self._types(table, number)
        self._fitting(table, number)
        return CardSource(
            key=self.key(table, number),
            count=count,
            types=types,
            titles=self.translated(table, "title", number, LONGEST_TITLE),
            text=table["text"],
            program=self._program(table, number),
            subtypes=self.words(table, "subtypes", number),
            family=self.take(table, "family", str, number, ""),
            price=self._price(table, number),
            rule=self._rule(table, number),
        )

    def _count(self, table: dict[str, Any], number: int) -> int:
        count: int = self.take(table, "count", int, number, 1)
        if not 1 <= count <= 99:
            raise self.error(number, "count", f"count is 1 to 99, not {count}")
        return count

    def _price(self, table: dict[str, Any], number: int) -> int:
        price: int = self.take(table, "price", int, number, 0)
        if price and not self.side:
            raise self.error(number, "price", "only a card of a side deck has a price")
        if "price" in table and not 1 <= price <= 99:
            raise self.error(number, "price", f"price is 1 to 99, not {price}")
        return price

    def _rule(self, table: dict[str, Any], number: int) -> str:
        rule: str = self.take(table, "rule", str, number, "")
        if rule and not _RULE.fullmatch(rule):
            raise self.error(number, "rule", f'a rule goes by its number, as in rule = "R24.1.5", not "{rule}"')
        return rule

    def _program(self, table: dict[str, Any], number: int) -> Program:
        try:
            return parse(self.take(table, "text", str, number, None), self.names)
        except CardTextError as error:
            raise self.text_error(number, error) from None

    def _fitting(self, table: dict[str, Any], number: int) -> None:
        if problem := misfit(self._program(table, number), self._types(table, number)):
            raise self.error(number, "text", problem)

    def _types(self, table: dict[str, Any], number: int) -> int:
        said = table.get("type")
        if said is None and self.side:
            return 0
        names = [said] if isinstance(said, str) else said
        if not isinstance(names, list) or not names or not all([isinstance(name, str) for name in names]):
            raise self.error(
                number, "type", 'type is missing or no type; write type = "action" or ["action", "gambling"]'
            )
        types = 0
        for name in names:
            types |= CARD_TYPES[self.choice(name, "type", tuple(CARD_TYPES), number)]
        return types

    def _joinable(self, components: tuple[ComponentSource, ...], cards: list[CardSource]) -> None:
        subtypes = tuple(sorted({subtype for card in cards for subtype in card.subtypes}))
        for place, one in enumerate(components):
            if one.joins and one.joins not in subtypes:
                after = hint(one.joins, subtypes) if subtypes else "; none has subtypes"
                raise self.error(COMPONENTS - place, "joins", f'no card is a "{one.joins}"{after}')

    def _no_twins(self, cards: list[CardSource]) -> None:
        seen: set[str] = set()
        for number, card in enumerate(cards):
            if card.key in seen:
                raise self.error(number, "key", f'there are two cards "{card.key}"; use count for copies')
            seen.add(card.key)


def _own_names(head: dict[str, Any], cards: object) -> Components:
    """What the texts of a side deck may name: its own cards. Whatever is wrong with those is found out elsewhere."""
    listed = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    keys = tuple([str(card.get("key")) for card in listed])
    titles = tuple([_titles(card) for card in listed])
    return (Component("", fx.THIS_DECK, True, 0, len(keys) - 1, keys, _titles(head), titles),)


def _titles(table: dict[str, Any]) -> tuple[str, ...]:
    title = table.get("title")
    return tuple([str(title.get(language)) if isinstance(title, dict) else "" for language in LANGUAGES])

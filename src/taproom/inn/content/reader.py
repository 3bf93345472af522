"""Reading a deck file: its head, its components, its cards."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from taproom.inn.content.cards import LONGEST_TITLE, CardReader, common_cards
from taproom.inn.content.components import LONGEST_NAME, ComponentReader, Owners, Sides, subtype_names
from taproom.inn.content.sources import (
    CASES,
    COLOURED,
    GENDERS,
    KINDS,
    PLAYED,
    CardSource,
    ComponentSource,
    ContentError,
    DeckSource,
    SubtypeSource,
)
from taproom.inn.content.toml_reader import COMPONENTS, HEAD, TOP, hint
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import TRAITS
from taproom.inn.language.check import type_names
from taproom.inn.language.components import LANGUAGES, Component, Components, several

MOST_CARDS: Final = 200
LONGEST_ABOUT: Final = 600
MOST_GOLD: Final = 20
LONGEST_SAID: Final = 80
MOST_SAID: Final = 6

_TABLES: Final = ("deck", "components", "cards")
_AT_COMMON: Final = "common."
_DECK_KEYS: Final = (
    "key",
    "kind",
    "set",
    "size",
    "title",
    "name",
    "like",
    "about",
    "says",
    "traits",
    "gender",
    "declined",
    "colours",
    "designed",
    "of",
    "order",
    "gold",
    "subtypes",
)
MOST_SUBTYPES: Final = 8


class DeckReader(CardReader):
    """Turns the tables of one file into a deck; on the first mistake says where it is."""

    def __init__(self, path: str, text: str, sides: Sides, owners: Owners) -> None:
        super().__init__(path, text)
        self.components = ComponentReader(self, sides)
        self.owners = owners

    def deck(self, table: dict[str, Any]) -> DeckSource:
        """The whole deck."""
        self.known(table, _TABLES, TOP, "a deck file")
        head = self.take(table, "deck", dict, TOP, None)
        tables = self.take(table, "cards", list, TOP, None)
        self.known(head, _DECK_KEYS, HEAD, "[deck]")
        kind, traits, gender = self._kind(head), self._traits(head), self._gender(head)
        components = self._components(table, head)
        subtypes = self._subtypes(head)
        cards = self._cards(tables)
        self._joinable(components, cards)
        self._borne(subtypes, cards)
        self._keepable(cards, tables)
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
            about=self._optional(head, "about", LONGEST_ABOUT),
            name=self._optional(head, "name", LONGEST_NAME),
            like=self._optional(head, "like", LONGEST_TITLE),
            says=self._says(head),
            traits=traits,
            cards=tuple(cards),
            gender=gender,
            colours=self._colours(head),
            declined=self._declined(head),
            designed=self._designed(head, cards),
            components=components,
            subtypes=subtypes,
            order=self.take(head, "order", int, HEAD, 0),
            gold=self._gold(head),
            names=self.names,
            of=self.take(head, "of", str, HEAD, ""),
        )

    def mistakes(self, table: dict[str, Any]) -> list[ContentError]:
        """Every mistake, each once: every part is read by itself, and in the end all of it together."""
        found: dict[tuple[int, str], ContentError] = {}

        def attempt(read: Callable[..., object], *arguments: object) -> None:
            try:
                read(*arguments)
            except ContentError as error:
                found.setdefault((error.line, error.word or error.problem), error)

        attempt(self.known, table, _TABLES, TOP, "a deck file")
        head, tables = table.get("deck"), table.get("cards")
        if isinstance(head, dict):
            attempt(self.known, head, _DECK_KEYS, HEAD, "[deck]")
            of_head = (self._kind, self._traits, self._gender, self._colours, self._declined, self._says)
            for read in (*of_head, self._subtypes):
                attempt(read, head)
            attempt(self.key, head, HEAD)
            attempt(self.translated, head, "title", HEAD, LONGEST_TITLE)
            for key, longest in (("name", LONGEST_NAME), ("like", LONGEST_TITLE), ("about", LONGEST_ABOUT)):
                attempt(self._optional, head, key, longest)
            attempt(self._components, table, head)
        doubtful = _nameable(table) if found else frozenset()
        for number, one in enumerate(tables[:MOST_CARDS] if isinstance(tables, list) else []):
            if isinstance(one, dict) and "common" in one:
                attempt(self._named, one, number)
                for key in one["common"] if isinstance(one["common"], dict) else ():
                    attempt(self._common_card, one, number, key)
            elif isinstance(one, dict):
                # What a text says of a component that is wrong itself cannot be judged.
                judged = doubtful.isdisjoint(re.findall(r"\w+", str(one.get("text"))))
                for part in self.parts if judged else self.textless_parts:
                    attempt(part, one, number)
        if not found:
            attempt(self.deck, table)
        return [found[place] for place in sorted(found)]

    def _optional(self, head: dict[str, Any], key: str, longest: int) -> dict[str, str]:
        return self.translated(head, key, HEAD, longest) if key in head else {}

    def _says(self, head: dict[str, Any]) -> dict[str, tuple[str, ...]]:
        """What the character likes to say at the table: as many phrases in each language."""
        phrases = self.take(head, "says", dict, HEAD, {})
        if not phrases:
            return {}
        self.known(phrases, LANGUAGES, HEAD, "says")
        said = {language: self.take(phrases, language, list, HEAD, []) for language in LANGUAGES}
        counts = {len(one) for one in said.values()}
        right = f"1 to {MOST_SAID} texts of at most {LONGEST_SAID} letters each, as many in each language"
        texts = [text for one in said.values() for text in one]
        if len(counts) != 1 or not 1 <= counts.pop() <= MOST_SAID:
            raise self.error(HEAD, "says", f"what a character says is {right}")
        if any([not isinstance(text, str) or not 1 <= len(text) <= LONGEST_SAID for text in texts]):
            raise self.error(HEAD, "says", f"what a character says is {right}")
        return {language: tuple(one) for language, one in said.items()}

    def _kind(self, head: dict[str, Any]) -> str:
        return self.choice(self.take(head, "kind", str, HEAD, None), "kind", KINDS, HEAD)

    def _components(self, table: dict[str, Any], head: dict[str, Any]) -> tuple[ComponentSource, ...]:
        """The components, after which it is known what texts may name."""
        self.kind = kind = str(head.get("kind", "?"))
        listed = self.take(table, "components", list, TOP, [])
        if listed and kind in KINDS and kind not in PLAYED:
            raise self.error(COMPONENTS, "components", "only a character and its Boss Cards have components")
        inherited = self._inherited(head)
        if kind == "boss":
            self.components.inherited = inherited
        found = self.components.all(listed)
        for place, one in enumerate(found):
            if one.side is not None and one.side.of not in ("", head.get("key"), head.get("of")):
                raise self.error(COMPONENTS - place, "deck", f'"{one.side.key}" is a side deck of "{one.side.of}"')
        own = _own_names(head, table.get("cards"))
        self.names = (*own, *inherited) if self.side else self.components.names_with(found)
        self.names = (*self.names, *subtype_names(self._subtypes(head)))
        return found

    def _subtypes(self, head: dict[str, Any]) -> tuple[SubtypeSource, ...]:
        """The subtypes that texts may name, by their keys."""
        said: dict[str, Any] = self.take(head, "subtypes", dict, HEAD, {})
        if len(said) > MOST_SUBTYPES:
            raise self.error(HEAD, "subtypes", f"a deck names at most {MOST_SUBTYPES} subtypes")
        found: list[SubtypeSource] = []
        for key in said:
            self.components.name(self.key({"key": key}, HEAD), HEAD, "subtypes")
            if key in self.components.keys:
                raise self.error(HEAD, "subtypes", f'"{key}" is a component already; choose another name', key)
            found.append(SubtypeSource(key, self.translated(said, key, HEAD, LONGEST_NAME)))
        return tuple(found)

    def _inherited(self, head: dict[str, Any]) -> Components:
        """What the texts of a side deck or of Boss Cards may name: the components of the deck they belong to."""
        of: str = self.take(head, "of", str, HEAD, None if self.kind == "boss" else "")
        if not of:
            return ()
        inherited = self.owners(of)
        if inherited is None:
            raise self.error(HEAD, "of", f'there is no deck "{of}" beside this deck', of)
        return inherited

    def inheritable(self, table: dict[str, Any]) -> Components:
        """The components of the deck, for the texts of its side decks and Boss Cards."""
        listed, head = table.get("components"), table.get("deck")
        components = self.components.inheritable(listed if isinstance(listed, list) else [])
        return (*components, *subtype_names(self._subtypes(head if isinstance(head, dict) else {})))

    def _traits(self, head: dict[str, Any]) -> tuple[str, ...]:
        traits = self.words(head, "traits", HEAD)
        for trait in traits:
            self.choice(trait, "trait", tuple(TRAITS), HEAD, "traits")
        return traits

    def _gender(self, head: dict[str, Any]) -> str:
        return self.choice(self.take(head, "gender", str, HEAD, "m"), "gender", GENDERS, HEAD)

    def _colours(self, head: dict[str, Any]) -> dict[str, str]:
        colours: dict[str, Any] = self.take(head, "colours", dict, HEAD, {})
        self.known(colours, COLOURED, HEAD, "colours", "colours")
        for colour in colours.values():
            if not isinstance(colour, str) or not re.fullmatch("#[0-9a-f]{6}", colour):
                raise self.error(HEAD, "colours", 'a colour is three numbers of two digits, as in skin = "#6fa79c"')
        return dict(colours)

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

    def _cards(self, tables: list[Any]) -> list[CardSource]:
        """All cards, in the order of the file: a game's shuffles depend on it."""
        found: dict[str, CardSource] = {}
        for number, table in enumerate(tables[: MOST_CARDS + 1]):
            for card in self._cards_of(table, number):
                if card.key in found:
                    at = _AT_COMMON + card.key if "common" in table else "key"
                    raise self.error(number, at, f'there are two cards "{card.key}"; use count for copies')
                found[card.key] = card
        if not 1 <= len(found) <= MOST_CARDS:
            raise self.error(TOP, "cards", f"a deck has 1 to {MOST_CARDS} different cards, not {len(found)}")
        return list(found.values())

    def _cards_of(self, table: object, number: int) -> list[CardSource]:
        """The one card a table defines, or the common cards it names."""
        if not isinstance(table, dict):
            raise self.error(number, "cards", "each of the cards is a table: begin it with [[cards]]")
        if "common" not in table:
            return [self.card(table, number)]
        return [self._common_card(table, number, key) for key in self._named(table, number)]

    def _named(self, table: dict[str, Any], number: int) -> dict[str, Any]:
        """The common cards a table names, with their counts."""
        self.known(table, ("common",), number, "a [[cards]] that names common cards")
        if self.side:
            raise self.error(number, "common", "a side deck has only cards of its own")
        named: dict[str, Any] = self.take(table, "common", dict, number, None)
        return named

    def _common_card(self, table: dict[str, Any], number: int, key: str) -> CardSource:
        at = _AT_COMMON + key
        known = common_cards()
        card = known[self.choice(key, "common card", tuple(known), number, at)]
        for name in type_names(card.types):
            if problem := self.misplaced(name):
                raise self.error(number, at, problem, key)
        return msgspec.structs.replace(card, count=self.count(table["common"], number, key, at))

    def _gold(self, head: dict[str, Any]) -> int:
        gold: int = self.take(head, "gold", int, HEAD, 0)
        if gold and (self.kind != "character" or not 1 <= gold <= MOST_GOLD):
            raise self.error(
                HEAD, "gold", f"gold is what a character starts with besides the others', 1 to {MOST_GOLD}"
            )
        return gold

    def _keepable(self, cards: list[CardSource], tables: list[Any]) -> None:
        """A card that stays in play is of the subtype of one of the deck's components, or of its character's."""
        kept = tuple([one.key for one in self.names if one.stays])
        for number, table in enumerate(tables):
            card = next((one for one in cards if one.wage and one.key == table.get("key")), None)
            if card is not None and not set(card.subtypes) & set(kept):
                there_is = f"there is {', '.join(kept)}" if kept else "the deck has no component of that kind"
                raise self.error(number, "key", f'"{card.key}" stays in play, so its subtypes name where: {there_is}')

    def _borne(self, subtypes: tuple[SubtypeSource, ...], cards: list[CardSource]) -> None:
        borne = {subtype for card in cards for subtype in card.subtypes}
        for one in subtypes:
            if one.key not in borne:
                raise self.error(
                    HEAD, "subtypes", f'no card is a "{one.key}"; give some subtypes = ["{one.key}"]', one.key
                )

    def _joinable(self, components: tuple[ComponentSource, ...], cards: list[CardSource]) -> None:
        subtypes = tuple(sorted({subtype for card in cards for subtype in card.subtypes}))
        for place, one in enumerate(components):
            if one.joins and one.joins not in subtypes:
                after = hint(one.joins, subtypes) if subtypes else "; none has subtypes"
                raise self.error(COMPONENTS - place, "joins", f'no card is a "{one.joins}"{after}')


def _own_names(head: dict[str, Any], cards: object) -> Components:
    """What the texts of a side deck may name: its own cards. Whatever is wrong with those is found out elsewhere."""
    listed = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    keys = tuple([str(card.get("key")) for card in listed])
    titles = tuple([_titles(card) for card in listed])
    return (Component("", fx.THIS_DECK, True, 0, len(keys) - 1, keys, _titles(head), titles),)


def _titles(table: dict[str, Any]) -> tuple[str, ...]:
    title = table.get("title")
    if not isinstance(title, dict):
        return ("",) * len(LANGUAGES)
    return tuple([str(title.get(language, title.get("en"))) for language in LANGUAGES])


def _nameable(table: dict[str, Any]) -> frozenset[str]:
    """The words by which texts could name a component, or in a side deck its cards."""
    listed = table.get("components")
    keys = [str(one.get("key")) for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
    return frozenset({*keys, *[several(key) for key in keys], "this"})

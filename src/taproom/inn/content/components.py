"""Reading a deck's components: tracks and side decks, checked as strictly as cards."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from taproom.inn.content.sources import (
    CHANGES,
    COMPONENT_KINDS,
    USES,
    CardSource,
    ComponentSource,
    ContentError,
    DeckSource,
    StepSource,
    SubtypeSource,
)
from taproom.inn.content.toml_reader import COMPONENTS, TOP, Tables
from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Mode, Program
from taproom.inn.language.components import LANGUAGES, Component, Components, several
from taproom.inn.language.errors import CardTextError
from taproom.inn.language.grammar import language_words
from taproom.inn.language.parse import parse
from taproom.inn.state.components import SEEN_BY_TEAM, ZoneSpec

MOST_COMPONENTS: Final = 8
HIGHEST_STEP: Final = 99
LONGEST_NAME: Final = 40

_ANY_KIND: Final = ("key", "kind", "title", "triggers")
_TRACK_KEYS: Final = (*_ANY_KIND, "low", "high", "start", "steps", "below", "fires", "boss_fires")
_TOKEN_KEYS: Final = (*_ANY_KIND, "supply", "counted")
_FORMS: Final = {"en": 2, "ru": 3}
"""How many forms a counted word has: one and several; one, two to four, and five."""
_STAYING_KEYS: Final = (*_ANY_KIND, "plural", "counted")
_GROWING_KEYS: Final = ("slots", "zone", "counted")
_PLOTTED_KEYS: Final = ("key", "kind", "title", "track")
_SIDE_KEYS: Final = (*_ANY_KIND, "deck", "use", "joins", "changes", "start", "price", "track", *_GROWING_KEYS)
HIGHEST_PRICE: Final = 99
MOST_SLOTS: Final = 6

_ONLY_OF: Final = {
    "joins": ("joins",),
    "changes": ("standing",),
    "start": ("standing",),
    "price": ("buy",),
    "track": ("buy",),
    "zone": ("grow",),
    "slots": ("grow", "waiting"),
    "counted": ("grow", "waiting"),
}
"""What is said only of side decks of some uses."""

_KEYS: Final = {
    "track": _TRACK_KEYS,
    "side_deck": _SIDE_KEYS,
    "token": _TOKEN_KEYS,
    "in_play": _STAYING_KEYS,
    "plotted": _PLOTTED_KEYS,
}

Sides = Callable[[str], DeckSource | None]
"""Finds a side deck by its key."""
Owners = Callable[[str], Components | None]
"""Finds the tracks of a character's deck by its key, for the texts of its side decks."""


def names_of(components: tuple[ComponentSource, ...]) -> Components:
    """The components as texts see them."""
    names: list[Component] = []
    for number, one in enumerate(components):
        cards = one.side.cards if one.side is not None and one.use == "standing" else ()
        steps: tuple[StepSource | CardSource, ...] = one.steps or cards
        titles = tuple([tuple([step.titles[language] for language in LANGUAGES]) for step in steps])
        keys = tuple([step.key for step in steps])
        title = tuple([one.titles[language] for language in LANGUAGES])
        counted = tuple([one.counted[language] for language in LANGUAGES]) if one.counted else ()
        stays, plots = one.kind == "in_play", one.kind == "plotted"
        names.append(
            Component(
                one.key,
                number,
                one.side is not None,
                one.low,
                one.high,
                keys,
                title,
                titles,
                counted,
                stays,
                grows=one.use == "grow",
                plots=plots,
            )
        )
    return tuple(names)


def subtype_names(subtypes: tuple[SubtypeSource, ...]) -> Components:
    """The subtypes of a deck's cards as texts see them."""
    return tuple(
        [
            Component(
                one.key, fx.FIRST_SUBTYPE + place, titles=tuple([one.titles[to] for to in LANGUAGES]), subtype=True
            )
            for place, one in enumerate(subtypes)
        ]
    )


class ComponentReader:
    """Reads the components of one deck file."""

    def __init__(self, tables: Tables, sides: Sides) -> None:
        self.tables = tables
        self.sides = sides
        self.keys: set[str] = set()
        """The names of all components of the deck."""
        self.inherited: Components = ()
        """Of Boss Cards: the components of the character, before which theirs are not counted."""

    def all(self, listed: list[Any]) -> tuple[ComponentSource, ...]:
        """All of them; what they do by themselves is read last, because it may name any of them."""
        if len(listed) > MOST_COMPONENTS:
            raise self.tables.error(TOP, "components", f"a deck has at most {MOST_COMPONENTS} components")
        found: list[ComponentSource] = []
        self.keys = {str(table.get("key")) for table in listed if isinstance(table, dict)}
        for place, table in enumerate(listed):
            number = COMPONENTS - place
            if not isinstance(table, dict):
                raise self.tables.error(number, "components", "each component is a table: begin it with [[components]]")
            one = self._component(table, number)
            if any([one.key == other.key for other in found]):
                raise self.tables.error(number, "key", f'there are two components "{one.key}"')
            if one.kind == "plotted" and any([one.kind == other.kind for other in found]):
                raise self.tables.error(number, "kind", "a player has one place for plotted cards")
            found.append(one)
        self._payable(found)
        names = self.names_with(tuple(found))
        return tuple([self._with_texts(one, listed[place], place, names) for place, one in enumerate(found)])

    def names_with(self, found: tuple[ComponentSource, ...]) -> Components:
        """What texts may name: these, behind what the character has."""
        first = len(self.inherited)
        return (*self.inherited, *[one._replace(number=first + one.number) for one in names_of(found)])

    def inheritable(self, listed: list[Any]) -> Components:
        """All of them, for the texts of side decks and Boss Cards; whatever is wrong is told where the deck is read.

        Side decks are not read for that: no such text names their cards.
        """
        found: list[Component] = []
        for place, table in enumerate(listed):
            if isinstance(table, dict) and table.get("kind") in ("track", "token", "in_play", "plotted"):
                [one] = names_of((self._component(table, COMPONENTS - place),))
                found.append(one._replace(number=place))
            else:
                key = str(table.get("key")) if isinstance(table, dict) else ""
                found.append(Component(key, place, side_deck=True))
        return tuple(found)

    def _payable(self, found: list[ComponentSource]) -> None:
        own = [one.key for one in found if one.kind == "track"]
        tracks = (*[one.key for one in self.inherited if one.is_track], *own)
        for place, one in enumerate(found):
            after = f"; there is {', '.join(tracks)}" if tracks else "; the deck has none"
            for card in one.side.cards if one.side else ():
                for key in card.requires:
                    if key not in tracks:
                        problem = f'"{card.key}" requires "{key}", which is no track{after}'
                        raise self.tables.error(COMPONENTS - place, "deck", problem)
            if one.track and one.track not in tracks:
                raise self.tables.error(COMPONENTS - place, "track", f'"{one.track}" is no track{after}', one.track)

    def _component(self, table: dict[str, Any], number: int) -> ComponentSource:
        tables = self.tables
        kind = tables.choice(tables.take(table, "kind", str, number, None), "kind", COMPONENT_KINDS, number)
        tables.known(table, _KEYS[kind], number, f"a {kind}")
        key = self.name(tables.key(table, number), number, "key")
        titles = tables.translated(table, "title", number, LONGEST_NAME)
        if kind == "side_deck":
            return self._side_deck(table, number, key, titles)
        if kind == "token":
            return self._token(table, number, key, titles)
        if kind == "in_play":
            return self._staying(table, number, key, titles)
        if kind == "plotted":
            return self._plotted(table, number, key, titles)
        steps = self._steps(table, number)
        low, high = self._ends(table, number, len(steps))
        start = self._start(table, number, low, high, [step.key for step in steps])
        return ComponentSource(key, kind, titles, low, high, start, steps)

    def name(self, key: str, number: int, at: str) -> str:
        """A name that texts may use: not a word of the language."""
        if key in language_words():
            raise self.tables.error(number, at, f'"{key}" is a word of the language already; choose another name', key)
        return key

    def _ends(self, table: dict[str, Any], number: int, steps: int) -> tuple[int, int]:
        tables = self.tables
        if steps:
            if "low" in table or "high" in table:
                raise tables.error(number, "low", 'a track has "steps" or "low" and "high", not both')
            return 0, steps - 1
        low: int = tables.take(table, "low", int, number, 0)
        high: int = tables.take(table, "high", int, number, None)
        if not 0 <= low < high <= HIGHEST_STEP:
            raise tables.error(number, "high", f"a track goes from 0 or more up to at most {HIGHEST_STEP}")
        return low, high

    def _steps(self, table: dict[str, Any], number: int) -> tuple[StepSource, ...]:
        tables = self.tables
        steps: list[StepSource] = []
        for step in tables.take(table, "steps", list, number, []):
            if not isinstance(step, dict):
                raise tables.error(number, "steps", 'a step is a table such as { key = "calm", title = { ... } }')
            tables.known(step, ("key", "title"), number, "a step", "steps")
            key = self.name(tables.key(step, number), number, "steps")
            if any([key == other.key for other in steps]):
                raise tables.error(number, "steps", f'there are two steps "{key}"', key)
            if key in self.keys:
                raise tables.error(number, "steps", f'"{key}" is a component already; choose another name', key)
            steps.append(StepSource(key, tables.translated(step, "title", number, LONGEST_NAME)))
        if len(steps) == 1 or len(steps) > HIGHEST_STEP:
            raise tables.error(number, "steps", f"a track has 2 to {HIGHEST_STEP} steps")
        return tuple(steps)

    def _start(self, table: dict[str, Any], number: int, low: int, high: int, names: list[str]) -> int:
        if names:
            start = self.tables.take(table, "start", str, number, names[0])
            return low + names.index(self.tables.choice(start, "step", tuple(names), number, "start"))
        place: int = self.tables.take(table, "start", int, number, low)
        if not low <= place <= high:
            raise self.tables.error(number, "start", f"the marker starts on {low} to {high}, not on {place}")
        return place

    def _token(self, table: dict[str, Any], number: int, key: str, titles: dict[str, str]) -> ComponentSource:
        supply: int = self.tables.take(table, "supply", int, number, None)
        if not 1 <= supply <= HIGHEST_STEP:
            raise self.tables.error(number, "supply", f"there are 1 to {HIGHEST_STEP} tokens, not {supply}")
        return ComponentSource(key, "token", titles, high=supply, counted=self._counted(table, number))

    def _staying(self, table: dict[str, Any], number: int, key: str, titles: dict[str, str]) -> ComponentSource:
        plural = self.tables.translated(table, "plural", number, LONGEST_NAME)
        names = tuple([plural[language] for language in LANGUAGES])
        zone = ZoneSpec(several(key), names, is_numbered=True, is_target=True)
        return ComponentSource(key, "in_play", titles, zones=(zone,), counted=self._counted(table, number))

    def _plotted(self, table: dict[str, Any], number: int, key: str, titles: dict[str, str]) -> ComponentSource:
        names = tuple([titles[language] for language in LANGUAGES])
        zone = ZoneSpec("plotted", names, seen_by=SEEN_BY_TEAM, is_playable=True)
        track: str = self.tables.take(table, "track", str, number, None)
        return ComponentSource(key, "plotted", titles, zones=(zone,), track=track)

    def _counted(self, table: dict[str, Any], number: int) -> dict[str, tuple[str, ...]]:
        said: dict[str, Any] = self.tables.take(table, "counted", dict, number, None)
        self.tables.known(said, LANGUAGES, number, "counted", "counted")
        counted: dict[str, tuple[str, ...]] = {}
        for language, wanted in _FORMS.items():
            forms = said.get(language, [*said.get("en", []), *said.get("en", [])[-1:]])
            if len(forms) != wanted or not all([isinstance(form, str) and form for form in forms]):
                example = 'counted = { en = ["Beetle", "Beetles"], ru = ["жука", "жука", "жуков"] }'
                raise self.tables.error(number, "counted", f"says what 1, 2 and 5 of them are called: {example}")
            counted[language] = tuple(forms)
        return counted

    def _side_deck(self, table: dict[str, Any], number: int, key: str, titles: dict[str, str]) -> ComponentSource:
        tables = self.tables
        side = self._side(tables.take(table, "deck", str, number, None), number)
        use = tables.choice(tables.take(table, "use", str, number, None), "use", USES, number)
        joins: str = tables.take(table, "joins", str, number, None) if use == "joins" else ""
        changes = ""
        if use == "standing":
            changes = tables.take(table, "changes", str, number, "by_card")
            tables.choice(changes, "change", CHANGES, number, "changes")
        price: int = tables.take(table, "price", int, number, None) if use == "buy" else 0
        if use == "buy" and not 1 <= price <= HIGHEST_PRICE:
            raise tables.error(number, "price", f"price is 1 to {HIGHEST_PRICE}, not {price}")
        track: str = tables.take(table, "track", str, number, None) if use == "buy" else ""
        for word, meant in _ONLY_OF.items():
            if word in table and use not in meant:
                uses = " or ".join([f'use = "{one}"' for one in meant])
                raise tables.error(number, word, f'"{word}" is said only of a side deck with {uses}')
        for card in side.cards:
            if problem := _unsuited(card, use) or self._unnameable(card, use):
                raise tables.error(number, "use", f'{side.key}: "{card.key}" {problem}')
        if use == "grow":
            return self._garden(table, number, key, titles, side)
        cards = [card.key for card in side.cards]
        start = self._start(table, number, 0, len(cards) - 1, cards) if "start" in table else 0
        return ComponentSource(
            key,
            "side_deck",
            titles,
            high=len(cards) - 1,
            start=start,
            side=side,
            use=use,
            joins=joins,
            changes=changes,
            shuffled="start" not in table,
            price=price,
            track=track,
            slots=self._slots(table, number) if use == "waiting" else 0,
            counted=self._counted(table, number) if use == "waiting" else {},
        )

    def _garden(
        self, table: dict[str, Any], number: int, key: str, titles: dict[str, str], side: DeckSource
    ) -> ComponentSource:
        """A side deck whose cards grow in slots, which have a name of their own."""
        bed: str = self.tables.take(table, "zone", str, number, None)
        if bed in self.keys or bed == several(key) or not bed.isidentifier():
            raise self.tables.error(number, "zone", f'"{bed}" is no name, or another thing\'s; choose another', bed)
        names = tuple([titles[language] for language in LANGUAGES])
        zone = ZoneSpec(bed, names, is_numbered=True)
        counted = self._counted(table, number)
        return ComponentSource(
            key,
            "side_deck",
            titles,
            high=len(side.cards) - 1,
            side=side,
            use="grow",
            zones=(zone,),
            counted=counted,
            slots=self._slots(table, number),
        )

    def _slots(self, table: dict[str, Any], number: int) -> int:
        slots: int = self.tables.take(table, "slots", int, number, None)
        if not 1 <= slots <= MOST_SLOTS:
            raise self.tables.error(number, "slots", f"there are 1 to {MOST_SLOTS} slots, not {slots}")
        return slots

    def _unnameable(self, card: CardSource, use: str) -> str:
        """Why texts cannot name a card that may be put into force; nothing if they can."""
        if use == "standing" and card.key in language_words():
            return "is a word of the language already, so no text could name it; choose another key"
        if use == "standing" and card.key in self.keys:
            return "is a component already, so no text could name it; choose another key"
        return ""

    def _side(self, key: str, number: int) -> DeckSource:
        try:
            side = self.sides(key)
        except ContentError as error:
            wrong = self.tables.error(number, "deck", f"its side deck is wrong: {error}")
            wrong.elsewhere = error
            raise wrong from None
        if side is None:
            raise self.tables.error(number, "deck", f'there is no side deck "{key}" beside this deck')
        if side.kind != "side":
            raise self.tables.error(number, "deck", f'"{key}" is no side deck: its kind is "{side.kind}"')
        return side

    def _with_texts(
        self, one: ComponentSource, table: dict[str, Any], place: int, names: Components
    ) -> ComponentSource:
        number = COMPONENTS - place
        texts = self.tables.words(table, "triggers", number)
        triggers = [self._mode(text, number, "triggers", names) for text in texts]
        below: Mode | None = None
        if "below" in table:
            text: str = self.tables.take(table, "below", str, number, None)
            below, texts = self._mode(text, number, "below", names), (text, *texts)
        fires: list[Mode | None] = []
        for key in ("fires", "boss_fires"):
            said: str = self.tables.take(table, key, str, number, "")
            fires.append(self._mode(said, number, key, names) if said else None)
            texts = (*texts, said) if said else texts
        if fires[1] is not None and fires[0] is None:
            raise self.tables.error(number, "boss_fires", 'a track that fires before a Boss has "fires" as well')
        return msgspec.structs.replace(
            one, below=below, fires=fires[0], boss_fires=fires[1], triggers=tuple(triggers), texts=texts
        )

    def _mode(self, text: str, number: int, key: str, names: Components) -> Mode:
        kinds = fx.HAPPENING if key == "triggers" else (fx.FREELY,)
        return self._only_mode(self._text(text, number, key, names), number, key, kinds)

    def _text(self, text: str, number: int, key: str, names: Components) -> Program:
        try:
            return parse(text, names)
        except CardTextError as error:
            raise self.tables.text_error(number, error, text, key) from None

    def _only_mode(self, program: Program, number: int, key: str, kinds: tuple[int, ...]) -> Mode:
        mode = program.modes[0]
        picks = "fires" not in key and any([e.slot >= 0 for e in fx.walk(mode.effects)])
        if len(program.modes) > 1 or mode.when.kind not in kinds or picks:
            moment = 'begins with a moment, such as "at the start of your turn:"'
            if kinds != fx.HAPPENING:
                moment = "has no moment"
            at_all = "" if "fires" in key else ", and picks nobody"
            raise self.tables.error(number, key, f'a text of "{key}" {moment}, is one text{at_all}')
        return mode


def _unsuited(card: CardSource, use: str) -> str:
    """Why a card cannot be in a side deck of this use; nothing if it can."""
    kinds = {mode.when.kind for mode in card.program.modes}
    if use == "joins" and (card.types or kinds != {fx.FREELY} or len(card.program.modes) > 1):
        return "joins other cards, so it has no type, no moment and one way to use it"
    if use == "standing" and (card.types or not kinds <= {fx.ALWAYS, *fx.HAPPENING}):
        return 'is in force and never played: it has no type, and each line of it begins as "always:" does'
    if use == "for_sale" and not (card.types and card.price) and kinds != {fx.ON_REVEAL}:
        return "is for sale: it needs a type and a price"
    grows = (
        card.values and not card.types and not card.price and kinds == {fx.GATHERED} and len(card.program.modes) == 1
    )
    if use == "grow" and not grows:
        return 'grows: it has no type, "values", and one text, which says what happens "when this is gathered:"'
    if use != "grow" and card.values:
        return 'has "values", which only cards have that grow'
    if use == "buy" and (not card.types or card.price):
        return "is bought at the price of its deck and played from hand: it needs a type and has no price of its own"
    if use == "waiting" and (not card.types or card.price or not card.requires):
        return 'waits to be taken into the hand: it needs a type and a list "requires", and has no price'
    if use != "waiting" and card.requires:
        return 'requires something, as only the cards of a side deck with use = "waiting" do'
    return ""

"""Looking cards and decks up: what they say, which decks have them, where they are written."""

import re
from pathlib import Path
from typing import Final

from taproom.i18n.messages import Mistake
from taproom.inn import content
from taproom.inn.content import (
    LANGUAGES,
    CardSource,
    ComponentSource,
    DeckSource,
    builtin_decks,
    builtin_keys,
)
from taproom.inn.content.cards import COMMON
from taproom.inn.effects.program import Program
from taproom.inn.language.errors import nearest_spelling
from taproom.inn.language.faces import face, plain
from taproom.inn.language.source import source
from taproom.inn.text.names import WORDS, requirements, type_names
from taproom.kernel.library import Place

_FOLDER: Final = Path(content.__file__).parent
_NEAR_ENOUGH: Final = 3

Decks = tuple[DeckSource, ...]
"""Where to look: the game's own decks, and those of packs."""


def find(query: str, decks: Decks) -> list[tuple[DeckSource, CardSource]]:
    """The cards of that key, DECK/KEY or title in any language; a card that several decks have is found in each."""
    wanted = query.strip().casefold()
    found = [(deck, card) for deck in decks for card in deck.cards if wanted in _names(deck, card)]
    if found:
        return found
    known = {name: card for deck in decks for card in deck.cards for name in _names(deck, card)}
    part = [name for name in known if len(wanted) >= _NEAR_ENOUGH and wanted in name]
    nearest = nearest_spelling(wanted, list(known)) or (part[0] if part else "")
    raise Mistake(WORDS, "mistake-no-card", query=repr(query), nearest=known[nearest].key if nearest else "none")


def _names(deck: DeckSource, card: CardSource) -> list[str]:
    return [card.key, f"{deck.key}/{card.key}", *[card.titles[language].casefold() for language in LANGUAGES]]


def describe_card(query: str, language: str, decks: Decks) -> list[str]:
    """Titles, types, decks, the face and the text it is made from; one block for each different card."""
    lines: list[str] = []
    different: list[CardSource] = []
    found = find(query, decks)
    for _, card in found:
        if not any([card.titles == other.titles and card.program == other.program for other in different]):
            different.append(card)
    for card in different:
        homes = [deck for deck, other in found if other.titles == card.titles and other.program == card.program]
        if lines:
            lines.append("")
        lines.extend(_block(card, homes, language))
    return lines


def _block(card: CardSource, homes: list[DeckSource], language: str) -> list[str]:
    counts = [f"{deck.key} x{_count(deck, card)}" for deck in homes]
    names = homes[0].names
    return [
        f"{card.titles[language]}{_types(homes[0], card, language)}",
        *[f"  {line}" for line in plain(face(card.program, card.types, language, names))],
        *([WORDS.say(language, "card-price", n=card.price)] if card.price else []),
        *([WORDS.say(language, "card-wage", n=card.wage)] if card.wage else []),
        *([WORDS.say(language, "card-values", list=" → ".join(map(str, card.values)))] if card.values else []),
        *([WORDS.say(language, "card-requires", list=requirements(card, names, language))] if card.requires else []),
        WORDS.say(language, "card-key", key=card.key),
        WORDS.say(language, "card-decks", decks=", ".join(counts)),
        WORDS.say(language, "card-source"),
        *[f"  {line}" for line in source(card.program, names).splitlines()],
    ]


def _types(deck: DeckSource, card: CardSource, language: str) -> str:
    """The types of a card in brackets, after its title; a card that is never played has none."""
    names = [type_names(card.types, language), *deck.subtypes_of(card, language)]
    return f" ({', '.join(names)})" if card.types else ""


def _count(deck: DeckSource, card: CardSource) -> int:
    own = deck.card(card.key)
    return own.count if own else 0


def find_deck(key: str, decks: Decks) -> DeckSource:
    """The deck of that key; drinks go by their short name too."""
    wanted = key.strip().casefold()
    known = {deck.key: deck for deck in decks}
    for name in (wanted, f"drinks_{wanted}"):
        if name in known:
            return known[name]
    nearest = nearest_spelling(wanted, list(known)) or "none"
    raise Mistake(WORDS, "mistake-no-deck", query=repr(key), nearest=nearest, list=", ".join(known))


def describe_deck(key: str, language: str, decks: Decks) -> list[str]:
    """The deck's title and all of its cards."""
    deck = find_deck(key, decks)
    lines = [WORDS.say(language, "deck-title", title=deck.titles[language], set=deck.set, n=deck.size)]
    if deck.about:
        lines.append(deck.about[language])
    for component in deck.components:
        lines.extend(_component(deck, component, language))
    for card in deck.cards:
        lines.append(f"{card.count} x {card.titles[language]}{_types(deck, card, language)} [{card.key}]")
        lines.extend([f"      {line}" for line in plain(face(card.program, card.types, language, deck.names))])
    return lines


def _component(deck: DeckSource, component: ComponentSource, language: str) -> list[str]:
    """What a component is and what it does by itself."""
    name = component.titles[language]
    if component.side is not None:
        lines = [WORDS.say(language, "deck-side", name=name, deck=component.side.key)]
    else:
        steps = [step.titles[language] for step in component.steps]
        track = ", ".join(steps) or f"{component.low}–{component.high}"
        start = steps[component.start] if steps else str(component.start)
        lines = [WORDS.say(language, "deck-track", name=name, steps=track, start=start)]
    if component.below is not None:
        text = " ".join(plain(face(Program((component.below,)), 0, language, deck.names)))
        lines.append(WORDS.say(language, "deck-below", text=text))
    for mode, message in ((component.fires, "deck-fires"), (component.boss_fires, "deck-boss-fires")):
        if mode is not None:
            text = " ".join(plain(face(Program((mode,)), 0, language, deck.names)))
            lines.append(WORDS.say(language, message, text=text))
    for mode in component.triggers:
        lines.extend([f"      {line}" for line in plain(face(Program((mode,)), 0, language, deck.names))])
    return lines


def locate(query: str) -> list[Place]:
    """The lines that define a card or a deck; after those of a common card come the decks that name it."""
    if query.strip().casefold() in builtin_keys():
        deck = find_deck(query, builtin_decks())
        return _places(_FOLDER / f"{deck.key}.toml", rf'key\s*=\s*"{deck.key}"', [deck.key, *deck.titles.values()])
    defined: dict[tuple[str, int], Place] = {}
    named: list[Place] = []
    for deck, card in find(query, builtin_decks()):
        path, names = _FOLDER / f"{deck.key}.toml", [card.key, *card.titles.values()]
        own = _places(path, rf'key\s*=\s*"{card.key}"', names)
        if not own:
            named += _places(path, rf"common\.{card.key}\b", names)
            own = _places(COMMON, rf'key\s*=\s*"{card.key}"', names)
        defined.update({(place.path, place.line): place for place in own})
    return [*defined.values(), *named]


def _places(path: Path, beginning: str, names: list[str]) -> list[Place]:
    """The first line of a file that begins so."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if re.match(beginning, line):
            return [Place(str(path), number, names)]
    return []

"""Texts of cards in the documentation: whether they are read, and suit the type of card they are shown on."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from taproom.inn.content import deck_from_text
from taproom.inn.content.packs import load_folder
from taproom.inn.language.check import CARD_TYPES, misfit
from taproom.inn.language.components import Components
from taproom.inn.language.parse import parse, phrases
from tests.language.samples import COMPONENTS

PACK: Final = Path(__file__).parents[2] / "examples" / "packs" / "5-side-decks"
"""The pack whose tracks and side deck the texts may name."""


@cache
def names() -> tuple[Components, Components]:
    """What the character's cards may name, and what the cards of its side deck may."""
    deck, lantern = load_folder(PACK)
    side = deck_from_text(lantern.name, lantern.text)
    return deck_from_text(deck.name, deck.text, {side.key: side}.get).names, side.names


def problem(text: str, types: tuple[str, ...]) -> str:
    """Why a card of these types cannot say this; nothing if it can. A text that cannot be read raises its error."""
    if types == ("side",):
        return misfit(parse(text, names()[1]), 0)
    mask = sum([CARD_TYPES[one.replace("-", " ")] for one in types])
    return misfit(parse(text, names()[0]), mask)


def plain(word: str) -> str:
    """A word of the language as the list of phrases has it, with every number 1 and every step the same."""
    word = re.sub(r"\d+", "1", word.rstrip(":")).replace("-1", "+1")
    return re.sub(r"\b(card|drink)s\b", r"\1", re.sub(r"\b(?:sweet|sour|bright|smoky|any)$", "STEP", word))


def all_words() -> set[str]:
    """Every word of the language, and those about the components of the pack and about other cards that lie open."""
    others = tuple([one for one in COMPONENTS if one.stays or (one.side_deck and one.counted)])
    return {plain(phrase) for components in ((), *names(), others) for phrase in phrases(components)}

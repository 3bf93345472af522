"""The grammar of the card language, assembled: its frame is `card.lark`, its words are those of the registry."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from taproom.inn.effects import program as fx
from taproom.inn.effects import registry, word
from taproom.inn.effects.conjugation import LOCKS, TYPES
from taproom.inn.effects.occasions import OCCASIONS

LONGEST_TEXT: Final = 1500
FRAME: Final = Path(__file__).with_name("card.lark")
_PLACES: Final = {
    "@VERBS_OF_OTHERS": (word.VERB, False),
    "@VERBS_OF_YOURS": (word.VERB, True),
    "@RESPONSES": (word.RESPONSE, True),
    "@ROUND_VERBS": (word.ROUND, True),
    "@JOINED": (word.JOINED, True),
    "@STANDING": (word.STANDING, True),
    "@CONDITIONS": (word.IF, True),
    "@OCCASIONS": (word.OCCASION, True),
    "@COSTS": (word.COST, True),
    "@FILTERS": (word.FILTER, True),
    "@KINDS": (word.KIND, True),
    "@DURATIONS": (word.DURATION, True),
    "@COUNTED": (word.COUNT, True),
}
"""Which words stand where, and whether they are said of you."""


@cache
def grammar() -> str:
    """The whole grammar, for the reader of texts."""
    text = FRAME.read_text(encoding="utf-8")
    lines = {place: registry.productions(family, yours) for place, (family, yours) in _PLACES.items()}
    for place, productions in {**lines, "@GUARDS": registry.guards()}.items():
        text = text.replace(place, "\n    | ".join(productions))
    return text.replace("@UNPLAYED", "|".join(_unplayed()))


def _unplayed() -> list[str]:
    """How texts begin that nobody plays: another of them needs no "or:" before it."""
    phrases = [
        phrase.text
        for one in OCCASIONS
        for phrase, kind in zip(one.phrases, one.kinds, strict=True)
        if kind in fx.UNPLAYED
    ]
    return sorted({re.escape(text.partition("{")[0]).replace("\\ ", " ") for text in phrases})


def sources() -> list[Path]:
    """The files the grammar is made of."""
    return [FRAME, Path(__file__), *sorted(Path(registry.__file__).parent.glob("*.py"))]


@cache
def language_words() -> frozenset[str]:
    """The words that mean something already, so that no component can be called so. Traits may name a step."""
    rules = re.sub(r"//.*", "", grammar())
    phrases = [*re.findall(r'"([^"\n]*[a-z][^"\n]*)"', rules), *TYPES, *LOCKS]
    words = {word for phrase in phrases for word in re.findall("[a-z][a-z'-]*", phrase)}
    return frozenset({*words, "a", "an", "any", "card", "cards", "drink", "drinks", "hand", "waiting"})

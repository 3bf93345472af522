"""The words of the language that stand for bits and numbers, and the nodes they make before these are put together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, final

from taproom.inn.effects import program as fx
from taproom.inn.effects.program import When

if TYPE_CHECKING:  # the reader of texts is loaded only when there is a text to read
    from lark import Token
    from lark.tree import Meta

    from taproom.inn.effects.word import Word

TYPES: Final = {
    "action": fx.ACTION,
    "sometimes": fx.SOMETIMES,
    "anytime": fx.ANYTIME,
    "gambling": fx.GAMBLING,
    "cheating": fx.CHEATING,
}
ATTRIBUTES: Final = {
    "fortitude": fx.FORTITUDE,
    "alcohol": fx.ALCOHOL,
    "gold": fx.GOLD,
    "hand": fx.HAND,
    "place in the round": fx.ROUND,
}
LOCKS: Final = {
    "negated": fx.NEGATED,
    "ignored": fx.IGNORED,
    "reduced": fx.REDUCED,
    "redirected": fx.REDIRECTED,
    "hit back": fx.HIT_BACK,
    "answered by teammates": fx.HELPED,
}
_TRAITS: Final = (
    "human",
    "halfling",
    "dwarf",
    "half-ogre",
    "ogre",
    "orc",
    "troll",
    "gnome",
    "pixie",
    "fairy",
    "elf",
    "rabbit",
    "goblin",
    "vampire",
    "undead",
    "mummy",
    "villain",
    "hero",
    "paladin",
    "familiar",
    "druid",
)
TRAITS: Final = {trait: 1 << place for place, trait in enumerate(_TRAITS)}
"""Traits a Drink may name (R8.7), each with its bit."""
SUBJECTS: Final = {
    "another": fx.ANOTHER,
    "anybody": fx.ANYBODY,
    "each_other": fx.EACH_OTHER,
    "each": fx.EACH,
    "that": fx.THAT,
    "mates": fx.MATES,
    "further": fx.FURTHER,
    "further_if_any": fx.FURTHER_IF_ANY,
    "further_in_round": fx.FURTHER_IN_ROUND,
    "winner": fx.WINNER,
    "another_in_round": fx.ANOTHER_IN_ROUND,
    "each_in_round": fx.EACH_IN_ROUND,
    "each_other_in_round": fx.EACH_OTHER_IN_ROUND,
}

ANSWERABLE: Final = (fx.TO_CARD, fx.TO_DRINK, fx.TO_EVENT)
ABOUT_SOMEBODY: Final = (
    *ANSWERABLE,
    fx.TO_LOST_FORTITUDE,
    fx.TO_WON_ROUND,
    fx.IN_OTHERS_DRINK_PHASE,
    fx.ON_OTHERS_TURN_END,
    fx.TO_TOKEN_LOSS,
)
"""Moments that know "that player"."""
LOSING_GOLD: Final = (fx.TO_ANTE, fx.TO_GOLD_LOSS, fx.TO_NEW_DECK)

FREE: Final = When(fx.FREELY)
ANY_EVENT: Final = When(fx.TO_EVENT)
DRINK_EVENT: Final = When(fx.TO_EVENT, extra=fx.ONLY_DRINK_EVENTS)
CHAMPIONS_EVENT: Final = When(fx.TO_EVENT, extra=fx.CALLS_FOR_CHAMPIONS)
ANY_DRINK: Final = When(fx.TO_DRINK)
YOUR_DRINK: Final = When(fx.TO_DRINK, whose=fx.YOURS)
YOUR_LOSS: Final = When(fx.TO_CARD, affects=fx.FORTITUDE)
YOUR_LOSS_TO_ANOTHER: Final = When(fx.TO_CARD, whose=fx.ANOTHERS, affects=fx.FORTITUDE)


def listed(mask: int, bits: dict[str, int]) -> str:
    """The words of a mask as a text lists them."""
    return one_of([word for word, bit in bits.items() if mask & bit])


def one_of(words: list[str]) -> str:
    """Words that a text gives to choose from."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def article(word: str) -> str:
    """The one that stands before this word."""
    return "an" if word[0] in "aeiou" else "a"


@final
class Misuse(Exception):
    """Words that are well formed but make no sense together; `at` is their place in the text."""

    def __init__(self, at: int, problem: str) -> None:
        self.at = at
        self.problem = problem
        super().__init__(problem)


@dataclass(slots=True)
class Verb:
    """A verb before it is known whom it touches and which slot that player has."""

    at: int
    word: "Word"
    amount: int = 0
    extra: int = 0
    by: tuple[int, ...] = ()
    who: int = fx.YOU
    inner: "tuple[Statement, ...]" = ()
    implies: When | None = None
    """The moment it names, if it says by itself what it answers."""
    names: bool = False
    """Whether the moment it implies is spelled out in full, so that no other may stand before it."""
    fits: tuple[int, ...] = ()
    """The only kinds of moments it makes sense in, if not all."""
    subjects: Sequence[int] = ()
    """The only ones it is said of, if not all."""
    needs: int = 0
    """What the moment must say of the card that is answered (`When.extra`)."""
    about_that: bool = False
    """Whether it speaks of "that player", who must have been named before."""
    count: "Verb | None" = None
    only: "Verb | None" = None
    lasts: "Verb | None" = None


@dataclass(slots=True)
class Statement:
    """Verbs that share a subject, and so a picked player."""

    verbs: list[Verb]


def constant(value: object) -> "Callable[[Meta, list[Any]], object]":
    """A phrase that always means the same."""
    return lambda place, parts: value


def mask(words: "list[Token]", bits: dict[str, int]) -> int:
    """The bits of a list of words, each said once."""
    found = 0
    for word in words:
        if found & bits[word]:
            raise Misuse(word.start_pos or 0, f'"{word}" is said twice')
        found |= bits[word]
    return found

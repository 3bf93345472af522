"""The words of the card language, each at home in one class: the registry that everything else is assembled from."""

from functools import cache
from typing import Final

from taproom.inn.effects import answers, attributes, cards, components, drinks, gold, rounds
from taproom.inn.effects.word import ONLY_OTHERS, ONLY_YOU, VERB, Word
from taproom.inn.language.effects import Effect, Mode

WORDS: Final[tuple[Word, ...]] = (
    *attributes.WORDS,
    *gold.WORDS,
    *cards.WORDS,
    *rounds.WORDS,
    *drinks.WORDS,
    *answers.WORDS,
    *components.WORDS,
)
NAMED: Final = {word.name: word for word in WORDS}


@cache
def _by_op() -> dict[int, list[Word]]:
    found: dict[int, list[Word]] = {}
    for word in WORDS:
        found.setdefault(word.op, []).append(word)
    found.setdefault(components.SetOwn.op, []).append(NAMED["set_component"])
    return found


def word_of(effect: Effect, mode: Mode | None = None) -> Word | None:
    """The word a node of the tree stands for; None for what is put around others, and for locks.

    Where two words make the same node, the moment of its mode says which it is.
    """
    found = [word for word in _by_op().get(effect.op, []) if word.matches(effect)]
    for word in found:
        if mode is None or not word.fits or mode.when.kind in word.fits:
            return word
    return found[0] if found else None


def the_word(effect: Effect, mode: Mode | None = None) -> Word:
    """The same, for a node that is known to have a word."""
    word = word_of(effect, mode)
    assert word is not None, effect
    return word


def productions(family: str, yours: bool = True) -> list[str]:
    """The lines of the grammar for the words of a family, as said of you or of somebody else."""
    unsaid = ONLY_OTHERS if yours else ONLY_YOU
    words = [word for word in WORDS if word.family == family and (family != VERB or word.said_of != unsaid)]
    return [line for word in words for line in word.productions(yours)]

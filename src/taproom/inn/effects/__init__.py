"""The words of the card language, each at home in one class: the registry that everything else is assembled from."""

from typing import Final

from taproom.inn.effects import (
    answers,
    attributes,
    blocks,
    cards,
    components,
    conditions,
    costs,
    counts,
    drinks,
    durations,
    gold,
    hands,
    rounds,
    subjects,
)
from taproom.inn.effects.word import ONLY_OTHERS, ONLY_YOU, VERB, Phrase, Word

WORDS: Final[tuple[Word, ...]] = (
    *attributes.WORDS,
    *gold.WORDS,
    *cards.WORDS,
    *hands.WORDS,
    *durations.WORDS,
    *rounds.WORDS,
    *drinks.WORDS,
    *answers.WORDS,
    *components.WORDS,
    *blocks.WORDS,
    *conditions.WORDS,
    *costs.WORDS,
    *subjects.WORDS,
    *counts.WORDS,
)
NAMED: Final = {word.name: word for word in WORDS}
PHRASES: Final[dict[str, tuple[Word, Phrase]]] = {
    word.alias(phrase): (word, phrase) for word in WORDS for phrase in word.phrases
}
"""By what the grammar calls it."""


def productions(family: str, yours: bool = True) -> list[str]:
    """The lines of the grammar for the phrases of a family, as said of you or of somebody else."""
    unsaid = ONLY_OTHERS if yours else ONLY_YOU
    lines: dict[str, str] = {}
    for word, phrase in PHRASES.values():
        if (phrase.family or word.family) == family and (
            family != VERB or unsaid not in (word.said_of, phrase.said_of)
        ):
            line = word.production(phrase, yours)
            lines.setdefault(line.partition(" -> ")[0], line)
    return list(lines.values())

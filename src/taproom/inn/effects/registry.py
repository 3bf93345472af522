"""All words of the card language, from which grammar, faces and lists are assembled.

It stands apart from the package itself: the modules of the words are compiled, and none may lead back to all others.
"""

from typing import Final

from taproom.inn.effects import (
    answers,
    attributes,
    bids,
    blocks,
    cards,
    components,
    conditions,
    costs,
    counts,
    drinks,
    durations,
    gold,
    growing,
    hands,
    in_play,
    occasions,
    revealed,
    rounds,
    subjects,
    tokens,
)
from taproom.inn.effects.word import GUARD, IF, LATER, ONLY_OTHERS, ONLY_YOU, VERB, Phrase, Word

WORDS: Final[tuple[Word, ...]] = (
    *attributes.WORDS,
    *gold.WORDS,
    *cards.WORDS,
    *hands.WORDS,
    *revealed.WORDS,
    *durations.WORDS,
    *rounds.WORDS,
    *bids.WORDS,
    *drinks.WORDS,
    *answers.WORDS,
    *components.WORDS,
    *blocks.WORDS,
    *occasions.WORDS,
    *conditions.WORDS,
    *costs.WORDS,
    *subjects.WORDS,
    *counts.WORDS,
    *tokens.WORDS,
    *in_play.WORDS,
    *growing.WORDS,
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


def guards() -> list[str]:
    """The lines of the grammar for what may be asked before a card is played: of the conditions, all but results."""
    known = [(word, phrase) for word, phrase in PHRASES.values() if word.family == IF and word.works & LATER == 0]
    return [*productions(GUARD), *[word.production(phrase, True, "only ") for word, phrase in known]]

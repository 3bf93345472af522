"""The tables of words on the page about the card language, made from the registry and the Fluent files."""

import re
from typing import Final

from taproom.inn.effects import program as fx
from taproom.inn.effects.occasions import Occasion
from taproom.inn.effects.registry import PHRASES
from taproom.inn.effects.word import (
    CHASES,
    COST,
    COUNT,
    DURATION,
    FILTER,
    GUARD,
    GUARDS,
    IF,
    JOINED,
    KIND,
    LATER,
    LOCKS,
    OCCASION,
    ONLY_OTHERS,
    ONLY_YOU,
    RESPONSE,
    ROUND,
    SHARES,
    STANDING,
    VERB,
    Phrase,
    Word,
)
from taproom.inn.language.faces import about

_SAMPLES: Final = {
    "±": "+1",
    "#": "2",
    "(s)": "s",
    "%": "an action card that affects your fortitude",
    "{locks}": "negated or ignored",
    "{types}": "gambling",
    "{kinds}": "gambling",
    "{a_card_of}": "an action card",
    "{test}": "3 or more gold",
    "{thing}": "gold",
    "{trait}": "hero",
    "{span}": "3 or more",
    "{player}": "another player",
    "{strength}": "3 or more alcohol",
    "{in_round?}": "you are in",
    "{while_in_round?}": "while you are in the round",
}
"""What stands in a sample for each part that is no word of its own; "@" and "&" are names of the example pack."""
_MAY_BE_LEFT_OUT: Final = re.compile(r" \{\w+\?\}")
TABLES: Final = (
    "guards",
    "occasions",
    "happenings",
    "answers",
    "itself",
    "conditions",
    "costs",
    "filters",
    "verbs",
    "counts",
    "durations",
    "round",
    "drinks",
    "components",
    "standing",
    "joined",
)
_OF_CARD: Final = GUARDS | LOCKS
_OF_DRINK: Final = CHASES | SHARES
_BY_FAMILY: Final = {
    RESPONSE: "answers",
    ROUND: "round",
    STANDING: "standing",
    JOINED: "joined",
    IF: "conditions",
    COST: "costs",
    FILTER: "filters",
    KIND: "filters",
    COUNT: "counts",
    DURATION: "durations",
    GUARD: "guards",
    OCCASION: "occasions",
}


def _table(word: Word, phrase: Phrase) -> str:
    """Where a phrase is listed."""
    if word.works & _OF_CARD and phrase.family != STANDING:
        return "itself"
    if word.works & _OF_DRINK:
        return "drinks"
    if isinstance(word, Occasion) and word.kinds[word.phrases.index(phrase)] in fx.UNPLAYED:
        return "happenings"
    family = phrase.family or word.family
    if word.of_component and family == VERB:
        return "components"
    return "verbs" if family == VERB else _BY_FAMILY.get(family, "")


def sample(word: Word, phrase: Phrase, yours: bool) -> str:
    """A phrase as a text may have it; nothing if it is not said of such players."""
    if (ONLY_OTHERS if yours else ONLY_YOU) in (word.said_of, phrase.said_of):
        return ""
    said = phrase.said(yours)
    said += " until the end of your turn" if word.lasts else ""
    for part, words in {**_SAMPLES, "@": word.example[0], "&": word.example[1]}.items():
        said = said.replace(part, words)
    return said


def rows(table: str) -> list[tuple[str, list[str]]]:
    """What a phrase is called, and how it is said: of others and of you where that makes a difference."""
    found: list[tuple[str, list[str]]] = []
    for alias, (word, phrase) in PHRASES.items():
        if phrase.listed and _table(word, phrase) == table:
            both = table == "verbs"
            said = [sample(word, phrase, False)] if both else []
            shorter = Phrase(_MAY_BE_LEFT_OUT.sub("", phrase.text))
            if shorter.text != phrase.text:
                found.append((alias, [sample(word, shorter, True)]))
                alias += "_in_round"
            found.append((alias, [*said, sample(word, phrase, True) or sample(word, phrase, False) * (not both)]))
        if table == "guards" and word.family == IF and word.works & LATER == 0:
            found.append(("only", [f"only {sample(word, phrase, True)}"]))
    return found


def with_words(page: str, language: str) -> str:
    """The page with its tables of words as they must be today."""

    def fresh(found: re.Match[str]) -> str:
        lines = [
            f"| {' | '.join([f'`{words}`' if words else '' for words in said])} | {about(alias, language)} |".replace(
                "|  |", "| |"
            )
            for alias, said in rows(found[2])
        ]
        return f"{found[1]}{found[3]}{chr(10).join(lines)}\n"

    return re.sub(r"(<!-- words: (\w+) -->\n)(\|[^\n]*\n\|[-|]+\n)(?:\|[^\n]*\n)*", fresh, page)

"""What is wrong with a card's text: where, which word, what would be right there."""

import difflib
import re
from typing import final


@final
class CardTextError(ValueError):
    """A card's text is not a program. Line and column count from 1, within the text."""

    def __init__(
        self,
        problem: str,
        line: int = 1,
        column: int = 1,
        word: str = "",
        expected: tuple[str, ...] = (),
        nearest: str = "",
    ) -> None:
        self.problem = problem
        self.line = line
        self.column = column
        self.word = word
        self.expected = expected
        self.nearest = nearest
        super().__init__(f"line {line}, column {column}: {self.advice()}")

    def advice(self) -> str:
        """The whole message but for the place."""
        message = self.problem
        if self.nearest:
            message += f'; did you mean "{self.nearest}"?'
        elif self.expected:
            message += f"; expected {one_of(self.expected)}"
        return message


MOST_EXPECTED = 8


def one_of(phrases: tuple[str, ...]) -> str:
    """The phrases in words: all of them if few, the first ones if many."""
    shown = list(phrases[:MOST_EXPECTED])
    if len(phrases) > MOST_EXPECTED:
        return ", ".join(shown) + f" or {len(phrases) - MOST_EXPECTED} other phrases"
    return " or ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)


def nearest_spelling(word: str, known: list[str]) -> str:
    """The known word most like this one, or nothing if none is like it."""
    found = difflib.get_close_matches(word, known, 1, 0.6)
    return found[0] if found else ""


_AMOUNT = re.compile(r"([+-]?)([0-9]+)")
_RUSSIAN = re.compile(r"[а-яё]", re.IGNORECASE)
_ENGLISH = re.compile(r"[a-z]", re.IGNORECASE)


def out_of_range(word: str) -> str:
    """What is wrong with a number too small or too large for any text; empty if the word is not one."""
    found = _AMOUNT.fullmatch(word)
    if found is None or 1 <= int(found[2]) <= 99:
        return ""
    range_ = "a change is +1 to +99 or -1 to -99" if found[1] else "a number is 1 to 99"
    return f'"{word}" is out of range: {range_}'


def is_russian(word: str) -> bool:
    """Whether a word is written in Russian letters alone."""
    return bool(_RUSSIAN.search(word)) and not _ENGLISH.search(word)


def not_english(word: str) -> str:
    """What is wrong with a word because of its letters; nothing if they are English."""
    if not _RUSSIAN.search(word):
        return ""
    if is_russian(word):
        return "cards are written in English; their Russian faces are made from that"
    return f'"{word}" has Russian letters among English ones'


_NUMBER = re.compile(r"[+-]?\d+")
# Faces say "loses 2 Fortitude" where programs say "-2 fortitude": writers who copy a face mean that.
_SPOKEN = (
    (re.compile(r"\b(?:loses?|lower|reduces?) (?=\d)"), "-"),
    (re.compile(r"\b(?:gains?|gets?|add|raise) (?=\d)"), "+"),
)


def nearest_phrase(written: str, phrases: list[str], likeness: float = 0.6) -> str:
    """The phrase most like what was written, with the writer's own numbers, or nothing if none is like it."""
    spoken = written
    for pattern, sign in _SPOKEN:
        spoken = pattern.sub(sign, spoken)
    found = [(*_most_like(said, phrases, likeness), said) for said in dict.fromkeys((written, spoken))]
    _, nearest, said = max(found, key=lambda one: one[0])
    numbers = iter(_NUMBER.findall(said))
    phrase: str = _NUMBER.sub(lambda number: next(numbers, number.group()), nearest)
    return phrase if phrase != written else ""


def _most_like(said: str, phrases: list[str], likeness: float) -> tuple[float, str]:
    """How like it the phrase most like it is, and which that is."""
    bare = _NUMBER.sub(lambda number: "+1" if number.group()[0] in "+-" else "1", said)
    found = difflib.get_close_matches(bare, phrases, 1, likeness)
    return (difflib.SequenceMatcher(None, found[0], bare).ratio(), found[0]) if found else (0.0, "")

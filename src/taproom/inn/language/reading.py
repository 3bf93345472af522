"""The reader of card texts: what a text says, or what is wrong with it as a compiler would put it."""

import importlib.util
import re
import sys
from functools import cache, lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Final

from lark import Lark
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.lexer import PatternStr

from taproom.inn.effects.conjugation import TRAITS, Misuse
from taproom.inn.effects.program import Program
from taproom.inn.language.build import build
from taproom.inn.language.components import Components, several
from taproom.inn.language.errors import CardTextError, is_russian, nearest_phrase, not_english, out_of_range
from taproom.inn.language.grammar import FRAME, LONGEST_TEXT, grammar, language_words
from taproom.inn.language.places import Reading

_LOWER: Final = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)} | {ord("\t"): " ", ord("\r"): "\n"}
_SPACES: Final = re.compile(r" *\n[ \n]*| {2,}")

_NAMES: Final = {
    "_COLON": '":"',
    "_COMMA": '","',
    "_THEN": '", then"',
    "_OR": '"or:"',
    "_SEP": "a new line",
    "$END": "the end of the text",
    "_ARTICLE": '"a"',
    "_CARDS": '"cards"',
    "_DRINKS": '"drinks"',
    "HAND_CARDS": '"cards in hand"',
    "WAITING_DRINKS": '"drinks waiting"',
    "_OPEN": '"("',
    "_CLOSE": '")"',
    "NUMBER": "a number from 1 to 99",
    "SIGNED": 'a change such as "+2" or "-1"',
    "TYPE": 'a card type such as "action"',
    "TRAIT": 'a trait such as "dwarf"',
    "ZERO": '"0"',
    "ANY": '"any"',
    "_OR_ELSE": '", or"',
    "_BAND_COMMA": '","',
    "_ALSO": "a new line",
    "LOCK": '"negated", "ignored", "reduced", "redirected", "hit back" or "answered by teammates"',
}
_SAMPLES: Final = {
    "_COLON": ":",
    "_COMMA": ",",
    "_ARTICLE": "a",
    "_CARDS": "cards",
    "_DRINKS": "drinks",
    "NUMBER": "1",
    "SIGNED": "+1",
    "TYPE": "action",
    "card": "an action card that affects your fortitude",
    "player": "another player",
    "in_round": "you are in",
    "while_in_round": "while you are in the round",
    "strength": "1 or more alcohol",
    "traits": "a dwarf",
    "locks": "negated or ignored",
    "subject": "each other player",
    "test": "3 or more gold",
    "thing": "gold",
    "types": "gambling",
    "kinds": "gambling",
    "a_card_of": "an action card",
    "trait": "hero",
    "kind": "hero",
    "duration": "until the end of your turn",
    "HAND_CARDS": "cards in hand",
    "WAITING_DRINKS": "drinks waiting",
}
"""What stands for each part when a phrase of the grammar is shown as a suggestion."""
_PHRASES_OF: Final = (
    "way",
    "moment",
    "subject",
    "verb",
    "own_verb",
    "statement",
    "block",
    "condition",
    "paid",
    "filter",
    "counted",
    "duration",
    "choice",
    "response",
    "round_verb",
    "joined",
    "standing",
    "as_type",
)
_INSIDE: Final = (
    "link",
    "simple",
    "own_verbs",
    "verbs",
    "bands",
    "count",
    "filter",
    "condition",
    "statement",
)
"""What may be any of many phrases; the sample ends before it."""
_FOR_COMPONENTS: Final = {"NAME", "STEP", "ZERO", "ANY", "_OPEN"}
"""What only a deck with components can say."""
_FORGOTTEN_OR: Final = re.compile(r"(?<=\n)or\b(?! *:)|(?<=; )or\b(?! *:)")
_NAME_MARKS: Final = 0xE000
_STEP_MARKS: Final = 0xE100


def read(text: str, components: Components) -> Program:
    """The program a card's text says, or a CardTextError."""
    if len(text) > LONGEST_TEXT:
        raise CardTextError(f"the text has {len(text)} letters; at most {LONGEST_TEXT} are allowed")
    plain = _SPACES.sub(lambda gap: "\n" if "\n" in gap.group() else " ", text.translate(_LOWER)).strip()
    if not plain:
        raise CardTextError('the text is empty; a card that does nothing says "no effect"')
    try:
        program: Program = build(_parser().parse(_marked(plain, components)), Reading(plain, components))
    except Misuse as misuse:
        raise _misuse(text, plain, misuse) from None
    except UnexpectedInput as unexpected:
        raise _unexpected(text, plain, unexpected, components) from None
    return program


def _marked(plain: str, components: Components) -> str:
    """The text with each name of a component or step replaced by a mark of its length, which the grammar can know.

    So a word that is no name is not taken for one, and is explained like any other misspelling.
    """
    if not components:
        return plain
    marks: dict[str, str] = {}
    for one in components:
        for step in one.steps:
            if step not in TRAITS and step not in language_words():
                marks.setdefault(step, chr(_STEP_MARKS + len(marks)))
    for place, one in enumerate(components):
        if one.key:
            marks[one.key] = chr(_NAME_MARKS + place)
        if one.has_plural:
            marks[several(one.key)] = chr(_NAME_MARKS + place)
    if not marks:
        return plain
    pattern = re.compile(rf"\b(?:{'|'.join([re.escape(word) for word in marks])})\b")
    return pattern.sub(lambda found: marks[found.group()] * len(found.group()), plain)


@cache
def _parser() -> Lark:
    # Tables made from the grammar are kept beside compiled modules, as Python itself keeps those; where that is not
    # possible they are made again.
    kept = Path(importlib.util.cache_from_source(str(FRAME))).with_suffix(".grammar")
    return Lark(
        grammar(),
        parser="lalr",
        lexer="basic",
        propagate_positions=True,
        cache=False if sys.dont_write_bytecode else str(kept),
    )


@lru_cache(maxsize=64)
def phrases(components: Components = ()) -> list[str]:
    """Every phrase of the language once, with "1" for each number: the help of editors and of error messages."""
    literal = _literals()
    found: dict[str, None] = {}
    for rule in _parser().rules:
        parts = list(takewhile(lambda part: part not in _INSIDE, [part.name for part in rule.expansion]))
        if rule.origin.name not in _PHRASES_OF or not parts or (len(parts) == 1 and parts[0] not in literal):
            continue
        for sample in _samples(parts, components):
            words = " ".join([sample.get(part) or literal.get(part) or _SAMPLES.get(part, part) for part in parts])
            found[words.replace(" :", ":").rstrip(":")] = None
    return list(found)


def _samples(parts: list[str], components: Components) -> list[dict[str, str]]:
    """What stands for a component's name and its steps in a phrase: each of those there are."""
    if not {"NAME", "step", "span"} & set(parts):
        return [{}]
    named = "NAME" in parts
    return [
        {"NAME": one.key, "step": step, "span": step}
        for one in components
        for step in one.steps or ("1",)
        if bool(one.key) == named
    ]


def _misuse(text: str, plain: str, misuse: Misuse) -> CardTextError:
    start, words = _segment(plain, misuse.at)
    end = start + len(words)
    at = start if misuse.at >= end else misuse.at
    meant = re.match(r'"([^"]+)"', misuse.problem)
    word = meant[1] if meant and plain.startswith(meant[1], at) else plain[at:end]
    return CardTextError(misuse.problem, *_place(text, plain, at), word)


def _unexpected(text: str, plain: str, error: UnexpectedInput, components: Components) -> CardTextError:
    at = error.pos_in_stream
    if at is None or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        at = len(plain)
    accepted = _accepted(error) - (set() if components else _FOR_COMPONENTS)
    if problem := out_of_range(_word(plain, at)):
        return CardTextError(problem, *_place(text, plain, at), _word(plain, at))
    if (end := _lacks_colon(plain, at, accepted, components)) >= 0:
        start = _segment(plain[:end], end)[0]
        phrase = plain[start:end]
        return CardTextError(f'a colon is missing after "{phrase}"', *_place(text, plain, start), phrase)
    start, written = _segment(plain, at)
    # Where a phrase might have ended, only a longer phrase very like this one is worth suggesting.
    likeness = 0.85 if accepted & {"_SEP", "_COMMA"} else 0.6
    nearest = nearest_phrase(written, phrases(components), likeness) if written else ""
    if nearest:
        at = max(at, start + _first_difference(written, nearest))
    word = _word(plain, at)
    line, column = _place(text, plain, at)
    problem = f'"{word}" is not understood here' if word else "the text ends too early"
    if letters := not_english(word):
        return CardTextError(letters, line, column, word, nearest="" if is_russian(word) else nearest)
    return CardTextError(problem, line, column, word, _expected(accepted, components), nearest)


def _lacks_colon(plain: str, at: int, accepted: set[str], components: Components) -> int:
    """Where a colon would let the text go on; -1 if that is not what is wrong."""
    if _FORGOTTEN_OR.match(plain, at):
        end = at + len("or")
    elif "_COLON" in accepted:
        end = at
    else:
        return -1
    rest = plain[end:].lstrip(" ,;\n")
    before = plain[:end].rstrip()
    if not rest or not _goes_on(f"{before}: {rest}", len(before) + 2, components):
        return -1
    return len(before)


def _goes_on(plain: str, after: int, components: Components) -> bool:
    """Whether a text is understood beyond a place."""
    try:
        _parser().parse(_marked(plain, components))
    except UnexpectedInput as error:
        return error.pos_in_stream is None or error.pos_in_stream > after
    return True


def _accepted(error: UnexpectedInput) -> set[str]:
    interactive = getattr(error, "interactive_parser", None)
    return set() if interactive is None else set(interactive.accepts())


def _expected(accepted: set[str], components: Components) -> tuple[str, ...]:
    literal = _literals()
    names = {_NAMES.get(name) or f'"{literal[name]}"' for name in accepted - {"NAME", "STEP"}}
    if "NAME" in accepted:
        names |= {f'"{one.key}"' for one in components if one.key}
    if "STEP" in accepted:
        names |= {f'"{step}"' for one in components for step in one.steps}
    return tuple(sorted(names, key=lambda name: (len(name) > 3, name)))


@cache
def _literals() -> dict[str, str]:
    """The phrase each fixed terminal of the grammar stands for."""
    return {
        terminal.name: terminal.pattern.value
        for terminal in _parser().terminals
        if isinstance(terminal.pattern, PatternStr)
    }


def _segment(plain: str, at: int) -> tuple[int, str]:
    """The words around a place, up to the nearest punctuation, and where they begin."""
    start = max([plain.rfind(mark, 0, at) for mark in ":,;\n"]) + 1
    ends = [end for mark in ":,;\n" if (end := plain.find(mark, at)) >= 0]
    words = plain[start : min(ends, default=len(plain))]
    return start + len(words) - len(words.lstrip()), words.strip()


def _first_difference(written: str, meant: str) -> int:
    offset = 0
    for said, right in zip(written.split(), [*meant.split(), *[""] * len(written)], strict=False):
        if said != right:
            return offset
        offset += len(said) + 1
    return 0


def _word(plain: str, at: int) -> str:
    found = re.compile(r"[^\s:,;]+|[:,;]").search(plain, at)
    return found.group() if found else ""


def _place(text: str, plain: str, at: int) -> tuple[int, int]:
    """Line and column in the text as it was written of a place in its plain form."""
    letters = len(plain[:at].replace(" ", "").replace("\n", ""))
    offset = 0
    for offset, letter in enumerate(text):  # noqa: B007
        if not letter.isspace():
            if letters == 0:
                break
            letters -= 1
    else:
        offset = len(text.rstrip())
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)

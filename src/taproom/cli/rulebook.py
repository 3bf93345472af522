"""The rulebook in the terminal: its chapters, a rule among its neighbours, or all rules with a word."""

import re
import shutil
import textwrap
from itertools import zip_longest

from taproom.cli.rules import order
from taproom.cli.welcome import WORDS
from taproom.i18n.messages import Mistake
from taproom.i18n.rulebook import RULE_ID
from taproom.kernel.game import game, games
from taproom.kernel.library import Chapter, Rule, Section

_WIDEST = 100
_INDENT = 12


def found(query: str, game_key: str, language: str) -> list[dict[str, str]]:
    """The rules that an id or some words stand for, each for itself; without either, all of them. For scripts."""
    wanted = query.strip()
    number = wanted[:1].upper() + wanted[1:].lower()
    words = [] if re.fullmatch(RULE_ID, number) else [_plain(word) for word in wanted.split()]
    numbered = bool(wanted) and not words
    rules = [
        {"rule": rule.key, "chapter": chapter.title, "section": section.title, "text": rule.text}
        for key in ([game_key] if game_key else games())
        for chapter in game(key).library.rulebook(language)
        for section in chapter.sections
        for rule in section.rules
        if (not numbered or f"{rule.key}.".startswith(f"{number}.")) and _has(words, f"{section.title} {rule.text}")
    ]
    if not rules:
        raise Mistake(WORDS, "mistake-no-words", query=repr(query))
    return rules


def read(query: str, game_key: str, language: str) -> list[str]:
    """What there is to read about an id or some words; without either, the chapters."""
    books = {key: game(key).library.rulebook(language) for key in ([game_key] if game_key else games())}
    wanted = query.strip()
    if not wanted:
        return _contents(books)
    every = [chapter for chapters in books.values() for chapter in chapters]
    number = wanted[:1].upper() + wanted[1:].lower()
    return _numbered(every, number) if re.fullmatch(RULE_ID, number) else _with_words(every, wanted)


def _contents(books: dict[str, list[Chapter]]) -> list[str]:
    lines: list[str] = []
    for key, chapters in books.items():
        lines.append(key)
        lines.extend([f"  {chapter.key:4} {chapter.title}" for chapter in chapters])
    return lines


def _numbered(chapters: list[Chapter], number: str) -> list[str]:
    """A chapter or a section whole, a rule between the one before and the one behind it."""
    for chapter in chapters:
        if chapter.key == number:
            return _whole(chapter)
        for section in chapter.sections:
            if section.key == number:
                return [_title(chapter), *_section(section, section.rules)]
            keys = [rule.key for rule in section.rules]
            if number in keys:
                at = keys.index(number)
                return [_title(chapter), *_section(section, section.rules[max(at - 1, 0) : at + 2], number)]
    known = [rule.key for chapter in chapters for rule in chapter.rules()]
    raise Mistake(WORDS, "mistake-no-rule", number=number, nearest=_nearest(number, known) if known else "none")


def _nearest(number: str, known: list[str]) -> str:
    """By chapter, then by section, then by the rule's own number."""

    def distance(other: str) -> tuple[bool, list[int]]:
        pairs = zip_longest(order(number)[1], order(other)[1], fillvalue=0)
        return (number[0] != other[0], [abs(one - two) for one, two in pairs])

    return min(known, key=distance)


def _with_words(chapters: list[Chapter], query: str) -> list[str]:
    """All rules in which each of the words begins some word, or stands in the title above them."""
    words = [_plain(word) for word in query.split()]
    lines: list[str] = []
    for chapter in chapters:
        for section in chapter.sections:
            rules = [rule for rule in section.rules if _has(words, f"{section.title} {rule.text}")]
            if rules:
                lines.extend([_title(chapter), *_section(section, rules), ""])
    if not lines:
        raise Mistake(WORDS, "mistake-no-words", query=repr(query))
    return lines[:-1]


def _has(words: list[str], text: str) -> bool:
    plain = f" {_plain(text)}"
    return all(re.search(rf"\W{re.escape(word)}", plain) for word in words)


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е")


def _whole(chapter: Chapter) -> list[str]:
    lines = [_title(chapter), *_wrapped(chapter.about, "", "")]
    for section in chapter.sections:
        lines.extend(["", *_section(section, section.rules)])
    return lines


def _title(chapter: Chapter) -> str:
    return f"{chapter.key} {chapter.title}"


def _section(section: Section, rules: list[Rule], marked: str = "") -> list[str]:
    lines = [f"{section.key} {section.title}"]
    for rule in rules:
        mark = ">" if rule.key == marked else " "
        lines.extend(_wrapped(rule.text, f"{mark} {rule.key:{_INDENT - 2}}", " " * _INDENT))
    return lines


def _wrapped(text: str, first: str, others: str) -> list[str]:
    """Paragraphs and list points as lines that fit the terminal."""
    width = min(shutil.get_terminal_size((_WIDEST, 24)).columns, _WIDEST)
    lines: list[str] = []
    for part in text.replace("\n\n", "\n").splitlines():
        hanging = others + ("  " if part.startswith("- ") else "")
        lines.extend(textwrap.wrap(part, width, initial_indent=others if lines else first, subsequent_indent=hanging))
    return lines

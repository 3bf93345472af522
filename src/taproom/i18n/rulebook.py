"""Reads the chapters of a game's rulebook: Markdown files that every game keeps beside its rules, in each language.

A chapter is a file: `# R5 Effects`, what it is about, then sections `## R5.3 Negate`. In a section each rule is a
paragraph that begins with its number, `**R5.3.1** A Negated card ...`; further paragraphs and lists belong to it.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from taproom.i18n.messages import known_language
from taproom.kernel.library import Chapter, Rule, Section

RULE_ID: Final = r"[RD]\d{1,2}(?:\.\d{1,2}[a-z]?){0,2}"
_CHAPTER: Final = re.compile(r"# (R\d+) (.+)")
_SECTION: Final = re.compile(rf"## ({RULE_ID}) (.+)")
_RULE: Final = re.compile(rf"\*\*({RULE_ID})\*\* (.+)", re.DOTALL)


@cache
def chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """The chapters under a folder in a language, in the order of their file names."""
    paths = sorted((folder / known_language(language)).glob("*.md"))
    return tuple([_chapter(path) for path in paths])


def _chapter(path: Path) -> Chapter:
    head, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    found = _CHAPTER.fullmatch(head)
    if found is None:
        raise ValueError(f"{path}: begins with {head[:40]!r} instead of a chapter's number and title")
    chapter = Chapter(found[1], found[2], "", [])
    for block in blocks:
        _add(path, chapter, block.strip())
    return chapter


def _add(path: Path, chapter: Chapter, block: str) -> None:
    """Put a block where it belongs: a section, a rule, more of the rule before, or what the chapter is about."""
    text = _unwrapped(block)
    if section := _SECTION.fullmatch(block):
        chapter.sections.append(Section(section[1], section[2], []))
    elif rule := _RULE.fullmatch(text):
        if not chapter.sections:
            raise ValueError(f"{path}: {rule[1]} stands before the first section")
        chapter.sections[-1].rules.append(Rule(rule[1], rule[2]))
    elif block.startswith("#"):
        raise ValueError(f"{path}: {block[:40]!r} is neither a section nor a rule")
    elif not chapter.sections:
        chapter.about = f"{chapter.about}\n\n{text}".strip()
    elif not chapter.sections[-1].rules:
        raise ValueError(f"{path}: {block[:40]!r} stands in a section before its first rule")
    else:
        last = chapter.sections[-1].rules[-1]
        last.text += f"\n\n{text}"


def _unwrapped(block: str) -> str:
    """A paragraph as one line, a list as one line for each point: where lines end in the file means nothing."""
    lines = [" ".join(part.split()) for part in re.split(r"\n(?=- )", block)]
    return "\n".join(lines)

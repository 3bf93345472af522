"""A short list of habits that make English read as translated; it is not style, only the worst slips."""

import re

import pytest

from tests.test_house_rules import matches

# Spelt so that this file does not find itself.
HABITS = [
    r"\bthe o[w]n\b",
    r"\ban o[w]n\b",
    r"\bfor all (?:that )?(?:I|any[b]ody|every[b]ody) (?:can|knows)\b",
    r"\bas one ex[p]ects\b",
    r"\b(?:if|whether|when|as many as) o[n]e (?:can|may|likes|wants|wins)\b",
    r"\bthere to be (?:l[o]oked|read|had)\b",
    r"\bnot to be h[a]d\b",
    r"\bin v[a]in\b",
    r"\bthe v[e]ry same\b",
    r"\bkn[o]wn are\b",
    r"\b(?:player|seat|team|is|are) on t[u]rn\b(?! [{\d])",
    r"\b(?:has|have) st[i]ll to\b",
    r"\bWho of the\b",
    r"\bp[a]rted by\b",
    r"\bfor o[n]eself\b",
    r"\b(?:is|are) to be s[a]id (?:about|if|of)\b",
    r"See the m[o]dule",
    r'"""See [^ ]+\"""',
    r'(?:"""|/\*\* )So (?:m[a]ny|long|often|much|few)\b',
]
IN_CODE = [*HABITS, r"\bwho[e]ver\b(?! costs you)"]
"""In rules and books the last is good English, and a card may say it; in code name the one who is meant."""
CODE = ("src/*.py", "web/src/*.ts", "web/src/*.svelte", "hatch_build.py")
TEXTS = ("src/*.ftl", "src/*.md", "src/*.toml", "web/src/*.ftl", "docs/*.md", "*.md", "Makefile")


def test_code_reads_as_english() -> None:
    assert matches(re.compile("|".join(IN_CODE), re.IGNORECASE), *CODE) == []


def test_books_and_messages_read_as_english() -> None:
    assert matches(re.compile("|".join(HABITS), re.IGNORECASE), *TEXTS) == []


@pytest.mark.parametrize(
    "line",
    [
        "Show the own hand.",
        '"""See the module."""',
        "Whoever is here may play.",
        "known are gerki and zot",
        "Zot is on turn.",
    ],
)
def test_a_habit_is_found(line: str) -> None:
    assert re.search("|".join(IN_CODE), line, re.IGNORECASE)


@pytest.mark.parametrize(
    "line", ["She passed out on turn { $turn }.", "the only one", "You pay whoever costs you Gold."]
)
def test_good_english_is_left_alone(line: str) -> None:
    assert not re.search("|".join(IN_CODE), line, re.IGNORECASE)

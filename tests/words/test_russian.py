"""Russian speaks to its reader as «ты» everywhere: cards, tables, lobby, errors and books.

Several people at once are still «вы», and so are the people whom a character calls to from a card's title.
"""

import re

import pytest

from tests.test_house_rules import tracked

TEXTS = ("src/*.ftl", "src/*.md", "src/*.toml", "src/*.yaml", "web/src/*.ftl", "docs/*.ru.md", "examples/*.toml")
FORMAL = re.compile(r"\b(?:вы|вас|вам|вами|ваш\w*|\w+(?:[иеё]те|йте|ьте)(?:сь)?)\b", re.IGNORECASE)

NOT_AN_ADDRESS = [
    r"^(?:title|says\.ru|line|ru) *= .*",  # what a character says aloud, to the whole table
    r"«[^»]*»",  # the title of a card, which may go on in the next line
    r"\b(?:защите|планшете)\b",  # nouns in -те
    r"\bвы двое ставите\b",
]
_SPARED = re.compile("|".join(NOT_AN_ADDRESS), re.IGNORECASE | re.MULTILINE)


def address(text: str) -> list[str]:
    """The lines of a text that address one reader as «вы»."""
    kept = _SPARED.sub(lambda found: "\n" * found.group().count("\n"), text)
    pairs = zip(text.split("\n"), kept.split("\n"), strict=True)
    return [line.strip() for line, rest in pairs if FORMAL.search(rest)]


def test_the_reader_is_a_friend() -> None:
    found = {name: address("\n".join(lines)) for name, lines in tracked(*TEXTS)}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    ["Нажмите n", "Ваш ход!", "У вас нет карт", "Придумайте другой", "Не бойтесь", "Сколько ставите?", "Откройте"],
)
def test_a_formal_address_is_found(line: str) -> None:
    assert address(f"Первая.\n{line}\n") == [line]


@pytest.mark.parametrize(
    "line", ["Нажми n", "На планшете", "«Играете?\nЯ с вами!» начинает раунд", "Всё выпито", "Вечер", 'ru = "Стойте!"']
)
def test_other_words_are_left_alone(line: str) -> None:
    assert address(line) == []

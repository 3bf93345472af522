"""The rulebook that players read: complete, numbered as the program cites it, and the same in both languages."""

import re
from pathlib import Path

import pytest

from taproom.cli.rules import cited_rules, order
from taproom.i18n.rulebook import RULE_ID, chapters
from taproom.kernel.game import game, games
from taproom.kernel.library import Chapter, Rule

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "taproom"
LEFT_OUT = {"R80.2.1", "R80.3.2"}
"""Rules of seats with two mats, and of words that only missing decks say, which the program
provides for and does not offer yet."""

GLOSSARY = {
    r"\bNegat": "отмен",
    r"\bIgnor": "игнор",
    r"\bChaser": "прицеп",
    r"\bFortitude\b": "стойкост",
    r"\bAlcohol Content\b": "опьян|пьян|трезв|крепост|слабее",
    r"\bGold\b": "золот",
    r"\bDrink Me! Pile": "стопк",
    r"\bDrink Event": "попойк|попоек",
    r"\bDrink Deck\b": "колод[аеуыо]\\w* выпивки",
    r"\bRound of Gambling\b": "раунд\\w* азартных игр",
    r"\bAnytime Card": "«всегда»",
    r"\bSometimes Card": "«иногда»",
    r"\bthe pot\b": "банк",
    r"\bante": "став",
    r"\bin control\b": "вед[её]т|в[её]л|перехват",
    r"\bredirect": "перенаправ",
    r"\bstone": "камн|камен|камеш",
    r"\bfairy gold\b": "волшебн",
    r"\bscreen\b": "ширм",
}
"""How a word of the game is said in Russian, everywhere."""


def book(language: str) -> list[Chapter]:
    return [chapter for key in games() for chapter in game(key).library.rulebook(language)]


def rules(language: str) -> dict[str, Rule]:
    return {rule.key: rule for chapter in book(language) for rule in chapter.rules()}


def known() -> set[str]:
    """Everything a number can mean: a rule, a section or a chapter."""
    sections = {section.key for chapter in book("en") for section in chapter.sections}
    return {*rules("en"), *sections, *[chapter.key for chapter in book("en")]}


def test_both_languages_have_the_same_chapters_sections_and_rules() -> None:
    shapes = [
        [(c.key, [(s.key, [rule.key for rule in s.rules]) for s in c.sections]) for c in book(language)]
        for language in ("en", "ru")
    ]
    assert shapes[0] == shapes[1]
    for folder in PACKAGE.glob("*/rulebook"):
        names = [sorted([path.name for path in (folder / language).iterdir()]) for language in ("en", "ru")]
        assert names[0] == names[1]


def test_rules_are_numbered_by_section_and_in_order() -> None:
    for chapter in book("en"):
        keys = [rule.key for rule in chapter.rules()]
        assert keys == sorted(keys, key=order), chapter.key
        for section in chapter.sections:
            assert section.rules, section.key
            assert all([rule.key.startswith(f"{section.key}.") for rule in section.rules]), section.key
    assert len(rules("en")) == sum([len(chapter.rules()) for chapter in book("en")]), "a number stands for one rule"


def test_whatever_a_refusal_can_cite_can_be_read() -> None:
    quoted = {
        rule
        for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *PACKAGE.rglob("*.ftl")]
        for rule in re.findall(rf'"({RULE_ID})"', path.read_text(encoding="utf-8"))
    }
    assert len(quoted) > 80
    assert quoted - set(rules("en")) == set()
    assert quoted - set(rules("ru")) == set()


def test_whatever_code_and_scenarios_cite_can_be_read() -> None:
    assert set(cited_rules(ROOT)) - known() == LEFT_OUT


def test_every_rule_that_is_proven_can_be_read() -> None:
    table = re.findall(
        rf"^\| ({RULE_ID}) \|", (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(table) > 300
    assert set(table) - set(rules("en")) == set()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_refer_to_rules_that_there_are(language: str) -> None:
    for chapter in book(language):
        for text in [chapter.about, *[rule.text for rule in chapter.rules()]]:
            assert set(re.findall(rf"\b{RULE_ID}\b", text)) <= known(), text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_are_plain_text(language: str) -> None:
    for rule in rules(language).values():
        assert not re.search(r"[<>*_\[\]]", rule.text), rule.key
        assert rule.text.endswith((".", ":")), rule.key


def test_the_translation_has_the_same_numbers_and_the_words_of_the_glossary() -> None:
    russian = rules("ru")
    problems: list[str] = []
    for key, rule in rules("en").items():
        other = russian[key].text
        if sorted(re.findall(r"\d+", rule.text)) != sorted(re.findall(r"\d+", other)):
            problems.append(f"{key}: other numbers")
        for english, word in GLOSSARY.items():
            if re.search(english, rule.text) and not re.search(word, other.lower()):
                problems.append(f"{key}: {english} is {word}")
    assert problems == []


def test_the_translation_is_russian() -> None:
    for rule in rules("ru").values():
        words = re.sub(rf"\b{RULE_ID}\b|`[^`]+`|Taproom", "", rule.text)
        assert not re.search("[A-Za-z]", words), f"{rule.key}: {words}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Effects\n\n**R5.1.1** A rule.", "number and title"),
        ("# R5 Effects\n\n**R5.1.1** A rule.", "before the first section"),
        ("# R5 Effects\n\n## R5.1 Limits\n\nA rule.", "before its first rule"),
        ("# R5 Effects\n\n### R5.1 Limits", "neither a section nor a rule"),
    ],
)
def test_a_file_that_is_no_chapter_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "R05.md").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=rf"R05\.md: .*{problem}"):
        chapters(tmp_path, "en")


def test_paragraphs_and_lists_belong_to_the_rule_before_them(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = "# R5 Effects\n\nAbout\nit.\n\n## R5.1 Limits\n\n**R5.1.1** One\nrule.\n\n- a\n  b\n- c\n\nMore."
    (tmp_path / "en" / "R05.md").write_text(text, encoding="utf-8")
    (chapter,) = chapters(tmp_path, "en")
    assert chapter.about == "About it."
    assert [rule.text for rule in chapter.rules()] == ["One rule.\n\n- a b\n- c\n\nMore."]


def test_the_page_about_the_rules_lists_every_chapter() -> None:
    page = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    for language in ("en", "ru"):
        links = re.findall(rf"\[([^\]]+)\]\(\.\./\.\./(src/taproom/\w+/rulebook/{language}/[\w-]+\.md)\)", page)
        assert sorted([title for title, _ in links]) == sorted([chapter.title for chapter in book(language)])
        assert all([(ROOT / path).is_file() for _, path in links])

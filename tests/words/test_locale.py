"""Both languages say the same things: same messages, same values, all plural forms."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taproom
from taproom.inn.content import builtin_keys

PACKAGE = Path(taproom.__file__).parent
FOLDERS = sorted(PACKAGE.rglob("locale"))
WEB = Path(__file__).parents[2] / "web" / "src" / "locale"
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
CASE = "case"
"""Only Russian names have cases."""


class Collector(Visitor):
    """What a message refers to, and its selects."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def messages(folder: Path, language: str) -> dict[str, Collector]:
    found: dict[str, Collector] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                collector = Collector()
                collector.visit(entry)
                found[entry.id.name] = collector
    return found


def values(found: dict[str, Collector], name: str) -> set[str]:
    """The values a message needs, those of the messages inside it included."""
    needed = set(found[name].variables)
    for inner in found[name].messages:
        needed |= values(found, inner)
    return needed - {CASE}


def plural_selects(found: dict[str, Collector]) -> Iterator[tuple[str, set[str], str]]:
    for name, collector in found.items():
        for select in collector.selects:
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                default = next(variant.key for variant in select.variants if variant.default)
                assert isinstance(default, ast.Identifier)
                yield name, keys, default.name


@pytest.mark.parametrize("folder", [*FOLDERS, WEB], ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert set(messages(folder, "en")) == set(messages(folder, "ru"))


@pytest.mark.parametrize("folder", [*FOLDERS, WEB], ids=lambda folder: folder.parent.name)
def test_both_languages_use_the_same_values(folder: Path) -> None:
    english, russian = messages(folder, "en"), messages(folder, "ru")
    assert {name: values(english, name) for name in english} == {name: values(russian, name) for name in russian}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_plurals_have_every_form_of_the_language(folder: Path, language: str) -> None:
    for name, keys, default in plural_selects(messages(folder, language)):
        assert keys == PLURALS[language], name
        assert default == "other", name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_russian_has_plurals_where_english_counts(folder: Path) -> None:
    english, russian = (list(plural_selects(messages(folder, language))) for language in ("en", "ru"))
    assert bool(english) == bool(russian)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_character_with_a_deck_is_named_by_it_alone(language: str) -> None:
    named = {name.removeprefix("name-") for name in messages(PACKAGE / "inn" / "locale", language)}
    assert named & set(builtin_keys()) == set()

"""What Fluent makes of a message: a sentence with slots for the names in it, which others fill.

Nothing else reads Fluent's files. One sentence takes long, so it is made once for all names that may stand in it.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from taproom.i18n.names import NOMINATIVE, Name, Parts


class _Spoken(FluentType):
    """A name as Fluent's functions and selectors take it."""

    def __init__(self, name: Name) -> None:
        self.gender = name.gender
        self.addressed = name.addressed
        self._name = name

    def form(self, case: str) -> str:
        """The name in a case."""
        return self._name.form(case)

    def format(self, locale: object) -> str:
        """The plain name."""
        return self.form(NOMINATIVE)


class _Slot(FluentType):
    """Stands in a sentence where a name will be."""

    def __init__(self, variable: str, gender: str, addressed: bool) -> None:
        self.gender = gender
        self.addressed = addressed
        self._variable = variable

    def form(self, case: str) -> str:
        """The slot, with its case."""
        return f"{_SLOT}{self._variable}{_MIDDLE}{case}{_END}"

    def format(self, locale: object) -> str:
        """The slot without a case."""
        return self.form(NOMINATIVE)


# From a private-use area: nothing that people type contains them.
_SLOT: Final = "\ue000"
_MIDDLE: Final = "\ue001"
_END: Final = "\ue002"
_SLOTS: Final = re.compile(f"{_SLOT}([^{_MIDDLE}]*){_MIDDLE}([^{_END}]*){_END}")


def _case(name: "_Spoken | _Slot", case: str) -> str:
    return name.form(case)


def _past(name: "_Spoken | _Slot", masculine: str, feminine: str) -> str:
    return feminine if name.gender == "f" else masculine


def _verb(name: "_Spoken | _Slot", of_others: str, of_you: str) -> str:
    return of_you if name.addressed else of_others


def _of(name: "_Spoken | _Slot", of_others: str, of_you: str) -> str:
    return of_you if name.addressed else of_others.replace("%", name.form("gen"))


@cache
def bundle_of(folder: Path, language: str) -> FluentBundle:
    """All messages of a folder in one language."""
    functions: dict[str, Any] = {"CASE": _case, "PAST": _past, "VERB": _verb, "OF": _of}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for path in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class _Uses(Visitor):
    """How a message uses its variables."""

    def __init__(self) -> None:
        self.in_all: Counter[str] = Counter()
        self.as_words: Counter[str] = Counter()
        self.in_calls: Counter[str] = Counter()
        self.messages: list[str] = []
        """The messages it refers to: they see the same variables."""

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """`{ $card }`: the value itself."""
        if isinstance(node.expression, ast.VariableReference):
            self.as_words[node.expression.id.name] += 1
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """`{ CASE($seat, "dat") }`: only its forms and its gender."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.in_calls[argument.id.name] += 1
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Any other use."""
        self.in_all[node.id.name] += 1

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.messages.append(node.id.name)

    def add(self, other: "_Uses") -> None:
        """What a message does that this one refers to."""
        self.in_all += other.in_all
        self.as_words += other.as_words
        self.in_calls += other.in_calls

    def fillable(self, is_name: bool) -> frozenset[str]:
        """The variables that only stand in the sentence and decide nothing else in it."""
        calls: Counter[str] = self.in_calls if is_name else Counter()
        return frozenset([name for name, count in self.in_all.items() if count == self.as_words[name] + calls[name]])


class Needs(NamedTuple):
    """What a message does with its variables."""

    used: frozenset[str]
    words: frozenset[str]
    """Those that may be filled in afterwards if they are words."""
    names: frozenset[str]
    """The same, if they are names."""


@cache
def needs_of(folder: str, language: str) -> dict[str, Needs]:
    """What each message does with its variables, those it refers to included."""
    uses: dict[str, _Uses] = {}
    for path in sorted((Path(folder) / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                uses[entry.id.name] = _Uses()
                uses[entry.id.name].visit(entry.value)
    found: dict[str, Needs] = {}
    for message, own in uses.items():
        whole = _Uses()
        waiting = [own]
        while waiting:
            one = waiting.pop()
            whole.add(one)
            waiting += [uses[name] for name in one.messages]
        found[message] = Needs(frozenset(whole.in_all), whole.fillable(False), whole.fillable(True))
    return found


def sentence(folder: str, language: str, message: str, given: Mapping[str, str | int | Name]) -> Parts:
    """The message without the names and words that only stand in it."""
    needs = needs_of(folder, language)[message]
    bundle = bundle_of(Path(folder), language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    values: dict[str, Any] = {}
    for name, value in given.items():
        if isinstance(value, Name):
            values[name] = _Slot(name, value.gender, value.addressed) if name in needs.names else _Spoken(value)
        elif isinstance(value, str) and name in needs.words:
            values[name] = _Slot(name, "", False)
        else:
            values[name] = value
    made, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{language}: {message}: {errors[0]}")
    return _apart(str(made))


def _apart(text: str) -> Parts:
    """A sentence taken apart at its slots."""
    parts: Parts = []
    start = 0
    for match in _SLOTS.finditer(text):
        parts.append((text[start : match.start()], match[1], match[2]))
        start = match.end()
    parts.append((text[start:], "", ""))
    return parts

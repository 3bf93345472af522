"""Sentences for people: a folder of Fluent files for each language, and names that know their cases.

Nothing here knows a game, and nothing of the engine imports it: words are made at the edge, from facts and numbers.
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

from taproom.table.verdicts import Malformed

LANGUAGES: Final = ("en", "ru")
NOMINATIVE: Final = "nom"
_REMEMBERED: Final = 1024
"""So many sentences of a message are kept, without the names in them: the same are said again, and one takes long."""


def known_language(language: str) -> str:
    """The language, if there are words in it."""
    if language not in LANGUAGES:
        raise Malformed(f"there are no words in {language!r}: known languages are {', '.join(LANGUAGES)}")
    return language


class Name(FluentType):
    """What somebody is called, in each case of the language, and the gender that verbs agree with.

    In a message `{ $seat }` is the plain name, `{ CASE($seat, "dat") }` the name in a case, and
    `{ PAST($seat, "сыграл", "сыграла") }` the verb that fits it.
    """

    def __init__(self, forms: Mapping[str, str], gender: str = "m") -> None:
        self.forms = forms
        self.gender = gender
        self.slot = (gender,)
        """What a sentence without the name depends on."""
        self._identity: tuple[object, ...] = (gender, *forms.items())
        """Equal for names that are the same in every sentence."""
        self._hash = hash(self._identity)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Name) and self._identity == other._identity)

    def __hash__(self) -> int:
        return self._hash

    def form(self, case: str) -> str:
        """The name in a case; a name that is not declined is the same in all."""
        return self.forms.get(case, self.forms[NOMINATIVE])

    def format(self, locale: object) -> str:
        """The plain name."""
        return self.form(NOMINATIVE)


class Names(Name):
    """Several names as one, parted by commas and the language's "and"."""

    def __init__(self, names: list[Name], conjunction: str) -> None:
        super().__init__({}, names[0].gender if len(names) == 1 else "pl")
        self.names = names
        self.conjunction = conjunction
        self._identity = (conjunction, *names)
        self._hash = hash(self._identity)

    def form(self, case: str) -> str:
        """All of them in this case."""
        return enumerated([name.form(case) for name in self.names], self.conjunction)


class MarkedName(Name):
    """A name that `pieces` finds again in a sentence, in whatever case it stands there."""

    def __init__(self, name: Name, mark: str) -> None:
        super().__init__({}, name.gender)
        self.name = name
        self.mark = mark
        self._identity = (mark, name)
        self._hash = hash(self._identity)

    def form(self, case: str) -> str:
        """The name in a case, marked."""
        return marked(self.name.form(case), self.mark)


# Of a private area: nothing that people type has them.
_BEGIN: Final = "\ue000"
_MIDDLE: Final = "\ue001"
_END: Final = "\ue002"
_MARKED: Final = re.compile(f"{_BEGIN}([^{_MIDDLE}]*){_MIDDLE}([^{_END}]*){_END}")


def marked(text: str, mark: str) -> str:
    """Words that `pieces` finds again in a sentence."""
    return f"{_BEGIN}{mark}{_MIDDLE}{text}{_END}"


def pieces(sentence: str) -> list[tuple[str, str]]:
    """A sentence taken apart at its marked words: each piece with its mark, which is empty for all other words.

    A sentence that ends in a title has no full stop of its own where the title has one.
    """
    found: list[tuple[str, str]] = []
    start = 0
    for match in _MARKED.finditer(sentence):
        if match.start() > start:
            found.append((sentence[start : match.start()], ""))
        found.append((match[2], match[1]))
        start = match.end()
        if match[2].endswith((".", "!", "?", "…")) and sentence[start : start + 1] == ".":
            start += 1
    if start < len(sentence):
        found.append((sentence[start:], ""))
    return found


def enumerated(parts: list[str], conjunction: str) -> str:
    """The parts as people list them: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def _case(name: Name, case: str) -> str:
    return name.form(case)


def _past(name: Name, masculine: str, feminine: str) -> str:
    return feminine if name.gender == "f" else masculine


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    functions: dict[str, Any] = {"CASE": _case, "PAST": _past}
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
        """Anywhere."""
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
        """The variables that decide nothing in the sentence but what stands in their places."""
        calls: Counter[str] = self.in_calls if is_name else Counter()
        return frozenset([name for name, count in self.in_all.items() if count == self.as_words[name] + calls[name]])


class _Needs(NamedTuple):
    """What a message does with its variables."""

    used: frozenset[str]
    words: frozenset[str]
    """Those that may be filled in afterwards if they are words."""
    names: frozenset[str]
    """The same, if they are names."""


@cache
def _needs(folder: str, language: str) -> dict[str, _Needs]:
    """What each message does with its variables, those it refers to included."""
    uses: dict[str, _Uses] = {}
    for path in sorted((Path(folder) / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                uses[entry.id.name] = _Uses()
                uses[entry.id.name].visit(entry.value)
    found: dict[str, _Needs] = {}
    for message, own in uses.items():
        whole = _Uses()
        waiting = [own]
        while waiting:
            one = waiting.pop()
            whole.add(one)
            waiting += [uses[name] for name in one.messages]
        found[message] = _Needs(frozenset(whole.in_all), whole.fillable(False), whole.fillable(True))
    return found


class _Slot(Name):
    """Stands in a sentence where a name will."""

    def __init__(self, variable: str, gender: str) -> None:
        super().__init__({}, gender)
        self.variable = variable

    def form(self, case: str) -> str:
        """Where to put it, and in which case."""
        return f"{_SLOT}{self.variable}{_MIDDLE}{case}{_END}"


_SLOT: Final = "\ue003"
_SLOTS: Final = re.compile(f"{_SLOT}([^{_MIDDLE}]*){_MIDDLE}([^{_END}]*){_END}")
_Value = str | int | Name
_Parts = list[tuple[str, str, str]]
"""Words, the variable that follows them, and its case."""


class _Message:
    """A message in one language, and the sentences made of it so far, without the names in them."""

    def __init__(self, folder: str, language: str, message: str) -> None:
        self._folder = folder
        self._language = language
        self._message = message
        self._needs = _needs(folder, language)[message]
        self._used = tuple(sorted(self._needs.used))
        self._made: dict[tuple[object, ...], _Parts] = {}

    def say(self, given: Mapping[str, _Value]) -> str:
        """The message, made out of a sentence that is the same for all names and words that may stand in it."""
        words, names = self._needs.words, self._needs.names
        key: list[object] = []
        for name in self._used:
            value = given.get(name)
            if isinstance(value, Name) and name in names:
                key.append(value.slot)
            elif isinstance(value, str) and name in words:
                key.append(None)
            else:
                key.append(value)
        parts = self._made.get(tuple(key)) or self._make(tuple(key), given)
        if len(parts) == 1:
            return parts[0][0]
        said: list[str] = []
        for text, name, case in parts:
            said.append(text)
            if name:
                value = given[name]
                said.append(value.form(case) if isinstance(value, Name) else str(value))
        return "".join(said)

    def _make(self, key: tuple[object, ...], given: Mapping[str, _Value]) -> _Parts:
        bundle = _bundle(Path(self._folder), self._language)
        pattern = bundle.get_message(self._message).value
        assert pattern is not None, self._message
        values: dict[str, _Value] = {}
        for name, value in given.items():
            if isinstance(value, Name) and name in self._needs.names:
                values[name] = _Slot(name, value.gender)
            elif isinstance(value, str) and name in self._needs.words:
                values[name] = _Slot(name, "")
            else:
                values[name] = value
        made, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self._language}: {self._message}: {errors[0]}")
        if len(self._made) >= _REMEMBERED:
            self._made.clear()
        parts = self._made[key] = _apart(str(made))
        return parts


def _apart(text: str) -> _Parts:
    """A sentence taken apart at its slots."""
    parts: _Parts = []
    start = 0
    for match in _SLOTS.finditer(text):
        parts.append((text[start : match.start()], match[1], match[2]))
        start = match.end()
    parts.append((text[start:], "", ""))
    return parts


class Wording:
    """The messages of one folder: `en/*.ftl` and `ru/*.ftl`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._messages: dict[tuple[str, str], _Message] = {}

    def has(self, language: str, message: str) -> bool:
        """Whether there is such a message."""
        return _bundle(self.folder, known_language(language)).has_message(message)

    def say(self, language: str, message: str, **values: str | int | Name) -> str:
        """The message with its values filled in."""
        found = self._messages.get((language, message))
        if found is None:
            found = _Message(str(self.folder), known_language(language), message)
            self._messages[language, message] = found
        return found.say(values)

    def attribute(self, language: str, message: str, attribute: str, default: str) -> str:
        """An attribute of a message, such as a name's gender."""
        bundle = _bundle(self.folder, known_language(language))
        pattern = bundle.get_message(message).attributes.get(attribute)
        return default if pattern is None else str(bundle.format_pattern(pattern)[0])


class Mistake(Malformed):
    """Something a player asked for that cannot be, with the reason in every language."""

    def __init__(self, words: Wording, message: str, **values: str | int) -> None:
        super().__init__(words.say("en", message, **values))
        self._words = words
        self._message = message
        self._values = values

    def text(self, language: str) -> str:
        """The reason in a language."""
        return self._words.say(language, self._message, **self._values)

"""Names that know their cases; putting them into sentences, and finding them there again.

A sentence is kept without the names in it, as words and slots (`taproom.fluency`); here the slots are filled.
"""

from collections.abc import Mapping
from typing import Final

NOMINATIVE: Final = "nom"
Parts = list[tuple[str, str, str]]
"""Words, the variable that follows them, and its case."""

# Of a private area: nothing that people type has them.
BEGIN: Final = "\ue000"
MIDDLE: Final = "\ue001"
END: Final = "\ue002"
_ENDINGS: Final = (".", "!", "?", "…")


class Name:
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


def enumerated(parts: list[str], conjunction: str) -> str:
    """The parts as people list them: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


class Variable:
    """A variable of a message, and whether it can be filled in afterwards: if it is words, if it is a name."""

    def __init__(self, name: str, as_words: bool, as_name: bool) -> None:
        self.name: Final = name
        self.as_words: Final = as_words
        self.as_name: Final = as_name


def key_of(variables: list[Variable], given: Mapping[str, "str | int | Name"]) -> tuple[object, ...]:
    """What the sentence without its names depends on."""
    key: list[object] = []
    for variable in variables:
        value = given.get(variable.name)
        if isinstance(value, Name) and variable.as_name:
            key.append(value.slot)
        elif isinstance(value, str) and variable.as_words:
            key.append(None)
        else:
            key.append(value)
    return tuple(key)


def filled(parts: Parts, given: Mapping[str, "str | int | Name"]) -> str:
    """The sentence with its names."""
    if len(parts) == 1:
        return parts[0][0]
    said: list[str] = []
    for text, name, case in parts:
        said.append(text)
        if name:
            value = given[name]
            said.append(value.form(case) if isinstance(value, Name) else str(value))
    return "".join(said)


def marked(text: str, mark: str) -> str:
    """Words that `pieces` finds again in a sentence."""
    return f"{BEGIN}{mark}{MIDDLE}{text}{END}"


def pieces(sentence: str) -> list[tuple[str, str]]:
    """A sentence taken apart at its marked words: each piece with its mark, which is empty for all other words.

    A sentence that ends in a title has no full stop of its own where the title has one.
    """
    before, *rest = sentence.split(BEGIN)
    found = [(before, "")] if before else []
    for piece in rest:
        mark, _, after = piece.partition(MIDDLE)
        text, _, after = after.partition(END)
        found.append((text, mark))
        if after.startswith(".") and text.endswith(_ENDINGS):
            after = after[1:]
        if after:
            found.append((after, ""))
    return found

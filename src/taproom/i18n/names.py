"""Names that know their cases; putting them into sentences, and finding them there again.

A sentence is kept without the names in it, as words and slots (`taproom.i18n.fluent`); here the slots are filled.
"""

from typing import Final

from mypy_extensions import mypyc_attr

NOMINATIVE: Final = "nom"
Parts = list[tuple[str, str, str]]
"""Words, the variable that follows them, and its case."""

_ENDINGS: Final = (".", "!", "?", "…", '."', '!"', '?"', '…"', ".»")
"""Titles that end like this need no full stop after them. In Russian, «Что делать?». has one all the same."""


@mypyc_attr(acyclic=True)
class Piece:
    """A piece of a sentence: the name of something, with its kind and number; of all other words the kind is empty."""

    def __init__(self, text: str, kind: str, number: int) -> None:
        self.text: Final = text
        self.kind: Final = kind
        self.number: Final = number


_slots: Final[dict[tuple[str, bool], tuple[str, bool]]] = {}


@mypyc_attr(acyclic=True)
class Name:
    """What somebody is called, in each case of the language, and the gender that verbs agree with.

    In a message `{ $seat }` is the plain name, `{ CASE($seat, "dat") }` the name in a case, and
    `{ PAST($seat, "сыграл", "сыграла") }` the verb that fits it. Somebody who is addressed goes by a pronoun:
    `{ VERB($seat, "wins", "win") }` is the verb that fits that, `{ OF($seat, "the pile of %", "your pile") }` what is
    theirs.
    """

    def __init__(self, forms: dict[str, str], gender: str = "m", addressed: bool = False) -> None:
        self.forms: Final = forms
        self.gender: Final = gender
        self.addressed: Final = addressed
        """Whether it is the reader of the sentence."""
        self.slot: Final = _slots.setdefault((gender, addressed), (gender, addressed))
        """What a sentence without the name depends on; the same object for all of a gender, which compares faster."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Name) and self.identity() == other.identity())

    def __hash__(self) -> int:
        return hash(self.identity())

    def identity(self) -> tuple[object, ...]:
        """Equal for names that are the same in every sentence."""
        return (self.gender, self.addressed, *self.forms.items())

    def form(self, case: str) -> str:
        """The name in a case; an undeclined name is the same in all."""
        found = self.forms.get(case)
        return self.forms[NOMINATIVE] if found is None else found

    def pieces(self, case: str) -> list[Piece]:
        """The same, as pieces."""
        return [Piece(self.form(case), "", -1)]


@mypyc_attr(acyclic=True)
class Names(Name):
    """Several names as one, joined by commas and the language's "and"."""

    def __init__(self, names: list[Name], conjunction: str) -> None:
        alone = len(names) == 1
        super().__init__({}, names[0].gender if alone else "pl", alone and names[0].addressed)
        self.names: Final = names
        self.conjunction: Final = conjunction

    def identity(self) -> tuple[object, ...]:
        """What they are together."""
        return (self.conjunction, *self.names)

    def form(self, case: str) -> str:
        """All of them in this case."""
        return enumerated([name.form(case) for name in self.names], self.conjunction)

    def pieces(self, case: str) -> list[Piece]:
        """Each name by itself, with the separators in between."""
        found: list[Piece] = []
        last = len(self.names) - 1
        for place, name in enumerate(self.names):
            if place:
                found.append(Piece(", " if place < last else f" {self.conjunction} ", "", -1))
            found.extend(name.pieces(case))
        return found


@mypyc_attr(acyclic=True)
class MarkedName(Name):
    """A name that can be found again in a sentence, in whatever case it stands there."""

    def __init__(self, name: Name, kind: str, number: int) -> None:
        super().__init__(name.forms, name.gender, name.addressed)
        self.name: Final = name
        self.kind: Final = kind
        self.number: Final = number
        self._plain: Final = [Piece(name.form(NOMINATIVE), kind, number)]
        self._declined: Final[dict[str, list[Piece]]] = {}

    def identity(self) -> tuple[object, ...]:
        """The name and what it names."""
        return (self.kind, self.number, self.name)

    def form(self, case: str) -> str:
        """The name in a case."""
        return self.name.form(case)

    def pieces(self, case: str) -> list[Piece]:
        """One piece of its own."""
        if case == NOMINATIVE:
            return self._plain
        found = self._declined.get(case)
        if found is None:
            found = self._declined[case] = [Piece(self.form(case), self.kind, self.number)]
        return found


def enumerated(parts: list[str], conjunction: str) -> str:
    """The parts as people list them: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


class Variable:
    """A variable of a message, and whether it can be filled in afterwards: as words, as a name."""

    def __init__(self, name: str, as_words: bool, as_name: bool) -> None:
        self.name: Final = name
        self.as_words: Final = as_words
        self.as_name: Final = as_name


def key_of(variables: list[Variable], given: dict[str, str | int | Name]) -> tuple[object, ...]:
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


def filled(parts: Parts, given: dict[str, str | int | Name]) -> str:
    """The sentence with its names."""
    if len(parts) == 1:
        return parts[0][0]
    said: list[str] = []
    for text, name, case in parts:
        said.append(_after(said[-1] if said else "", text))
        if name:
            value = given[name]
            form = value.form(case) if isinstance(value, Name) else str(value)
            said.append(_capital(form) if _is_pronoun_first(value) and _begins("".join(said)) else form)
    return "".join(said)


def pieces(parts: Parts, given: dict[str, str | int | Name]) -> list[Piece]:
    """The same in pieces, each marked name by itself."""
    found: list[Piece] = []
    words = ""
    for text, name, case in parts:
        words += text
        if not name:
            continue
        value = given[name]
        if not isinstance(value, Name):
            words += str(value)
            continue
        for place, piece in enumerate(value.pieces(case)):
            if piece.kind:
                begins = words.endswith(". ") or not (words or found)
                capital = begins and not place and _is_pronoun_first(value)
                _add_words(found, words)
                words = ""
                found.append(Piece(_capital(piece.text), piece.kind, piece.number) if capital else piece)
            else:
                words += piece.text
    _add_words(found, words)
    return found


def _is_pronoun_first(value: str | int | Name) -> bool:
    """Whether it begins with a pronoun, which has a capital letter only where a sentence begins."""
    if isinstance(value, Names):
        return value.names[0].addressed
    return isinstance(value, Name) and value.addressed


def _begins(before: str) -> bool:
    """Whether a sentence begins after these words."""
    return not before or before.endswith(". ")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _after(name: str, words: str) -> str:
    """A sentence that ends in a title with its own full stop gets no second one."""
    return words[1:] if words.startswith(".") and name.endswith(_ENDINGS) else words


def _add_words(found: list[Piece], words: str) -> None:
    words = _after(found[-1].text if found else "", words)
    if words:
        found.append(Piece(words, "", -1))

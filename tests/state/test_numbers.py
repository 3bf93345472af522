"""Numbers that stand for something: of one family no two are the same, and bits of a mask do not overlap."""

from types import ModuleType

import pytest

from taproom.inn.board import events, incidents, questions
from taproom.inn.effects import comparisons, conjugation, program, standing, word
from taproom.inn.state import components, reasons, steps

FAMILIES: dict[ModuleType, list[str]] = {
    comparisons: ["AT_LEAST"],
    components: ["BARE", "SEEN_BY_ALL"],
    events: ["TURN"],
    incidents: ["CARD", "NEGATED", "CHOICES", "REDUCE", "PLAYED_TYPES", "NO_CAUSE", "NOBODY_ELSE"],
    program: [
        *("ACTION", "FORTITUDE", "YOU", "FREELY", "IN_YOUR_TURN", "ANYONES", "CHANGES_A_DRINK", "NEGATED", "INN"),
        *("FIRST_SUBTYPE", "REHIRE", "SOUGHT"),
        *("THIS_DECK", "HAND_SHOWN", "END_OF_YOUR_TURN"),
    ],
    questions: ["DISCARD_PHASE", "ASK_RESPONSE", "PASS"],
    reasons: ["ALLOWED", "_FIRST_UNDER"],
    standing: ["LOSE_LESS"],
    steps: ["NO_WINDOW", "NOBODY", "PLAIN"],
    word: ["ANYBODY", "DODGING", "ANTES", "ALCOHOL_TOTAL"],
}
"""The first number of each family: it goes on to the next one."""
MASKS = [
    *((incidents, "NEGATED"), (questions, "DISCARD_PHASE"), (word, "DODGING"), (word, "ANTES")),
    *[(program, first) for first in ("ACTION", "FORTITUDE", "CHANGES_A_DRINK", "NEGATED")],
]


def family(module: ModuleType, first: str) -> dict[str, int]:
    """The numbers from this one to the next that begins a family, in the order of the module."""
    numbers = {name: value for name, value in vars(module).items() if type(value) is int and name.upper() == name}
    names = list(numbers)
    start = names.index(first)
    ends = [names.index(other) for other in FAMILIES[module] if names.index(other) > start]
    return {name: numbers[name] for name in names[start : min(ends, default=len(names))]}


@pytest.mark.parametrize(
    ("module", "first"),
    [(module, first) for module, firsts in FAMILIES.items() for first in firsts],
    ids=lambda part: part if isinstance(part, str) else part.__name__.rpartition(".")[2],
)
def test_no_number_means_two_things(module: ModuleType, first: str) -> None:
    found = family(module, first)
    assert len(set(found.values())) == len(found), found


@pytest.mark.parametrize(("module", "first"), MASKS)
def test_bits_of_a_mask_do_not_overlap(module: ModuleType, first: str) -> None:
    assert [name for name, value in family(module, first).items() if value.bit_count() != 1] == []


def test_what_is_played_is_of_the_types_that_texts_name() -> None:
    assert sum(conjugation.TYPES.values()) == incidents.PLAYED_TYPES

"""A snapshot names the steps of the agenda by their classes."""

from collections import Counter

from taproom.inn.state.steps import Step
from taproom.kernel.game import game


def kinds(base: type[Step]) -> list[type[Step]]:
    return [found for kind in base.__subclasses__() for found in (kind, *kinds(kind))]


def test_no_two_steps_share_a_name() -> None:
    assert game("inn").key == "inn"  # so that every module of the rules is there
    names = Counter(kind.__name__ for kind in set(kinds(Step)))
    assert [name for name, times in names.items() if times > 1] == []

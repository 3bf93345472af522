"""`help` says something of the package as it is installed, compiled or not."""

import inspect

import pytest

from taproom.kernel import bots, decisions, dice, record, state


@pytest.mark.parametrize(
    ("documented", "words"),
    [
        (state.State, "A position"),
        (state.State.view, "may know"),
        (state.State.resample, "could not tell"),
        (bots.Bot.choose, "number of an option"),
        (decisions.Decision, ""),
        (dice.key_from_seed, "small number"),
        (record.Record.replay, ""),
    ],
)
def test_what_scripts_use_is_documented(documented: object, words: str) -> None:
    said = inspect.getdoc(documented)
    assert said and words in said

"""The picture of a card: a short sentence of icons from the same tree as its text. Who, lands on, how much, of what."""

from typing import Final

from taproom.inn.effects import program as fx
from taproom.inn.effects.program import Effect, Mode, Program
from taproom.inn.effects.word import FOR_SOME_TRAITS
from taproom.inn.presentation.names import type_keys
from taproom.presentation.types import Pictogram

_MOST: Final = 6
_ONE: Final = "player"
_ALL: Final = "everybody"
_LANDS_ON: Final = "lands-on"
_SUBJECTS: Final = {
    fx.ANOTHER: _ONE,
    fx.ANYBODY: _ONE,
    fx.THIRD: _ONE,
    fx.ANOTHER_IN_ROUND: _ONE,
    fx.THAT: _ONE,
    fx.FURTHER: _ONE,
    fx.FURTHER_ANYBODY: _ONE,
    fx.FURTHER_IN_ROUND: _ONE,
    fx.EACH: _ALL,
    fx.EACH_OTHER: _ALL,
    fx.EACH_IN_ROUND: _ALL,
    fx.EACH_OTHER_IN_ROUND: _ALL,
}

ICONS: Final = (
    _ONE, _ALL, _LANDS_ON, "fortitude", "alcohol", "drink", "gold", "cards", "pile", "pot", "control", "negate",
    "ignore", "redirect", "split", "shield", "chaser", "leave", "cheating", "turns-into", "again", "inn", "lock", "end",
    "away", "action", "track", "token", "number", "event", "side",
)  # fmt: skip
"""Every icon a picture may need; the catalogue says what each means."""


def picture(program: Program, types: int) -> tuple[Pictogram, ...]:
    """The sentence, at most so long that it can be drawn."""
    found: list[Pictogram] = []
    for mode in program.modes:
        # A way may also say as what it is answered, which is no type of the card.
        key = type_keys(mode.types & types)[0] if mode.types & types and mode.types != types else ""
        said = [Pictogram(icon, text, key) for icon, text in _mode(mode)]
        found.extend([one for one in said if one not in found])
    return tuple(found[:_MOST])


def _mode(mode: Mode) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = []
    subject = ""
    for effect in _flat(mode.effects):
        parts = effect.word.picture(effect, mode)
        who = _SUBJECTS.get(effect.who, "")
        if parts and who and who != subject:
            said.extend([(who, ""), (_LANDS_ON, "")])
        subject = who if parts else subject
        said.extend(parts)
    return said


def _flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects that are done, without what is put around them."""
    found: list[Effect] = []
    for effect in effects:
        if effect.inner and not effect.word.works & FOR_SOME_TRAITS:
            found.extend(_flat(effect.inner))
        elif effect.word.icons:
            found.append(effect)
    return found

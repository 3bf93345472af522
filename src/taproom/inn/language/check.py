"""Whether a program suits the types of the card it stands on."""

from typing import Final

from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import TYPES
from taproom.inn.effects.program import Mode, Program
from taproom.inn.effects.word import (
    CALLS_OFF,
    CHANGES_NUMBER,
    CHASES,
    FOR_SOME_TRAITS,
    JOINS_MORE,
    OF_PLOTTED,
    SHARES,
    STARTS_ROUND,
    STAYS,
    TAKES_CONTROL,
)

CARD_TYPES: Final = {**TYPES, "drink": fx.DRINK, "drink event": fx.DRINK_EVENT, "event": fx.EVENT}
"""The types a card may have, as content files spell them."""

_REVEALED: Final = fx.DRINK | fx.DRINK_EVENT | fx.EVENT
_ON_YOUR_MOVE: Final = fx.ACTION | fx.GAMBLING | fx.CHEATING
_DRINKS_ONLY: Final = CHASES | SHARES | FOR_SOME_TRAITS
_ROUND_ONLY: Final = TAKES_CONTROL | STARTS_ROUND
_INSIDE_A_ROUND: Final = (fx.TO_CARD, fx.TO_WON_ROUND, fx.IN_ROUND)


def type_names(types: int) -> list[str]:
    """The names of the types in a mask."""
    return [name for name, bit in CARD_TYPES.items() if types & bit]


def stays_in_play(program: Program, types: int) -> bool:
    """Whether the card puts itself into play, as one that can be hit there; a Drink cannot be."""
    return not types & fx.DRINK and _puts_itself(program)


def _puts_itself(program: Program) -> bool:
    return any([effect.word.works & STAYS for mode in program.modes for effect in fx.walk(mode.effects)])


def misfit(program: Program, types: int) -> str:
    """Why this program cannot stand on a card of these types; nothing if it can."""
    if not types:
        return _misfit_untyped(program)
    if types == fx.DRINK and _puts_itself(program):
        return _misfit_of_kept(program)
    if types & _REVEALED and (len(type_names(types)) > 1 or len(program.modes) > 1):
        return f'a card of type "{type_names(types & _REVEALED)[0]}" has one type and one way to use it'
    stays = stays_in_play(program, types)
    for mode in program.modes:
        if stays and mode.when.kind in fx.WHILE_IN_PLAY and not mode.types:
            continue
        if mode.types & ~(types | fx.ACTION if types & fx.EVENT else types):
            return f'"as {type_names(mode.types)[0]}:" stands on a card that is not of that type'
        if not mode.types and len(type_names(types)) > 1:
            return (
                f'a card of several types begins each way to use it with its type, as in "as {type_names(types)[0]}:"'
            )
        if problem := _misfit_of_mode(mode, types if types & _REVEALED else mode.types or types):
            return problem
    return ""


def _misfit_of_kept(program: Program) -> str:
    """A Drink that is not discarded (R8.5.1): first what it is as a Drink, then how it is played once it lies there."""
    first, *others = program.modes
    if not others or not all([mode.types in (fx.SOMETIMES, fx.ANYTIME) for mode in others]):
        return 'a drink that says "put this into play" goes on with how it is played from there, as in "as sometimes: "'
    return next(filter(None, [_misfit_of_mode(first, fx.DRINK), *[_misfit_of_mode(m, m.types) for m in others]]), "")


def of_plotted_cards(program: Program) -> bool:
    """Whether some part of it is about plotted cards (R33)."""
    words = [effect.word for mode in program.modes for effect in fx.walk(mode.effects)]
    costs = [mode.cost.word for mode in program.modes if mode.cost is not None]
    return any([word.works & OF_PLOTTED for word in [*words, *costs]])


def _misfit_untyped(program: Program) -> str:
    """A card of a side deck that is never played itself."""
    for mode in program.modes:
        if mode.types:
            return f'"as {type_names(mode.types)[0]}:" stands on a card that is not of that type'
        if mode.when.kind != fx.FREELY and mode.when.kind not in fx.UNPLAYED:
            return "a card without a type is never played, so it answers nothing"
        if any([effect.word.works & (_DRINKS_ONLY | _ROUND_ONLY) for effect in fx.walk(mode.effects)]):
            return "a card without a type is no drink and no part of a round"
    return ""


def _misfit_of_mode(mode: Mode, types: int) -> str:
    name = type_names(types)[0]
    when = mode.when.kind
    if when in fx.UNPLAYED:
        return (
            "only a card of a side deck without a type is in force, or does something when it is revealed; "
            'what holds, or is activated, in play stands behind "put this into play"'
        )
    if types & _REVEALED and (when != fx.FREELY or mode.guard):
        return f'a card of type "{name}" is revealed, not played: it takes no moment and no condition'
    if types & fx.SOMETIMES and when == fx.FREELY:
        return 'a sometimes card needs a moment to be played at, such as "when you must ante:"'
    if types & _ON_YOUR_MOVE and when != fx.FREELY:
        return f'a card of type "{name}" is played on your own move, not as an answer'
    for effect in fx.walk(mode.effects):
        works = effect.word.works
        if works & (JOINS_MORE | CALLS_OFF) or (works & CHANGES_NUMBER and when == fx.FREELY):
            return "only a card of a side deck without a type joins another"
        if works & _DRINKS_ONLY and not types & fx.DRINK:
            return 'only a drink has a "chaser", "may be shared" or works otherwise "for" a trait'
        if works & TAKES_CONTROL and not (types & (fx.GAMBLING | fx.CHEATING) or when in _INSIDE_A_ROUND):
            return "control is taken by gambling and cheating cards, or in answer to something in a round"
        if works & STARTS_ROUND and not types & (fx.ACTION | fx.EVENT):
            return 'only an action or an event can "start a round"'
    return ""

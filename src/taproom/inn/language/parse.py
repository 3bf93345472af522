"""Card texts and their programs: `parse` is the one way from the first to the second.

The grammar takes a tenth of a second to set up, and the texts of the game's own decks some more to read. So what they
mean is kept beside the grammar, as the reader of texts found it; whatever is not there is read. What is kept is used
only if the very reader at hand has made it: nothing that changes the language can leave an old meaning behind.
"""

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from taproom.inn.effects.program import Effect, Mode, Program, When
from taproom.inn.effects.registry import NAMED
from taproom.inn.language.components import Components
from taproom.inn.language.grammar import sources

KEPT: Final = Path(__file__).with_name("programs.json")
_READER: Final = ("build.py", "components.py", "places.py", "reading.py", "slots.py")
"""The files that decide what a text means, besides those the grammar is made of."""


@lru_cache(maxsize=8192)
def parse(text: str, components: Components = ()) -> Program:
    """The program a card's text says, or a CardTextError."""
    kept = _kept()
    modes = kept.get((text, _shape(components))) or kept.get((text, ""))
    if modes is not None:
        return Program(tuple([_mode(mode) for mode in modes]))
    return read_anew(text, components)


def read_anew(text: str, components: Components = ()) -> Program:
    """The same, but surely by the grammar."""
    from taproom.inn.language.reading import read

    return read(text, components)


def phrases(components: Components = ()) -> list[str]:
    """Every phrase of the language once, with "1" for each number: the help of editors and of error messages."""
    from taproom.inn.language.reading import phrases

    return phrases(components)


@cache
def fingerprint() -> str:
    """Of everything that decides what a text means."""
    digest = hashlib.sha256()
    for path in [*sources(), *[Path(__file__).with_name(name) for name in _READER]]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _kept() -> dict[tuple[str, str], list[Any]]:
    """The modes of the texts that are kept, by the text and the components it was read with."""
    try:
        made_by, *entries = msgspec.json.decode(KEPT.read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
    return {(text, shape): modes for text, shape, modes in entries} if made_by == fingerprint() else {}


def keep(texts: list[tuple[str, Components]]) -> bytes:
    """What to keep of these texts: first who made it, then on each line a text and what it means."""
    lines = {_entry(text, components) for text, components in texts}
    return b"[\n" + b",\n".join([msgspec.json.encode(fingerprint()), *sorted(lines)]) + b"\n]\n"


def _entry(text: str, components: Components) -> bytes:
    program = read_anew(text, components)
    try:
        shape = "" if read_anew(text) == program else _shape(components)
    except ValueError:  # it names a component
        shape = _shape(components)
    return msgspec.json.encode([text, shape, [_plain_mode(mode) for mode in program.modes]])


@lru_cache(maxsize=256)
def _shape(components: Components) -> str:
    """All of the components that a text's meaning depends on."""
    parts = [
        (
            one.key,
            one.number,
            one.side_deck,
            one.low,
            one.high,
            one.steps,
            one.is_token,
            one.stays,
            one.subtype,
            *([True] if one.grows else []),
        )
        for one in components
    ]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12] if parts else ""


def _plain_mode(mode: Mode) -> list[Any]:
    values = [list(mode.when.key()), [_plain_effect(effect) for effect in mode.effects], mode.types]
    if mode.guard is None and mode.cost is None:
        return values
    return [*values, *[None if part is None else _plain_effect(part) for part in (mode.guard, mode.cost)]]


def _plain_effect(effect: Effect) -> list[Any]:
    inner = [_plain_effect(part) for part in effect.inner]
    values = [effect.word.name, effect.who, effect.slot, effect.amount, effect.extra, inner, list(effect.by)]
    parts = (effect.count, effect.only, effect.lasts)
    if parts != (None, None, None):
        return [*values, *[None if part is None else _plain_effect(part) for part in parts]]
    return values if inner or effect.by else values[:5]


def _mode(plain: list[Any]) -> Mode:
    when, effects, types, *parts = plain
    guard, cost = [None if part is None else _effect(part) for part in parts or (None, None)]
    return Mode(When(*when), tuple([_effect(effect) for effect in effects]), types, guard, cost)


def _effect(plain: list[Any]) -> Effect:
    name, who, slot, amount, extra, *nested = plain
    if not nested:
        return Effect(NAMED[name], who, slot, amount, extra)
    inner, by, *parts = nested
    count, only, lasts = [None if part is None else _effect(part) for part in parts or (None, None, None)]
    inside = tuple([_effect(part) for part in inner])
    return Effect(NAMED[name], who, slot, amount, extra, inside, tuple(by), count, only, lasts)

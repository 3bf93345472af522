"""Passwords that anybody would try first."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

from taproom.server.texts import folded

_FEW_LETTERS: Final = 3
"""A password of so few different characters is none."""
_LOOKALIKES: Final = str.maketrans("0134578@$!€", "oieastbasie")
_RUNS: Final = (
    "qwertyuiopasdfghjklzxcvbnm",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
    "йцукенгшщзхъфывапролджэячсмитьбю",
)
_WORDS: Final = frozenset((Path(__file__).parent / "weak.txt").read_text(encoding="utf-8").split())
"""The words most found in lists of stolen passwords, and those of this house."""


def is_weak(password: str, name: str) -> bool:
    """Whether it is one of the commonest, a run of keys, something said over and over, or the account's own name."""
    plain = folded(password)
    if len(set(plain)) <= _FEW_LETTERS or _is_run(plain) or _is_repeated(plain):
        return True
    owner = _letters(folded(name))
    for spelled in {plain, plain.translate(_LOOKALIKES)}:
        core = _letters(spelled)
        if core in _WORDS or _once(core) in _WORDS:
            return True
        if owner and core in (owner, owner[::-1], owner * 2):
            return True
    return plain in (folded(name), folded(name)[::-1])


def _letters(text: str) -> str:
    """Without the digits and signs that people put around a word."""
    return re.sub(r"[\W\d_]+", "", text)


def _once(text: str) -> str:
    """A word that was written twice, once."""
    half = text[: len(text) // 2]
    return half if half * 2 == text else text


def _is_repeated(text: str) -> bool:
    """The same few characters over and over."""
    return any([text == (text[:size] * len(text))[: len(text)] for size in range(1, min(4, len(text) // 2) + 1)])


def _is_run(text: str) -> bool:
    """Neighbours in the alphabet or among the digits, or on a keyboard, either way."""
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    if steps in ({1}, {-1}) or text in "12345678901234567890" or text in "09876543210987654321":
        return True
    return any([text in run or text in run[::-1] for run in _RUNS])

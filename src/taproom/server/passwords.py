"""Passwords: only argon2 hashes are kept, made in threads of their own so that no table waits for them."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from taproom.server.identity import folded
from taproom.server.refusals import Refusal

_THREADS: Final = 2
_MOST_WAITING: Final = 32
"""Each takes much of a second and 64 MiB: when too many come at once, they are told to come back later."""


class Passwords:
    """Makes and checks hashes, with the library's own parameters (RFC 9106, the second recommendation)."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="taproom passwords")
        self._waiting = 0
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        """The hash to store for a password."""
        return str(await self._work(password, None))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. Without a hash the same work is done: timing must not tell which names exist."""
        if kept is None:
            self._nobodys = self._nobodys or await self.hash("")
            await self._work(password, self._nobodys)
            return False
        return bool(await self._work(password, kept))

    def is_dated(self, kept: str) -> bool:
        """Whether the hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Shut the threads down."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _work(self, password: str, kept: str | None) -> str | bool:
        if self._waiting >= _MOST_WAITING:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._hash_or_check, password, kept)
        finally:
            self._waiting -= 1

    def _hash_or_check(self, password: str, kept: str | None) -> str | bool:
        if kept is None:
            return self._hasher.hash(password)
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


# ---- passwords that anybody would try first ----

_FEW_LETTERS: Final = 3
"""A password with fewer different characters than this is too weak."""
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
"""The most frequent words in lists of stolen passwords, and those of this house."""


def is_weak(password: str, name: str) -> bool:
    """Whether it is one of the commonest, a run of keys, a repetition, or the account's own name."""
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

"""Passwords: only argon2 hashes are kept, made in threads of their own so that no table waits for them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from taproom.server.refusals import Refusal

_THREADS: Final = 2
_MOST_WAITING: Final = 32
"""Each takes a good part of a second and 64 MiB: a crowd at the door is told to come again."""


class Passwords:
    """Makes and checks hashes, with the library's own parameters (RFC 9106, the second recommendation)."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="taproom passwords")
        self._waiting = 0
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return str(await self._work(password, None))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. Without a hash the same work is done: nobody learns which names there are."""
        if kept is None:
            self._nobodys = self._nobodys or await self.hash("")
            await self._work(password, self._nobodys)
            return False
        return bool(await self._work(password, kept))

    def is_dated(self, kept: str) -> bool:
        """Whether the hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let the threads end."""
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

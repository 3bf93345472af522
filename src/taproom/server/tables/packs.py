"""Packs that strangers send: text, bounded in every direction, checked by the game, kept under its hash, never run.

A table that is laid with a pack carries its files in its log, and a record carries them in the game's options: nothing
depends on whether the shelf still has it.
"""

import asyncio
import contextlib
import hashlib
import re
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from taproom.kernel.game import game, games
from taproom.kernel.library import PackNews
from taproom.kernel.verdicts import Malformed
from taproom.protocol.rest import NewPack, PackShown
from taproom.protocol.settings import PackFile
from taproom.server.clocks import Clock
from taproom.server.identity import is_key
from taproom.server.refusals import Refusal
from taproom.server.storage.store import Store

LARGEST_PACK: Final = 256 * 1024
"""The largest request that brings one, in bytes."""
SHELF_SECONDS: Final = 30 * 86_400
_MOST_ON_SHELF: Final = 1000
_MOST_WAITING: Final = 8
_DEEPEST: Final = 32
_LONGEST_KEY: Final = 8
_MOST_ERRORS: Final = 50

_part = r"(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
_LONG_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-]){_part}(?:[ \t]*+\.[ \t]*+{_part}){{{_LONGEST_KEY},}}")
"""Each part of a dotted key is a nested table, and reading them takes time quadratic in their number."""


class Packs:
    """The shelf."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="taproom packs")
        self._waiting = 0

    def close(self) -> None:
        """Stop checking."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def put(self, sent: NewPack) -> PackShown:
        """Check a pack and keep it; Refusal with every mistake, its file and line, and what would be right."""
        if sent.game not in games():
            raise Refusal("options", problem=f"{sent.game}? {', '.join(games())}")
        names = [file.name for file in sent.files]
        if len(set(names)) < len(names):
            raise Refusal("pack", problem=f"{max(names, key=names.count)}:1: there are two files of this name")
        news = await self._checked(sent)
        if news.errors:
            raise Refusal("pack", problem="\n".join(news.errors[:_MOST_ERRORS]))
        body = msgspec.json.encode((sent.game, sent.files))
        key = hashlib.sha256(body).hexdigest()
        now = self._clock.wall()
        ((kept,),) = await self._store.read("SELECT COUNT(*) FROM packs", ())
        assert isinstance(kept, int)
        if kept >= _MOST_ON_SHELF:
            raise Refusal("full")
        await self._store.commit(
            [
                ("DELETE FROM packs WHERE made < ?", (now - SHELF_SECONDS,)),
                (
                    "INSERT INTO packs (key, body, made) VALUES (?, ?, ?) "
                    "ON CONFLICT (key) DO UPDATE SET made = excluded.made",
                    (key, body, now),
                ),
            ]
        )
        return PackShown(key, sent.game, tuple(news.decks), tuple(news.warnings), sent.files)

    async def get(self, key: str) -> PackShown:
        """A pack on the shelf."""
        if not is_key(key):
            raise Refusal("no-pack")
        found = await self._store.read("SELECT body FROM packs WHERE key = ?", (key,))
        for (body,) in found:
            assert isinstance(body, bytes)
            game_key, files = msgspec.json.decode(body, type=tuple[str, tuple[PackFile, ...]])
            return PackShown(key, game_key, (), (), files)
        raise Refusal("no-pack")

    async def _checked(self, sent: NewPack) -> PackNews:
        """One at a time, in its own thread: no table waits for it."""
        if self._waiting >= _MOST_WAITING:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, check, sent.game, sent.files)
        finally:
            self._waiting -= 1


def check(game_key: str, files: Sequence[PackFile]) -> PackNews:
    """What is wrong or unusual about a pack; nothing in it is run."""
    problems = [problem for file in files if (problem := _too_deep(file))]
    if problems:
        return PackNews([], problems, [])
    with unpacked(files) as folder:
        try:
            news = game(game_key).library.check_pack(folder)
        except Malformed as error:
            news = PackNews([], [str(error)], [])
        return PackNews(
            news.decks, [_bare(one, folder) for one in news.errors], [_bare(one, folder) for one in news.warnings]
        )


def _bare(text: str, folder: Path) -> str:
    """Without the place where the files happened to be on our disk."""
    return text.replace(f"{folder}/", "").replace(str(folder), "pack")


def _too_deep(file: PackFile) -> str:
    """Why the file would be too expensive to read; empty if it would not."""
    if found := _LONG_KEY.search(file.text):
        line = file.text.count("\n", 0, found.start()) + 1
        return f"{file.name}:{line}: a key of more than {_LONGEST_KEY} parts; decks have keys of one or two"
    depth = 0
    for place, letter in enumerate(file.text):
        if letter in "[{":
            depth += 1
            if depth > _DEEPEST:
                line = file.text.count("\n", 0, place) + 1
                return f"{file.name}:{line}: lists or tables more than {_DEEPEST} deep; decks need two or three"
        elif letter in "]}":
            depth = max(0, depth - 1)
    return ""


@contextlib.contextmanager
def unpacked(files: Sequence[PackFile]) -> Iterator[Path]:
    """The files in a temporary folder, the form in which games read packs."""
    with tempfile.TemporaryDirectory(prefix="taproom-pack-") as name:
        folder = Path(name)
        for file in files:
            (folder / file.name).write_text(file.text, encoding="utf-8", newline="")
        yield folder


@contextlib.contextmanager
def with_pack(options: dict[str, str], files: Sequence[PackFile]) -> Iterator[dict[str, str]]:
    """The options as the game understands them: a pack is a folder to it."""
    if not files:
        yield options
        return
    with unpacked(files) as folder:
        try:
            yield {**options, "pack": str(folder)}
        except Malformed as error:
            raise Malformed(_bare(str(error), folder)) from None

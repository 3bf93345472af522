"""What SQLite's write-ahead log holds beyond the place up to which SQLite reads it.

Commits are frames in the file `-wal`, each with a checksum that goes on from the last one. If a frame is damaged, or
the file was cut, SQLite takes everything before for the whole and says nothing. Here it is said: how many commits are
lost, and which entries of which logs were in those frames that are still there.
(https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log")
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
"""How the words are ordered that the checksums are made of."""
_HEADER, _FRAME = 32, 24
_WHOLE: Final = 0xFFFF_FFFF
_INDEX_LEAF: Final = 0x0A
_KEY_LENGTHS: Final = range(8, 65)


@dataclass
class Lost:
    """What was committed and is not read any more."""

    frames: int = 0
    entries: dict[str, int] = field(default_factory=dict)
    """Of each log the highest number in these frames, by the table's key."""


@dataclass(frozen=True)
class _Frame:
    commit: bool
    whole: bool
    """Whether the checksums hold from the beginning up to here."""
    page: bytes


def lost(database: Path) -> Lost:
    """Must be asked before SQLite opens the database, which begins the file anew."""
    try:
        file = Path(f"{database}-wal").read_bytes()
    except OSError:
        return Lost()
    if len(file) < _HEADER or struct.unpack(">I", file[:4])[0] not in _MAGIC:
        return Lost()
    frames = list(_frames(file))
    good = max([place for place, frame in enumerate(frames, 1) if frame.whole and frame.commit], default=0)
    commits = [place for place, frame in enumerate(frames, 1) if frame.commit and place > good]
    # The last commit of all may have been interrupted, and nobody was told of it; of those there is never a second.
    known = max(commits[-1] if len(commits) > 1 else 0, _published(database, file[16:24]))
    if known <= good:
        return Lost()
    found = Lost(known - good)
    for frame in frames[good:known]:
        for key, number in _entries(frame.page):
            found.entries[key] = max(number, found.entries.get(key, 0))
    return found


def _frames(file: bytes) -> Iterator[_Frame]:
    """All that belong to this beginning of the file; older ones, not overwritten yet, have other salts."""
    magic, _, size = struct.unpack(">III", file[:12])
    order, salts = _MAGIC[magic], file[16:24]
    sums = _checksum(order, file[:24], (0, 0))
    whole = sums == struct.unpack(">II", file[24:32])
    for start in range(_HEADER, len(file) - _FRAME - size + 1, _FRAME + size):
        head, page = file[start : start + _FRAME], file[start + _FRAME : start + _FRAME + size]
        if head[8:16] != salts:
            if whole:
                # The end, or a damaged head: either way nothing that follows is read.
                whole = False
            yield _Frame(False, False, b"")
            continue
        if whole:
            sums = _checksum(order, page, _checksum(order, head[:8], sums))
            whole = sums == struct.unpack(">II", head[16:24])
        yield _Frame(head[4:8] != bytes(4), whole, page)


def _checksum(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for place in range(0, len(words), 2):
        first = (first + words[place] + second) & _WHOLE
        second = (second + words[place + 1] + first) & _WHOLE
    return first, second


def _published(database: Path, salts: bytes) -> int:
    """How many frames the last server to use the file knew of, by the index it shares with readers."""
    try:
        head = Path(f"{database}-shm").read_bytes()[:48]
    except OSError:
        return 0
    if len(head) < 48 or head[32:40] != salts:
        return 0
    return int(struct.unpack("=I", head[16:20])[0])


# ---- entries on a page ----


def _entries(page: bytes) -> Iterator[tuple[str, int]]:
    """The entries of logs whose places are on a page: in no other index a key and a number lead to a row."""
    if not page or page[0] != _INDEX_LEAF:
        return
    (count,) = struct.unpack(">H", page[3:5])
    for place in range(8, 8 + 2 * count, 2):
        try:
            (start,) = struct.unpack(">H", page[place : place + 2])
            found = _record(page, start)
        except (IndexError, struct.error, UnicodeDecodeError):
            continue
        if found is not None:
            yield found


def _record(page: bytes, start: int) -> tuple[str, int] | None:
    _, start = _varint(page, start)
    size, place = _varint(page, start)
    kinds: list[int] = []
    while place < start + size:
        kind, place = _varint(page, place)
        kinds.append(kind)
    if len(kinds) != 3 or kinds[2] > 9 or kinds[0] % 2 == 0 or (kinds[0] - 13) // 2 not in _KEY_LENGTHS:
        return None
    body = start + size
    end = body + (kinds[0] - 13) // 2
    number = _integer(page, end, kinds[1])
    return None if number is None else (page[body:end].decode("ascii"), number)


def _integer(page: bytes, start: int, kind: int) -> int | None:
    if kind in (8, 9):
        return kind - 8
    length = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}.get(kind)
    return None if length is None else int.from_bytes(page[start : start + length], "big", signed=True)


def _varint(page: bytes, place: int) -> tuple[int, int]:
    value = 0
    for length in range(9):
        byte = page[place + length]
        if length == 8:
            return value << 8 | byte, place + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + length + 1
    raise IndexError

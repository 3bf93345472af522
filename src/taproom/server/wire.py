"""The commonest frame, a whole text, read and written (RFC 6455, 5.2): thousands a second, so this is compiled."""

from typing import Final

from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The last frame of a message, and the first: text."""
_MASKED: Final = 0x80
_SHORT: Final = 126
"""From so many bytes on a frame says its size elsewhere."""
_HEAD: Final = 6
"""The bytes before a short masked text: two of the head, four of the mask."""
_heads: Final = [bytes((_TEXT, size)) for size in range(_SHORT)]


def short_text(data: bytes) -> str | None:
    """The text, if this is one whole masked frame of short text and nothing else."""
    if len(data) < _HEAD or data[0] != _TEXT:
        return None
    size = data[1] - _MASKED
    if not 0 <= size < _SHORT or len(data) != _HEAD + size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """A message of text as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return _heads[size] + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text

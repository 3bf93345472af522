"""Text that people typed."""

import re
import unicodedata
from typing import Final

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def clean(text: str) -> str:
    """The text without what could disturb how others see it."""
    return "".join(one for one in text if unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Co")).strip()


def folded(text: str) -> str:
    """Names that look alike are one name, however they are spelled."""
    return unicodedata.normalize("NFKC", clean(text)).casefold()


def is_key(text: str) -> bool:
    """Whether it could be the key of anything; not every database takes every letter."""
    return _KEY.fullmatch(text) is not None

"""Names as people type them, keys, codes and tokens."""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

_TOKEN_BYTES: Final = 24
_CODE_LENGTH: Final = 6
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken for others when read out."""
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def clean(text: str) -> str:
    """The text without characters that could disturb how others see it."""
    return "".join(one for one in text if unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Co")).strip()


def folded(text: str) -> str:
    """The form in which names that look alike are equal, however they are spelled."""
    return unicodedata.normalize("NFKC", clean(text)).casefold()


def is_key(text: str) -> bool:
    """Whether this could be a key at all; not every database accepts every character."""
    return _KEY.fullmatch(text) is not None


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_code() -> str:
    """A short code to read out to friends. It opens a free seat, never one that is taken."""
    # All letters are equally likely: their number divides the number of byte values.
    return "".join([_CODE_LETTERS[byte % len(_CODE_LETTERS)] for byte in secrets.token_bytes(_CODE_LENGTH)])


def fingerprint(token: str) -> str:
    """The hash that is stored instead of a token, so that a reader of the database cannot take the seat."""
    return hashlib.sha256(b"taproom token " + token.encode()).hexdigest()


ANYBODY: Final = fingerprint("watch")
"""The token that lets anybody watch a listed table."""

"""The sentences of this game, from the Fluent files under `locale`."""

from pathlib import Path
from typing import Final

from taproom.i18n.messages import LANGUAGES, Messages

__all__ = ["LANGUAGES", "WORDS", "joined", "say"]

WORDS: Final = Messages(Path(__file__).with_name("locale"))


def say(language: str, message: str, **values: str | int) -> str:
    """The sentence with this id, filled in; a missing value is an error, never a half sentence."""
    return WORDS.say(language, message, **values)


def joined(language: str, parts: list[str], word: str = "and") -> str:
    """'a, b and c', or with another word before the last."""
    if not parts:
        return say(language, "nothing")
    if len(parts) == 1:
        return parts[0]
    return say(language, word, first=", ".join(parts[:-1]), second=parts[-1])
